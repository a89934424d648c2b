import { addTo } from '../core/groups.js';
import type { Moment, Summary } from '../core/summary.js';
import type { BestPartner, BulletMatch, DimensionResult, Evidence, Score } from './evidence.js';
import { type Words, WordTable } from './word-table.js';
import { difference, intersection, jaccard, simpleLowerCase, trimWhiteSpace } from './words.js';

/**
 * The original lexical rubric, kept exactly: word sets for texts, thresholded word sets for bullets, equality for
 * the outcome, counts and types for moments. It is blind to paraphrase, negation and word order; it stays as the
 * yardstick. Scores are not rounded.
 */
export class RubricV1 {
  private table = new WordTable();

  score(reference: Summary, candidate: Summary): readonly DimensionResult[] {
    if (this.table.isFull) this.table = new WordTable();
    const { table } = this;
    return [
      { dimension: 'title', ...scoreText(reference.title, candidate.title, table, titleLengthFactor) },
      { dimension: 'summary', ...scoreText(reference.summary, candidate.summary, table, summaryLengthFactor) },
      { dimension: 'key_actions', ...scoreActions(reference.key_actions, candidate.key_actions, table) },
      { dimension: 'outcome', ...scoreOutcome(reference.outcome, candidate.outcome) },
      { dimension: 'aha_moments', ...scoreMoments(reference.aha_moments, candidate.aha_moments) },
    ];
  }
}

const EDGE_CASE: Evidence = { kind: 'edge-case' };

/** Both empty is agreement, one empty is none; `undefined` when both sides have something. */
export function scoreEmpty(reference: number, candidate: number): Score | undefined {
  if (reference === 0 && candidate === 0) return { score: 1, reason: 'both empty', evidence: EDGE_CASE };
  if (reference === 0) return { score: 0, reason: 'the reference is empty', evidence: EDGE_CASE };
  if (candidate === 0) return { score: 0, reason: 'the candidate is empty', evidence: EDGE_CASE };
  return undefined;
}

function titleLengthFactor(ratio: number): number {
  return ratio < 0.5 || ratio > 2 ? 0.7 : 1;
}

function summaryLengthFactor(ratio: number): number {
  if (ratio < 0.3) return 0.5;
  return ratio > 3 ? 0.8 : 1;
}

function scoreText(
  reference: string,
  candidate: string,
  table: WordTable,
  lengthFactor: (ratio: number) => number,
): Score {
  const wanted = table.read(reference);
  const given = table.read(candidate);
  const empty = scoreEmpty(wanted.length, given.length);
  if (empty !== undefined) return empty;

  const { shared, missing } = table.compare(wanted, given);
  const union = wanted.length + given.length - shared.length;
  const similarity = shared.length / union;
  const ratio = given.length / wanted.length;
  const factor = lengthFactor(ratio);
  const cost = factor === 1 ? '' : `, x ${factor} for its length`;
  return {
    score: similarity * factor,
    reason: `${shared.length} of ${union} words shared, length ratio ${ratio.toFixed(2)}${cost}`,
    evidence: {
      kind: 'words',
      shared,
      missing,
      extra: table.compare(given, wanted).missing,
      jaccard: similarity,
      lengthRatio: ratio,
      lengthFactor: factor,
    },
  };
}

/** Word sets this similar count as the same action. */
const BULLET_THRESHOLD = 0.3;

function scoreActions(reference: readonly string[], candidate: readonly string[], table: WordTable): Score {
  const empty = scoreEmpty(reference.length, candidate.length);
  if (empty !== undefined) return empty;

  const wanted = reference.map((action) => table.read(action));
  const given = candidate.map((action) => table.read(action));
  const [referenceMatches, candidateMatches] = matchBullets(wanted, given);
  const found = referenceMatches.filter(({ matched }) => matched).length;
  const justified = candidateMatches.filter(({ matched }) => matched).length;
  const recall = found / wanted.length;
  const precision = justified / given.length;
  const f1 = recall + precision > 0 ? (2 * recall * precision) / (recall + precision) : 0;
  return {
    score: f1,
    reason: `${found} of ${wanted.length} actions found, ${justified} of ${given.length} candidate actions justified, F1 ${f1.toFixed(2)}`,
    evidence: {
      kind: 'actions',
      reference: referenceMatches,
      candidate: candidateMatches,
      recall,
      precision,
      f1,
      threshold: BULLET_THRESHOLD,
    },
  };
}

