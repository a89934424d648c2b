import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inOurKeys, theirPath } from '../../../src/inputs/format/in-our-keys.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { formatBy } from './format-by.js';

const THEIRS = formatBy({
  fields: 'title=headline, summary=body.text, key_actions=bullets, outcome=status, aha_moments=moments',
  outcomes: 'completed=success, blocked=failed',
});

describe('a summary in the keys of a team', () => {
  it('is read from where the team has it', () => {
    const content = {
      headline: 'T',
      body: { text: 'S' },
      bullets: ['a'],
      status: ' Completed ',
      moments: [],
      other: 1,
    };
    const { value, doubled, outcomeWord } = inOurKeys(content, THEIRS);
    expect(value).toMatchObject({ title: 'T', summary: 'S', key_actions: ['a'], outcome: 'success', aha_moments: [] });
    expect([doubled, outcomeWord]).toEqual([[], ' Completed ']);
  });

  it('is read from our keys where it stands there alone', () => {
    const content = { title: 'T', body: { text: 'S' } };
    expect(inOurKeys(content, THEIRS).value).toMatchObject({ title: 'T', summary: 'S' });
    expect(theirPath(['title'], content, THEIRS)).toEqual(['title']);
    expect(theirPath(['summary'], content, THEIRS)).toEqual(['body', 'text']);
  });

  it('tells of a field that stands under both names, unless one says nothing', () => {
    expect(inOurKeys({ headline: 'T', title: 'U', bullets: null, key_actions: ['a'] }, THEIRS)).toMatchObject({
      doubled: ['title'],
      value: { key_actions: ['a'] },
    });
  });

  it('may have our keys change places', () => {
    const format = formatBy({ fields: 'title=summary, summary=title' });
    const { value, doubled } = inOurKeys({ title: 'long', summary: 'short' }, format);
    expect([value, doubled]).toMatchObject([{ title: 'short', summary: 'long' }, []]);
  });

  it('may have a field in what is our key', () => {
    const format = formatBy({ fields: 'title=summary.title, summary=summary.text' });
    const { value } = inOurKeys({ summary: { title: 'T', text: 'S' } }, format);
    expect(value).toMatchObject({ title: 'T', summary: 'S' });
  });

  it.each([
    ['through text', { body: 'plain' }],
    ['through a list', { body: [{ text: 'S' }] }],
    ['through null', { body: null }],
    ['to nothing', { body: {} }],
    ['nowhere', {}],
  ])('has nothing where a path leads %s', (_, content) => {
    expect(inOurKeys(content, THEIRS).value).toMatchObject({ summary: undefined });
  });

  it.each(['__proto__', 'constructor', 'toString', '__proto__.constructor'])('takes own members of %s only', (path) => {
    const format = formatBy({ fields: `summary=${path}` });
    expect(inOurKeys({}, format).value).toMatchObject({ summary: undefined });
    const own: unknown = JSON.parse(path.split('.').reduceRight((inner, key) => `{"${key}":${inner}}`, '"S"'));
    expect(inOurKeys(own, format).value).toMatchObject({ summary: 'S' });
  });

  it('is empty where the team has no such dimension', () => {
    const content = { title: 'T', summary: 'S', key_actions: 'no list', outcome: 3 };
    expect(inOurKeys(content, formatBy({ dimensions: 'title, summary' })).value).toMatchObject({
      ...{ title: 'T', summary: 'S', key_actions: [] },
    });
  });

  it.each(['text', 3, null, undefined, ['a']])('is left to its reader where it is %j', (content) => {
    expect(inOurKeys(content, THEIRS).value).toBe(content);
  });

  it('is itself in our own format', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        expect(inOurKeys(content, OWN_FORMAT).value).toBe(content);
      }),
    );
  });
});
