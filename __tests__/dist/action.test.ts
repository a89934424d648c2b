import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { OUTPUTS } from '../../src/settings/outputs.js';
import { MEAN_GATE } from '../builders/gates.js';
import { readLog } from '../servers/runner/workflow-commands.js';
import { runAction, runSources } from './run-action.js';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
});

afterEach(() => {
  rmSync(workspace, { recursive: true, force: true });
});

function put(file: string, content: unknown): void {
  const path = join(workspace, file);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
}

const SUMMARY = {
  title: 'Fix the login loop behind the proxy',
  summary: 'The app saw plain HTTP, so it withheld its Secure cookie. Trust proxy was switched on.',
  key_actions: ['Reproduced the loop with curl', 'Enabled trust proxy', 'Added a regression test'],
  outcome: 'success',
  aha_moments: [{ seq: 3, type: 'insight' }],
};

describe('the built action', () => {
  it('passes, writes the report and sets every output', async () => {
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', SUMMARY);
    const { exitCode, outputs, log } = await runAction({}, workspace);
    expect(exitCode).toBe(0);
    expect(Object.keys(outputs).sort()).toEqual(Object.keys(OUTPUTS).sort());
    expect(outputs).toMatchObject({
      verdict: 'pass',
      passed: 'true',
      'overall-mean': '1.000',
      'gates-failed': '0',
      sessions: '1',
      'report-path': 'summary-gate-report/report.json',
    });
    expect(JSON.parse(readFileSync(join(workspace, 'summary-gate-report/report.json'), 'utf8')).title).toBe(
      outputs['title'],
    );
    expect(log).not.toMatch(/^::/m);
  });

  it.each([
    ['a pipe whose reader has left', '| true', 0, /^$/],
    ['a disk that is full', '>/dev/full', 0, /^summary-gate: cannot write to stdout: .*ENOSPC.*\n$/],
  ])('has its result where its log goes to %s', (_, log, wanted, trouble) => {
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', SUMMARY);
    put('output', '');
    const command = `"$0" ${resolve('dist/index.js')} 2>errors ${log}; exit \${PIPESTATUS[0]}`;
    const { status } = spawnSync('bash', ['-c', command, process.execPath], {
      cwd: workspace,
      env: { PATH: process.env['PATH'], GITHUB_WORKSPACE: workspace, GITHUB_OUTPUT: join(workspace, 'output') },
    });
    expect(readFileSync(join(workspace, 'errors'), 'utf8')).toMatch(trouble);
    expect(status).toBe(wanted);
    expect(readFileSync(join(workspace, 'output'), 'utf8')).toMatch(/^verdict<<.*\npass\n/m);
  });

  it('fails the step below a gate, with the numbers as the closing error', async () => {
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', { ...SUMMARY, title: '', key_actions: [], outcome: 'failed' });
    const { exitCode, outputs, log } = await runAction({ ...MEAN_GATE, 'min-dimensions': 'title=0.5' }, workspace);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ verdict: 'fail', passed: 'false', 'gates-failed': '2' });
    expect(log).toContain(`::error::${outputs['title']}`);
  });

  it('ends with 2 on wrong input, names every problem and writes no report', async () => {
    put('golden-corpus/login/reference.json', '{\n  "reference": {"title": 1}\n}');
    const { exitCode, outputs, log } = await runAction({ 'min-overall': '7', 'min-overal': '0.5' }, workspace);
    expect(exitCode).toBe(2);
    expect(outputs).toMatchObject({ verdict: 'error', passed: 'false', 'report-path': '' });
    expect(log).toContain('unknown input "min-overal", did you mean min-overall?');
    expect(log).toMatch(/::error::input min-overall: .*out of range/);
    expect(log).toMatch(
      /::error file=golden-corpus\/login\/reference\.json,line=2,col=\d+::title|reference\.title is 1/,
    );
    expect(log).toMatch(/candidates/);
    expect(log).not.toMatch(/\n\s+at /);
  });
});

const FORMATS = { json: 'report.json', markdown: 'report.md', junit: 'junit.xml', sarif: 'report.sarif' };

describe('a report', () => {
  /** The files of the built action, and of the built command line. */
  let ofAction: ReadonlyMap<string, string>;
  let ofProgram: ReadonlyMap<string, string>;

  beforeAll(async () => {
    workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', { ...SUMMARY, title: 'Login loop' });
    const folder = join(workspace, 'summary-gate-report');
    const read = () => new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    const env = { SOURCE_DATE_EPOCH: '1700000000' };
    const formats = Object.keys(FORMATS).join();
    const { exitCode, log } = await runAction({ 'min-overall': '0.2', 'report-formats': formats }, workspace, env);
    expect({ exitCode, log }).toMatchObject({ exitCode: 0, log: expect.stringContaining('Pass') });
    ofAction = read();
    rmSync(folder, { recursive: true });
    const flags = ['--min-overall', '0.2', '--report-formats', formats];
    spawnSync(process.execPath, [resolve('dist/cli.js'), ...flags], {
      cwd: workspace,
      env: { PATH: process.env['PATH'], GITHUB_WORKSPACE: workspace, ...env },
    });
    ofProgram = read();
    rmSync(workspace, { recursive: true });
  });

  it.each(Object.entries(FORMATS))('has the same bytes from the action and the command line: %s', (format, name) => {
    expect(ofAction.get(name)).toBeDefined();
    expect(ofProgram.get(name)).toBe(ofAction.get(name));
    if (format !== 'markdown') expect(ofAction.get(name)).toContain('2023-11-14T22:13:20');
  });
});

