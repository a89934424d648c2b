import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { reportSchema } from '../../src/report/schema.js';
import { NO_GATE } from '../builders/gates.js';
import { summaryJson } from '../builders/summaries.js';
import { type Tree, writeTree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { answers, NOTED, scores, startAnthropic } from '../servers/anthropic.js';
import { judge, sessionsOf } from './judged-run.js';

const NAMES = ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'];

/** A judge that says more than it was asked for. */
const TALKATIVE = {
  ...NOTED,
  facts: Array.from({ length: 12 }, (_, i) => ({ fact: `Fact ${i} ${'and so on '.repeat(32)}`, status: 'absent' })),
  invented: Array.from({ length: 8 }, (_, i) => `Claim ${i} ${'and so on '.repeat(32)}`),
  rationale: 'So much to say. '.repeat(70),
  dimensions: Object.fromEntries(NAMES.map((name) => [name, { reason: 'Because. '.repeat(50), score: 0.95 }])),
  overall: 0.95,
};

describe('a judge that says too much', () => {
  it.each([0, 2, 5])('is heard for at most %i suggestions', async (most) => {
    const api = await startAnthropic({ answer: () => answers(TALKATIVE) });
    const run = await judge(sessionsOf(1), api, { 'judge-suggestions': String(most), 'judge-rationale-chars': '200' });
    const { judge: said, findings = [] } = run.report?.sessions[0] ?? {};
    expect(said?.overall).toBe(0.95);
    expect(said?.suggestions).toHaveLength(most);
    expect(findings.filter(({ code }) => code === 'JUDGE_SUGGESTION')).toHaveLength(most);
    expect(said?.rationale?.length).toBeLessThanOrEqual(200);
    expect(said?.rationale?.endsWith('…')).toBe(true);
    expect([said?.facts?.length, said?.invented?.length]).toEqual([8, 5]);
    for (const text of [...(said?.facts ?? []).map(({ fact }) => fact), ...(said?.invented ?? [])]) {
      expect(text.length).toBeLessThanOrEqual(160);
    }
    for (const suggestion of said?.suggestions ?? []) expect(suggestion.length).toBeLessThanOrEqual(300);
    for (const { reason } of said?.dimensions ?? []) expect(reason?.length).toBeLessThanOrEqual(400);
  });
});

describe('a rewrite', () => {
  it('is proposed for a failing session only, and scores nothing', async () => {
    const api = await startAnthropic({ answer: () => scores(0.5) });
    const failing = summaryJson({ title: 'Lunch', summary: 'We ate.', key_actions: [], outcome: 'failure' });
    const floor = { 'min-session': '0.5' };
    const flags = { ...floor, 'judge-rewrite': 'true' };
    const workspace = sessionsOf(2, { 'candidates/s1.json': failing });
    const run = await judge(workspace, api, flags);
    const [without] = [await judge(sessionsOf(2, { 'candidates/s1.json': failing }), api, floor)];
    expect(reportSchema.safeParse(run.report).success).toBe(true);
    expect(run.report?.sessions.map(({ judge }) => judge?.rewrite !== undefined)).toEqual([false, true]);
    expect(run.report?.overall_mean).toBe(without?.report?.overall_mean);
  });
});

describe('a rewrite against a base', () => {
  const FALLEN = { title: 'Lunch', summary: 'We ate.', key_actions: [], aha_moments: [] };
  const REWRITING = { ...NO_GATE, 'judge-rewrite': 'true' };

  /** Which sessions get a rewrite when their candidates have become these. */
  async function rewritten(
    before: Tree,
    now: Tree,
    flags: Readonly<Record<string, string>>,
  ): Promise<readonly string[]> {
    const api = await startAnthropic({ answer: () => scores(0.5) });
    const workspace = sessionsOf(3, before);
    await runProgram(['--report-formats', 'json'], workspace.root);
    writeTree(workspace.root, {
      'base.json': readFileSync(join(workspace.root, 'summary-gate-report/report.json'), 'utf8'),
      ...now,
    });
    const { report } = await judge(workspace, api, { ...REWRITING, baseline: 'base.json', ...flags });
    return (report?.sessions ?? []).filter((session) => session.judge?.rewrite !== undefined).map(({ name }) => name);
  }

  it('is proposed for a session that fails by its drop alone', async () => {
    expect(await rewritten({}, { 'candidates/s1.json': summaryJson(FALLEN) }, {})).toEqual(['s1']);
  });

  it('is not proposed for a drop that no gate forbids', async () => {
    const flags = { 'max-session-regression': 'none' };
    expect(await rewritten({}, { 'candidates/s1.json': summaryJson(FALLEN) }, flags)).toEqual([]);
  });

  it('is not proposed for what was there on the base', async () => {
    const wrong = { 'candidates/s1.json': summaryJson({ outcome: 'failed' }) };
    const new2 = { 'candidates/s2.json': summaryJson({ outcome: 'failed' }) };
    expect(await rewritten(wrong, new2, { 'fail-on': 'outcome' })).toEqual(['s2']);
  });

  it('is proposed for a session that would fail alone, since a shard does not see the others', async () => {
    const wrong = { 'candidates/s1.json': summaryJson({ outcome: 'failed' }) };
    expect(await rewritten({}, wrong, { 'fail-on': 'outcome=1' })).toEqual(['s1']);
  });
});

describe('a rewrite that passes all limits', () => {
  const TOKEN = `ghp_${'a1B2'.repeat(9)}`;
  const huge = {
    ...TALKATIVE,
    rewrite: {
      title: `${TOKEN} ${'t'.repeat(1000)}`,
      summary: 's'.repeat(5000),
      key_actions: Array.from({ length: 55 }, () => `a \u001b[2J ${TOKEN} ${'a'.repeat(20)}`),
      outcome: 'o'.repeat(600),
      aha_moments: Array.from({ length: 55 }, () => ({ seq: 1, type: TOKEN, highlight: 'h' })),
      topics_found: [TOKEN],
    },
  };

  it('is cut, and shows no credential', async () => {
    const api = await startAnthropic({ answer: () => answers(huge, { model: `m\u001b[2J ${'m'.repeat(5000)}` }) });
    const workspace = sessionsOf(1, { 'candidates/s0.json': summaryJson({ title: 'Lunch' }) });
    const run = await judge(workspace, api, { 'judge-rewrite': 'true', 'min-session': '1' });
    const said = run.report?.sessions[0]?.judge;
    expect(JSON.stringify(said)).not.toContain(TOKEN);
    const { key_actions: actions, aha_moments: moments, ...texts } = Object(said?.rewrite);
    expect([actions?.length, moments?.length]).toEqual([50, 50]);
    expect(texts).toEqual({
      title: expect.stringMatching(/^\*\*\* t{495}…$/),
      summary: `${'s'.repeat(3999)}…`,
      outcome: `${'o'.repeat(499)}…`,
      topics_found: [],
    });
    expect(said?.model_used?.length).toBeLessThanOrEqual(100);
    expect(run.stdout).not.toContain('\u001b[2J');
  });

  it('is not shown where none was asked for', async () => {
    const run = await judge(sessionsOf(1), await startAnthropic({ answer: () => answers(huge) }), {
      'min-session': '1',
    });
    expect(run.report?.sessions[0]?.judge?.overall).toBe(0.95);
    expect(run.report?.sessions[0]?.judge).not.toHaveProperty('rewrite');
  });

  it('is not shown for a session that passes, where those that fail are asked for one', async () => {
    const workspace = sessionsOf(2, { 'candidates/s1.json': summaryJson({ title: 'Lunch' }) });
    // Short, so that it fits into the answer of a question that does not ask for it.
    const rewrite = { title: 't', summary: 's', key_actions: ['a'], outcome: 'success', aha_moments: [] };
    const api = await startAnthropic({ answer: () => answers({ ...TALKATIVE, rewrite }) });
    const run = await judge(workspace, api, { 'judge-rewrite': 'true', 'min-session': '1' });
    expect(run.report?.sessions.map(({ judge }) => judge?.rewrite !== undefined)).toEqual([false, true]);
  });
});

describe('wrong input', () => {
  it('is told before anybody is asked', async () => {
    const api = await startAnthropic();
    const run = await judge(sessionsOf(2, { 'golden-corpus/s1/reference.json': '{' }), api);
    expect(run.exitCode).toBe(2);
    expect(api.requests).toHaveLength(0);
  });
});

describe('absolute mode', () => {
  it('shows the judge no reference', async () => {
    const api = await startAnthropic();
    const workspace = sessionsOf(1, { 'candidates/s0.json': summaryJson({ title: 'Another title' }) });
    const run = await judge(workspace, api, { 'judge-mode': 'absolute' });
    expect(run.report?.judge).toMatchObject({ mode: 'absolute', measured: 6 });
    expect(api.requests[0]?.text).toContain('Another title');
    expect(api.requests[0]?.text).not.toContain('Fixed the flaky login test s0');
    await judge(workspace, api);
    expect(api.requests[1]?.text).toContain('Fixed the flaky login test s0');
  });
});

describe('a mean beside its gate', () => {
  it('is judged as the report has it', async () => {
    const api = await startAnthropic({ answer: () => scores(0.69949999996) });
    const run = await judge(sessionsOf(1), api, { 'min-judge-overall': '0.7', 'judge-max-samples': '1' });
    const gate = run.report?.gates.find(({ id }) => id === 'min-judge-overall');
    expect(run.report?.judge?.overall_mean).toBe(0.6995);
    expect(gate).toMatchObject({ value: 0.7, status: 'pass' });
  });
});
