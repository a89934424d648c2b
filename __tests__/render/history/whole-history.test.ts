import { describe, expect, it } from '@jest/globals';
import { badgeSvg } from '../../../src/render/history/badge.js';
import { lineChart, markStrip, rangeOf } from '../../../src/render/history/charts.js';
import { type HistoryFacts, historyHtml, incidentSection } from '../../../src/render/history/history-html.js';
import { flipSection, runSection } from '../../../src/render/history/tables.js';
import { digitsOfTime } from '../../../src/render/times.js';
import { flippingSessions, type HistoryRun } from '../../../src/report/history.js';
import type { Incident } from '../../../src/report/incident.js';
import { expectGolden } from '../../golden/expect-golden.js';
import { readableHtml } from '../html/readable-html.js';

const SESSIONS = ['steady', 'nervous <b>', 'odd'];

/** The fate of each session by turns: `.` passed, `x` failed, a blank was not there. */
const FATES = ['......', '.x.xx.', '  x..x'];

function run(i: number, mean: number | null, overrides: Partial<HistoryRun> = {}): HistoryRun {
  const sessions = SESSIONS.flatMap((name, k) => {
    const fate = FATES[k]?.[i] ?? '.';
    return fate === ' ' ? [] : [{ name, failed: fate === 'x', overall: 0.4 + i / 20 + k / 10, reference: 'r' }];
  });
  return {
    scored_at: `2026-11-1${i}T10:0${i}:00.000Z`,
    ...{ overall_mean: mean, ci95: mean === null ? null : [mean - 0.05, mean + 0.04], verdict: 'pass', rubric: 'v2' },
    commit: i === 2 ? null : `${i}`.repeat(40),
    dimensions: mean === null ? {} : { title: mean, summary: mean - 0.1, ...(i > 2 && { outcome: 1 }) },
    ...{ scored: sessions.length, failing: sessions.filter(({ failed }) => failed).length, sessions, ...overrides },
  };
}

const RUNS = [
  ...[run(0, 0.6, { rubric: 'v1' }), run(1, 0.62, { rubric: 'v1', verdict: 'fail' }), run(2, 0.71)],
  ...[run(3, null, { verdict: 'inconclusive' }), run(4, 0.7104), run(5, 0.65, { verdict: 'fail', ci95: [0.65, 0.65] })],
];

const incident = (day: number, caught: boolean | null, gates: readonly string[] = []): Incident => ({
  ...{
    at: `2026-11-0${day}`,
    session: 'steady',
    id: `x-${day}`,
    by: 'mona',
    because: 'secret',
    code: null,
    caught,
    gates,
  },
});

const pointsOf = (runs: readonly HistoryRun[]): HistoryFacts['points'] =>
  runs.flatMap(({ overall_mean: mean, ...one }) =>
    mean === null ? [] : [{ ...one, overall_mean: mean, sessions: one.scored }],
  );

function facts(runs: readonly HistoryRun[], overrides: Partial<HistoryFacts> = {}): HistoryFacts {
  return {
    ...{ runs, points: pointsOf(runs), skipped: { count: 0, noun: 'other .json file' }, incidents: [], key: 'default' },
    ...overrides,
  };
}

