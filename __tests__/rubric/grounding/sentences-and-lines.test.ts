import { describe, expect, it } from '@jest/globals';
import { statementsOf, toldSentences } from '../../../src/rubric/grounding/statements.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';
import { SECRETS } from '../../builders/credentials.js';

describe('the sentences of a summary', () => {
  const summary = (overrides: object) => ({
    ...{ title: '', summary: '', key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] },
    ...overrides,
  });

  it('are told with their places', () => {
    const told = toldSentences(
      summary({
        title: 'Pin redis. Ship',
        summary: 'One. Two\n\nthree 1.5 s. four',
        key_actions: ['a', 'B! C'],
        aha_moments: [{ seq: 1, type: 'x', highlight: 'd' }],
      }),
    );
    expect(told.map(({ dimension, path, text }) => `${dimension} ${path.join('.')} ${text}`)).toEqual([
      'title title Pin redis.',
      'title title Ship',
      'summary summary One.',
      'summary summary Two',
      'summary summary three 1.5 s. four',
      'key_actions key_actions.0 a',
      'key_actions key_actions.1 B!',
      'key_actions key_actions.1 C',
      'aha_moments aha_moments.0.highlight d',
    ]);
  });

  it.each([
    ['Cut it, i.e. EUR 40. Then Ms. Brandt called', ['Cut it, i.e. EUR 40.', 'Then Ms. Brandt called']],
    ['Am 9. März ging es los. Bis 40. Dann nicht', ['Am 9. März ging es los.', 'Bis 40.', 'Dann nicht']],
    ['It was 1.9. Jan saw it. She has a PhD. Dr. No', ['It was 1.9.', 'Jan saw it.', 'She has a PhD.', 'Dr. No']],
  ])('do not end at a point of their own: %s', (text, wanted) =>
    expect(toldSentences(summary({ summary: text })).map((told) => told.text)).toEqual(wanted),
  );

  it('are two thousand at most, of two thousand characters', () => {
    expect(toldSentences(summary({ summary: 'a\n'.repeat(2_500) }))).toHaveLength(2_000);
    expect(toldSentences(summary({ summary: 'a'.repeat(2_500) }))[0]?.text).toHaveLength(2_000);
  });

  it('have numbers and names', () => {
    const [one] = statementsOf(summary({ title: 'Pinned src/cache.ts to 7 files' }));
    expect(one?.names.map(({ written }) => written)).toEqual(['src/cache.ts']);
    expect(one?.measures.quantities.map(({ written }) => written)).toEqual(['7']);
  });
});

describe('lines of a session', () => {
  const found = (texts: readonly string[], keys: readonly string[], words: readonly string[] = []) =>
    new ToldTexts(texts).linesWith(keys, words)?.map(({ text, at }) => `${at} ${text}`);

  it('have a key and another one, or a word', () => {
    const texts = ['redis alone\nRedis pinned. Valkey pinned', 'none', 'redis and valkey'];
    expect(found(texts, ['redis'], ['pinned'])).toEqual(['1 Redis pinned.']);
    expect(found(texts, ['redis', 'valkey'])).toEqual(['2000000 redis and valkey']);
    expect(found(texts, ['redis', 'valkey'], ['pinned'])).toEqual([
      '1 Redis pinned.',
      '2 Valkey pinned',
      '2000000 redis and valkey',
    ]);
    expect(found(texts, ['redis'], ['redis'])).toEqual([]);
    expect(found(texts, [], ['pinned'])).toEqual([]);
  });

  it('have numbers as a whole', () => {
    expect(found(['redis 17', 'redis 7', 'redis 71 or 7'], ['redis'], ['7'])).toEqual([
      '1000000 redis 7',
      '2000000 redis 71 or 7',
    ]);
  });

  it('are not told where there are too many, or one is too long', () => {
    const line = 'redis pinned\n';
    expect(found([line.repeat(1_000)], ['redis'], ['pinned'])).toHaveLength(1_000);
    expect(found([line.repeat(1_001)], ['redis'], ['pinned'])).toBeUndefined();
    const long = (length: number) => `redis pinned ${'x'.repeat(length - 13)}`;
    expect(found([long(2_000)], ['redis'], ['pinned'])).toHaveLength(1);
    expect(found([long(2_001)], ['redis'], ['pinned'])).toBeUndefined();
  });

  it('may be quoted without a piece of a credential', () => {
    const [, secret = ''] = SECRETS[0] ?? [];
    const told = new ToldTexts(['a', `b ${secret}\nc`]);
    expect([told.mayQuote('a'), told.mayQuote(secret), told.mayQuote('d')]).toEqual([true, false, false]);
  });
});

describe('what texts bear out', () => {
  const grounds = new Grounds([
    'At 12:49:36 on 2026-11-12 it took 2.61 ms, then 2.84 ms, with redis 1.2.7 at 7dc41a2e9',
    'fifty-one rows',
    '3:12',
  ]);

  it('are values, times and days', () => {
    expect(grounds.hasValue('count', { from: 50.5, to: 51.5 })).toBe(true);
    expect(grounds.hasValue('count', { from: 51.5, to: 52.5 })).toBe(false);
    expect(grounds.hasValue('time', { from: 192, to: 192 })).toBe(true);
    expect(grounds.hasDifference('time', { from: 0.0002, to: 0.0003 })).toBe(true);
    expect(grounds.hasDifference('time', { from: 0.0003, to: 0.0004 })).toBe(false);
    const noon = 12 * 3600 + 49 * 60;
    expect([noon + 36, noon + 35].map((seconds) => grounds.hasTime(seconds, 1))).toEqual([true, false]);
    const minutes = [-2, -1, 0, 1, 2, 720, -720, 719].map((minute) => noon + minute * 60);
    expect(minutes.map((seconds) => grounds.hasTime(seconds, 60))).toEqual([
      false,
      true,
      true,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(grounds.hasDays).toBe(true);
    expect(new Grounds(['no day']).hasDays).toBe(false);
    expect([3, 4, 5, 12, 19, 20, 21].map((day) => grounds.hasDay(11, day))).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it.each<[string, 'hash' | 'version' | 'code' | 'reference', boolean]>([
    ['7dc41a2e9', 'hash', true],
    ['7dc41a2', 'hash', true],
    ['7dc41a2e9ff', 'hash', true],
    ['7dc41a3', 'hash', false],
    ['1.2.7', 'version', true],
    ['v1.2', 'version', true],
    ['1.3', 'version', false],
    ['redis', 'code', true],
    ['valkey', 'code', false],
    ['redis-rows', 'code', true],
    ['redis.ts', 'code', true],
    ['#51', 'reference', true],
    ['#53', 'reference', false],
  ])('are names: %s', (written, kind, wanted) => expect(grounds.hasName({ kind, written })).toBe(wanted));
});
