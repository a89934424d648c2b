import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../../src/core/finding.js';
import { explainMissingKeys, findMissingKeys } from '../../../src/inputs/candidates/missing-keys.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { formatBy } from '../format/format-by.js';

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

  it.each<[string, object, readonly [string, string][]]>([
    ['beside the others of their folder', { body: { titel: 'x', text: 'S' } }, [['title', 'body.titel']]],
    ['not at the top, where the field is in a folder', { titel: 'x', body: { text: 'S' } }, []],
    ['not in the folder, where the field is at the top', { body: { title: 'T', text: 'S', outcoem: 'x' } }, []],
    ['at the top', { body: { title: 'T', text: 'S' }, outcoem: 'x' }, [['outcome', 'outcoem']]],
    ['not what is read', { body: { title: 'T', texts: 'S', text: 'S' } }, []],
    ['where there is no folder', {}, []],
  ])('of a team are found %s', (_, value, wanted) => {
    const format = formatBy({ fields: 'title=body.title, summary=body.text', dimensions: 'title, summary, outcome' });
    const strays = [...findMissingKeys(value, format)].flatMap(([dimension, { stray }]) =>
      stray === null ? [] : [[dimension, stray]],
    );
    expect(strays).toEqual(wanted);
  });

  it('leave nothing to tell where nothing is missing', () => {
    const whole = { title: '', summary: '', key_actions: [], outcome: '', aha_moments: [] };
    expect(findMissingKeys(whole, OWN_FORMAT).size).toBe(0);
    expect(findMissingKeys({ ...whole, outcome: undefined }, OWN_FORMAT).size).toBe(0);
    expect([...findMissingKeys({}, OWN_FORMAT).keys()]).toEqual(Object.keys(whole));
  });

  it.each<[string, Defect['dimension'], string, string]>([
    ['an outcome', 'outcome', 'The outcome is empty; allowed: success', 'The outcome is missing; allowed: success'],
    ['moments', 'aha_moments', 'Nothing is said of it', 'Nothing is said of it'],
    ['a title', 'title', 'The title is empty', 'title is missing'],
  ])('are told as missing where nothing is like them: %s', (_, dimension, message, wanted) => {
    const defect: Defect = { code: 'MISSING_ACTION', dimension, message, suggestion: null, place: { file: 'a.json' } };
    const told = explainMissingKeys([defect], findMissingKeys({}, OWN_FORMAT), OWN_FORMAT);
    expect(told.map((one) => one.message)).toEqual([expect.stringContaining(wanted)]);
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
