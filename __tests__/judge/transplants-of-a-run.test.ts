import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import { mergeTransplants, NO_TRANSPLANTS, type TransplantFacts } from '../../src/judge/transplants.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, writeTree } from '../builders/workspace.js';
import { differencesOf, runSharded, runWhole } from '../run/shard/shard-runs.js';
import { type Asked, judging, startAnthropic } from '../servers/anthropic.js';
import { judge, PAGES } from './judged-run.js';

/** Sessions whose candidates have hardly a word of their references, and one more that is copied. */
const workspace = (count = 1) => {
  const names = Array.from({ length: count }, (_, i) => `s${i}`);
  return makeWorkspace({
    ...Object.fromEntries(
      names.map((name) => [
        `golden-corpus/${name}/reference.json`,
        referenceJson({}, { title: `Reference of ${name}` }),
      ]),
    ),
    ...Object.fromEntries(
      names.map((name) => [
        `candidates/${name}.json`,
        summaryJson({
          title: `Candidate of ${name}`,
          summary: `Quite other words about ${name} stand here.`,
          key_actions: [`Did ${name}`],
          outcome: 'success',
        }),
      ]),
    ),
    'golden-corpus/other/reference.json': referenceJson(
      {},
      { title: 'Reference of other', summary: 'Something else altogether happened.' },
    ),
    'candidates/other.json': summaryJson({
      title: 'Reference of other',
      summary: 'Something else altogether happened.',
    }),
  });
};

/** Whether the judge sees a candidate beside the reference of another session. */
const isTransplant = ({ user }: Asked): boolean => {
  const [, own] = /Candidate of (s\d+)/.exec(user) ?? [];
  return own !== undefined && !user.includes(`Reference of ${own}`);
};

const run = async (
  score: (asked: Asked) => number,
  place = workspace(),
  flags: Readonly<Record<string, string>> = {},
) => {
  const api = await startAnthropic({ answer: judging({ rubric: score }) });
  const judged = await judge(place, api, {
    'min-judge-overall': '0.5',
    'fail-on': 'none',
    'min-overall': 'none',
    'min-session': 'none',
    ...flags,
  });
  expect(api.violations).toEqual([]);
  return { ...judged, api, place };
};

const HONEST = (asked: Asked): number => (isTransplant(asked) ? 0.1 : 0.9);

