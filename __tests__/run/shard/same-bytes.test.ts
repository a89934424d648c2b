import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameProblem } from '../../../src/inputs/corpus/session-name.js';
import { ARE_RUNS_LONG, runs } from '../../builders/long-runs.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, removeWorkspace, type Tree } from '../../builders/workspace.js';
import { ALL_FORMATS, differencesOf, runSharded, runWhole, type ShardFlags } from './shard-runs.js';

// Each row runs the whole program many times.
const summary = { title: 'Fix', summary: 'Fixed it.' };

/** By day more than there are sessions in some parts of what follows, and empty shards among them. */
const MOST_SHARDS = ARE_RUNS_LONG ? 16 : 6;

const SECRET = `sk-ant-api03-${'a1'.repeat(20)}`;

/**
 * Sessions of every status and with every kind of finding, a canary, unmatched candidates, and names that are hard to
 * sort.
 */
function mixedCorpus(count: number): Tree {
  const names = Array.from({ length: count }, (_, i) => `s${i}`);
  const special = ['ümläut', 'a b', '__proto__', 'zz\u{1f600}', '..foo', 'constructor'];
  const tree: Record<string, object | string> = {};
  for (const [i, name] of [...names, ...special].entries()) {
    tree[`golden-corpus/${name}/reference.json`] = referenceJson(
      {
        difficulty: ['simple', 'normal', 'complex'][i % 3],
        ...(i % 4 === 0 && { gates: { min_overall: 0.9, min_dimensions: { title: 0.8 } } }),
        ...(i % 5 === 0 && {
          requirements: [
            { id: 'r1', text: 'Replaced the fixed wait by an event', must: 'mention' },
            { id: 'r2', text: 'The quarterly budget was approved', must: 'not_mention' },
            { id: 'r3', text: 'It broke', must: 'mention', any_of: ['flaky login'], instead: ['Broke it'] },
            { id: 'r4', text: 'A key leaked', must: 'not_mention', any_of: ['19 services', 'flaky'] },
          ],
        }),
      },
      {
        title: `Fixed the flaky login test ${name}`,
        ...(i % 7 === 3 && {
          summary: 'ログインテストが遅いランナーで失敗した。固定の待ち時間をイベントに置き換えた。',
        }),
        ...(i % 7 === 4 && { summary: `The key ${SECRET} had leaked. It was rotated in 19 services.` }),
      },
    );
    if (i % 6 === 1) {
      const taught = summaryJson({ title: 'Broke it', by: 'ana', at: '2026-11-20', because: 'so' });
      tree[`golden-corpus/${name}/accepted/a.json`] = taught;
      tree[`golden-corpus/${name}/rejected/b.json`] = { ...taught, outcome: 'failed' };
    }
    if (i % 6 === 5) continue;
    tree[`candidates/${name}.json`] =
      i % 11 === 10
        ? '{"title": '
        : (summaryJson({
            title: i % 3 === 0 ? `Fixed the flaky login test ${name}` : 'Broke it',
            ...(i % 4 === 1 && { outcome: 'failed', key_actions: ['Did not reproduce the failure', SECRET] }),
            ...(i % 7 === 4 && { summary: `The key ${SECRET} had leaked. It was rotated in 91 services.` }),
          }) as object);
  }
  tree['golden-corpus/canary/reference.json'] = referenceJson({ canary: true }, { title: 'Canary' });
  tree['golden-corpus/s3/transcript.md'] = '\n';
  tree['golden-corpus/s2/transcript.jsonl'] = jsonl({ role: 'user', content: 'Fix it' }, { role: 'klant' });
  // As another program writes it, with a line that nobody knows.
  tree['golden-corpus/s4/transcript.jsonl'] = jsonl(
    { type: 'user', message: { role: 'user', content: 'Fix the flaky login test' } },
    { type: 'assistant', message: { role: 'assistant', content: [{ type: 'text', text: 'It was rotated.' }] } },
    { type: 'some-day' },
  );
  tree['golden-corpus/empty folder/notes.txt'] = 'nothing';
  tree['candidates/s0/summary.json'] = summaryJson({ title: 'Twice' });
  for (const name of ['s', 'stranger', 'Stranger', 'unknown']) tree[`candidates/${name}.json`] = summaryJson();
  return tree;
}

