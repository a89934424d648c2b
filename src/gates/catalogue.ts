import { z } from 'zod';
import { showNumber, shown } from '../core/numbers.js';
import { floorOf } from '../settings/floor-id.js';
import { type GateSetting, JUDGE_GATE_NAMES, JUDGE_GATES, type JudgeGate } from '../settings/gate-settings.js';
import { FLIP_WORDS } from '../statistics/flip-risk.js';
import {
  BY_THE_JUDGE,
  DRIFT,
  DROP,
  FINDINGS,
  type GateName,
  JUDGED_DROP,
  JUDGED_SESSION,
  MEAN,
  METRIC,
  NEW_FAILURES,
  ONE_SESSION,
  SESSION_DROP,
  WORST_SESSION,
} from './gate-names.js';

/**
 * Every gate that there is. A gate is called after the setting that is its threshold; `session` alone has none, since its
 * thresholds stand in reference.json. What checks, pages and the schema of the report know of a gate stands in its row, or
 * follows from it: a new gate is a row in `settings/gate-settings.ts` and one here, and a new sort of check its function.
 */

export type GateKind = GateSetting | 'session';
export type ScoreGateKind = Exclude<GateKind, JudgeGate>;

interface Gate {
  readonly direction: 'at least' | 'at most';
  /**
   * Scores reach from 0 to 1, and are drawn so. A drop is small: text has no bar for it, and a chart enlarges it. A count
   * of sessions is a whole number, and has no bar either.
   */
  readonly scale: 'score' | 'drop' | 'count';
  /** Where the report has the interval in which its value may lie with other sessions; null where it has none. */
  readonly interval: 'of the mean' | 'of the metric' | 'of the change' | 'of the judged change' | null;
  readonly name: GateName;
}

/** A gate on what the rubric says of this run, or of the run beside an earlier one. */
export interface ScoreGate extends Gate {
  readonly source: 'rubric' | 'baseline';
  /**
   * How its value is found: `score-checks.ts` has a function for each but `new failures`, which `evaluate.ts` counts last, when
   * all others have said which sessions fail.
   */
  readonly check:
    | 'findings'
    | 'mean'
    | 'worst session'
    | 'own floors'
    | 'drop'
    | 'drift'
    | 'session drop'
    | 'new failures';
}

/** A gate on what the judge says; its row in the settings has what that is. */
export interface JudgedGate extends Gate {
  readonly source: 'judge';
  /** How its value is found: `judge-checks.ts` has a function for each. */
  readonly check: 'judged mean' | 'judged session' | 'judged drop';
}

const OF_FINDINGS = { source: 'rubric', check: 'findings', scale: 'count', interval: null, name: FINDINGS } as const;
const OF_MEAN = { source: 'rubric', check: 'mean', scale: 'score', interval: 'of the mean', name: MEAN } as const;
const OF_SESSION = { source: 'rubric', scale: 'score', interval: null } as const;
const OF_DROP = { source: 'baseline', check: 'drop', scale: 'drop', interval: 'of the change', name: DROP } as const;
const SINCE_BASE = { source: 'baseline', interval: null } as const;
const OF_DRIFT = { ...SINCE_BASE, check: 'drift', scale: 'drop', name: DRIFT } as const;
const OF_SESSION_DROP = { ...SINCE_BASE, check: 'session drop', scale: 'drop', name: SESSION_DROP } as const;
const OF_NEW_FAILURES = { ...SINCE_BASE, check: 'new failures', scale: 'count', name: NEW_FAILURES } as const;

const JUDGED = { source: 'judge', check: 'judged mean', scale: 'score' } as const;
const OF_JUDGE = { ...JUDGED, interval: null, name: BY_THE_JUDGE } as const;
const OF_JUDGED_SESSION = {
  source: 'judge',
  check: 'judged session',
  scale: 'score',
  interval: null,
  name: JUDGED_SESSION,
} as const;
const OF_JUDGED_DROP = {
  source: 'judge',
  check: 'judged drop',
  scale: 'drop',
  interval: 'of the judged change',
  name: JUDGED_DROP,
} as const;
const OF_METRIC = { ...JUDGED, interval: 'of the metric', name: METRIC } as const;

/** In the order of the report's schema. */
export const GATES: Readonly<Record<ScoreGateKind, ScoreGate> & Record<JudgeGate, JudgedGate>> = {
  'fail-on': { ...OF_FINDINGS, direction: 'at most' },
  'min-overall': { ...OF_MEAN, direction: 'at least' },
  'min-dimensions': { ...OF_MEAN, direction: 'at least' },
  'min-session': { ...OF_SESSION, check: 'worst session', direction: 'at least', name: WORST_SESSION },
  session: { ...OF_SESSION, check: 'own floors', direction: 'at least', name: ONE_SESSION },
  'max-regression': { ...OF_DROP, direction: 'at most' },
  'max-drift': { ...OF_DRIFT, direction: 'at most' },
  'max-session-regression': { ...OF_SESSION_DROP, direction: 'at most' },
  'max-new-failures': { ...OF_NEW_FAILURES, direction: 'at most' },
  'min-judge-overall': { ...OF_JUDGE, direction: 'at least' },
  'min-judge-dimensions': { ...OF_JUDGE, direction: 'at least' },
  'min-judge-session': { ...OF_JUDGED_SESSION, direction: 'at least' },
  'max-judge-regression': { ...OF_JUDGED_DROP, direction: 'at most' },
  'min-relevance': { ...OF_METRIC, direction: 'at least' },
  'min-coherence': { ...OF_METRIC, direction: 'at least' },
  'min-faithfulness': { ...OF_METRIC, direction: 'at least' },
  'max-hallucination': { ...OF_METRIC, direction: 'at most' },
  'min-completion': { ...OF_METRIC, direction: 'at least' },
  'max-metric-regression': { ...OF_JUDGED_DROP, direction: 'at most' },
};

