import type { Defect, FindingCode, PlaceOf } from '../finding.js';
import type { WordEvidence } from './evidence.js';
import { nameSome, quote } from './quote.js';
import { BOILERPLATE, COUNTED_PARTS, GENERIC_TITLE_WORDS, REFUSAL, STOP_WORDS } from './word-lists.js';
import { hasUnspacedScript, hasWords, wordSet } from './words.js';

/** A title that shares less than this with the reference has drifted. */
const DRIFT_BELOW = 0.5;

/** A summary that has less than this share of the reference's content words has a gap. */
const GAP_BELOW = 0.5;

const WRITE_REFERENCE = 'Write it into the reference, if the session deserves it';
const SAY_THE_WORK = 'Say what was wanted, found, done and left open';

/** What is wrong with a title: empty, fit for any session, or about something else. At most one finding. */
export function titleDefects(
  reference: string,
  candidate: string,
  score: number,
  evidence: WordEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const titleDefect = (code: FindingCode, message: string, suggestion: string): readonly Defect[] => [
    { code, dimension: 'title', message, suggestion, place: placeOf(['title']) },
  ];
  if (!hasWords(reference) && hasWords(candidate)) {
    return titleDefect('TITLE_DRIFT', 'The reference has no title, the candidate has one', WRITE_REFERENCE);
  }
  if (!hasWords(candidate)) {
    if (!hasWords(reference)) return [];
    return titleDefect('TITLE_EMPTY', 'The title is empty', `Write a title such as ${quote(reference)}`);
  }
  if (isGeneric(candidate) && !isGeneric(reference)) {
    return titleDefect(
      'TITLE_GENERIC',
      `The title ${quote(candidate)} would fit any session`,
      `Say what was achieved, such as ${quote(reference)}`,
    );
  }
  if (evidence === null || score >= DRIFT_BELOW || hasUnspacedScript(reference)) return [];
  const missing = contentWords(evidence.missing);
  if (missing.length === 0) return [];
  return titleDefect(
    'TITLE_DRIFT',
    `The title shares ${evidence.shared.length} of ${evidence.shared.length + evidence.missing.length} words with the reference; missing: ${nameSome(reference, missing)}`,
    `Compare with ${quote(reference)}`,
  );
}

/** True of a title without words, too. */
function isGeneric(title: string): boolean {
  return [...wordSet(title)].every((word) => GENERIC_TITLE_WORDS.has(word) || STOP_WORDS.has(word));
}

/** What is wrong with a summary: empty, no summary at all, out of proportion, or lacking what the reference says. */
export function summaryDefects(
  reference: string,
  candidate: string,
  evidence: WordEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const defects: Defect[] = [];
  const add = (code: FindingCode, message: string, suggestion: string): void => {
    defects.push({ code, dimension: 'summary', message, suggestion, place: placeOf(['summary']) });
  };
  if (!hasWords(candidate)) {
    if (hasWords(reference)) add('SUMMARY_EMPTY', 'The summary is empty', SAY_THE_WORK);
    return defects;
  }
  if (!hasWords(reference)) {
    add('SUMMARY_TOO_LONG', 'The reference has no summary, the candidate has one', WRITE_REFERENCE);
    return defects;
  }
  const refusal = REFUSAL.test(reference) ? undefined : REFUSAL.exec(candidate)?.[0];
  const boilerplate = findBoilerplate(reference, candidate);
  if (refusal !== undefined) {
    const message = `The summary is a refusal to summarise: ${quote(refusal)}`;
    add('SUMMARY_BOILERPLATE', message, 'Treat a refusal as an error in the pipeline, not as a summary');
  } else if (boilerplate !== undefined) {
    const message = `The summary speaks of the recording, not of the work: ${quote(boilerplate)}`;
    add('SUMMARY_BOILERPLATE', message, SAY_THE_WORK);
  }
  if (evidence === null) return defects;
  if (evidence.lengthFactor < 1) {
    const short = evidence.lengthRatio < 1;
    add(
      short ? 'SUMMARY_TOO_SHORT' : 'SUMMARY_TOO_LONG',
      `The summary has ${evidence.lengthRatio.toFixed(2)} times the distinct words of the reference, which costs a factor of ${evidence.lengthFactor}`,
      short ? 'Cover more of the session' : 'Cut what the session is not about',
    );
  }
  // Without spaces the words of v1 are whole clauses: naming them as missing would say nothing.
  if (hasUnspacedScript(reference)) return defects;
  const missing = contentWords(evidence.missing);
  const wanted = missing.length + contentWords(evidence.shared).length;
  if (wanted > 0 && (wanted - missing.length) / wanted < GAP_BELOW) {
    add(
      'SUMMARY_GAP',
      `The summary has ${wanted - missing.length} of ${wanted} content words of the reference; missing: ${nameSome(reference, missing)}`,
      'Say what these words stand for, where it matters',
    );
  }
  return defects;
}

function findBoilerplate(reference: string, candidate: string): string | undefined {
  const counted = COUNTED_PARTS.exec(candidate);
  const isTheWork = counted !== null && new RegExp(`\\b${counted[1]}s?\\b`, 'i').test(reference);
  if (counted !== null && !isTheWork) return counted[0];
  if (BOILERPLATE.some((pattern) => pattern.test(reference))) return undefined;
  return BOILERPLATE.map((pattern) => pattern.exec(candidate)?.[0]).find((match) => match !== undefined);
}

function contentWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !STOP_WORDS.has(word));
}
