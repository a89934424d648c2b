import { describe, expect, it } from '@jest/globals';
import { contradictedNegation } from '../../../src/rubric/v2/negation.js';
import { readText } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

const ENGLISH = new Vocabularies().of('english');

/** The negator of a sentence that another text contradicts in its first one, and the word that affirms what it turns. */
function clashOf(sentence: string, other: string): readonly string[] | undefined {
  const [own, text] = [readText(sentence, ENGLISH), readText(other, ENGLISH)];
  const [[first], [second]] = [own.sentences, text.sentences];
  if (first === undefined || second === undefined) throw new Error('two sentences are wanted');
  const clash = contradictedNegation(first, second, text.polarity);
  const words = [first.tokens[clash?.at ?? -1], second.tokens[clash?.otherAt ?? -1]].flatMap(
    (one) => one?.term.word ?? [],
  );
  return clash && words;
}

/** What is looked at, a sentence, one that contradicts it with the two words, one that does not. */
const RULES = [
  [
    'the rest of the text negates nothing of it',
    'The cache did not expire overnight',
    ['The cache expired overnight. It was cleared at noon', 'not', 'expired'],
    'The cache expired overnight. It did not expire at noon',
  ],
  [
    'the same negator does not turn another word of the clause',
    'The fix was never on the bench',
    ['The bench has seen the fix', 'never', 'bench'],
    'The bench has never seen the fix',
  ],
  [
    'all words that are turned are affirmed',
    'The migration caused no data loss in billing',
    ['The migration caused data loss in billing', 'no', 'data'],
    'The migration caused data transfer in billing',
  ],
  [
    'all words that are turned are affirmed, the first too',
    'The migration caused no data loss in billing',
    ['The migration caused loss of data in billing', 'no', 'data'],
    'The migration caused loss of money in billing',
  ],
  [
    'nothing of the same is denied in another clause',
    'The report was not sent as PDF',
    ['The report was sent, but not as HTML', 'not', 'sent'],
    'The report was sent, but not as PDF',
  ],
  [
    'nothing of the same is denied among other things',
    'The report was not sent as PDF',
    ['The report was sent, with no mail attached', 'not', 'sent'],
    'The report was sent, with no PDF attached',
  ],
  [
    'it is no more than was thought of',
    'The import was not expected to grow',
    ['The import was expected to grow', 'not', 'expected'],
    'The import grew more than expected',
  ],
  [
    'a word that stands near the verb stands near it there',
    'The agent did not restart the server',
    ['The user restarted the server', 'not', 'restarted'],
    'The user restarted the worker',
  ],
  [
    'two words that stand near a single noun stand near it there',
    'The nightly run of uploads had no retries',
    ['The nightly run had retries', 'no', 'retries'],
    'The weekly run had retries',
  ],
  [
    'nothing leaves open what it affirms',
    'The user never merged the hotfix branch',
    ['The user merged the hotfix branch', 'never', 'merged'],
    'The user wanted to wait until the hotfix branch merged',
  ],
  [
    'the clause of what it affirms denies nothing else',
    'The user never merged the hotfix branch',
    ['The user merged the hotfix branch, nobody reviewed it', 'never', 'merged'],
    'The user merged no reviewed hotfix branch',
  ],
] as const;

describe('a negation is contradicted where', () => {
  it.each(RULES)('%s', (_, sentence, [contradicting, ...words], agreeing) => {
    expect(clashOf(sentence, contradicting)).toEqual(words);
    expect(clashOf(sentence, agreeing)).toBeUndefined();
  });
});

it('is the first of those that are contradicted', () => {
  const sentence = 'The parser did not leak, the lexer did not crash, and the server was not restarted';
  expect(clashOf(sentence, 'The parser was slow, the lexer crashed, and the server restarted')).toEqual([
    'not',
    'crashed',
  ]);
  expect(clashOf(sentence, 'The parser was slow, the lexer was slow, and the server restarted')).toEqual([
    'not',
    'restarted',
  ]);
});
