import { describe, expect, it } from '@jest/globals';
import type { ReportGate } from '../../../src/gates/catalogue.js';
import { histogram, meanChart, spread } from '../../../src/render/html/charts.js';
import { chartKey, gateCharts } from '../../../src/render/html/gate-charts.js';
import { headline } from '../../../src/render/html/headline.js';
import type { Row } from '../../../src/render/html/page-data.js';
import { sessionSection, showSessions } from '../../../src/render/html/session-section.js';
import { trendChart } from '../../../src/render/html/trend-chart.js';
import type { Report } from '../../../src/report/schema.js';
import { openReport, passingReport } from '../../builders/other-reports.js';
import { wholeJudge } from '../../builders/whole-judge.js';
import { wholeBaseline, wholeGates, wholeReport } from '../../builders/whole-report.js';
import { wholeSessions } from '../../builders/whole-sessions.js';

const WHOLE = wholeReport();
const without = (report: Report, ...keys: readonly (keyof Report)[]): Report =>
  Object.fromEntries(Object.entries(report).filter(([key]) => !keys.includes(key as keyof Report))) as Report;

describe('charts', () => {
  const target = (threshold: number) =>
    /class="(\w+) target" x="([\d.]+)"/
      .exec(String(histogram({ ...WHOLE, gates: [{ ...(wholeGates()[2] as ReportGate), threshold }] })))
      ?.slice(1);
  it.each([
    [0.86, ['end', '344.0']],
    [0.85, ['middle', '340.0']],
    [0.15, ['middle', '60.0']],
    [0.14, ['start', '56.0']],
  ])('have the target %d where its words fit', (threshold, wanted) => expect(target(threshold)).toEqual(wanted));

  it('has the number of a bar above the line of the target, which may cross it', () => {
    const drawn = String(histogram({ ...WHOLE, gates: [{ ...(wholeGates()[2] as ReportGate), threshold: 0.55 }] }));
    expect(drawn.indexOf('class="tick"')).toBeGreaterThan(drawn.indexOf('class="bin'));
    expect(drawn.indexOf('class="count"')).toBeGreaterThan(drawn.indexOf('class="tick"'));
  });

  const bins = (...counts: readonly number[]) => counts.map((count, i) => ({ from: i / 10, to: (i + 1) / 10, count }));
  it('show a single session among thousands, and nothing of none', () => {
    const heights = (page: unknown) =>
      [...String(page).matchAll(/class="bin \w+"[^>]* height="([\d.]+)"/g)].map(([, height]) => Number(height));
    const { statistics } = WHOLE;
    const drawn = histogram({
      ...WHOLE,
      gates: [],
      statistics: { ...statistics, dimensions: {}, overall: { ...statistics.overall, histogram: bins(0, 1, 10_000) } },
    });
    expect(heights(drawn)).toEqual([0, 2, 160]);
    expect(String(drawn)).not.toContain('target');
    expect(heights(spread('x', bins(0, 1, 10_000)))).toEqual([2, 30]);
    expect(heights(spread('x', bins(1)))).toEqual([30]);
    expect(String(spread('x', bins(0)))).toContain('aria-label="x, sessions by score. None"');
    expect(histogram({ ...WHOLE, corpus_size: 0 })).toBeNull();
    expect([...String(spread('x', bins(1, 1), 'less')).matchAll(/bin (h\d+)/g)].map(([, step]) => step)).toEqual([
      'h9',
      'h8',
    ]);
  });

  it('have an empty track where nothing was measured', () => {
    expect(String(meanChart(null, null))).not.toContain('fill');
    expect(String(meanChart(0.5, [0.5, 0.5]))).not.toContain('whisker');
    expect(String(meanChart(0.5, [0.4, 0.6]))).toMatch(/class="fill" width="150\.0".*M120\.0 13H180\.0/);
  });

  const bullet = (id: string, overrides: Partial<ReportGate>) => {
    const gate = wholeGates().find((one) => one.id === id);
    const page = String(
      gateCharts({ ...without(WHOLE, 'baseline', 'judge'), gates: [{ ...gate, ...overrides } as ReportGate] }),
    );
    const [, wanted] = /class="wanted" x="[\d.]+" width="([\d.]+)"/.exec(page) ?? [];
    const [, x, width] = /class="fill" x="([\d.]+)" width="([\d.]+)"/.exec(page) ?? [];
    return [wanted, x, width].map(Number);
  };
  it.each<[string, Partial<ReportGate>, readonly number[]]>([
    ['max-regression', { threshold: 0.02, value: 0.01 }, [120, 0, 60]],
    ['max-regression', { threshold: 0.2, value: 0.1 }, [120, 0, 60]],
    ['max-regression', { threshold: 0.02, value: 0.8 }, [6, 0, 240]],
    ['max-regression', { threshold: 0.02, value: -0.04 }, [210, 30, 120]],
    ['max-regression', { threshold: 0.02, value: null }, [120, 0, 0]],
    ['max-session-regression', { threshold: 0.9, value: 0.95 }, [270, 0, 285]],
  ])('of %s reach as far as they must: %j', (id, overrides, wanted) => expect(bullet(id, overrides)).toEqual(wanted));

  it.each([
    [26, [0, 6], [0, 9], ['69.2', '103.8']],
    [300, [0, 4], [3, 300], ['4.0', '300.0']],
    [5000, [0, 1], [5, 0], ['2.0', '0.0']],
    // A report of more than its sessions is drawn, too.
    [2, [0, 3], [0, 1], ['300.0', '100.0']],
    [0, [0, 0], [0, 0], ['0.0', '0.0']],
  ])('of counts are of all %d sessions, so that they compare: %j and %j', (size, first, second, wanted) => {
    const gate = wholeGates().find(({ id }) => id === 'fail-on.outcome') as ReportGate;
    const [a, b] = [first, second].map(([threshold, value]) => ({ ...gate, threshold, value })) as [
      ReportGate,
      ReportGate,
    ];
    const page = String(gateCharts({ ...without(WHOLE, 'baseline', 'judge'), corpus_size: size, gates: [a, b] }));
    expect([...page.matchAll(/class="fill" x="0\.0" width="([\d.]+)"/g)].map(([, width]) => width)).toEqual(wanted);
  });

  it('have a key of what they show', () => {
    const key = (report: Report) => String(chartKey(report));
    expect(key(WHOLE)).toContain(
      '; the chart of a drop is enlarged; findings and new failures count sessions, out of 8.',
    );
    const scores = { ...WHOLE, gates: wholeGates().filter(({ kind }) => kind === 'min-overall') };
    expect(key(scores)).toContain('count from 0 to 1. Overall is');
    expect(key({ ...WHOLE, gates: [] })).not.toContain('where it passes');
    expect(key({ ...WHOLE, corpus_size: 0 })).not.toContain('Overall is closeness');
    expect(chartKey({ ...WHOLE, gates: [], corpus_size: 0 })).toBeNull();
    expect(key(openReport())).not.toContain('95 % interval');
  });

  const trend = (means: readonly number[], now: number) => {
    const { statistics } = WHOLE;
    const runs = means.map((overall_mean) => ({ scored_at: '2026-11-20T10:00', overall_mean, ci95: null }));
    return String(
      trendChart({
        ...WHOLE,
        trend: runs,
        overall_mean: now,
        statistics: { ...statistics, overall: { ...statistics.overall, ci95: null } },
      }),
    );
  };
  it.each([
    [[0.61, 0.62], 0.63, '0.65', '0.60'],
    [[0, 0], 0, '0.05', '0.00'],
    [[1, 1], 1, '1.00', '0.95'],
    [[0.2, 0.9], 0.5, '0.90', '0.20'],
  ])('of a trend %j to %d reach from %s down to %s', (means, now, high, low) => {
    expect(trend(means, now)).toContain(`<span>${high}</span><span>${low}</span>`);
  });
});

