import { describe, expect, it } from '@jest/globals';
import { chartKey, gateCharts } from '../../../src/render/html/gate-charts.js';
import type { Report } from '../../../src/report/schema.js';
import { reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

type Gate = Report['gates'][number];

const report = await reportOf(
  makeWorkspace({
    'golden-corpus/a/reference.json': referenceJson(),
    'golden-corpus/b/reference.json': referenceJson(),
    'candidates/a.json': summaryJson(),
    'candidates/b.json': summaryJson({ outcome: 'failed' }),
  }),
);

const gate = (change: Partial<Gate>): Gate => ({
  id: 'min-overall',
  kind: 'min-overall',
  threshold: 0.7,
  value: 0.7,
  status: 'pass',
  message: '',
  ...change,
});

const DROP = { id: 'max-regression', kind: 'max-regression', threshold: 0.02 } as const;

const chartOf = (change: Partial<Gate>) => gateCharts({ ...report, gates: [gate(change)] }).toString();

it.each<[string, Partial<Gate>, string]>([
  ['a drop', { ...DROP, value: 0 }, 'Drop against the baseline <code class="setting">max-regression</code>'],
  [
    'the worst session',
    { id: 'min-session', kind: 'min-session' },
    'Worst session <code class="setting">min-session</code>',
  ],
  [
    'a dimension',
    { id: 'min-dimensions.title', kind: 'min-dimensions' },
    'Title mean <code class="setting">min-dimensions.title</code>',
  ],
  [
    'a kind of finding',
    { id: 'fail-on.NUMBER_MISMATCH', kind: 'fail-on', value: 1, threshold: 0, status: 'fail' },
    '<code class="setting">fail-on.NUMBER_MISMATCH</code>',
  ],
])('a gate has the setting that one edits beside its name: %s', (_, change, wanted) =>
  expect(chartOf(change)).toContain(wanted),
);

it('gates on findings are headed once by what they count, wherever they stand', () => {
  const found = (of: string, status: Gate['status']) =>
    gate({ id: `fail-on.${of}`, kind: 'fail-on', threshold: 1, value: status === 'fail' ? 2 : 1, status });
  const gates = [found('form', 'fail'), gate({}), found('NUMBER_MISMATCH', 'fail'), found('outcome', 'pass')];
  const words = gateCharts({ ...report, gates })
    .toString()
    .replace(/<code.*?<\/code>/g, '')
    .match(/(?<=rowgroup" colspan="4">|(?:passed|failed): <\/span>)[^<]+/g)
    ?.map((text) => text.trim());
  expect(words).toEqual([
    ...['Sessions with findings', 'Form', 'Number mismatch'],
    ...['Overall mean', 'Sessions with findings', 'Outcome'],
  ]);
});

describe('kinds of findings that no session has', () => {
  const found = (of: string, change: Partial<Gate> = {}) =>
    gate({ id: `fail-on.${of}`, kind: 'fail-on', threshold: 0, value: 0, ...change });
  const rowsOf = (...gates: readonly Gate[]) =>
    gateCharts({ ...report, gates: [...gates] })
      .toString()
      .match(/<tr class="gate.*?<\/tr>/gs) ?? [];

  it('stand in one row, which names each that was looked for', () => {
    const rows = rowsOf(
      found('unusable'),
      found('NUMBER_MISMATCH'),
      found('outcome'),
      gate({}),
      found('form', { value: 2, status: 'fail' }),
    );
    expect(rows).toHaveLength(3);
    expect(rows[0]).toContain('fail-on.form');
    expect(rows[2]).toContain('passed: </span>3 kinds of findings: none in 2 sessions <code class="setting">fail-on<');
    expect(rows[2]).toContain('<small>unusable, number mismatch, outcome</small>');
    expect(rows[2]).toContain('at most 0<small>of each');
  });

  it.each<[string, Partial<Gate>]>([
    ['some are allowed', { threshold: 2 }],
    ['one was found', { value: 1, status: 'fail' }],
    ['it was not evaluated', { value: null, status: 'not_evaluated' }],
    ['it is advisory', { advisory: true }],
  ])('leave out a row of which %s', (_, change) => {
    const rows = rowsOf(found('unusable'), found('form'), found('omission'), found('outcome', change));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('3 kinds of findings');
    expect(rows[0]).toContain('fail-on.outcome');
  });

  it('leave out what somebody has waived, or the base had: it is there, and its row says so', () => {
    const gates = [
      found('unusable'),
      found('form', { message: 'form: 0 sessions <= 0, 2 known on the base, 1 waived' }),
      found('outcome'),
      found('omission'),
    ];
    const page = gateCharts({ ...report, gates }).toString();
    expect(page).toMatch(/fail-on\.form<\/code><small>2 known on the base, 1 waived<\/small>/);
    expect(page).toContain('3 kinds of findings: none');
  });

  it('has a row and a chart where it is the only one', () => {
    expect(rowsOf(found('unusable'))[0]).toContain('class="bullet"');
  });
});

it('a floor of a reference is no setting', () =>
  expect(chartOf({ id: 'session.a.min_overall', kind: 'session' })).not.toContain('class="setting"'));

describe('the target of a gate', () => {
  it.each<[string, Partial<Gate>, string]>([
    ['says how much is missing', { value: 0.417, status: 'fail' }, 'at least 0.700<small>short by 0.283</small>'],
    ['says how much is left', { value: 0.792 }, 'at least 0.700<small>0.092 to spare</small>'],
    // Gates compare what is shown.
    ['goes by the numbers that are shown', { value: 0.69951 }, '<small>0.000 to spare</small>'],
    ['of a drop says what is too much', { ...DROP, value: 0.34, status: 'fail' }, 'at most 0.020<small>over by 0.320'],
    ['of a drop says what is left', { ...DROP, value: -0.01 }, 'at most 0.020<small>0.030 to spare</small>'],
    ['says nothing where nothing was measured', { value: null, status: 'not_evaluated' }, 'at least 0.700</td>'],
  ])('%s', (_, change, wanted) => expect(chartOf(change)).toContain(wanted));

  it('that is missed by what may be chance says why it does not fail', () => {
    const remark = 'not certain enough to fail on';
    expect(chartOf({ ...DROP, value: 0.05 })).toContain(`<small>${remark}</small>`);
    expect(chartOf({ ...DROP, value: 0.05, status: 'fail' })).not.toContain(remark);
    expect(chartOf({ ...DROP, value: 0.02 })).not.toContain(remark);
  });
});

describe('the key of the charts', () => {
  const wordsOf = (change: Partial<Report>) =>
    chartKey({ ...report, ...change })
      ?.toString()
      .replace(/<[^>]*>/g, '|')
      .split('|')
      .map((text) => text.trim())
      .filter((text) => text !== '');
  const INTERVAL = '95 % interval: where the value may lie with other sessions';
  const UNIT = 'Scores, targets and changes count from 0 to 1';
  const OVERALL =
    ' Overall is closeness to the reference: wording moves it as much as truth does, so that findings say what is wrong.';

  it('names every part, and the one unit of all numbers', () => {
    const words = ['passes', 'mean', 'target', 'where it passes', INTERVAL];
    expect(wordsOf({ gates: [gate({})] })).toEqual([...words, `${UNIT}.${OVERALL}`]);
    expect(wordsOf({ gates: [gate({ status: 'fail' })] })?.slice(0, 2)).toEqual(['fails', 'mean']);
    expect(wordsOf({})).toEqual([
      ...words.toSpliced(1, 0, 'fails'),
      `${UNIT}; findings and new failures count sessions, out of 2.${OVERALL}`,
    ]);
  });

  it('has bars as they are drawn, and that of means where they stand in the same card', () => {
    const { gates } = { gates: [gate({}), gate({ status: 'fail' }), gate({ status: 'not_evaluated', value: null })] };
    const looks = (key: unknown) => [...String(key).matchAll(/class="fill (\w+)"/g)].map(([, look]) => look);
    expect(looks(chartKey({ ...report, gates }))).toEqual(['pass', 'fail', 'mean']);
    expect(looks(chartKey({ ...report, gates }, 'elsewhere'))).toEqual(['pass', 'fail']);
  });

  it('says that the chart of a drop is another', () => {
    expect(wordsOf({ gates: [gate(DROP)] })?.at(-1)).toBe(`${UNIT}; the chart of a drop is enlarged.${OVERALL}`);
  });

  it('names no part that is not there', () => {
    expect(wordsOf({ gates: [] })).toEqual(['mean', INTERVAL, `${UNIT}.${OVERALL}`]);
    const { statistics } = report;
    const overall = { ...statistics.overall, ci95: [0.8, 0.8] as [number, number] };
    expect(wordsOf({ gates: [], statistics: { ...statistics, overall } })).toEqual(['mean', `${UNIT}.${OVERALL}`]);
    expect(wordsOf({ gates: [], corpus_size: 0 })).toBeUndefined();
  });
});
