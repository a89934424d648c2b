import { describe, expect, it } from '@jest/globals';
import { type Ranked, withinUploadLimits } from '../../src/render/upload-limits.js';

const MEGABYTE = 'é'.repeat(500_000);

function ranked(result: unknown, rank = 0, severity: Ranked['severity'] = 'error'): Ranked {
  return { severity, rank, make: () => result };
}

describe('what fits into one upload', () => {
  it('is less than 10 MB of UTF-8, uncompressed, and more than 8', () => {
    const { kept, omitted } = withinUploadLimits(Array.from({ length: 12 }, () => ranked(MEGABYTE)));
    expect({ kept: kept.length, omitted }).toEqual({ kept: 8, omitted: 4 });
  });

  it('is what comes before the first that has no room, most severe first', () => {
    const all = [
      ranked('a note', 0, 'note'),
      ...Array.from({ length: 9 }, (_, i) => ranked(`${i}${MEGABYTE}`, 0, 'warning')),
      ranked('the second error of a session', 1),
      ranked('its first error', 0),
    ];
    const { kept, omitted } = withinUploadLimits(all);
    const heads = kept.map((result) => String(result).slice(0, 40).replace(/é+/, ''));
    expect(heads).toEqual([...'01234567', 'the second error of a session', 'its first error']);
    expect(omitted).toBe(2);
  });

  it('is at most 5,000 results, of which GitHub shows no more', () => {
    const all = Array.from({ length: 5_003 }, (_, i) => ranked(i, i < 3 ? 1 : 0));
    const { kept, omitted } = withinUploadLimits(all);
    expect([kept.length, kept[0], omitted]).toEqual([5_000, 3, 3]);
  });

  it('is everything of a small list, in its order', () => {
    const all = [ranked('b', 1, 'note'), ranked('a', 0), ranked('c', 7, 'warning')];
    expect(withinUploadLimits(all)).toEqual({ kept: ['b', 'a', 'c'], omitted: 0 });
    expect(withinUploadLimits([])).toEqual({ kept: [], omitted: 0 });
  });
});