export const GATE_KINDS = Object.keys(GATES) as readonly GateKind[];

/** In the order in which they are checked; those of the judge follow, in the order of their settings. */
export const SCORE_GATE_KINDS = GATE_KINDS.filter((kind): kind is ScoreGateKind => !isJudgeGate(kind));

function isJudgeGate(kind: GateKind): kind is JudgeGate {
  return JUDGE_GATE_NAMES.some((name) => name === kind);
}

/** The id of a gate: that of a dimension has its name behind the kind. */
export function gateId(kind: GateKind, of: string): string {
  return of === 'overall' ? kind : `${kind}.${of}`;
}

/** What a gate holds to its threshold. */
interface GateSubject {
  /** The session whose own floor it is: a name of others, to be escaped. */
  readonly session: string | null;
  /** A dimension, a metric of the judge, a class or code of findings, or `overall`. */
  readonly of: string;
}

/** Reads the id of a gate. */
export function gateSubject({ kind, id }: Pick<ReportGate, 'kind' | 'id'>): GateSubject {
  if (kind === 'session') {
    return floorOf(id) ?? { session: id, of: '' };
  }
  if (id.startsWith(`${kind}.`)) return { session: null, of: id.slice(kind.length + 1) };
  const judged = isJudgeGate(kind) ? JUDGE_GATES[kind].judged : 'rubric';
  return { session: null, of: judged === 'rubric' ? 'overall' : judged };
}

/** Whether a gate has a most that is allowed. */
export function isCeiling({ kind }: Pick<ReportGate, 'kind'>): boolean {
  return GATES[kind].direction === 'at most';
}

/** What a gate is called, in our own words; the session that it may be about is not in them. */
export function gateName(gate: Pick<ReportGate, 'kind' | 'id'>, place: keyof GateName): string {
  return GATES[gate.kind].name[place](gateSubject(gate).of.replaceAll('_', ' '));
}

/** Checks of a drop that pass what chance may have done. */
const MAY_BE_CHANCE: readonly string[] = ['drop', 'drift', 'judged drop'];

/**
 * Whether a mean has dropped by more than is allowed and the gate passes all the same, since the interval of the drop has 0 in
 * it. A tick beside such a number looks wrong.
 */
export function isWithinChance({ kind, status, value, threshold, waived, advisory }: ReportGate): boolean {
  return (
    MAY_BE_CHANCE.includes(GATES[kind].check) &&
    status === 'pass' &&
    waived !== true &&
    advisory !== true &&
    value !== null &&
    shown(value) > shown(threshold)
  );
}

/** A value or threshold of a gate as people see it: a count is a whole number, all else has three decimals. */
export function showGateNumber({ kind }: Pick<ReportGate, 'kind'>, value: number | null): string {
  return value !== null && GATES[kind].scale === 'count' ? String(value) : showNumber(value);
}

export const VERDICTS = ['pass', 'fail', 'inconclusive'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A gate of a run, as reports have it. */
export const gateSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(GATE_KINDS),
  threshold: z
    .number()
    .min(0)
    .describe('A score or a drop in 0..1; of fail-on and max-new-failures the number of sessions allowed.'),
  value: z
    .number()
    .min(-1)
    .nullable()
    .describe(
      'As shown, with three decimals; of max-regression, max-drift, max-judge-regression and max-metric-regression the drop, below 0 for a rise; of max-session-regression the largest drop that counts; of fail-on and max-new-failures the number of sessions. Null when not evaluated, unless the gate is waived or advisory.',
    ),
  status: z.enum(['pass', 'fail', 'not_evaluated']),
  advisory: z.literal(true).optional().describe('Below min-judge-agreement: the value is told and does not count.'),
  message: z.string(),
  flip_risk: z
    .strictObject({
      errors: z
        .number()
        .min(0)
        .describe(
          'Distance of the value from where the verdict turns (the threshold, or turns_at) in standard errors.',
        ),
      turns_at: z
        .number()
        .optional()
        .describe(
          'Of a drop, where that is more than what is allowed: the drop whose 95 % interval just reaches 0, up to which it passes as chance.',
        ),
      word: z.enum(FLIP_WORDS).describe('clear from 2 standard errors on, close from 1 on.'),
      about: z.enum(['other sessions', 'judging again']).describe('What would have to happen for it to flip.'),
      assumed: z
        .literal(true)
        .optional()
        .describe(
          'How much the judge wavers is more of a guess (0.1 an answer) than seen: hardly anything was asked twice.',
        ),
    })
    .optional()
    .describe('Absent where nothing varies and where nothing was evaluated.'),
  rerun_risk: z
    .strictObject({
      errors: z.number().min(0).describe('Distance of the value from the threshold in standard errors of another run.'),
      word: z.enum(FLIP_WORDS),
    })
    .optional()
    .describe('How another run of the pipeline over the same sessions might turn it over; only with several samples.'),
  waived: z.literal(true).optional().describe('It has failed, is waived, and decides nothing; the value is kept.'),
});

export type ReportGate = z.output<typeof gateSchema>;
