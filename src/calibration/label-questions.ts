import type { AnswerForm } from '../judge/completer.js';
import type { SessionQuestion } from '../judge/judge-sessions.js';
import { rubricRequest } from '../judge/prompts/rubric-request.js';
import { rubricQuestion } from '../judge/rubric-question.js';
import type { Settings } from '../settings/table.js';
import { type Label, labelKey } from './label.js';

/**
 * The questions about labelled candidates: the same words that a run asks about its own candidates, so that what the
 * judge is worth here is what it is worth there.
 */
export function labelQuestions(
  labels: readonly Label[],
  settings: Settings,
  answerForm: AnswerForm,
): readonly SessionQuestion[] {
  return labels.map((label) => {
    const request = rubricRequest(
      {
        mode: settings['judge-mode'],
        difficulty: label.session.difficulty,
        kind: label.session.kind,
        reference: settings['judge-mode'] === 'paired' ? label.session.reference : null,
        candidate: label.candidate,
        suggestions: settings['judge-suggestions'],
        rationaleChars: settings['judge-rationale-chars'],
        wantsRewrite: false,
      },
      settings['judge-model'],
    );
    return rubricQuestion(labelKey(label), request, answerForm);
  });
}
