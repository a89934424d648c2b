import { describe, expect, it } from '@jest/globals';
import { namingOldBase } from '../../src/report/old-base.js';
import { wholeBaseline } from '../builders/whole-report.js';

type Overrides = Partial<ReturnType<typeof wholeBaseline>>;

describe('what the base lacks', () => {
  const about = { scored_at: '2026-11-20T10:00:00Z', commit: 'abcdef0123' };
  it.each<[string, Overrides, string]>([
    [
      'the report of the merge base is as new as can be',
      { source: 'artifact', fallback: false, ...about },
      'Not on the base: a.|Requirements since the base: 1 new.|Other.',
    ],
    [
      'a file may be old',
      { source: 'file', fallback: false, ...about },
      'Not on the base: a.|Requirements since the base: 1 new. The base is the baseline file of 2026-11-20, commit abcdef0: the base branch may have it by now.|Other.',
    ],
    [
      'an ancestor is old',
      { source: 'artifact', fallback: true, scored_at: null, commit: null },
      'Not on the base: a.|Requirements since the base: 1 new. The base is the report of an older commit: the base branch may have it by now.|Other.',
    ],
  ])('is told with what the base is: %s', (_, overrides, wanted) => {
    const baseline = { ...wholeBaseline(), ...overrides };
    const caveats = ['Not on the base: a.', 'Requirements since the base: 1 new.', 'Other.'];
    expect(namingOldBase(caveats, baseline).join('|')).toBe(wanted);
    expect(namingOldBase(['Other.'], baseline)).toEqual(['Other.']);
    expect(namingOldBase(caveats, undefined)).toEqual(caveats);
  });
});
