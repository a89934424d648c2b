import { judgedSinceBase } from '../../src/gates/judge-regression.js';
import type { BaselineReport } from '../../src/inputs/baseline/baseline-report.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { PROMPT_VERSIONS } from '../../src/judge/prompts/versions.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { faithfulSessions, judgeFacts, judgementAt } from '../builders/judge-facts.js';
import { goldenSession, ratedSession } from '../builders/sessions.js';

type Score = number | null;
type JudgeBefore = NonNullable<BaselineReport['judge']>;

const BEFORE: JudgeBefore = {
  ...{ model: 'm', mode: 'paired', prompt_version: 'p' },
  metrics: { faithfulness: { prompt_version: PROMPT_VERSIONS.faithfulness } },
};

export interface Given {
  /** What the judge gave overall and for faithfulness, on the base and now; undefined where it was not asked. */
  readonly before?: readonly (Score | undefined)[];
  readonly now?: readonly (Score | undefined)[];
  readonly judge?: Partial<JudgeFacts>;
  readonly judgeBefore?: Partial<JudgeBefore> | null;
  readonly changed?: readonly string[];
  readonly groups?: readonly string[];
}

/** A judged run, and the same beside its base. */
export function sinceBase({
  before = [0.9, 0.9],
  now = [0.7, 0.8],
  judge = {},
  judgeBefore = {},
  changed = [],
  groups = [],
}: Given) {
  const sessions = now.map((_, i) => {
    const golden = goldenSession(`s${i}`, {
      ...(changed.includes(`s${i}`) && { referenceDigest: 'another' }),
      ...(groups[i] !== undefined && { group: groups[i] }),
    });
    return { ...ratedSession(`s${i}`, { overall: 0.5 }), golden };
  });
  const base = baselineOf(before.map((_, i) => ratedSession(`s${i}`, { overall: 0.5 })));
  const report: BaselineReport = {
    ...base,
    judge: judgeBefore && { ...BEFORE, ...judgeBefore },
    sessions: base.sessions.map((one, i) => ({
      ...one,
      judge: before[i] === undefined ? null : { overall: before[i], metrics: { faithfulness: { score: before[i] } } },
    })),
  };
  const facts = judgeFacts({
    metrics: ['rubric', 'faithfulness'],
    judgements: new Map(
      now.flatMap((score, i) => (score === undefined ? [] : [[`s${i}`, judgementAt(score, `s${i}`)]])),
    ),
    measured: faithfulSessions(now.map((score) => score ?? null)),
    ...judge,
  });
  return { facts, since: judgedSinceBase(facts, comparedWith(sessions, report), sessions), sessions };
}
