import { plainLine } from '../../core/text.js';
import type { TranscriptLine } from '../../inputs/corpus/transcript.js';

/** Quotation marks that a model may set around a quote, or straighten inside of it. */
const MARKS = /[“”„«»]/g;
const APOSTROPHES = /[‘’‚]/g;

/** What may stand at an end of a quote that is not quoted: marks of omission, and the stop of the sentence around it. */
const ENDS = /^[\s"'.…[\]]+|[\s"'.,;:…[\]]+$/g;

/** A text as quotes are looked up in it: one line, single blanks, without control characters, marks straightened. */
export function forQuotes(text: string): string {
  return plainLine(text).replace(MARKS, '"').replace(APOSTROPHES, "'");
}

/** Where a quote stands in a text that `forQuotes` made, or -1. An empty quote stands nowhere. */
export function findQuote(text: string, quote: string): number {
  const wanted = forQuotes(quote).replace(ENDS, '');
  return wanted === '' ? -1 : text.indexOf(wanted);
}

/** The line of the file in which a quote begins, which may go on over several; nothing where it does not stand there. */
export function lineOfQuote(lines: readonly TranscriptLine[], quote: string): number | undefined {
  let text = '';
  const starts: { readonly offset: number; readonly line: number }[] = [];
  for (const { line, text: written } of lines) {
    const clean = forQuotes(written);
    if (clean === '') continue;
    if (text !== '') text += ' ';
    starts.push({ offset: text.length, line });
    text += clean;
  }
  const at = findQuote(text, quote);
  return at === -1 ? undefined : starts.findLast(({ offset }) => offset <= at)?.line;
}

/** Between double quotation marks of any kind, or backticks: at least four characters. */
const QUOTED = /"([^"]{4,400})"|`([^`]{4,400})`/g;

/** What an explanation quotes, in the order of the text. */
export function quotesIn(explanation: string): readonly string[] {
  return [...forQuotes(explanation).matchAll(QUOTED)].map(([, quoted, code]) => quoted ?? code ?? '');
}
