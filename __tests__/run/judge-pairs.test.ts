import { expect, it } from '@jest/globals';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import type { CandidatePair } from '../../src/judge/pairwise/ask-pairs.js';
import { judgePairsOf } from '../../src/run/judge-pairs.js';
import { pairPositions } from '../../src/run/variant-pairs.js';

it('asks nobody about a variant whose run was voided, and takes its pairs for unmeasured', async () => {
  const positions = pairPositions(3, null);
  const pairs = positions.map(
    (_, pair): CandidatePair => ({ session: 's', pair, open: () => Promise.reject() as never }),
  );
  const facts = [null, 'a canary scored high', null].map((voided) => ({ voided, model: 'm' }) as unknown as JudgeFacts);
  const asked: (readonly CandidatePair[])[] = [];
  const { verdicts } = await judgePairsOf(
    { pairs, positions, alone: [new Map([['t', 'a']]), new Map([['t', 'b']]), new Map()] },
    facts,
    {
      guidelines: undefined,
      judgePairs: async (some) => {
        asked.push(some);
        return { verdicts: some.map(() => ({ kind: 'tie', reason: null })), questions: 2, effort: NO_EFFORT };
      },
    },
    () => undefined,
  );
  expect(positions).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(asked.map((some) => some.map(({ pair }) => pair))).toEqual([[1]]);
  const voided = { kind: 'unmeasured', reason: 'voided' };
  expect(verdicts.map((one) => one.get('s'))).toEqual([voided, { kind: 'tie', reason: null }, voided]);
  // Who alone has a session gets it, but not where the judge has said nothing of the two.
  const alone = { kind: 'b', isMuch: false, reason: null };
  expect(verdicts.map((one) => one.get('t'))).toEqual([undefined, alone, undefined]);
});

it('holds all against one variant where that is named', () => {
  expect(pairPositions(3, 1)).toEqual([
    [1, 0],
    [1, 2],
  ]);
});
