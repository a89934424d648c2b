import { reasonWords } from '../../comparison/pairwise-sentences.js';
import type { ComparedPair, Comparison } from '../../comparison/schema.js';
import { percent } from '../../comparison/words.js';
import { counted } from '../../core/text.js';

/** One pair as a row: what the judge says of both side by side. Words and numbers, not yet escaped. */
interface PairwiseRow {
  readonly pair: ComparedPair;
  readonly a: string;
  readonly b: string;
  /** In how many of these the other has no usable candidate. */
  readonly alone: string;
  readonly ties: string;
  readonly order: string;
  /** Which place was preferred there; empty where there is no such session. */
  readonly places: string;
  readonly unmeasured: string;
  /** Why; empty where nothing is unmeasured. */
  readonly reasons: string;
}

/** What stands above the numbers of a pair. */
export const PAIRWISE_HEADS = [
  'First preferred',
  'Second preferred',
  'Alone',
  'Equal',
  'Depends on order',
  'Unmeasured',
] as const;

/** Every pair that the judge was asked about; empty where it was not asked. */
export function pairwiseRows({ pairs }: Pick<Comparison, 'pairs'>): readonly PairwiseRow[] {
  return pairs.flatMap((pair) => {
    const { pairwise } = pair;
    if (pairwise === undefined) return [];
    const much = (count: number): string => (count === 0 ? '' : ` (${count} much)`);
    const { n, first_preferred: first, second_preferred: second, position_bias: bias } = pairwise;
    return [
      {
        pair,
        a: `${pairwise.a} of ${n}${much(pairwise.a_much)}`,
        b: `${pairwise.b} of ${n}${much(pairwise.b_much)}`,
        alone: `${pairwise.a_alone}, ${pairwise.b_alone}`,
        ties: String(pairwise.ties),
        order: first + second === 0 ? '0' : `${first + second} (${percent(bias)})`,
        places: first + second === 0 ? '' : `first place ${first}, second ${second}`,
        unmeasured: String(pairwise.unmeasured),
        reasons: reasonWords(pairwise),
      },
    ];
  });
}

/** Who was asked, how often and by which words. */
export function aboutPairwise({ pairwise }: Comparison): string {
  if (pairwise === undefined) return '';
  const { model, questions, prompt_version: version } = pairwise;
  return `Asked of ${model} in both orders, ${counted(questions, 'question')}, ${version}. Much: both orders say much better. Alone: the other has no usable candidate, and nobody was asked. What depends on the order (in which share of sessions, and which place was preferred) speaks for nobody.`;
}
