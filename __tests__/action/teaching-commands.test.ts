import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';
import { pullRequestEvent } from '../servers/events.js';
import { runAction } from '../servers/runner.js';
import { gitHub, SUMMARY } from './pull-request.js';

/** The commands in a comment that accept what has failed, read by a real shell and run. */

const RUN = 4711;
const NAMES = ['login', "it's $HOME", '`touch pwned`', '$(touch pwned)', 'a @acme b', '--yes', '``` <!-- x -->'];
const WORDING = { ...SUMMARY, title: 'Login test waits for the event', key_actions: ['Waited for the event'] };

async function comment(names: readonly string[]) {
  const files: Tree = Object.fromEntries(
    names.flatMap((name): [string, unknown][] => [
      [`golden-corpus/${name}/reference.json`, { reference: SUMMARY }],
      [`candidates/${name}.json`, WORDING],
    ]),
  ) as Tree;
  const github = await gitHub();
  const inputs = { 'min-session': '0.99' };
  const { workspace, summary } = await runAction({ ...pullRequestEvent(), github, runId: RUN, files, inputs });
  const body = github.comments.at(-1)?.body ?? '';
  const [, section = ''] = /✍️([\s\S]*?)<\/details>/.exec(body) ?? [];
  const [, , script = ''] = /\n(`{3,})sh\n([\s\S]*?)\n\1\n/.exec(section) ?? [];
  return { workspace, summary, body, section, script: script.split('\n') };
}

/** The words that a shell makes of a command. */
function wordsOf(command: string, cwd: string): readonly string[] {
  const said = `npx() { printf '%s\\0' "$@"; }; git() { echo Ana; }; ${command}`;
  return execFileSync('sh', ['-c', said], { cwd, encoding: 'utf8' }).split('\0').slice(0, -1);
}

describe('the commands in a comment that accept what has failed', () => {
  it('are one for each session, mean the same to a shell whatever its name is, and accept what was scored', async () => {
    const { workspace, summary, body, section, script } = await comment(NAMES);
    const [fetch, ...accept] = script;
    expect(fetch).toBe(`gh run download ${RUN} --name summary-gate-report-default --dir run-${RUN}`);
    expect(accept).toHaveLength(NAMES.length);
    expect(summary).toContain(script.join('\n'));
    expect(section).not.toMatch(/@[\w-]/);
    expect(body.split('\n').filter((line) => line.startsWith('<!-- summary-gate:'))).toHaveLength(1);

    cpSync(join(workspace, 'summary-gate-report'), join(workspace, `run-${RUN}`), { recursive: true });
    const called = accept.map((command) => wordsOf(command, workspace));
    expect(called.map((words) => words.at(-1)).sort()).toEqual([...NAMES].sort());
    expect(existsSync(join(workspace, 'pwned'))).toBe(false);
    for (const [program, ...words] of called) {
      expect(program).toBe('summary-gate');
      const run = await runProgram(['accept', '--yes', ...words.slice(1)], workspace);
      expect(run).toMatchObject({
        exitCode: 0,
        stderr: '',
        stdout: expect.stringMatching(/^wrote {2}golden-corpus\//),
      });
    }
  });

  it('are bounded, and none is made for a name that a line cannot have as it is', async () => {
    const many = Array.from({ length: 30 }, (_, i) => `s${i}`);
    const { script, section, body } = await comment([...many, 'two  blanks', 'x'.repeat(205)]);
    expect(script).toHaveLength(1 + 20);
    expect(section).toContain('… and 12 more failing sessions.');
    expect(body.length).toBeLessThanOrEqual(60_000);
  });

  it('are left out where everything passes', async () => {
    const github = await gitHub();
    const files = { 'golden-corpus/login/reference.json': { reference: SUMMARY }, 'candidates/login.json': SUMMARY };
    await runAction({ ...pullRequestEvent(), github, files });
    expect(github.comments.at(-1)?.body).not.toContain('✍️');
  });
});
