import type { Place } from '../errors.js';
import { byWeight, type Defect, type FindingCode } from '../finding.js';
import type { JsonPath } from '../json/document.js';
import { maskSecrets } from '../redact.js';
import { type Moment, OUTCOMES, type Summary } from '../summary.js';
import type { ActionEvidence, BulletMatch, DimensionResult, Evidence, WordEvidence } from './evidence.js';
import { normalizeOutcome } from './v1.js';
import { BOILERPLATE, COUNTED_PARTS, GENERIC_TITLE_WORDS, REFUSAL, STOP_WORDS } from './word-lists.js';
import { hasUnspacedScript, hasWords, simpleLowerCase, wordSet } from './words.js';

/** A title that shares less than this with the reference has drifted. */
const DRIFT_BELOW = 0.5;

/** A summary that has less than this share of the reference's content words has a gap. */
const GAP_BELOW = 0.5;

/** The most words that one finding names. */
const NAMED_WORDS = 12;

/** Bullets less similar than this have a stray word in common; naming one beside the other would mislead. */
const AKIN_FROM = 0.15;

/** More surplus moments than this are told in one finding. */
const SINGLE_MOMENTS = 3;

const WRITE_REFERENCE = 'Write it into the reference, if the session deserves it';
const SAY_THE_WORK = 'Say what was wanted, found, done and left open';

type PlaceOf = (path: JsonPath) => Place;

/**
 * Explains what is wrong with a candidate, at which place of it, and what to write instead. What the reference has
 * itself is never wrong. Places are looked up for defects only, since the first one parses the file again.
 */
