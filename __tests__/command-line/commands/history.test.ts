import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { baselineOf } from '../../builders/baselines.js';
import { ratedSession } from '../../builders/sessions.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { runProgram } from './program.js';

function report(day: number, overall: number, overrides: object = {}) {
  const at = `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`;
  const statistics = { overall: { ci95: [overall - 0.05, overall + 0.05] as [number, number] } };
  return { ...baselineOf([ratedSession('a', { overall })], { scored_at: at, statistics }), ...overrides };
}

function history(tree: Tree, ...flags: readonly string[]) {
  const { root } = makeWorkspace(tree);
  return runProgram(['history', ...flags], root, { env: { GITHUB_WORKSPACE: root } });
}

const REPORTS: Tree = {
  'past/2.json': report(2, 0.8),
  'past/run-1/report.json': report(1, 0.7),
  'past/3.json': report(3, 0.9, { verdict: 'fail' }),
};

describe('history', () => {
  it('draws the results in the order of their times, with their intervals', async () => {
    const { exitCode, stdout } = await history(REPORTS, 'past');
    expect(exitCode).toBe(0);
    expect(stdout).toBe(
      [
        '▁▅█  overall 0.700 to 0.900, 3 results',
        '',
        '2026-11-01 12:00  0.700  pass             ─────●──────                          n=1',
        '2026-11-02 12:00  0.800  pass                        ─────●─────                n=1',
        '2026-11-03 12:00  0.900  fail                                  ─────●─────      n=1',
        '                                      0.60                                1.00',
        '',
      ].join('\n'),
    );
  });

  it('draws as wide as the terminal is', async () => {
    const { root } = makeWorkspace(REPORTS);
    const { stdout } = await runProgram(['history', 'past'], root, { env: { GITHUB_WORKSPACE: root }, columns: 60 });
    const [, , ...rows] = stripVTControlCharacters(stdout).split('\n');
    expect(rows).toEqual([
      '2026-11-01 12:00  0.700  pass           ──●──            n=1',
      '2026-11-02 12:00  0.800  pass               ──●──        n=1',
      '2026-11-03 12:00  0.900  fail                   ──●──    n=1',
      '                                      0.60         1.00',
      '',
    ]);
  });

  it('tells seconds where two results are of the same minute', async () => {
    const { root } = makeWorkspace({
      'past/1.json': report(1, 0.7, { scored_at: '2026-11-01T12:00:07Z' }),
      'past/2.json': report(1, 0.8, { scored_at: '2026-11-01T12:00:31Z' }),
      'past/3.json': report(3, 0.9),
    });
    const { stdout } = await runProgram(['history', 'past'], root, { env: { GITHUB_WORKSPACE: root }, columns: 60 });
    const [, , ...rows] = stripVTControlCharacters(stdout).split('\n');
    expect(rows).toEqual([
      '2026-11-01 12:00:07  0.700  pass          ──●──          n=1',
      '2026-11-01 12:00:31  0.800  pass              ──●─       n=1',
      '2026-11-03 12:00:00  0.900  pass                 ──●──   n=1',
      '                                         0.60      1.00',
      '',
    ]);
  });

  it('has both of two runs that were scored in the same second, and a copy of one once', async () => {
    const { root } = makeWorkspace({ ...REPORTS, 'past/x.json': report(2, 0.4), 'past/y.json': report(2, 0.8) });
    const history = (...argv: readonly string[]) =>
      runProgram(['history', 'past', ...argv], root, { env: { GITHUB_WORKSPACE: root } });
    const { stdout } = await history('--html', '--report-dir', 'site');
    expect(stdout).toContain('4 results');
    const rows = stdout.split('\n').filter((row) => row.startsWith('2026'));
    expect(rows.map((row) => row.slice(0, 26))).toEqual([
      '2026-11-01 12:00:00  0.700',
      '2026-11-02 12:00:00  0.800',
      '2026-11-02 12:00:00  0.400',
      '2026-11-03 12:00:00  0.900',
    ]);
    const page = readFileSync(join(root, 'site/history.html'), 'utf8');
    expect(page).toContain('4 runs since 2026-11-01');
    // From its own file as from the reports.
    expect((await history('--html', '--report-dir', 'site')).stdout).toBe(stdout);
  });

  it('knows what reports remember of their baselines, but believes a report about itself', async () => {
    const trend = [
      { scored_at: '2026-10-31T00:00:00Z', overall_mean: 0.6, ci95: null },
      { scored_at: '2026-11-02T12:00:00Z', overall_mean: 0.1, ci95: null },
    ];
    const { stdout } = await history({ ...REPORTS, 'past/3.json': report(3, 0.9, { trend }) }, 'past', '--json');
    const { points } = JSON.parse(stdout);
    expect(points.map((point: { overall_mean: number }) => point.overall_mean)).toEqual([0.6, 0.7, 0.8, 0.9]);
    expect(points[0]).toEqual({
      scored_at: '2026-10-31T00:00:00Z',
      overall_mean: 0.6,
      ci95: null,
      sessions: null,
      verdict: null,
      rubric: null,
    });
  });

  it('says that rubrics differ, and counts what is no report', async () => {
    const { stdout } = await history(
      {
        ...REPORTS,
        'past/x.json': '{}',
        'past/y.txt': '',
        'past/4.json': report(4, 0.5, { rubric: { version: 'v1', weights: {} } }),
      },
      'past',
    );
    expect(stdout).toContain('Scored with several rubrics (v2, v1)');
    expect(stdout).toContain('1 other .json file skipped.');
  });

  it('shows nothing that a terminal obeys', async () => {
    const { stdout } = await history(
      {
        'past/1.json': report(1, 0.5),
        'past/2.json': report(2, 0.5, { rubric: { version: '\u001b[31mv9', weights: {} } }),
      },
      'past',
    );
    expect(stdout).not.toContain('\u001b');
  });

  it.each<[string, Tree, string]>([
    ['nothing', { 'past/x.txt': '' }, 'there is no report (collect report.json of earlier runs there, or'],
    ['no report', { 'past/x.json': '{}' }, 'there is no report, only 1 other .json file (collect'],
  ])('takes a folder with %s for no history, unless it is said to be the first run', async (_, tree, message) => {
    const refused = await history(tree, 'past', '--html');
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain(`past: history: ${message}`);
    expect(refused.stderr).toContain('set allow-empty to true if this is the first run');
    const first = await history(tree, 'past', '--allow-empty', 'true');
    expect(first).toMatchObject({ exitCode: 0 });
    expect(first.stdout).toMatch(/^No report with scores found\.\n/);
  });

  it.each([['nowhere'], ['../up'], ['past/2.json']])('refuses %s', async (folder) => {
    expect(await history(REPORTS, folder)).toMatchObject({ exitCode: 2, stdout: '' });
  });
});
