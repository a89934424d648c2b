import type { Turn } from '../turns/turn.js';
import type { AskOnce } from './ask-once.js';
import type { CompletionRequest, Reason } from './completer.js';
import type { Passage } from './grounding/passages.js';
import type { PassageChoice } from './grounding/select-passages.js';
import { inParallel } from './in-parallel.js';
import type { TurnMetric } from './judge-metrics.js';
import { limitedClaim, limitedGeval } from './limited-words.js';
import { Meter } from './meter.js';
import type { AskOne } from './metrics/ask-one.js';
import { checkStatements, type FaithfulnessResult, notMeasured } from './metrics/faithfulness.js';
import { measureGeval } from './metrics/measure-geval.js';
import { distinctStatements, readPlainStatements } from './metrics/statements.js';
import { type Pace, widthInSession } from './pace.js';
import { turnCoherenceRequest, turnRelevanceRequest, turnStatementsRequest } from './prompts/turn.js';
import { TURN_PROMPT_VERSIONS } from './prompts/versions.js';
import type { MetricScores } from './session-metrics.js';

/** What the judge says of one turn. Its claims have no place of their own: a turn is a line or few. */
export interface TurnScores extends Omit<MetricScores, 'completion'> {
  readonly faithfulness?: FaithfulnessResult<null>;
}

export interface TurnOptions {
  readonly metrics: readonly TurnMetric[];
  readonly model: string;
  readonly samples: number;
  /** Share of the claims that must have got an answer, 0..1. */
  readonly minMeasured: number;
  readonly choice: PassageChoice;
  readonly pace: Pick<Pace, 'order'>;
}

/** Measures what is asked for about one turn: one metric after the other, or all together. */
export async function measureTurn(turn: Turn, options: TurnOptions, askOnce: AskOnce): Promise<TurnScores> {
  const meter = new Meter(turn.id, askOnce);
  const skipped = options.metrics.flatMap((metric) => {
    const reason = obstacleOf(metric, turn);
    return reason === undefined ? [] : [{ metric, reason }];
  });
  const asked = options.metrics.filter((metric) => !skipped.some((one) => one.metric === metric));
  const parts = new Map<TurnMetric, Results>();
  await inParallel(asked, widthInSession(options.pace), async (metric) => {
    parts.set(metric, await measureMetric(metric, turn, options, meter));
  });
  const results: Results = Object.assign({}, ...asked.map((metric) => parts.get(metric)));
  return { session: turn.id, ...results, skipped, effort: meter.effort };
}

type Results = Pick<TurnScores, TurnMetric>;

async function measureMetric(metric: TurnMetric, turn: Turn, options: TurnOptions, meter: Meter): Promise<Results> {
  if (metric === 'faithfulness') return { faithfulness: await checkClaims(turn, options, meter.asking(metric)) };
  const request = turnGevalRequest(metric, turn, options.model);
  return { [metric]: limitedGeval(await measureGeval(request, options, (sample) => meter.asking(metric, sample))) };
}

/** Why a metric cannot be asked about a turn, so that it is not wanted there. */
function obstacleOf(metric: TurnMetric, { user, results }: Turn): Reason | undefined {
  if (metric === 'relevance' && user.text === '') return 'no_grounding';
  return metric === 'faithfulness' && results.length === 0 ? 'no_grounding' : undefined;
}

/** The question for a score on a scale of five. */
export function turnGevalRequest(metric: 'relevance' | 'coherence', turn: Turn, model: string): CompletionRequest {
  return metric === 'relevance' ? turnRelevanceRequest(turn, model) : turnCoherenceRequest(turn, model);
}

async function checkClaims(
  turn: Turn,
  { choice, model, minMeasured }: TurnOptions,
  ask: AskOne,
): Promise<FaithfulnessResult<null>> {
  const extracted = await ask(turnStatementsRequest(turn, model), readPlainStatements);
  if (extracted.answer === null) return notMeasured(extracted.reason);
  const statements = distinctStatements(extracted.answer, () => null);
  const promptVersion = TURN_PROMPT_VERSIONS.faithfulness;
  const grounding = { passages: () => passagesOfTurn(turn), choice, model, minMeasured, promptVersion };
  const result = await checkStatements(statements, grounding, ask);
  return { ...result, claims: result.claims.map(limitedClaim) };
}

/** What tools gave back in a turn, a passage each. */
export function passagesOfTurn({ file, results }: Turn): readonly Passage[] {
  return results.map(({ line, text }) => {
    const lines = text.split('\n').map((one) => ({ line, text: one }));
    return { file, parts: [{ role: 'tool', lines }] };
  });
}