describe('the page of a history', () => {
  it('shows runs, trends, sessions and incidents, as it was reviewed', () => {
    const remembered = { scored_at: '2026-11-01T00:00:00Z', overall_mean: 0.5, ci95: null };
    const points = [{ ...remembered, sessions: null, verdict: null, rubric: null }, ...pointsOf(RUNS)];
    const page = historyHtml(
      facts(RUNS, {
        ...{ points, key: 'nightly', skipped: { count: 2, noun: 'artifact without a report' } },
        incidents: [incident(1, true, ['min-session', 'fail-on.outcome']), incident(2, false), incident(3, null)],
      }),
    );
    expectGolden('history/whole.html', readableHtml(page));
    expect(page).not.toContain('secret');
  });

  it('of a single run has no change and no trend to speak of', () => {
    const page = readableHtml(historyHtml(facts([run(0, 0.6)])));
    expect(page).toContain('<span>Overall 0.600</span></h1>');
    expect(page).toContain('1 run since 2026-11-10: 1 passed. No session went back and forth');
    expect(page).not.toMatch(/class="(?:better|worse)|several rubrics|skipped/);
    expect(page).toContain('Session summaries over time</title>');
  });

  it.each<[string, readonly HistoryRun[], string]>([
    ['a newest run without a score', [run(0, 0.6), run(1, null)], 'the newest run has no score'],
    ['a run before it without one', [run(0, null), run(1, 0.6)], 'Overall 0.600<'],
    ['another rubric before it', [run(0, 0.5, { rubric: 'v1' }), run(1, 0.6)], 'Overall 0.600<'],
    ['a higher one', [run(0, 0.5), run(1, 0.6)], 'Overall 0.600, +0.100 against the run before<'],
    ['a lower one', [run(0, 0.6), run(1, 0.5)], 'Overall 0.500, −0.100 against the run before<'],
    ['flips', RUNS, '2 sessions changed between passing and failing. Scored with several rubrics (v1, v2)'],
    ['nothing', [], 'No report found'],
  ])('says in its head what there is of %s', (_, runs, wanted) => {
    expect(readableHtml(historyHtml(facts(runs)))).toContain(wanted);
  });

  it('draws the newest 240 runs', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, i) => run(0, 0.5, { scored_at: `2026-${i}`, sessions: [] }));
    const page = (count: number) => readableHtml(historyHtml(facts(many(count))));
    expect(page(240)).not.toContain('not drawn');
    expect(page(242)).toContain('2 older ones are not drawn.');
    expect(page(242)).toContain('aria-label="240 runs, overall');
    expect(page(242)).toContain('title: 240 runs, from');
  });
});

describe('tables of a history', () => {
  it('count runs and sessions that they do not show', () => {
    const runs = (count: number) => Array.from({ length: count }, (_, i) => run(0, 0.5, { scored_at: `${1000 + i}` }));
    expect(String(runSection(runs(200)))).not.toContain('older');
    const rows = String(runSection(runs(201).map((one, i) => (i === 0 ? { ...one, overall_mean: 0.4 } : one))));
    expect(rows).toContain('and 1 older run');
    // The change of the last row is that against the run that is not shown.
    expect(rows.match(/\+0\.100/g)).toHaveLength(1);
    expect(String(runSection([]))).toContain('There is none yet.');
    const flip = (i: number) => ({
      name: `s${i}`,
      flips: 1,
      marks: ['pass', 'fail'] as const,
      lowest: 0,
      highest: 1,
      newest: 0.5,
    });
    const flips = (count: number) =>
      String(
        flipSection(
          Array.from({ length: count }, (_, i) => flip(i)),
          RUNS,
        ),
      );
    expect(flips(50)).not.toMatch(/and \d+ more/);
    expect(flips(52)).toContain('and 2 more');
    expect(flips(0)).toContain('None: each session');
  });

  it('name the runs of a strip, the newest sixty at most', () => {
    const flips = flippingSessions(RUNS);
    const runs = (count: number) =>
      Array.from({ length: count }, (_, i) => run(0, 0.5, { scored_at: `${1000 + i}-01-01T` }));
    expect(String(flipSection(flips, runs(60)))).toMatch(/<th>Runs<\/th>.*From 1000-01-01/s);
    expect(String(flipSection(flips, runs(61)))).toMatch(/<th>The newest 60 runs<\/th>.*From 1001-01-01/s);
  });

  it('have the newest 200 incidents', () => {
    const many = (count: number) => String(incidentSection(Array.from({ length: count }, () => incident(1, false))));
    expect(many(200)).not.toContain('older');
    expect(many(201)).toContain('and 1 older one');
    expect(incidentSection([])).toBeNull();
  });
});

