import { describe, expect, it } from '@jest/globals';
import type { Moment, Summary } from '../../../src/core/summary.js';
import type { Row } from '../../../src/render/html/page-data.js';
import { gotWorse, hasFallen, hasWrong, ownOrder } from '../../../src/render/html/row-kinds.js';
import { detailView } from '../../../src/render/html/session-detail.js';
import { toDetail, toPageTranscript, toSinceBase } from '../../../src/render/html/session-detail-data.js';
import { columnsOf, rowView } from '../../../src/render/html/session-row.js';
import type { ReportSession } from '../../../src/report/schema.js';
import type { BulletMark } from '../../../src/rubric/text-marks.js';
import type { SessionTexts } from '../../../src/scoring/session-texts.js';
import { wholeJudgement } from '../../builders/whole-judge.js';
import { wholeReport } from '../../builders/whole-report.js';
import { wholeFinding, wholeSessions } from '../../builders/whole-sessions.js';
import { expectGolden } from '../../golden/expect-golden.js';
import { readableHtml } from './readable-html.js';

const REPORT = wholeReport();

const moment = (seq: number, type: string, highlight = ''): Moment => ({ seq, type, highlight });
const summary = (overrides: Partial<Summary> = {}): Summary => ({
  ...{ title: 'Fixed the login test', summary: 'The test failed 12 times. It waits now.', outcome: 'success' },
  key_actions: ['Read the log', 'Ran it 12 times', 'Opened PR #317', 'Wrote\nthe page', 'Told everybody'],
  aha_moments: [moment(4, 'insight', 'The wait was short'), moment(9, 'question')],
  topics_found: [],
  ...overrides,
});
const CANDIDATE = summary({
  ...{ title: 'Fixed an export test', summary: 'The test failed 21 times. It waits now.', outcome: '' },
  key_actions: [
    'Read the log',
    'Ran it 21 times',
    'Read the log',
    'Planted tulips',
    'Told them',
    'Wrote the page again',
  ],
  aha_moments: [moment(4, 'insight', 'The wait was short'), moment(30, 'surprise', 'No one knew')],
});

const clash = (given: string, wanted: string, candidateSentence: string, referenceSentence: string) => ({
  ...{ rule: 'numbers' as never, given, wanted, candidateSentence, referenceSentence },
});
const mark = (
  partner: number | null,
  kind: BulletMark['kind'],
  credit: number,
  overrides: Partial<BulletMark> = {},
): BulletMark => ({
  ...{ partner, kind, credit, contradictions: [], ...overrides },
});
const NONE = mark(null, 'none', 0);
const OF_RUNS = [clash('21', '12', 'Ran it 21 times', 'Ran it 12 times')];
const TEXTS: SessionTexts = {
  reference: summary(),
  candidate: CANDIDATE,
  marks: {
    title: [],
    summary: [clash('21 times', '12 times', 'The test failed 21 times.', 'The test failed 12 times.')],
    reference: [
      ...[mark(0, 'full' as never, 1), mark(1, 'full' as never, 0.5, { contradictions: OF_RUNS }), NONE],
      ...[mark(5, 'part', 0.6), mark(4, 'full' as never, 0.39)],
    ],
    candidate: [mark(0, 'full' as never, 1), mark(1, 'full' as never, 0.5), mark(null, 'repeated', 0), NONE],
  },
};

const of = (name: string): ReportSession => {
  const found = wholeSessions().find((one) => one.name === name);
  if (found === undefined) throw new Error(`no session ${name}`);
  return found;
};

const actions = (
  code: Parameters<typeof wholeFinding>[0],
  message: string,
  overrides: Parameters<typeof wholeFinding>[1] = {},
) => wholeFinding(code, { dimension: 'key_actions', message, ...overrides });

const SESSION: ReportSession = {
  ...of('failing'),
  findings: [
    wholeFinding('TITLE_DRIFT', {
      dimension: 'title',
      severity: 'warning',
      message: 'Title drift: it says "export" and "an x"',
    }),
    wholeFinding('NUMBER_MISMATCH', {
      message: 'Another number: the candidate says "21 times", the reference "12"',
      suggestion: null,
    }),
    wholeFinding('WRONG_OUTCOME', { dimension: 'outcome', file: 'candidates/other.json' }),
    actions('MISSING_ACTION', 'Missing action: "Opened PR #317"', {
      suggestion: 'Add: "Opened PR #317"',
      line: null,
      column: null,
    }),
    actions('EXTRA_ACTION', 'Extra action: "Planted tulips"', { line: 8 }),
    actions('EXTRA_ACTION', 'Extra action: "Planted tulips"', { line: 8 }),
    actions('REPEATED_ACTION', 'It says again: "Read the log"', { suggestion: null, line: 7 }),
    actions('IDENTIFIER_MISMATCH', 'Another name in "Ran it 21 times"'),
    actions('CHATTER', 'Nobody asked'),
    wholeFinding('EXTRA_MOMENT', {
      dimension: 'aha_moments',
      message: 'An extra moment',
      file: null,
      line: null,
      column: null,
    }),
    wholeFinding('SPEAKS_TO_JUDGE', { dimension: null, severity: 'note', message: 'It speaks to "you"' }),
  ],
  judge: wholeJudgement(),
};

