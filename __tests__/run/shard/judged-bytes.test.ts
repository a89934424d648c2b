import { describe, expect, it } from '@jest/globals';
import { ARE_RUNS_LONG } from '../../builders/long-runs.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace } from '../../builders/workspace.js';
import { type Asked, judging, type MetricScript, refuses, startAnthropic } from '../../servers/anthropic.js';
import { ALL_FORMATS, differencesOf, runSharded, runWhole, type ShardFlags } from './shard-runs.js';

// Five runs of the whole program each.
const TRANSCRIPT = jsonl(
  { role: 'user', content: 'the login test is flaky, mend it' },
  { role: 'tool', content: [{ type: 'tool_result', content: 'login.test failed\nwaited 500 ms' }] },
  { role: 'assistant', content: 'It waits for the event now; 200 runs passed.' },
);

/**
 * Sessions with transcripts, requirements and labels, two of them with the same texts, two canaries, an unmatched
 * candidate.
 */
function corpus(): Tree {
  const tree: Record<string, object | string> = {};
  for (let i = 0; i < 9; i++) {
    const name = `s${i}`;
    const title = `Fixed the flaky login test ${i === 4 ? 3 : i}`;
    tree[`golden-corpus/${name}/reference.json`] = referenceJson(
      {
        difficulty: ['simple', 'normal', 'complex'][i % 3],
        kind: ['bugfix', 'debugging'][i % 2],
        ...(i % 2 === 0 && {
          requirements: [
            { id: 'cause', text: 'The login test waited for a fixed time', must: 'mention' },
            { id: 'lisbon', text: 'The tariff of the Lisbon office was renegotiated', must: 'mention' },
            { id: 'runners', text: 'The slow runners were replaced', must: 'not_mention' },
            { id: 'wait', text: 'It waits 30 s', must: 'mention', any_of: ['30 s'], instead: ['fixed time'] },
          ],
        }),
      },
      { title },
    );
    if (i % 3 !== 2) tree[`golden-corpus/${name}/transcript.jsonl`] = TRANSCRIPT;
    if (i !== 7) tree[`candidates/${name}.json`] = summaryJson({ title, ...(i === 5 && { outcome: 'failed' }) });
    tree[`golden-corpus/${name}/labels.json`] = [0.2, 0.5, 0.9].slice(0, (i % 3) + 1).map((overall, at) => ({
      id: `l${at}`,
      overall,
      labeller: 'team',
      candidate: summaryJson({ title: `Label ${i} ${at}: ${overall}` }),
    }));
  }
  tree['golden-corpus/canary/reference.json'] = referenceJson({ canary: true }, { title: 'First canary' });
  tree['golden-corpus/z-canary/reference.json'] = referenceJson({ canary: true }, { title: 'Second canary' });
  tree['candidates/stranger.json'] = summaryJson({ title: 'A stranger' });
  tree['candidates/another.json'] = summaryJson({ title: 'Another stranger' });
  tree['candidates/broken.json'] = '{';
  tree['rules.md'] = 'A summary names the ticket.';
  return tree;
}

const isCanary = ({ user }: Asked): boolean => user.includes('canary');

/** A judge with an opinion of its own on every session. */
const script = (more: MetricScript = {}): MetricScript => ({
  rubric: (asked) => (isCanary(asked) ? 0.1 : 0.3 + (asked.user.length % 60) / 100),
  relevance: ({ user }) => 1 + (user.length % 5),
  coherence: ({ user }) => 1 + ((user.length + 2) % 5),
  states: (fact) => (fact.includes('runners') ? 'no' : 'yes'),
  ...more,
});

const ALL = {
  ...ALL_FORMATS,
  judge: 'required',
  'judge-guidelines': 'rules.md',
  'judge-cassette': 'tape.jsonl',
  'judge-metrics': 'rubric,relevance,coherence,faithfulness,completion',
  'judge-max-samples': '1',
  'meta-evaluation-rate': '0.5',
  'min-judge-overall': '0.5',
  'min-coherence': '0.2',
};

/** Two sessions that pass by what words find; of one the judge says that it does not state its cause. */
function failedByJudgeAlone(): Tree {
  const requirements = [
    { id: 'cause', text: 'The login test failed because it waited for a fixed time', must: 'mention' },
  ];
  return {
    'golden-corpus/a/reference.json': referenceJson({ requirements }),
    'candidates/a.json': summaryJson(),
    'golden-corpus/b/reference.json': referenceJson({}, { title: 'Fixed the flaky logout test' }),
    'candidates/b.json': summaryJson({ title: 'Fixed the flaky logout test' }),
  };
}

