import { describe, expect, it } from '@jest/globals';
import { spread } from '../../../src/render/html/charts.js';

const bins = (counts: readonly number[]) => counts.map((count, i) => ({ from: i / 10, to: (i + 1) / 10, count }));
const SOME = [1, 0, 0, 0, 0, 0, 0, 0, 0, 10_000];

/** Class, height and title of each bar. */
const bars = (markup: { toString(): string }) =>
  [...markup.toString().matchAll(/<rect class="bin (\w+)"[^>]* height="([\d.]+)"><title>([^<]*)/g)].map(
    ([, heat, height, title]) => ({ heat, height: Number(height), title }),
  );

describe('a small histogram', () => {
  it('shows a single session among thousands', () => {
    const [first, last] = bars(spread('Title', bins(SOME)));
    expect(first).toEqual({ heat: 'h0', height: 2, title: '0.0 to 0.1: 1' });
    expect(last).toEqual({ heat: 'h9', height: 30, title: '0.9 to 1.0: 10000' });
  });

  it('has the colours the other way round where less is better', () => {
    expect(bars(spread('Hallucination', bins(SOME), 'less')).map(({ heat }) => heat)).toEqual(['h9', 'h0']);
  });

  it('says in words what it shows', () => {
    expect(spread('Title', bins(SOME)).toString()).toContain(
      'aria-label="Title, sessions by score. 0.0 to 0.1: 1, 0.9 to 1.0: 10000"',
    );
    expect(spread('Title', bins([])).toString()).toContain('aria-label="Title, sessions by score. None"');
  });
});