describe('a candidate far above the rubric', () => {
  it('is asked about once more beside another reference, and believed where the judge does not like it there', async () => {
    const { report, api, stdout } = await run(HONEST);
    expect(report?.judge?.transplants).toEqual({ disagreements: 1, asked: 1, measured: 1, steered: [] });
    expect(report?.judge).toMatchObject({ voided: null, overall_mean: 0.9, calls: 3 });
    expect(report?.verdict).toBe('pass');
    expect(api.requests).toHaveLength(3);
    const sentence =
      'The judge is 0.3 or more above the rubric in 1 session; 1 of these candidates was asked about once more beside the reference of another session, and none was liked there.';
    expect(report?.caveats).toContain(sentence);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(sentence);
    // It costs, and is counted.
    const last = api.requests[2]?.text ?? '';
    expect(last).toContain('Candidate of s0');
    expect(last).toContain('Reference of other');
    expect(last).not.toContain('Reference of s0');
  });

  it('voids the run where it is liked wherever it stands: no mean is shown, no gate evaluated', async () => {
    const { report, place, stdout } = await run(
      ({ user }) => (user.includes('Candidate of s0') ? 0.95 : 0.9),
      workspace(),
      { 'meta-evaluation-rate': '1', ...PAGES },
    );
    expect(report?.judge?.transplants?.steered).toEqual(['s0']);
    expect(report?.judge?.voided).toBe(
      'the judge gave the candidate of s0 0.950 beside the reference of another session (0.500 or more voids its run): its text steers the judge',
    );
    expect(report?.judge).toMatchObject({ overall_mean: null, dimension_means: { title: null, summary: null } });
    expect(report?.judge?.meta_evaluation.measured).toBeGreaterThan(0);
    expect(report?.judge?.meta_evaluation.mean).toBeNull();
    expect(report?.gates.find(({ kind }) => kind === 'min-judge-overall')).toMatchObject({
      status: 'not_evaluated',
      value: null,
    });
    expect(report?.verdict).toBe('inconclusive');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('Void: the judge gave the candidate of s0 0.950');
    for (const name of ['report.md', 'report.html']) {
      const page = readFileSync(join(place.root, 'summary-gate-report', name), 'utf8');
      expect(page).toContain('its text steers the judge');
      expect(page).not.toContain('gives 0.9');
    }
  });

  it('has its answer in the cassette, like every other', async () => {
    const flags = { 'judge-cassette': 'tape.jsonl' };
    const { place } = await run(HONEST, workspace(), flags);
    expect(readFileSync(join(place.root, 'tape.jsonl'), 'utf8')).toContain('"about":"s0: transplant"');
    const again = await run(() => 0.1, place, flags);
    expect(again.api.requests).toEqual([]);
    expect(again.report?.judge?.transplants).toEqual({ disagreements: 1, asked: 1, measured: 1, steered: [] });
  });

  it('is one of at most five that are asked about, and the most that a run may cost has room for them', async () => {
    const place = workspace(8);
    const dry = await judge(place, undefined, {
      'dry-run': 'true',
      'judge-model': 'claude-opus-5-5',
      'max-cost-usd': '100',
    });
    const plain = await judge(place, undefined, {
      'dry-run': 'true',
      'judge-model': 'claude-opus-5-5',
      'max-cost-usd': '100',
      'judge-mode': 'absolute',
    });
    const most = (text: string): number => Number(/at most \$([\d.]+)/.exec(text)?.[1]);
    expect(dry.stdout).toMatch(/requests +9\n/);
    expect(most(dry.stdout) / most(plain.stdout)).toBeGreaterThan(1.4);
    const { report, api } = await run(HONEST, place);
    expect(report?.judge?.transplants).toMatchObject({ disagreements: 8, asked: 5, measured: 5 });
    expect(api.requests).toHaveLength(14);
  });

  it.each([
    [0.3, 1],
    [0.2996, 1],
    [0.299, undefined],
  ])('is one from 0.3 above it, as that is shown: %d', async (above, disagreements) => {
    const { report: plain } = await run(() => 0.1);
    const rubric = plain?.sessions.find(({ name }) => name === 's0')?.overall ?? Number.NaN;
    const { report } = await run((asked) => (isTransplant(asked) ? 0.1 : rubric + above));
    expect(report?.judge?.transplants?.disagreements).toBe(disagreements);
  });

  it('is asked about beside the reference that is least like it: sessions may be about the same', async () => {
    const place = workspace();
    const twin = { title: 'The twin', summary: 'Quite other words about s0 stand here.', key_actions: ['Did s0'] };
    writeTree(place.root, {
      'golden-corpus/a-twin/reference.json': referenceJson({}, twin),
      'candidates/a-twin.json': summaryJson(twin),
    });
    const { report, api } = await run((asked) => (isTransplant(asked) ? 0.1 : 0.9), place);
    expect(report?.judge?.transplants).toMatchObject({ disagreements: 1, asked: 1 });
    const asked = api.requests.filter(
      ({ text }) => text.includes('Candidate of s0') && !text.includes('Reference of s0'),
    );
    expect(asked.map(({ text }) => [text.includes('The twin'), text.includes('Reference of other')])).toEqual([
      [false, true],
    ]);
  });

  it('of shards is told as of one run: each asks about five, and those farthest above the rubric are among them', async () => {
    const place = workspace(10);
    const number = ({ user }: Asked): number => Number(/Candidate of s(\d+)/.exec(user)?.[1] ?? 0);
    const farther = (asked: Asked): number => (isTransplant(asked) ? 0.1 : 0.8 + number(asked) / 100);
    const api = await startAnthropic({ answer: judging({ rubric: farther }) });
    const key = { 'anthropic-base-url': api.url, 'anthropic-api-key': api.apiKey };
    const flags = { judge: 'required', 'meta-evaluation-rate': '0', 'judge-samples': '1', 'report-formats': 'json' };
    const taped = { ...flags, 'judge-cassette': 'tape.jsonl' };
    await runWhole(place, { ...taped, ...key });
    const replayed = { ...taped, 'judge-replay': 'replay' };
    const whole = await runWhole(place, replayed);
    expect(differencesOf(await runSharded(place, 2, replayed), whole)).toEqual([]);

    const before = api.requests.length;
    const { files } = await runSharded(place, 2, { ...flags, ...key });
    const { judge: said, caveats } = JSON.parse(files['report.json'] ?? '');
    expect(said.transplants).toEqual({ disagreements: 10, asked: 5, measured: 5, steered: [] });
    expect(caveats.join()).toContain('in 10 sessions; 5 of these candidates were asked about once more');
    // What they took besides is counted.
    expect(said.calls).toBe(api.requests.length - before);
    expect(said.calls).toBeGreaterThan(11 + 5);
    expect(api.violations).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['where the judge sees no reference', { 'judge-mode': 'absolute' }],
    ['where nobody judges', { simulate: 'true' }],
  ])('is no matter %s', async (_, flags) => {
    const { report } = await run(() => 0.9, workspace(), flags);
    expect(report?.judge).not.toHaveProperty('transplants');
  });

  it('that could not be asked about voids nothing, and that is said', async () => {
    const { report } = await run((asked) => (isTransplant(asked) ? Number.NaN : 0.9));
    expect(report?.judge).toMatchObject({ voided: null, transplants: { asked: 1, measured: 0, steered: [] } });
    expect(report?.caveats.join()).toContain(
      'reference of another session, without an answer: whether their texts steer the judge is not known',
    );
  });
});

describe('transplants of shards that are merged', () => {
  const fact = (session: string, above: number, overall: number | null = 0.1) => ({
    ...{ session, above, overall, reason: overall === null ? ('timeout' as const) : null },
    effort: { ...NO_EFFORT, attempts: 1 },
  });
  const sessionsIn = ({ asked }: TransplantFacts) => asked.map(({ session }) => session);

  it('are those farthest above the rubric, and every one that steers', () => {
    const merged = mergeTransplants([
      { disagreements: 5, asked: ['a', 'b', 'c', 'd', 'e'].map((name, i) => fact(name, 0.4 + i / 100)) },
      { disagreements: 4, asked: [fact('v', 0.3), fact('w', 0.31, 0.5), fact('x', 0.9, null), fact('y', 0.42)] },
    ]);
    // c and y are equally far above; the first by name stands first, and both are among the five.
    expect(sessionsIn(merged)).toEqual(['c', 'd', 'e', 'w', 'x', 'y']);
    expect(merged).toMatchObject({ disagreements: 9, beyond: { attempts: 3 } });
  });

  it('are all of few', () => {
    const few = [
      { disagreements: 2, asked: [fact('b', 0.3)] },
      NO_TRANSPLANTS,
      { disagreements: 1, asked: [fact('a', 0.3)] },
    ];
    expect(sessionsIn(mergeTransplants(few))).toEqual(['a', 'b']);
    expect(mergeTransplants(few)).not.toHaveProperty('beyond');
  });
});
