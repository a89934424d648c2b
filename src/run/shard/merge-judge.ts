import { byCodePoint } from '../../core/text.js';
import { NEW_RECORDING_TREATMENTS, type NewRecordings } from '../../judge/asking/new-recordings.js';
import { agreementOf, calibrationGate } from '../../judge/calibration/judge-agreement.js';
import { type CanaryFact, voidingOf } from '../../judge/canaries.js';
import type { JudgeFacts } from '../../judge/judge-facts.js';
import { addEfforts, type Effort, NO_EFFORT } from '../../judge/judgement.js';
import type { MetaFacts } from '../../judge/meta-evaluation.js';
import { mergeTransplants, voidedByTransplants } from '../../judge/transplants.js';
import { isRatedStatus } from '../../scoring/scored-session.js';
import type { Settings } from '../../settings/table.js';
import type { Part } from './read-part.js';
import type { JudgedLine } from './sorted-lines.js';

/**
 * Merges what the judges of all shards found into the facts that one judge of all sessions would have; null where the
 * judge is off.
 * @param sessions of all parts, in code point order of their names
 */
export function mergeJudges(
  parts: readonly Part[],
  sessions: readonly JudgedLine[],
  settings: Settings,
): JudgeFacts | null {
  const judges = parts.flatMap(({ header: { judge } }) => judge ?? []);
  const [first] = judges;
  if (first === undefined) return null;
  // As one run asks: first about those with a reference.
  const asked = [
    ...sessions.filter(({ status }) => isRatedStatus(status)),
    ...sessions.filter(({ status }) => status === 'unreferenced'),
  ];
  const canaries = mergeCanaries(judges.flatMap((judge) => judge.canaries));
  const transplants = mergeTransplants(judges.flatMap((judge) => judge.transplants ?? []));
  const { mode, model, promptVersion, samples, metrics, baseUrl } = first;
  const facts = {
    ...{ mode, model, promptVersion, samples, metrics, baseUrl },
    ...(first.guidelines !== undefined && { guidelines: first.guidelines }),
    judgements: new Map(asked.flatMap(({ name, judgement }) => (judgement === null ? [] : [[name, judgement]]))),
    measured: new Map(asked.flatMap(({ name, metrics: one }) => (one === null ? [] : [[name, one]]))),
    canaries,
    transplants,
    ...strengthOf(judges),
    voided: voidingOf(canaries) ?? voidedByTransplants(transplants),
    absence: absenceOf(parts),
    ...mergeNewRecordings(judges.flatMap(({ newRecordings }) => newRecordings ?? [])),
    ...(first.provider !== undefined && { provider: first.provider }),
    ...(first.program !== undefined && { program: first.program }),
    ...(first.isSimulated === true && ({ isSimulated: true } as const)),
    ...(judges.some(({ isByBatch }) => isByBatch === true) && ({ isByBatch: true } as const)),
    ...concededTo(judges),
    meta: mergeMeta(judges, sessions),
  };
  return withAgreement(facts, parts, settings);
}

/** Every shard plays the same answers about copies. */
function strengthOf(judges: readonly ShardJudge[]): Pick<JudgeFacts, 'strength'> {
  const strength = judges.find((judge) => judge.strength !== undefined)?.strength;
  return strength === undefined ? {} : { strength };
}

/** What a server does not take each shard finds out for itself, as far as its questions have such a part. */
function concededTo(judges: readonly ShardJudge[]): Pick<JudgeFacts, 'conceded'> {
  const parts = new Map<string, ReadonlySet<string>>();
  for (const one of judges.flatMap(({ conceded }) => conceded ?? []))
    parts.set(one.model, new Set([...(parts.get(one.model) ?? []), ...one.parts]));
  return parts.size === 0 ? {} : { conceded: [...parts].map(([model, all]) => ({ model, parts: [...all] })) };
}