const CHANGE = REPORT.baseline?.sessions.find(({ name }) => name === 'failing');

const TRANSCRIPT = toPageTranscript({
  ...{ file: 'golden-corpus/doubted/transcript.md', omitted: 3 },
  messages: [
    { seq: 4, line: 1, role: 'user', text: 'mend it' },
    { seq: 9, line: 10, role: 'assistant', text: 'done' },
    { seq: 11, line: 20, role: 'tool', text: 'ok' },
  ],
} as never);

const view = (...parts: readonly object[]): string => readableHtml(String(detailView(Object.assign({}, ...parts), 3)));

describe('what opens below a session', () => {
  it('has both texts with what is wrong, as it was reviewed', () => {
    const detail = toDetail(SESSION, TEXTS, REPORT, CHANGE);
    const base = toSinceBase({ kind: 'text', summary: summary({ aha_moments: [] }) });
    expectGolden('detail/whole.html', view(detail, base, { transcript: TRANSCRIPT }));
  });

  it('has what the candidate was on the base where there is none now', () => {
    const detail = toDetail(of('missing'), undefined, REPORT, undefined);
    const base = { kind: 'text', summary: summary({ title: '' }) } as const;
    expectGolden('detail/without-texts.html', view(detail, toSinceBase(base)));
    expect(view(detail, toSinceBase({ kind: 'unknown', reason: 'It was another one' } as never))).toContain(
      'It was another one.',
    );
    expect(toSinceBase(undefined)).toEqual({});
  });

  it('shows equal candidates once, and opens the others where the session fell', () => {
    const detail = toDetail(SESSION, TEXTS, REPORT, CHANGE);
    expect(view(detail, toSinceBase({ kind: 'text', summary: CANDIDATE }))).not.toContain('since-base');
    const base = toSinceBase({ kind: 'text', summary: { ...CANDIDATE, title: 'x' } });
    expect(view(detail, base)).toMatch(/<details class="since-base" open>[\s\S]*1 field changed \(title\)/);
    for (const change of [null, 0, 0.1])
      expect(view({ ...detail, change }, base)).toContain('<details class="since-base">');
  });

  it('has no line of time without moments, and says what is empty', () => {
    const bare = summary({ aha_moments: [], outcome: '' });
    const marks = { title: [], summary: [], reference: [], candidate: [] };
    const detail = toDetail(
      { ...of('agreed'), judge: undefined } as ReportSession,
      { reference: bare, candidate: bare, marks },
      REPORT,
      undefined,
    );
    const page = view(detail);
    expect(page).not.toContain('class="timeline"');
    expect(page.match(/class="text empty">none/g)).toHaveLength(2);
    expect(page.match(/class="text empty">empty/g)).toHaveLength(2);
    // Bullets that nobody compared stand apart.
    expect(page.match(/class="pair lost"/g)).toHaveLength(5);
    expect(page.match(/class="pair extra"/g)).toHaveLength(5);
    expect(page).not.toMatch(/Change first|annotated/);
  });

  it.each([
    [[moment(1, 'a')], [], 'Message 1'],
    [[moment(0, 'a')], [moment(0, 'b')], 'Message 1'],
    [[moment(5, 'a')], [moment(50, 'b')], 'Message 50'],
  ])('has a line of time to the last moment: %j, %j', (wanted, given, last) => {
    const detail = toDetail(
      SESSION,
      { ...TEXTS, reference: summary({ aha_moments: wanted }), candidate: summary({ aha_moments: given }) },
      REPORT,
      undefined,
    );
    expect(view(detail)).toContain(`<span>Message 0</span><span>${last}</span>`);
  });

  it.each<[string, Partial<ReportSession>, string]>([
    ['nothing', {}, 'The texts of this session are not part of this page.'],
    ['a missing candidate', { status: 'missing_candidate' }, 'There is no candidate to compare with the reference.'],
    ['an invalid one', { status: 'invalid_candidate' }, 'The candidate cannot be read'],
    ['a canary', { status: 'canary' }, 'A canary checks the judge.'],
    ['no golden session', { status: 'unreferenced' }, 'There is no golden session of this name'],
    [
      'a missing worst sample',
      { samples: SESSION.samples?.map((one) => ({ ...one, status: 'missing_candidate' as const })), worst: 3 },
      'There is no candidate to compare',
    ],
  ])('says why there are no texts: %s', (_, overrides, wanted) => {
    expect(toDetail({ ...of('agreed'), ...overrides }, undefined, REPORT, undefined).withoutTexts).toContain(wanted);
  });

  it('holds two hundred findings, and counts the others', () => {
    const many = (count: number, findings_omitted?: number) => {
      const findings = Array.from({ length: count }, () => wholeFinding('CHATTER'));
      const detail = toDetail(
        { ...of('agreed'), findings, ...(findings_omitted && { findings_omitted }) },
        undefined,
        REPORT,
        undefined,
      );
      return [detail.findings.length, detail.omitted];
    };
    expect([many(200), many(203), many(203, 4)]).toEqual([
      [200, 0],
      [200, 3],
      [200, 7],
    ]);
  });

  it.each([
    [['a', 'b'], 1, 'By words alone 1 of 2 facts to mention could be there; not found: a, b'],
    [[], 2, 'By words alone 2 of 2 facts to mention could be there'],
  ])('tells of requirements by words alone: %j', (lost, possible, wanted) => {
    const requirement = (id: string, must: 'mention' | 'not_mention', there: boolean) => ({
      ...{ id, must, could_be_there: there, status: 'unmet' as const },
      decided_by: null,
    });
    const requirements = [
      ...lost.map((id) => requirement(id, 'mention', false)),
      requirement('c', 'mention', true),
      requirement('d', 'not_mention', false),
    ];
    expect(
      toDetail({ ...SESSION, structural_completion: { possible, of: 2, requirements } }, undefined, REPORT, undefined)
        .requirements,
    ).toBe(wanted);
  });
});

