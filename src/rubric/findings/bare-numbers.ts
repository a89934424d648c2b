/** A number that stands in place of another one, as the rubric writes them. */
interface BareNumber {
  readonly given: string;
  readonly wanted: string;
}

/** The numbers that differ between two spellings of a fact: 2240 of CN-2240, 40 of "40 hours", 440000 of 440,000. */
export function bareNumbers({ given, wanted }: BareNumber): readonly BareNumber[] {
  const [ours, theirs] = [numbersOf(given), numbersOf(wanted)];
  if (ours.length !== theirs.length) return [];
  return ours.flatMap((number, i) => {
    const other = theirs[i] ?? number;
    return other === number ? [] : [{ given: number, wanted: other }];
  });
}

/** Without the marks between thousands. */
function numbersOf(written: string): readonly string[] {
  return written.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').match(/\d+(?:\.\d+)?/g) ?? [];
}
