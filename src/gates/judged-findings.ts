import { type WeightOfFindings, withJudgement } from '../judge/findings.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { MetricScores } from '../judge/session-metrics.js';
import type { ScoredSession } from '../scoring/scored-session.js';
import { doubtOfJudge } from './check.js';
import type { Policy } from './policy.js';

type Asked = Pick<Policy, 'unasked' | 'thresholds' | 'minJudgeAgreement'>;

/**
 * Why findings of the judge do not count for a gate on findings that others make as well, in words for its message; nothing
 * where they do, or nobody has judged. The classes that are on by default were chosen by what words find in faithful
 * summaries, and what the judge says decides only where somebody has set a gate that stands on it.
 */
export function whyAdvice(
  judge: Pick<JudgeFacts<MetricScores>, 'agreement'> | null,
  { unasked, thresholds, minJudgeAgreement }: Asked,
): string | undefined {
  if (judge === null) return undefined;
  const doubt = doubtOfJudge(judge.agreement, minJudgeAgreement);
  if (doubt !== undefined) return `advisory only: ${doubt.words}`;
  if (!unasked.has('fail-on') || thresholds['min-completion'] !== null) return undefined;
  return 'which is advice as long as neither fail-on nor min-completion is set';
}

/** Sessions with what a judge adds to their findings, by what it weighs there. */
export function withJudgements(
  sessions: readonly ScoredSession[],
  judge: JudgeFacts | null,
  policy: Asked,
): readonly ScoredSession[] {
  if (judge === null) return sessions;
  const weight = weightOfFindings(judge, policy);
  return sessions.map((session) => withJudgement(session, judge, weight));
}

/** What findings of the judge weigh in this run. */
export function weightOfFindings(judge: JudgeFacts<MetricScores>, policy: Asked): WeightOfFindings {
  return whyAdvice(judge, policy) === undefined ? 'they count' : 'they are advice';
}
