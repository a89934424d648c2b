import type { Digest } from '../core/ports.js';
import type { Turn } from '../inputs/turns/turn.js';
import type { TurnMetric } from '../settings/judge-metrics.js';
import type { Settings } from '../settings/table.js';
import type { Asking } from './asking/ask.js';
import { openAskOnce } from './asking/ask-once.js';
import { warmPrompts } from './asking/prompt-cache.js';
import { answerWithStubs, stubStatements } from './estimate/stub-answers.js';
import type { EstimateTally } from './estimate/tally.js';
import type { JudgeFacts } from './judge-facts.js';
import { NO_EFFORT } from './judgement.js';
import { measureOptions, measureSubjects } from './measure-subjects.js';
import { passagesOfTurn, type TurnScores, turnSubject } from './measure-turn.js';
import { commonFacts, type Judging } from './run-judge.js';

/** What the judge says of turns; `measured` by their ids. No canary is asked, and no explanation is judged. */
export type TurnFacts = JudgeFacts<TurnScores>;

interface TurnJudging extends Pick<Judging, 'baseUrl' | 'showsDurations' | 'onProgress'> {
  readonly asking: Asking;
  readonly digest: Digest;
  readonly metrics: readonly TurnMetric[];
}

/** Asks about every turn, so many at a time, then for further samples where a gate is still open. */
export async function judgeTurns(turns: readonly Turn[], settings: Settings, judging: TurnJudging): Promise<TurnFacts> {
  const { asking, metrics, onProgress } = judging;
  const options = measureOptions(settings, metrics);
  const once = openAskOnce(asking, judging.digest);
  const subjects = turns.map((turn) => turnSubject(turn, options));
  let done = 0;
  const measured = await measureSubjects(subjects, settings, {
    askOnce: options.pace.order === 'together' ? once : warmPrompts(once),
    onMeasured: () => onProgress(++done, turns.length, 'turns'),
    onProgress,
  });
  return {
    ...commonFacts(settings, judging, [], measured),
    mode: 'absolute',
    metrics,
    judgements: new Map(),
    canaries: [],
    voided: null,
    meta: { ...NO_META, model: settings['meta-judge-model'] ?? options.model },
  };
}

const NO_META = {
  rate: 0,
  evaluations: [],
  quotes: { explanations: 0, sound: 0, quotes: 0, found: 0 },
  effort: NO_EFFORT,
} as const;

/** Counts every question about turns without asking. Further samples, which depend on answers, are left out. */
export async function estimateTurns(
  turns: readonly Turn[],
  settings: Settings,
  metrics: readonly TurnMetric[],
  tally: EstimateTally,
): Promise<void> {
  const options = measureOptions(settings, metrics);
  for (const turn of turns) {
    const statements = stubStatements([turn.assistant]);
    const stubAnswers = answerWithStubs({ statements, passages: () => passagesOfTurn(turn) }, tally);
    await turnSubject(turn, options).measure(stubAnswers);
  }
}
