import { describe, expect, it } from '@jest/globals';
import { summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from './program.js';

const CORPUS: Tree = Object.fromEntries(
  ['a', 'b', 'c'].map((name) => [
    `golden-corpus/${name}/reference.json`,
    { reference: summaryJson({ title: `Fixed the flaky login test ${name}` }) },
  ]),
);

interface EditResult {
  readonly kind: string;
  readonly effect: string;
  readonly variants: number;
  readonly alone: number;
  readonly everywhere: number;
  readonly sessions_needed: number | null;
  readonly regression: boolean;
}

function selfTest(tree: Tree, ...flags: readonly string[]) {
  const { root } = makeWorkspace({ ...CORPUS, ...tree });
  return runProgram(['self-test', ...flags], root, { env: { GITHUB_WORKSPACE: root } });
}

function editsOf(...flags: readonly string[]): readonly EditResult[] {
  const parsed: { readonly edits: readonly EditResult[] } = JSON.parse(selfTest({}, '--json', ...flags).stdout);
  return parsed.edits;
}

describe('self-test', () => {
  it('says what the gates catch, and what they block', () => {
    const { exitCode, stdout, stderr } = selfTest({});
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^These gates catch \d+ % of the damage where it hits every session, 0 % where it hits one/);
    expect(stdout.split('\n').length).toBeLessThan(50);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('runs the gates that are set', () => {
    const swapped = (edits: readonly EditResult[]) => edits.find(({ kind }) => kind === 'empty-summary');
    const loose = swapped(editsOf('--min-overall', 'none'));
    expect(loose).toMatchObject({ variants: 3, alone: 0, everywhere: 0, sessions_needed: null, regression: true });
    const mean = swapped(editsOf('--min-overall', '0.9'));
    // An empty summary costs 0.3 of a session: of three, the mean falls to 0.9, 0.8 and 0.7.
    expect(mean).toMatchObject({ alone: 0, everywhere: 3, sessions_needed: 2 });
    const floor = swapped(editsOf('--min-overall', 'none', '--min-session', '0.8'));
    expect(floor).toMatchObject({ alone: 3, everywhere: 3, sessions_needed: 1 });
    const dimension = swapped(editsOf('--min-overall', 'none', '--min-dimensions', 'summary=0.5'));
    expect(dimension).toMatchObject({ alone: 0, everywhere: 3, sessions_needed: 2 });
    const none = swapped(editsOf('--max-regression', 'none'));
    expect(none).toMatchObject({ regression: false });
  });

  it('blocks everything where nothing may differ, and says how the chance grows', () => {
    const { stdout } = selfTest({}, '--min-session', '1');
    expect(stdout).toMatch(/the chance that some session is blocked grows to \d+ %/);
  });

  it('suggests thresholds that harmless edits and good candidates pass, within the rate', () => {
    const suggest = (tree: Tree, rate: string) =>
      JSON.parse(selfTest(tree, rate, '--json').stdout).suggested as Record<string, number>;
    const alone = suggest({}, '0');
    expect(alone).toMatchObject({ false_alarm_rate: 0, good_candidates: 0, harmless: { alone: 0 } });
    const reworded = summaryJson({ summary: 'A fixed wait made the login test fail.' });
    const withGood = suggest({ 'candidates/a.json': reworded, 'candidates/b.json': reworded }, '0');
    expect(withGood).toMatchObject({ good_candidates: 2 });
    expect(withGood['min_session']).toBeLessThan(alone['min_session'] ?? 0);
    expect(suggest({}, '0.5')['min_session']).toBeGreaterThanOrEqual(alone['min_session'] ?? 1);
  });

  it.each([
    [['1'], /is no rate of false alarms/],
    [['x'], /is no rate of false alarms/],
    [['--corpus', 'nothing'], /there is no such file/],
  ])('refuses %j', (flags, message) => {
    const { exitCode, stderr } = selfTest({}, ...flags);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('refuses a corpus with nothing to damage', () => {
    const { root } = makeWorkspace({ 'golden-corpus/README.md': '' });
    expect(runProgram(['self-test'], root, { env: { GITHUB_WORKSPACE: root } }).exitCode).toBe(2);
  });
});
