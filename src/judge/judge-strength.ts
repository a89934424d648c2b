import { showNumber, shown } from '../core/numbers.js';
import type { Dimension } from '../core/summary.js';
import { counted } from '../core/text.js';
import type { Settings } from '../settings/table.js';
import type { Judgement } from './judgement.js';

/** A copy of a reference that was changed on purpose, with what the judge says of it. */
export interface JudgedCopy {
  readonly session: string;
  /** What was done to it, in the name of the edit. */
  readonly kind: string;
  readonly effect: 'damaging' | 'harmless';
  /** The dimensions that were changed. */
  readonly dimensions: readonly Dimension[];
  readonly judgement: Judgement;
}

/** How strong a judge is: what it makes of copies whose quality is known. */
export interface JudgeStrength {
  /** Below this score the judge has noticed, or blocked. */
  readonly level: number;
  /** The gate that the level is of; null where none is set. */
  readonly gate: 'min-judge-session' | 'min-judge-overall' | null;
  /** Copies that were judged. */
  readonly damaging: number;
  readonly noticed: number;
  readonly harmless: number;
  readonly blocked: number;
  /** Copies that could not be judged. */
  readonly unmeasured: number;
}

/** Where no gate of the judge says what is good enough. */
const DEFAULT_LEVEL = 0.7;

/** The level that copies are held against: the floor of a session, else the target of the mean, else 0.7. */
export function strengthLevel(
  settings: Pick<Settings, 'min-judge-session' | 'min-judge-overall'>,
): Pick<JudgeStrength, 'level' | 'gate'> {
  for (const gate of ['min-judge-session', 'min-judge-overall'] as const) {
    const level = settings[gate];
    if (level !== null) return { level, gate };
  }
  return { level: DEFAULT_LEVEL, gate: null };
}

/**
 * Whether the judge gives a copy less than the level: overall, or in a dimension that was changed. Damaged and harmless ones
 * are held against the same.
 */
export function isBelowLevel({ judgement, dimensions }: JudgedCopy, level: number): boolean {
  const scores = [judgement.overall.score, ...dimensions.map((dimension) => judgement.dimensions[dimension].score)];
  return scores.some((score) => score !== null && shown(score) < shown(level));
}

/** Counts what a judge has noticed of damaged copies, and blocked of harmless ones. */
export function judgeStrengthOf(
  copies: readonly JudgedCopy[],
  { level, gate }: Pick<JudgeStrength, 'level' | 'gate'>,
): JudgeStrength {
  const measured = copies.filter(({ judgement }) => judgement.overall.score !== null);
  const of = (effect: JudgedCopy['effect']) => measured.filter((copy) => copy.effect === effect);
  const below = (found: readonly JudgedCopy[]): number => found.filter((copy) => isBelowLevel(copy, level)).length;
  const [damaging, harmless] = [of('damaging'), of('harmless')];
  return {
    level,
    gate,
    damaging: damaging.length,
    noticed: below(damaging),
    harmless: harmless.length,
    blocked: below(harmless),
    unmeasured: copies.length - measured.length,
  };
}

/** How strong the judge is in one sentence without a full stop: `notices 17 of 20 …, blocks 0 of 5 …`. */
export function strengthOfJudge(strength: JudgeStrength): string {
  const { level, gate, damaging, noticed, harmless, blocked, unmeasured } = strength;
  const by = gate === null ? '' : ` (${gate})`;
  const gap = unmeasured === 0 ? '' : `; ${counted(unmeasured, 'copy', 'copies')} not measured`;
  const warning = damaging > 0 && noticed === 0 ? ': it notices nothing' : '';
  return `The judge notices ${noticed} of ${damaging} damaged copies of references and blocks ${blocked} of ${harmless} harmless ones, by a score below ${showNumber(level)}${by}${warning}${gap}`;
}
