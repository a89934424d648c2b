import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { runAction as runSources } from '../../src/action/action.js';
import { OUTPUTS } from '../../src/settings/outputs.js';
import { makeWorkspace } from '../builders/workspace.js';
import { pushEvent } from '../servers/events.js';
import { runAction } from '../servers/runner.js';
import { GREEN } from './pull-request.js';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Runs the action where a variable of its environment cannot be read, which is a defect of whoever has made it. */
async function broken(env: Readonly<Record<string, string>> = {}) {
  const printed: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text).trimEnd());
    return true;
  });
  const before = process.exitCode;
  const { root } = makeWorkspace(GREEN);
  const own = Object.defineProperty({ GITHUB_WORKSPACE: root, ...env }, 'GITHUB_SHA', {
    get: () => {
      throw new TypeError('boom\n::error::forged');
    },
  });
  try {
    const exitCode = await runSources({ env: own, cwd: root, program: undefined });
    return { exitCode, failed: process.exitCode, printed };
  } finally {
    process.exitCode = before;
  }
}

describe('a defect of our own', () => {
  it('fails the step, and says so in one line', async () => {
    const { exitCode, failed, printed } = await broken({ GITHUB_REPOSITORY: 'acme/widgets' });
    expect([exitCode, failed]).toEqual([2, 1]);
    expect(printed.at(-1)).toBe('::error::summary-gate: internal error: boom ::error::forged');
    expect(printed.join('\n')).not.toContain('    at ');
  });

  it('has the outputs of a gate that could not run', async () => {
    const { root } = makeWorkspace({ outputs: '' });
    await broken({ GITHUB_REPOSITORY: 'acme/widgets', GITHUB_OUTPUT: join(root, 'outputs') });
    const outputs = readFileSync(join(root, 'outputs'), 'utf8').replace(/ghadelimiter_[\w-]+/g, '-');
    expect(outputs).toContain('verdict<<-\nerror\n-\n');
    expect(outputs).toContain('passed<<-\nfalse\n-\n');
    expect(outputs).toContain('title<<-\nError - the gate could not run\n-\n');
    expect(outputs.match(/<<-$/gm)).toHaveLength(Object.keys(OUTPUTS).length);
  });

  it.each([
    ['1', true],
    ['0', false],
  ])('shows where, with RUNNER_DEBUG=%s: %s', async (debug, isShown) => {
    const { printed } = await broken({ GITHUB_REPOSITORY: 'acme/widgets', RUNNER_DEBUG: debug });
    expect(printed.some((line) => line.startsWith('::debug::TypeError: boom'))).toBe(isShown);
  });
});

it('what could not be written or sent of a run is told, and changes nothing', async () => {
  const { annotations, exitCode } = await runAction({
    ...pushEvent(),
    files: { ...GREEN, 'summary-gate-report/evaluations-2023-11-14.jsonl/x': '' },
    inputs: { 'report-formats': 'json,otel' },
    env: { SOURCE_DATE_EPOCH: '1700000000', OTEL_EXPORTER_OTLP_ENDPOINT: 'x' },
  });
  const notices = annotations.filter(({ level }) => level === 'notice').map(({ message }) => message);
  expect(exitCode).toBe(0);
  expect(notices).toEqual([
    expect.stringMatching(/^summary-gate-report\/evaluations-2023-11-14\.jsonl could not be written: EISDIR/),
    'telemetry was not sent: OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address',
  ]);
});
