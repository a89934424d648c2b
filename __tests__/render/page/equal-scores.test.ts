import { describe, expect, it } from '@jest/globals';
import { renderHtml } from '../../../src/render/html/render-html.js';
import { renderComment, renderMarkdown } from '../../../src/render/page/page.js';
import { renderTerminal } from '../../../src/render/terminal/terminal.js';
import type { Report } from '../../../src/report/schema.js';
import { type Flags, reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

const FRAME = {
  marker: '<!-- summary-gate:default -->',
  footer: '',
  summaryUrl: 'https://example.test',
  warnOnly: false,
  linkTo: () => undefined,
};

function pagesOf(report: Report): readonly string[] {
  const texts = () => undefined;
  return [
    renderTerminal(report, { colour: false, width: 100 }),
    renderMarkdown(report),
    renderComment(report, FRAME),
    renderHtml(report, texts),
  ].map((page) => page.replace(/\s+/g, ' '));
}

/** So many sessions whose candidates are copies of their references. */
function copies(count: number, more: Tree = {}): Tree {
  const names = Array.from({ length: count }, (_, i) => `s${i}`);
  return {
    ...Object.fromEntries(names.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()])),
    ...Object.fromEntries(names.map((name) => [`candidates/${name}.json`, summaryJson()])),
    ...more,
  };
}

const NO_WIDTH = /1\.000 to 1\.000|0\.000 to ±?0\.000/;

describe('where all scores are equal, no page shows an interval without width', () => {
  it.each<[string, number, Flags]>([
    ['three sessions', 3, {}],
    ['twelve sessions', 12, {}],
    ['twelve sessions by the first rubric', 12, { rubric: 'v1' }],
  ])('of %s', async (_, count, flags) => {
    const report = await reportOf(makeWorkspace(copies(count)), flags);
    expect(report.statistics.overall).toMatchObject({ mean: 1, ci95: [1, 1] });
    expect(report.statistics.detectable_change).toBeNull();
    const pages = pagesOf(report);
    for (const page of pages) {
      expect(page).not.toMatch(NO_WIDTH);
      expect(page).toContain(`All ${count} sessions score 1.000 overall`);
      expect(page).toContain('All scores are equal, so that nobody can tell how small a drop would be noticed');
    }
    expect(pages[0]).toMatch(/ overall 1\.000 all equal 1\.000 /);
    expect(pages[1]).toContain('| **overall** | | 1.000 | all equal | 1.000 |');
    expect(pages[3]).toContain('aria-label="mean 1.000, all equal"');
  });

  it('nor of changes against a baseline', async () => {
    const bad = { 'candidates/s0.json': summaryJson({ title: 'Nothing' }) };
    const before = await reportOf(makeWorkspace(copies(9, bad)));
    const now = makeWorkspace({ ...copies(9, bad), 'base.json': JSON.stringify(before) });
    const report = await reportOf(now, { baseline: 'base.json' });
    const pages = pagesOf(report);
    for (const page of pages) {
      expect(page).not.toMatch(NO_WIDTH);
      expect(page).toContain('All changes against the baseline are equal, so that nobody can tell');
    }
    for (const page of pages.slice(0, 3))
      expect(page).toContain('9 sessions scored as on the base. The mean has not moved');
    expect(pages[3]).toContain('aria-label="change ±0.000, all equal"');
  });
});
