import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { familyName } from '../../../src/render/terminal/self-test.js';
import { EDITS } from '../../../src/self-test/mutations/catalogue.js';
import { argumentsOf, MEAN_GATE, NO_GATE } from '../../builders/gates.js';
import { summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
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

async function editsOf(...flags: readonly string[]): Promise<readonly EditResult[]> {
  const parsed: { readonly edits: readonly EditResult[] } = JSON.parse((await selfTest({}, '--json', ...flags)).stdout);
  return parsed.edits;
}

describe('self-test', () => {
  it('says what the gates catch, and what they block', async () => {
    const { exitCode, stdout, stderr } = await selfTest({}, ...argumentsOf(MEAN_GATE));
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^These gates catch \d+ % of the damage where it hits every session, 0 % where it hits one/);
    expect(stdout.split('\n').length).toBeLessThan(50);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('tells a newcomer on one screen what the gates do and do not catch, every kind once, the best caught first', () => {
    // The page shows what the program prints, which a check of all pages holds; running it takes as long as this whole file.
    const page = readFileSync('docs/statistics.md', 'utf8');
    const [, stdout = ''] = /\$ npx summary-gate self-test\n([\s\S]*?)```/.exec(page) ?? [];
    expect(stdout.split('\n').length).toBeGreaterThan(30);
    expect(stdout.split('\n').length).toBeLessThanOrEqual(53);
    const [, table = ''] = /Damage\n([\s\S]*?) all damage\n/.exec(stdout) ?? [];
    const rows = table.split(/\n(?= {3,6}(?:\d|n\/a))/).filter((row) => /\w/.test(row) && row.includes('  '));
    // What cannot be made of a candidate comes last.
    const shares = rows.map((row) => Number(/^ *(\d+) %/.exec(row)?.[1] ?? 0));
    expect(shares.slice(0, -1)).toEqual([...shares.slice(0, -1)].sort((a, b) => b - a));
    const families = new Set(
      EDITS.filter(({ effect }) => effect === 'damaging').map(({ family }) => familyName(family)),
    );
    const named = rows
      .slice(0, -1)
      .join(' , ')
      .replace(/(\d+ %|–|n\/a|\b\d+\b)/g, ' ')
      .replace(/\s+/g, ' ')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    expect(named.sort()).toEqual([...families].sort());
  });

  it('runs the gates that are set', async () => {
    const swapped = (edits: readonly EditResult[]) => edits.find(({ kind }) => kind === 'empty-summary');
    const loose = swapped(await editsOf(...argumentsOf(NO_GATE)));
    expect(loose).toMatchObject({ variants: 3, alone: 0, everywhere: 0, sessions_needed: null, regression: true });
    const mean = swapped(await editsOf(...argumentsOf({ ...NO_GATE, 'min-overall': '0.9' })));
    // An empty summary costs 0.3 of a session: of three, the mean falls to 0.9, 0.8 and 0.7.
    expect(mean).toMatchObject({ alone: 0, everywhere: 3, sessions_needed: 2 });
    const floor = swapped(await editsOf(...argumentsOf({ ...NO_GATE, 'min-session': '0.8' })));
    expect(floor).toMatchObject({ alone: 3, everywhere: 3, sessions_needed: 1 });
    const dimension = swapped(await editsOf(...argumentsOf({ ...NO_GATE, 'min-dimensions': 'summary=0.5' })));
    expect(dimension).toMatchObject({ alone: 0, everywhere: 3, sessions_needed: 2 });
    // 0.3 is more than any session may lose, too. Of three sessions no test can tell that their mean has fallen.
    const ofMean = swapped(await editsOf('--max-session-regression', 'none'));
    const ofSessions = swapped(await editsOf('--max-regression', 'none'));
    const none = swapped(await editsOf('--max-regression', 'none', '--max-session-regression', 'none'));
    expect([ofMean, ofSessions, none].map((edit) => edit?.regression)).toEqual([false, true, false]);
    const findings = swapped(await editsOf(...argumentsOf({ ...NO_GATE, 'fail-on': 'unusable' })));
    expect(findings).toMatchObject({ alone: 3, everywhere: 3, sessions_needed: 1 });
  });

  it('damages candidates that pass beside the references, and counts what cannot be made of them', async () => {
    const tree = {
      'candidates/a.json': summaryJson({ summary: 'A fixed wait made the login test fail.', aha_moments: [] }),
      'candidates/b.json': summaryJson({ outcome: 'failed' }),
    };
    const { stdout } = await selfTest(tree, '--json');
    const { candidates, edits } = z
      .object({
        candidates: z.object({ sessions: z.number(), damaging: z.looseObject({ variants: z.number() }) }),
        edits: z.array(
          z.object({
            kind: z.string(),
            effect: z.string(),
            variants: z.number(),
            not_made: z.number(),
            candidates: z.object({ variants: z.number(), everywhere: z.number(), not_made: z.number() }),
          }),
        ),
      })
      .parse(JSON.parse(stdout));
    // The second candidate fails undamaged: whatever is done to it would count as caught.
    expect(candidates.sessions).toBe(1);
    for (const { kind, candidates: own, variants, not_made: notMade } of edits) {
      expect([kind, own.variants + own.not_made, variants + notMade]).toEqual([kind, 1, 3]);
      expect(own.everywhere).toBeLessThanOrEqual(own.variants);
    }
    expect(edits.find(({ kind }) => kind === 'no-moments')?.candidates).toMatchObject({ variants: 0, not_made: 1 });
    const damaging = edits.filter(({ effect }) => effect === 'damaging');
    expect(candidates.damaging.variants).toBe(damaging.reduce((sum, edit) => sum + edit.candidates.variants, 0));
    const shown = (await selfTest(tree)).stdout;
    expect(shown).toMatch(
      /^These gates catch \d+ % of the damage to candidates .* of that to\s+copies of the references/s,
    );
    expect(shown).toMatch(
      /^ +of candidates +of references +needs +base\n +all +one +all +one +of \d+ +tells +Damage$/m,
    );
    expect(shown).toMatch(new RegExp(`^ +${candidates.damaging.variants} +\\d+ +damaged texts$`, 'm'));
  });

  describe('holds damage against all that a run does', () => {
    const OTHERS: Tree = {
      'golden-corpus/a/reference.json': {
        reference: summaryJson({ key_actions: ['Measured the waits of 40 logins', 'Replaced the sleep by an event'] }),
        requirements: [{ id: 'wait', text: 'It waited 500 ms', must: 'mention', any_of: ['500 ms'] }],
      },
      'golden-corpus/a/transcript.md': 'The login test of 40 users waited 500 ms.\n',
      'golden-corpus/b/reference.json': {
        reference: summaryJson({
          title: 'Migrated the billing tables to Postgres',
          summary: 'The billing tables of MySQL are in Postgres 16 now. The ledger was restored from a dump.',
          key_actions: ['Dumped the billing tables from MySQL', 'Restored the billing ledger into Postgres 16'],
        }),
      },
      'golden-corpus/c/reference.json': {
        reference: summaryJson({
          title: 'Rotated the certificate of the mail relay',
          summary: 'The certificate of the mail relay had run out. Postfix was reloaded with a new one.',
          key_actions: ['Requested a certificate for the mail relay', 'Reloaded postfix on the relay without downtime'],
        }),
      },
      'candidates/a.json': summaryJson({
        summary: 'The login test waited 500 ms. It now waits for the event.',
        key_actions: ['Measured the waits of 40 logins', 'Replaced the sleep by an event'],
      }),
    };

    it.each([
      ['numbers that its transcript lacks', 'ungrounded', 'numbers'],
      ['actions of other sessions', 'FOREIGN_ACTION', 'stale-actions'],
      ['what it must mention', 'requirement', 'empty'],
    ])('%s', async (_, failOn, family) => {
      const { stdout } = await selfTest(OTHERS, '--json', ...argumentsOf({ ...NO_GATE, 'fail-on': failOn }));
      const { edits } = z
        .object({
          edits: z.array(
            z.object({
              family: z.string(),
              effect: z.string(),
              candidates: z.object({ variants: z.number(), alone: z.number() }).nullable(),
            }),
          ),
        })
        .parse(JSON.parse(stdout));
      const caught = edits.filter(({ candidates }) => (candidates?.alone ?? 0) > 0);
      expect(caught.map((edit) => edit.family)).toContain(family);
      expect(caught.map(({ effect }) => effect)).not.toContain('harmless');
    });
  });

  it('says of several samples of a session which one it damages', async () => {
    const tree = Object.fromEntries(
      ['1', '2'].flatMap((sample) =>
        ['a', 'b', 'c'].map((name) => [
          `out/${sample}/${name}.json`,
          summaryJson({ title: `Fixed the login test ${name}` }),
        ]),
      ),
    );
    const several = await selfTest(tree, '--candidates', 'out/1,out/2');
    expect(several.stdout.replace(/\s+/g, ' ')).toContain(
      '; of 2 samples of a session the first that is usable; rubric v2.',
    );
    expect((await selfTest(tree, '--candidates', 'out/1')).stdout).not.toContain('samples');
  });

  it('has a column for references alone where no candidate passes', async () => {
    const { stdout } = await selfTest({ 'candidates/b.json': summaryJson({ outcome: 'failed' }) }, '--json');
    const { candidates, edits, proposed } = JSON.parse(stdout);
    expect(candidates).toBeNull();
    expect(proposed).toMatchObject({ min_overall: null });
    expect(edits[0]).toMatchObject({ variants: 3, candidates: null });
  });

  it('blocks everything where nothing may differ, and says how the chance grows', async () => {
    const { stdout } = await selfTest({}, '--min-session', '1');
    expect(stdout).toMatch(/the chance that some session is blocked grows to \d+ %/);
  });

  describe('proposes min-overall', () => {
    const names = Array.from({ length: 10 }, (_, i) => `s${i}`);
    const corpus = (count: number): Tree =>
      Object.fromEntries(
        names.slice(0, count).map((name) => [`golden-corpus/${name}/reference.json`, reference(name)]),
      );
    const reference = (name: string) => ({ reference: summaryJson({ title: `Fixed the flaky login test ${name}` }) });
    const run = (folder: string, count: number, overrides: object = {}): Tree =>
      Object.fromEntries(
        names
          .slice(0, count)
          .map((name) => [
            `${folder}/${name}.json`,
            summaryJson({ title: `Fixed the flaky login test ${name}`, ...overrides }),
          ]),
      );
    const worded = { summary: 'The test waited 200 ms. It now waits for the event.' };

    it.each<[string, Tree, readonly string[], object]>([
      [
        'for several samples, by their spread as well',
        { ...corpus(10), ...run('out/1', 10), ...run('out/2', 10, worded), ...run('out/3', 10) },
        ['--candidates', 'out/1,out/2,out/3'],
        { min_overall: expect.any(Number), runs: 3, blocked: 0, spread: expect.any(Number) },
      ],
      [
        'where a session has no candidate, none',
        { ...corpus(2), ...run('candidates', 1) },
        [],
        { min_overall: null, reason: expect.stringContaining('1 session without a usable candidate') },
      ],
      [
        'where the run fails, none',
        { ...corpus(10), ...run('candidates', 10, { outcome: 'failed' }) },
        [],
        { min_overall: null, reason: expect.stringContaining('this run does not pass') },
      ],
    ])('%s', async (_, tree, flags, wanted) => {
      const { root } = makeWorkspace(tree);
      const env = { GITHUB_WORKSPACE: root };
      const argv = ['self-test', '--json', '--min-overall', '0.1', ...flags];
      const { exitCode, stdout } = await runProgram(argv, root, { env });
      expect(exitCode).toBe(0);
      const { proposed } = JSON.parse(stdout);
      expect(proposed).toMatchObject(wanted);
    });
  });

  it.each<[string, Tree, readonly string[], boolean]>([
    ['where a flag says so', {}, ['--judge', 'required'], true],
    [
      'where a flag says so beside the config file',
      { '.github/summary-gate.yml': 'judge: auto' },
      ['--judge', 'auto'],
      true,
    ],
    ['not where the config file alone does', { '.github/summary-gate.yml': 'judge: required' }, [], false],
  ])('asks the judge %s', async (_, tree, flags, isAsked) => {
    const { exitCode, stdout, stderr } = await selfTest(tree, '--json', '--limit', '1', '--simulate', 'true', ...flags);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(isAsked ? /copies/ : /^$/);
    const { judge } = JSON.parse(stdout);
    expect(isAsked ? judge.copies.length > 0 : judge).toBe(isAsked || null);
  });

  it('tells what fail-on sees without any threshold', async () => {
    const flagged = async (...flags: readonly string[]) =>
      JSON.parse((await selfTest({}, '--json', ...flags)).stdout).fail_on as Record<string, number> | null;
    const byOutcome = await flagged('--fail-on', 'outcome', '--min-session', '1');
    expect(byOutcome).toMatchObject({ damaging: expect.any(Number), harmless: 0 });
    expect(byOutcome?.['damaging']).toBeGreaterThan(0);
    expect((await flagged('--fail-on', 'outcome, form'))?.['damaging']).toBeGreaterThan(byOutcome?.['damaging'] ?? 0);
    expect(await flagged('--fail-on', 'none')).toBeNull();
  });

  it.each([
    [['0.05'], /0\.05/],
    [['--corpus', 'nothing'], /there is no such file/],
  ])('refuses %j', async (flags, message) => {
    const { exitCode, stderr } = await selfTest({}, ...flags);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('refuses a corpus with nothing to damage', async () => {
    const { root } = makeWorkspace({ 'golden-corpus/README.md': '' });
    expect((await runProgram(['self-test'], root, { env: { GITHUB_WORKSPACE: root } })).exitCode).toBe(2);
  });
});

describe('texts of more than 20,000 characters', () => {
  const long = (title: string) => ({
    reference: summaryJson({ title, summary: 'The build of the parser is green. '.repeat(600) }),
  });
  const numbersOf = async (tree: Tree, ...flags: readonly string[]) =>
    JSON.parse((await selfTest(tree, '--json', ...flags)).stdout);

  it('are left out and counted, references and candidates, and lend nothing to others', async () => {
    const before = await numbersOf({});
    expect(before).toMatchObject({ sessions: 3, too_long: 0 });
    const { sessions, too_long, edits } = await numbersOf({ 'golden-corpus/long/reference.json': long('Fixed it') });
    expect([sessions, too_long, edits]).toEqual([3, 1, before.edits]);
    const candidates: Tree = Object.fromEntries(
      ['a', 'b'].map((name) => [
        `candidates/${name}.json`,
        name === 'a' ? long('Fixed it').reference : summaryJson({ title: `Fixed the flaky login test ${name}` }),
      ]),
    );
    expect(await numbersOf(candidates, ...argumentsOf(NO_GATE))).toMatchObject({
      too_long: 1,
      candidates: { sessions: 1 },
    });
    const screen = await selfTest(candidates, ...argumentsOf(NO_GATE));
    expect(screen.stdout.replace(/\s+/g, ' ')).toContain('; 1 text left out, too long to be damaged; rubric v2');
  });

  it('alone are refused', async () => {
    const { root } = makeWorkspace({ 'golden-corpus/long/reference.json': long('Fixed it') });
    const { exitCode, stderr } = await runProgram(['self-test'], root, { env: { GITHUB_WORKSPACE: root } });
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining('all references are too long to be damaged; allowed: 20000 characters'),
    ]);
  });
});

describe('more than a hundred sessions', () => {
  const EMPTY = { title: '', summary: '', key_actions: [], aha_moments: [] };
  const sessions: Tree = Object.fromEntries(
    Array.from({ length: 102 }, (_, i) => [
      `golden-corpus/s${String(i).padStart(3, '0')}/reference.json`,
      { reference: summaryJson(EMPTY) },
    ]),
  );
  const numbersOf = async (...flags: readonly string[]) => {
    const { root } = makeWorkspace(sessions);
    const { stdout, stderr } = await runProgram(['self-test', '--json', ...flags], root, {
      env: { GITHUB_WORKSPACE: root },
    });
    const { sessions: damaged, drawn_from } = JSON.parse(stdout);
    return { damaged, drawn_from, stderr };
  };

  it('are damaged in part, and all where somebody says how many; who waits is told how long', async () => {
    const told = (count: number) => expect.stringContaining(`${count} sessions are damaged; that takes about a second`);
    expect(await numbersOf()).toEqual({ damaged: 100, drawn_from: 102, stderr: told(100) });
    expect(await numbersOf('--limit', '101')).toEqual({ damaged: 101, drawn_from: 101, stderr: told(101) });
    expect(await numbersOf('--limit', '10')).toEqual({ damaged: 10, drawn_from: 10, stderr: '' });
  });
});
