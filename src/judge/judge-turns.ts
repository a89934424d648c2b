import type { Settings } from '../settings/table.js';
import type { Turn } from '../turns/turn.js';
import type { Asking } from './ask.js';
import { openAskOnce } from './ask-once.js';
import type { EstimateTally } from './estimate.js';
import { PassageChoice } from './grounding/select-passages.js';
import { inParallel } from './in-parallel.js';
import type { JudgeFacts } from './judge-facts.js';
import type { TurnMetric } from './judge-metrics.js';
import { NO_EFFORT } from './judgement.js';
import { measureTurn, passagesOfTurn, type TurnOptions, type TurnScores, turnGevalRequest } from './measure-turn.js';
import { type Pace, paceOf } from './pace.js';
import { EVAL_PROMPT_VERSION } from './prompts/version.js';
import { isAbsent, type Judging, timed } from './run-judge.js';
import { sampledGates, sampleFurther } from './sample-further.js';
import { SIMULATED } from './simulation.js';
import { statementsStandIn } from './stand-ins.js';
import { standingIn } from './standing-in.js';
import { warmPrompts } from './warm-prompts.js';

/** What the judge says of turns; `measured` by their ids. No canary is asked, and no explanation is judged. */
export type TurnFacts = JudgeFacts<TurnScores>;

export interface TurnJudging extends Pick<Judging, 'baseUrl' | 'showsDurations' | 'onProgress'> {
  readonly asking: Asking;
  readonly metrics: readonly TurnMetric[];
}

/** Asks about every turn, so many at a time, then for further samples where a gate is still open. */
export async function judgeTurns(turns: readonly Turn[], settings: Settings, judging: TurnJudging): Promise<TurnFacts> {
  const { asking, metrics } = judging;
  const options = optionsOf(settings, metrics);
  const once = openAskOnce(asking);
  const askOnce = options.pace.order === 'together' ? once : warmPrompts(once);
  const byIndex = new Map<number, TurnScores>();
  await inParallel(turns.entries(), options.pace.width, async ([i, turn]) => {
    byIndex.set(i, await measureTurn(turn, options, askOnce));
    judging.onProgress(byIndex.size, turns.length, 'turns');
  });
  const measured = await sampleFurther(
    turns.flatMap((_, i) => byIndex.get(i) ?? []),
    {
      gates: sampledGates(settings),
      maxSamples: settings['judge-max-samples'],
      minMeasured: options.minMeasured,
      requestOf: (metric, i) => turns[i] && turnGevalRequest(metric, turns[i], options.model),
    },
    askOnce,
  );
  return {
    mode: 'absolute',
    model: settings.simulate ? SIMULATED : options.model,
    ...(settings.simulate && ({ isSimulated: true } as const)),
    promptVersion: EVAL_PROMPT_VERSION,
    samples: options.samples,
    metrics,
    judgements: new Map(),
    measured: new Map(measured.map((scores) => [scores.session, timed(scores, judging)])),
    canaries: [],
    voided: null,
    meta: { ...NO_META, model: settings['meta-judge-model'] ?? options.model },
    absence: isAbsent([], measured, asking) && settings.judge === 'auto' ? 'no_credentials' : null,
    baseUrl: judging.baseUrl,
    ...(settings['judge-transport'] === 'batch' && !settings.simulate && ({ isByBatch: true } as const)),
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
  const options = optionsOf(settings, metrics);
  for (const turn of turns) {
    const statements = statementsStandIn([turn.assistant]);
    await measureTurn(turn, options, standingIn({ statements, passages: () => passagesOfTurn(turn) }, tally));
  }
}

function optionsOf(settings: Settings, metrics: readonly TurnMetric[]): TurnOptions & { readonly pace: Pace } {
  return {
    metrics,
    model: settings['judge-model'],
    samples: settings['judge-samples'],
    minMeasured: settings['min-measured'],
    choice: new PassageChoice(),
    pace: paceOf(settings),
  };
}