async function recorded(
  flags: ShardFlags,
  more: MetricScript = {},
  refused: string | null = null,
  tree = corpus(),
): Promise<Workspace> {
  const answer = judging(script(more));
  const api = await startAnthropic({
    answer: (asked) => (refused !== null && asked.user.includes(refused) ? refuses() : answer(asked)),
  });
  const workspace = makeWorkspace(tree);
  const asking = { 'anthropic-base-url': api.url, 'anthropic-api-key': api.apiKey };
  const run = await runWhole(workspace, { ...flags, ...asking });
  expect({ code: run.exitCode, violations: api.violations }).toEqual({ code: expect.any(Number), violations: [] });
  expect(run.exitCode).not.toBe(2);
  return workspace;
}

const AGREEMENT = { 'min-judge-agreement': '0.1' };
const REPLAY = { 'judge-replay': 'replay' };

type Row = readonly [string, ShardFlags, ShardFlags, MetricScript, string | null];

/** Of the last ones by day either half is taken alone: a limit, and nobody to ask. */
const AT_NIGHT: readonly Row[] = [
  ['with auto and no key', { judge: 'auto', ...AGREEMENT }, {}, {}, 'login test 1'],
  ['on their own merits with a limit', { 'judge-mode': 'absolute', limit: '10' }, REPLAY, {}, null],
];

const SHARDS = ARE_RUNS_LONG ? 3 : 2;

describe('shards that are merged with the judge replayed', () => {
  it.each<Row>([
    ['with all metrics and labels', AGREEMENT, REPLAY, {}, null],
    ['with three samples', { 'judge-samples': '3', 'judge-max-samples': '3' }, REPLAY, {}, null],
    ['with a judge that the canaries take in', {}, REPLAY, { rubric: () => 0.9 }, null],
    ['with answers that are missing', AGREEMENT, REPLAY, {}, 'login test 1'],
    ['on their own merits, unmatched candidates too', { 'judge-mode': 'absolute' }, REPLAY, {}, null],
    ['with suggestions and a rewrite', { 'judge-rewrite': 'true', 'min-session': '0.99' }, REPLAY, {}, null],
    ...(ARE_RUNS_LONG ? AT_NIGHT : []),
  ])('make the bytes of one run %s', async (_, flags, replay, more, refused) => {
    const workspace = await recorded({ ...ALL, ...flags }, more, refused);
    const all: ShardFlags = { ...ALL, ...flags, ...replay };
    const whole = await runWhole(workspace, all);
    const report = JSON.parse(whole.files['report.json'] ?? '');
    expect(report.judge).toMatchObject({ calls: 0, cost_usd: 0 });
    expect(report.judge.cache_hits).toBeGreaterThan(10);
    expect(report.judge.agreement === undefined).toBe(all['min-judge-agreement'] === undefined);
    expect(differencesOf(await runSharded(workspace, SHARDS, all), whole)).toEqual([]);
  });

  it('damage the same candidates to measure the gates', async () => {
    const flags = {
      ...ALL_FORMATS,
      judge: 'required',
      'judge-cassette': 'tape.jsonl',
      'judge-metrics': 'rubric,completion',
    };
    const gates = { 'fail-on': 'requirement', 'min-session': 'none' };
    const workspace = await recorded({ ...flags, ...gates }, { states: () => 'no' }, null, failedByJudgeAlone());
    const all: ShardFlags = { ...flags, ...gates, ...REPLAY };
    const whole = await runWhole(workspace, all);
    const report = JSON.parse(whole.files['report.json'] ?? '');
    expect(report.sessions).toMatchObject([{ gates_failed: ['fail-on.requirement'] }, { gates_failed: [] }]);
    expect(differencesOf(await runSharded(workspace, SHARDS, all), whole)).toEqual([]);
  });

  it.each<readonly [string, ShardFlags]>([
    ['with a judge that is made up', { simulate: 'true' }],
    ['with nobody to ask', { judge: 'auto', ...AGREEMENT }],
  ])('make them %s', async (_, flags) => {
    const { 'judge-cassette': __, ...all } = { ...ALL, ...flags };
    const tree = corpus();
    // One run gives two sessions with the same texts one answer, and says so; two machines cannot.
    const { 'candidates/s4.json': ___, ...apart } = tree;
    const workspace = makeWorkspace(apart);
    const whole = await runWhole(workspace, all);
    expect(differencesOf(await runSharded(workspace, SHARDS, all), whole)).toEqual([]);
  });
});
