import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MEAN_GATE } from '../../builders/gates.js';
import { fails, refuses, startAnthropic } from '../../servers/anthropic.js';
import { judge, PAGES } from '../judged-run.js';
import { AGREEING, byTitle, labelled, OPPOSED, type Rated } from './labelled-corpus.js';

const FLAGS = { ...MEAN_GATE, 'min-judge-overall': '0.7', 'min-judge-agreement': '0.6' };

describe('min-judge-agreement in a run', () => {
  it.each<[string, readonly Rated[], Readonly<Record<string, string>>, string, string, number]>([
    ['a judge that agrees passes', AGREEING, {}, 'pass', 'pass', 0],
    ['a judge that agrees fails', AGREEING, { 'min-judge-dimensions': 'title=0.9' }, 'pass', 'fail', 1],
    ['the gates of a judge that does not agree are advice', OPPOSED, {}, 'not_evaluated', 'pass', 0],
    ['so are those that it misses', OPPOSED, { 'min-judge-overall': '0.85' }, 'not_evaluated', 'pass', 0],
    ['an agreement that cannot be told leaves them open', AGREEING.slice(0, 2), {}, 'not_evaluated', 'inconclusive', 3],
    ['without a level labels are not asked about', OPPOSED, { 'min-judge-agreement': 'none' }, 'pass', 'pass', 0],
  ])('%s', async (_, rated, flags, status, verdict, exitCode) => {
    const run = await judge(labelled(rated), await startAnthropic({ answer: byTitle }), { ...FLAGS, ...flags });
    expect(run.exitCode).toBe(exitCode);
    expect(run.report).toMatchObject({ verdict });
    expect(run.report?.gates.find(({ id }) => id === 'min-judge-overall')).toMatchObject({ status });
  });

  it('says so in the report, in the summary and at the terminal', async () => {
    const workspace = labelled(OPPOSED);
    const run = await judge(workspace, await startAnthropic({ answer: byTitle }), {
      ...FLAGS,
      ...PAGES,
      'min-judge-overall': '0.85',
    });
    expect(run.report).toMatchObject({
      title: 'Pass - overall 1.000 (gate 0.700), its only gate passed, 1 advisory, 5 sessions',
      gates_failed: [],
      judge: { agreement: { n: 5, labels: 5, obstacle: null, labels_digest: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(run.report?.gates[1]).toEqual({
      id: 'min-judge-overall',
      kind: 'min-judge-overall',
      threshold: 0.85,
      value: 0.8,
      status: 'not_evaluated',
      advisory: true,
      flip_risk: { errors: 1.118034, word: 'close', about: 'judging again', assumed: true },
      message: expect.stringMatching(
        /^judge_overall_mean 0\.800 < gate 0\.850, advisory only: agreement with the labels -\d\.\d+ < min-judge-agreement 0\.600$/,
      ),
    });
    const page = readFileSync(join(workspace.root, 'summary-gate-report/report.md'), 'utf8');
    expect(page).toContain('| ⚪ | judge: overall (advisory) | 0.800 | ≥\u00a00.850 |');
    expect(page).toMatch(/Its agreement with 5 of 5 labels is -1\.000, below 0\.600: its gates are advisory/);
    expect(run.stdout.replace(/\s+/g, ' ')).toContain('its gates are advisory');
  });

  it('says that nothing was checked where every gate is advice', async () => {
    const flags = { ...FLAGS, 'min-overall': 'none' };
    const run = await judge(labelled(OPPOSED), await startAnthropic({ answer: byTitle }), flags);
    expect(run.report).toMatchObject({ verdict: 'pass', title: expect.stringContaining('no gate counts, 1 advisory') });
    expect(run.report?.caveats).toContain('Every gate is advisory, so this verdict only says that scoring ran.');
  });

  it('asks about no label where there is nothing to judge', async () => {
    const workspace = labelled(AGREEING);
    for (let i = 1; i < AGREEING.length; i++) workspace.files.remove(`candidates/s${i}.json`);
    workspace.files.write('candidates/s0.json', '{"title": 1}');
    const api = await startAnthropic({ answer: byTitle });
    const run = await judge(workspace, api, { ...FLAGS, 'min-overall': '0' });
    expect([run.exitCode, api.requests.length]).toEqual([3, 0]);
  });

  it('counts what the labels cost', async () => {
    const run = await judge(labelled(AGREEING), await startAnthropic({ answer: byTitle }), FLAGS);
    expect(run.report?.judge).toMatchObject({ calls: 10, wanted: 30, measured: 30, agreement: { level: 1 } });
    const logged = run.log.map(({ session }) => session);
    expect(logged.filter((session) => session.includes('/'))).toHaveLength(5);
    const without = await judge(labelled(AGREEING), await startAnthropic({ answer: byTitle }), {
      'min-judge-overall': '0.7',
    });
    expect(run.report?.judge?.cost_usd ?? 0).toBeGreaterThan(without.report?.judge?.cost_usd ?? 1);
  });

  it('costs nothing where it is recorded, and is the same', async () => {
    const workspace = labelled(AGREEING);
    const cassette = { ...FLAGS, 'judge-cassette': 'answers.jsonl' };
    const live = await judge(workspace, await startAnthropic({ answer: byTitle }), cassette);
    const replayed = await judge(workspace, undefined, { ...cassette, 'judge-replay': 'replay' });
    expect(replayed.exitCode).toBe(0);
    expect(replayed.report?.judge).toMatchObject({
      calls: 0,
      cache_hits: 10,
      agreement: live.report?.judge?.agreement,
    });
  });

  it('is asked of the mode and the model of the run: a cassette of another one is no agreement', async () => {
    const workspace = labelled(AGREEING);
    const cassette = { ...FLAGS, 'judge-cassette': 'answers.jsonl' };
    await judge(workspace, await startAnthropic({ answer: byTitle }), cassette);
    const other = await judge(workspace, undefined, {
      ...cassette,
      'judge-replay': 'replay',
      'judge-mode': 'absolute',
    });
    expect(other.report).toMatchObject({ verdict: 'inconclusive', judge: { agreement: { level: null, n: 0 } } });
  });

  it('is open, not advisory, where the labels got no answer', async () => {
    const answer = (asked: Parameters<typeof byTitle>[0]) =>
      asked.user.includes('Judge this with') ? fails(400) : byTitle(asked);
    const run = await judge(labelled(AGREEING), await startAnthropic({ answer }), {
      ...FLAGS,
      'min-judge-overall': '0.85',
    });
    expect([run.exitCode, run.report?.verdict]).toEqual([3, 'inconclusive']);
    expect(run.report?.gates[1]?.message).toContain('not measured: the judge measured 0 of 5 labels');
  });

  it.each<[string, (title: string) => boolean]>([
    ['all', () => true],
    ['some', (title) => !title.includes('0.15')],
  ])(
    'of a panel is open where one of its judges gives %s labels nothing, since the others are another judge',
    async (_, isMute) => {
      const panel = ['claude-haiku-5-5', 'claude-sonnet-5-5'];
      const answer = (asked: Parameters<typeof byTitle>[0]) => {
        const isLabel = asked.user.includes('Judge this with');
        return asked.model === panel[1] && isLabel && isMute(asked.user) ? refuses() : byTitle(asked);
      };
      const flags = { ...FLAGS, 'judge-model': panel.join(', '), 'max-cost-usd': '5' };
      const run = await judge(labelled(AGREEING), await startAnthropic({ answer }), flags);
      expect([run.exitCode, run.report?.verdict]).toEqual([3, 'inconclusive']);
      expect(run.report?.gates[1]?.message).toMatch(/not measured: the judge measured [01] of 5 labels/);
      const whole = await judge(labelled(AGREEING), await startAnthropic({ answer: byTitle }), flags);
      expect([whole.exitCode, whole.report?.judge?.agreement?.level]).toEqual([0, 1]);
    },
  );

  it('cannot be had without labels: deleting them does not open the gate', async () => {
    const workspace = labelled(OPPOSED);
    for (let i = 0; i < OPPOSED.length; i++) workspace.files.remove(`golden-corpus/s${i}/labels.json`);
    const api = await startAnthropic({ answer: byTitle });
    const run = await judge(workspace, api, FLAGS);
    expect([run.exitCode, api.requests.length]).toEqual([2, 0]);
    expect(run.stderr).toContain('golden-corpus: min-judge-agreement: the corpus has no labels.json');
  });

  it('stops before a cent is spent where a label is broken', async () => {
    const api = await startAnthropic({ answer: byTitle });
    const run = await judge(labelled(AGREEING, { 'golden-corpus/s1/labels.json': '[{}]' }), api, FLAGS);
    expect([run.exitCode, api.requests.length]).toEqual([2, 0]);
    expect(run.stderr).toContain('golden-corpus/s1/labels.json:1:2: [0].id is missing');
  });

  it('is only noted where nobody can be asked', async () => {
    const run = await judge(labelled(AGREEING), undefined, { ...FLAGS, judge: 'auto' });
    expect(run.exitCode).toBe(0);
    expect(run.report?.judge).toMatchObject({ absence: 'no_credentials' });
  });

  it('is part of the estimate', async () => {
    const { stdout } = await judge(labelled(AGREEING), undefined, { ...FLAGS, judge: 'auto', 'dry-run': 'true' });
    expect(stdout).toContain('5 sessions and 5 labelled candidates to judge');
    expect(stdout).toContain('requests   10');
  });
});
