import type { Place } from '../errors.js';
import type { Defect } from '../finding.js';
import type { JsonPath } from '../json/document.js';
import type { Moment, Summary } from '../summary.js';
import type { ActionEvidence, DimensionResult, Evidence, WordEvidence } from './evidence.js';
import { normalizeOutcome } from './v1.js';
import { BOILERPLATE, GENERIC_TITLE_WORDS, STOP_WORDS } from './word-lists.js';
import { simpleLowerCase, wordSet } from './words.js';

/** A title that shares less than this with the reference has drifted. */
const DRIFT_BELOW = 0.5;

/** A summary that has less than this share of the reference's content words has a gap. */
const GAP_BELOW = 0.5;

/** The most words that one finding names. */
const NAMED_WORDS = 12;

type PlaceOf = (path: JsonPath) => Place;

/** Explains every score below 1: what is wrong, at which place of the candidate, and what to write instead. */
export function findDefects(
  reference: Summary,
  candidate: Summary,
  dimensions: readonly DimensionResult[],
  placeOf: PlaceOf,
): readonly Defect[] {
  return dimensions.flatMap((result) => defectsOf(result, reference, candidate, placeOf));
}

function defectsOf(
  { dimension, score, evidence }: DimensionResult,
  reference: Summary,
  candidate: Summary,
  placeOf: PlaceOf,
): readonly Defect[] {
  switch (dimension) {
    case 'title':
      return titleDefects(reference.title, candidate.title, score, wordsOf(evidence), placeOf);
    case 'summary':
      return summaryDefects(reference.summary, candidate.summary, wordsOf(evidence), placeOf);
    case 'key_actions': {
      const actions = evidence.kind === 'actions' ? evidence : null;
      return actionDefects(reference.key_actions, candidate.key_actions, actions, placeOf);
    }
    case 'outcome':
      return score === 1 ? [] : [outcomeDefect(reference.outcome, candidate.outcome, placeOf)];
    case 'aha_moments':
      return momentDefects(reference.aha_moments, candidate.aha_moments, placeOf);
  }
}

function wordsOf(evidence: Evidence): WordEvidence | null {
  return evidence.kind === 'words' ? evidence : null;
}

function titleDefects(
  reference: string,
  candidate: string,
  score: number,
  evidence: WordEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const common = { dimension: 'title', place: placeOf(['title']) } as const;
  const words = wordSet(candidate);
  if (words.size === 0) {
    if (wordSet(reference).size === 0) return [];
    return [
      {
        ...common,
        code: 'TITLE_EMPTY',
        message: 'The title is empty',
        suggestion: `Write a title such as ${quote(reference)}`,
      },
    ];
  }
  if ([...words].every((word) => GENERIC_TITLE_WORDS.has(word) || STOP_WORDS.has(word))) {
    return [
      {
        ...common,
        code: 'TITLE_GENERIC',
        message: `The title ${quote(candidate)} would fit any session`,
        suggestion: `Say what was achieved, such as ${quote(reference)}`,
      },
    ];
  }
  if (evidence === null || score >= DRIFT_BELOW) return [];
  const missing = contentWords(evidence.missing);
  if (missing.length === 0) return [];
  return [
    {
      ...common,
      code: 'TITLE_DRIFT',
      message: `The title shares ${evidence.shared.length} of ${evidence.shared.length + evidence.missing.length} words with the reference; missing: ${nameSome(missing)}`,
      suggestion: `Compare with ${quote(reference)}`,
    },
  ];
}

function summaryDefects(
  reference: string,
  candidate: string,
  evidence: WordEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const common = { dimension: 'summary', place: placeOf(['summary']) } as const;
  if (wordSet(candidate).size === 0) {
    if (wordSet(reference).size === 0) return [];
    return [
      {
        ...common,
        code: 'SUMMARY_EMPTY',
        message: 'The summary is empty',
        suggestion: 'Say what was wanted, found, done and left open',
      },
    ];
  }
  const defects: Defect[] = [];
  const boilerplate = BOILERPLATE.map((pattern) => pattern.exec(candidate)?.[0]).find((match) => match !== undefined);
  if (boilerplate !== undefined && !BOILERPLATE.some((pattern) => pattern.test(reference))) {
    defects.push({
      ...common,
      code: 'SUMMARY_BOILERPLATE',
      message: `The summary speaks of the recording, not of the work: ${quote(boilerplate)}`,
      suggestion: 'Say what was wanted, found, done and left open',
    });
  }
  if (evidence === null) return defects;
  if (evidence.lengthFactor < 1) {
    const short = evidence.lengthRatio < 1;
    defects.push({
      ...common,
      code: short ? 'SUMMARY_TOO_SHORT' : 'SUMMARY_TOO_LONG',
      message: `The summary has ${evidence.lengthRatio.toFixed(2)} times the distinct words of the reference, which costs a factor of ${evidence.lengthFactor}`,
      suggestion: short ? 'Cover more of the session' : 'Cut what the session is not about',
    });
  }
  const missing = contentWords(evidence.missing);
  const wanted = missing.length + contentWords(evidence.shared).length;
  if (wanted > 0 && (wanted - missing.length) / wanted < GAP_BELOW) {
    defects.push({
      ...common,
      code: 'SUMMARY_GAP',
      message: `The summary has ${wanted - missing.length} of ${wanted} content words of the reference; missing: ${nameSome(missing)}`,
      suggestion: 'Say what these words stand for, where it matters',
    });
  }
  return defects;
}