const WAIVERS = {
  '.github/summary-gate-waivers.yml':
    'waivers:\n  - {session: s1, reason: known, until: 2099-01-01, by: me}\n  - {session: s9, dimension: title, reason: known, until: 2099-01-01, by: me}\n',
};

/** Of sessions that pass the reference has one of the words, and the candidate the other one. */
const OPEN_AND_ESCALATED: Tree = {
  '.github/summary-gate.yml': 'outcomes: {open: partial, escalated: partial}\n',
  ...Object.fromEntries(
    ['s0', 's6', 's12', 's18'].flatMap((name) => [
      [`golden-corpus/${name}/reference.json`, referenceJson({}, { title: name, outcome: 'open' })] as const,
      [`candidates/${name}.json`, summaryJson({ title: name, outcome: 'Escalated' })] as const,
    ]),
  ),
};

function treeOf(sessions: readonly { readonly name: string; readonly candidate: string }[]): Tree {
  return Object.fromEntries([
    ['golden-corpus/a canary/reference.json', referenceJson({ canary: true })],
    ['candidates/.keep', ''],
    ...sessions.flatMap(({ name, candidate }): [string, object | string][] => [
      ...(candidate === 'stranger'
        ? []
        : [[`golden-corpus/${name}/reference.json`, referenceJson()] as [string, object]]),
      ...(candidate === 'missing'
        ? []
        : [[`candidates/${name}.json`, CANDIDATES[candidate] ?? summaryJson()] as [string, object]]),
    ]),
  ]);
}

const CANDIDATES: Readonly<Record<string, object | string>> = { bad: summaryJson({ title: '' }), broken: '{' };

async function expectSame(tree: Tree, of: readonly number[], flags: ShardFlags): Promise<void> {
  const workspace = makeWorkspace(tree);
  const whole = await runWhole(workspace, { ...ALL_FORMATS, ...flags });
  expect(whole.exitCode).not.toBe(2);
  expect(Object.keys(whole.files)).toContain('report.html');
  for (const n of of) {
    const sharded = await runSharded(workspace, n, { ...ALL_FORMATS, ...flags });
    expect({ n, differences: differencesOf(sharded, whole) }).toEqual({ n, differences: [] });
  }
}

