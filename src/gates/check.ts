import { showNumber, shown, stored } from '../core/numbers.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { JudgeRisk } from '../judge/sampling/open-gates.js';
import type { MetricScores } from '../judge/session-metrics.js';
import { standardError } from '../statistics/descriptive.js';
import { flipRisk, flipWord } from '../statistics/flip-risk.js';
import { GATES, type ReportGate } from './catalogue.js';

/** A gate with what its failure says. */
export interface Check {
  readonly gate: ReportGate;
  readonly failures: readonly string[];
  /** Whether the run is inconclusive when the gate could not be evaluated; otherwise that is only noted. */
  readonly isWanted: boolean;
}

/** What is held to a threshold, before anybody looks whether it holds. */
export interface Gate {
  readonly id: string;
  readonly kind: ReportGate['kind'];
  /** What is compared, as it stands in messages: `overall_mean`, `session fix-login overall`. */
  readonly subject: string;
  readonly threshold: number;
}

/** A value that is held to the threshold of its gate. */
export interface HeldValue extends Gate {
  readonly value: number | null;
  /** How surely the value is on its side of the threshold; left out where nothing varies. */
  readonly flip_risk?: ReportGate['flip_risk'];
  /** The same for another run over the same sessions; left out where no session has several samples. */
  readonly rerun_risk?: ReportGate['rerun_risk'];
}

interface Relation {
  readonly holds: (value: number, threshold: number) => boolean;
  readonly passing: string;
  readonly failing: string;
}

const RELATIONS: Readonly<Record<(typeof GATES)[ReportGate['kind']]['direction'], Relation>> = {
  'at least': { holds: (value, threshold) => value >= threshold, passing: '>=', failing: '<' },
  'at most': { holds: (value, threshold) => value <= threshold, passing: '<=', failing: '>' },
};

/** Compares what is shown, with three decimals, threshold and value alike. */
export function compare({ value, ...comparison }: HeldValue): Check {
  const { kind, subject, threshold, flip_risk, rerun_risk } = comparison;
  if (value === null) return notEvaluated(comparison, 'nothing to score', false);
  const { holds, passing, failing } = RELATIONS[GATES[kind].direction];
  const passes = holds(shown(value), shown(threshold));
  const message = `${subject} ${showNumber(value)} ${passes ? passing : failing} gate ${showNumber(threshold)}`;
  return decided(comparison, {
    value: shown(value),
    fails: !passes,
    message,
    failures: [message],
    ...(flip_risk !== undefined && { flip_risk }),
    ...(rerun_risk !== undefined && { rerun_risk }),
  });
}

interface Decision extends Pick<HeldValue, 'flip_risk' | 'rerun_risk'> {
  readonly value: number;
  readonly fails: boolean;
  readonly message: string;
  /** What is said where it fails, a line each. */
  readonly failures: readonly string[];
}

/** A gate that was evaluated. */
export function decided(
  { id, kind, threshold }: Omit<Gate, 'subject'>,
  { value, fails, message, failures, ...risks }: Decision,
): Check {
  return {
    gate: { id, kind, threshold, value, status: fails ? 'fail' : 'pass', message, ...risks },
    failures: fails ? failures : [],
    isWanted: true,
  };
}

/** A gate that has no value, and why. */
export function notEvaluated({ id, kind, threshold, subject }: Gate, reason: string, isWanted: boolean): Check {
  const message = `${subject}: ${reason}`;
  return { gate: { id, kind, threshold, value: null, status: 'not_evaluated', message }, failures: [], isWanted };
}

type FlipRisk = NonNullable<ReportGate['flip_risk']>;

/**
 * How a gate tells its flip risk; nothing where nothing varies, so that nothing can flip.
 * @param turnsAt where its verdict turns, if that is not the threshold
 */
export function describeFlipRisk(
  risk: number,
  about: FlipRisk['about'],
  turnsAt?: number,
): { readonly flip_risk?: FlipRisk } {
  if (!Number.isFinite(risk)) return {};
  return {
    flip_risk: {
      errors: stored(risk, 'six decimals'),
      ...(turnsAt !== undefined && { turns_at: stored(turnsAt, 'six decimals') }),
      word: flipWord(risk),
      about,
    },
  };
}

/** The flip risk of a mean over sessions: how another choice of sessions might have fallen out. */
export function flipRiskOfMean(
  value: number | null,
  threshold: number,
  scores: readonly number[],
): { readonly flip_risk?: FlipRisk } {
  const error = standardError(scores);
  if (value === null || error === null) return {};
  return describeFlipRisk(flipRisk(value, threshold, error), 'other sessions');
}

/**
 * The flip risk of a mean when the pipeline runs once more over the same sessions.
 * @param error of the mean by the samples of its sessions; null where nobody knows
 */
export function rerunRisk(
  value: number | null,
  threshold: number,
  error: number | null,
): { readonly rerun_risk?: NonNullable<ReportGate['rerun_risk']> } {
  const risk = value === null || error === null ? Number.POSITIVE_INFINITY : flipRisk(value, threshold, error);
  return Number.isFinite(risk) ? { rerun_risk: { errors: stored(risk, 'six decimals'), word: flipWord(risk) } } : {};
}

/** The flip risk of a mean of the judge: how judging the same candidates again might fall out. */
export function describeJudgeRisk({ errors, isAssumed }: JudgeRisk): { readonly flip_risk?: FlipRisk } {
  const { flip_risk: risk } = describeFlipRisk(errors, 'judging again');
  if (risk === undefined) return {};
  return { flip_risk: { ...risk, ...(isAssumed && { assumed: true as const }) } };
}

/**
 * The judge's gates under `min-judge-agreement`. Below that level what they say is only advice; where the level could not
 * be measured they are open questions, since a judge that nobody checked must neither pass nor fail a run.
 */
export function underAgreement(
  checks: readonly Check[],
  agreement: JudgeFacts<MetricScores>['agreement'],
  minimum: number | null,
): readonly Check[] {
  const doubt = doubtOfJudge(agreement, minimum);
  if (doubt === undefined) return checks;
  return checks.map((check) => (doubt.isMeasured ? advisory(check, doubt.words) : withheld(check, doubt.words)));
}

/** Why a judge does not agree with people as far as it must, or nobody knows; nothing where it does, or nobody asks. */
export function doubtOfJudge(
  agreement: JudgeFacts<MetricScores>['agreement'],
  minimum: number | null,
): { readonly words: string; readonly isMeasured: boolean } | undefined {
  if (minimum === null) return undefined;
  const level = agreement?.level ?? null;
  if (level === null) {
    const why = agreement?.obstacle ?? 'no label was judged';
    return { words: `agreement with the labels was not measured: ${why}`, isMeasured: false };
  }
  if (shown(level) >= shown(minimum)) return undefined;
  const words = `agreement with the labels ${showNumber(level)} < min-judge-agreement ${showNumber(minimum)}`;
  return { words, isMeasured: true };
}

function withheld(check: Check, why: string): Check {
  if (check.gate.status === 'not_evaluated') return check;
  const message = `${check.gate.message}, not counted; ${why}`;
  return { gate: { ...check.gate, value: null, status: 'not_evaluated', message }, failures: [], isWanted: true };
}

/** The value stays for people to see. A gate that had no value anyway keeps its own reason. */
function advisory(check: Check, why: string): Check {
  if (check.gate.status === 'not_evaluated') return { ...check, isWanted: false };
  const message = `${check.gate.message}, advisory only: ${why}`;
  return {
    gate: { ...check.gate, status: 'not_evaluated', advisory: true, message },
    failures: [],
    isWanted: false,
  };
}
