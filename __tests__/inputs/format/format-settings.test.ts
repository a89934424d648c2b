import { describe, expect, it } from '@jest/globals';
import type { Dimension } from '../../../src/core/summary.js';
import type { StrangeKey } from '../../../src/inputs/format/field-guess.js';
import { fieldsSetting, outcomesSetting, strangeWords } from '../../../src/inputs/format/format-settings.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { formatBy } from './format-by.js';

const guessed = (...pairs: readonly (readonly [Dimension, string])[]): ReadonlyMap<Dimension, StrangeKey> =>
  new Map(pairs.map(([dimension, path]) => [dimension, { path, kind: 'line' }]));

describe('the setting fields, with what was guessed', () => {
  it.each([
    ['has the guess alone', {}, guessed(['title', 'Name']), 'fields: title=Name'],
    [
      'keeps what it has',
      { fields: 'summary=body.text' },
      guessed(['title', 'Name']),
      'fields: summary=body.text, title=Name',
    ],
    [
      'keeps the session of a line',
      { fields: 'summary=body.text, name=callId' },
      guessed(['title', 'Name']),
      'fields: name=callId, summary=body.text, title=Name',
    ],
    [
      'has the guess in place of what it had',
      { fields: 'title=head' },
      guessed(['title', 'Name']),
      'fields: title=Name',
    ],
    [
      'goes into the config file for a comma',
      {},
      guessed(['title', 'a,b']),
      'in the config file, since an input takes no such key, fields: {"title": "a,b"}',
    ],
    [
      'goes there for a line break',
      {},
      guessed(['title', 'a\nb'], ['outcome', 'c']),
      'in the config file, since an input takes no such key, fields: {"title": "a\\nb", "outcome": "c"}',
    ],
    ['takes the second sign of equality', {}, guessed(['title', 'a=b']), 'fields: title=a=b'],
  ])('%s', (_, settings, guesses, wanted) => expect(fieldsSetting(guesses, formatBy(settings))).toBe(wanted));
});

describe('the setting outcomes, with words that nobody has explained', () => {
  it.each([
    ['says what a word probably means', {}, [' Done '], 'outcomes: Done=success'],
    ['leaves to a person what it does not know', {}, ['green'], 'outcomes: green=<success, partial or failed>'],
    ['keeps what it has', { outcomes: 'ok=success' }, ['stuck'], 'outcomes: ok=success, stuck=failed'],
    [
      'goes into the config file for a word with a sign of equality',
      {},
      ['a=b', 'done'],
      'in the config file, since an input takes no such key, outcomes: {"a=b": "<success, partial or failed>", "done": "success"}',
    ],
    [
      'names eight words at most',
      {},
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((sign) => `ok-${sign}`),
      `outcomes: ${['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((sign) => `ok-${sign}=<success, partial or failed>`).join(', ')}`,
    ],
  ])('%s', (_, settings, words, wanted) => expect(outcomesSetting(words, formatBy(settings))).toBe(wanted));
});

describe('words for an outcome that nobody knows', () => {
  it('are neither ours nor those of the setting, however they are written', () => {
    const words = ['Success ', 'OK', 'ok', 'partial', 'failed', 'green', ' '];
    expect(strangeWords(words, OWN_FORMAT)).toEqual(['OK', 'ok', 'green', ' ']);
    expect(strangeWords(words, formatBy({ outcomes: 'ok=success' }))).toEqual(['green', ' ']);
  });
});
