import type { JudgeMetric, SessionMetric } from '../../settings/judge-metrics.js';
import { memberNames, type PanelMember } from '../../settings/panel-members.js';
import type { Effort, Measurements } from '../judgement.js';

/** From this distance on between the highest and the lowest overall of a session its members disagree. */
export const DISAGREE_FROM = 0.3;

/** Why a member is in no median of a metric. */
export interface LeftOut {
  readonly metric: JudgeMetric;
  /** In our own words. */
  readonly reason: string;
  /** Whether it has answered something. Then somebody may have taken it away on purpose, and no gate rests on the others. */
  readonly holdsGates: boolean;
}

/** What one member of a panel did in a run. */
export interface MemberFacts extends PanelMember, Measurements {
  /** Over the sessions that it has measured, 0..1; null where it has none, or is void. */
  readonly means: Readonly<Partial<Record<'overall' | SessionMetric, number | null>>>;
  /** How often each reason kept something from being measured. */
  readonly reasons: Readonly<Record<string, number>>;
  readonly effort: Effort;
  /** Why nothing that it says can be believed; null where nothing speaks against it. */
  readonly voided: string | null;
  /** Empty where it counts in all that was asked. */
  readonly leftOut: readonly LeftOut[];
}

/** Who has judged a run together. */
export interface PanelFacts {
  /** In the order of the setting. */
  readonly members: readonly MemberFacts[];
}

/** A member as reports have it. */
export interface ReportedMember {
  readonly provider: string;
  readonly model: string;
  readonly left_out: readonly { readonly metric: string }[];
}

/** The members in the medians of a metric. */
export function countingIn<M extends ReportedMember>(members: readonly M[], metric: JudgeMetric): readonly M[] {
  return members.filter(({ left_out: out }) => out.every((one) => one.metric !== metric));
}

/**
 * Why no gate may rest on the medians of a metric: somebody who answers is in none of them, and the others may pass what that
 * member would have failed. Undefined where nobody is missed so. Names of models and sessions in it are foreign text.
 */
export function missedVoice({ members }: PanelFacts, metric: JudgeMetric): string | undefined {
  const names = memberNames(members);
  const missed = members.flatMap(({ leftOut, voided }, i) => {
    const out = leftOut.find((one) => one.metric === metric);
    if (out?.holdsGates !== true) return [];
    const why = voided === null ? out.reason : `void: ${voided}`;
    return [`${names[i]} answers and does not count, ${why}`];
  });
  if (missed.length === 0) return undefined;
  const it = missed.length === 1 ? 'it' : 'them';
  const others = missed.length < members.length ? `: the others may pass what would fail by ${it}` : '';
  return `${missed.join(', ')}${others}; mend what keeps ${it} out, or take ${it} out of judge-model`;
}
