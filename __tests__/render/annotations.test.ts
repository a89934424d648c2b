import { describe, expect, it } from '@jest/globals';
import { type Annotation, annotationsOf, withinLimits } from '../../src/render/annotations.js';
import type { Report, ReportFinding } from '../../src/report/schema.js';
import { NO_GATE } from '../builders/gates.js';
import { reportOf } from '../builders/runs.js';
import { LOST_MOMENTS, own, since } from '../builders/since-base.js';
import { EMPTY_FOLDER, makeWorkspace, writeTree } from '../builders/workspace.js';

const REPORT = await reportOf(makeWorkspace({ 'golden-corpus': EMPTY_FOLDER, candidates: EMPTY_FOLDER }), {
  'allow-empty': 'true',
});

function finding(message: string, overrides: Partial<ReportFinding> = {}): ReportFinding {
  return {
    code: 'EXTRA_ACTION',
    severity: 'error',
    dimension: null,
    message,
    suggestion: null,
    file: 'a.json',
    line: 1,
    column: 2,
    ...overrides,
  };
}

function session(name: string, overall: number, failed: boolean, findings: readonly ReportFinding[]) {
  const digest = '0'.repeat(64);
  return {
    ...{
      name,
      status: 'scored' as const,
      failed,
      gates_failed: failed ? ['min-session'] : [],
      overall,
      dimensions: [],
      findings: [...findings],
    },
    ...{ candidate_path: null, reference_digest: digest, candidate_digest: null },
  };
}

describe('the annotations of a report', () => {
  it('take turns: the worst of each failing session first, then passing ones, then the rest', () => {
    const report: Report = {
      ...REPORT,
      sessions: [
        session('bad', 0.2, true, [finding('b1'), finding('b2')]),
        session('fine', 0.1, false, [finding('f1', { severity: 'warning' })]),
        session('worst', 0.1, true, [finding('w1'), finding('w2'), finding('w3')]),
      ],
      findings: [finding('stray', { severity: 'note', suggestion: 'Rename it' })],
    };
    const messages = annotationsOf(report).map(({ level, message }) => `${level} ${message}`);
    expect(messages).toEqual([
      'error w1',
      'error b1',
      'error w2',
      'error b2',
      'error w3',
      'warning f1',
      'notice stray → Rename it',
    ]);
  });

  it.each<readonly [string, Partial<ReportFinding>, string]>([
    [
      'The judge suggests: Add: "Opened PR #317"',
      { code: 'JUDGE_SUGGESTION', severity: 'note', suggestion: 'Add: "Opened PR #317"' },
      'The judge suggests: Add: "Opened PR #317"',
    ],
    ['Missing action: "a"', { code: 'MISSING_ACTION', suggestion: 'Add: "a"' }, 'Missing action: "a"'],
    ['The title is empty', { code: 'TITLE_EMPTY', suggestion: 'Add: "a"' }, 'The title is empty → Add: "a"'],
  ])('say nothing twice: %s', (message, more, wanted) => {
    const report: Report = { ...REPORT, findings: [finding(message, more)] };
    expect(annotationsOf(report).map((annotation) => annotation.message)).toEqual([wanted]);
  });

  it('are cut where nobody would read on', () => {
    const report: Report = { ...REPORT, findings: [finding('x'.repeat(5000))] };
    expect(annotationsOf(report)[0]?.message).toHaveLength(1000);
  });
});

