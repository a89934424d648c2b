/** The eras of Japan by which years are counted, each with the year before its first. */
export const ERAS: ReadonlyMap<string, number> = new Map([
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
]);
