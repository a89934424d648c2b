import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS, type Dimension } from '../../../src/core/summary.js';
import { VALUE_KINDS } from '../../../src/inputs/candidates/unread-keys.js';
import { fittingKeys, guessKeys, guessOutcome, type StrangeKey } from '../../../src/inputs/format/field-guess.js';

const key = (path: string, kind: StrangeKey['kind']): StrangeKey => ({ path, kind });

const word = (path: string, text: string): StrangeKey => ({ ...key(path, 'word'), word: text });

/** `dimension=path` of each guess. */
function guess(missing: readonly Dimension[], ...keys: readonly StrangeKey[]): readonly string[] {
  return [...guessKeys(missing, keys)].map(([dimension, { path }]) => `${dimension}=${path}`);
}

describe('the key that a missing dimension probably stands under', () => {
  it.each<[string, readonly Dimension[], readonly StrangeKey[], readonly string[]]>([
    ['our name, otherwise spelt', ['key_actions'], [key('keyActions', 'texts')], ['key_actions=keyActions']],
    ['our name in an object', ['title'], [key('result.Title', 'word')], ['title=result.Title']],
    ['another word for it', ['title'], [key('Headline', 'line')], ['title=Headline']],
    ['a near miss', ['outcome'], [key('outcom', 'word')], ['outcome=outcom']],
    ['our name within another', ['outcome'], [key('final_outcome_word', 'word')], ['outcome=final_outcome_word']],
    ['our name above it', ['outcome'], [key('outcome.value', 'word')], ['outcome=outcome.value']],
    ['a longer word for it within another', ['outcome'], [key('run_status', 'word')], ['outcome=run_status']],
    ['no short word within another', ['key_actions', 'title'], [key('undone', 'objects')], []],
    ['a value that cannot stand there', ['title'], [key('headline', 'texts')], []],
    ['a name that says nothing', ['title'], [key('zzz', 'line')], []],
    ['nothing', ['title'], [], []],
    ['nothing is missing', [], [key('headline', 'line')], []],
  ])('%s', (_, missing, keys, wanted) => expect(guess(missing, ...keys)).toEqual(wanted));

  it.each<[string, readonly Dimension[], readonly [StrangeKey, StrangeKey], string]>([
    ['our name before another word', ['title'], [key('headline', 'line'), key('Title', 'word')], 'title=Title'],
    ['another word before a near miss', ['title'], [key('titel', 'line'), key('headline', 'word')], 'title=headline'],
    [
      'a near miss before our name within another',
      ['outcome'],
      [key('the_outcome_of_it', 'word'), key('outcom', 'word')],
      'outcome=outcom',
    ],
    [
      'our name within another before a word for it within another',
      ['outcome'],
      [key('run_status', 'word'), key('my_outcome_here', 'word')],
      'outcome=my_outcome_here',
    ],
    [
      'a long text of our name before an abstract',
      ['summary'],
      [key('abstract', 'text'), key('summary_long', 'text')],
      'summary=summary_long',
    ],
    [
      'a text before a word',
      ['summary'],
      [key('abstract', 'word'), key('summary_long', 'text')],
      'summary=summary_long',
    ],
    [
      'a text before a word of our name',
      ['summary'],
      [key('summary_mood', 'word'), key('body', 'text')],
      'summary=body',
    ],
    ['the value that fits better', ['title'], [key('headline', 'word'), key('subject', 'line')], 'title=subject'],
    [
      'the value that fits better, of near misses',
      ['title'],
      [key('titel', 'word'), key('tytle', 'line')],
      'title=tytle',
    ],
    ['the one that lies less deep', ['title'], [key('a.headline', 'line'), key('subject', 'line')], 'title=subject'],
    [
      'the one that lies less deep, of near misses',
      ['outcome'],
      [key('a.outcom', 'word'), key('outcme', 'word')],
      'outcome=outcme',
    ],
    [
      'the one that lies less deep, of names within others',
      ['outcome'],
      [key('a.the_outcome_now', 'word'), key('its_outcome_now', 'word')],
      'outcome=its_outcome_now',
    ],
    [
      'the one that lies less deep, of words within others',
      ['outcome'],
      [key('a.run_status', 'word'), key('job_status', 'word')],
      'outcome=job_status',
    ],
  ])('is, of two, %s', (_, missing, keys, wanted) => {
    expect(guess(missing, ...keys)).toEqual([wanted]);
    expect(guess(missing, ...[...keys].reverse())).toEqual([wanted]);
  });

  it('is the only one of its shape, where a shape says much', () => {
    expect(guess(['summary'], key('zzz', 'text'))).toEqual(['summary=zzz']);
    expect(guess(['key_actions'], key('zzz', 'texts'))).toEqual(['key_actions=zzz']);
    expect(guess(['summary'], key('zzz', 'text'), key('yyy', 'text'))).toEqual([]);
    expect(guess(['summary'], key('zzz', 'line'))).toEqual([]);
    expect(guess(['title', 'outcome', 'aha_moments'], key('z', 'word'), key('y', 'objects'))).toEqual([]);
    expect(guess(['key_actions'], key('zzz', 'objects'))).toEqual([]);
    expect(guess(['aha_moments'], key('zzz', 'moments'), key('y', 'objects'))).toEqual(['aha_moments=zzz']);
    expect(guess(['aha_moments'], key('zzz', 'moments'), key('yyy', 'moments'))).toEqual([]);
    expect(guess(['outcome'], word('zzz', 'Resolved'), word('y', 'Anna'))).toEqual(['outcome=zzz']);
    expect(guess(['outcome'], word('zzz', 'done'), word('yyy', 'failed'))).toEqual([]);
    expect(guess(['summary', 'key_actions'], key('body', 'text'), key('zzz', 'text'))).toEqual(['summary=body']);
    expect(guess(['title', 'summary'], key('Title', 'line'), key('zzz', 'text'))).toEqual([
      'title=Title',
      'summary=zzz',
    ]);
  });

  const keys = fc.uniqueArray(
    fc.record({
      path: fc.constantFrom('title', 'headline', 'text', 'body', 'done', 'steps', 'status', 'result', 'a.b', 'moments'),
      kind: fc.constantFrom(...VALUE_KINDS),
    }),
    { selector: ({ path }) => path },
  );

  it('is each key for one dimension at most, and fits; what is left fits, and was guessed for no other', () => {
    fc.assert(
      fc.property(fc.subarray([...DIMENSIONS]), keys, (missing, all) => {
        const guesses = guessKeys(missing, all);
        const taken = [...guesses.values()];
        expect(new Set(taken).size).toBe(taken.length);
        for (const [dimension, found] of guesses) {
          expect(missing).toContain(dimension);
          expect(fittingKeys(dimension, [found], new Map())).toEqual([found]);
        }
        for (const dimension of missing) {
          for (const one of fittingKeys(dimension, all, guesses)) expect(taken).not.toContain(one);
        }
      }),
    );
  });
});

describe('what somebody else calls an outcome', () => {
  it.each([
    ['success', ['Done', ' resolved ', 'OK', 'successfully', 'passed', 'yes']],
    ['partial', ['in progress', 'partially done', 'handed over', 'Paused']],
    ['failed', ['blocked', 'errored', 'cancelled', 'canceled', 'no']],
  ])('%s', (outcome, words) => {
    for (const word of words) expect([word, guessOutcome(word)]).toEqual([word, outcome]);
  });

  it.each(['', 'unknown', 'not done', 'success story', 'undone'])('may be anything: %j', (word) =>
    expect(guessOutcome(word)).toBeUndefined(),
  );
});
