import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../../src/core/finding.js';
import { explainMissingKeys, findMissingKeys } from '../../../src/inputs/candidates/missing-keys.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';

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
    const strays = [...findMissingKeys(value, OWN_FORMAT)].flatMap(([dimension, { stray }]) =>
      stray === null ? [] : [[dimension, stray]],
    );
    expect(strays).toEqual(wanted);
  });

  it.each([[null], ['text'], [7], [[]]])('are none in %j', (value) =>
    expect(findMissingKeys(value, OWN_FORMAT).size).toBe(0),
  );

  it('are told once, in place of what follows from them', () => {
    const defect = (dimension: Defect['dimension'], message: string): Defect => ({
      code: 'MISSING_ACTION',
      dimension,
      message,
      suggestion: null,
      place: { file: 'a.json' },
    });
    const defects = [defect('title', 't'), defect('key_actions', 'a'), defect('key_actions', 'b'), defect(null, 'n')];
    expect(
      explainMissingKeys(
        defects,
        new Map([['key_actions', { wanted: 'key_actions', stray: 'keyActions' }]]),
        OWN_FORMAT,
      ),
    ).toMatchObject([
      { message: 't' },
      {
        message: 'key_actions is missing; the candidate has "keyActions", which nothing reads',
        suggestion: 'Rename "keyActions" to "key_actions"',
      },
      { message: 'n' },
    ]);
  });
});
