import { describe, expect, it } from '@jest/globals';
import { measureVariant } from '../../src/comparison/measure-variant.js';
import { UNKNOWN_USAGE } from '../../src/comparison/usage.js';
import type { VariantSession } from '../../src/comparison/variant.js';
import { policyOf } from '../../src/gates/policy.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { scoreSessions } from '../../src/scoring/score-sessions.js';
import { faithfulSessions, judgeFacts, judgementAt } from '../builders/judge-facts.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

const CORPUS: Tree = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]),
);
const WRONG = { outcome: 'failed' };
const costing = (cost: number, more: object = {}) => summaryJson({ cost_usd: cost, ...more });

async function measured(tree: Tree, judge: JudgeFacts | null = null, flags: Flags = {}) {
  const workspace = makeWorkspace({ ...CORPUS, ...tree });
  const settings = settingsOf(workspace, flags);
  const scored = await scoreSessions(settings, portsOf(workspace), {
    accepts: () => true,
    ...{ defects: 'all', marks: 'none' },
  });
  try {
    return measureVariant({ name: 'v', paths: ['candidates'], scored, judge }, policyOf(settings));
  } finally {
    scored.close();
  }
}

async function sessionsOf(...given: Parameters<typeof measured>): Promise<readonly VariantSession[]> {
  return [...(await measured(...given)).sessions.values()];
}

describe('the numbers of a variant', () => {
  it('are those of each session, and a zero where it has no usable candidate', async () => {
    const tree = { 'candidates/a.json': costing(0.5), 'candidates/b.json': costing(0.25, WRONG) };
    const [a, b, c] = await sessionsOf(tree);
    expect(a).toMatchObject({ status: 'scored', overall: 1, wrong: 0, codes: [], samples: null, judge: null });
    expect(a?.scores).toEqual([1, 1, 1, 1, 1]);
    expect(b).toMatchObject({ status: 'scored', wrong: 1, codes: expect.arrayContaining(['WRONG_OUTCOME']) });
    expect(c).toMatchObject({ status: 'missing_candidate', overall: 0, wrong: 1, usage: UNKNOWN_USAGE });
    expect([a, b].map((one) => one?.usage.costUsd)).toEqual([0.5, 0.25]);
  });

  it.each<[string, Flags, readonly string[]]>([
    ['none', { 'min-overall': '0.3' }, []],
    ['the overall mean', { 'min-overall': '0.9' }, ['overall_mean 0.333 < gate 0.900']],
    [
      'that of a dimension',
      { 'min-overall': 'none', 'min-dimensions': 'title=0.5' },
      ['title_mean 0.333 < gate 0.500'],
    ],
    ['none that a session fails', { 'min-overall': 'none', 'min-session': '0.5' }, []],
  ])('have the means by which a run of it would fail: %s', async (_, flags, wanted) => {
    expect((await measured({ 'candidates/a.json': costing(1) }, null, flags)).failedMeans).toEqual(wanted);
  });

  it('are shares of samples, with the codes of all and the mean of what they cost', async () => {
    const tree = {
      'candidates/a/1.json': costing(1),
      'candidates/a/2.json': costing(3, WRONG),
      'candidates/b/1.json': costing(1),
      'candidates/b/2.json': costing(1),
    };
    const [a, b] = await sessionsOf(tree);
    expect(a).toMatchObject({ wrong: 0.5, samples: 2, codes: expect.arrayContaining(['WRONG_OUTCOME']) });
    expect(new Set(a?.codes).size).toBe(a?.codes.length);
    expect(a?.usage.costUsd).toBe(2);
    expect(b).toMatchObject({ wrong: 0, samples: 2 });
  });

  it('have a summary that lacks something for no wrong one', async () => {
    const [a] = await sessionsOf({ 'candidates/a.json': summaryJson({ key_actions: [] }) });
    expect(a?.codes).toContain('MISSING_ACTION');
    expect(a?.wrong).toBe(0);
  });

  it('count candidates of no session, and have the findings of each', async () => {
    const own = await measured({ 'candidates/a.json': summaryJson(WRONG), 'candidates/x.json': summaryJson() });
    expect([own.outside, own.name, own.paths]).toEqual([1, 'v', ['candidates']]);
    expect(own.findingsOf('a').map(({ code }) => code)).toContain('WRONG_OUTCOME');
    expect(own.findingsOf('nobody')).toEqual([]);
  });

  it.each<[string, Partial<JudgeFacts>, boolean]>([
    ['as the judge says', {}, true],
    ['none of a run that is void', { voided: 'canary' } as Partial<JudgeFacts>, false],
    ['none that were made up', { isSimulated: true }, false],
  ])('of the judge are %s', async (_, more, isTold) => {
    const [faithful] = faithfulSessions([0.25]).values();
    const judge = judgeFacts({
      judgements: new Map([['a', judgementAt(0.5, 'a')]]),
      measured: new Map(faithful === undefined ? [] : [['b', { ...faithful, session: 'b' }]]),
      ...more,
    });
    const own = await measured({ 'candidates/a.json': summaryJson(), 'candidates/b.json': summaryJson() }, judge);
    const [a, b, c] = [...own.sessions.values()].map(({ judge: said }) => {
      const { voices: _, ...numbers } = said ?? {};
      return said === null ? null : numbers;
    });
    expect(a).toEqual(isTold ? { overall: 0.5, scores: [0.5, 0.5, 0.5, 0.5, 0.5], metrics: new Map() } : null);
    expect(b).toEqual(
      isTold
        ? { overall: null, scores: [null, null, null, null, null], metrics: new Map([['faithfulness', 0.25]]) }
        : null,
    );
    expect(c).toBeNull();
  });
});
