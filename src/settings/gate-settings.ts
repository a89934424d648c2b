import { FINDING_CLASSES } from '../core/finding.js';
import { DIMENSIONS, type ScoreName } from '../core/summary.js';
import { type AllowedDrops, allowedDrops, DEFAULT_DROP } from './allowed-drops.js';
import { FAIL_ON_NAMES, type FailOn, failOn } from './fail-on.js';
import { dimensionRates } from './judge-kinds.js';
import {
  type JudgeMetric,
  metricBehind,
  type ReportedMetric,
  SAMPLED_METRICS,
  SESSION_METRICS,
} from './judge-metrics.js';
import { type OtherSettings, type Setting, settingsTable, type ValuesOf } from './setting.js';
import { autoOr, countUpTo, orNone, rate } from './value-kinds.js';

/**
 * What is wrong about few faithful summaries of sessions that nobody had seen before: see docs/accuracy.md. Negations and opposite words
 * are not among these.
 */
const DEFAULT_FAIL_ON = {
  ...{ unusable: 0, form: 0, outcome: 0, requirement: 0, ungrounded: 0 },
  ...{ NUMBER_MISMATCH: 0, IDENTIFIER_MISMATCH: 0, DIRECTION_MISMATCH: 0, STATUS_MISMATCH: 0, HEDGE_DROPPED: 0 },
} as const;

const CONTRADICTIONS: ReadonlySet<string> = new Set(FINDING_CLASSES.contradiction);

/** Where summaries have no outcome, none can be wrong; rubric v1 knows words alone, and finds no contradictions. */
function failOnWith({ dimensions, rubric }: OtherSettings): FailOn {
  const canBe = (name: string): boolean =>
    name === 'outcome' ? dimensions.includes(name) : !CONTRADICTIONS.has(name) || rubric !== 'v1';
  return Object.fromEntries(Object.entries(DEFAULT_FAIL_ON).filter(([name]) => canBe(name)));
}

/** The thresholds on findings and scores of the rubric, and on what became of them since the base. `null` is no gate. */
export const SCORE_GATES = settingsTable({
  'fail-on': {
    kind: orNone(failOn),
    default: DEFAULT_FAIL_ON,
    defaultWith: failOnWith,
    defaultText:
      'unusable, form, outcome, requirement, ungrounded, NUMBER_MISMATCH, IDENTIFIER_MISMATCH, DIRECTION_MISMATCH, STATUS_MISMATCH, HEDGE_DROPPED',
    group: 'gates',
    description:
      'Gate: findings that no session may have, as classes and codes, each with the number of sessions that may have it all the same.',
  },
  'min-overall': {
    kind: orNone(rate),
    default: 0.55,
    // The two rubrics have different scales: a faithful pipeline in plain words has a mean of about 0.65 by v2.
    defaultWith: ({ rubric }) => (rubric === 'v1' ? 0.5 : 0.55),
    defaultText: '0.55 (0.50 with rubric v1)',
    group: 'gates',
    description: "Gate: the mean of all sessions' overall scores, a guard against gross failure.",
  },
  'min-dimensions': {
    kind: orNone(dimensionRates),
    default: null,
    group: 'gates',
    description: 'Gate: the mean of a dimension over all sessions.',
  },
  'min-session': {
    kind: orNone(rate),
    // 0.30 blocked 4 of 100 faithful summaries of new sessions, 0.25 none; either blocks all of 192 of another session.
    default: 0.25,
    defaultWith: ({ rubric }) => (rubric === 'v1' ? null : 0.25),
    defaultText: '0.25 (none with rubric v1)',
    group: 'gates',
    description: "Gate: every single session's overall score, since a mean hides one disaster.",
  },
  'max-regression': {
    kind: orNone(allowedDrops),
    default: DEFAULT_DROP,
    group: 'gates',
    description:
      'Gate: allowed drop of the overall mean against the baseline, or of it and of dimensions; a drop that may be chance passes.',
  },
  'max-drift': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    description:
      'Gate: allowed drop of the overall mean since the best of the last 20 reports of the base, so that many small drops do not add up; a drop that may be chance passes.',
  },
  'max-session-regression': {
    kind: orNone(autoOr(rate)),
    default: 'auto',
    group: 'gates',
    description:
      "Gate: allowed drop of any single session against the baseline; auto: 0.25, or more where the other sessions' scores change much.",
  },
  'max-new-failures': {
    kind: orNone(countUpTo(1_000_000)),
    default: 0,
    group: 'gates',
    description: 'Gate: sessions that fail a gate now and did not fail on the baseline.',
  },
});

/** A gate on what the judge says, with the mean that it holds to its threshold. */
interface JudgeGateRow {
  /** `rubric` stands for the judge's scores of the five dimensions and its overall, `metrics` for all others. */
  readonly judged: 'rubric' | ReportedMetric | 'metrics';
  /** What the threshold is held against: a mean, each session, or the drop of a mean against the base. */
  readonly holds: 'mean' | 'session' | 'drop';
}

function judgeGates<T>(rows: { readonly [Name in keyof T]: Setting<T[Name]> & JudgeGateRow }): typeof rows {
  return rows;
}

