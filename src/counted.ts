/** `1 session`, `2 sessions`: for nouns that take an s, or with their plural. */
export function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : plural}`;
}
