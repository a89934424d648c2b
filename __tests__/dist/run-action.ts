import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Ended, runHere } from '../servers/runner/in-this-process.js';

export interface ActionRun {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/**
 * Runs the built action as a runner does: inputs as INPUT_ variables, a clean environment, outputs in a file with
 * random delimiters.
 */
export async function runAction(
  inputs: Readonly<Record<string, string>>,
  workspace: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  return withOutputs(inputs, workspace, extra, async (env) => {
    const main = resolve('dist/index.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main], { cwd: workspace, encoding: 'utf8', env });
    return { exitCode: status, log: stdout + stderr };
  });
}

/** Runs the sources of the action in this process, for what has nothing to do with how they are built. */
export function runSources(
  inputs: Readonly<Record<string, string>>,
  workspace: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<ActionRun> {
  return withOutputs(inputs, workspace, extra, (env) => runHere(env, workspace));
}

async function withOutputs(
  inputs: Readonly<Record<string, string>>,
  workspace: string,
  extra: Readonly<Record<string, string>>,
  run: (env: Readonly<Record<string, string>>) => Promise<Ended>,
): Promise<ActionRun> {
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  const outputFile = join(temp, 'output');
  try {
    writeFileSync(outputFile, '');
    const ended = await run({
      PATH: process.env['PATH'] ?? '',
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_OUTPUT: outputFile,
      ...extra,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
      ),
    });
    return { ...ended, outputs: parseOutputs(readFileSync(outputFile, 'utf8')) };
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
}

/** `name<<delimiter`, the lines of the value, the delimiter: as the runner reads it. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const [, name, delimiter] = /^(.+?)<<(.+)$/.exec(lines[i] ?? '') ?? [];
    if (name === undefined || delimiter === undefined) continue;
    const end = lines.indexOf(delimiter, i + 1);
    outputs[name] = lines.slice(i + 1, end).join('\n');
    i = end;
  }
  return outputs;
}
