import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

/** A repository with the files of the team of docs/formats.md. */
function team(): string {
  const { root } = makeWorkspace({});
  cpSync('examples/teams/markdown', root, { recursive: true });
  return root;
}

async function score(root: string, ...flags: readonly string[]): Promise<{ exitCode: number; report: Report }> {
  const { exitCode, stdout, stderr } = await runProgram(['--json', ...flags], root);
  if (stdout === '') throw new Error(stderr);
  return { exitCode, report: JSON.parse(stdout) };
}

describe('a team with Markdown hand-offs', () => {
  it('passes with its good candidates', async () => {
    const { exitCode, report } = await score(team());
    expect([exitCode, report.verdict, report.corpus_size, report.findings]).toEqual([0, 'pass', 4, []]);
    expect(report.overall_mean).toBeGreaterThan(0.85);
    expect(report.sessions.filter(({ candidate_digest: digest }) => digest === null)).toEqual([]);
  });

  it('fails for the outcome that is not so, at its line and in its words', async () => {
    const { exitCode, report } = await score(team(), '--candidates', 'regressed');
    expect([exitCode, report.verdict]).toEqual([1, 'fail']);
    expect(report.gates_failed).toEqual(['outcome: 1 session > 0 (export-memory)']);
    const [worst] = report.sessions.filter(({ failed }) => failed);
    expect(worst?.findings[0]).toMatchObject({
      code: 'WRONG_OUTCOME',
      file: 'regressed/export-memory.md',
      line: 3,
      column: 1,
      message: 'The outcome is "Done"; the reference says "blocked"',
    });
    expect(worst?.reference_path).toBe('golden-corpus/export-memory/reference.md');
    expect(report.sessions.flatMap(({ findings }) => findings).map(({ code }) => code)).not.toContain('MARKUP_IN_TEXT');
  });

  it('has its references in SARIF', async () => {
    const root = team();
    await runProgram(['--candidates', 'regressed', '--report-formats', 'sarif'], root);
    const sarif = readFileSync(join(root, 'summary-gate-report/report.sarif'), 'utf8');
    const files = new Set(sarif.match(/"uri": *"[^"]*export-memory[^"]*"/g));
    expect([...files].map((uri) => uri.replace(/.*: *"|"$/g, '')).sort()).toEqual([
      'golden-corpus/export-memory/reference.md',
      'regressed/export-memory.md',
    ]);
  });

  it('has a corpus that lint has nothing against but its size', async () => {
    const { exitCode, stdout } = await runProgram(['lint', '--json'], team());
    const rules = new Set(JSON.parse(stdout).issues.map(({ rule }: { readonly rule: string }) => rule));
    rules.delete('moment-count');
    expect([exitCode, [...rules]]).toEqual([0, ['corpus-size']]);
  });

  it.each(['explain', 'diff'])('sees %s point into the Markdown', async (command) => {
    const { exitCode, stdout } = await runProgram([command, 'export-memory', '--candidates', 'regressed'], team());
    expect(exitCode).toBe(0);
    expect(stdout).toContain('golden-corpus/export-memory/reference.md:1');
    expect(stdout).toContain('regressed/export-memory.md:1:1');
  });

  it('gets a page as a draft where nothing but a transcript is there, and where the candidate is none', async () => {
    const root = team();
    writeFileSync(join(root, 'run.md'), 'user: fix it\n\nassistant: done\n');
    const { exitCode, stdout } = await runProgram(['add', 'fresh', 'run.md'], root);
    expect([exitCode, stdout.split('\n')[0]]).toEqual([0, 'wrote  golden-corpus/fresh/reference.md']);
    const page = readFileSync(join(root, 'golden-corpus/fresh/reference.md'), 'utf8');
    expect(page).toContain('## What we did');
    expect(page).toMatch(/^Status: handed over$/m);
    expect(page).not.toContain('[]');
    writeFileSync(join(root, 'candidates/json.json'), JSON.stringify({ title: 'A', summary: 'B', what_we_did: ['C'] }));
    expect((await runProgram(['add', 'json'], root)).stdout).toContain('golden-corpus/json/reference.json');
  });

  it('is told its own headings and labels where a candidate lacks something', async () => {
    const root = team();
    writeFileSync(join(root, 'candidates/export-memory.md'), '---\nmodel: x\n---\n');
    const { report } = await score(root);
    const found = report.sessions.find(({ name }) => name === 'export-memory')?.findings ?? [];
    expect(found.map(({ message, suggestion }) => [message.replace(/;.*/, ''), suggestion])).toEqual(
      expect.arrayContaining([
        ['title is missing: the page has no "# <title>"', 'Write "# <title>"'],
        ['summary is missing: the page has no "## Summary"', 'Write it below the title, or below "## Summary"'],
        [
          'key_actions is missing: the page has no "## What we did"',
          'Write "## What we did" and a bullet for each below it',
        ],
        [expect.stringContaining('outcome is missing'), 'Write a line "Status: blocked"'],
      ]),
    );
    const own = await score(root, '--fields', 'summary=What happened, key_actions=what_we_did, outcome=status');
    const suggested = own.report.sessions.find(({ name }) => name === 'export-memory')?.findings ?? [];
    expect(suggested.map(({ suggestion }) => suggestion)).toEqual(
      expect.arrayContaining(['Write it below "## What happened"', 'Write a line "Status: blocked"']),
    );
    const { stdout } = await runProgram(['explain', 'export-memory'], root);
    expect(stdout).toContain('missing: the page has no "# <title>"');
    expect(stdout).not.toContain('no key');
  });

  it('is told its own headings where a reference lacks something, and nothing of JSON', async () => {
    const root = team();
    writeFileSync(join(root, 'golden-corpus/export-memory/reference.md'), '# An export\n\nStatus: blocked\n');
    const { stderr } = await runProgram([], root);
    const told = stderr.replace(/\n +/g, ' ');
    expect(told).toContain('reference.summary is missing (write it below the title, or below "## Summary")');
    expect(told).toContain(
      'reference.key_actions is missing; allowed: a list (write "## What we did" and a bullet for each below it)',
    );
    expect(told).not.toContain('double quotes');
  });
});