describe('charts of a history', () => {
  const point = (value: number, interval: readonly [number, number] | null = null, rubric: string | null = null) => ({
    ...{ at: '2026-11-21T10:00:00Z', value, interval, verdict: null, rubric },
  });

  it.each([
    [[0.6], 0.6, 0.7],
    [[0.62, 0.81], 0.6, 0.85],
    [[0], 0, 0.1],
    [[1], 0.9, 1],
    [[0, 1], 0, 1],
  ])('of %j reach from %d to %d', (values, low, high) => {
    expect(rangeOf(values.map((value) => point(value)))).toEqual([low, high]);
  });

  it('reach over the intervals', () => {
    expect(rangeOf([point(0.5, [0.31, 0.72])])).toEqual([0.3, 0.75]);
  });

  const drawn = (points: readonly ReturnType<typeof point>[]) =>
    String(lineChart(points, { label: 'x', height: 100, range: [0, 1] }));

  it('join points of one rubric, and those of which nobody knows it', () => {
    const lines = (rubrics: readonly (string | null)[]) =>
      [...drawn(rubrics.map((rubric) => point(0.5, null, rubric))).matchAll(/<polyline[^>]*points="([^"]*)"/g)].map(
        ([, points = '']) => points.split(' ').length,
      );
    expect(lines(['a', 'a', 'b'])).toEqual([2, 1]);
    expect(lines(['a', null, 'a', 'b', 'b'])).toEqual([3, 2]);
    expect(lines([null, 'a', null])).toEqual([3]);
    expect(lines(['a', null, 'b'])).toEqual([2, 1]);
  });

  it('have one point in the middle, and many without a mark of their own', () => {
    expect(drawn([point(0.5)])).toContain('d="M400.0 50.0h0"');
    expect(drawn(Array.from({ length: 60 }, () => point(0.5)))).not.toContain('dense');
    expect(drawn(Array.from({ length: 61 }, () => point(0.5)))).toContain('class="point unknown dense"');
  });

  it('mark what a session was, at the right of thirty places', () => {
    expect(String(markStrip(['pass', null, 'fail'], 'x'))).toBe(
      '<svg class="strip" viewBox="0 0 30 10" preserveAspectRatio="none" role="img" aria-label="x"><path class="pass" d="M27.1 6h0.8v4h-0.8z"/><path class="fail" d="M29.1 0h0.8v10h-0.8z"/></svg>',
    );
    const wide = Array.from({ length: 31 }, () => 'pass' as const);
    expect(String(markStrip(wide, 'x'))).toContain('viewBox="0 0 31 10"');
  });

  it('tell runs of one minute apart by seconds', () => {
    const at = (...seconds: readonly string[]) => seconds.map((one) => ({ scored_at: `2026-11-21T12:${one}Z` }));
    expect(digitsOfTime(at('00:01', '01:01'))).toBe(16);
    expect(digitsOfTime(at('00:01', '00:02'))).toBe(19);
  });
});

describe('a badge', () => {
  it.each([
    [{ verdict: 'pass', overall: 0.7123, key: 'default' }, 'summaries: 0.712 pass', '#1b6e44'],
    [{ verdict: 'fail', overall: null, key: 'default' }, 'summaries: fail', '#b3261e'],
    [{ verdict: 'inconclusive', overall: 0.5, key: 'nightly' }, 'summaries: nightly: 0.500 inconclusive', '#7a5300'],
    [{ verdict: null, overall: null, key: 'default' }, 'summaries: no run', '#5a6069'],
  ] as const)('of %j says "%s"', (of, wanted, colour) => {
    const svg = badgeSvg(of);
    expect(svg).toContain(`<title>${wanted}</title>`);
    expect(svg).toContain(`fill="${colour}"`);
  });

  it('is as wide as its words', () => {
    expect(badgeSvg({ verdict: 'pass', overall: 0.7, key: 'default' })).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" width="152" height="20" role="img" aria-label="summaries: 0.700 pass"><title>summaries: 0.700 pass</title><clipPath id="r"><rect width="152" height="20" rx="4"/></clipPath><g clip-path="url(#r)"><rect width="73" height="20" fill="#3b3f46"/><rect x="73" width="79" height="20" fill="#1b6e44"/></g><g fill="#fff" font-family="Verdana,'DejaVu Sans',Geneva,sans-serif" font-size="11"><text x="7" y="14" textLength="59" lengthAdjust="spacingAndGlyphs">summaries</text><text x="80" y="14" textLength="65" lengthAdjust="spacingAndGlyphs">0.700 pass</text></g></svg>\n`,
    );
  });
});
