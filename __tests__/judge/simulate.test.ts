import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderComment } from '../../src/render/page/page.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { startAnthropic } from '../servers/anthropic.js';
import { type JudgedRun, judge } from './judged-run.js';

const METRICS = { 'judge-metrics': 'rubric,relevance,coherence,faithfulness,completion', 'meta-evaluation-rate': '1' };
const SIMULATE = { ...METRICS, simulate: 'true' };

const REQUIREMENTS = Array.from({ length: 25 }, (_, i) => ({
  id: `r${i}`,
  text: 'The login test waited for a fixed time',
  must: i % 2 === 0 ? 'mention' : 'not_mention',
}));

function workspace(more: Tree = {}): Workspace {
  return makeWorkspace({
    'golden-corpus/full/reference.json': referenceJson({ requirements: REQUIREMENTS }),
    'golden-corpus/full/transcript.jsonl': jsonl(
      { role: 'user', content: 'the login test is flaky, mend it' },
      { role: 'tool', content: 'waited 500 ms' },
    ),
    'candidates/full.json': summaryJson(),
    'golden-corpus/bare/reference.json': referenceJson({}, { title: 'Fixed another test' }),
    'candidates/bare.json': summaryJson({ title: 'Fixed another test' }),
    'golden-corpus/bird/reference.json': referenceJson({ canary: true }, { title: 'A canary' }),
    ...more,
  });
}

const reportFile = ({ root }: Workspace, name: string): string =>
  readFileSync(join(root, 'summary-gate-report', name), 'utf8');

const events = (of: Workspace): readonly { readonly attributes: Readonly<Record<string, unknown>> }[] =>
  readdirSync(join(of.root, 'summary-gate-report'))
    .filter((name) => name.startsWith('evaluations-'))
    .flatMap((name) => reportFile(of, name).trim().split('\n'))
    .map((line) => JSON.parse(line));

const asComment = ({ report }: JudgedRun): string =>
  report === undefined
    ? ''
    : renderComment(report, {
        marker: '<!-- summary-gate:default -->',
        footer: '',
        summaryUrl: 'https://example.test',
        warnOnly: false,
        linkTo: () => undefined,
      });

