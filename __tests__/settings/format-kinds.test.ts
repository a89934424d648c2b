import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldPathText, readFieldPath } from '../../src/core/field-path.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { weightsOf } from '../../src/settings/default-weights.js';
import { dimensionList, fieldPaths, outcomeWords } from '../../src/settings/format-kinds.js';
import type { RawValue } from '../../src/settings/raw-values.js';
import { anyCharacter } from '../builders/characters.js';

const map = (pairs: Readonly<Record<string, RawValue>>): RawValue => new Map(Object.entries(pairs));

describe('fields', () => {
  it.each<[string, RawValue, Readonly<Record<string, string>>]>([
    ['pairs of text', 'summary = body.text, title=headline', { title: 'headline', summary: 'body.text' }],
    ['lines of text', 'title=headline\nkey_actions=bullets', { title: 'headline', key_actions: 'bullets' }],
    ['a mapping', map({ summary: 'body.text', topics_found: 'tags' }), { summary: 'body.text', topics_found: 'tags' }],
    ['keys that objects have', map({ title: '__proto__.constructor' }), { title: '__proto__.constructor' }],
    ['keys of any script', 'title=標題, summary=本文.テキスト', { title: '標題', summary: '本文.テキスト' }],
    ['the session of a line', 'name=call.id, title=name', { title: 'name', name: 'call.id' }],
    ['two fields that change places', 'title=summary, summary=title', { title: 'summary', summary: 'title' }],
  ])('are read from %s', (_, raw, wanted) => {
    expect(fieldPaths.parse(raw)).toEqual({ value: wanted });
  });

  it.each<[string, RawValue, string]>([
    ['an unknown field', 'sumary=body', '"sumary" is not a field (did you mean summary?)'],
    ['a pair the wrong way round', 'body=summary', '"body" is not a field (write summary=body: our name stands first)'],
    ['a key that objects have', map({ __proto__x: 'a' }), '"__proto__x" is not a field'],
    ['a name the wrong way round', 'id=name', '"id" is not a field (write name=id: our name stands first)'],
    ['a session where a field is', 'title=id, name=id', 'name and title have the same path'],
    ['a field twice', 'title=a, title=b', 'title is given twice'],
    ['an empty path', 'title=', 'title: the path is empty'],
    ['an empty key', 'title=a..b', 'title: "a..b" has an empty key'],
    ['a dot at the end', 'title=a.', 'title: "a." has an empty key'],
    ['one path twice', 'title=text, summary=text', 'summary and title have the same path'],
    ['a path in a path', 'title=body, summary=body.text', 'the path of summary lies inside that of title'],
    ['a path around a path', 'title=body.title, summary=body', 'the path of title lies inside that of summary'],
    ['a number', map({ title: 7 }), 'title: 7 is not a path (YAML needs quotes around such a name)'],
    ['a list', ['title'], 'a list is not a mapping'],
    ['text without a pair', 'title', '"title" has no "="'],
    ['nothing', '', 'no field is named'],
  ])('refuse %s', (_, raw, problem) => {
    expect(fieldPaths.parse(raw)).toMatchObject({ problem });
  });

  it('tell everything that is wrong at once', () => {
    expect(fieldPaths.parse('sumary=a, title=b, title=c')).toMatchObject({
      problem: '"sumary" is not a field (did you mean summary?), title is given twice',
    });
  });

  it('are equal however they were written', () => {
    expect(JSON.stringify(fieldPaths.parse('summary=b, title=a'))).toBe(
      JSON.stringify(fieldPaths.parse('title=a, summary=b')),
    );
  });
});

