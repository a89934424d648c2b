/** The lines of a prompt before, inside and after its block of data; throws unless there is exactly one block. */
export function partsOf(user: string): { readonly before: string; readonly block: string; readonly after: string } {
  const [before, rest, ...more] = user.split('<session_data>\n');
  const [block, after, ...others] = rest?.split('\n</session_data>\n') ?? [];
  if (before === undefined || block === undefined || after === undefined || more.length + others.length > 0) {
    throw new Error('not exactly one block of data');
  }
  return { before, block, after };
}

/** The data as any parser of JSON sees it. */
export function dataIn(user: string): unknown {
  return JSON.parse(partsOf(user).block);
}