describe('shards that are merged', () => {
  it.each<readonly [string, ShardFlags, Tree]>([
    ['with the defaults', {}, {}],
    ['with rubric v1', { rubric: 'v1' }, {}],
    ['with all gates of the rubric', { 'min-session': '0.5', 'min-dimensions': 'title=0.5,summary=0.2' }, WAIVERS],
    ['with a limit', { limit: '10' }, {}],
    ['with a limit and waivers of sessions beyond it', { limit: '3' }, WAIVERS],
    ['with warn-only and weights', { 'warn-only': 'true', 'min-overall': '1', weights: 'title=0.5,outcome=0.5' }, {}],
    ['with a config file', {}, { '.github/summary-gate.yml': 'min-overall: 0.5\nmin-dimensions: {outcome: 0.4}\n' }],
    ['of one session', { limit: '1' }, {}],
    ['with two words for one outcome', {}, OPEN_AND_ESCALATED],
  ])('make the bytes of one run %s', async (_, flags, more) => {
    await expectSame({ ...mixedCorpus(20), ...more }, flags['rubric'] === 'v1' ? [1, MOST_SHARDS] : [2], flags);
  });

  it('make them from a corpus and candidates in lines, with lines that nobody can name', async () => {
    const lines = ['{"name": ', '{"title": "no name"}', '{"title": "no name"}', '{"name": "a/b"}'].join('\n');
    const names = Array.from({ length: 12 }, (_, i) => `s${i}`);
    const tree = {
      'corpus.jsonl': jsonl(...names.map((name) => ({ name, ...referenceJson({}, { title: name }) }))),
      'candidates.jsonl': `${jsonl({ name: 'what', ...summaryJson() }, { name: 'a stranger', ...summaryJson() })}${lines}\n${jsonl(
        ...names.slice(3).map((name) => ({ name, ...summaryJson({ title: name }) })),
      )}`,
    };
    await expectSame(tree, [2, 5], { corpus: 'corpus.jsonl', candidates: 'candidates.jsonl', 'min-session': '0.3' });
  });

  it('make them from more lines that nobody can name, and unmatched candidates, than a report shows', async () => {
    const names = ['a', 'b', 'c'];
    const unmatched = Array.from({ length: 3000 }, (_, i) => JSON.stringify({ name: `unmatched ${i}`, ...summary }));
    const nameless = Array.from({ length: 1700 }, (_, i) => JSON.stringify({ title: `no name ${i}` }));
    for (const lines of [
      ...(ARE_RUNS_LONG ? [unmatched] : []),
      [...unmatched, ...nameless],
      [...unmatched.slice(0, 50), ...nameless.slice(0, 990)],
    ]) {
      const tree = {
        'corpus.jsonl': jsonl(...names.map((name) => ({ name, ...referenceJson() }))),
        'candidates.jsonl': `${lines.join('\n')}\n${jsonl(...names.map((name) => ({ name, ...summary })))}`,
      };
      await expectSame(tree, [2], { corpus: 'corpus.jsonl', candidates: 'candidates.jsonl' });
    }
  });

  it('make them whatever the names, the candidates and the number of shards', async () => {
    const name = fc.stringMatching(/^[a-zäß日\u{1f600}_. -]{1,12}$/u).filter((text) => nameProblem(text) === undefined);
    const session = fc.record({
      name: name.map((text) => text.normalize('NFC')).filter((text) => text.trim() !== ''),
      candidate: fc.constantFrom('good', 'bad', 'missing', 'broken', 'stranger'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(session, { minLength: 1, maxLength: 15, selector: ({ name: text }) => text.toLowerCase() }),
        fc.integer({ min: 1, max: MOST_SHARDS }),
        fc.option(fc.integer({ min: 1, max: 12 })),
        async (sessions, of, limit) => {
          const workspace = makeWorkspace(treeOf(sessions));
          const flags = {
            'allow-empty': 'true',
            'report-formats': 'json',
            ...(limit !== null && { limit: `${limit}` }),
          };
          const whole = await runWhole(workspace, flags);
          expect(whole.exitCode).not.toBe(2);
          expect(differencesOf(await runSharded(workspace, of, flags), whole)).toEqual([]);
          removeWorkspace(workspace);
        },
      ),
      { numRuns: runs(20) },
    );
  });

  it('compare with a baseline as one run does', async () => {
    const workspace = makeWorkspace(mixedCorpus(20));
    const base = await runWhole(workspace, {});
    const better = makeWorkspace({
      ...mixedCorpus(20),
      'base.json': base.files['report.json'] ?? '',
      'scored-candidates.jsonl': base.files['scored-candidates.jsonl'] ?? '',
      'candidates/s1.json': summaryJson({ title: 'Fixed the flaky login test s1' }),
      'candidates/s2.json': summaryJson({ title: 'Fixed the flaky login test s2' }),
    });
    const flags = { ...ALL_FORMATS, baseline: 'base.json', multiplicity: 'holm' };
    const whole = await runWhole(better, flags);
    expect(JSON.parse(whole.files['report.json'] ?? '').baseline.paired).toBe(26);
    expect(whole.files['report.html']).toContain('"base":{"title"');
    expect(differencesOf(await runSharded(better, 2, flags), whole)).toEqual([]);
  });

  it('say that there is nothing to score where that may pass, and refuse otherwise', async () => {
    const tree = { 'golden-corpus/a/reference.json': referenceJson(), 'candidates/.keep': '' };
    await expectSame(tree, [1, 2, 3], { 'allow-empty': 'true' });
    const workspace = makeWorkspace(tree);
    const merged = await runSharded(workspace, 2, {});
    expect(merged).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('candidates: there is none') });
  });
});
