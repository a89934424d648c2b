import { describe, expect, it } from '@jest/globals';
import { type Amounts, describeEmptiness } from '../../src/inputs/emptiness.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';

const JUDGED = { judge: 'auto', 'judge-mode': 'absolute' } as const;
const SHARD: Flags = { shard: '1/2' };
const CORPUS = 'corpus: it has no golden session to score';
const NO_CANDIDATE = 'candidates: there is none';

function emptiness(amounts: Partial<Amounts>, flags: Flags = {}, isUsable = false, advice?: string) {
  // Whether a judge is at hand is settled by the run.
  const judging = flags.judge === undefined ? {} : JUDGED;
  return describeEmptiness(
    {
      ...{ sessions: 3, canaries: 0, skippedFolders: 0, candidates: 2, ofNobody: 0 },
      hasUsable: () => isUsable,
      ...amounts,
    },
    { ...settingsOf(makeWorkspace(), flags).values, ...judging },
    { corpus: () => advice, candidates: () => advice },
  );
}

describe('a run with nothing to score', () => {
  it.each<[string, Partial<Amounts>, Flags, boolean, string | undefined]>([
    ['sessions and candidates', {}, {}, false, undefined],
    ['no session', { sessions: 0 }, {}, false, CORPUS],
    ['canaries alone', { sessions: 2, canaries: 2 }, {}, false, CORPUS],
    ['a session beside canaries', { sessions: 3, canaries: 2 }, {}, false, undefined],
    [
      'a folder without a reference',
      { sessions: 0, skippedFolders: 1 },
      {},
      false,
      `${CORPUS}, only 1 folder without a reference.json`,
    ],
    ['no candidate', { candidates: 0 }, {}, false, NO_CANDIDATE],
    ['a candidate of nobody', { candidates: 0, ofNobody: 1 }, {}, false, undefined],
    ['one of each', { candidates: 1, ofNobody: 1 }, {}, false, undefined],
    ['no candidate of a shard', { candidates: 0 }, SHARD, false, undefined],
    ['no session of a shard', { sessions: 0 }, SHARD, false, CORPUS],
    ['candidates that a judge takes alone', { sessions: 0 }, JUDGED, true, undefined],
    ['none that a judge could take', { sessions: 0 }, JUDGED, false, 'candidates: there is none to judge'],
    ['none that a judge could take, of one session', { sessions: 1 }, JUDGED, false, undefined],
    ['a shard of a judge', { sessions: 0 }, { ...JUDGED, ...SHARD }, false, undefined],
    ['canaries and a judge', { sessions: 1, canaries: 1 }, JUDGED, false, CORPUS],
  ])('%s', (_, amounts, flags, isUsable, message) =>
    expect(emptiness(amounts, flags, isUsable)?.message).toBe(message),
  );

  it('has a hint, behind what is advised', () => {
    const allow = 'set allow-empty to true only if nothing to score should pass';
    expect(emptiness({ sessions: 0 })?.hint).toBe(allow);
    for (const [amounts, flags] of [
      [{ sessions: 0 }, {}],
      [{ candidates: 0 }, {}],
      [{ sessions: 0 }, JUDGED],
    ] as const) {
      expect(emptiness(amounts, flags, false, 'look there')?.hint).toBe(`look there; ${allow}`);
    }
  });
});
