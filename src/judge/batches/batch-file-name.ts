/** The path of the file of batches beside a cassette. */
export function batchFileOf(cassette: string): string {
  return `${cassette}.batches.jsonl`;
}
