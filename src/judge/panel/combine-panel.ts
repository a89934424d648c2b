import { showNumber } from '../../core/numbers.js';
import type { ScoreName } from '../../core/summary.js';
import { byCodePoint } from '../../core/text.js';
import { type JudgeMetric, SESSION_METRICS, type SessionMetric } from '../../settings/judge-metrics.js';
import type { PanelMember } from '../../settings/panel-members.js';
import type { CanaryFact } from '../canaries.js';
import {
  countAll,
  countGaps,
  countReasons,
  gapsOf,
  type JudgeFacts,
  judgeMean,
  metricMean,
  totalEffort,
} from '../judge-facts.js';
import { addEfforts, type Effort, type Judgement, NO_EFFORT } from '../judgement.js';
import type { MetaFacts } from '../meta-evaluation.js';
import type { SessionMetrics } from '../session-metrics.js';
import { NO_TRANSPLANTS, type TransplantFact, type TransplantFacts } from '../transplants.js';
import { combineJudgements } from './combine-judgements.js';
import { combineMetrics } from './combine-metrics.js';
import { hasNeverAnswered } from './never-answered.js';
import type { LeftOut, MemberFacts } from './panel-facts.js';
import { countsOf, type Short, shortOf, whoCounts } from './who-counts.js';

/** A member with all that it found alone. */
interface JudgedMember {
  readonly member: PanelMember;
  readonly facts: JudgeFacts;
}

interface Combining {
  /** The panel as the report calls it. */
  readonly model: string;
  /** Share of the wanted measurements of a metric that a member must have, 0..1. */
  readonly minMeasured: number;
  /** How many sessions the members that count in the rubric put far above it. */
  readonly disagreementsOf: (judges: readonly ReadonlyMap<string, Judgement>[]) => number;
}

/**
 * What the members of a panel found, as what one judge found: medians in place of scores. A void member and one that has
 * measured too little is in no median, and named, and no gate rests on the others if it answers; more void members than others
 * void the run.
 */
export function combinePanel(judged: readonly JudgedMember[], combining: Combining): JudgeFacts {
  const [first] = judged.map(({ facts }) => facts);
  if (first === undefined) throw new RangeError('a panel has a member');
  const counting = new Map(first.metrics.map((metric) => [metric, countingIn(metric, judged, combining.minMeasured)]));
  const inRubric = counting.get('rubric') ?? judged.map(({ facts }) => facts.voided === null);
  const believed = judged.filter((_, i) => inRubric[i] === true).map(({ facts }) => facts);
  const { mode, promptVersion, guidelines, samples, metrics, isSimulated } = first;
  return {
    ...{ mode, promptVersion, samples, metrics },
    model: combining.model,
    ...(guidelines !== undefined && { guidelines }),
    ...(isSimulated !== undefined && { isSimulated }),
    judgements: judgementsOf(judged, inRubric),
    measured: measuredOf(judged, counting),
    canaries: canariesOf(judged, believed),
    transplants: transplantsOf(judged, believed, combining),
    voided: voidedBy(judged),
    meta: metaOf(judged),
    absence: judged.every(({ facts }) => facts.absence !== null) ? first.absence : null,
    baseUrl: [...new Set(judged.flatMap(({ facts }) => facts.baseUrl ?? []))].join(', ') || null,
    panel: { members: judged.map((one, i) => memberFacts(one, i, counting, combining.minMeasured)) },
  };
}

function countingIn(metric: JudgeMetric, judged: readonly JudgedMember[], minMeasured: number): readonly boolean[] {
  return whoCounts(
    judged.map(({ facts }) => ({
      ...countsOf(metric, facts),
      isShort: shortOf(metric, facts, minMeasured) !== undefined,
      isVoid: facts.voided !== null,
    })),
  );
}

type Counting = ReadonlyMap<JudgeMetric, readonly boolean[]>;

/** Sessions in the order in which each member was asked about them. */
function judgementsOf(judged: readonly JudgedMember[], counts: readonly boolean[]): JudgeFacts['judgements'] {
  const sessions = [...new Set(judged.flatMap(({ facts }) => [...facts.judgements.keys()]))];
  return new Map(
    sessions.map((session) => {
      const all = judged.flatMap(({ member, facts }, i) => {
        const judgement = facts.judgements.get(session);
        return judgement === undefined ? [] : [{ member, judgement, counts: counts[i] === true }];
      });
      return [session, combineJudgements(all)];
    }),
  );
}

function measuredOf(judged: readonly JudgedMember[], counting: Counting): JudgeFacts['measured'] {
  const sessions = [...new Set(judged.flatMap(({ facts }) => [...facts.measured.keys()]))];
  return new Map(
    sessions.map((session): [string, SessionMetrics] => {
      const all = judged.flatMap(({ member, facts }, i) => {
        const metrics = facts.measured.get(session);
        const counts = new Set<SessionMetric>(SESSION_METRICS.filter((one) => counting.get(one)?.[i] === true));
        return metrics === undefined ? [] : [{ member, metrics, counts }];
      });
      return [session, combineMetrics(all)];
    }),
  );
}

