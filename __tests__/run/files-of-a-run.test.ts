import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/core/errors.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import type { Report } from '../../src/report/schema.js';
import { keepCandidates, MOST_KEPT } from '../../src/run/candidates-file.js';
import { forgetComparison, refuseUnwritableComparison } from '../../src/run/comparison-files.js';
import { writePage } from '../../src/run/history-page.js';
import { judgePairsOf } from '../../src/run/judge-pairs.js';
import {
  appendEvaluations,
  keptByMistake,
  loadRenderers,
  refuseUnwritable,
  removeReportFiles,
  reportNames,
  writeReportFiles,
} from '../../src/run/report-files.js';
import { aloneIn, candidatePairs, pairPositions } from '../../src/run/variant-pairs.js';
import type { ScoredSessions } from '../../src/scoring/score-sessions.js';
import type { Settings } from '../../src/settings/table.js';
import { mixedReport } from '../builders/reports.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { ratedSession } from '../builders/sessions.js';
import { makeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';

const values = (workspace: Workspace, flags: Flags = {}): Settings =>
  settingsOf(workspace, { 'report-dir': 'out', ...flags }).values;
const textOf = ({ root }: Workspace, path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = ({ root }: Workspace, folder = 'out') =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
const refusal = (act: () => unknown): string => {
  try {
    act();
    return '';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.problems.map(({ message, place }) => `${place?.file}: ${message}`).join();
  }
};

describe('the candidates of a run', () => {
  const sessionsOf = (rows: readonly (readonly [failed: boolean, overall: number | null])[]): Report =>
    ({ sessions: rows.map(([failed, overall], i) => ({ name: `s${i}`, failed, overall })) }) as unknown as Report;

  /** Keeps them, a line for each session; returns what is said of it and the lines. */
  function keep(
    report: Report,
    flags: Flags = {},
    lineOf: (row: number) => readonly string[] = (row) => [`line ${row}`],
  ) {
    const workspace = makeWorkspace();
    const said = keepCandidates({ report, candidateLines: lineOf }, values(workspace, flags), workspace.files);
    const path = 'out/scored-candidates.jsonl';
    return { said, lines: namesIn(workspace).length === 0 ? null : textOf(workspace, path).split('\n').slice(0, -1) };
  }

  it('are kept beside its report, in the order of the report', () => {
    const path = 'out/scored-candidates.jsonl';
    const few = sessionsOf([
      [false, 0.9],
      [true, 0.1],
      [false, null],
    ]);
    expect(keep(few)).toEqual({ said: { kind: 'all', path }, lines: ['line 0', 'line 1', 'line 2'] });
    expect(keep(few, {}, (row) => (row === 1 ? ['a', 'b'] : []))).toEqual({
      said: { kind: 'all', path },
      lines: ['a', 'b'],
    });
  });

  it('are not where no page shows texts, where there are none at hand, or where they are kept already', () => {
    const few = sessionsOf([[false, 0.9]]);
    expect(keep(few, { 'report-formats': 'json' })).toEqual({ said: { kind: 'none' }, lines: null });
    const workspace = makeWorkspace();
    expect(keepCandidates({ report: few }, values(workspace), workspace.files)).toEqual({ kind: 'none' });
    expect(keep(few, { candidates: 'out/scored-candidates.jsonl' })).toEqual({ said: { kind: 'none' }, lines: null });
  });

  it('are of very many those of failing sessions and then of the lowest', () => {
    const rows = Array.from(
      { length: MOST_KEPT + 3 },
      (_, i) => [i === MOST_KEPT + 2, i === 7 ? null : 1 - i / 2000] as const,
    );
    const { said, lines } = keep(sessionsOf(rows));
    expect(said.kind).toBe('lowest');
    expect(lines).toHaveLength(MOST_KEPT);
    // The highest ones and the one without a score are left out.
    expect(['line 0', 'line 1', 'line 7'].map((one) => lines?.includes(one))).toEqual([false, false, false]);
    expect([lines?.[0], lines?.at(-1)]).toEqual(['line 2', `line ${MOST_KEPT + 2}`]);
    expect(keep(sessionsOf(rows.slice(0, MOST_KEPT))).said.kind).toBe('all');
  });

  it('are as many as fit', () => {
    const long = 'x'.repeat(24_999_999);
    const lengths: number[] = [];
    const files = {
      write: (_: string, text: string | Iterable<string>) => {
        for (const piece of text) lengths.push(piece.length);
      },
    };
    const keepAll = (count: number) => {
      const report = sessionsOf(Array.from({ length: count }, () => [false, 1] as const));
      const candidateLines = (row: number) => [row === 2 ? 'y' : long];
      return keepCandidates({ report, candidateLines }, values(makeWorkspace()), files).kind;
    };
    expect([keepAll(2), lengths.splice(0)]).toEqual(['all', [25_000_000, 25_000_000]]);
    expect([keepAll(3), lengths]).toEqual(['lowest', [25_000_000, 25_000_000]]);
  });

  it('are no reason to fail where they cannot be written', () => {
    const report = sessionsOf([[false, 1]]);
    const workspace = makeWorkspace({ 'out/scored-candidates.jsonl/x': '' });
    expect(keepCandidates({ report, candidateLines: () => ['a'] }, values(workspace), workspace.files)).toEqual({
      ...{ kind: 'none', warning: expect.stringMatching(/^candidates of the run were not kept: /) },
    });
  });
});

describe('the files of a run', () => {
  const OLD: Tree = Object.fromEntries(
    ['report.json', 'report.md', 'report.html', 'junit.xml', 'report.sarif', 'gl-code-quality-report.json'].map(
      (name) => [`out/${name}`, ''],
    ),
  );
  const MORE: Tree = { 'out/judge-log.jsonl': '', 'out/scored-candidates.jsonl': '', 'out/other.txt': '' };

  it('take the place of those of an earlier run, but for what is to be scored', () => {
    const workspace = makeWorkspace({ ...OLD, ...MORE });
    removeReportFiles(values(workspace, { candidates: 'out/scored-candidates.jsonl' }), workspace.files);
    expect(namesIn(workspace)).toEqual(['other.txt', 'scored-candidates.jsonl']);
    removeReportFiles(values(workspace), workspace.files);
    expect(namesIn(workspace)).toEqual(['other.txt']);
  });

  it('are left alone where recorded answers or a ledger were named as them', () => {
    const workspace = makeWorkspace({ ...OLD, ...MORE });
    const settings = { ...values(workspace), 'judge-cassette': 'out/report.md', 'budget-ledger': 'out/x.json' };
    expect([...keptByMistake(settings, workspace.files)]).toEqual(['report.md']);
    expect([...keptByMistake({ ...settings, 'budget-ledger': 'out/junit.xml' }, workspace.files)]).toEqual([
      'report.md',
      'junit.xml',
    ]);
    removeReportFiles(settings, workspace.files);
    expect(namesIn(workspace)).toEqual(['other.txt', 'report.md']);
  });

  it('are tried before anybody is asked, and leave nothing but the folder', () => {
    const workspace = makeWorkspace({ 'taken/report.json/x': '', 'file.txt': '' });
    refuseUnwritable('out', ['report.json'], workspace.files);
    expect(namesIn(workspace)).toEqual([]);
    expect(existsSync(join(workspace.root, 'out'))).toBe(true);
    expect(refusal(() => refuseUnwritable('taken', ['report.md', 'report.json'], workspace.files))).toBe(
      'taken/report.json: report-dir: cannot write: this is a folder',
    );
    expect(refusal(() => refuseUnwritable('taken', ['report.md'], workspace.files))).toBe('');
    expect(refusal(() => refuseUnwritable('file.txt', [], workspace.files))).toMatch(
      /^file\.txt: report-dir: cannot write: /,
    );
  });

  it('are written by their formats, report.json last of all', async () => {
    const written: string[] = [];
    const { root, files } = makeWorkspace();
    const noting = Object.assign(Object.create(files), {
      write: (path: string, text: string | Iterable<string>) => {
        written.push(path);
        files.write(path, text);
      },
    });
    const formats = ['json', 'sarif', 'gitlab', 'junit', 'markdown', 'otel'] as const;
    const report = await mixedReport();
    const renderers = await loadRenderers(formats);
    const paths = writeReportFiles({ report, texts: () => undefined }, 'out', renderers, noting);
    const names = reportNames(formats).map((name) => `out/${name}`);
    expect([...paths]).toEqual(formats.slice(0, -1).map((format, i) => [format, names[i]]));
    expect(written).toEqual([...names.slice(1), names[0]]);
    expect(JSON.parse(readFileSync(join(root, 'out/report.json'), 'utf8')).title).toBe(report.title);
    expect(readFileSync(join(root, 'out/junit.xml'), 'utf8')).toContain('<testsuite');
    const taken = makeWorkspace({ 'out/report.sarif/x': '' }).files;
    expect(refusal(() => writeReportFiles({ report, texts: () => undefined }, 'out', renderers, taken))).toMatch(
      /^out\/report\.sarif: report-dir: cannot write: /,
    );
    const told = new UserError([{ message: 'the disk is full', place: { file: 'd' } }]);
    const full = {
      ...files,
      write: () => {
        throw told;
      },
    };
    expect(refusal(() => writeReportFiles({ report, texts: () => undefined }, 'out', renderers, full))).toBe(
      'd: the disk is full',
    );
  });

  describe('of its telemetry', () => {
    const events = [{ a: 1 }, { b: 2 }] as never;
    const report = { scored_at: '2026-11-21T12:00:00Z' };
    const FILE = 'out/evaluations-2026-11-21.jsonl';
    const append = (workspace: Workspace, some = events) =>
      appendEvaluations({ events: some }, report, values(workspace), workspace.files);

    it.each<[string, Tree, string]>([
      ['is made', {}, '{"a":1}\n{"b":2}\n'],
      ['is added to', { [FILE]: 'earlier\n' }, 'earlier\n{"a":1}\n{"b":2}\n'],
      ['is added to on a line of its own', { [FILE]: 'half' }, 'half\n{"a":1}\n{"b":2}\n'],
      ['is added to where it is empty', { [FILE]: '' }, '{"a":1}\n{"b":2}\n'],
    ])('%s', (_, tree, wanted) => {
      const workspace = makeWorkspace(tree);
      expect(append(workspace)).toEqual({ path: FILE, warnings: [] });
      expect(textOf(workspace, FILE)).toBe(wanted);
    });

    it('is not made of nothing', () => {
      const workspace = makeWorkspace();
      expect(append(workspace, [] as never)).toEqual({ warnings: [] });
      expect(namesIn(workspace)).toEqual([]);
    });

    it('is no link, and trouble is a warning', () => {
      const linked = makeWorkspace({ 'else.txt': 'mine' });
      mkdirSync(join(linked.root, 'out'));
      symlinkSync('../else.txt', join(linked.root, FILE));
      expect(append(linked)).toEqual({ warnings: [`${FILE} was not written: it is a symbolic link`] });
      expect(textOf(linked, 'else.txt')).toBe('mine');
      const taken = makeWorkspace({ [`${FILE}/x`]: '' });
      expect(append(taken)).toEqual({ warnings: [expect.stringMatching(`^${FILE} could not be written: `)] });
    });

    it('may stand in a folder that is a link', () => {
      const workspace = makeWorkspace({ 'real/.keep': '' });
      symlinkSync('real', join(workspace.root, 'out'));
      expect(append(workspace)).toEqual({ path: FILE, warnings: [] });
      expect(textOf(workspace, 'real/evaluations-2026-11-21.jsonl')).toBe('{"a":1}\n{"b":2}\n');
    });
  });

  it('of a comparison are forgotten, and of a judge its log only where one is asked', () => {
    const tree = {
      'out/compare.json': '',
      'out/compare.md': '',
      'out/compare.html': '',
      'out/report.json': '',
      'out/judge-log.jsonl': '',
    };
    const off = makeWorkspace(tree);
    forgetComparison({ 'report-dir': 'out', judge: 'off' }, off.files);
    expect(namesIn(off)).toEqual(['judge-log.jsonl', 'report.json']);
    forgetComparison({ 'report-dir': 'out', judge: 'auto' }, off.files);
    expect(namesIn(off)).toEqual(['report.json']);
    const taken = makeWorkspace({ 'out/compare.html/x': '' });
    expect(refusal(() => refuseUnwritableComparison(values(taken), taken.files))).toMatch(/compare\.html: report-dir/);
    expect(refusal(() => refuseUnwritableComparison(values(taken, { 'report-formats': 'json' }), taken.files))).toBe(
      '',
    );
  });

  it('of a history are its page, its badge and what the next one goes on from', () => {
    const run = {
      ...{ scored_at: '2026-11-21T12:00:00Z', overall_mean: 0.75, ci95: null, verdict: 'pass', rubric: 'v2' },
      ...{ commit: null, dimensions: {}, scored: 0, failing: 0, sessions: [] },
    } as const;
    const facts = {
      runs: [{ ...run, scored_at: '2026-11-20T12:00:00Z', verdict: 'fail' }, run],
      key: 'default',
      incidents: [],
      points: [],
      skipped: { count: 0, noun: 'run' },
    } as never;
    const workspace = makeWorkspace();
    expect(writePage(facts, 'out', workspace.files)).toEqual(['out/history.html', 'out/badge.svg', 'out/history.json']);
    expect(textOf(workspace, 'out/badge.svg')).toContain('0.750');
    expect(JSON.parse(textOf(workspace, 'out/history.json')).runs).toHaveLength(2);
    const taken = makeWorkspace({ 'out/badge.svg/x': '' });
    expect(refusal(() => writePage(facts, 'out', taken.files))).toMatch(/^out\/badge\.svg: report-dir: cannot write: /);
  });
});

describe('candidates beside each other', () => {
  /** A variant that has these sessions usable, and the others not. */
  const variant = (usable: string, missing = ''): ScoredSessions => {
    const names = [...usable, ...missing].sort();
    const sessions = names.map((name) =>
      ratedSession(name, { overall: 1, status: usable.includes(name) ? 'scored' : 'missing_candidate' }),
    );
    const candidateOf = (at: number) => ({ summary: `candidate ${names[at]} of ${usable}` });
    return {
      sessions,
      goldenOf: (at: number) => ({ reference: `reference ${names[at]}` }),
      candidateOf,
    } as unknown as ScoredSessions;
  };

  it('are of each session that both have usable, all pairs of one before the next', () => {
    const variants = [variant('bca'), variant('ab', 'c'), variant('bc')];
    const positions = pairPositions(3, null);
    const pairs = candidatePairs(variants, positions);
    expect(pairs.map(({ session, pair }) => `${session}${pair}`)).toEqual(['a0', 'b0', 'b1', 'b2', 'c1']);
    expect(pairs[4]?.open()).toEqual({ reference: 'reference c', a: 'candidate c of bca', b: 'candidate c of bc' });
    expect(aloneIn(variants, positions).map((one) => Object.fromEntries(one))).toEqual([
      { c: 'a' },
      { a: 'a' },
      { a: 'a', c: 'b' },
    ]);
  });

  it("are nobody's where nothing was measured of them", async () => {
    const pairs = candidatePairs([variant('ab'), variant('a')], [[0, 1]]);
    const judge = (verdicts: readonly object[]) => ({
      guidelines: undefined,
      judgePairs: async () => ({ verdicts: verdicts as never, questions: 2, effort: { ...NO_EFFORT, costUsd: 0.5 } }),
    });
    const facts = [{ voided: null, model: 'm' }] as unknown as readonly JudgeFacts[];
    const given = { pairs, positions: [[0, 1] as const], alone: [new Map([['b', 'a']] as const)] };
    const ask = (verdict: object) => judgePairsOf(given, facts, judge([verdict]), () => undefined);
    const unmeasured = { kind: 'unmeasured', reason: 'timeout' };
    const found = await ask(unmeasured);
    expect(found).toMatchObject({ model: 'm', questions: 2, costUsd: 0.5 });
    expect(found.verdicts.map((one) => Object.fromEntries(one))).toEqual([{ a: unmeasured }]);
    const tie = { kind: 'tie', reason: null };
    const [measured] = (await ask(tie)).verdicts;
    expect(Object.fromEntries(measured ?? [])).toEqual({ a: tie, b: { kind: 'a', isMuch: false, reason: null } });
  });
});
