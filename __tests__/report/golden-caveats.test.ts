import { describe, expect, it } from '@jest/globals';
import { goldenCaveats, goldenInTitle, isAboutGolden } from '../../src/report/golden-caveats.js';
import type { RunFacts } from '../../src/report/run-facts.js';

type Found = NonNullable<RunFacts['goldenOnBase']>;

const NOTHING = { gone: [], changed: [], unknown: [], why: null };
const WHY = 'only 30 files are read of the base';

describe('golden sessions that a pull request changes', () => {
  it.each<[string, Found | undefined, readonly string[], string]>([
    ['no pull request', undefined, [], ''],
    ['nothing', NOTHING, [], ''],
    [
      'sessions that are gone and others',
      { ...NOTHING, gone: ['s'], changed: ['t', 'u'] },
      [
        'This pull request takes 1 golden session out of the corpus: s.',
        'This pull request changes 2 golden sessions (reference or transcript): t, u.',
      ],
      ', 1 golden session of the base gone, 2 golden sessions changed',
    ],
    [
      'some of which nobody knows',
      { ...NOTHING, unknown: ['s'], why: WHY },
      [`Whether this pull request changes 1 golden session is not known (${WHY}): s.`],
      '',
    ],
    [
      'more of which nobody knows',
      { ...NOTHING, changed: ['s'], unknown: ['t', 'u'], why: WHY },
      [
        'This pull request changes 1 golden session (reference or transcript): s.',
        `Whether this pull request changes 2 more golden sessions is not known (${WHY}): t, u.`,
      ],
      ', 1 golden session changed',
    ],
    [
      'a base that cannot be read',
      { unread: 'git does not tell' },
      ['Whether this pull request changes golden sessions is not known (git does not tell).'],
      '',
    ],
  ])('are told of: %s', (_, goldenOnBase, caveats, title) => {
    const settings = {};
    const facts = goldenOnBase === undefined ? { settings } : { settings, goldenOnBase };
    expect(goldenCaveats(facts, undefined)).toEqual(caveats);
    expect(goldenInTitle(facts, undefined)).toBe(title);
    expect(caveats.every(isAboutGolden)).toBe(true);
  });

  it('do not repeat why the base cannot be read, where that has been told of the settings', () => {
    const policy = { changed: [], unread: WHY, isNew: false };
    const facts = { settings: { policy }, goldenOnBase: { unread: WHY } };
    expect(goldenCaveats(facts, undefined)).toEqual([
      'Whether this pull request changes golden sessions is not known either.',
    ]);
  });
});
