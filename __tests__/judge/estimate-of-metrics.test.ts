import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { judging, type MetricScript, startAnthropic } from '../servers/anthropic.js';
import { judge } from './judged-run.js';

const SESSION = 'toml-parser-panic';
const OTHER = 'backup-restore-drill';
const CANARY = 'canary-feature-flags';

function workspace() {
  const files = [
    `golden-corpus/${SESSION}/reference.json`,
    `golden-corpus/${SESSION}/transcript.md`,
    `golden-corpus/${OTHER}/reference.json`,
    `golden-corpus/${OTHER}/transcript.jsonl`,
    `golden-corpus/${CANARY}/reference.json`,
  ];
  return makeWorkspace(
    Object.fromEntries([
      ...files.map((path) => [path, readFileSync(path, 'utf8')]),
      ...[SESSION, OTHER].map((name) => [
        `candidates/${name}.json`,
        readFileSync(`examples/good/${name}.json`, 'utf8'),
      ]),
    ]),
  );
}

const FLAGS = {
  'judge-metrics': 'rubric,relevance,coherence,faithfulness,completion',
  'meta-evaluation-rate': '1',
  'judge-samples': '2',
};

/** Twelve claims with quotes, as a good answer has them. */
const SCRIPT: MetricScript = {
  rubric: () => 0.2,
  claims: ({ user }) =>
    Array.from({ length: 12 }, (_, i) => ({
      field: 'summary',
      quote: `words of the summary that make this claim, number ${i}`,
      statement: `Claim ${i} on ${user.length} characters about what was found, measured or changed in the session, with a name and a number`,
    })),
  verdict: () => ['yes', 1, ''],
};

const amounts = (text: string): readonly number[] =>
  [...text.matchAll(/\$(\d+\.\d+)/g)].map(([, amount]) => Number(amount));

describe('what the estimate leaves out', () => {
  const SAMPLES = { 'judge-samples': '1', 'judge-max-samples': '5' };
  it.each<[string, Readonly<Record<string, string>>, boolean]>([
    ['no gate', SAMPLES, false],
    ['a gate on a mean', { ...SAMPLES, 'min-judge-overall': '0.5' }, true],
    ['a gate on means of dimensions', { ...SAMPLES, 'min-judge-dimensions': 'title=0.5' }, true],
    [
      'a gate on a metric that is asked again',
      { ...SAMPLES, 'judge-metrics': 'coherence', 'min-coherence': '0.5' },
      true,
    ],
    [
      'one on a metric that is asked once',
      { ...SAMPLES, 'judge-metrics': 'faithfulness', 'min-faithfulness': '0.5' },
      false,
    ],
    ['one on single sessions', { ...SAMPLES, 'min-judge-session': '0.5' }, false],
    [
      'no more samples than all get',
      { 'judge-samples': '2', 'judge-max-samples': '2', 'min-judge-overall': '0.5' },
      false,
    ],
    [
      'a panel, which is not asked again',
      { ...SAMPLES, 'judge-model': 'claude-haiku-5-5, claude-sonnet-5-5', 'min-judge-overall': '0.5' },
      false,
    ],
  ])('are further samples where a gate may ask for them: %s', async (_, flags, wanted) => {
    const { stdout } = await judge(workspace(), undefined, { ...flags, judge: 'auto', 'dry-run': 'true' });
    expect(stdout).toMatch(wanted ? / without retries and further samples\n/ : / without retries\n/);
  });
});

describe('the estimate of a run with all metrics', () => {
  it('counts every request, is an upper bound and near the cost, and costs nothing where all answers are recorded', async () => {
    const api = await startAnthropic({ answer: judging(SCRIPT) });
    const place = workspace();
    const flags = { ...FLAGS, 'judge-cassette': 'answers.jsonl' };
    const estimate = () => judge(place, undefined, { ...flags, judge: 'auto', 'dry-run': 'true' });
    const dry = await estimate();
    const [likely = 0, most = 0] = amounts(dry.stdout);
    const { report } = await judge(place, api, flags);
    expect(api.violations).toEqual([]);
    expect(report?.judge?.unmeasured).toBe(0);
    const cost = report?.judge?.cost_usd ?? 0;
    expect(dry.stdout).toContain(`requests   ${report?.judge?.calls}\n`);
    expect(cost).toBeLessThanOrEqual(most);
    expect(likely).toBeGreaterThan(0.5 * cost);
    expect(likely).toBeLessThan(2 * cost);
    const recorded = await estimate();
    // The canary is asked again whatever is recorded.
    expect(recorded.stdout).toMatch(/requests {3}1, and \d+ recorded answers that cost nothing/);
    expect(recorded.stdout).toContain(`and ${(report?.judge?.calls ?? 0) - 1} recorded`);
  });

  it('is near the cost of the metrics, as far as the imitated API counts tokens alike: four bytes each, we 3.3', async () => {
    const api = await startAnthropic({ answer: judging(SCRIPT) });
    const place = workspace();
    const flags = {
      ...FLAGS,
      'judge-metrics': 'relevance,coherence,faithfulness,completion',
      'meta-evaluation-rate': '0',
      'judge-samples': '1',
    };
    const dry = await judge(place, undefined, { ...flags, judge: 'auto', 'dry-run': 'true' });
    const [likely = 0] = amounts(dry.stdout);
    const { report } = await judge(place, api, flags);
    const cost = (report?.judge?.cost_usd ?? 0) * (4 / 3.3);
    expect(Math.abs(cost - likely) / cost).toBeLessThan(0.25);
  });
});

it('counts a request for each twenty requirements', async () => {
  const requirements = Array.from({ length: 45 }, (_, i) => ({
    id: `r${i}`,
    text: `The login test waited for a fixed time, ${i}`,
    must: 'mention',
  }));
  const place = makeWorkspace({
    'golden-corpus/s/reference.json': referenceJson({ requirements }),
    'candidates/s.json': summaryJson(),
  });
  const flags = { 'judge-metrics': 'completion', 'meta-evaluation-rate': '0' };
  const dry = await judge(place, undefined, { ...flags, judge: 'auto', 'dry-run': 'true' });
  const api = await startAnthropic({ answer: judging({}) });
  const { report } = await judge(place, api, flags);
  expect(report?.judge).toMatchObject({ calls: 3, measured: 1, metrics: { completion: { mean: 1 } } });
  expect(dry.stdout).toContain('requests   3\n');
  const [, out = '0'] = /in, (\d+) out/.exec(dry.stdout) ?? [];
  // Usual quotes are 90 characters; the imitated answers have none.
  expect(Number(out)).toBeLessThan(45 * 50);
  expect(report?.judge?.cost_usd ?? 1).toBeLessThanOrEqual(amounts(dry.stdout)[1] ?? 0);
});
