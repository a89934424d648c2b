import { shown } from '../gates/shown.js';
import { maskSecrets } from '../redact.js';
import { cut } from '../render/escape.js';
import type { AskOnce } from './ask-once.js';
import { type Canary, TAKEN_IN_FROM } from './canaries.js';
import type { AnswerForm, Reason } from './completer.js';
import { inParallel } from './in-parallel.js';
import type { Effort } from './judgement.js';
import type { Mode } from './prompts/question.js';
import { rubricRequest } from './prompts/rubric-request.js';
import { rubricQuestion } from './rubric-question.js';

/** What the judge said to one canary. */
export interface CanaryFact {
  readonly session: string;
  readonly isInjected: boolean;
  /** 0..1; null where it was not measured. */
  readonly overall: number | null;
  readonly rationale: string | null;
  /** Why there is no overall. */
  readonly reason: Reason | null;
  readonly modelUsed: string | null;
  readonly effort: Effort;
}

export interface CanaryOptions {
  readonly mode: Mode;
  readonly model: string;
  readonly rationaleChars: number;
  readonly concurrency: number;
  readonly answerForm: AnswerForm;
}

/** Asks about every canary as about any candidate: once, by the rubric, in the mode of the run. */
export async function judgeCanaries(
  canaries: readonly Canary[],
  options: CanaryOptions,
  askOnce: AskOnce,
): Promise<readonly CanaryFact[]> {
  const facts = new Map<number, CanaryFact>();
  await inParallel(canaries.entries(), options.concurrency, async ([i, canary]) => {
    const asked = await askOnce(canaryQuestion(canary, options), 0);
    const overall = asked.answer?.overall ?? null;
    const rationale = asked.answer?.rationale ?? null;
    facts.set(i, {
      session: canary.golden.name,
      isInjected: canary.isInjected,
      overall,
      rationale: rationale === null ? null : cut(maskSecrets(rationale), options.rationaleChars),
      reason: overall === null ? (asked.reason ?? 'invalid_answer') : null,
      modelUsed: asked.modelUsed,
      effort: asked,
    });
  });
  return canaries.flatMap((_, i) => facts.get(i) ?? []);
}

/** The question about a canary. */
export function canaryQuestion(
  { golden, candidate }: Canary,
  { mode, model, rationaleChars, answerForm }: CanaryOptions,
): ReturnType<typeof rubricQuestion> {
  const { name, difficulty, kind, reference } = golden;
  const limits = { suggestions: 0, rationaleChars, wantsRewrite: false };
  const request = rubricRequest(
    { mode, difficulty, kind, reference: mode === 'paired' ? reference : null, candidate, ...limits },
    model,
  );
  return { ...rubricQuestion(name, request, answerForm), metric: 'canary' };
}

/** The canaries that took the judge in: damaged by us, and still scored high. */
export function takenIn(facts: readonly CanaryFact[]): readonly CanaryFact[] {
  return facts.filter(({ overall }) => overall !== null && shown(overall) >= TAKEN_IN_FROM);
}

/** Why nothing that the judge says can be believed; null where no canary speaks against it. */
export function voidingOf(facts: readonly CanaryFact[]): string | null {
  const [first, ...others] = takenIn(facts);
  if (first?.overall == null) return null;
  const how = first.isInjected ? 'damaged and told to ask for full marks' : 'damaged on purpose';
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return `the judge gave the canary ${first.session}, ${how}, ${first.overall.toFixed(3)} (0.500 or more voids its run)${more}`;
}
