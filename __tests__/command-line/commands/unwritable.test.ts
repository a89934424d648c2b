import { describe, expect, it } from '@jest/globals';
import type { CommandContext } from '../../../src/command-line/command.js';
import { bless } from '../../../src/command-line/commands/bless.js';
import { init } from '../../../src/command-line/commands/init.js';
import { UserError } from '../../../src/core/errors.js';
import { openRun } from '../../../src/run/run.js';
import { summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

/** A command in a workspace whose disk is full from this file on. */
function context(root: string, fullAt: string): { readonly context: CommandContext; readonly said: string[] } {
  const said: string[] = [];
  const shell = { env: { GITHUB_WORKSPACE: root, SOURCE_DATE_EPOCH: '1795262400' }, cwd: root, program: undefined };
  const run = openRun(new Map(), shell, []);
  const { files } = run.ports;
  const write = (path: string, text: string): void => {
    if (path === fullAt) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    files.write(path, text);
  };
  const say = (line: string): void => void said.push(line);
  return {
    context: {
      ...{ operands: [], flags: new Map(), json: false, quiet: false, ask: undefined, print: say, tell: say },
      ...{ ...shell, screen: { colour: false, width: 100 }, onProgress: () => undefined },
      run: { ...run, ports: { ...run.ports, files: { ...files, write } } },
    },
    said,
  };
}

function refusal(act: () => unknown): UserError['problems'] {
  try {
    act();
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
  return [];
}

describe('a full disk', () => {
  it('ends init at the file that it cannot write', () => {
    const path = '.github/summary-gate.yml';
    const { context: given, said } = context(makeWorkspace().root, path);
    expect(refusal(() => init(given))).toEqual([
      { message: 'cannot write: ENOSPC: no space left on device', place: { file: path } },
    ]);
    expect(said).toEqual([]);
  });

  it('ends bless, which names the file', async () => {
    const tree: Tree = {
      'golden-corpus/a/reference.json': { reference: summaryJson() },
      'candidates/a.json': summaryJson(),
    };
    const { root } = makeWorkspace(tree);
    await runProgram([], root);
    const path = 'summary-gate-baseline.json';
    const { context: given, said } = context(root, path);
    expect(refusal(() => bless(given))).toEqual([
      { message: 'bless: cannot write: ENOSPC: no space left on device', place: { file: path } },
    ]);
    expect(said).toEqual([]);
  });
});