describe('a path of keys', () => {
  it.each([
    ['a', ['a']],
    ['a.b', ['a', 'b']],
    ['a\\.b', ['a.b']],
    ['a\\\\.b', ['a\\', 'b']],
    ['a\\b', ['a\\b']],
    ['', undefined],
    ['.', undefined],
  ])('%j leads to %j', (text, keys) => expect(readFieldPath(text)).toEqual(keys));

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: anyCharacter }), { minLength: 1, maxLength: 4 }), (keys) => {
        expect(readFieldPath(fieldPathText(keys))).toEqual(keys);
      }),
    );
  });
});

describe('outcomes', () => {
  it.each<[string, RawValue, Readonly<Record<string, string>>]>([
    ['pairs of text', 'Completed=success, blocked = failed', { Completed: 'success', blocked: 'failed' }],
    ['a mapping', map({ 'hand over': 'partial' }), { 'hand over': 'partial' }],
    ['a word of ours', 'partial=failed', { partial: 'failed' }],
    [
      'our word for success where another means it',
      'success=partial, done=success',
      { success: 'partial', done: 'success' },
    ],
  ])('are read from %s', (_, raw, wanted) => {
    expect(outcomeWords.parse(raw)).toEqual({ value: wanted });
  });

  it('keep a word that objects have', () => {
    const parsed = outcomeWords.parse(new Map([['__proto__', 'success']]));
    expect('value' in parsed && Object.entries(parsed.value)).toEqual([['__proto__', 'success']]);
  });

  it.each<[string, RawValue, string]>([
    [
      'settings that leave no word for success',
      'success=failed',
      '"success" means another outcome, and no word means success (name one, such as done=success)',
    ],
    ['what is nothing of ours', 'blocked=fail', '"blocked": "fail" is not an outcome (did you mean failed?)'],
    [
      'a pair the wrong way round',
      'success=done',
      '"success": "done" is not an outcome (write done=success: your word stands first)',
    ],
    ['a word twice', 'Done=success, done =failed', '"done" is given twice'],
    ['an empty word', '=success', 'a word is empty'],
    ['a list', ['done'], 'a list is not a mapping'],
    ['nothing', ' ', 'no word is named'],
  ])('refuse %s', (_, raw, problem) => {
    expect(outcomeWords.parse(raw)).toMatchObject({ problem });
  });
});

describe('dimensions', () => {
  it.each<[string, RawValue]>([
    ['text', 'summary, title'],
    ['a list', ['summary', 'title']],
  ])('are read from %s, in their own order', (_, raw) => {
    expect(dimensionList.parse(raw)).toEqual({ value: ['title', 'summary'] });
  });

  it.each<[string, RawValue, string]>([
    ['an unknown one', 'titel', '"titel" is not a dimension (did you mean title?)'],
    ['one twice', 'title, title', 'title is given twice'],
    ['none', '', 'no dimension is named'],
    ['an empty list', [], 'no dimension is named'],
    ['the word none', 'none', '"none" is not a dimension'],
    ['topics', 'topics_found', '"topics_found" is not a dimension'],
    ['a number', 3, '3 is no list of dimensions'],
    ['a list in it', [['title']], 'a list is not a dimension'],
  ])('refuse %s', (_, raw, problem) => {
    expect(dimensionList.parse(raw)).toEqual({ problem });
  });
});

describe('the default weights', () => {
  it('are scaled to the dimensions that there are', () => {
    expect(weightsOf(['title', 'summary'])).toEqual({
      ...{ title: 0.4, summary: 0.6 },
      ...{ key_actions: 0, outcome: 0, aha_moments: 0 },
    });
  });

  it('are 1 together, whatever there is', () => {
    fc.assert(
      fc.property(fc.subarray([...DIMENSIONS], { minLength: 1 }), (dimensions) => {
        const weights = weightsOf(dimensions);
        const sum = DIMENSIONS.reduce((total, dimension) => total + weights[dimension], 0);
        expect(Math.abs(sum - 1)).toBeLessThan(1e-9);
        expect(DIMENSIONS.filter((dimension) => weights[dimension] > 0)).toEqual(dimensions);
      }),
    );
  });
});
