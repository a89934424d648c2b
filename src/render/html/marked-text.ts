import { diffWords, type Piece } from '../word-diff.js';
import { html, type Markup } from './markup.js';
import type { PageClash } from './page-data.js';

interface MarkedTexts {
  readonly reference: Markup;
  readonly candidate: Markup;
  /** Why no words are marked; null where the marks tell something. */
  readonly note: string | null;
}

/** Below this share of the shorter text, if it is more than a few words, the marks would be everywhere and tell nothing. */
const LEAST_SHARED = 0.15;
const FEW_CHARACTERS = 30;

/** Two texts with the words that only one of them has marked, and the places that contradict each other. */
export function markTexts(reference: string, candidate: string, clashes: readonly PageClash[]): MarkedTexts {
  if (reference === '' || candidate === '') {
    return { reference: paragraph(reference, [], 'missing'), candidate: paragraph(candidate, [], 'added'), note: null };
  }
  const diff = diffWords(reference, candidate);
  const shorter = Math.min(reference.length, candidate.length);
  const differs = shorter > FEW_CHARACTERS && sharedLength(diff.reference) < shorter * LEAST_SHARED;
  const wanted = clashes.flatMap((clash) => find(reference, clash.wanted, clash.wantedSentence));
  const given = clashes.flatMap((clash) => find(candidate, clash.given, clash.givenSentence));
  const pieces = (text: string, of: readonly Piece[]): readonly Piece[] => (differs ? [{ text, changed: false }] : of);
  return {
    reference: paragraph(reference, segments(pieces(reference, diff.reference), wanted), 'missing'),
    candidate: paragraph(candidate, segments(pieces(candidate, diff.candidate), given), 'added'),
    note: differs ? 'Hardly a word in common, so that no words are marked.' : null,
  };
}

function sharedLength(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { text, changed }) => (changed ? sum : sum + text.length), 0);
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
  readonly changed: boolean;
  readonly clashing: boolean;
}

/** Cuts a text wherever one of the two kinds of marks starts or ends; blanks behind a changed word are not marked. */
function segments(pieces: readonly Piece[], clashes: readonly Range[]): readonly Segment[] {
  const cuts = [...clashes.flatMap(({ start, end }) => [start, end])].sort((a, b) => a - b);
  let start = 0;
  const cut = pieces.flatMap(({ text, changed }) => {
    const end = start + text.length;
    const blanks = end - (text.length - text.trimEnd().length);
    const inside = [...cuts, ...(changed ? [blanks] : [])].sort((a, b) => a - b);
    const starts = [start, ...inside.filter((cut, i) => cut > start && cut < end && cut !== inside[i - 1])];
    start = end;
    return starts.map((from, i) => ({
      start: from,
      end: starts[i + 1] ?? end,
      changed: changed && from < blanks,
      clashing: clashes.some((clash) => clash.start <= from && from < clash.end),
    }));
  });
  return joinClashes(cut);
}

/** A contradiction is one mark, whichever of its words the other side has. */
function joinClashes(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (last?.clashing && segment.clashing) joined[joined.length - 1] = { ...last, end: segment.end };
    else joined.push(segment);
  }
  return joined;
}

/** `del` and `ins` are what screen readers know; the classes say how it looks. */
function paragraph(text: string, parts: readonly Segment[], alone: 'missing' | 'added'): Markup {
  if (text === '') return html`<p class="text empty">empty</p>`;
  if (parts.length === 0) return html`<p class="text" dir="auto">${text}</p>`;
  return html`<p class="text" dir="auto">${parts.map(({ start, end, changed, clashing }) => {
    const words = text.slice(start, end);
    if (clashing) return html`<mark class="clash">${words}</mark>`;
    if (!changed) return words;
    return alone === 'missing' ? html`<del class="missing">${words}</del>` : html`<ins class="added">${words}</ins>`;
  })}</p>`;
}
