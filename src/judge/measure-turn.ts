import type { Turn } from '../inputs/turns/turn.js';
import type { SampledMetric, SessionMetric } from '../settings/judge-metrics.js';
import type { AskOne } from './asking/ask-once.js';
import type { Reason } from './asking/completer.js';
import type { Passage } from './grounding/passages.js';
import { limitedClaim } from './limits.js';
import { type MeasuredSubject, type MeasureOptions, type Measuring, measureMetrics } from './measure-subjects.js';
import { checkStatements, type FaithfulnessResult, notMeasured } from './metrics/faithfulness.js';
import { distinctStatements, readPlainStatements } from './metrics/statements.js';
import { turnCoherenceRequest, turnRelevanceRequest, turnStatementsRequest } from './prompts/turn.js';
import { TURN_PROMPT_VERSIONS } from './prompts/versions.js';
import type { MetricScores } from './session-metrics.js';

/** What the judge says of one turn. Its claims have no place of their own: a turn is a line or few. */
export interface TurnScores extends Omit<MetricScores, 'completion'> {
  readonly faithfulness?: TurnFaithfulness;
}

/** Faithfulness without an ending: a turn has none. */
type TurnFaithfulness = Omit<FaithfulnessResult<null>, 'ending'>;

/** A turn as something that metrics are measured of. */
export function turnSubject(turn: Turn, options: MeasureOptions): MeasuredSubject<TurnScores> {
  const { model } = options;
  const requestOf = (metric: SampledMetric) =>
    metric === 'relevance' ? turnRelevanceRequest(turn, model) : turnCoherenceRequest(turn, model);
  const measuring: Measuring<Pick<TurnScores, 'faithfulness'>> = {
    name: turn.id,
    obstacleOf: (metric) => obstacleOf(metric, turn),
    requestOf,
    check: async (_, ask) => ({ faithfulness: await checkClaims(turn, options, ask) }),
  };
  return { measure: (askOnce) => measureMetrics(measuring, options, askOnce), requestOf };
}

/** Why a metric cannot be asked about a turn, so that it is not wanted there. */
function obstacleOf(metric: SessionMetric, { user, results }: Turn): Reason | undefined {
  if (metric === 'relevance' && user.text === '') return 'no_grounding';
  return metric === 'faithfulness' && results.length === 0 ? 'no_grounding' : undefined;
}

async function checkClaims(
  turn: Turn,
  { choice, model, minMeasured }: MeasureOptions,
  ask: AskOne,
): Promise<TurnFaithfulness> {
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
