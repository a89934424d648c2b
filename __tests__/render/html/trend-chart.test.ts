import { describe, expect, it } from '@jest/globals';
import { trendChart } from '../../../src/render/html/trend-chart.js';
import type { Report } from '../../../src/report/schema.js';
import { reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

const report = reportOf(
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

describe('trendChart', () => {
  it.each([
    ['no earlier run', undefined, 0.9],
    ['an empty list', [], 0.9],
    ['nothing scored now', [run('2026-11-20T12:00:00Z', 0.8)], null],
  ])('is not there with %s', (_, trend, now) => expect(pageOf(trend, now)).toBe(''));

  it('has a point for each run and for this one, on a scale that holds the intervals', () => {
    const page = pageOf([run('2026-11-19T12:00:00Z', 0.8, [0.71, 0.86]), run('2026-11-20T12:00:00Z', 0.85)], 0.9);
    expect(page.match(/<circle/g)).toHaveLength(3);
    expect(page).toContain('2026-11-19: 0.800, 95 % interval 0.710 to 0.860');
    expect(page).toContain('2026-11-20: 0.850</title>');
    expect(page).toContain('>0.70</text>');
    expect(page).toContain('>0.90</text>');
    expect(page).toContain('aria-label="3 runs, from 0.800 to 0.900"');
    const heights = [...page.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y));
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
    expect(page).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each([0, 0.5, 1])('stays on the page where all means are %d', (mean) => {
    const page = pageOf([run('2026-11-19T12:00:00Z', mean)], mean);
    for (const [, y] of page.matchAll(/cy="([^"]*)"/g)) {
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(190);
    }
    expect(page).not.toMatch(/NaN|Infinity/);
  });

  it('shows the day of a forged report as text', () => {
    expect(pageOf([run('<script>alert(1)</script>', 0.8)])).not.toContain('<script');
  });
});
