import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import type { Tree } from '../builders/workspace.js';
import { pullRequestEvent } from '../servers/events.js';
import { runAction } from '../servers/runner.js';
import { BROKEN, GREEN, gitHub } from './pull-request.js';

const REPORT = 'summary-gate-report/report.json';
const PART = 'summary-gate-report/shard-1-of-2.jsonl';

/** What this process has open, where the system tells. */
const OPEN_FILES = '/proc/self/fd';

describe('a dry run of the action', () => {
  const inputs = { 'dry-run': 'true', baseline: 'auto', 'check-run': 'Summaries' };

  it('only counts: no output, no file, nothing asked of GitHub', async () => {
    const github = await gitHub();
    const files = { ...GREEN, [REPORT]: 'of an earlier run' };
    const run = await runAction({ ...pullRequestEvent(), github, inputs, files });
    expect(run).toMatchObject({ exitCode: 0, outputs: {}, summary: '' });
    expect(run.log).toContain('Dry run');
    expect(readFileSync(join(run.workspace, REPORT), 'utf8')).toBe('of an earlier run');
    expect(github.requests).toEqual([]);
  });

  it('publishes nothing either where its input is wrong', async () => {
    const github = await gitHub();
    const run = await runAction({ ...pullRequestEvent(), github, inputs, files: BROKEN });
    expect(run).toMatchObject({ exitCode: 2, outputs: { verdict: 'error', 'comment-url': '' } });
    expect(github.requests).toEqual([]);
  });
});

describe('the action as a shard', () => {
  it('says what went wrong beside its part', async () => {
    const files = { ...GREEN, 'summary-gate-report/judge-log.jsonl/x': '' };
    const run = await runAction({ files, inputs: { shard: '1/1', judge: 'auto', simulate: 'true' } });
    expect(run).toMatchObject({ exitCode: 0, outputs: { verdict: '', sessions: '2' } });
    expect(run.annotations).toMatchObject([
      { message: expect.stringMatching(/^summary-gate-report\/judge-log\.jsonl could not be written: /) },
    ]);
  });
});

describe('the action with settings that exclude each other', () => {
  it('says so in place of doing one of them: no part is removed that a merge was to take', async () => {
    const github = await gitHub();
    const inputs = { 'merge-from': 'summary-gate-report', shard: '1/2' };
    const run = await runAction({ ...pullRequestEvent(), github, inputs, files: { ...GREEN, [PART]: '{}' } });
    expect(run).toMatchObject({ exitCode: 2, outputs: { verdict: 'error' } });
    expect(run.log).toContain('a job scores a shard or puts shards together, not both');
    expect(existsSync(join(run.workspace, PART))).toBe(true);
  });
});

describe('the action in a folder whose name a shell would read otherwise', () => {
  const under = (folder: string): Tree =>
    Object.fromEntries(Object.entries(GREEN).map(([path, content]) => [`${folder}/${path}`, content]));

  it.each([
    ['the report', {}, 'my app/summary-gate-report/report.json'],
    ['the part of a shard', { shard: '1/1' }, 'my app/summary-gate-report/shard-1-of-1.jsonl'],
  ])('says why there is no path of %s', async (_, inputs, path) => {
    const run = await runAction({ files: under('my app'), inputs: { ...inputs, 'working-directory': 'my app' } });
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'report-path': '' } });
    expect(existsSync(join(run.workspace, path))).toBe(true);
    expect(run.log).toContain(
      `The output report-path is empty: "${path}" has characters that are not safe in a shell. Set report-dir to a folder without them`,
    );
  });

  it.each([
    ['where the report stands elsewhere', { 'report-dir': '../out' }, 'out/report.json'],
    ['where no report.json is wanted', { 'report-formats': 'markdown' }, ''],
  ])('says nothing %s', async (_, inputs, path) => {
    const run = await runAction({ files: under('my app'), inputs: { ...inputs, 'working-directory': 'my app' } });
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'report-path': path } });
    expect(run.log).not.toContain('The output report-path');
  });
});

(existsSync(OPEN_FILES) ? it : it.skip)('the action leaves no file of candidates open', async () => {
  const line = { name: 's', ...summaryJson() };
  const files = { 'golden-corpus/s/reference.json': referenceJson(), 'candidates.jsonl': jsonl(line) };
  const run = await runAction({ files, inputs: { candidates: 'candidates.jsonl' } });
  expect(run).toMatchObject({ exitCode: 0, outputs: { sessions: '1' } });
  const open = readdirSync(OPEN_FILES).map((name) => targetOf(join(OPEN_FILES, name)));
  expect(open.filter((path) => path.endsWith('candidates.jsonl'))).toEqual([]);
});

/** Where a link leads; nowhere if the file was closed since. */
function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