/**
 * The best partner of every bullet on both sides, by Jaccard similarity, the first of equals. Counts shared words over
 * an index from words to bullets instead of comparing all pairs: bullets without a common word cost nothing, and no
 * matrix is kept.
 */
function matchBullets(
  wanted: readonly Words[],
  given: readonly Words[],
): readonly [readonly BulletMatch[], readonly BulletMatch[]] {
  const bulletsWith = new Map<number, number[]>();
  for (const [j, words] of given.entries()) {
    for (const word of words) {
      addTo(bulletsWith, word, j);
    }
  }
  const shared = new Uint32Array(given.length);
  const bestOfGiven = new Array<BestPartner | null>(given.length).fill(null);
  const bestOfWanted = wanted.map((words, i) => {
    const touched: number[] = [];
    for (const word of words) {
      for (const j of bulletsWith.get(word) ?? NONE) {
        if (shared[j] === 0) touched.push(j);
        shared[j] = (shared[j] ?? 0) + 1;
      }
    }
    let best: BestPartner | null = null;
    for (const j of touched) {
      const count = shared[j] ?? 0;
      const similarity = count / (words.length + (given[j]?.length ?? 0) - count);
      shared[j] = 0;
      if (best === null || similarity > best.similarity || (similarity === best.similarity && j < best.index)) {
        best = { index: j, similarity };
      }
      if (similarity > (bestOfGiven[j]?.similarity ?? 0)) bestOfGiven[j] = { index: i, similarity };
    }
    return best;
  });
  return [bestOfWanted.map(toMatch), bestOfGiven.map(toMatch)];
}

const NONE: readonly number[] = [];

function toMatch(best: BestPartner | null): BulletMatch {
  return { best, matched: (best?.similarity ?? 0) >= BULLET_THRESHOLD };
}

/** Equal without regard to case and white space around; the same in both rubrics. */
export function scoreOutcome(reference: string, candidate: string): Score {
  const wanted = normalizeOutcome(reference);
  const given = normalizeOutcome(candidate);
  return {
    score: wanted === given ? 1 : 0,
    reason: wanted === given ? 'equal' : 'different',
    evidence: { kind: 'outcome', reference: wanted, candidate: given },
  };
}

/** An outcome as outcomes are compared: in small letters, without white space around. */
export function normalizeOutcome(outcome: string): string {
  return trimWhiteSpace(simpleLowerCase(outcome));
}

function scoreMoments(reference: readonly Moment[], candidate: readonly Moment[]): Score {
  if (reference.length === 0 && candidate.length > 0) {
    return { score: 0.5, reason: 'the reference has no moments: over-eager, but not wrong', evidence: EDGE_CASE };
  }
  const empty = scoreEmpty(reference.length, candidate.length);
  if (empty !== undefined) return empty;

  const wanted = new Set(reference.map(({ type }) => simpleLowerCase(type)));
  const given = new Set(candidate.map(({ type }) => simpleLowerCase(type)));
  const countScore = 1 - Math.abs(reference.length - candidate.length) / Math.max(reference.length, candidate.length);
  const typeScore = jaccard(wanted, given);
  return {
    score: 0.6 * countScore + 0.4 * typeScore,
    reason: `${candidate.length} moments for ${reference.length}, ${intersection(wanted, given).length} of ${new Set([...wanted, ...given]).size} types shared`,
    evidence: {
      kind: 'moments',
      referenceCount: reference.length,
      candidateCount: candidate.length,
      countScore,
      typeScore,
      sharedTypes: intersection(wanted, given),
      missingTypes: difference(wanted, given),
      extraTypes: difference(given, wanted),
    },
  };
}
