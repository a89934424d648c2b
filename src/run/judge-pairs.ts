import type { PairwiseFacts } from '../comparison/pairwise.js';
import type { OnProgress } from '../core/environment.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { CandidatePair } from '../judge/pairwise/ask-pairs.js';
import type { PairVerdict } from '../judge/pairwise/verdict.js';
import { versionWith } from '../judge/prompts/guidelines.js';
import { PAIRWISE_PROMPT_VERSION } from '../judge/prompts/versions.js';
import type { OpenJudge } from './open-judge.js';

/** What the judge is asked about, and what is clear without it. */
interface VariantPairs {
  readonly pairs: readonly CandidatePair[];
  /** Which variants each pair is of. */
  readonly positions: readonly (readonly [number, number])[];
  /** Who alone has a usable candidate, pair by pair. */
  readonly alone: readonly ReadonlyMap<string, 'a' | 'b'>[];
}

/**
 * Asks about all pairs of candidates. Of a variant whose own run was voided nothing that the judge says is believed, so nobody
 * is asked about it.
 */
export async function judgePairsOf(
  { pairs, positions, alone }: VariantPairs,
  facts: readonly JudgeFacts[],
  judge: Pick<OpenJudge, 'judgePairs' | 'guidelines'>,
  onProgress: OnProgress,
): Promise<PairwiseFacts> {
  const isVoided = positions.map((both) => both.some((at) => facts[at]?.voided != null));
  const believed = pairs.filter(({ pair }) => isVoided[pair] !== true);
  const { verdicts, effort, questions } = await judge.judgePairs(believed, onProgress);
  const said = new Map(believed.map((one, i) => [one, verdicts[i] ?? VOIDED]));
  const byPair = positions.map(() => new Map<string, PairVerdict>());
  for (const one of pairs) byPair[one.pair]?.set(one.session, said.get(one) ?? VOIDED);
  return {
    model: facts[0]?.model ?? '',
    promptVersion: versionWith(PAIRWISE_PROMPT_VERSION, judge.guidelines),
    questions,
    costUsd: effort.costUsd,
    verdicts: byPair.map((verdicts, i) => withAlone(verdicts, alone[i] ?? new Map())),
  };
}

/** A session that only one has usable speaks for that one, as long as the judge has said anything of the two at all. */
function withAlone(
  verdicts: ReadonlyMap<string, PairVerdict>,
  alone: ReadonlyMap<string, 'a' | 'b'>,
): ReadonlyMap<string, PairVerdict> {
  if ([...verdicts.values()].every(({ kind }) => kind === 'unmeasured')) return verdicts;
  const clear = [...alone].map(([name, kind]): [string, PairVerdict] => [name, { kind, isMuch: false, reason: null }]);
  return new Map([...verdicts, ...clear]);
}

const VOIDED: PairVerdict = { kind: 'unmeasured', reason: 'voided' };
