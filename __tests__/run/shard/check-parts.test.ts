import { describe, expect, it } from '@jest/globals';
import { checkParts } from '../../../src/run/shard/check-parts.js';
import { header } from '../../../src/run/shard/part-schema.js';
import type { Part } from '../../../src/run/shard/read-part.js';
import type { ScoredSession } from '../../../src/scoring/scored-session.js';
import { shardSpec } from '../../../src/settings/value-kinds.js';

const JUDGE = {
  ...{ mode: 'reference', model: 'm', promptVersion: '1', samples: 1, metrics: ['rubric'] },
  baseUrl: null,
};
const META = { rate: 0, model: 'm' };
const HEADER = {
  ...{ of: 2, run: null, settings: {}, settings_digest: 'a' },
  corpus: { available: 2, canaries: ['k'], skippedFolders: 0, digest: 'c' },
  judge: { ...JUDGE, meta: META },
  labels: { count: 2, digest: 'l' },
  candidates: { any: true, valid: true },
};

/** What is looked at of a part, which its reader would have checked by itself. */
function part(
  shard: 1 | 2,
  header: object = {},
  statuses: readonly ScoredSession['status'][] = shard === 1 ? ['scored'] : ['canary', 'missing_candidate'],
  labels = 1,
): Part {
  const all = { file: `${shard}.jsonl`, header: { ...HEADER, shard, ...header }, statuses, labels: Array(labels) };
  return all as unknown as Part;
}

function told(second: Part, limit: number | null = null): readonly string[] {
  return checkParts([part(1), second], { settings: {}, limit, runs: null }).map(({ message }) => message);
}

describe('parts', () => {
  it('are of one run where nothing differs', () => {
    expect(told(part(2))).toEqual([]);
  });

  it.each<readonly [string, object]>([
    ['another number of shards', { of: 3 }],
    ['other settings', { settings_digest: 'b' }],
    ['another corpus', { corpus: { ...HEADER.corpus, digest: 'd' } }],
    ['another corpus', { corpus: { ...HEADER.corpus, canaries: [] } }],
    ['another judge', { judge: null }],
    ...Object.entries({ mode: 'absolute', model: 'n', promptVersion: '2', samples: 3, metrics: [], baseUrl: 'x' }).map(
      ([key, value]) => ['another judge', { judge: { ...JUDGE, meta: META, [key]: value } }] as const,
    ),
    ['another judge', { judge: { ...JUDGE, meta: META, isSimulated: true } }],
    ['another judge', { judge: { ...JUDGE, meta: { ...META, rate: 1 } } }],
    ['another judge', { judge: { ...JUDGE, meta: { ...META, model: 'n' } } }],
    ['other labels', { labels: null }],
    ['other labels', { labels: { count: 2, digest: 'm' } }],
  ])('are refused where one has %s: %j', (what, header) => {
    const of = 'of' in header ? 3 : 2;
    expect(told(part(2, header))).toEqual([
      `the part of shard 2 of ${of} has ${what} than that of shard 1 of 2 (1.jsonl)`,
    ]);
  });

  it.each<readonly [string, Part, number | null]>([
    ['the parts hold 1 sessions of the corpus, and 2 were to be scored', part(2, {}, ['canary']), null],
    ['the parts hold 2 sessions of the corpus, and 1 were to be scored', part(2), 1],
    ['the parts do not hold the canaries of the corpus', part(2, {}, ['scored']), null],
    ['the parts hold 1 labels of 2', part(2, {}, ['canary', 'scored'], 0), null],
    [
      'limit: the parts hold 2 candidates without a golden session, more than it allows; every shard must see all candidates',
      part(2, {}, ['canary', 'scored', 'unreferenced', 'unreferenced']),
      3,
    ],
  ])('are refused where %s', (message, second, limit) => {
    expect(told(second, limit)).toEqual([message]);
  });

  it('must have the settings of the job that merges them, of which a long value is told by its beginning', () => {
    const messages = (theirs: object, ours: Readonly<Record<string, string>>) =>
      checkParts([part(1, { settings: theirs }), part(2, { settings: theirs })], {
        settings: ours,
        limit: null,
        runs: null,
      }).map(({ message }) => message);
    expect(messages({ a: '1', b: 'null' }, { a: '1', b: 'null' })).toEqual([]);
    expect(messages({ b: 'x'.repeat(81), a: 'x'.repeat(80) }, { c: 'null', a: '1' })).toEqual(
      ['shard 1 of 2', 'shard 2 of 2'].flatMap((one) => [
        `a is ${'x'.repeat(80)} in ${one}, and 1 here`,
        `b is ${'x'.repeat(80)}… in ${one}, and unset here`,
        `c is unset in ${one}, and none here`,
      ]),
    );
  });

  it('are told by ten settings that differ, and how many more there are', () => {
    const messages = (count: number) => {
      const settings = Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${1000 + i}`, '1']));
      const found = checkParts([part(1, { settings })], { settings: {}, limit: null, runs: null });
      return found.map(({ message }) => message).slice(9);
    };
    const tenth = 'a1009 is 1 in shard 1 of 2, and unset here';
    expect(messages(10)).toEqual([tenth]);
    expect(messages(11)).toEqual([tenth, '1 more setting of shard 1 of 2 differs']);
    expect(messages(2010)).toEqual([tenth, '2000 more settings of shard 1 of 2 differ']);
  });

  it('must know the same samples where they see any candidate', () => {
    const samples = [1, 2];
    expect(told(part(2, { samples }))).toEqual([
      'the part of shard 2 of 2 knows samples 1, 2, and that of shard 1 of 2 none',
    ]);
    expect(told(part(2, { samples, candidates: { any: false, valid: false } }))).toEqual([]);
  });

  it('may have as many candidates without a golden session as the limit leaves', () => {
    expect(told(part(2, {}, ['canary', 'scored', 'unreferenced']), 3)).toEqual([]);
  });
});

it.each([
  [1, true],
  [9999, true],
  [0, false],
  [10_000, false],
  [1.5, false],
])('a part may be of shard %d, as a shard may be: %s', (position, isAllowed) => {
  const isIn = (key: 'shard' | 'of') => header.shape[key].safeParse(position).success;
  const isSetting = 'value' in shardSpec.parse(`${position}/${position}`);
  expect([isIn('shard'), isIn('of'), isSetting]).toEqual([isAllowed, isAllowed, isAllowed]);
});