describe('a run that fails by a mean', () => {
  it('has errors in the sessions that fell most, at what is new in them', async () => {
    const report = await since(LOST_MOMENTS);
    expect(report.sessions.filter(({ failed }) => failed)).toEqual([]);
    const [first, ...errors] = annotationsOf(report).filter(({ level }) => level === 'error');
    expect([first?.title, first?.file]).toEqual(['The pipeline', null]);
    expect(first?.message).toMatch(/^The pipeline now leaves out aha moments in 9 of 12 sessions: look at /);
    expect(errors.map(({ title, file }) => [title, file])).toEqual([
      ['max-regression', 'candidates/session-00.json'],
      ['max-regression', 'candidates/session-01.json'],
      ['max-regression', 'candidates/session-02.json'],
    ]);
    for (const { message, line } of errors) {
      expect(message).toMatch(/^aha moments fell 1\.000 → 0\.000 in this session; new: No "\w+" moment for message/);
      expect(line).toBeGreaterThan(1);
    }
  });

  it('has no warning of what was there on the base already', async () => {
    const worn = (names: readonly string[]) =>
      Object.fromEntries(names.map((name, i) => [`candidates/${name}.json`, { ...own(i), title: 'Fixed it' }]));
    const names = ['a', 'b', 'c', 'd', 'e'];
    const workspace = makeWorkspace({
      ...Object.fromEntries(names.map((name, i) => [`golden-corpus/${name}/reference.json`, { reference: own(i) }])),
      ...worn(names),
    });
    const flags = { ...NO_GATE, 'max-regression': '0.02' };
    writeTree(workspace.root, {
      'base.json': JSON.stringify(await reportOf(workspace, NO_GATE)),
      ...Object.fromEntries(
        names.map((name, i) => [`candidates/${name}.json`, { ...own(i), title: 'Fixed it', aha_moments: [] }]),
      ),
    });
    const report = await reportOf(workspace, { ...flags, baseline: 'base.json' });
    expect(report.verdict).toBe('fail');
    const said = annotationsOf(report).map(({ title }) => title);
    expect(said).toContain('max-regression');
    expect(said).not.toContain('TITLE_DRIFT');
  });

  it('tells no finding twice', async () => {
    const all = annotationsOf(await since(LOST_MOMENTS));
    const [, first] = all;
    expect(first?.file).toBe('candidates/session-00.json');
    const said = first?.message.replace(/^.*?; new: /, '');
    expect(all.filter(({ file, message }) => file === first?.file && message === said)).toEqual([]);
  });

  it('says what fell where nothing is known to be new', async () => {
    const report = await since(LOST_MOMENTS);
    const bare = report.sessions.map((one) => ({ ...one, findings: [], findings_omitted: 1 }));
    expect(annotationsOf({ ...report, sessions: bare })[0]).toEqual({
      ...{ level: 'error', title: 'max-regression', file: 'candidates/session-00.json', line: null, column: null },
      message: 'aha moments fell 1.000 → 0.000 in this session',
    });
  });

  it('tells of sessions that fail by themselves before those that only fell', async () => {
    const report = await since((s, i) => (i === 11 ? '{"title": "cut' : i < 9 ? { ...s, aha_moments: [] } : s));
    const titles = annotationsOf(report)
      .filter(({ level }) => level === 'error')
      .map(({ title }) => title);
    expect(titles).toEqual(['The pipeline', 'INVALID_CANDIDATE', ...Array.from({ length: 3 }, () => 'max-regression')]);
  });

  it('has errors in the lowest sessions where a mean alone is too low', async () => {
    const report = await since((s, i) => (i < 2 ? { ...s, outcome: 'failed' } : s), {
      ...NO_GATE,
      'min-overall': '0.99',
      'max-regression': 'none',
      'max-new-failures': 'none',
      'max-session-regression': 'none',
    });
    const [first, second] = annotationsOf(report);
    expect([first?.level, first?.title, second?.level]).toEqual(['error', 'min-overall', 'error']);
    expect(first?.message).toMatch(
      /^overall 0\.983, needs 0\.990; overall 0\.900 in this session: The outcome is "failed"/,
    );
  });
});