export function findDefects(
  reference: Summary,
  candidate: Summary,
  dimensions: readonly DimensionResult[],
  placeOf: PlaceOf,
): readonly Defect[] {
  return dimensions.flatMap((result) => defectsOf(result, reference, candidate, placeOf)).sort(byWeight);
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

function summaryDefects(
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

function actionDefects(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: ActionEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  return [
    ...missingActions(reference, candidate, evidence, placeOf),
    ...surplusActions(reference, candidate, evidence, placeOf),
  ];
}

function missingActions(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: ActionEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  return reference.flatMap((action, i): readonly Defect[] => {
    const match = evidence?.reference[i];
    // A bullet without words matches nothing, not even itself.
    if (match?.matched || candidate.includes(action)) return [];
    const near = match !== undefined && isNearMiss(evidence, i);
    const at = near ? match.best?.index : undefined;
    return [
      {
        code: 'MISSING_ACTION',
        dimension: 'key_actions',
        message: `Missing action: ${quote(action)}${closest('candidate action', candidate, match?.best ?? null)}`,
        suggestion: `Add: ${quote(action)}${near ? ', or say it in place of the closest one' : ''}`,
        place: placeOf(at === undefined ? ['key_actions'] : ['key_actions', at]),
      },
    ];
  });
}

/**
 * Whether an action of the reference and a candidate's are each other's closest and not far apart: most likely the
 * same action in other words, which one finding explains better than two.
 */
function isNearMiss(evidence: ActionEvidence | null, referenceIndex: number): boolean {
  const best = evidence?.reference[referenceIndex]?.best;
  return (
    best != null && best.similarity >= AKIN_FROM && evidence?.candidate[best.index]?.best?.index === referenceIndex
  );
}

function surplusActions(
  reference: readonly string[],
  candidate: readonly string[],
  evidence: ActionEvidence | null,
  placeOf: PlaceOf,
): readonly Defect[] {
  const defects: Defect[] = [];
  const add = (code: FindingCode, index: number, message: string, suggestion: string): void => {
    defects.push({ code, dimension: 'key_actions', message, suggestion, place: placeOf(['key_actions', index]) });
  };
  const keys = repetitionKeys(candidate, evidence?.candidate);
  const isRepetitive = new Set(keys).size < keys.length;
  const allowedRepeats = countBy(isRepetitive ? reference.map(wordKey) : []);
  const seen = new Map<string, { readonly first: number; count: number }>();
  for (const [i, action] of candidate.entries()) {
    const key = keys[i] ?? '';
    const earlier = seen.get(key) ?? { first: i, count: 0 };
    earlier.count++;
    seen.set(key, earlier);
    if (earlier.count > Math.max(1, allowedRepeats.get(key) ?? 0)) {
      const message = `Action ${i + 1} repeats action ${earlier.first + 1}: ${quote(action)}`;
      add('REPEATED_ACTION', i, message, 'Remove the repetition');
      continue;
    }
    const match = evidence?.candidate[i];
    if (match?.matched || reference.includes(action)) continue;
    // The finding of the missing action names this one already.
    const partner = match?.best?.index;
    if (partner !== undefined && evidence?.reference[partner]?.best?.index === i && isNearMiss(evidence, partner))
      continue;
    add(
      'EXTRA_ACTION',
      i,
      `The reference has no such action: ${quote(action)}${closest('reference action', reference, match?.best ?? null)}`,
      'Remove it if it did not happen',
    );
  }
  return defects;
}

/**
 * Keys that are equal for bullets of the same words. Such bullets have the same best partner, so only bullets that
 * share theirs are looked at word by word, which is most of the work.
 */
function repetitionKeys(bullets: readonly string[], matches: readonly BulletMatch[] | undefined): readonly string[] {
  const partners = bullets.map((_, i) => {
    const best = matches?.[i]?.best;
    return best == null ? '' : `${best.index} ${best.similarity}`;
  });
  const counts = countBy(partners);
  return bullets.map((bullet, i) => ((counts.get(partners[i] ?? '') ?? 0) > 1 ? wordKey(bullet) : `#${i}`));
}

/** Bullets of the same words are the same bullet, whatever their order and punctuation; without words the text counts. */
function wordKey(bullet: string): string {
  return hasWords(bullet) ? [...wordSet(bullet)].sort().join(' ') : bullet;
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
  if (best === null || bullet === undefined || best.similarity < AKIN_FROM) return '';
  return `; the closest ${what} is ${quote(bullet)}, similarity ${best.similarity.toFixed(2)}`;
}

function outcomeDefect(reference: string, candidate: string, placeOf: PlaceOf): Defect {
  const given = normalizeOutcome(candidate);
  const known = OUTCOMES.some((outcome) => outcome === given);
  const said = given === '' ? 'missing' : quote(candidate);
  const allowed = known ? '' : `; allowed: ${OUTCOMES.map(quote).join(', ')}`;
  return {
    code: 'WRONG_OUTCOME',
    dimension: 'outcome',
    message: `The outcome is ${said}; the reference says ${quote(reference)}${allowed}`,
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
        suggestion: `Say what happened there, as {"seq": ${moment.seq}, "type": ${JSON.stringify(moment.type)}, "highlight": …}`,
        place: placeOf(['aha_moments']),
      }),
    ),
    ...surplusMoments(reference.length, candidate, extra, placeOf),
  ];
}

function surplusMoments(
  wanted: number,
  candidate: readonly Moment[],
  extra: readonly number[],
  placeOf: PlaceOf,
): readonly Defect[] {
  const common = { code: 'EXTRA_MOMENT', dimension: 'aha_moments' } as const;
  if (extra.length > SINGLE_MOMENTS) {
    const message = `${candidate.length} moments for ${wanted} of the reference, ${extra.length} of them without a counterpart of their type`;
    return [
      {
        ...common,
        message,
        suggestion: 'Keep the turning points, leave out the rest',
        place: placeOf(['aha_moments']),
      },
    ];
  }
  return extra.map((index): Defect => {
    const { type = '', seq = 0 } = candidate[index] ?? {};
    return {
      ...common,
      message: `The reference has no moment of the type ${quote(type)} that the one in message ${seq} could be`,
      suggestion: 'Remove it, or correct its type',
      place: placeOf(['aha_moments', index]),
    };
  });
}