/** The thresholds on what the judge says. */
export const JUDGE_GATES = judgeGates({
  'min-judge-overall': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'rubric',
    holds: 'mean',
    description: "Gate: the mean of the judge's overall scores.",
  },
  'min-judge-dimensions': {
    kind: orNone(dimensionRates),
    default: null,
    group: 'gates',
    judged: 'rubric',
    holds: 'mean',
    description: "Gate: the mean of the judge's scores of a dimension.",
  },
  'min-judge-session': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'rubric',
    holds: 'session',
    description: "Gate: the judge's overall score of every single session, since a mean hides one disaster.",
  },
  'max-judge-regression': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'rubric',
    holds: 'drop',
    description:
      "Gate: allowed drop of the judge's overall mean against the baseline; a drop that may be chance passes, and another model, mode or prompt version is not compared.",
  },
  'min-faithfulness': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'faithfulness',
    holds: 'mean',
    description: 'Gate: the mean share of claims that the transcript confirms.',
  },
  'max-hallucination': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'hallucination',
    holds: 'mean',
    description: 'Gate: the mean share of claims that the transcript does not confirm.',
  },
  'min-relevance': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'relevance',
    holds: 'mean',
    description: "Gate: the mean of the judge's relevance scores.",
  },
  'min-coherence': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'coherence',
    holds: 'mean',
    description: "Gate: the mean of the judge's coherence scores.",
  },
  'min-completion': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'completion',
    holds: 'mean',
    description:
      'Gate: the mean share of requirements that are satisfied; without a judge, of those that literals and words alone decide.',
  },
  'max-metric-regression': {
    kind: orNone(rate),
    default: null,
    group: 'gates',
    judged: 'metrics',
    holds: 'drop',
    description:
      "Gate: allowed drop of the mean of each of the judge's other metrics against the baseline, by the same rules.",
  },
});

export type JudgeGate = keyof typeof JUDGE_GATES;
type ScoreGate = keyof typeof SCORE_GATES;

/** Every setting that is the threshold of a gate. `src/gates/catalogue.ts` has a row for each, or does not compile. */
export interface GateSettings extends ValuesOf<typeof SCORE_GATES>, ValuesOf<typeof JUDGE_GATES> {}

export type GateSetting = keyof GateSettings;

/** In the order of the table of settings, in which they are checked. */
export const SCORE_GATE_NAMES = Object.keys(SCORE_GATES) as readonly ScoreGate[];
export const JUDGE_GATE_NAMES = Object.keys(JUDGE_GATES) as readonly JudgeGate[];

/** What a waiver may name: a gate by its setting, or one of those that a setting makes by its id. */
export const GATE_IDS: readonly string[] = [
  ...SCORE_GATE_NAMES,
  ...JUDGE_GATE_NAMES,
  ...FAIL_ON_NAMES.map((name) => `fail-on.${name}`),
  ...(['min-dimensions', 'max-regression', 'min-judge-dimensions'] as const).flatMap((kind) =>
    DIMENSIONS.map((dimension) => `${kind}.${dimension}`),
  ),
  ...SESSION_METRICS.map((metric) => `max-metric-regression.${metric}`),
];

/** The metrics of `judge-metrics` that a gate may rest on; one of them is enough. */
export function metricsOf(gate: JudgeGate): readonly JudgeMetric[] {
  const { judged } = JUDGE_GATES[gate];
  if (judged === 'metrics') return SESSION_METRICS;
  return [judged === 'rubric' ? judged : metricBehind(judged)];
}

/** The gates that rest on a metric of `judge-metrics`. */
export function gatesOn(metric: JudgeMetric): readonly JudgeGate[] {
  return JUDGE_GATE_NAMES.filter((name) => metricsOf(name).includes(metric));
}

/** The gates on means of answers that may be asked for again: while one of them is open, further samples are drawn. */
const GATES_ON_SAMPLES = JUDGE_GATE_NAMES.filter(
  (name) =>
    JUDGE_GATES[name].holds === 'mean' &&
    metricsOf(name).some((metric) => metric === 'rubric' || SAMPLED_METRICS.some((sampled) => sampled === metric)),
);

/** Whether a run may ask more often than for the samples that each session gets. */
export function mayAskFurther(
  settings: Pick<GateSettings, JudgeGate> & {
    readonly 'judge-samples': number;
    readonly 'judge-max-samples': number;
  },
): boolean {
  return (
    settings['judge-max-samples'] > settings['judge-samples'] &&
    GATES_ON_SAMPLES.some((name) => thresholdsOf(settings[name]).length > 0)
  );
}

/** One threshold of a gate: of the overall, or of a dimension where the gate holds dimensions one by one. */
export interface Threshold {
  readonly of: ScoreName;
  readonly threshold: number;
}

/** The gates whose thresholds are numbers as they are set. */
type ScoredGate = Exclude<GateSetting, 'fail-on' | 'max-session-regression'>;

/** The thresholds that a setting gives, dimensions in their order; none where the gate is not set. */
export function thresholdsOf(value: GateSettings[ScoredGate]): readonly Threshold[] {
  if (value === null) return [];
  if (typeof value === 'number') return [{ of: 'overall', threshold: value }];
  const named: Partial<AllowedDrops> = value;
  return (['overall', ...DIMENSIONS] as const).flatMap((of) => {
    const threshold = named[of];
    return threshold === undefined ? [] : [{ of, threshold }];
  });
}
