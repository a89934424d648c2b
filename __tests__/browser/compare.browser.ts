import { describe, expect, it } from '@jest/globals';
import { buildComparison } from '../../src/comparison/build-comparison.js';
import type { PairVerdict } from '../../src/judge/pairwise/verdict.js';
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
      pairwise: {
        ...{ model: tricks[0] ?? '', promptVersion: 'pairwise-1', questions: 180, costUsd: 0.1 },
        verdicts: [0, 1, 2].map(
          (pair) => new Map(variants[0] && [...variants[0].sessions.keys()].map(verdictOn(pair))),
        ),
      },
    }),
  );
}

/** Every result there is, by turns. */
function verdictOn(pair: number): (session: string, i: number) => readonly [string, PairVerdict] {
  const all: readonly PairVerdict[] = [
    {
      ...{ kind: 'a', isMuch: true, reason: Object.values(TRICKS).join(' ') },
      facts: Object.values(TRICKS).map((fact) => ({ fact, better: 'b' })),
    },
    { kind: 'b', isMuch: false, reason: 'x' },
    { kind: 'tie', reason: null },
    { kind: 'depends_on_order', place: 'first' },
    { kind: 'unmeasured', reason: 'budget' },
  ];
  return (session, i) => [session, all[(i * (pair + 1)) % all.length] ?? { kind: 'tie', reason: null }];
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

describe('the differences of two variants on a phone', () => {
  it.each([[390], [320]])('stand below each other at %i pixels, and no name or number is broken', async (width) => {
    const { page: opened } = await openPage(page(), { viewport: { width, height: 800 } });
    expect(await opened.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')).toBe(false);
    const lines = `[...document.querySelectorAll('.pairs details[open] .changes tbody tr')].flatMap((row) => {
      const [names, values] = ['.target bdi', '.value'].map((part) => [...row.querySelectorAll(part)]);
      const short = names.filter((name) => name.textContent === 'haiku');
      return [...short, ...values].map((it) => Math.round(it.getBoundingClientRect().height / 23));
    })`;
    const found = await opened.evaluate<readonly number[]>(lines);
    expect(found.length).toBeGreaterThan(20);
    expect(found.filter((height) => height > 2)).toEqual([]);
    // Side by side in six columns a row was no wider than its chart is now.
    const chart = await opened.locator('.pairs details[open] .changes .chart').first().boundingBox();
    expect(chart?.width).toBeGreaterThan(width * 0.7);
  });
});
