import { cpSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

/** A repository with the files of a team of docs/formats.md. */
function team(name: string): string {
  const { root } = makeWorkspace({});
  cpSync(`examples/teams/${name}`, root, { recursive: true });
  return root;
}

async function score(root: string, ...flags: readonly string[]): Promise<{ exitCode: number; report: Report }> {
  const { exitCode, stdout, stderr } = await runProgram(['--json', ...flags], root);
  if (stdout === '') throw new Error(stderr);
  return { exitCode, report: JSON.parse(stdout) };
}

describe.each([
  [
    'text-only',
    ['summary'],
    'requirement: 1 session > 0 (double-charge)',
    { code: 'REQUIREMENT_UNMET', file: 'regressed/double-charge.json', line: 2 },
  ],
  [
    'own-keys',
    ['title', 'summary', 'key_actions', 'outcome'],
    'outcome: 1 session > 0 (queue-migration)',
    {
      code: 'WRONG_OUTCOME',
      file: 'regressed/queue-migration.json',
      key: 'status',
      line: 12,
      message: 'The outcome is "completed"; the reference says "blocked"',
      suggestion: 'Change status to "blocked"',
    },
  ],
])('the team %s', (name, dimensions, reason, finding) => {
  it('passes with its good candidates', async () => {
    const { exitCode, report } = await score(team(name));
    expect([exitCode, report.verdict, report.corpus_size, report.findings]).toEqual([0, 'pass', 4, []]);
    expect(Object.keys(report.dimension_means)).toEqual(dimensions);
    expect(report.sessions.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('fails for the right reason with a worse one', async () => {
    const { exitCode, report } = await score(team(name), '--candidates', 'regressed');
    expect([exitCode, report.gates_failed]).toEqual([1, [reason]]);
    expect(report.sessions.find(({ failed }) => failed)?.findings[0]).toMatchObject(finding);
  });

  it('has a corpus that lint has nothing against but its size', async () => {
    const { exitCode, stdout } = await runProgram(['lint', '--json'], team(name));
    const rules = JSON.parse(stdout).issues.map(({ rule }: { readonly rule: string }) => rule);
    expect([exitCode, rules]).toEqual([0, ['corpus-size']]);
  });

  it('is told without its settings which of them it needs', async () => {
    const { exitCode, stderr } = await runProgram(['--config', 'none'], team(name));
    const told = stderr.replace(/\n +/g, ' ');
    expect(exitCode).toBe(2);
    if (name === 'text-only') expect(told).toContain('if they have none, set dimensions');
    if (name === 'own-keys') {
      for (const field of ['title=headline', 'summary=body.text', 'key_actions=bullets', 'outcome=status'])
        expect(told).toContain(`set fields: ${field})`);
    }
  });
});