describe('the head of a page', () => {
  const head = (overrides: Partial<Report>, worst: readonly Row[] = [], report = passingReport()) =>
    String(headline({ ...report, ...overrides }, worst))
      .replace(/<[^>]*>/g, '')
      .replaceAll('&#39;', "'");
  const [drift, overall] = [
    wholeGates().find(({ id }) => id === 'max-drift'),
    wholeGates().find(({ id }) => id === 'min-overall'),
  ];
  const passed = { ...overall, status: 'pass', value: 0.75 } as ReportGate;
  it.each<[Partial<Report>, string]>([
    [{ corpus_size: 0, judge: undefined } as never, 'Nothing was scored'],
    [{ corpus_size: 0 }, 'The judge alone has looked at these summaries'],
    [{ gates: [] }, 'No gate is set, so nothing was checked'],
    [{ gates: [passed] }, 'These summaries pass their only gate Overall 0.750, needs 0.700.'.slice(0, 35)],
    [{ gates: [passed, passed] }, 'These summaries pass all 2 gates'],
    [{ gates: [passed, drift as ReportGate] }, 'These summaries pass 1 of 2 gates'],
    [
      { gates: [passed], baseline: { ...wholeBaseline(), collapsed: ['a'], failures: null } },
      'These summaries pass their only gate, yet 1 session is worse than on the base',
    ],
    [{ verdict: 'fail', gates: [overall as ReportGate] }, 'These summaries fail their only gate'],
    [{ verdict: 'fail', gates: [overall as ReportGate, passed] }, 'These summaries fail 1 of 2 gates'],
    [{ verdict: 'inconclusive', gates: [drift as ReportGate] }, 'It is open whether these summaries pass'],
  ])('is a sentence: %j', (overrides, wanted) => expect(head(overrides)).toContain(wanted));

  it.each<[Partial<Report>, string]>([
    [{ gates: [passed] }, 'Overall 0.750, needs 0.700.'],
    [{ gates: [] }, 'The overall mean is 0.581.'],
    [{ gates: [{ ...passed, value: null }] }, 'The overall mean is 0.581.'],
    [
      { verdict: 'inconclusive', gates: [drift as ReportGate] },
      'Not evaluated: drop since the best report of the base (what it compared).',
    ],
    [
      { verdict: 'inconclusive', gates: [drift as ReportGate, drift as ReportGate] },
      '(what it compared). 1 other gate could not be evaluated either.',
    ],
    [{ verdict: 'inconclusive', gates: [{ ...drift, message: 'no reason' } as ReportGate] }, '(no reason).'],
  ])('has numbers: %j', (overrides, wanted) => expect(head(overrides)).toContain(wanted));

  const [agreed] = wholeSessions();
  const some = (failing: number, passing: number, waived = 0): Partial<Report> => ({
    baseline: undefined as never,
    sessions: Array.from({ length: failing + passing + waived }, (_, i) => {
      const gates = i < failing + waived ? ['min-session'] : [];
      return {
        ...agreed,
        name: `s${i}`,
        failed: gates.length > 0,
        gates_failed: gates,
        ...(i >= failing && i < failing + waived && { gates_waived: gates }),
      };
    }) as Report['sessions'],
  });
  it.each<[Partial<Report>, string]>([
    [some(0, 1), 'The only session passes.'],
    [some(1, 0), 'The only session fails.'],
    [some(0, 2), 'None of 2 sessions fails.'],
    [some(2, 0), 'All 2 sessions fail.'],
    [some(1, 2), '1 of 3 sessions fails.'],
    [some(2, 2), '2 of 4 sessions fail.'],
    [some(0, 1, 1), 'None of 2 sessions fails, 1 is waived.'],
    [some(0, 1, 2), 'None of 3 sessions fails, 2 are waived.'],
    [{ ...some(0, 2), verdict: 'fail' }, 'No session fails on its own.'],
    [{ ...some(1, 1), verdict: 'fail' }, '1 of 2 sessions fails.'],
  ])('says what becomes of sessions: %#', (overrides, wanted) => expect(head(overrides)).toContain(wanted));

  const row = (name: string, state: Row['state'], remark = ''): Row => ({
    ...{ name, state, remark, overall: 0.5, scores: [], change: null },
    ...{ failure: null, judge: null, findings: [], fix: '' },
  });
  it.each<[readonly Row[], string]>([
    [
      [row('a', 'failing'), row('b', 'failing', 'missing candidate'), row('c', 'passing')],
      'Worst sessions: a 0.500, b 0.500 (missing candidate)',
    ],
    [[row('a', 'passing'), row('c', 'failing')], 'Lowest session: a 0.500'],
    [[row('a', 'waived'), row('b', 'waived')], 'Waived sessions: a 0.500, b 0.500'],
  ])('names the worst of one kind', (worst, wanted) => {
    const text = head({ baseline: undefined } as never, worst);
    expect(text).toContain(wanted);
    expect(text.trimEnd().endsWith(wanted)).toBe(true);
    expect(head({}, [row('a', 'uncounted')])).not.toMatch(/sessions?: a/);
  });

  it('names the judge where it could not be asked about anything else', () => {
    const { wrap } = { wrap: head({ judge: wholeJudge() }) };
    expect(wrap).toContain('scored 2026-11-21 12:34 UTC');
  });
});

