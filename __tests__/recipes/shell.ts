import { execFile } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect } from '@jest/globals';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { type ProgramRun, runProgram } from '../command-line/commands/program.js';

/**
 * Stands in for programs of the host: says what it was called with, and ends as the gate did; `curl` brings a file that is
 * kept somewhere, else what the host says that has nothing there, or `HOST` in its place.
 */
const TOOLS: Tree = {
  npm: '#!/bin/sh\n[ "$*" = ci ]\n',
  npx: '#!/bin/sh\nprintf "%s\\n" "$@" > "$SAID/npx"\nprintf %s "$GITHUB_RUN_ID" > "$SAID/run"\nexit "$GATE"\n',
  curl: '#!/bin/sh\nwhile [ "$1" != --output ]; do shift; done\n[ "$HOST" != down ] || exit 6\n[ -z "$KEPT" ] || HOST=200\ncat /dev/null $KEPT > "$2"\n[ -n "$HOST" ] || HOST=404\nprintf %s "$HOST"\n',
  'buildkite-agent': '#!/bin/sh\nprintf "%s\\n" "$@" > "$SAID/agent"\ncat > "$SAID/annotation"\n',
};
const tools = makeWorkspace(TOOLS).root;
for (const name of Object.keys(TOOLS)) chmodSync(join(tools, name), 0o755);

type Env = Readonly<Record<string, string>>;

/** A checkout in which the lines of a recipe are run as its host would. */
export interface Shell {
  readonly root: string;
  /** Runs lines of a script, of which one that fails ends it. */
  readonly run: (lines: string, env?: Env) => Promise<{ readonly code: number; readonly out: string }>;
  /** What npx was asked for last. */
  readonly asked: () => readonly string[];
  /** Runs what npx was asked for last, by the program itself. */
  readonly gate: (env?: Env) => Promise<ProgramRun>;
  /** What a stand-in has noted; undefined where it was not called. */
  readonly said: (name: string) => string;
}

export function openShell(tree: Tree): Shell {
  const { root } = makeWorkspace(tree);
  const notes = makeWorkspace().root;
  const said = (name: string): string => readFileSync(join(notes, name), 'utf8');
  const asked = (): readonly string[] => said('npx').trimEnd().split('\n');
  const run: Shell['run'] = (lines, env = {}) =>
    new Promise((done) => {
      const path = `${tools}${delimiter}${process.env['PATH']}`;
      const options = { cwd: root, env: { PATH: path, SAID: notes, GATE: '0', ...env } };
      const child = execFile('bash', ['--norc', '-e', '-c', lines], options, (_, stdout, stderr) =>
        done({ code: child.exitCode ?? -1, out: stdout + stderr }),
      );
    });
  const gate: Shell['gate'] = async (env = {}) => {
    const [program, ...argv] = asked();
    expect(program).toBe('summary-gate');
    const result = await runProgram(argv, root, { env });
    expect(result.stderr).not.toContain('could not run');
    return result;
  };
  return { root, run, asked, gate, said };
}
