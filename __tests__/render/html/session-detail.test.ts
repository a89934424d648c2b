import { afterAll, describe, expect, it } from '@jest/globals';
import type { Detail } from '../../../src/render/html/page-data.js';
import { detailView } from '../../../src/render/html/session-detail.js';
import { toDetail } from '../../../src/render/html/session-detail-data.js';
import type { Report } from '../../../src/report/schema.js';
import { outcomeOf } from '../../browser/reports.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace } from '../../builders/workspace.js';

const { report, texts, close } = await outcomeOf(
  makeWorkspace({
    'golden-corpus/a/reference.json': referenceJson(),
    'candidates/a.json': summaryJson({ title: 'Fixed a test', outcome: 'failed' }),
  }),
);
afterAll(close);
const [session] = report.sessions;
if (session === undefined) throw new Error('there is a session');

type Change = NonNullable<Report['baseline']>['sessions'][number];

const detailOf = (change?: Change): Detail => toDetail(session, texts(0), report, change);

/** The cells of the table of contributions, a row a line. */
const rowsOf = (detail: Detail) => {
  const [, table = ''] = /<table class="costs">(.*?)<\/table>/s.exec(detailView(detail, 0).toString()) ?? [];
  return table.split('<tr>').flatMap((row) => {
    const cells = row.match(/(?<=>)[^<>]*\d\.\d{3}[^<>]*(?=<)/g);
    return cells === null ? [] : [cells];
  });
};

const change: Change = {
  name: 'a',
  delta: -0.16,
  dimensions: { title: -0.5, summary: 0, key_actions: 0.2, outcome: -1, aha_moments: -0.2 },
};

describe('where the points of a session went', () => {
  it('is told in shares of the overall score, which add up to it', () => {
    const rows = rowsOf(detailOf());
    const parts = rows.map(([sum = '']) => sum.split(' of ').map(Number));
    const together = parts.pop() ?? [];
    expect(together).toEqual([Number(session.overall?.toFixed(3)), 1]);
    for (const at of [0, 1]) {
      const total = parts.map((part) => part[at] ?? 0).reduce((a, b) => a + b);
      expect(Math.abs(total - (together[at] ?? 0))).toBeLessThan(0.003);
    }
  });

  it('tells changes against the baseline in the same unit', () => {
    const changes = rowsOf(detailOf(change)).map((cells) => cells[1]);
    expect(changes).toEqual(['−0.100', '±0.000', '+0.060', '−0.100', '−0.020', '−0.160']);
  });

  it('has no column of changes where there is nothing to compare with', () => {
    expect(rowsOf(detailOf()).every(({ length }) => length === 1)).toBe(true);
    expect(detailView(detailOf(), 0).toString()).not.toContain('>Change<');
    expect(detailView(detailOf(change), 0).toString()).toContain('>Change<');
  });
});

describe('what is wrong', () => {
  const finding = (code: string, dimension: number, message: string): Detail['findings'][number] => ({
    ...{ code, severity: 'error', dimension, message, suggestion: 'Mend it', place: '' },
  });
  const drawn = (...findings: Detail['findings']) => detailView({ ...detailOf(), findings }, 4).toString();
  const partOf = (page: string, dimension: number) =>
    page.match(new RegExp(`id="part-4-${dimension}".*?</section>`, 's'))?.[0] ?? '';

  it('stands beside both texts, and below them where it is much longer', () => {
    const page = drawn(finding('TITLE_DRIFT', 0, 'short'), finding('SUMMARY_GAP', 1, 'long '.repeat(300)));
    expect(partOf(page, 0)).toContain('class="sides annotated"');
    expect(partOf(page, 1)).toContain('class="sides annotated below"');
    expect(partOf(page, 3)).toContain('class="sides"');
  });

  it('is told once: above the texts stand the weightiest sorts, as links', () => {
    const page = drawn(
      finding('WRONG_OUTCOME', 3, 'one message'),
      finding('SUMMARY_GAP', 1, 'another message'),
      finding('SUMMARY_GAP', 1, 'a third message'),
      finding('TITLE_DRIFT', 0, 'a fourth message'),
      finding('EXTRA_MOMENT', 4, 'a fifth message'),
    );
    for (const message of ['one message', 'another message', 'a third message'])
      expect(page.split(message)).toHaveLength(2);
    expect(
      page.match(/<ol class="first">.*?<\/ol>/s)?.[0].replace(/ <span class="aside">|<\/?(?:ol|span)[^>]*>/g, '|'),
    ).toBe(
      '|<li><a href="#part-4-3">Wrong outcome</a>|Outcome|</li><li><a href="#part-4-1">Summary gap</a> ×2|Summary|</li><li><a href="#part-4-0">Title drift</a>|Title|</li>|',
    );
  });
});

it('both ends of the line of moments say which message they are', () => {
  expect(detailView(detailOf(), 0).toString()).toMatch(/<span>Message 0<\/span><span>Message \d+<\/span>/);
});
