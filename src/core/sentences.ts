/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a sentence may end; ideographic full stops need no blank after them. */
const STOP = /[.!?]["'”’)\]]*(?=\s)|[。！？][」』）]*|\n+/g;

/** What ends in a full stop without ending a sentence: "i.e. EUR 40", "Ms. Brandt"; "40 ms." does. */
const ABBREVIATION =
  /(?:^|[\s([{"'“„«—–-])(?:[Ee]\.g|[Ii]\.e|vs|[Aa]pprox|[Cc]a|[Cc]f|[Bb]zw|Mrs?|Ms|Dr|Sra?|Prof|[Zz]\.\s?B|[Dd]\.\s?h|[Pp]\.\s?ej)\.$/;

/** What ends so only before something else: "z. B.", "Nr. 12", "am 9. März", and whatever is short before a number: "max. 40". */
const ONLY_BEFORE: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [/(?<!\p{L})\p{Ll}\.$/u, /^\s+\p{L}\.(?!\p{L})/u],
  [/(?<!\p{L})\p{L}{1,4}\.$/u, /^\s+\d/],
  [/(?<![\d.,])\d{1,2}\.$/, /^\s+(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/],
];

/**
 * The sentences of a text, without the blanks between them: cut only where a sentence surely ends, since what a cut tears from
 * its sentence is looked at alone. The rubric takes a text apart into sentences and words in one pass of its own.
 */
export function sentencesOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let start = 0;
  const close = (end: number) => {
    const sentence = text.slice(start, end);
    const left = sentence.length - sentence.trimStart().length;
    if (left < sentence.length) spans.push({ start: start + left, end: start + sentence.trimEnd().length });
    start = end;
  };
  for (const match of text.matchAll(STOP)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && goesOn(text, start, end)) continue;
    close(end);
  }
  close(text.length);
  return spans;
}

/**
 * Whether a full stop ends only an abbreviation or an ordinal, or a word in small letters follows. A name in small letters may begin a
 * sentence: `apps/mobile`, `npm_config`.
 * @param start where the sentence begins
 * @param end where the stop ends
 */
export function goesOn(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(start, end - 12), end);
  const behind = text.slice(end, end + 80);
  if (ABBREVIATION.test(before)) return true;
  if (ONLY_BEFORE.some(([ending, next]) => ending.test(before) && next.test(behind))) return true;
  const next = /^\s+(\S+)/.exec(behind)?.[1] ?? '';
  return /^\p{Ll}+[,;:.)]?$/u.test(next);
}

/**
 * The lines and sentences of a text as its marks part them, whatever its language, also before a small letter and behind an
 * abbreviation, but not behind a mark that closes: a quotation of several sentences stays whole with what is quoted last.
 */
export function passagesOf(text: string): readonly string[] {
  return [...passagesIn(text)];
}

/** The same one after the other: a transcript may have millions of them, most of which nobody wants to keep. */
export function* passagesIn(text: string): Generator<string> {
  let start = 0;
  for (const { index, 0: end } of text.matchAll(PASSAGE_END)) {
    // Behind the last character nothing ends.
    if (index === text.length) break;
    yield text.slice(start, index);
    start = index + end.length;
  }
  yield text.slice(start);
}

const PASSAGE_END = /(?<=[.!?])\s+|(?<=[。！？])\s*|\n+/g;

/**
 * The last passages of a text, the last one first, from so many characters only. Here they end behind closing marks, too, and lose
 * those before their first word: what speaks to a reader stands behind what is quoted.
 */
export function lastPassages(text: string, most: number, longest: number): readonly string[] {
  const isWhole = text.length <= longest;
  const passages = (isWhole ? text : text.slice(-longest)).split(LAST_PASSAGE_END);
  return (isWhole ? passages : passages.slice(1))
    .map((passage) => passage.replace(BEFORE_WORDS, '').trimEnd())
    .filter((passage) => passage !== '')
    .reverse()
    .slice(0, most);
}

const LAST_PASSAGE_END = /(?<=[.!?]["”»')\]`]{0,3})\s+|(?<=[。！？])\s*|\n+/;
const BEFORE_WORDS = /^["”»')\]`\s]+/;
