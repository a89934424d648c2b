import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { polarityOf } from '../../../src/rubric/v2/negation.js';
import { readText } from '../../../src/rubric/v2/text.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';
import { runs } from '../../builders/long-runs.js';

const ENGLISH = new Vocabularies().of('english');

/** The words that a text negates, in its order. */
function negatedIn(source: string): readonly string[] {
  const text = readText(source, ENGLISH);
  const { negatedIds } = polarityOf(text.sentences);
  return text.list.filter(({ id }) => negatedIds.has(id)).map(({ word }) => word);
}

describe('what a negator turns', () => {
  it.each([
    ['a verb, one word', 'The index was not restored from backup', ['restored']],
    ['a verb behind adverbs', 'The index was not yet fully restored from backup', ['restored']],
    ['a verb behind longer', 'The exporter no longer writes broken rows', ['writes']],
    ['a verb behind to', 'The job failed to upload the archive', ['upload']],
    ['a verb, by hardly', 'Hardly restored from backup', ['restored']],
    ['two nouns', 'The migration caused no data loss in billing', ['data', 'loss']],
    ['the verb with the nouns, at the beginning', 'No data loss happened in billing', ['data', 'loss', 'happened']],
    ['three words, behind grammar alone', 'There was no data loss in billing', ['data', 'loss', 'billing']],
    ['three words, where the negator carries a fact itself', 'Lacked rights to fix it', ['rights', 'fix']],
    ['nothing behind the end of its clause', 'The index was not restored, but rebuilt', ['restored']],
    ['what stands before it, at the end of a clause', 'The parser leaked; the lexer did not', ['lexer']],
    [
      'what stands before the last of two, at the end',
      'The parser did not leak and the lexer did not',
      ['leak', 'lexer'],
    ],
    ['its own clause alone, at the end', 'It did not, the parser leaked and restarted', []],
    ['in each sentence', 'The build was not red. The deploy was not late.', ['red', 'late']],
    ['in a later sentence', 'The build passed. The deploy was not finished.', ['finished']],
    ['twice in a clause', 'The build was not red or not late', ['red']],
  ])('%s', (_, text, negated) => {
    expect(negatedIn(text)).toEqual(negated);
  });
});

describe('what turns nothing', () => {
  it.each([
    ['no negator', 'The index was restored from backup'],
    ['not only', 'The patch fixed not only the parser but the lexer'],
    ['all or nothing', 'The import is all or nothing for orders'],
    ['failure without to', 'Traced the failure after a missing index'],
    ['failure to something', 'Traced the failure to a missing index'],
    ['failed at the end', 'The upload of the archive failed'],
    ['a hedge', 'The suspected index was missing'],
  ])('%s', (_, text) => {
    expect(negatedIn(text)).toEqual([]);
  });

  it('a negator of a verb that without undoes', () => {
    expect(negatedIn('The editor cannot merge without the server')).toEqual(['server']);
    expect(negatedIn('No editor can merge without the server')).toContain('editor');
  });
});

const CONTENT = ['index', 'parser', 'restored', 'uploaded', 'queue', 'token', 'archive', 'lexer'];
const GRAMMAR = ['it', 'was', 'the', 'of'];

const clauseArb = fc.array(fc.constantFrom('not', ...CONTENT, ...GRAMMAR), { minLength: 1, maxLength: 40 });

/** Which words the rule says that a clause negates: the next of content for each "not", all before one that has none. */
function turnedIn(words: readonly string[]): readonly string[] {
  const isContent = (word: string) => !GRAMMAR.includes(word);
  const turned = words.flatMap((word, at) => {
    if (word !== 'not') return [];
    const next = words.slice(at + 1).find(isContent);
    return next === undefined ? words.slice(0, at).filter(isContent) : [next];
  });
  return [...new Set(words)].filter((word) => turned.includes(word));
}

it('is the next word of content for each "not" of a clause, however long, and what stands before the last', () => {
  fc.assert(
    fc.property(clauseArb, (words) => {
      expect(negatedIn(words.join(' '))).toEqual(turnedIn(words));
    }),
    { numRuns: runs(2_000) },
  );
});

it('is the same behind other clauses and before them', () => {
  fc.assert(
    fc.property(clauseArb, fc.boolean(), (words, areSentences) => {
      const between = areSentences ? '. It ' : ', it ';
      const text = ['Everybody heard music', words.join(' '), 'was lunch'].join(between);
      expect(negatedIn(text)).toEqual(turnedIn(words));
    }),
    { numRuns: runs(1_000) },
  );
});