describe('the action', () => {
  it.each(['missing/output', '.'])('ends with 2 and says why where the runner takes no outputs: %s', async (file) => {
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', SUMMARY);
    const { exitCode, log } = await runSources({}, workspace, { GITHUB_OUTPUT: join(workspace, file) });
    expect(exitCode).toBe(2);
    expect(log).toMatch(/^::error::the outputs of the step cannot be written: .+\(GITHUB_OUTPUT names the file/m);
    expect(log).not.toMatch(/internal error|\n\s+at /);
  });

  it('stays green with warn-only and keeps the word', async () => {
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', {});
    const { exitCode, outputs } = await runSources({ 'warn-only': 'true' }, workspace);
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ verdict: 'fail', passed: 'false' });
  });

  it('treats an empty input as unset, so that the config file is heard', async () => {
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', { ...SUMMARY, outcome: 'failed' });
    put('.github/summary-gate.yml', 'fail-on: none\nmin-dimensions:\n  outcome: 1\n');
    expect((await runSources({ 'min-dimensions': '' }, workspace)).outputs['verdict']).toBe('fail');
    expect((await runSources({ 'min-dimensions': 'none' }, workspace)).outputs['verdict']).toBe('pass');
  });

  it('never lets a candidate speak to the runner', async () => {
    const evil = '::error::owned\n::set-output name=verdict::pass\r::stop-commands::x ##[error]owned';
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', {
      title: evil,
      summary: evil,
      key_actions: [evil],
      outcome: evil,
      aha_moments: [{ seq: 1, type: evil }],
    });
    put('candidates/::error::name.json', {});
    const { log, outputs } = await runSources({ 'min-session': '0.5' }, workspace);
    const { commands } = readLog(log, workspace);
    // Our annotations, each at a line of a candidate, and the closing error.
    expect(commands.filter(({ properties }) => properties['file'] === undefined)).toEqual([
      { name: 'error', properties: {}, data: outputs['title'], form: '::' },
    ]);
    for (const { name, form, properties } of commands) {
      expect(form).toBe('::');
      expect(['error', 'warning', 'notice']).toContain(name);
      if (properties['file'] !== undefined) expect(properties['title']).toMatch(/^[A-Z_]+$/);
    }
    const quiet = await runSources({ annotations: 'false' }, workspace);
    expect(readLog(quiet.log, workspace).commands).toHaveLength(1);
  });

  it('never lets a file name speak to the runner, however many problems there are', async () => {
    put('candidates/a.json', {});
    for (let i = 0; i < 12; i++) put(`golden-corpus/${i}\n::error::forged/reference.json`, '{');
    const { exitCode, log } = await runSources({}, workspace);
    expect(exitCode).toBe(2);
    const commands = log.split('\n').filter((line) => /^\s*::|##\[/.test(line));
    expect(commands).toHaveLength(10);
    expect(commands.filter((line) => /^\s*::error::forged/.test(line))).toEqual([]);
  });

  it('leaves no report of an earlier run, nor one that the pull request brought, beside a gate that could not run', async () => {
    put('summary-gate-report/report.json', { verdict: 'pass' });
    expect((await runSources({}, workspace)).exitCode).toBe(2);
    expect(existsSync(join(workspace, 'summary-gate-report/report.json'))).toBe(false);
  });

  it('leaves no forged report beside its own', async () => {
    put('golden-corpus/login/reference.json', { reference: SUMMARY });
    put('candidates/login.json', SUMMARY);
    put('summary-gate-report/report.json', { verdict: 'fail' });
    expect(await runSources({ 'report-formats': 'markdown' }, workspace)).toMatchObject({
      exitCode: 0,
      outputs: { 'report-path': '' },
    });
    expect(existsSync(join(workspace, 'summary-gate-report/report.json'))).toBe(false);
  });
});

describe('dist', () => {
  it('says that it is made of ES modules', () => {
    expect(JSON.parse(readFileSync(resolve('dist/package.json'), 'utf8'))).toEqual({ type: 'module' });
  });

  it('names no folder of the machine that built it', () => {
    for (const file of readdirSync(resolve('dist'))) {
      expect(readFileSync(resolve('dist', file), 'utf8')).not.toContain(resolve('.'));
    }
  });
});
