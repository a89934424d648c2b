/** GitHub's paging: at most 100 to a page, 30 when nobody says, links to the other pages in a header. */
export function cutPage(
  items: readonly unknown[],
  query: URLSearchParams,
  pageUrl: (query: URLSearchParams) => string,
): { readonly items: readonly unknown[]; readonly link: string | undefined } {
  const wanted = Number(query.get('per_page') ?? 30);
  const perPage = wanted < 1 ? 30 : Math.min(wanted, 100);
  const page = Math.max(1, Number(query.get('page') ?? 1));
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const to = (number: number, rel: string): string => {
    const target = new URLSearchParams(query);
    target.set('page', String(number));
    return `<${pageUrl(target)}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [to(Math.min(page - 1, last), 'prev')] : []),
    ...(page < last ? [to(page + 1, 'next'), to(last, 'last')] : []),
    ...(page > 1 ? [to(1, 'first')] : []),
  ];
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    link: links.length > 0 ? links.join(', ') : undefined,
  };
}
