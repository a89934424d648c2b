export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Abbreviations that end in a full stop without ending a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|ca|no|fig|dr|mr|ms|cf|bzw|z\.\s?B|d\.\s?h|núm|p\.\s?ej)\.$/i;

/** The sentences of a text, without the blanks between them. Ideographic full stops need no blank after them. */
export function sentencesOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    const sentence = text.slice(start, end);
    const left = sentence.length - sentence.trimStart().length;
    if (left < sentence.length) spans.push({ start: start + left, end: start + sentence.trimEnd().length });
    start = end;
  };
  for (const match of text.matchAll(/[.!?]["'”’)\]]*(?=\s)|[。！？][」』）]*|\n+/g)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && goesOn(text, start, end)) continue;
    close(end);
  }
  close(text.length);
  return spans;
}

/** Items that lie inside of the spans, by span. Both stand in the order of the text. */
export function groupedBy<T extends Span>(spans: readonly Span[], items: readonly T[]): readonly (readonly T[])[] {
  let next = 0;
  return spans.map((span) => {
    const inside: T[] = [];
    for (let item = items[next]; item !== undefined && item.start < span.end; item = items[++next]) {
      if (item.start >= span.start && item.end <= span.end) inside.push(item);
    }
    return inside;
  });
}

/** Whether a full stop ends only an abbreviation: it is known as one, or a word in small letters follows. */
function goesOn(text: string, start: number, end: number): boolean {
  if (ABBREVIATION.test(text.slice(Math.max(start, end - 12), end))) return true;
  const next = /^\s+(\S+)/.exec(text.slice(end, end + 80))?.[1] ?? '';
  return /^\p{Ll}+[,;:]?$/u.test(next);
}