describe('a simulated judge', () => {
  it('fills every metric without a call, a key, a cost, a cassette or a ledger', async () => {
    const api = await startAnthropic();
    const of = workspace();
    const run = await judge(of, api, {
      ...SIMULATE,
      'judge-cassette': 'cassette.jsonl',
      'budget-ledger': 'ledger.json',
      'judge-model': 'a-model-without-a-price',
    });
    expect([run.exitCode, run.stderr]).toEqual([0, expect.not.stringContaining('could not')]);
    expect(api.requests).toEqual([]);
    expect(run.report?.judge).toMatchObject({
      simulated: true,
      model: 'simulated',
      calls: 0,
      retries: 0,
      cost_usd: 0,
      prompt_tokens: 0,
      completion_tokens: 0,
      unmeasured: 0,
    });
    expect(run.report?.judge?.overall_mean).toEqual(expect.any(Number));
    for (const totals of Object.values(run.report?.judge?.metrics ?? {})) expect(totals?.measured).toBeGreaterThan(0);
    expect(run.report?.judge?.meta_evaluation).toMatchObject({ model: 'simulated', not_run: 0 });
    expect(run.report?.judge?.meta_evaluation.measured).toBeGreaterThan(0);
    for (const { judge: judged } of run.report?.sessions ?? []) expect(judged?.attempts ?? 0).toBe(0);
    for (const path of ['cassette.jsonl', 'ledger.json']) expect(existsSync(join(of.root, path))).toBe(false);
  });

  it('says the same of the same texts, and something else of others', async () => {
    const [one, two, other] = await Promise.all([
      judge(workspace(), undefined, SIMULATE),
      judge(workspace(), undefined, SIMULATE),
      judge(workspace({ 'candidates/bare.json': summaryJson({ title: 'Fixed a third test' }) }), undefined, SIMULATE),
    ]);
    const overall = (run: JudgedRun, name: string) =>
      run.report?.sessions.find((session) => session.name === name)?.judge?.dimensions.map(({ score }) => score);
    expect(two.report?.sessions).toEqual(one.report?.sessions);
    expect(overall(other, 'full')).toEqual(overall(one, 'full'));
    expect(overall(other, 'bare')).not.toEqual(overall(one, 'bare'));
  });

  it('is labelled wherever its numbers are', async () => {
    const of = workspace();
    const run = await judge(of, undefined, { ...SIMULATE, 'report-formats': 'json,markdown,html,junit,sarif,otel' });
    const label = 'simulated: no model was asked and its numbers mean nothing';
    for (const page of [run.stdout, reportFile(of, 'report.md'), asComment(run)]) {
      expect(page.replace(/\s+/g, ' ')).toContain(label);
    }
    const explained = await runProgram(['explain', 'full'], of.root);
    expect(explained.stdout.replace(/\s+/g, ' ')).toContain(label);
    expect(run.report?.title).toContain('judge simulated');
    expect(run.report?.caveats[0]).toContain(label);
    const html = reportFile(of, 'report.html');
    expect(html).toContain('Judge (simulated)');
    expect(html.split(label).length).toBeGreaterThan(2);
    expect(html).not.toMatch(/"judge":0\.\d/);
    for (const name of ['junit.xml', 'report.sarif']) expect(reportFile(of, name)).toContain('judge simulated');
    const ofJudge = events(of).filter(({ attributes }) =>
      String(attributes['gen_ai.evaluation.name']).startsWith('llm.judge.'),
    );
    expect(ofJudge.length).toBeGreaterThan(10);
    expect(new Set(ofJudge.map(({ attributes }) => attributes['evaluator_type']))).toEqual(new Set(['simulated']));
    const log = reportFile(of, 'judge-log.jsonl').trim().split('\n');
    for (const line of log) {
      expect(JSON.parse(line)).toMatchObject({ provider: 'simulated', base_url: null, endpoint: null });
    }
  });

  it('is labelled beside each number, whatever is measured', async () => {
    const alone = makeWorkspace({ 'candidates/a.json': summaryJson() });
    const runs = [
      await judge(workspace(), undefined, { simulate: 'true', 'judge-metrics': 'coherence' }),
      await judge(alone, undefined, { simulate: 'true', 'judge-mode': 'absolute' }),
    ];
    const lines = runs
      .flatMap((run) => [run.stdout, asComment(run)])
      .join('\n')
      .split('\n');
    const ofJudge = lines.filter((line) => /coherence \d|^ +judge \d|^\| <code>a/.test(line.trimStart()));
    expect(ofJudge.length).toBeGreaterThan(2);
    for (const line of ofJudge) expect(line).toContain('simulated');
  });

  it.each([
    ['min-judge-overall', '1'],
    ['min-judge-overall', '0'],
    ['min-judge-dimensions', 'title=1'],
    ['min-faithfulness', '1'],
    ['max-hallucination', '0'],
    ['min-relevance', '1'],
    ['min-coherence', '1'],
    ['min-completion', '1'],
  ])('never gates: %s=%s is noted and not evaluated', async (gate, threshold) => {
    const run = await judge(workspace(), undefined, { ...SIMULATE, [gate]: threshold, 'min-judge-agreement': '0.9' });
    expect([run.exitCode, run.report?.verdict]).toEqual([0, 'pass']);
    expect(run.report?.gates.find(({ kind }) => kind === gate)).toMatchObject({
      status: 'not_evaluated',
      value: null,
      message: expect.stringContaining('the judge was simulated'),
    });
  });

  it('finds nothing, warns of nothing and asks no canary: what it says is about nobody', async () => {
    const run = await judge(
      workspace({ '.github/summary-gate.yml': 'alerts:\n  rubric: { warning: 1 }\n  coherence: { warning: 1 }\n' }),
      undefined,
      SIMULATE,
    );
    const codes = run.report?.sessions.flatMap(({ findings }) => findings.map(({ code }) => code)) ?? [];
    const ofJudge = /^(JUDGE_|UNSUPPORTED_|CONTRADICTED_)/;
    expect(codes.filter((code) => ofJudge.test(code))).toEqual([]);
    expect(run.report?.judge).toMatchObject({ alerts: [], voided: null, canaries: { asked: 0 } });
    expect(run.report?.caveats.join(' ')).not.toContain('canary');
  });

  it('leaves a run without a single reference open, since nothing was measured', async () => {
    const of = makeWorkspace({ 'candidates/a.json': summaryJson() });
    const run = await judge(of, undefined, { simulate: 'true', 'judge-mode': 'absolute' });
    expect([run.exitCode, run.report?.verdict]).toEqual([3, 'inconclusive']);
  });

  it.each([
    ['with the judge off', ['--simulate'], '--simulate: there is no judge to simulate; set judge to auto or required'],
    ['for a calibration', ['calibrate', '--simulate', '--judge=auto'], 'simulate: a calibration is about a real judge'],
  ])('is refused %s', async (_, argv, message) => {
    const { root } = workspace();
    const run = await runProgram(argv, root);
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('is not for a config file, which belongs to the pull request', async () => {
    const of = workspace({ '.github/summary-gate.yml': 'simulate: true\n' });
    const run = await judge(of, undefined);
    expect([run.exitCode, run.stderr]).toEqual([2, expect.stringContaining('simulate')]);
  });
});
