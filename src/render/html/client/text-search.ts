import { scriptJson } from '../../escape.js';
import { type Detail, NOT_ON_PAGE, type PageSummary } from '../page-data.js';

/** What a search has found. */
export interface FoundTexts {
  /** Positions of the rows in whose texts the words stand. */
  readonly rows: ReadonlySet<number>;
  /** How many sessions were not looked through, since the page does not hold their texts. */
  readonly unread: number;
  /** Finds the words wherever they stand in a text. */
  readonly pattern: RegExp;
}

/**
 * Looks for words in the texts of all sessions, reference, candidate and findings, whatever their case. A block of data is
 * looked through as it stands first, and read only where the words may be in it: most are in few.
 * @param blockOf the source of a block, or nothing behind the last one
 */
export function searchTexts(words: string, blockSize: number, blockOf: (at: number) => string | null): FoundTexts {
  const rows = new Set<number>();
  let unread = 0;
  const wanted = new RegExp(literally(words), 'iu');
  const pattern = new RegExp(wanted, 'giu');
  const written = new RegExp(literally(scriptJson(words).slice(1, -1)), 'iu');
  for (let at = 0; ; at++) {
    const source = blockOf(at);
    if (source === null) return { rows, unread, pattern };
    unread += source.split(NOT_ON_PAGE).length - 1;
    if (!written.test(source)) continue;
    const details: readonly Detail[] = JSON.parse(source);
    for (const [i, detail] of details.entries()) {
      if (textsOf(detail).some((text) => wanted.test(text))) rows.add(at * blockSize + i);
    }
  }
}

/** A pattern of the very words; every sign that could mean something else is written by its number. */
function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}

function textsOf({ texts, findings, base }: Detail): readonly string[] {
  return [
    ...(base === undefined ? [] : summaryTexts(base)),
    ...(texts === null ? [] : [...summaryTexts(texts.candidate), ...summaryTexts(texts.reference)]),
    ...findings.flatMap(({ message, suggestion }) => [message, suggestion ?? '']),
  ];
}

function summaryTexts({ title, summary, actions, outcome, moments }: PageSummary): readonly string[] {
  return [title, summary, ...actions, outcome, ...moments.flatMap(({ type, highlight }) => [type, highlight])];
}
