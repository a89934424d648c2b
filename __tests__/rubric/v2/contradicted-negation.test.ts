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
  [
    'it is not still to be done',
    'The cause of the leak was not identified',
    ['The cause of the leak began to be identified', 'not', 'identified'],
    'The cause of the leak is to be identified',
  ],
  [
    'it does not wait for that, told at the beginning',
    'The cause of the leak was not identified',
    ['The cause of the leak is identified, so deploys go on', 'not', 'identified'],
    'Until the cause of the leak is identified, deploys wait',
  ],
  [
    'nobody still has to do it',
    'The cause of the leak was not identified',
    ['The team began to identify the cause of the leak', 'not', 'identify'],
    'The team has to identify the cause of the leak',
  ],
  [
    'it is not going on',
    'The cause of the leak was not identified',
    ['The cause of the leak was identified', 'not', 'identified'],
    'Identifying the cause of the leak goes on',
  ],
  [
    'it goes on and was denied to',
    'The team was not identifying the cause of the leak',
    ['Identifying the cause of the leak, the team went on', 'not', 'identifying'],
    'The team was not identifying the leak',
  ],
  [
    'it must be, and does not have to be in both',
    'The exporter must not write rows',
    ['The exporter must write rows', 'not', 'write'],
    'The exporter ought to write no rows',
  ],
  [
    'it would be in both',
    'The exporter would not write rows',
    ['The exporter would write rows', 'not', 'write'],
    'The exporter could write rows',
  ],
  [
    'it did not have to make way, by instead of',
    'The team took Kafka, not Redis',
    ['The team took Redis instead of Kafka', 'not', 'redis'],
    'The team took Kafka instead of Redis',
  ],
  [
    'it did not have to make way, by rather than',
    'The team took Kafka for jobs, not Redis',
    ['The team took Redis rather than Kafka for jobs', 'not', 'redis'],
    'The team took Kafka for jobs rather than Redis',
  ],
  [
    'it was the one that was picked',
    'The team picked Kafka, not Redis',
    ['The team picked Redis over Kafka', 'not', 'redis'],
    'The team picked Kafka over Redis',
  ],
  [
    'nothing else was done in its place, told of both',
    'The team did not choose Redis for jobs',
    ['The team chose Redis instead of Kafka for jobs', 'not', 'chose'],
    'The team chose Kafka instead of Redis for jobs',
  ],
  [
    'nothing else had it done in its place',
    'On Monday the cluster of Redis was not chosen',
    ['On Monday the cluster of Redis was chosen instead of Kafka', 'not', 'chosen'],
    'On Monday the cluster of Kafka was chosen instead of Redis',
  ],
  [
    'nothing else was done in its place, whatever happened instead',
    'The agent did not restart the server',
    ['The agent restarted the server instead', 'not', 'restarted'],
    'The agent restarted the queue instead of the server',
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
