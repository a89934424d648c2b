import { describe, expect, it } from '@jest/globals';
import { LineReader, type SaidWord, soughtOf } from '../../../src/rubric/contradictions/said-words.js';

/** The words as they are written, a part in each text, with what is known of them: `!` names one thing, `=` is a number, `~` grammar. */
function told(line: string): readonly string[] {
  const mark = ({ isDistinct, isNumber, isFunction }: SaidWord) =>
    `${isDistinct ? '!' : ''}${isNumber ? '=' : ''}${isFunction ? '~' : ''}`;
  return partsOfLine(line).map((part) => part.map((word) => mark(word) + word.written).join(' '));
}

const keysOf = (line: string) => partsOfLine(line).flatMap((part) => part.map(({ key }) => key));

const partsOfLine = (line: string) => new LineReader().partsOf(line);

describe('the parts of a line', () => {
  it.each<readonly [line: string, parts: readonly string[]]>([
    ['Ran the fast tests of it', ['Ran ~the fast tests ~of ~it']],
    ['fast, slow; cold (warm) old', ['fast', 'slow', 'cold', 'warm', 'old']],
    ['[fast] {slow} cold — warm | old', ['fast', 'slow', 'cold', 'warm', 'old']],
    ['fast! slow? cold. warm → old', ['fast', 'slow', 'cold', 'warm', 'old']],
    ['fast - slow => cold -> warm  old\tnew\nlast', ['fast', 'slow', 'cold', 'warm', 'old', 'new', 'last']],
    ['fast and slow but cold while warm', ['fast', '~and slow', '~but cold', '~while warm']],
    ['fast whereas slow, though cold', ['fast', 'whereas slow', 'though cold']],
    ['although old yet new', ['although old', '~yet new']],
    ['fast - slow-down e.g. 4.5', ['fast', '!slow-down !e.g', '!=4.5']],
    // The ends of a change, which have a thing each.
    ['from 5.3 ms on main to 4.1 ms', ['~from !=5.3 ms ~on main', '~to !=4.1 ms']],
    ['from $12 on main to $9', ['~from !=$12 ~on main', '~to !=$9']],
    ['12 to 9, from main to 9', ['!=12 ~to !=9', '~from main ~to !=9']],
    ['', []],
    ['— ; —', []],
  ])('of %j', (line, parts) => {
    expect(told(line)).toEqual(parts);
  });

  it('end with two hundred words', () => {
    const words = partsOfLine('fast slow, '.repeat(101)).flat();
    expect(words.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, i) => i));
  });
});

describe('what a word is', () => {
  it.each<readonly [line: string, words: string]>([
    // Numbers, and names by their letters; a person names one of two, whatever stands before it.
    ['took 12 ms of 4.5 s', 'took !=12 ms ~of !=4.5 ~s'],
    ['from $40 to #12', '~from !=$40 ~to !=#12'],
    ['in node-e and main.ts', '~in !node-e ~and !main.ts'],
    ['in src/main of do_it at a@b', '~in !src/main ~of !do_it ~at !a@b'],
    ['by readFile of LMDB', '~by !readFile ~of !LMDB'],
    ['the user told Mira', '~the !user told !Mira'],
    ['the User’s own', "~the !User's ~own"],
    // Where a sentence begins, every word has a capital letter.
    ['Mira told it. Mira said "Mira', 'Mira told ~it Mira said !Mira'],
    ['told. "Mira', 'told Mira'],
    ['on The Monday', '~on ~The !Monday'],
    // A sign of one letter is of the word before it; a capital one names one thing.
    ['has rev B and rev c', '~has rev !rev B ~and rev rev c'],
    ['has rev, B and rev-B', '~has rev !B ~and !rev-B'],
    ['is 12 B of @x B', '~is !=12 !B ~of @x !B'],
    ['rev A or I', 'rev !rev A ~or ~I'],
  ])('in %j', (line, words) => {
    expect(told(line).join(' ')).toBe(words);
  });

  it('is its stem in small letters; of a name without the sign before it and the genitive', () => {
    expect(keysOf("Running tests: @Mira's #12, $40, rev B's")).toEqual(['run', 'test', 'mira', '12', '40', 'rev', 'b']);
    expect(keysOf('on rev B')).toEqual(['on', 'rev', 'rev b']);
  });

  it('is looked for without its last letter where it is a word, and each once', () => {
    expect(soughtOf(['carri', 'carri', 'runs', 'run', 'node-e', '12', 'carry'])).toEqual([
      'carr',
      'run',
      'node-e',
      '12',
    ]);
  });
});
