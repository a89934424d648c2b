import type { ScoredSessions } from '../scoring/score-sessions.js';
import { nameOf } from '../scoring/scored-session.js';
import type { Settings } from '../settings/table.js';
import type { AnswerForm } from './completer.js';
import { lateQuestion, type SessionQuestion } from './rubric-question.js';

/** What nobody has said of a session without a reference; the defaults of a golden one. */
const UNREFERENCED = { difficulty: 'normal', kind: 'other' } as const;

/**
 * The positions of the sessions that a judge is asked about: those with a usable candidate. Of a missing or invalid one
 * there is nothing to judge; the rubric's zero stands. Whoever brings many candidates without a reference must not use up
 * the money for those with one, so these come last.
 */
export function judgedSessions({ sessions }: Pick<ScoredSessions, 'sessions'>): readonly number[] {
  const withStatus = (wanted: 'scored' | 'unreferenced'): readonly number[] =>
    sessions.flatMap(({ status }, index) => (status === wanted ? [index] : []));
  return [...withStatus('scored'), ...withStatus('unreferenced')];
}

/**
 * The questions of the rubric judge, one about each session that is judged.
 * @param failing names of the sessions that fail by the rubric: only for these a rewrite is asked
 */
export function questionsOf(
  scored: ScoredSessions,
  settings: Settings,
  failing: ReadonlySet<string>,
  answerForm: AnswerForm,
): readonly SessionQuestion[] {
  if (!settings['judge-metrics'].includes('rubric')) return [];
  const { 'judge-mode': mode, 'judge-model': model } = settings;
  return judgedSessions(scored).flatMap((index): readonly SessionQuestion[] => {
    const session = scored.sessions[index];
    if (session === undefined) return [];
    const name = nameOf(session);
    const { difficulty, kind } = session.status === 'unreferenced' ? UNREFERENCED : session.golden;
    const rest = () => ({
      reference: mode === 'paired' ? (scored.goldenOf(index)?.reference ?? null) : null,
      candidate: candidateAt(scored, index).summary,
      suggestions: settings['judge-suggestions'],
      rationaleChars: settings['judge-rationale-chars'],
      wantsRewrite: settings['judge-rewrite'] && failing.has(name),
    });
    return [lateQuestion(name, { mode, difficulty, kind }, rest, { model, answerForm })];
  });
}

/** The candidate of a session that is judged. */
export function candidateAt({ candidateOf }: Pick<ScoredSessions, 'candidateOf'>, index: number) {
  const candidate = candidateOf(index);
  if (candidate === undefined) throw new RangeError('a session that is judged has a candidate');
  return candidate;
}
