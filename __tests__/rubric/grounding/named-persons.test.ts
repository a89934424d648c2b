import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { namedPersonsIn, unknownPersons } from '../../../src/rubric/grounding/names/named-persons.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';
import { runs } from '../../builders/long-runs.js';

const english = new Vocabularies().of('english');
const isEnglish = (word: string): boolean => english.isListed(word);

interface Told {
  readonly isInEnglish?: boolean;
  readonly isTitle?: boolean;
}

/** What a sentence says of persons whom a session does not know. */
function unknown(sentence: string, session: string | readonly string[], { isInEnglish = true, isTitle }: Told = {}) {
  const persons = namedPersonsIn(sentence, { isEnglish, isInEnglish }, isTitle);
  return [...unknownPersons([session].flat(), persons, isEnglish).values()];
}

const SESSION = 'Priya Nair (priya.nair@example.com) was charged twice, wrote Dana; the account is nair42.';

describe('a person whom the session does not know', () => {
  it.each([
    ['another given name', 'Maria Nair was charged twice', ['Maria']],
    ['as an apposition', 'The customer, Maria Nair, was charged twice', ['Maria']],
    ['alone', 'It waits for review by Paul', ['Paul']],
    ['who has something', "Bob's review is open, and so is Sophie’s", ['Bob', 'Sophie']],
    ['behind a role', 'Agent Stefan refunded it and escalated to her supervisor Sophie', ['Stefan', 'Sophie']],
    ['by a handle', 'It was assigned to @sophie', ['@sophie']],
    ['another surname', 'Priya Patel was charged', ['Priya Patel']],
    ['a surname that is a word', 'It was moved by Dana King', ['Dana King']],
  ])('%s: %s', (_, sentence, wanted) => expect(unknown(sentence, SESSION)).toEqual(wanted));

  it.each([
    ['German', 'Sabine hat die Rechnung korrigiert', ['Sabine']],
    ['French', 'Pierre lancera la migration', ['Pierre']],
    ['Dutch', 'Dan wordt het door Wouter gedaan', ['Wouter']],
    ['Spanish', 'Marco de pruebas revisado por Beatriz', ['Beatriz']],
    ['Italian', 'Sarà fatto da Giulia', ['Giulia']],
  ])('in %s: %s', (_, sentence, wanted) => expect(unknown(sentence, SESSION, { isInEnglish: false })).toEqual(wanted));

  it.each([
    ['her very name', 'Priya Nair was charged', SESSION],
    ['in other letters', 'Jörg approved it', 'asked joerg'],
    ['with other accents', 'Asked Rafał', 'RAFAL said no'],
    ['bent', 'Marek and Maria agreed', 'Marka i Marii nie było'],
    ['a short form', 'Katherine and Alexander agreed', 'Kate told Sasha'],
    ['the long form', 'Liz and Tom agreed', 'Elizabeth told Thomas'],
    ['in a handle', 'Asked Sophie and Nina', 'cc @the_sophie_k, userNina'],
    ['at the end of one', 'Asked Priya Nair', 'from priya, cc pnair'],
    ['by itself in another script', 'Mikhail agreed', 'Миша согласен'],
    ['taken out', 'Mikhail agreed', '[NAME_1] agreed'],
    ['whose surname is known to everybody', 'It follows Donald Knuth', 'as Knuth has it'],
  ])('is not one known by %s: %s in "%s"', (_, sentence, session) => expect(unknown(sentence, session)).toEqual([]));

  it.each([
    ['who answers', 'Claude, Alexa, Devin, Gemini and Siri agreed'],
    ['a tool or a product', 'Fiona, Frida, Gerrit and Jasper were updated; Marten too'],
    ['a month, a word or a place', 'In May, Will Grace Paris; Mark it, Rose'],
    ['a place, or a method by its name', 'A Monte Carlo run over Mont Marie, Mount Stefan and Cape Anna'],
    ['a saint', 'The ferry from San Diego to St. Peter and Santa Ana'],
    [
      'a part of a name',
      'Read Maria-Theresien, Maria/core, Maria.tsx, Maria_1, Maria(1), O’Brian and Ramer–Douglas–Peucker',
    ],
    ['a package', 'Updated @sophie/core and @sophie.js'],
    ['a quotation', 'It printed "Maria" and `Stefan`'],
  ])('is not %s: %s', (_, sentence) => expect(unknown(sentence, 'nothing')).toEqual([]));

  it('is not an everyday word that has the letters of a name', () => {
    expect(unknown('Asked Mary', 'In summary, it is primary')).toEqual(['Mary']);
    expect(unknown('Asked Tim', 'it is time')).toEqual(['Tim']);
    expect(unknown('Asked Tim', 'timk agreed')).toEqual([]);
  });

  it('has no surname in a title, nor where a word with a capital is behind', () => {
    expect(unknown('Priya Patel Refunded', SESSION, { isTitle: true })).toEqual([]);
    expect(unknown('Maria Patel Refunded', SESSION, { isTitle: true })).toEqual(['Maria']);
    expect(unknown('Asked Priya Monday', SESSION)).toEqual([]);
    expect(unknown('Dann gab Priya Geld zurück', SESSION, { isInEnglish: false })).toEqual([]);
  });

  it('is nobody whom the session names', () => {
    const name = fc.constantFrom(
      'Maria',
      'Stefan',
      'Ana',
      'Tim',
      'Jörg',
      'Zoë',
      'Łukasz',
      'Priya',
      'Kate',
      'Nair',
      'King',
    );
    const between = fc.constantFrom(' ', ', ', ' told ', "'s ", ' and @', '. ', ' (', ' in `', '-', '_', '\n');
    const text = fc
      .array(fc.tuple(name, between), { minLength: 1, maxLength: 12 })
      .map((parts) => parts.flat().join(''));
    fc.assert(
      fc.property(text, fc.boolean(), fc.constantFrom('NFC', 'NFD'), (said, isInEnglish, form) =>
        expect(unknown(said, said.normalize(form), { isInEnglish })).toEqual([]),
      ),
      { numRuns: runs(500) },
    );
  });
});
