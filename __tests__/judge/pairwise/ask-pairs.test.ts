import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../../src/core/summary.js';
import type { Asked, Question } from '../../../src/judge/asking/ask.js';
import type { AskOnce } from '../../../src/judge/asking/ask-once.js';
import type { Pace } from '../../../src/judge/asking/concurrency.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { askPairs, type CandidatePair } from '../../../src/judge/pairwise/ask-pairs.js';
import type { Grade } from '../../../src/judge/prompts/pairwise.js';
import { summaryValue } from '../../builders/questions.js';

const MODEL = 'claude-haiku-5-5';

describe('judging pairs', () => {
  const pair = (i: number, b = `B${i}`): CandidatePair => ({
    ...{ session: `s${i}`, pair: i },
    open: () => ({
      ...{ reference: summaryValue(), a: summaryValue({ title: `A${i}` }), b: summaryValue({ title: b }) },
    }),
  });

  /** Answers each order by itself; nothing where it has no grade. */
  async function askedPairs(
    pairs: readonly CandidatePair[],
    grades: Readonly<Record<string, Grade | null>> = {},
    { pace = { width: 1, order: 'in turn' } as Pace, attempts = 1, model = MODEL } = {},
  ) {
    const told: unknown[] = [];
    const toldAfter: number[] = [];
    const asked: string[] = [];
    let [underWay, most] = [0, 0];
    const askOnce: AskOnce = async <T>({ session, request, metric }: Question<T>): Promise<Asked<T>> => {
      const isForth = request.user.indexOf('"title": "A') < request.user.indexOf('"title": "B');
      const key = `${session} ${isForth ? 'forth' : 'back'}`;
      asked.push(`${metric} ${key}`);
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => void setImmediate(resolve));
      underWay--;
      const grade = grades[key] === undefined ? 'equal' : grades[key];
      const got =
        grade === null
          ? { answer: null, reason: 'budget' }
          : { answer: { notes: [], grade, reason: 'r' }, reason: null };
      return { ...NO_EFFORT, attempts: grade === null ? 0 : attempts, ...got, modelUsed: null } as unknown as Asked<T>;
    };
    const onJudged = (...progress: readonly number[]): void => {
      told.push(progress);
      toldAfter.push(asked.length);
    };
    const found = await askPairs(pairs, askOnce, { words: { model, dimensions: DIMENSIONS }, pace, onJudged });
    return { ...found, told, toldAfter, asked, most };
  }

  it('asks about each in both orders, and tells when both are answered', async () => {
    const { verdicts, questions, effort, told, toldAfter, asked } = await askedPairs([pair(0), pair(1)], {
      ...{ 's0 forth': 'first_better', 's0 back': 'second_better' },
    });
    expect(asked).toEqual(['s0 forth', 's0 back', 's1 forth', 's1 back'].map((one) => `pairwise ${one}`));
    expect(verdicts.map(({ kind }) => kind)).toEqual(['a', 'tie']);
    expect(toldAfter).toEqual([2, 4]);
    expect([questions, effort.attempts, told]).toEqual([
      4,
      4,
      [
        [1, 2],
        [2, 2],
      ],
    ]);
  });

  it('asks nobody about two that are alike', async () => {
    const { verdicts, questions, told, asked } = await askedPairs([pair(0, 'A0'), pair(1)]);
    expect([verdicts[0], questions, asked.length]).toEqual([{ kind: 'tie', reason: null }, 2, 2]);
    expect(told).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('counts the questions that were asked, where money ends', async () => {
    const { verdicts, questions } = await askedPairs([pair(0)], { 's0 back': null });
    expect([verdicts[0], questions]).toEqual([{ kind: 'unmeasured', reason: 'budget' }, 1]);
    expect((await askedPairs([])).verdicts).toEqual([]);
    expect((await askedPairs([pair(0)], {}, { attempts: 0 })).questions).toBe(2);
  });

  const AT_ONCE = { width: 9, order: 'in turn' } as const;
  const TOGETHER = { width: 9, order: 'together' } as const;

  it.each<[string, Parameters<typeof askedPairs>[2], number]>([
    ['the first goes alone, so that the others find the prompt in the cache', { pace: AT_ONCE }, 3],
    ['one after the other, as long as only recordings answer', { pace: AT_ONCE, attempts: 0 }, 1],
    ['all at once where each wait may take hours', { pace: TOGETHER }, 4],
    ['all at once where the prompt is too short for the cache', { pace: AT_ONCE, model: 'claude-haiku-4-5' }, 4],
  ])('asks %s', async (_, how, wanted) => {
    expect((await askedPairs([pair(0), pair(1)], {}, how)).most).toBe(wanted);
  });

  it('tells of two that are alike once', async () => {
    const { told, toldAfter } = await askedPairs([pair(0), pair(1, 'A1')]);
    expect([told.length, toldAfter]).toEqual([2, [2, 2]]);
  });
});