describe('a run that passes', () => {
  const lenient = { 'max-regression': 'none', 'max-new-failures': 'none', 'max-session-regression': 'none' };

  it('says beside a base only what is new', async () => {
    const old = makeWorkspace({
      'golden-corpus/a/reference.json': { reference: own(0) },
      'candidates/a.json': { ...own(0), aha_moments: [] },
    });
    const base = await reportOf(old);
    const now = makeWorkspace({
      'golden-corpus/a/reference.json': { reference: own(0) },
      'golden-corpus/b/reference.json': { reference: own(1) },
      'candidates/a.json': { ...own(0), aha_moments: [], title: 'Fixed it' },
      'candidates/b.json': { ...own(1), aha_moments: [] },
      'base.json': JSON.stringify(base),
    });
    const told = (report: Report) =>
      new Set(annotationsOf(report).map(({ title, file }) => `${title} ${file?.split('/').at(-1)}`));
    const beside = await reportOf(now, { ...NO_GATE, ...lenient, baseline: 'base.json' });
    expect(beside.verdict).toBe('pass');
    // Nobody has compared b, which the base has not.
    expect(told(beside)).toEqual(new Set(['TITLE_DRIFT a.json', 'MISSING_MOMENT b.json']));
    const alone = await reportOf(now, NO_GATE);
    expect(told(alone)).toEqual(new Set(['TITLE_DRIFT a.json', 'MISSING_MOMENT a.json', 'MISSING_MOMENT b.json']));
  });
});

describe('a field that most candidates lack', () => {
  const withoutMoments = ({ aha_moments: _, ...summary }: Readonly<Record<string, unknown>>): object => summary;
  const lenient = { 'max-regression': 'none', 'max-new-failures': 'none', 'max-session-regression': 'none' };
  /** Annotations of a green run beside a base of which so many candidates lacked the field. */
  const missing = async (before: number, now: number): Promise<readonly string[]> => {
    const flags = { ...NO_GATE, ...lenient };
    const names = ['a', 'b', 'c', 'd', 'e'];
    const lacking = (count: number) =>
      Object.fromEntries(
        names.map((name, i) => [`candidates/${name}.json`, i < count ? withoutMoments(own(i)) : own(i)]),
      );
    const workspace = makeWorkspace({
      ...Object.fromEntries(names.map((name, i) => [`golden-corpus/${name}/reference.json`, { reference: own(i) }])),
      ...lacking(before),
    });
    writeTree(workspace.root, { 'base.json': JSON.stringify(await reportOf(workspace, flags)), ...lacking(now) });
    const report = await reportOf(workspace, { ...flags, baseline: 'base.json' });
    expect(report.verdict).toBe('pass');
    // Of all candidates together; each that lacks the field has its own.
    return annotationsOf(report).flatMap(({ level, title, message }) =>
      title === 'FIELD_MISSING' && message.startsWith(`${now} of 5 candidates`) ? [level] : [],
    );
  };

  it.each<readonly [string, number, number, readonly string[]]>([
    ['new since the base', 0, 5, ['warning']],
    ['known, in as many candidates', 5, 5, []],
    ['known, in fewer candidates', 3, 5, []],
  ])('%s', async (_, before, now, wanted) => {
    expect(await missing(before, now)).toEqual(wanted);
  });
});

describe('the limits of a step', () => {
  const many = (level: Annotation['level'], count: number): readonly Annotation[] =>
    Array.from({ length: count }, (_, i) => ({ level, title: 't', message: `${i}`, file: 'a', line: 1, column: 1 }));

  it.each<[Annotation['level'], number, number]>([
    ['error', 9, 9],
    ['error', 10, 9],
    ['warning', 10, 10],
    ['warning', 200, 10],
    ['notice', 7, 7],
    ['notice', 8, 7],
  ])('of %s: %d become %d, and nothing is lost without a word', (level, count, kept) => {
    const shown = withinLimits(many(level, count));
    expect(shown).toHaveLength(kept);
    const last = shown.at(-1)?.message ?? '';
    if (count > kept) expect(last).toMatch(new RegExp(`^and ${count - kept + 1} more \\w+s: `));
  });
});
