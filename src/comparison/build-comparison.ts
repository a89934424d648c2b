import { type Precision, stored } from '../core/numbers.js';
import { maskTexts } from '../core/redact.js';
import { cut } from '../core/text.js';
import { VERSION } from '../core/version.js';
import { perEach } from '../report/per-dimension.js';
import { reportedSettings } from '../report/reported-settings.js';
import { roundUsd } from '../report/round-usd.js';
import { storedInterval } from '../report/statistics.js';
import { precisionOf } from '../rubric/score.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import type { SettingName } from '../settings/table.js';
import { mean } from '../statistics/descriptive.js';
import { caveatsOf } from './caveats.js';
import { overComparedSessions } from './compared-sessions.js';
import { type Decision, decisionsOf, type JudgedDifference, type JudgedPair, judgePairs, LEVEL } from './decide.js';
import { describeVariant } from './describe-variant.js';
import { pairsToCompare, pairVariants } from './pairs.js';
import {
  PAIRWISE_SUBJECT,
  type PairwiseFacts,
  pairwiseDifference,
  pairwiseOf,
  pairwiseTotals,
  preferredIn,
} from './pairwise.js';
import type { ComparedCell, ComparedPair, ComparedSession, ComparedSubject, Comparison } from './schema.js';
import { comparisonSentences, comparisonTitle } from './sentences.js';
import { subjectsOf } from './subjects.js';
import { hasCandidate, type Variant } from './variant.js';

/** Everything that a comparison is made of. */
export interface ComparisonFacts {
  readonly scoredAt: Date;
  readonly settings: ResolvedSettings;
  /** The settings that bear on it. */
  readonly names: readonly SettingName[];
  readonly corpusDigest: string;
  /** At least two, of names of their own. */
  readonly variants: readonly Variant[];
  /** The variant that the others are held against; null where each is held against each. */
  readonly against: Variant | null;
  /** What the judge says of two side by side; null where it was not asked. Its pairs are those of this comparison. */
  readonly pairwise: PairwiseFacts | null;
}

/** Sessions whose differing findings are told in words, and how many of each variant. */
const TOLD_SESSIONS = 200;
const TOLD_FINDINGS = 5;
const LONGEST_MESSAGE = 300;

/** Names of sessions that only one of a pair has. */
const NAMED = 20;

/** Pairs, words and numbers of a comparison: the one value that every output is rendered from. */
export function buildComparison(facts: ComparisonFacts): Comparison {
  const { settings, scoredAt } = facts;
  const variants = overComparedSessions(facts.variants);
  const against = variants.find(({ name }) => name === facts.against?.name) ?? null;
  const { dimensions, rubric, weights, corpus } = settings.values;
  const precision = precisionOf(rubric);
  const ofOne = subjectsOf(variants, dimensions);
  const { pairwise } = facts;
  const isMeasured = pairwise?.verdicts.some((one) => pairwiseTotals(one).n > 0) === true;
  const pairs = pairsToCompare(variants, against).map(([a, b], i) => {
    const pair = pairVariants(a, b, ofOne);
    const verdicts = pairwise?.verdicts[i];
    return verdicts === undefined || !isMeasured
      ? pair
      : { ...pair, differences: [...pair.differences, pairwiseDifference(verdicts)] };
  });
  const subjects = isMeasured ? [...ofOne, PAIRWISE_SUBJECT] : ofOne;
  const judged = judgePairs(pairs);
  const toldPairs = judged.pairs.map((pair, i) => toPair(pair, precision, pairwise?.verdicts[i]));
  const told = {
    variants: variants.map((one) => ({
      ...describeVariant(one, { dimensions, precision }),
      ...(pairwise !== null && { pairwise: preferredIn(toldPairs, one.name) }),
    })),
    subjects: decisionsOf(judged.pairs, subjects, variants).map(toSubject),
    pairs: toldPairs,
    against: against?.name ?? null,
    session_count: facts.variants[0]?.sessions.size ?? 0,
  };
  const masked = maskTexts(told);
  return maskTexts({
    schema_version: 1,
    tool: { name: 'summary-gate', version: VERSION },
    scored_at: `${scoredAt.toISOString().slice(0, 19)}Z`,
    title: comparisonTitle(masked),
    sentences: [...comparisonSentences(masked)],
    against: masked.against,
    correction: { method: 'holm', level: LEVEL, comparisons: judged.comparisons },
    corpus,
    corpus_digest: facts.corpusDigest,
    session_count: told.session_count,
    rubric: { version: rubric, weights: perEach(dimensions, (dimension) => weights[dimension]) },
    dimensions: [...dimensions],
    variants: masked.variants,
    subjects: masked.subjects,
    pairs: masked.pairs,
    ...(pairwise !== null && {
      pairwise: {
        model: pairwise.model,
        prompt_version: pairwise.promptVersion,
        questions: pairwise.questions,
        cost_usd: roundUsd(pairwise.costUsd),
      },
    }),
    sessions: sessionsOf(variants).map((session) =>
      pairwise === null ? session : { ...session, pairwise: pairwiseOf(session.name, pairwise.verdicts, toldPairs) },
    ),
    settings: reportedSettings(settings, facts.names),
    caveats: [...caveatsOf({ ...facts, variants }, judged)],
  });
}

