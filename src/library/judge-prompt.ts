import { UserError } from '../core/errors.js';
import { formatOf } from '../inputs/format/format-of.js';
import type { CompletionRequest } from '../judge/asking/completer.js';
import { askedDimensions, lateQuestion, type OpenQuestion } from '../judge/rubric-questions.js';
import type { Settings } from '../settings/table.js';
import type * as Api from './declarations.js';
import { pureSettings } from './given-settings.js';
import { candidateOf, fromPlain } from './plain-session.js';

export const buildJudgePrompt: typeof Api.buildJudgePrompt = (session, candidate, settings) =>
  toPrompt(openQuestion(session, candidate, pureSettings(settings)).request);

/** The question about a candidate. Throws a UserError where there is no candidate that can be judged. */
export function openQuestion(session: Api.GoldenSession, given: unknown, values: Settings): OpenQuestion {
  const format = formatOf(values);
  const golden = fromPlain(session, format);
  const candidate = candidateOf(golden.name, given, format);
  if (candidate?.kind !== 'valid') {
    const reasons = candidate?.defects.map(({ message }) => message) ?? ['there is no candidate to judge'];
    throw new UserError(reasons.map((message) => ({ message: `candidate: ${message}` })));
  }
  const { difficulty, kind } = golden;
  const mode = values['judge-mode'];
  const rest = () => ({
    reference: mode === 'paired' ? golden.reference : null,
    candidate: candidate.summary,
    rationaleChars: values['judge-rationale-chars'],
    wantsRewrite: values['judge-rewrite'],
  });
  const traits = { mode, difficulty, kind, ...askedDimensions(values) };
  const form = { answerForm: 'schema or two lines' } as const;
  return lateQuestion(golden.name, traits, rest, { model: values['judge-model'], form }).open();
}

/** A request as a completer of somebody's own gets it. */
export function toPrompt({
  system,
  user,
  schema,
  maxTokens,
  model,
  promptVersion,
}: CompletionRequest): Api.JudgePrompt {
  return { system, user, schema, maxTokens, model, version: promptVersion };
}
