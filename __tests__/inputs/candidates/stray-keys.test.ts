import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../../src/core/finding.js';
import { explainStrayKeys, findStrayKeys } from '../../../src/inputs/candidates/stray-keys.js';

describe('keys that nothing reads', () => {
  it.each<[string, object, [string, string][]]>([
    [
      'in camel case',
      { keyActions: [], ahaMoments: [] },
      [
        ['key_actions', 'keyActions'],
        ['aha_moments', 'ahaMoments'],
      ],
    ],
    ['in capitals', { Outcome: 'success' }, [['outcome', 'Outcome']]],
    ['mistyped', { tilte: 'x' }, [['title', 'tilte']]],
    ['not when the key itself is there', { outcome: 'success', Outcome: 'failed' }, []],
    ['not when they are like nothing', { model: 'm', duration_ms: 3 }, []],
  ])('are found %s', (_, value, wanted) => {
    expect([...findStrayKeys(value)]).toEqual(wanted);
  });

  it.each([[null], ['text'], [7], [[]]])('are none in %j', (value) => expect(findStrayKeys(value).size).toBe(0));

  it('are told once, in place of what follows from them', () => {
    const defect = (dimension: Defect['dimension'], message: string): Defect => ({
      code: 'MISSING_ACTION',
      dimension,
      message,
      suggestion: null,
      place: { file: 'a.json' },
    });
    const defects = [defect('title', 't'), defect('key_actions', 'a'), defect('key_actions', 'b'), defect(null, 'n')];
    expect(explainStrayKeys(defects, new Map([['key_actions', 'keyActions']]))).toMatchObject([
      { message: 't' },
      {
        message: 'key_actions is missing; the candidate has "keyActions", which nothing reads',
        suggestion: 'Rename "keyActions" to "key_actions"',
      },
      { message: 'n' },
    ]);
  });
});