function actionDefects(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: ActionEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const defects: Defect[] = [];
  const list = placeOf(['key_actions']);
  for (const [i, action] of reference.entries()) {
    const match = evidence?.reference[i];
    if (match?.matched) continue;
    const best = match?.best ?? null;
    // A near miss that is a match of nothing else is most likely the same action in other words.
    const near = best !== null && evidence?.candidate[best.index]?.matched === false;
    defects.push({
      code: 'MISSING_ACTION',
      dimension: 'key_actions',
      message: `Missing action: ${quote(action)}${closest('candidate action', candidate, best)}`,
      suggestion: near ? `Reword as: ${quote(action)}` : `Add: ${quote(action)}`,
      place: near ? placeOf(['key_actions', best.index]) : list,
    });
  }
  const allowedRepeats = countBy(reference.map(wordKey));
  const seen = new Map<string, { readonly first: number; count: number }>();
  for (const [i, action] of candidate.entries()) {
    const key = wordKey(action);
    const earlier = seen.get(key) ?? { first: i, count: 0 };
    earlier.count++;
    seen.set(key, earlier);
    const { first } = earlier;
    const place = placeOf(['key_actions', i]);
    if (earlier.count > Math.max(1, allowedRepeats.get(key) ?? 0)) {
      defects.push({
        code: 'REPEATED_ACTION',
        dimension: 'key_actions',
        message: `Action ${i + 1} repeats action ${first + 1}: ${quote(action)}`,
        suggestion: 'Remove the repetition',
        place,
      });
      continue;
    }
    const match = evidence?.candidate[i];
    if (match?.matched) continue;
    defects.push({
      code: 'EXTRA_ACTION',
      dimension: 'key_actions',
      message: `The reference has no such action: ${quote(action)}${closest('reference action', reference, match?.best ?? null)}`,
      suggestion: 'Remove it, or say it in the words of the action that it stands for',
      place,
    });
  }
  return defects;
}

/** Bullets of the same words are the same bullet, whatever their order and punctuation. */
function wordKey(bullet: string): string {
  return [...wordSet(bullet)].sort().join(' ');
}

function countBy(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function closest(
  what: string,
  bullets: readonly string[],
  best: { readonly index: number; readonly similarity: number } | null,
): string {
  const bullet = best === null ? undefined : bullets[best.index];
  if (best === null || bullet === undefined) return '';
  return `; the closest ${what} is ${quote(bullet)}, similarity ${best.similarity.toFixed(2)}`;
}

function outcomeDefect(reference: string, candidate: string, placeOf: PlaceOf): Defect {
  const given = normalizeOutcome(candidate);
  return {
    code: 'WRONG_OUTCOME',
    dimension: 'outcome',
    message:
      given === ''
        ? `The outcome is missing; the reference says ${quote(reference)}`
        : `The outcome is ${quote(candidate)}; the reference says ${quote(reference)}`,
    suggestion: `Change outcome to ${quote(reference)}`,
    place: placeOf(['outcome']),
  };
}

function momentDefects(
  reference: readonly Moment[],
  candidate: readonly Moment[],
  placeOf: PlaceOf,
): readonly Defect[] {
  // Without moments in the reference nobody looked for them: the score is 0.5 and there is nothing to mend.
  if (reference.length === 0) return [];
  const { missing, extra } = pairMoments(reference, candidate);
  return [
    ...missing.map(
      (moment): Defect => ({
        code: 'MISSING_MOMENT',
        dimension: 'aha_moments',
        message: `No ${quote(moment.type)} moment for message ${moment.seq}${moment.highlight === '' ? '' : `: ${quote(moment.highlight)}`}`,
        suggestion: `Add: {"seq": ${moment.seq}, "type": ${JSON.stringify(moment.type)}}`,
        place: placeOf(['aha_moments']),
      }),
    ),
    ...extra.map((index): Defect => {
      const moment = candidate[index];
      return {
        code: 'EXTRA_MOMENT',
        dimension: 'aha_moments',
        message: `The reference has no ${quote(moment?.type ?? '')} moment left for message ${moment?.seq ?? 0}`,
        suggestion: 'Remove it, or change its type',
        place: placeOf(['aha_moments', index]),
      };
    }),
  ];
}

/** Pairs moments of one type, nearest message first, ties by position; returns what is left on both sides. */
function pairMoments(
  reference: readonly Moment[],
  candidate: readonly Moment[],
): { readonly missing: readonly Moment[]; readonly extra: readonly number[] } {
  const pairs = reference.flatMap((wanted, i) =>
    candidate.flatMap((given, j) =>
      simpleLowerCase(wanted.type) === simpleLowerCase(given.type)
        ? [{ i, j, apart: Math.abs(wanted.seq - given.seq) }]
        : [],
    ),
  );
  pairs.sort((a, b) => a.apart - b.apart || a.i - b.i || a.j - b.j);
  const pairedReference = new Set<number>();
  const pairedCandidate = new Set<number>();
  for (const { i, j } of pairs) {
    if (pairedReference.has(i) || pairedCandidate.has(j)) continue;
    pairedReference.add(i);
    pairedCandidate.add(j);
  }
  return {
    missing: reference.filter((_, i) => !pairedReference.has(i)),
    extra: [...candidate.keys()].filter((j) => !pairedCandidate.has(j)),
  };
}

function contentWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !STOP_WORDS.has(word));
}

/** Words with digits first: numbers and identifiers are what a reader misses most. */
function nameSome(words: readonly string[]): string {
  const withDigits = words.filter((word) => /\p{Nd}/u.test(word));
  const ordered = [...withDigits, ...words.filter((word) => !withDigits.includes(word))];
  const rest = ordered.length - NAMED_WORDS;
  return ordered.slice(0, NAMED_WORDS).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** The longest text that a finding repeats. */
const QUOTED_CHARACTERS = 160;

function quote(text: string): string {
  const characters = [...text];
  return `"${characters.length > QUOTED_CHARACTERS ? `${characters.slice(0, QUOTED_CHARACTERS).join('')}…` : text}"`;
}
