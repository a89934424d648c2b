import type { Candidates } from '../candidates/read-candidates.js';
import { isRated, isUnreferenced, nameOf, type SessionWithTexts } from '../scoring/scored-session.js';
import type { Settings } from '../settings/table.js';
import type { AnswerForm } from './completer.js';
import type { SessionQuestion } from './judge-sessions.js';
import { rubricRequest } from './prompts/rubric-request.js';
import { rubricQuestion } from './rubric-question.js';

/** What nobody has said of a session without a reference; the defaults of a golden one. */
const UNREFERENCED = { reference: null, difficulty: 'normal', kind: 'other' } as const;

/**
 * The questions to ask: one about each session that has a usable candidate. Of a missing or invalid one there is nothing
 * to judge; the rubric's zero stands.
 * @param failing names of the sessions that fail by the rubric: only for these a rewrite is asked
 */
export function questionsOf(
  sessions: readonly SessionWithTexts[],
  candidates: Pick<Candidates, 'byName'>,
  settings: Settings,
  failing: ReadonlySet<string>,
  answerForm: AnswerForm,
): readonly SessionQuestion[] {
  if (!settings['judge-metrics'].includes('rubric')) return [];
  // Whoever brings many candidates without a reference must not use up the money for those with one.
  const inOrder = [...sessions.filter(isRated), ...sessions.filter(isUnreferenced)];
  return inOrder.flatMap((session): readonly SessionQuestion[] => {
    if (session.status !== 'scored' && session.status !== 'unreferenced') return [];
    const name = nameOf(session);
    const { reference, difficulty, kind } = session.status === 'scored' ? session.golden : UNREFERENCED;
    const candidate = candidates.byName.get(name);
    if (candidate?.kind !== 'valid') return [];
    const request = rubricRequest(
      {
        mode: settings['judge-mode'],
        difficulty,
        kind,
        reference: settings['judge-mode'] === 'paired' ? reference : null,
        candidate: candidate.summary,
        suggestions: settings['judge-suggestions'],
        rationaleChars: settings['judge-rationale-chars'],
        wantsRewrite: settings['judge-rewrite'] && failing.has(name),
      },
      settings['judge-model'],
    );
    return [rubricQuestion(name, request, answerForm)];
  });
}
