/** `1 session`, `2 sessions`: for nouns that take an s. */
export function counted(n: number, noun: string): string {
  return `${n} ${n === 1 ? noun : `${noun}s`}`;
}
