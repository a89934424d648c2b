import { describe, expect, it } from '@jest/globals';
import { trendChart } from '../../../src/render/html/trend-chart.js';
import type { Report } from '../../../src/report/schema.js';
import { reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

const report = await reportOf(
  makeWorkspace({
    'golden-corpus/login/reference.json': referenceJson(),
    'candidates/login.json': summaryJson({ outcome: 'failed' }),
  }),
);

type Trend = NonNullable<Report['trend']>;

const pageOf = (trend: Trend | undefined, overall_mean = report.overall_mean): string =>
  trendChart({ ...report, ...(trend !== undefined && { trend }), overall_mean })?.toString() ?? '';

const run = (scored_at: string, overall_mean: number, ci95: Trend[number]['ci95'] = null): Trend[number] => ({
  scored_at,
  overall_mean,
  ci95,
});

const heightsOf = (page: string): readonly number[] =>
  [...page.matchAll(/class="point" d="M\S+ ([^h]*)h0"/g)].map(([, y]) => Number(y));

describe('trendChart', () => {
  it.each([
    ['no earlier run', undefined, 0.9],
    ['an empty list', [], 0.9],
    ['one earlier run, which is the baseline', [run('2026-11-20T12:00:00Z', 0.8)], 0.9],
    ['nothing scored now', [run('2026-11-19T12:00:00Z', 0.8), run('2026-11-20T12:00:00Z', 0.8)], null],
  ])('is not there with %s', (_, trend, now) => expect(pageOf(trend, now)).toBe(''));

  it('has a point for each run and for this one, on a scale that holds the intervals', () => {
    const page = pageOf([run('2026-11-19T12:00:00Z', 0.8, [0.71, 0.86]), run('2026-11-20T12:00:00Z', 0.85)], 0.9);
    expect(page.match(/class="point"/g)).toHaveLength(3);
    expect(page).toContain('2026-11-19 12:00: 0.800, 95 % interval 0.710 to 0.860');
    expect(page).toContain('2026-11-20 12:00: 0.850</title>');
    expect(page).toContain('<span>0.90</span><span>0.70</span>');
    expect(page).toContain('aria-label="3 runs, from 0.800 to 0.900"');
    const heights = heightsOf(page);
    expect(heights).toHaveLength(3);
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each([0, 0.5, 1])('stays on the page where all means are %d', (mean) => {
    const page = pageOf([run('2026-11-19T12:00:00Z', mean), run('2026-11-20T12:00:00Z', mean)], mean);
    expect(heightsOf(page)).toHaveLength(3);
    for (const y of heightsOf(page)) {
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(150);
    }
    expect(page).not.toMatch(/NaN|Infinity/);
    const [, high, low] = /<span>([\d.]+)<\/span><span>([\d.]+)<\/span>/.exec(page) ?? [];
    expect(Number(high) - Number(low)).toBeCloseTo(0.05);
  });

  it('names both ends, in text that is no part of the drawing', () => {
    const page = pageOf([run('2026-11-19T08:30:00Z', 0.8), run('2026-11-20T12:00:00Z', 0.85)], 0.9);
    const now = report.scored_at.slice(0, 16).replace('T', ' ');
    expect(page).toContain('<span>First, 2026-11-19 08:30: <b>0.800</b></span>');
    expect(page).toContain(`<span>This run, ${now}: <b>0.900</b></span>`);
    expect(page).not.toContain('<text');
  });

  it('shows the day of a forged report as text', () => {
    const page = pageOf([run('<script>', 0.8), run('2026-11-20T12:00:00Z', 0.8)]);
    expect(page).toContain('First, &lt;script&gt;:');
  });
});
