import type { Precision } from '../core/numbers.js';
import type { Dimension } from '../core/summary.js';
import { precisionOf } from '../rubric/score.js';
import type { GateSettings } from '../settings/gate-settings.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { ALL_SAMPLES, type SampleShare, sampleShare } from '../settings/sample-share.js';
import { GATE_KINDS, GATES, type GateKind } from './catalogue.js';

/** What a run holds its scores to; each session adds floors of its own from its reference.json. */
export interface Policy {
  /** The threshold of each gate, under the name of its setting; null where it is not set. */
  readonly thresholds: GateSettings;
  /** Gates whose threshold is a default, which nobody has asked for. */
  readonly unasked: ReadonlySet<GateKind>;
  /** Whether the drop of each dimension has a gate as well; those that have no threshold of their own are tested together. */
  readonly maxT: boolean;
  /** Whether a run that the judge has measured nothing of is open, whatever the other gates say. */
  readonly requiresJudge: boolean;
  /** Share of the wanted measurements that must have succeeded for a gate of the judge to be evaluated, 0..1. */
  readonly minMeasured: number;
  /** Agreement with labels below which the gates of the judge are advisory. */
  readonly minJudgeAgreement: number | null;
  /** Share of the samples of a session that must pass the gates on single sessions. */
  readonly samplesPass: SampleShare;
  /** What the report keeps of a mean. Gates compare that, or a value beside a border would read otherwise than it was judged. */
  readonly precision: Precision;
  /**
   * Whether a pull request itself may have switched off what it has to pass: `new` where it brings the gate, `unread` where nobody
   * knows what its base has. See `isUnguarded`.
   */
  readonly mayBeUnguarded: 'new' | 'unread' | null;
  /** The dimensions that summaries have, in their order. */
  readonly dimensions: readonly Dimension[];
}

/** The policy that the settings of a run make. */
export function policyOf({ values, origins, policy }: Pick<ResolvedSettings, 'values' | 'origins' | 'policy'>): Policy {
  const setsGates = GATE_KINDS.some((kind) => kind !== 'session' && origins[kind] === 'config');
  return {
    thresholds: values,
    unasked: new Set(GATE_KINDS.filter((kind) => kind !== 'session' && origins[kind] === 'default')),
    maxT: values.multiplicity !== null,
    requiresJudge: values.judge === 'required' && !values.simulate,
    minMeasured: values['min-measured'],
    minJudgeAgreement: values['min-judge-agreement'],
    samplesPass: sampleShare(values['min-samples-pass']) ?? ALL_SAMPLES,
    precision: precisionOf(values.rubric),
    mayBeUnguarded:
      policy === undefined || !setsGates ? null : policy.unread !== null ? 'unread' : policy.isNew ? 'new' : null,
    dimensions: values.dimensions,
  };
}

/** A copy of a policy in which all gates on means over all sessions are off. */
export function withoutMeans(policy: Policy): Policy {
  const means = GATE_KINDS.filter((kind) => GATES[kind].check === 'mean');
  return { ...policy, thresholds: { ...policy.thresholds, ...Object.fromEntries(means.map((kind) => [kind, null])) } };
}

/** A copy of a policy in which `fail-on` allows no session a finding. */
export function withoutAllowances(policy: Policy): Policy {
  const failOn = policy.thresholds['fail-on'];
  if (failOn === null) return policy;
  const none = Object.fromEntries(Object.keys(failOn).map((name) => [name, 0]));
  return { ...policy, thresholds: { ...policy.thresholds, 'fail-on': none } };
}
