import { FINDING_CLASSES, FINDING_CODES, type FindingClass, type FindingCode } from '../core/finding.js';
import { type Precision, stored } from '../core/numbers.js';
import type { Dimension } from '../core/summary.js';
import { countAll, countReasons, type JudgeFacts, totalEffort } from '../judge/judge-facts.js';
import { roundUsd } from '../report/round-usd.js';
import { storedInterval } from '../report/statistics.js';
import { SESSION_METRICS } from '../settings/judge-metrics.js';
import { mean, standardDeviation } from '../statistics/descriptive.js';
import { meanIntervals } from '../statistics/interval.js';
import { intervalOfRight, wilsonInterval } from '../statistics/wilson.js';
import type { ComparedVariant } from './schema.js';
import { isKnown } from './usage.js';
import { hasCandidate, type Variant, type VariantSession } from './variant.js';

type Described = ComparedVariant['overall'];
type Share = ComparedVariant['wrong'];

interface Describing {
  readonly dimensions: readonly Dimension[];
  readonly precision: Precision;
}

/** One variant by itself: means, findings and costs over the sessions of the comparison. */
export function describeVariant(variant: Variant, { dimensions, precision }: Describing): ComparedVariant {
  const { name, paths, outside } = variant;
  const own = [...variant.sessions.values()];
  const perDimension = dimensions.map((_, i) => own.map(({ scores }) => scores[i] ?? 0));
  const [overall = NOTHING, ...rest] = describeAll(
    [own.map((one) => one.overall), ...perDimension],
    precision,
    dimensions.indexOf('outcome') + 1,
  );
  const has = (codes: readonly FindingCode[]): Share =>
    shareOf(own, (session) => codes.some((code) => session.codes.includes(code)));
  const usage = describeUsage(own);
  return {
    name,
    candidates: [...paths],
    n: own.length,
    missing: own.filter((session) => !hasCandidate(session)).length,
    invalid: own.filter(({ status }) => status === 'invalid_candidate').length,
    samples: own.reduce<number | null>(
      (most, { samples }) => (samples === null ? most : Math.max(most ?? 0, samples)),
      null,
    ),
    outside,
    overall,
    dimensions: Object.fromEntries(dimensions.map((dimension, i) => [dimension, rest[i] ?? NOTHING])),
    wrong: { ...shareOf(own, ({ wrong }) => wrong > 0), ...ofSamples(own) },
    gates: shareOf(own, ({ gatesFailed }) => gatesFailed.length > 0),
    classes: Object.fromEntries(
      (Object.keys(FINDING_CLASSES) as FindingClass[]).map((one) => [one, has(FINDING_CLASSES[one])]),
    ),
    codes: Object.fromEntries(
      FINDING_CODES.flatMap((code) => {
        const found = has([code]);
        return found.sessions === 0 ? [] : [[code, found]];
      }),
    ),
    ...(variant.judge !== null && { judge: describeJudge(own, variant.judge, { dimensions, precision }) }),
    ...(usage !== undefined && { usage }),
  };
}

const NOTHING: Described = { mean: null, ci95: null, stddev: null };

/** @param outcome which of them is right or wrong, and has the interval of a share; 0 or nothing where none is */
function describeAll(series: readonly (readonly number[])[], precision: Precision, outcome = 0): readonly Described[] {
  const intervals = meanIntervals(series, { low: 0, high: 1 });
  return series.map((values, i) => ({
    mean: stored(mean(values), precision),
    ci95: storedInterval(
      (outcome > 0 && i === outcome ? intervalOfRight(values) : null) ?? intervals[i] ?? null,
      precision,
    ),
    stddev: stored(standardDeviation(values), precision),
  }));
}

/** Of values of which some were not measured; each list by itself, since they are over other sessions. */
function describeKnown(values: readonly (number | null)[], precision: Precision): Described & { readonly n: number } {
  const known = values.filter((value) => value !== null);
  return { ...(describeAll([known], precision)[0] ?? NOTHING), n: known.length };
}

function shareOf(own: readonly VariantSession[], has: (session: VariantSession) => boolean): Share {
  const sessions = own.filter(has).length;
  if (own.length === 0) return { sessions, share: null, ci95: null };
  return {
    sessions,
    share: stored(sessions / own.length, 'six decimals'),
    ci95: storedInterval(wilsonInterval(sessions, own.length), 'six decimals'),
  };
}

/** A session with one right and one wrong sample is half wrong, as in the differences. */
function ofSamples(own: readonly VariantSession[]): Pick<ComparedVariant['wrong'], 'of_samples'> {
  const share = own.some(({ samples }) => samples !== null) ? mean(own.map(({ wrong }) => wrong)) : null;
  return share === null ? {} : { of_samples: stored(share, 'six decimals') };
}

function describeJudge(
  own: readonly VariantSession[],
  facts: JudgeFacts,
  { dimensions, precision }: Describing,
): NonNullable<ComparedVariant['judge']> {
  const { n, ...overall } = describeKnown(
    own.map(({ judge }) => judge?.overall ?? null),
    precision,
  );
  const ofDimension = (i: number): Described => {
    const { n: _, ...described } = describeKnown(
      own.map(({ judge }) => judge?.scores[i] ?? null),
      precision,
    );
    return described;
  };
  const { wanted, measured } = countAll(facts);
  const metrics = SESSION_METRICS.filter((metric) => own.some(({ judge }) => judge?.metrics.has(metric) === true));
  return {
    model: facts.model,
    n,
    overall,
    dimensions: n === 0 ? {} : Object.fromEntries(dimensions.map((dimension, i) => [dimension, ofDimension(i)])),
    metrics: Object.fromEntries(
      metrics.map((metric) => [
        metric,
        describeKnown(
          own.map(({ judge }) => judge?.metrics.get(metric) ?? null),
          precision,
        ),
      ]),
    ),
    wanted,
    measured,
    unmeasured_reasons: { ...countReasons(facts) },
    cost_usd: roundUsd(totalEffort(facts).costUsd),
    voided: facts.voided,
  };
}

function describeUsage(own: readonly VariantSession[]): ComparedVariant['usage'] {
  const known = own.map(({ usage }) => usage).filter(isKnown);
  if (known.length === 0) return undefined;
  const listed = (values: readonly (number | null)[]): readonly number[] => values.filter((value) => value !== null);
  const costs = listed(known.map(({ costUsd }) => costUsd));
  const input = listed(known.map(({ inputTokens }) => inputTokens));
  const output = listed(known.map(({ outputTokens }) => outputTokens));
  const meanOf = (values: readonly number[]): number | null => stored(mean(values), 'six decimals');
  return {
    cost_usd: roundUsd(mean(costs)),
    cost_usd_total: costs.length === 0 ? null : roundUsd(costs.reduce((sum, cost) => sum + cost, 0)),
    cost_sessions: costs.length,
    input_tokens: meanOf(input),
    output_tokens: meanOf(output),
    token_sessions: Math.max(input.length, output.length),
  };
}
