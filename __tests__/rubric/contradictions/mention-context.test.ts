import { describe, expect, it } from '@jest/globals';
import { contextOf, wordsBeside } from '../../../src/rubric/contradictions/mention-likeness.js';
import { mentionIn } from './readings.js';

describe('the words of fact beside a mention', () => {
  it.each<readonly [text: string, written: string, before: string, behind: string]>([
    ['The nightly import skipped 418 orders again today.', '418', 'skipped import nightly', 'orders today'],
    ['418 orders were skipped.', '418', '', 'orders skipped'],
    ['The import skipped 418', '418', 'skipped import', ''],
    ['It pins the agent in `deploy/agent.yaml` now.', 'deploy/agent.yaml', 'agent pins', ''],
    // Grammar is stepped over; behind the mention a preposition ends what is counted.
    ['The import of the shop was at 418 orders of the feed.', '418', 'shop import', 'orders'],
    ['The import read 418 new and large orders.', '418', 'read import', 'new'],
    ['The import read 418 of the orders.', '418', 'read import', ''],
    ['The import read 418 large, old orders.', '418', 'read import', 'large'],
    ['The import read 418 the orders.', '418', 'read import', 'orders'],
    // A mark on either side ends both.
    ['In short, skipped 418 orders; stores wept.', '418', 'skipped', 'orders'],
    ['The import (skipped) 418 orders (stores) wept.', '418', '', 'orders'],
    ['Result: skipped 418 orders: stores wept.', '418', 'skipped', 'orders'],
  ])('of %j, %s', (text, written, before, behind) => {
    const mention = mentionIn(text, written);
    const told = (side: -1 | 1, most: number) => wordsBeside(mention, side, most).map(({ word }) => word);
    expect([told(-1, 3).join(' '), told(1, 3).join(' ')]).toEqual([before, behind]);
    expect([told(-1, 1), told(1, 1)]).toEqual([told(-1, 3).slice(0, 1), told(1, 3).slice(0, 1)]);
  });
});

/** What a context keeps of the weight of each of its words. */
function sharesAround(text: string, written: string): Readonly<Record<string, number>> {
  const mention = mentionIn(text, written);
  const context = contextOf(mention);
  const terms = new Map(mention.sentence.tokens.map(({ term }) => [term.id, term]));
  return Object.fromEntries(
    [...context].map(([id, weight]) => [terms.get(id)?.word, weight / (terms.get(id)?.weight ?? 0)]),
  );
}

/** What is left of a weight behind so many words of fact. */
const behind = (words: number): number => 4 / (4 + words);

describe('what a mention leaves of the weight of the words around it', () => {
  it.each<readonly [why: string, text: string, written: string, shares: Readonly<Record<string, number>>]>([
    [
      'less with every word of fact between them, and nothing of the mention itself',
      'The nightly import skipped 418 orders of the warehouse feed today.',
      '418',
      {
        nightly: behind(2),
        import: behind(1),
        skipped: 1,
        orders: 1,
        warehouse: behind(1),
        feed: behind(2),
        today: behind(3),
      },
    ],
    ['all at the beginning', '418 orders failed.', '418', { orders: 1, failed: behind(1) }],
    ['all at the end', 'Failed orders: 418', '418', { failed: 0.3 * behind(1), orders: 0.3 }],
    [
      'of a name, whose parts are words themselves',
      'Pins agents in `deploy/worker.yaml` tightly.',
      'deploy/worker.yaml',
      { pins: behind(1), agents: 1, tightly: 1 },
    ],
    [
      'half behind a comma',
      'Store wept, skipped 418 orders, warehouse slept.',
      '418',
      {
        store: 0.5 * behind(2),
        wept: 0.5 * behind(1),
        skipped: 1,
        orders: 1,
        warehouse: 0.5 * behind(1),
        slept: 0.5 * behind(2),
      },
    ],
    [
      'a quarter behind two commas',
      'Store, wept, skipped 418 orders.',
      '418',
      { store: 0.25 * behind(2), wept: 0.5 * behind(1), skipped: 1, orders: 1 },
    ],
    [
      'three tenths behind a semicolon, a colon, a bracket or a dash',
      'Store wept; skipped 418 orders (warehouse).',
      '418',
      { store: 0.3 * behind(2), wept: 0.3 * behind(1), skipped: 1, orders: 1, warehouse: 0.3 * behind(1) },
    ],
    [
      'three tenths, and not less for a comma beside the bracket',
      'Skipped 418 orders), warehouse.',
      '418',
      { skipped: 1, orders: 1, warehouse: 0.3 * behind(1) },
    ],
    [
      'six tenths behind a word that joins, and all behind a comma that stands before it, too',
      'Store wept while import skipped 418 orders, but warehouse slept.',
      '418',
      {
        store: 0.6 * behind(3),
        wept: 0.6 * behind(2),
        import: behind(1),
        skipped: 1,
        orders: 1,
        warehouse: 0.3 * behind(1),
        slept: 0.3 * behind(2),
      },
    ],
    [
      'of a word that stands there twice what the nearer one has',
      'Orders skipped 418 orders, and skipped orders.',
      '418',
      { skipped: 1, orders: 1 },
    ],
  ])('is %s', (_, text, written, shares) => {
    const wanted = Object.entries(shares).map(([word, share]) => [word, expect.closeTo(share, 9)]);
    expect(sharesAround(text, written)).toEqual(Object.fromEntries(wanted));
  });

  it('looks at sixty words on each side', () => {
    const text = (words: number) => `${'Warehouse '}${'the '.repeat(words)}418 ${'of '.repeat(words)}orders.`;
    expect(sharesAround(text(59), '418')).toEqual({ warehouse: 1 });
    expect(sharesAround(text(60), '418')).toEqual({});
  });

  it('leaves out what would weigh less than three', () => {
    const around = (words: number) => sharesAround(`418 ${'orders '.repeat(words)}, warehouse.`, '418');
    const weight = mentionIn('418 warehouse').sentence.tokens.at(-1)?.term.weight ?? 0;
    // So many words leave three of the half that the comma leaves.
    const words = (4 * weight) / 2 / 3 - 4;
    expect(around(words)).toEqual({ orders: 1, warehouse: 3 / weight });
    expect(around(words + 1)).toEqual({ orders: 1 });
  });

  it('begins at the last word that is read where the mention stands behind it', () => {
    expect(sharesAround(`${'the '.repeat(299)}warehouse skipped 418 orders.`, '418')).toEqual({ warehouse: 1 });
  });
});