/** Each canary with the highest score of a member that counts; what was spent is that of all. */
function canariesOf(judged: readonly JudgedMember[], believed: readonly JudgeFacts[]): readonly CanaryFact[] {
  const all = judged.flatMap(({ facts }) => facts.canaries);
  return [...new Set(all.map(({ session }) => session))].flatMap((session) => {
    const told = believed.flatMap(({ canaries }) => canaries.filter((one) => one.session === session));
    const worst = highest(told);
    const effort = effortOf(all.filter((one) => one.session === session));
    return worst === undefined ? [] : [{ ...worst, effort }];
  });
}

function transplantsOf(
  judged: readonly JudgedMember[],
  believed: readonly JudgeFacts[],
  { disagreementsOf }: Combining,
): TransplantFacts {
  const askedBy = ({ transplants = NO_TRANSPLANTS }: JudgeFacts): readonly TransplantFact[] => transplants.asked;
  const all = judged.flatMap(({ facts }) => askedBy(facts));
  const names = [...new Set(all.map(({ session }) => session))].sort(byCodePoint);
  return {
    disagreements: disagreementsOf(believed.map(({ judgements }) => judgements)),
    asked: names.flatMap((session) => {
      const worst = highest(believed.flatMap((facts) => askedBy(facts).filter((one) => one.session === session)));
      const effort = effortOf(all.filter((one) => one.session === session));
      return worst === undefined ? [] : [{ ...worst, effort }];
    }),
  };
}

function highest<T extends { readonly overall: number | null }>(facts: readonly T[]): T | undefined {
  const [first, ...others] = facts;
  return others.reduce((most, one) => ((one.overall ?? -1) > (most?.overall ?? -1) ? one : most), first);
}

function effortOf(facts: readonly { readonly effort: Effort }[]): Effort {
  return facts.reduce((sum, { effort }) => addEfforts(sum, effort), NO_EFFORT);
}

/** Why nothing that the panel says can be believed: more of its members are void than have measured something and are not. */
function voidedBy(judged: readonly JudgedMember[]): string | null {
  const voided = judged.flatMap(({ facts }) => facts.voided ?? []);
  const standing = judged.filter(({ facts }) => facts.voided === null && countAll(facts).measured > 0);
  const [first] = voided;
  if (first === undefined || voided.length <= standing.length) return null;
  return `${voided.length} of ${judged.length} judges are void: ${first}`;
}

/** Each member's explanations are judged by themselves; those of a void one say nothing. */
function metaOf(judged: readonly JudgedMember[]): MetaFacts {
  const believed = judged.filter(({ facts }) => facts.voided === null).map(({ facts }) => facts.meta);
  const all = judged.map(({ facts }) => facts.meta);
  const sum = (of: keyof MetaFacts['quotes']): number => believed.reduce((total, { quotes }) => total + quotes[of], 0);
  return {
    rate: all[0]?.rate ?? 0,
    model: [...new Set(all.map(({ model }) => model))].join(', '),
    evaluations: believed.flatMap(({ evaluations }) => evaluations),
    quotes: {
      explanations: sum('explanations'),
      sound: sum('sound'),
      quotes: sum('quotes'),
      found: sum('found'),
    },
    effort: effortOf(all),
  };
}

function memberFacts(
  { member, facts }: JudgedMember,
  index: number,
  counting: Counting,
  minMeasured: number,
): MemberFacts {
  const holdsGates = !hasNeverAnswered(member.provider, facts);
  const leftOut = [...counting].flatMap(([metric, counts]): readonly LeftOut[] => {
    const found = countsOf(metric, facts);
    // Who stands for all, since nobody has measured enough, has not measured enough either.
    const short = shortOf(metric, facts, minMeasured);
    const isIn = counts[index] === true && facts.voided === null && short === undefined;
    return isIn || found.wanted === 0
      ? []
      : [{ metric, reason: reasonOf(facts, metric, short ?? found, minMeasured), holdsGates }];
  });
  const meansOf = SESSION_METRICS.filter((metric) => facts.metrics.includes(metric));
  const believed = facts.voided === null;
  return {
    ...member,
    ...countAll(facts),
    means: {
      ...(facts.metrics.includes('rubric') && { overall: believed ? judgeMean(facts, 'overall') : null }),
      ...Object.fromEntries(meansOf.map((metric) => [metric, believed ? metricMean(facts, metric) : null])),
    },
    reasons: countReasons(facts),
    effort: totalEffort(facts),
    voided: facts.voided,
    leftOut,
  };
}

function reasonOf(
  facts: JudgeFacts,
  metric: JudgeMetric,
  { wanted, measured, what }: Short,
  minMeasured: number,
): string {
  if (facts.voided !== null) return 'void';
  if (facts.absence !== null) return 'nobody could be asked';
  const of = what === undefined ? '' : ` of ${what}`;
  return `${measured} of ${wanted} measurements${of} succeeded, fewer than min-measured ${showNumber(minMeasured)} (${gapsIn(facts, metric, what)})`;
}

/** What kept the measurements of a metric from being made, and how often. */
function gapsIn({ judgements, measured }: JudgeFacts, metric: JudgeMetric, what: ScoreName | undefined): string {
  const gaps =
    metric === 'rubric'
      ? [...judgements.values()].flatMap(({ unmeasured }) =>
          unmeasured.filter(({ measurement }) => what === undefined || measurement === what),
        )
      : [...measured.values()].flatMap(gapsOf).filter(({ measurement }) => measurement === metric);
  return Object.entries(countGaps(gaps))
    .map(([reason, count]) => `${reason.replaceAll('_', ' ')} ${count}`)
    .join(', ');
}
