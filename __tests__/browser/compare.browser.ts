import { describe, expect, it } from '@jest/globals';
import { buildComparison } from '../../src/comparison/build-comparison.js';
import { comparisonHtml } from '../../src/render/comparison/comparison-html.js';
import { resolveSettings } from '../../src/settings/resolve.js';
import { variantOf } from '../builders/variants.js';
import { makeWorkspace } from '../builders/workspace.js';
import { TRICKS } from '../render/page/tricks.js';
import { audit, openPage } from './open-page.js';

/** Three variants that differ in everything, with names and findings as foreign as they come. */
function page(): string {
  const tricks = Object.values(TRICKS);
  const names = ['haiku', tricks.join(' ').slice(0, 60), 'w'.repeat(60)];
  const variants = names.map((name, v) =>
    variantOf(
      name,
      Array.from({ length: 30 }, (_, i) => ({
        overall: 0.5 + 0.01 * ((i * (v + 3)) % 30) + 0.1 * v,
        codes: (i + v) % 3 === 0 ? (['WRONG_OUTCOME'] as const) : [],
        wrong: (i + v) % 3 === 0 ? 1 : 0,
        gatesFailed: v === 2 && i < 20 ? ['fail-on.outcome'] : [],
        usage: { costUsd: 0.001 * (v + 1), inputTokens: 5000, outputTokens: 200 },
      })),
      {
        findingsOf: (session) =>
          tricks.slice(0, 3).map((message) => ({
            ...{ code: 'WRONG_OUTCOME' as const, dimension: 'outcome' as const, message, suggestion: null },
            place: { file: session },
          })),
      },
    ),
  );
  return comparisonHtml(
    buildComparison({
      scoredAt: new Date(0),
      settings: resolveSettings(new Map(), makeWorkspace().files),
      names: ['corpus'],
      corpusDigest: '0'.repeat(64),
      variants,
      against: null,
    }),
  );
}

describe('the page of a comparison', () => {
  it.each([
    ['a desk', 1280, 'light'],
    ['a desk at night', 1280, 'dark'],
    ['a phone', 375, 'light'],
  ] as const)('can be read on %s, by everybody, without a program or a connection', async (_, width, colorScheme) => {
    const opened = await openPage(page(), { viewport: { width, height: 800 }, colorScheme });
    expect(await opened.page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    for (const pair of await opened.page.locator('details').all()) await pair.evaluate('(it) => { it.open = true; }');
    expect(await audit(opened.page)).toEqual([]);
    expect(await opened.page.locator('script, img, iframe').count()).toBe(0);
    expect([...opened.complaints, ...opened.requests]).toEqual([]);
  });
});