/** Every shard reads the same file, and has questions of its own; what was doubted most is told. */
function mergeNewRecordings(all: readonly NewRecordings[]): Pick<JudgeFacts, 'newRecordings'> {
  const [first] = all;
  if (first === undefined) return {};
  return {
    newRecordings: {
      lines: all.reduce((most, { lines }) => Math.max(most, lines), 0),
      needed: all.reduce((sum, { needed }) => sum + needed, 0),
      treatment:
        NEW_RECORDING_TREATMENTS.findLast((one) => all.some(({ treatment }) => treatment === one)) ?? first.treatment,
      unread: all.find(({ unread }) => unread !== null)?.unread ?? null,
      no_merge_base: all.find(({ no_merge_base: reason }) => reason !== null)?.no_merge_base ?? null,
    },
  };
}

/**
 * Why there was nobody to ask: the reason of the first shard, where every shard that had something to ask has one; null
 * otherwise.
 */
function absenceOf(parts: readonly Part[]): JudgeFacts['absence'] {
  const asking = parts.filter(({ isJudged }) => isJudged);
  const [first] = asking;
  return asking.every(({ header: { judge } }) => judge?.absence != null)
    ? (first?.header.judge?.absence ?? null)
    : null;
}

/**
 * Merges the canaries of all shards, each with its highest score: one shard whose judge was fooled is enough to
 * distrust the judge.
 */
function mergeCanaries(all: readonly CanaryFact[]): readonly CanaryFact[] {
  const names = [...new Set(all.map(({ session }) => session))].sort(byCodePoint);
  return names.flatMap((name) => {
    const facts = all.filter(({ session }) => session === name);
    const [first] = facts;
    if (first === undefined) return [];
    const worst = facts.reduce((most, one) => ((one.overall ?? -1) > (most.overall ?? -1) ? one : most), first);
    return [{ ...worst, effort: effortOnce(facts.map(({ effort }) => effort)) }];
  });
}

/**
 * Adds up the efforts of shards that were paid for. Where all answers came from recordings, every shard read the same
 * ones, and the effort of one counts.
 */
function effortOnce(efforts: readonly Effort[]): Effort {
  const paid = efforts.filter(({ attempts }) => attempts > 0);
  return paid.length === 0 ? (efforts[0] ?? NO_EFFORT) : paid.reduce(addEfforts);
}

type ShardJudge = NonNullable<Part['header']['judge']>;

function mergeMeta(judges: readonly ShardJudge[], sessions: readonly JudgedLine[]): MetaFacts {
  const metas = judges.map(({ meta }) => meta);
  const sum = (of: (quotes: MetaFacts['quotes']) => number): number =>
    metas.reduce((total, { quotes }) => total + of(quotes), 0);
  return {
    rate: metas[0]?.rate ?? 0,
    model: metas[0]?.model ?? '',
    evaluations: sessions.flatMap(({ evaluations }) => evaluations),
    quotes: {
      explanations: sum(({ explanations }) => explanations),
      sound: sum(({ sound }) => sound),
      quotes: sum(({ quotes }) => quotes),
      found: sum(({ found }) => found),
    },
    effort: metas.reduce<Effort>((total, { effort }) => addEfforts(total, effort), NO_EFFORT),
  };
}

/**
 * Adds the agreement with labels. Shards ask about their labels before anybody knows whether there is something to
 * judge; where there is not, one run would not have asked, so answers that only came from recordings are left out.
 * Answers that were paid for are shown.
 */
function withAgreement(facts: JudgeFacts, parts: readonly Part[], settings: Settings): JudgeFacts {
  const digest = parts.find(({ header: { labels } }) => labels !== null)?.header.labels?.digest;
  if (digest === undefined) return facts;
  const labels = parts.flatMap((part) => part.labels).sort((a, b) => byCodePoint(a.session, b.session));
  const isAsked = facts.absence === null && facts.judgements.size + facts.measured.size > 0;
  if (!isAsked && labels.every(({ effort }) => effort.attempts === 0)) return facts;
  const gate = calibrationGate(settings);
  return { ...facts, agreement: agreementOf(labels, { gate, minMeasured: settings['min-measured'], digest }) };
}
