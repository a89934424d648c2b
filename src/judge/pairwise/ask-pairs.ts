import type { Summary } from '../../core/summary.js';
import type { Settings } from '../../settings/table.js';
import { type AskOnce, type OneAnswer, toOneAnswer } from '../asking/ask-once.js';
import type { CompletionRequest } from '../asking/completer.js';
import { inParallelWarmed, type Pace } from '../asking/concurrency.js';
import { mayBeCached } from '../asking/prompt-cache.js';
import { addEfforts, type Effort, NO_EFFORT } from '../judgement.js';
import type { Guidelines } from '../prompts/guidelines.js';
import { type PairwiseWords, pairwiseRequest } from '../prompts/pairwise.js';
import { askedDimensions } from '../rubric-questions.js';
import { type PairAnswer, readPairAnswer } from './read-pair.js';
import { type PairVerdict, verdictOf } from './verdict.js';

/** Two candidates of one session; their texts are read when it is asked about them. */
export interface CandidatePair {
  readonly session: string;
  /** Position among the pairs of variants. */
  readonly pair: number;
  readonly open: () => { readonly reference: Summary; readonly a: Summary; readonly b: Summary };
}

/** The name of these questions in the log. */
const PAIRWISE = 'pairwise';

/** The two orders in which a pair is asked about; the same where both candidates are, so that there is nothing to ask. */
export function bothOrders(
  { open }: CandidatePair,
  words: PairwiseWords,
): readonly [CompletionRequest, CompletionRequest] {
  const { reference, a, b } = open();
  return [
    pairwiseRequest({ reference, first: a, second: b }, words),
    pairwiseRequest({ reference, first: b, second: a }, words),
  ];
}

/** Whether the judge would see the same in both places. */
export function areAlike([forth, back]: readonly [CompletionRequest, CompletionRequest]): boolean {
  return forth.user === back.user;
}

/** What the settings of a run and its guidelines say of these questions. */
export function pairwiseWords(settings: Settings, guidelines: Guidelines | undefined): PairwiseWords {
  return { model: settings['judge-model'], ...askedDimensions(settings), guidelines };
}

interface AskingPairs {
  readonly words: PairwiseWords;
  readonly pace: Pace;
  /** Told when a pair has its answers; must not throw. */
  readonly onJudged: (done: number, all: number) => void;
}

export interface AskedPairs {
  /** In the order of the pairs. */
  readonly verdicts: readonly PairVerdict[];
  /** Those that were asked, or answered by what is recorded: where money or time ends, not all. */
  readonly questions: number;
  readonly effort: Effort;
}

/** Asks about every pair in both orders, so many questions at a time. */
export async function askPairs(
  pairs: readonly CandidatePair[],
  askOnce: AskOnce,
  { words, pace, onJudged }: AskingPairs,
): Promise<AskedPairs> {
  const answers = pairs.map((): { forth?: OneAnswer<PairAnswer>; back?: OneAnswer<PairAnswer> } => ({}));
  const efforts = new Map<number, Effort>();
  const alike = new Set<number>();
  let done = 0;
  let questions = 0;
  const jobs = pairs.flatMap((_, at) => (['forth', 'back'] as const).map((order) => ({ at, order })));
  const run = async ({ at, order }: (typeof jobs)[number]): Promise<boolean> => {
    const pair = pairs[at];
    const said = answers[at];
    if (pair === undefined || said === undefined) return false;
    const requests = bothOrders(pair, words);
    if (areAlike(requests)) {
      alike.add(at);
      if (order === 'back') onJudged(++done, pairs.length);
      return false;
    }
    const request = order === 'forth' ? requests[0] : requests[1];
    const asked = await askOnce({ session: pair.session, metric: PAIRWISE, request, read: readPairAnswer }, 0);
    said[order] = toOneAnswer(asked);
    if (asked.attempts > 0 || asked.answer !== null) questions++;
    efforts.set(at, addEfforts(efforts.get(at) ?? NO_EFFORT, asked));
    if (said.forth !== undefined && said.back !== undefined) onJudged(++done, pairs.length);
    return asked.attempts > 0;
  };
  const isWarm = pace.order === 'together' || !isCached(words);
  await inParallelWarmed([{ jobs, isWarm }], pace.width, run);
  const verdicts = answers.map(({ forth, back }, at): PairVerdict => {
    if (alike.has(at)) return { kind: 'tie', reason: null };
    return verdictOf(forth ?? UNASKED, back ?? UNASKED);
  });
  const all = pairs.map((_, at) => efforts.get(at) ?? NO_EFFORT);
  return { verdicts, questions, effort: all.reduce(addEfforts, NO_EFFORT) };
}

const UNASKED = { answer: null, reason: 'invalid_answer' } as const;

/** Whether the part of the prompt that all questions share is long enough for the provider's cache. */
function isCached(words: PairwiseWords): boolean {
  return mayBeCached(pairwiseRequest({ reference: NOTHING, first: NOTHING, second: NOTHING }, words));
}

const NOTHING: Summary = {
  ...{ title: '', summary: '', outcome: '' },
  ...{ key_actions: [], aha_moments: [], topics_found: [] },
};
