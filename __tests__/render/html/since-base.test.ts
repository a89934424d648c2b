import { describe, expect, it } from '@jest/globals';
import type { Detail, PageSummary } from '../../../src/render/html/page-data.js';
import { sinceBase } from '../../../src/render/html/since-base.js';

const summary = (overrides: Partial<PageSummary> = {}): PageSummary => ({
  ...{ title: 'Title', summary: 'All tests pass now.', actions: ['Ran the tests', 'Opened PR #3'] },
  ...{ outcome: 'success', moments: [{ seq: 3, type: 'insight', highlight: 'the cause' }] },
  ...overrides,
});
const detail = (
  base: PageSummary | undefined,
  candidate: PageSummary | null,
  change: number | null = null,
): Detail => ({
  ...{ overall: 0.5, change, path: null, dimensions: [], findings: [], omitted: 0, waivers: [], requirements: '' },
  ...{ withoutTexts: '', judge: null },
  ...(base !== undefined && { base }),
  texts:
    candidate === null
      ? null
      : { reference: summary(), candidate, contradictions: { title: [], summary: [] }, actions: [] },
});
const shown = (one: Detail): string => sinceBase(one)?.toString() ?? '';

describe('what changed since the base', () => {
  it('is each field that is another one, with the words that differ marked', () => {
    const html = shown(detail(summary(), summary({ summary: 'No tests pass now.', moments: [] })));
    expect(html).toContain('2 fields changed (summary, aha moments)');
    expect(html).toContain('<del class="missing">All</del> tests pass now.');
    expect(html).toContain('<ins class="added">No</ins> tests pass now.');
    expect(html).toContain('3 insight: the cause');
    expect(html).not.toContain('Opened PR #3');
  });

  it('is open where the session has fallen', () => {
    const other = summary({ title: 'Another' });
    const isOpen = (change: number | null): boolean => / open>/.test(shown(detail(summary(), other, change)));
    expect([-0.1, 0, 0.1, null].map(isOpen)).toEqual([true, false, false, false]);
  });

  it('is what was there before, where the candidate cannot be read now', () => {
    const html = shown(detail(summary({ title: '<img src=x>' }), null));
    expect(html).toContain('What it was on the base');
    expect(html).toContain('&lt;img src=x&gt;');
  });

  it.each([
    ['there was none', detail(undefined, summary())],
    ['no field that anybody scores differs', detail(summary(), summary())],
  ])('is nothing where %s', (_, one) => expect(shown(one)).toBe(''));

  it('says why it is not shown', () => {
    expect(shown({ ...detail(undefined, summary()), withoutBase: 'Why <so>.' })).toContain('Why &lt;so&gt;.');
  });
});
