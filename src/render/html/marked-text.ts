import { html, type Markup } from './markup.js';
import type { PageClash } from './page-data.js';
import { diffWords } from './word-diff.js';

export interface MarkedTexts {
  readonly reference: Markup;
  readonly candidate: Markup;
  /** What to say about the marks, where there are none. */
  readonly note: string | null;
}

const NOTES = {
  'too different': 'Hardly a word in common, so that no words are marked.',
  'too long': 'Too long to mark words.',
} as const;

/** Two texts with the words that only one of them has marked, and the places that contradict each other. */
export function markTexts(reference: string, candidate: string, clashes: readonly PageClash[]): MarkedTexts {
  if (reference === '' || candidate === '') {
    return { reference: paragraph(reference), candidate: paragraph(candidate), note: null };
  }
  const diff = diffWords(reference, candidate);
  const wanted = clashes.flatMap((clash) => find(reference, clash.wanted, clash.wantedSentence));
  const given = clashes.flatMap((clash) => find(candidate, clash.given, clash.givenSentence));
  return {
    reference: paragraph(reference, segments(diff.reference, wanted), 'missing'),
    candidate: paragraph(candidate, segments(diff.candidate, given), 'added'),
    note: diff.unmarked === null ? null : NOTES[diff.unmarked],
  };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where a few words of a sentence stand in a text; nowhere when masking has changed them. */
function find(text: string, words: string, sentence: string): readonly Range[] {
  const from = sentence === '' ? 0 : Math.max(0, text.indexOf(sentence));
  const start = words === '' ? -1 : text.indexOf(words, from);
  return start < 0 ? [] : [{ start, end: start + words.length }];
}

interface Segment extends Range {
  readonly shared: boolean;
  readonly clashing: boolean;
}

/** Cuts a text wherever one of the two kinds of marks starts or ends. */
function segments(
  pieces: readonly (Range & { readonly shared: boolean })[],
  clashes: readonly Range[],
): readonly Segment[] {
  const cuts = [...clashes.flatMap(({ start, end }) => [start, end])].sort((a, b) => a - b);
  return pieces.flatMap(({ start, end, shared }) => {
    const inside = cuts.filter((cut, i) => cut > start && cut < end && cut !== cuts[i - 1]);
    return [start, ...inside].map((from, i) => ({
      start: from,
      end: inside[i] ?? end,
      shared,
      clashing: clashes.some((clash) => clash.start <= from && from < clash.end),
    }));
  });
}

/** `del` and `ins` are what screen readers know; the classes say how it looks. */
function paragraph(text: string, parts: readonly Segment[] = [], alone: 'missing' | 'added' = 'added'): Markup {
  if (text === '') return html`<p class="text empty">empty</p>`;
  if (parts.length === 0) return html`<p class="text" dir="auto">${text}</p>`;
  return html`<p class="text" dir="auto">${parts.map(({ start, end, shared, clashing }) => {
    const words = text.slice(start, end);
    if (clashing) return html`<mark class="clash">${words}</mark>`;
    if (shared) return words;
    return alone === 'missing' ? html`<del class="missing">${words}</del>` : html`<ins class="added">${words}</ins>`;
  })}</p>`;
}
