import type { Defect, FindingCode, PlaceOf } from '../../core/finding.js';
import type { TextEvidence, WordEvidence } from '../evidence.js';
import { isEmptyTitle } from '../form/empty-statement.js';
import { isGeneralWord } from '../general-words.js';
import { contentWords, GENERIC_TITLE_WORDS, KINDS_OF_WORK, STOP_WORDS } from '../word-lists.js';
import { hasUnspacedScript, hasWords, wordSet } from '../words.js';
import { contradictionDefects } from './contradiction-defects.js';
import { nameSome, quote } from './quote.js';

/** A title that shares less than this with the reference has drifted. */
const DRIFT_BELOW = 0.5;

/** What is wrong with a title: false, or empty, fit for any session, about something else (one of these at most). */
export function titleDefects(
  reference: string,
  candidate: string,
  score: number,
  evidence: WordEvidence | TextEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const contradictions =
    evidence?.kind === 'text'
      ? contradictionDefects(evidence.comparison.contradictions, 'title', ['title'], placeOf)
      : [];
  return [...contradictions, ...driftOf(reference, candidate, score, evidence, placeOf)];
}

function driftOf(
  reference: string,
  candidate: string,
  score: number,
  evidence: WordEvidence | TextEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const titleDefect = (code: FindingCode, message: string, suggestion: string): readonly Defect[] => [
    { code, dimension: 'title', message, suggestion, place: placeOf(['title']) },
  ];
  if (!hasWords(reference) && hasWords(candidate)) {
    return titleDefect(
      'TITLE_DRIFT',
      'The reference has no title, the candidate has one',
      'Write it into the reference, if the session deserves it',
    );
  }
  if (!hasWords(candidate)) {
    if (!hasWords(reference)) return [];
    return titleDefect('TITLE_EMPTY', 'The title is empty', `Write a title such as ${quote(reference)}`);
  }
  const advice = `Say what was achieved, such as ${quote(reference)}`;
  if (isGeneric(candidate, reference) && !isGeneric(reference, '')) {
    return titleDefect('TITLE_GENERIC', `The title ${quote(candidate)} would fit any session`, advice);
  }
  if (isEmptyTitle(candidate) && !isEmptyTitle(reference)) {
    const message = `The title ${quote(candidate)} says what was worked on, and not what came of it`;
    return titleDefect('TITLE_GENERIC', message, advice);
  }
  if (evidence === null) return [];
  const drift = evidence.kind === 'words' ? wordDrift(reference, score, evidence) : coverageDrift(reference, evidence);
  return drift === undefined ? [] : titleDefect('TITLE_DRIFT', drift, `Compare with ${quote(reference)}`);
}

function wordDrift(reference: string, score: number, evidence: WordEvidence): string | undefined {
  const missing = contentWords(evidence.missing);
  if (score >= DRIFT_BELOW || hasUnspacedScript(reference) || missing.length === 0) return undefined;
  const all = evidence.shared.length + evidence.missing.length;
  return `The title shares ${evidence.shared.length} of ${all} words with the reference; missing: ${nameSome(reference, missing)}`;
}

function coverageDrift(reference: string, { comparison, similarity }: TextEvidence): string | undefined {
  if (similarity >= DRIFT_BELOW || comparison.missing.length === 0) return undefined;
  const missing = hasUnspacedScript(reference) ? '' : `; missing: ${nameSome(reference, comparison.missing)}`;
  return `The title covers ${comparison.recall.toFixed(2)} of the reference${missing}`;
}

/** A digit, a sign of code, a hump, capitals, or one behind a small word make a name of general words: "CI", "readData", "in Go". */
const NAMES = /\d|[_/`#@]|\p{Ll}\p{Lu}|\p{Lu}{2}|(?<= \p{Ll}+ )\p{Lu}/u;

/** Fewer general words may name something: "Quick sort", "General relativity". */
const FEWEST_GENERAL = 3;

/** "Update on the ongoing topic": general words, one of them for a kind of work. */
function isOfGeneralWords(title: string, words: readonly string[]): boolean {
  const all = [...wordSet(title)].filter((word) => !STOP_WORDS.has(word));
  if (all.length < FEWEST_GENERAL || NAMES.test(title)) return false;
  return (
    words.every((word) => KINDS_OF_WORK.has(word) || isGeneralWord(word)) &&
    all.some((word) => KINDS_OF_WORK.has(word) || GENERIC_TITLE_WORDS.has(word))
  );
}

/**
 * Whether a title would fit any session. Words for a kind of work and other general words say something where the reference has all of
 * them, too. True of a title without words, too.
 */
function isGeneric(title: string, reference: string): boolean {
  const words = [...wordSet(title)].filter((word) => !GENERIC_TITLE_WORDS.has(word) && !STOP_WORDS.has(word));
  if (!words.every((word) => KINDS_OF_WORK.has(word)) && !isOfGeneralWords(title, words)) return false;
  const named = wordSet(reference);
  return words.length === 0 || !words.every((word) => named.has(word));
}