function toSubject({ subject, winner, shown, isEqual }: Decision): ComparedSubject {
  return {
    id: subject.id,
    kind: subject.kind,
    better: subject.better,
    winner: winner?.name ?? null,
    shown: shown.map(({ better, worse }) => ({ better: better.name, worse: worse.name })),
    equal: isEqual,
  };
}

function toPair(
  { a, b, common, onlyA, onlyB, differences }: JudgedPair,
  precision: Precision,
  verdicts: PairwiseFacts['verdicts'][number] | undefined,
): ComparedPair {
  return {
    a: a.name,
    b: b.name,
    common: common.length,
    only_a: onlyA.slice(0, NAMED),
    only_a_count: onlyA.length,
    only_b: onlyB.slice(0, NAMED),
    only_b_count: onlyB.length,
    usable: usableOf(a, b, precision),
    differences: differences.map((one) => toDifference(one, precision)),
    ...(verdicts !== undefined && { pairwise: pairwiseTotals(verdicts) }),
  };
}

/** The closeness of two variants over the sessions for which both have a usable candidate. */
function usableOf(a: Variant, b: Variant, precision: Precision): ComparedPair['usable'] {
  const [ofA, ofB]: [number[], number[]] = [[], []];
  for (const [name, own] of a.sessions) {
    const other = b.sessions.get(name);
    if (own.status !== 'scored' || other?.status !== 'scored') continue;
    ofA.push(own.overall);
    ofB.push(other.overall);
  }
  return { n: ofA.length, a: stored(mean(ofA), precision), b: stored(mean(ofB), precision) };
}

function toDifference(one: JudgedDifference, precision: Precision): ComparedPair['differences'][number] {
  const { subject, n, change, correctedP, word, detectable, betterA, betterB } = one;
  return {
    subject: subject.id,
    n,
    a: stored(change?.before ?? null, precision),
    b: stored(change?.now ?? null, precision),
    delta: stored(change?.delta ?? null, precision),
    ci95: storedInterval(change?.interval ?? null, precision),
    p: stored(change?.p ?? null, 'six decimals'),
    p_corrected: stored(correctedP, 'six decimals'),
    better_a: betterA,
    better_b: betterB,
    word,
    detectable: stored(detectable, 'six decimals'),
  };
}

/** The sessions of the comparison, the largest spread first; those of equal spread by their names, as they come. */
function sessionsOf(variants: readonly Variant[]): ComparedSession[] {
  const names = [...(variants[0]?.sessions.keys() ?? [])];
  const rows = names
    .map((name) => ({ name, cells: variants.map((one) => one.sessions.get(name)) }))
    .map((row) => {
      const overalls = row.cells.flatMap((cell) => cell?.overall ?? []);
      return { ...row, spread: Math.max(...overalls) - Math.min(...overalls) };
    })
    .sort((a, b) => b.spread - a.spread);
  return rows.map(({ name, spread, cells }, i) => ({
    name,
    spread: stored(spread, 'six decimals'),
    variants: cells.map((cell, v) => toCell(cell, variants[v], name, i < TOLD_SESSIONS ? commonCodes(cells) : null)),
  }));
}

type Cell = ReturnType<Variant['sessions']['get']>;

/** Codes that all variants with a candidate have: in them nothing differs. */
function commonCodes(cells: readonly Cell[]): ReadonlySet<string> {
  const [first, ...others] = cells.flatMap((cell) => (cell !== undefined && hasCandidate(cell) ? [cell.codes] : []));
  return new Set(first?.filter((code) => others.every((codes) => codes.includes(code))));
}

function toCell(
  cell: Cell,
  variant: Variant | undefined,
  name: string,
  common: ReadonlySet<string> | null,
): ComparedCell {
  if (cell === undefined || cell.status === 'missing_candidate') return null;
  const differing =
    common === null
      ? []
      : (variant?.findingsOf(name) ?? [])
          .filter(({ code }) => !common.has(code))
          .slice(0, TOLD_FINDINGS)
          .map(({ code, message }) => ({ code, message: cut(message, LONGEST_MESSAGE) }));
  return {
    status: cell.status,
    overall: cell.overall,
    scores: [...cell.scores],
    findings: [...cell.codes],
    gates_failed: [...cell.gatesFailed],
    ...(cell.judge !== null && { judge_overall: cell.judge.overall }),
    ...(cell.usage.costUsd !== null && { cost_usd: cell.usage.costUsd }),
    ...(differing.length > 0 && { differing }),
  };
}
