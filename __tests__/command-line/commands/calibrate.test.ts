import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { summaryJson } from '../../builders/summaries.js';
import type { Workspace } from '../../builders/workspace.js';
import { AGREEING, byTitle, labelled, OPPOSED, type Rated } from '../../judge/calibration/labelled-corpus.js';
import { sessionsOf } from '../../judge/judged-run.js';
import { type FakeAnthropic, fails, page, startAnthropic } from '../../servers/anthropic.js';
import { runProgram } from './program.js';

function calibrate({ root }: Workspace, api: FakeAnthropic | undefined, ...flags: readonly string[]) {
  const judge =
    api === undefined
      ? []
      : ['--judge=required', `--anthropic-base-url=${api.url}`, `--anthropic-api-key=${api.apiKey}`];
  return runProgram(['calibrate', ...judge, ...flags], root, { env: { GITHUB_WORKSPACE: root } });
}

const asking = (answer: Parameters<typeof startAnthropic>[0] = { answer: byTitle }) => startAnthropic(answer);

/** Without the line breaks of a narrow screen. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

describe('calibrate', () => {
  it('needs no key and no candidates to compare the rubric with people', async () => {
    const workspace = labelled(AGREEING);
    for (let i = 0; i < AGREEING.length; i++) workspace.files.remove(`candidates/s${i}.json`);
    const { exitCode, stdout, stderr } = await calibrate(workspace, undefined);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain('5 labelled candidates of 5 sessions');
    expect(stdout).toContain('Rubric v2');
    expect(stdout).not.toContain('Judge');
    expect(existsSync(join(workspace.root, 'summary-gate-report'))).toBe(false);
  });

  it('sends nobody to intervals that are not there', async () => {
    const two = await calibrate(labelled(AGREEING.slice(0, 2)), undefined);
    expect(inOneLine(two.stdout)).toContain('With 2 labels there are no intervals: the values say little.');
    const five = await calibrate(labelled(AGREEING), undefined);
    expect(inOneLine(five.stdout)).toContain('With 5 labels the intervals are wide: read them, not the values.');
  });

  it('counts what people accepted and rejected as verdicts: kappa heeds them, ranks and bias do not', async () => {
    const taught = (overrides: object) =>
      JSON.stringify(summaryJson({ ...overrides, by: 'ana', at: '2026-11-01', because: 'so' }));
    const workspace = labelled(AGREEING);
    const before = JSON.parse((await calibrate(workspace, undefined, '--json')).stdout).rubric.overall;
    workspace.files.write('golden-corpus/s0/accepted/a.json', taught({ title: 'Another right one' }));
    workspace.files.write(
      'golden-corpus/s1/rejected/r.json',
      taught({ title: 'Wrong', summary: 'Wrong.', key_actions: [], outcome: 'failed' }),
    );
    const { candidates, rubric } = JSON.parse((await calibrate(workspace, undefined, '--json')).stdout);
    expect([rubric.overall.n, rubric.overall.spearman.value, rubric.overall.bias.value]).toEqual([
      before.n + 2,
      before.spearman.value,
      before.bias.value,
    ]);
    // The rubric is right about both, and passes all others.
    expect(rubric.overall.kappa.value).toBeGreaterThan(before.kappa.value);
    expect(candidates.slice(-2)).toMatchObject([
      { session: 's0', id: 'accepted/a', label: { overall: 1, verdict: 'accepted' }, labeller: 'ana' },
      { session: 's1', id: 'rejected/r', label: { overall: 0, verdict: 'rejected' } },
    ]);
    expect(inOneLine((await calibrate(workspace, undefined)).stdout)).toContain(
      '7 labelled candidates of 5 sessions; 1 accepted and 1 rejected, which kappa alone counts',
    );
    const api = await asking({ answer: byTitle });
    const { judge } = JSON.parse((await calibrate(workspace, api, '--json')).stdout);
    expect([judge.measured, judge.overall.n]).toEqual([7, 7]);
    for (let i = 0; i < AGREEING.length; i++) workspace.files.remove(`golden-corpus/s${i}/labels.json`);
    const alone = JSON.parse((await calibrate(workspace, undefined, '--json')).stdout).rubric.overall;
    expect([alone.n, alone.spearman.reason, alone.bias.reason]).toEqual([
      2,
      'no label is a score: people said right or wrong alone',
      'no label is a score: people said right or wrong alone',
    ]);
  });

  it('asks by batch, and the next run fetches what came too late', async () => {
    const workspace = labelled(AGREEING);
    let isLate = true;
    const working = page(200, '{"id": "msgbatch_loopback0", "processing_status": "in_progress"}');
    const api = await asking({ answer: byTitle, batch: { look: () => (isLate ? working : undefined) } });
    const flags = [
      '--judge-transport=batch',
      '--judge-cassette=answers.jsonl',
      '--min-judge-agreement=0.9',
      '--budget-ledger=spent.json',
      '--max-cost-usd-per-day=1',
    ];
    const first = await calibrate(workspace, api, ...flags, '--judge-deadline-seconds=10');
    expect(first.exitCode).toBe(3);
    expect(first.stderr).toContain('5 of the requests have no answer yet, in the batch msgbatch_loopback0');
    isLate = false;
    const second = await calibrate(workspace, api, ...flags);
    expect(second.exitCode).toBe(0);
    expect(api.batches.map(({ ids }) => ids.length)).toEqual([5]);
    expect(api.violations).toEqual([]);
    expect(existsSync(join(workspace.root, 'answers.jsonl.batches.jsonl'))).toBe(false);
  });

  it('asks the judge about each label and compares', async () => {
    const api = await asking();
    const { exitCode, stdout } = await calibrate(labelled(AGREEING), api, '--json');
    expect(exitCode).toBe(0);
    expect(api.requests).toHaveLength(5);
    expect(api.violations).toEqual([]);
    expect(JSON.parse(stdout)).toMatchObject({
      labels: 5,
      sessions: 5,
      gate: 0.55,
      judge: {
        mode: 'paired',
        model: 'claude-haiku-5-5',
        prompt_version: 'rubric-2',
        measured: 5,
        calls: 5,
        level: 1,
        overall: { n: 5, spearman: { value: 1 }, kappa: { value: 1 }, bias: { value: -0.01 } },
        dimensions: { title: { n: 0, spearman: { value: null } } },
      },
      candidates: expect.arrayContaining([
        expect.objectContaining({ session: 's3', id: 'a', label: { overall: 0.8, dimensions: {} } }),
      ]),
    });
  });

  it.each<[readonly Rated[], string, number, string]>([
    [AGREEING, '0.6', 0, '✔ Agreement 1.000, the lower of Spearman and kappa >= min-judge-agreement 0.600'],
    [AGREEING, '1', 0, 'min-judge-agreement 1.000'],
    [OPPOSED, '0.6', 1, '< min-judge-agreement 0.600'],
    [AGREEING.slice(0, 2), '0.6', 3, '? Agreement not measured: fewer than 3 candidates were measured'],
    [AGREEING.slice(0, 3), '0.6', 3, '? Agreement not measured: all labels are below the gate'],
    [OPPOSED, 'none', 0, 'Agreement -'],
  ])('exits by min-judge-agreement %#', async (rated, level, wanted, words) => {
    const run = await calibrate(labelled(rated), await asking(), `--min-judge-agreement=${level}`, '--min-overall=0.7');
    expect(run.exitCode).toBe(wanted);
    expect(run.stdout).toContain(words);
  });

  it('does not take faults for agreement', async () => {
    const api = await startAnthropic({ answer: (asked) => (asked.index < 2 ? fails(400) : byTitle(asked)) });
    const { exitCode, stdout } = await calibrate(labelled(AGREEING), api, '--min-judge-agreement=0.5');
    expect(exitCode).toBe(3);
    expect(stdout).toContain('Agreement not measured: the judge measured 3 of 5 labels');
    expect(stdout).toContain('missing: invalid request 12');
  });

  it('without a key plays what is recorded, and says what is missing', async () => {
    const workspace = labelled(AGREEING);
    const cassette = '--judge-cassette=answers.jsonl';
    const api = await asking();
    await calibrate(workspace, api, cassette);
    const replayed = await calibrate(
      workspace,
      undefined,
      '--judge=required',
      cassette,
      '--judge-replay=replay',
      '--min-judge-agreement=0.9',
    );
    expect(replayed.exitCode).toBe(0);
    expect(inOneLine(replayed.stdout)).toContain('0 requests, 5 recorded answers, cost $0.0000');
    const silent = await calibrate(labelled(AGREEING), undefined, '--judge=auto', '--min-judge-agreement=0.9');
    expect(silent.exitCode).toBe(3);
    expect(silent.stdout).toContain('missing: no credentials 30');
    expect(api.requests).toHaveLength(5);
  });

  it('keeps to the cap, and estimates in a dry run without asking', async () => {
    const api = await asking();
    const capped = await calibrate(labelled(AGREEING), api, '--max-cost-usd=0');
    expect(capped.stdout).toContain('missing: budget 30');
    const dry = await calibrate(labelled(AGREEING), api, '--dry-run');
    expect(dry.exitCode).toBe(0);
    expect(dry.stdout).toContain('sessions   5 labelled candidates to judge');
    expect(api.requests).toHaveLength(0);
  });

  it('leaves the forensics, and the report of a run alone', async () => {
    const workspace = labelled(AGREEING, { 'summary-gate-report/report.json': '{}' });
    await calibrate(workspace, await asking());
    const log = readFileSync(join(workspace.root, 'summary-gate-report/judge-log.jsonl'), 'utf8').trim().split('\n');
    expect(log.map((line) => JSON.parse(line).session)).toEqual(expect.arrayContaining(['s0/a', 's4/a']));
    expect(readFileSync(join(workspace.root, 'summary-gate-report/report.json'), 'utf8')).toBe('{}');
  });

  it('names every broken label at once, with the settings that are wrong', async () => {
    const workspace = sessionsOf(2, {
      'golden-corpus/s0/labels.json': [{ id: 'a', overall: 2, labeller: 'x', candidate: summaryJson() }],
      'golden-corpus/s1/labels.json': '[',
    });
    const { exitCode, stderr } = await calibrate(workspace, undefined, '--min-overall=7');
    expect(exitCode).toBe(2);
    for (const words of [
      '3 problems',
      '--min-overall: "7" is out of range',
      's0/labels.json:4:16: [0].overall is 2',
      's1/labels.json:1:2',
    ])
      expect(stderr).toContain(words);
  });

  it('says what to do where there are no labels', async () => {
    const { exitCode, stderr } = await calibrate(sessionsOf(1), undefined);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('golden-corpus: calibrate: the corpus has no labels.json with a label (put a labels.json');
  });

  it('shows hostile names and texts as text', async () => {
    const label = {
      id: 'a',
      overall: 0.5,
      labeller: '\u001b[31m::error::x',
      candidate: summaryJson({ title: '::set-output name=x::y' }),
    };
    const workspace = sessionsOf(1, { 'golden-corpus/s0/labels.json': [label] });
    const { stdout } = await calibrate(workspace, undefined);
    expect(stdout).not.toMatch(/\u001b|^::/m);
    const { stdout: json } = await calibrate(workspace, undefined, '--json');
    expect(json).not.toContain('\u001b');
    expect(JSON.parse(json).candidates[0].labeller).toBe(label.labeller);
  });
});
