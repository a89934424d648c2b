import type { Candidates } from '../candidates/read-candidates.js';
import { isRated, type ScoredSession } from '../scored-session.js';
import type { Settings } from '../settings/table.js';
import { rubricQuestion } from './ask.js';
import type { AnswerForm } from './completer.js';
import type { SessionQuestion } from './judge-sessions.js';
import { rubricRequest } from './prompts/rubric-request.js';

/**
 * The questions to ask: one about each session that has a usable candidate. Of a missing or invalid one there is nothing
 * to judge; the rubric's zero stands.
 * @param failing names of the sessions that fail by the rubric: only for these a rewrite is asked
 */
export function questionsOf(
  sessions: readonly ScoredSession[],
  candidates: Candidates,
  settings: Settings,
  failing: ReadonlySet<string>,
  answerForm: AnswerForm,
): readonly SessionQuestion[] {
  if (!settings['judge-metrics'].includes('rubric')) return [];
  return sessions.flatMap((session): readonly SessionQuestion[] => {
    if (!isRated(session) || session.status !== 'scored') return [];
    const { name, reference, difficulty, kind } = session.golden;
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
