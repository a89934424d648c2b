import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderHtml } from '../../src/render/html/render-html.js';
import type { ArtifactOfRun } from '../../src/render/reproduction.js';
import { teachingCommands, teachingSection } from '../../src/render/teaching-commands.js';
import { renderTerminal } from '../../src/render/terminal/terminal.js';
import { type Flags, reportOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { EMPTY_FOLDER, makeWorkspace, type Tree } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

const BAD = { title: 'Dropped every table', summary: 'All data is lost.', key_actions: [] };
/** So many that a terminal says where to see the rest of the findings. */
const MANY = Array.from({ length: 9 }, (_, i) => `Dropped table ${i}`);
const ARTIFACT: ArtifactOfRun = {
  ...{ name: 'summary-gate', runId: 7, url: 'https://github.com/a/b/actions/runs/7', commit: 'c'.repeat(40) },
  ...{ file: 'scored-candidates.jsonl', candidates: 'all' as const },
};

function failing(names: readonly string[], flags: Flags = {}, corpus = 'golden-corpus', candidates = 'candidates') {
  const workspace = makeWorkspace(
    Object.fromEntries(
      names.flatMap((name) => [
        [`${corpus}/${name}/reference.json`, referenceJson()] as const,
        [`${candidates}/${name}.json`, summaryJson(BAD)] as const,
      ]),
    ),
  );
  return reportOf(workspace, { 'min-session': '0.9', ...flags });
}

/** The words that a shell makes of a command, with a name for whoever signs. */
function wordsOf(command: string): readonly string[] {
  const git = 'git() { echo ana; }';
  return execFileSync('sh', ['-c', `${git}; for word in ${command}; do printf '%s\\n' "$word"; done`])
    .toString()
    .trimEnd()
    .split('\n');
}

const HOSTILE = ["it's $(touch x)", '-rf', '@mona `id`', '<b>&amp;', 'a;b'];

describe('commands that accept failing candidates', () => {
  it('are one word of a shell for each name, whatever it is, and mention nobody in a comment', async () => {
    const report = await failing(HOSTILE);
    const { accept = [] } = teachingCommands(report, undefined) ?? {};
    expect(accept.map((command) => wordsOf(command).slice(2)).sort()).toEqual(
      HOSTILE.map((name) => ['accept', '--by', 'ana', '--', name]).sort(),
    );
    const section = teachingSection(report, ARTIFACT).join('\n');
    expect(section).not.toMatch(/@\w/);
    const line = section.split('\n').find((one) => one.includes('@')) ?? '';
    expect(wordsOf(line).slice(2)).toEqual([
      ...['accept', '--candidates', 'run-7/scored-candidates.jsonl', '--by', 'ana', '--', '@mona `id`'],
    ]);
  });

  it('look the findings of a session up a few times at most, however many fail', async () => {
    const report = await failing(['a', 'b']);
    let looked = 0;
    const sessions = Array.from({ length: 500 }, (_, i) => {
      const [of] = report.sessions;
      if (of === undefined) throw new Error('it is there');
      // In no order by their scores, so that all are sorted.
      const session = { ...of, name: `s${i}`, overall: ((i * 7919) % 500) / 500 };
      return Object.defineProperty(session, 'findings', {
        get: () => {
          looked++;
          return of.findings;
        },
      });
    });
    expect(teachingCommands({ ...report, sessions }, undefined)?.accept.length).toBe(20);
    expect(looked).toBeLessThan(2 * sessions.length);
  });

  it('name the paths and the rubric that the run had', async () => {
    const flags = { corpus: 'our corpus', candidates: 'out', 'report-dir': 'of-main', rubric: 'v1' };
    const report = await failing(['s'], flags, 'our corpus', 'out');
    const [command = ''] = teachingCommands(report, undefined)?.accept ?? [];
    expect(wordsOf(command).slice(3)).toEqual([
      ...['--candidates', 'out', '--corpus', 'our corpus', '--report-dir', 'of-main'],
      ...['--rubric', 'v1', '--by', 'ana', '--', 's'],
    ]);
    const [ofArtifact = ''] = teachingCommands(report, ARTIFACT)?.accept ?? [];
    expect(ofArtifact).not.toContain('of-main');
  });

  it('name the sample that is shown, and none where that one is missing or cannot be read', async () => {
    const bad = summaryJson(BAD);
    const report = await reportOf(
      makeWorkspace({
        ...Object.fromEntries(
          ['read', 'lost', 'broken'].map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]),
        ),
        ...{ 'candidates/read/1.json': summaryJson(), 'candidates/read/2.json': bad },
        ...{ 'candidates/lost/1.json': bad },
        ...{ 'candidates/broken/1.json': bad, 'candidates/broken/2.json': '{' },
      }),
      { 'min-session': '0.9' },
    );
    expect(report.sessions.map(({ failed }) => failed)).toEqual([true, true, true]);
    const { accept = [], omitted } = teachingCommands(report, undefined) ?? {};
    expect(accept.map((command) => wordsOf(command).slice(5))).toEqual([['--', 'read/2']]);
    expect(omitted).toBe(0);
  });

  it('stand quietly in the terminal, the first alone and unbroken, and in the page, as text', async () => {
    const whole = await failing(HOSTILE);
    // Nothing but their scores speaks against them.
    const report = { ...whole, sessions: whole.sessions.map((session) => ({ ...session, findings: [] })) };
    const [first = ''] = teachingCommands(report, undefined)?.accept ?? [];
    const shown = renderTerminal(report, { colour: false, width: 40 });
    expect(shown.split('\n').filter((line) => line.includes('npx summary-gate accept'))).toEqual([`  ${first}`]);
    // Where more does, a person has to choose.
    const chosen = renderTerminal(whole, { colour: false, width: 40 });
    expect(chosen).toMatch(/\n {2}npx summary-gate accept .* -- SESSION\n/);
    const fetched = renderTerminal(report, { colour: false, width: 100 }, { artifact: ARTIFACT });
    expect(fetched).toContain(
      '  gh run download 7 --name summary-gate --dir run-7\n  npx summary-gate accept --candidates run-7',
    );
    const page = renderHtml(report, () => undefined);
    expect(page).toContain('-- &#39;&lt;b&gt;&amp;amp;&#39;');
    expect(page).not.toContain('<b>&amp;');

    const passing = await failing(['s'], { 'min-session': 'none', 'min-overall': 'none', 'fail-on': 'none' });
    for (const text of [renderTerminal(passing, { colour: false, width: 100 }), renderHtml(passing, () => undefined)])
      expect(text).not.toContain('Right in other words?');
  });

  const REQUIRED = {
    requirements: [{ id: 'r', text: 'The pipeline is named', must: 'mention', any_of: ['build 117'] }],
  };
  const TAUGHT = { by: 'ana', at: '2026-11-20', because: 'so' };

  it.each<[string, object, Tree]>([
    ['says what the reference says, and lacks what is required', summaryJson(), {}],
    ['lacks what is required, besides being in other words', summaryJson(BAD), {}],
    [
      'people have rejected',
      summaryJson(BAD),
      {
        'golden-corpus/s/reference.json': referenceJson(),
        'golden-corpus/s/rejected/x.json': { ...summaryJson(BAD), ...TAUGHT },
      },
    ],
    [
      'people have accepted already',
      summaryJson(BAD),
      { 'golden-corpus/s/accepted/x.json': { ...summaryJson(BAD), ...TAUGHT } },
    ],
    [
      'has an outcome that is none',
      summaryJson({ ...BAD, outcome: 'done' }),
      { 'golden-corpus/s/reference.json': referenceJson() },
    ],
    [
      'says nothing',
      summaryJson({ title: '', summary: ' ', key_actions: [] }),
      { 'golden-corpus/s/reference.json': referenceJson() },
    ],
  ])('leave out a session whose candidate %s', async (_, candidate, more) => {
    const workspace = makeWorkspace({
      'golden-corpus/s/reference.json': referenceJson(REQUIRED),
      ...more,
      'candidates/s.json': candidate,
    });
    const alone = await reportOf(workspace, { 'min-session': '0.9' });
    expect(alone.sessions.map(({ failed }) => failed)).toEqual([true]);
    expect(teachingCommands(alone, undefined)).toBeUndefined();
    expect(teachingSection(alone, ARTIFACT)).toEqual([]);

    workspace.files.write('golden-corpus/t/reference.json', JSON.stringify(referenceJson()));
    workspace.files.write('candidates/t.json', JSON.stringify(summaryJson(BAD)));
    const both = await reportOf(workspace, { 'min-session': '0.9' });
    expect(teachingCommands(both, undefined)).toMatchObject({
      accept: [expect.stringMatching(/ -- t$/)],
      omitted: 0,
    });
    expect(renderTerminal(both, { colour: false, width: 100 })).toContain('Accept one of them (shows');
  });

  it('leave out a session whose candidate lacks a field as most do', async () => {
    const report = await reportOf(
      makeWorkspace({
        'golden-corpus/s/reference.json': referenceJson(),
        'candidates/s.json': summaryJson({ ...BAD, key_actions: undefined }),
      }),
    );
    expect(report.sessions[0]?.gates_failed).toContain('fail-on.unusable');
    expect(teachingCommands(report, undefined)).toBeUndefined();
  });

  it('leave out what the judge fails, unless that is waived, and what is a copy already', async () => {
    const report = await failing(['s']);
    const [gate] = report.gates;
    const [session] = report.sessions;
    if (gate === undefined || session === undefined) throw new Error('there is a gate and a session');
    const judged = {
      ...report,
      gates: [...report.gates, { ...gate, id: 'min-judge-session', kind: 'min-judge-session' as const }],
    };
    const failingBy = (gates_failed: string[], more: object = {}) =>
      teachingCommands({ ...judged, sessions: [{ ...session, gates_failed, ...more }] }, undefined)?.accept.length;
    expect(failingBy(['min-session'])).toBe(1);
    expect(failingBy(['min-session', 'min-judge-session'])).toBeUndefined();
    expect(failingBy(['min-session', 'min-judge-session'], { gates_waived: ['min-judge-session'] })).toBe(1);
    const { candidate_digest: candidate, reference_digest: reference } = session;
    expect(failingBy(['min-session'], { reference_digests: [candidate, reference] })).toBeUndefined();
    expect(failingBy(['min-session'], { reference_digest: candidate })).toBeUndefined();
  });

  it('are run from the top of the repository, and work there', async () => {
    const { root } = makeWorkspace({
      '.git': EMPTY_FOLDER,
      'part/golden-corpus/s/reference.json': referenceJson(),
      'part/candidates/s.json': summaryJson({ ...BAD, key_actions: MANY }),
    });
    const part = join(root, 'part');
    const flags = ['--min-session', '0.9', '--report-dir', 'out', '--rubric', 'v1', '--candidates', 'candidates'];
    const { stdout } = await runProgram(flags, part, { program: join(root, 'tools/dist/cli.js') });
    expect(stdout).toContain('Accept it, from the top of the repository (shows what differs');
    const told = stdout.replace(/\n +/g, ' ');
    const accept = /^ {2}node tools\/dist\/cli\.js accept .*$/m.exec(stdout)?.[0] ?? '';
    const explain = /more, from the top of the repository: (node tools\/dist\/cli\.js explain .*? --rubric v1)/.exec(
      told,
    );
    // Without --yes nothing is written where nobody can be asked.
    const shown = await runProgram(wordsOf(accept).slice(2), root);
    expect([shown.exitCode, shown.stderr]).toEqual([2, expect.stringContaining('accept … --yes writes 1 file')]);
    const { exitCode, stderr } = await runProgram(wordsOf(explain?.[1] ?? '').slice(2), root);
    expect([exitCode, stderr]).toEqual([0, '']);
    const paths = ['--corpus', 'part/golden-corpus', '--candidates', 'part/candidates'];
    const atTop = await runProgram([...paths, '--min-session', '0.9'], root);
    expect(atTop.stdout).toContain('Accept it (shows what differs');
  });

  it.each([
    ['../stranger/dist/cli.js', 'node ../stranger/dist/cli.js'],
    ['node_modules/.bin/summary-gate', 'npx summary-gate'],
    ['/usr/local/bin/summary-gate', 'summary-gate'],
  ])('begin as the program was called, as explain does: %s', async (file, program) => {
    const { root } = makeWorkspace({
      'golden-corpus/s/reference.json': referenceJson(),
      'candidates/s.json': summaryJson({ ...BAD, key_actions: MANY }),
    });
    const { stdout } = await runProgram(['--min-session', '0.9'], root, { program: resolve(root, file) });
    expect(stdout).toContain(`\n  ${program} accept --by`);
    expect(stdout.replace(/\s+/g, ' ')).toContain(` more: ${program} explain s `);
  });

  it('name no path that the config file at the top names already', async () => {
    const tree = { 'golden-corpus/s/reference.json': referenceJson(), 'out/s.json': summaryJson(BAD) };
    const { root } = makeWorkspace({ ...tree, '.github/summary-gate.yml': 'candidates: out\n' });
    const { stdout } = await runProgram(['--min-session', '0.9'], root);
    expect(stdout).toMatch(/^ {2}\S.* accept --by "\$\(git config user\.name\)" -- s$/m);
  });
});