describe('rows of sessions', () => {
  const row = (overrides: Partial<Row> = {}): Row => ({
    ...{
      name: 'a',
      state: 'passing',
      remark: '',
      overall: 0.5,
      scores: [0.1, 0.2],
      change: null,
      failure: null,
      judge: null,
    },
    ...{ findings: [], fix: '', ...overrides },
  });

  it.each<[string, Partial<Row>, boolean, boolean]>([
    ['is new to the base', {}, false, false],
    ['is as before', { change: 0 }, false, false],
    ['is as before in three decimals', { change: -0.0004 }, false, false],
    ['fell', { change: -0.001 }, true, true],
    ['rose', { change: 0.1 }, false, false],
    ['fails newly', { failure: 'new' }, false, true],
    ['failed already', { failure: 'already' }, false, false],
    ['has something new', { fresh: ['CHATTER'] }, false, true],
  ])('got worse: one that %s', (_, overrides, fell, worse) => {
    expect([hasFallen(row(overrides)), gotWorse(row(overrides))]).toEqual([fell, worse]);
  });

  it('are found by what is wrong, what is new and why they fail', () => {
    const one = row({ findings: [['CHATTER', 2]], fresh: ['CUT_OFF'], cause: 'fell' });
    const wrong = (wanted: string, of = one) => hasWrong(of, wanted);
    expect(['', 'CHATTER', 'new:CUT_OFF', 'by:fell'].map((wanted) => wrong(wanted))).toEqual([true, true, true, true]);
    expect(['CUT_OFF', 'new:CHATTER', 'by:other'].map((wanted) => wrong(wanted))).toEqual([false, false, false]);
    expect([wrong('new:CUT_OFF', row()), wrong('by:fell', row())]).toEqual([false, false]);
  });

  it.each<[readonly Row['state'][], string]>([
    [['failing', 'passing', 'uncounted'], 'failing first, then lowest'],
    [['waived', 'passing'], 'waived first, then lowest'],
    [['passing', 'uncounted'], 'lowest first'],
    [['failing', 'failing'], 'lowest first'],
    [['passing'], 'lowest first'],
  ])('have an order of their own, that of no column: %j', (states, wanted) => {
    expect(ownOrder(states.map((state) => row({ state })))).toBe(wanted);
  });

  const SHAPE = { rows: [], blockSize: 25, hasChanges: true, hasJudge: true };
  it('have the values of their columns', () => {
    const one = row({ change: -0.1, judge: 0.7, scores: [0.1, 0.2, 0.3] });
    const values = (shape: Parameters<typeof columnsOf>[0]) =>
      columnsOf(shape).map((column) => `${column.key} ${column.valueOf(one)}`);
    expect(values(SHAPE)).toEqual([
      'name a',
      'overall 0.5',
      'change -0.1',
      'judge 0.7',
      'title 0.1',
      'summary 0.2',
      'key_actions 0.3',
      'outcome null',
      'aha_moments null',
    ]);
    expect(values({ hasChanges: false, hasJudge: false, dimensions: [0, 3] })).toEqual([
      'name a',
      'overall 0.5',
      'title 0.1',
      'outcome 0.2',
    ]);
  });

  it('look as they are', () => {
    const rows = [
      row({
        state: 'failing',
        failure: 'new',
        remark: 'missing candidate',
        findings: [
          ['NO_CANDIDATE', 1],
          ['CHATTER', 2],
        ],
        fix: 'Mend it',
        change: -0.1,
        judge: 0.4,
      }),
      row({ state: 'uncounted', remark: 'canary', overall: null, scores: [], judge: null }),
      row({ state: 'waived', change: 0, findings: ['A', 'B', 'C', 'D', 'E', 'F'].map((code) => [code, 1] as never) }),
      row({ change: 0.25, scores: [1, 0.999, 0.299, 0, 0.05] }),
    ];
    expectGolden('detail/rows.html', readableHtml(rows.map((one, i) => rowView(one, i, SHAPE, null)).join('')));
  });
});
