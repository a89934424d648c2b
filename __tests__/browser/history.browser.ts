import { describe, expect, it } from '@jest/globals';
import { historyHtml } from '../../src/render/history/history-html.js';
import type { HistoryRun } from '../../src/report/history.js';
import { TRICKS } from '../render/page/tricks.js';
import { audit, cutContent, openPage } from './open-page.js';

/** So many runs of 60 sessions that go back and forth, with names as foreign as they come. */
function page(count: number): string {
  const tricks = Object.values(TRICKS);
  const names = Array.from({ length: 60 }, (_, i) => tricks[i] ?? `${'w'.repeat(i * 4)}${i}`);
  const runs = Array.from({ length: count }, (_, i): HistoryRun => {
    const mean = 0.6 + 0.1 * Math.sin(i / 9);
    const sessions = names.map((name, k) => ({ name, failed: (i * (k + 3)) % 7 === 0, overall: mean, reference: 'r' }));
    return {
      scored_at: new Date(Date.UTC(2026, 0, 1) + i * 43_200_000).toISOString(),
      ...{
        overall_mean: mean,
        ci95: [mean - 0.04, mean + 0.05],
        rubric: i < count / 5 ? 'v1' : (tricks[0] ?? ''),
        commit: 'a'.repeat(40),
      },
      verdict: (['pass', 'fail', 'inconclusive'] as const)[i % 3] ?? 'pass',
      dimensions: { title: mean, summary: mean / 2, key_actions: 0, outcome: 1, aha_moments: mean },
      ...{ scored: 60, failing: sessions.filter(({ failed }) => failed).length, sessions },
    };
  });
  const points = runs.map((run) => ({ ...run, overall_mean: run.overall_mean ?? 0, sessions: run.scored }));
  return historyHtml({
    runs,
    points,
    incidents: [],
    skipped: { count: 1, noun: 'artifact without a report' },
    key: 'default',
  });
}

describe('the page of a history', () => {
  it.each([
    ['a desk', 1280, 'light', 300],
    ['a desk at night', 1280, 'dark', 40],
    ['a phone', 375, 'light', 300],
    ['a narrow phone at night', 320, 'dark', 2],
    ['a desk after the first run', 1280, 'light', 1],
  ] as const)(
    'can be read on %s, by everybody, without a program or a connection',
    async (_, width, colorScheme, runs) => {
      const html = page(runs);
      expect(html.length).toBeLessThan(600_000);
      const opened = await openPage(html, { viewport: { width, height: 800 }, colorScheme });
      expect(await opened.page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false);
      expect(await cutContent(opened.page)).toEqual([]);
      expect(await audit(opened.page)).toEqual([]);
      expect(await opened.page.locator('script, img, iframe').count()).toBe(0);
      expect([...opened.complaints, ...opened.requests]).toEqual([]);
    },
  );
});
