import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface ActionRun {
  readonly exitCode: number | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/**
 * Runs the built action as a runner does: inputs as INPUT_ variables, a clean environment, outputs in a file with
 * random delimiters.
 */
export function runAction(
  inputs: Readonly<Record<string, string>>,
  workspace: string,
  extra: Readonly<Record<string, string>> = {},
): ActionRun {
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  const outputFile = join(temp, 'output');
  try {
    writeFileSync(outputFile, '');
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('dist/index.js')], {
      cwd: workspace,
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: workspace,
        GITHUB_OUTPUT: outputFile,
        ...extra,
        ...Object.fromEntries(
          Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
        ),
      },
    });
    return { exitCode: status, log: stdout + stderr, outputs: parseOutputs(readFileSync(outputFile, 'utf8')) };
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
