import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../../src/adapters/digest.js';
import type { Defect } from '../../../src/core/finding.js';
import { cassetteDigest, mergeDefects } from '../../../src/run/shard/merge-parts.js';
import type { Part } from '../../../src/run/shard/read-part.js';

const nameless = (line: number, message = 'no name'): Defect => ({
  code: 'UNREADABLE_CANDIDATE',
  dimension: null,
  message,
  suggestion: null,
  place: { file: 'candidates.jsonl', line },
});

/** What a merge asks of a part. */
function part(defects: readonly Defect[], more = 0, moreUnmatched = 0): Part {
  const header = { corpus: { available: 1, canaries: [] }, more_defects: more };
  return { header, defects, unmatched: [], moreUnmatched } as unknown as Part;
}

const first = Array.from({ length: 1000 }, (_, i) => nameless(i + 1));

describe('what belongs to no session', () => {
  it('is told once by all shards that have read one file, and in the order of its lines', () => {
    const lines = [nameless(3), nameless(10), nameless(200)];
    expect(mergeDefects([part(lines), part(lines), part([])])).toEqual({ defects: lines, moreDefects: 0 });
  });

  it('counts lines beyond those that are told once as well', () => {
    const { defects, moreDefects } = mergeDefects([part(first, 500), part(first, 500), part([])]);
    expect(defects).toHaveLength(1000);
    expect(moreDefects).toBe(500);
  });

  it('is what all shards tell that have files of their own', () => {
    const other = first.map(({ place: { line = 0 } }) => nameless(line, 'other'));
    const { defects, moreDefects } = mergeDefects([part(first, 500), part(other, 7), part([nameless(1)])]);
    expect(defects).toHaveLength(2000);
    expect(defects.slice(0, 2)).toEqual([nameless(1), nameless(1, 'other')]);
    expect(moreDefects).toBe(507);
  });

  it('counts unmatched candidates that no report shows', () => {
    expect(mergeDefects([part([], 0, 3), part([nameless(1)], 0, 4)])).toEqual({
      defects: [nameless(1)],
      moreDefects: 7,
    });
  });
});

describe('the recorded answers that shards began with', () => {
  const of = (...digests: readonly (string | null)[]) =>
    digests.map((cassette_digest, i) => ({ header: { shard: i + 1, cassette_digest } }) as unknown as Part);

  it('are those of one run where all began with the same', () => {
    expect(cassetteDigest(of('a', 'a'), sha256)).toBe('a');
    expect(cassetteDigest(of(null, null), sha256)).toBeNull();
  });

  it('are all of them in the order of the shards, in whichever they are read', () => {
    const parts = of('a', 'b', null);
    const together = cassetteDigest(parts, sha256);
    expect(together).toBe(sha256(['a\n', 'b\n', 'null\n']));
    const [one, two, three] = parts;
    if (one === undefined || two === undefined || three === undefined) throw new Error('no parts');
    for (const order of [
      [three, two, one],
      [two, one, three],
      [three, one, two],
    ])
      expect(cassetteDigest(order, sha256)).toBe(together);
    expect(cassetteDigest(of('b', 'a', null), sha256)).not.toBe(together);
  });
});