describe('the table of sessions', () => {
  it('has failing ones first, then waived, passing and uncounted ones, the worst of each first', () => {
    expect(showSessions(WHOLE, 99).map(({ session, index, row }) => `${session.name} ${index} ${row.state}`)).toEqual([
      ...['missing 7 failing', 'failing 4 failing', 'fallen 5 failing', 'floored 6 failing', 'waived 9 waived'],
      ...['doubted 3 passing', 'contrary 2 passing', 'agreed 0 passing', 'canary 1 uncounted', 'stranger 8 uncounted'],
    ]);
    expect(showSessions(WHOLE, 2)).toHaveLength(2);
  });

  const rows = (count: number) =>
    showSessions(
      {
        ...WHOLE,
        sessions: Array.from({ length: count }, (_, i) => ({ ...WHOLE.sessions[0], name: `s${i}` })) as never,
      },
      count,
    ).map(({ row }) => row);
  const section = (count: number, total: number) =>
    String(
      sessionSection(
        { rows: rows(count), blockSize: 25, hasChanges: false, hasJudge: false },
        new Map(),
        total,
        undefined,
      ),
    );
  it('shows a hundred at once, and says how many there are', () => {
    expect(section(0, 0)).toContain('There is none.');
    expect(section(100, 100)).toContain('>100 sessions, lowest first<');
    expect(section(101, 101)).toContain('>The first 100 of 101, lowest first<');
    expect(section(101, 101).match(/data-row=/g)).toHaveLength(100);
    expect(section(2, 2)).not.toContain('This page holds');
    expect(section(2, 3)).toContain('This page holds the failing and worst 2 of 3 sessions');
  });
});
