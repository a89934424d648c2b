import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { argumentsOf, NO_GATE } from '../builders/gates.js';
import { summaryJson } from '../builders/summaries.js';
import type { Workspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { judge, sessionsOf } from '../judge/judged-run.js';
import { answers, fails, NOTED, scores, startAnthropic } from '../servers/anthropic.js';
import { type CollectorAnswer, startCollector } from '../servers/collector.js';
import { startProxy } from '../servers/proxy.js';

const FILE = 'summary-gate-report/evaluations-2026-11-21.jsonl';

function linesOf({
  root,
}: Workspace): readonly { readonly name: string; readonly attributes: Record<string, unknown> }[] {
  const text = readFileSync(join(root, FILE), 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function score({ root }: Workspace, env: Readonly<Record<string, string>> = {}, ...flags: readonly string[]) {
  return runProgram(['--report-formats=json,otel', ...flags], root, { env });
}

const to = (url: string) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: url });

describe('the evaluations file', () => {
  it('has the scores of the rubric where otel is among the formats', async () => {
    const workspace = sessionsOf(2, { 'candidates/s1.json': summaryJson({ outcome: 'failed' }) });
    const run = await score(workspace, {}, ...argumentsOf(NO_GATE));
    expect(run.exitCode).toBe(0);
    expect(run.stderr).toContain(FILE);
    const lines = linesOf(workspace);
    expect(lines).toHaveLength(12);
    expect(new Set(lines.map(({ name }) => name))).toEqual(new Set(['gen_ai.evaluation.result']));
    expect(
      lines.find(
        ({ attributes }) =>
          attributes['session.id'] === 's1' && attributes['gen_ai.evaluation.name'] === 'rubric.outcome',
      ),
    ).toMatchObject({
      timestamp: '2026-11-21T12:00:00Z',
      attributes: { 'gen_ai.evaluation.score.value': 0, evaluator_type: 'rubric', evaluator_version: 'v2' },
    });
  });

  it('is not there where nobody wanted it', async () => {
    const workspace = sessionsOf(1);
    await runProgram([], workspace.root);
    expect(existsSync(join(workspace.root, FILE))).toBe(false);
  });

  it('has the scores of the judge, and only these, where the judge ran', async () => {
    const workspace = sessionsOf(2);
    const api = await startAnthropic({ answer: ({ index }) => (index === 0 ? scores(0.6) : fails(400)) });
    await judge(workspace, api);
    const lines = linesOf(workspace).map(({ attributes }) => attributes);
    expect(lines).toHaveLength(12);
    expect(new Set(lines.map((line) => line['evaluator_type']))).toEqual(new Set(['llm']));
    const measured = lines.filter((line) => line['session.id'] === 's0');
    expect(measured.map((line) => line['gen_ai.evaluation.name'])).toEqual(
      ['overall', 'title', 'summary', 'key_actions', 'outcome', 'aha_moments'].map(
        (name) => `llm.judge.rubric.${name}`,
      ),
    );
    expect(new Set(measured.map((line) => line['gen_ai.evaluation.score.value']))).toEqual(new Set([0.6]));
    for (const line of lines.filter((line) => line['session.id'] === 's1')) {
      expect(line).toMatchObject({ 'error.type': 'invalid_request', 'gen_ai.evaluation.score.label': 'unmeasured' });
      expect(line).not.toHaveProperty(['gen_ai.evaluation.score.value']);
    }
  });

  it('is a history: runs add to it, behind half a line of a run that was killed', async () => {
    const workspace = sessionsOf(1);
    mkdirSync(join(workspace.root, 'summary-gate-report'));
    writeFileSync(join(workspace.root, FILE), '{"half');
    await score(workspace);
    await score(workspace);
    const lines = readFileSync(join(workspace.root, FILE), 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(13);
    expect(lines[0]).toBe('{"half');
    expect(lines.slice(1, 7)).toEqual(lines.slice(7));
  });

  it('that cannot be written is a warning and changes nothing', async () => {
    const workspace = sessionsOf(1);
    mkdirSync(join(workspace.root, FILE), { recursive: true });
    const run = await score(workspace);
    expect(run.exitCode).toBe(0);
    expect(run.stderr).toContain(`${FILE} could not be written`);
    expect(existsSync(join(workspace.root, 'summary-gate-report/report.json'))).toBe(true);
  });

  it('is not written through a symbolic link, which a pull request may have brought', async () => {
    const workspace = sessionsOf(1, { [FILE]: { link: '../hook.sh' }, 'hook.sh': 'echo hook\n' });
    const run = await score(workspace);
    expect(run.exitCode).toBe(0);
    expect(run.stderr).toContain(`${FILE} was not written: it is a symbolic link`);
    expect(readFileSync(join(workspace.root, 'hook.sh'), 'utf8')).toBe('echo hook\n');
    const dangling = sessionsOf(1, { [FILE]: { link: '../made.sh' } });
    await score(dangling);
    expect(existsSync(join(dangling.root, 'made.sh'))).toBe(false);
  });

  it('holds hostile names and texts as JSON, a line each, with credentials hidden', async () => {
    const token = ['gh', 'p_', 'x'.repeat(36)].join('');
    const name = '::error::"s##[x';
    const workspace = sessionsOf(0, {
      [`golden-corpus/${name}/reference.json`]: { reference: summaryJson() },
      [`candidates/${name}.json`]: summaryJson(),
    });
    const rationale = `line one\nline two \u2028 ##[error] \u001b[31m ${token}`;
    const dimension = { reason: rationale, score: 0.5 };
    const dimensions = {
      title: dimension,
      summary: dimension,
      key_actions: dimension,
      outcome: dimension,
      aha_moments: dimension,
    };
    const api = await startAnthropic({
      answer: () => answers({ ...NOTED, dimensions, rationale, overall: 0.5 }),
    });
    await judge(workspace, api);
    const text = readFileSync(join(workspace.root, FILE), 'utf8');
    expect(text).not.toMatch(/[\u001b\u2028\u202e]|##\[/);
    expect(text).not.toContain(token);
    const lines = linesOf(workspace);
    expect(lines).toHaveLength(6);
    for (const { attributes } of lines) expect(attributes['session.id']).toBe(name);
    expect(lines[0]?.attributes['gen_ai.evaluation.explanation']).toContain('***');
  });
});

describe('OTLP', () => {
  it.each(['http/protobuf', 'http/json', ''])('sends logs and metrics as %j', async (protocol) => {
    const collector = await startCollector();
    const workspace = sessionsOf(2);
    const run = await score(workspace, { ...to(`${collector.url}/`), OTEL_EXPORTER_OTLP_PROTOCOL: protocol });
    expect([run.exitCode, run.stderr.includes('telemetry'), collector.violations]).toEqual([0, false, []]);
    expect(collector.requests.map(({ path }) => path)).toEqual(['/v1/logs', '/v1/metrics']);
    expect(collector.logRecords()).toEqual(
      linesOf(workspace).map(({ attributes }) => ({
        event: 'gen_ai.evaluation.result',
        nanos: '1795262400000000000',
        attributes,
      })),
    );
    expect(collector.metrics()).toMatchObject({
      'rubric.overall': { kind: 'gauge', value: 1, unit: '1' },
      'rubric.title': { kind: 'gauge', value: 1 },
    });
    expect(collector.resource()).toEqual({ 'service.name': 'summary-gate', 'service.version': '0.1.0' });
  });

  it('sends what the judge said, how often it failed, and no mean that nobody measured', async () => {
    const collector = await startCollector();
    const api = await startAnthropic({ answer: () => fails(400) });
    await judge(sessionsOf(2), api, {}, to(collector.url));
    expect(collector.violations).toEqual([]);
    const metrics = collector.metrics();
    expect(metrics['quality.llm_judge_failures']).toEqual({ kind: 'sum', value: 12, unit: '{measurement}' });
    expect(Object.keys(metrics)).toEqual(['quality.llm_judge_failures', 'quality.meta_evals_run']);
    const good = await startCollector();
    await judge(sessionsOf(2), await startAnthropic({ answer: () => scores(0.6) }), {}, to(good.url));
    expect(good.metrics()).toMatchObject({
      'llm.judge.rubric.overall': { kind: 'gauge', value: 0.6 },
      'quality.llm_judge_failures': { kind: 'sum', value: 0 },
    });
    expect(Object.keys(good.metrics())).not.toContain('rubric.overall');
  });

  it('sends many records in several requests', async () => {
    const collector = await startCollector();
    await score(sessionsOf(90), to(collector.url));
    expect(collector.requests.map(({ path }) => path)).toEqual(['/v1/logs', '/v1/logs', '/v1/metrics']);
    expect(collector.logRecords()).toHaveLength(540);
  });

  it('brings the headers of the environment, and goes through a proxy', async () => {
    const collector = await startCollector();
    const proxy = await startProxy(collector.port);
    const before = { ...process.env };
    Object.assign(process.env, { http_proxy: proxy.url });
    try {
      const headers = { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20secret,X-Team=one' };
      const run = await score(sessionsOf(1), { ...to('http://collector.example:4318'), ...headers });
      expect(run.stderr).not.toContain('telemetry');
    } finally {
      if (before['http_proxy'] === undefined) delete process.env['http_proxy'];
      else process.env['http_proxy'] = before['http_proxy'];
    }
    expect(proxy.asked[0]).toBe('collector.example:4318');
    expect(collector.requests[0]?.headers).toMatchObject({ 'api-key': 'a secret', 'x-team': 'one' });
    expect(collector.violations).toEqual([]);
  });

  it('sends nothing where neither otel nor a judge asks for it, and nothing in a dry run', async () => {
    const collector = await startCollector();
    const { root } = sessionsOf(1);
    await runProgram([], root, { env: to(collector.url) });
    await runProgram(['--report-formats=otel', '--dry-run'], root, { env: to(collector.url) });
    await runProgram(['--report-formats=otel'], root, {
      env: { ...to(collector.url), OTEL_SDK_DISABLED: 'true' },
    });
    expect(collector.requests).toEqual([]);
  });

  it.each<[string, CollectorAnswer, Readonly<Record<string, string>>, string]>([
    ['a status', { status: 500 }, {}, 'telemetry was not sent whole: the collector answered /v1/logs with status 500'],
    ['a redirect', { status: 307, headers: { location: 'http://127.0.0.1:1/' } }, {}, 'with status 307'],
    ['silence', 'nothing', { OTEL_EXPORTER_OTLP_TIMEOUT: '50' }, 'the collector took longer than 50 ms'],
    ['a refusal of some', { rejected: 3 }, {}, 'telemetry: the collector refused 6 of the items that were sent'],
    ['gRPC', { rejected: 0 }, { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL is not supported'],
    ['bad headers', { rejected: 0 }, { OTEL_EXPORTER_OTLP_HEADERS: 'key=%0d%0asecret' }, 'HEADERS cannot be read'],
    ['a bad timeout', { rejected: 0 }, { OTEL_EXPORTER_OTLP_TIMEOUT: 'soon' }, 'TIMEOUT is no number'],
    ['a password', { rejected: 0 }, to('https://me:secret@collector.example'), 'has a user name'],
    ['another scheme', { rejected: 0 }, to('file:///etc/secret'), 'is no http or https address'],
    ['nobody there', { rejected: 0 }, to('http://127.0.0.1:9'), 'the collector could not be reached'],
  ])('%s is one warning and never another verdict', async (_, answer, env, words) => {
    const collector = await startCollector(answer);
    const run = await score(sessionsOf(1), { ...to(collector.url), ...env });
    expect(run.exitCode).toBe(0);
    const warnings = run.stderr.split('\n').filter((line) => line.includes('telemetry'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(words);
    expect(run.stderr).not.toContain('secret');
    expect(run.stdout).toMatch(/^✔ Pass/m);
  });

  it.each([200, 500])('reads no endless answer of status %d', async (status) => {
    const bomb = gzipSync(new Uint8Array(50_000_000));
    const collector = await startCollector({ status, headers: { 'content-encoding': 'gzip' }, body: bomb });
    const run = await score(sessionsOf(1), to(collector.url));
    expect(run.exitCode).toBe(0);
    expect(run.stderr.includes('with status 500')).toBe(status === 500);
    expect(run.stderr.includes('telemetry')).toBe(status === 500);
  });

  it('does not turn a failure of the gate into anything else', async () => {
    const run = await score(
      sessionsOf(1),
      to('http://127.0.0.1:9'),
      '--min-session=1',
      '--min-overall=1',
      '--candidates=nowhere',
    );
    expect(run.exitCode).toBe(2);
    const failing = sessionsOf(1, { 'candidates/s0.json': summaryJson({ outcome: 'failed' }) });
    expect((await score(failing, to('http://127.0.0.1:9'), '--min-overall=0.99')).exitCode).toBe(1);
  });
});