/** From here on all pairs of moments of one type are too many to look at; real summaries have five moments. */
const MOST_PAIRS = 10_000;

/**
 * Pairs moments of one type, nearest message first, ties by position; returns what is left on both sides. Of absurdly
 * many the first are paired with the first.
 */
function pairMoments(
  reference: readonly Moment[],
  candidate: readonly Moment[],
): { readonly missing: readonly Moment[]; readonly extra: readonly number[] } {
  const wanted = indicesByType(reference);
  const given = indicesByType(candidate);
  const pairedReference = new Set<number>();
  const pairedCandidate = new Set<number>();
  for (const [type, indices] of wanted) {
    for (const [i, j] of nearestPairs(indices, given.get(type) ?? [], reference, candidate)) {
      if (pairedReference.has(i) || pairedCandidate.has(j)) continue;
      pairedReference.add(i);
      pairedCandidate.add(j);
    }
  }
  return {
    missing: reference.filter((_, i) => !pairedReference.has(i)),
    extra: [...candidate.keys()].filter((j) => !pairedCandidate.has(j)),
  };
}

function indicesByType(moments: readonly Moment[]): ReadonlyMap<string, readonly number[]> {
  const byType = new Map<string, number[]>();
  for (const [i, { type }] of moments.entries()) {
    const key = simpleLowerCase(type);
    const indices = byType.get(key);
    if (indices === undefined) byType.set(key, [i]);
    else indices.push(i);
  }
  return byType;
}

function nearestPairs(
  wanted: readonly number[],
  given: readonly number[],
  reference: readonly Moment[],
  candidate: readonly Moment[],
): readonly (readonly [number, number])[] {
  if (wanted.length * given.length > MOST_PAIRS) {
    return wanted.slice(0, given.length).map((i, n) => [i, given[n] ?? 0] as const);
  }
  const apart = ([i, j]: readonly [number, number]): number =>
    Math.abs((reference[i]?.seq ?? 0) - (candidate[j]?.seq ?? 0));
  return wanted
    .flatMap((i) => given.map((j) => [i, j] as const))
    .sort((a, b) => apart(a) - apart(b) || a[0] - b[0] || a[1] - b[1]);
}

function contentWords(words: readonly string[]): readonly string[] {
  return words.filter((word) => !STOP_WORDS.has(word));
}

/**
 * The words as the text writes them (`2.41.0`, where v1 sees 2, 41 and 0), those with digits first: numbers and
 * identifiers are what a reader misses most.
 */
function nameSome(text: string, words: readonly string[]): string {
  const wanted = new Set(words);
  const written = new Set<string>();
  for (const [chunk] of text.matchAll(/[\p{L}\p{Nd}](?:\S*[\p{L}\p{Nd}])?/gu)) {
    if ([...wordSet(chunk)].some((word) => wanted.has(word))) written.add(chunk);
  }
  const hasDigit = (word: string): boolean => /\p{Nd}/u.test(word);
  const ordered = [...[...written].filter(hasDigit), ...[...written].filter((word) => !hasDigit(word))];
  const rest = ordered.length - NAMED_WORDS;
  return ordered.slice(0, NAMED_WORDS).map(shorten).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

function quote(text: string): string {
  return `"${shorten(text)}"`;
}

/** The longest text that a finding repeats. */
const QUOTED_CHARACTERS = 160;

/** What a secret may take behind the part that is shown: cut in two, it would not be recognised any more. */
const LONGEST_SECRET = 2000;

function shorten(full: string): string {
  const text = maskSecrets(full.slice(0, 2 * QUOTED_CHARACTERS + LONGEST_SECRET));
  if (text.length <= QUOTED_CHARACTERS) return text;
  // A character takes two UTF-16 units at most; the rest of a long text need not be looked at.
  const characters = [...text.slice(0, 2 * (QUOTED_CHARACTERS + 1))];
  return characters.length > QUOTED_CHARACTERS ? `${characters.slice(0, QUOTED_CHARACTERS).join('')}…` : text;
}
