/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Where a sentence may end; ideographic full stops need no blank after them. */
const STOP = /[.!?]["'”’)\]]*(?=\s)|[。！？][」』）]*|\n+/g;

/** What ends in a full stop without ending a sentence: "i.e. EUR 40", "Ms. Brandt". */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|vs|approx|ca|cf|mrs?|ms|dr|bzw|sra?|z\.\s?B|d\.\s?h|p\.\s?ej)\.$/i;

/** What ends so only before something else: "Nr. 12", "am 9. März". */
const ONLY_BEFORE: readonly (readonly [before: RegExp, behind: RegExp])[] = [
  [/(?:^|[\s(])(?:nos?|nr|núm|fig|vol|pp?)\.$/i, /^\s+\d/],
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

/** Whether a full stop ends only an abbreviation or an ordinal, or a word in small letters follows. */
function goesOn(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(start, end - 12), end);
  const behind = text.slice(end, end + 80);
  if (ABBREVIATION.test(before)) return true;
  if (ONLY_BEFORE.some(([ending, next]) => ending.test(before) && next.test(behind))) return true;
  const next = /^\s+(\S+)/.exec(behind)?.[1] ?? '';
  return /^\p{Ll}+[,;:]?$/u.test(next);
}

/**
 * The lines and sentences of a text as its marks part them, whatever its language, also before a small letter and behind an
 * abbreviation: for what is looked at piece by piece, where a cut too many does no harm.
 */
export function passagesOf(text: string): readonly string[] {
  return text.split(PASSAGE_END);
}

const PASSAGE_END = /(?<=[.!?…]["”»')\]`]{0,3})\s+|(?<=[。！？])\s*|\n+/;

/** The last passages of a text, the last one first, without marks that close what is before; from so many characters only. */
export function lastPassages(text: string, most: number, longest: number): readonly string[] {
  const isWhole = text.length <= longest;
  const passages = passagesOf(isWhole ? text : text.slice(-longest));
  return (isWhole ? passages : passages.slice(1))
    .map((passage) => passage.replace(BEFORE_WORDS, '').trimEnd())
    .filter((passage) => passage !== '')
    .reverse()
    .slice(0, most);
}

const BEFORE_WORDS = /^["”»')\]`\s]+/;
