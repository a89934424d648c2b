import type { AnswerForm } from '../judge/completer.js';
import { lateQuestion, type SessionQuestion } from '../judge/rubric-question.js';
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
    const { difficulty, kind, reference } = label.session;
    const { 'judge-mode': mode, 'judge-model': model } = settings;
    const rest = () => ({
      reference: mode === 'paired' ? reference : null,
      candidate: label.candidate,
      suggestions: settings['judge-suggestions'],
      rationaleChars: settings['judge-rationale-chars'],
      wantsRewrite: false,
    });
    return lateQuestion(labelKey(label), { mode, difficulty, kind }, rest, { model, answerForm });
  });
}
