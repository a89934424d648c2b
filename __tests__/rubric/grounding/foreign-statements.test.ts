import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  ForeignStatements,
  MOST_CHARACTERS,
  type SessionStatements,
} from '../../../src/rubric/grounding/foreign-statements.js';
import { wordsIn } from '../../../src/rubric/grounding/told/read-words.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';

const OTHERS: readonly SessionStatements[] = [
  { name: 'own', statements: ['Narrowed the heading levels of the manual', 'Opened a pull request'] },
  {
    name: 'radio',
    statements: ['Found that the radio wakes too often', 'Lengthened the advertising interval', 'Ordered a new board'],
  },
  { name: 'ledger', statements: ['Exported the invoices that fell between two windows', 'Ordered a new board'] },
];

/** What is found for a statement of the session `own`, which knows some words. */
function found(statement: string, knows = '', isWhole = true, others = OTHERS) {
  const words = wordsIn([knows]);
  return new ForeignStatements(() => others, new Vocabularies()).find('own', statement, {
    hasWord: (hash) => words.has(hash),
    isWhole,
  });
}

describe('a statement is strange to its session', () => {
  const isStrange = (statement: string, knows: string) => {
    const words = wordsIn([knows]);
    const own = { hasWord: (hash: number) => words.has(hash), isWhole: true };
    return new ForeignStatements(() => OTHERS, new Vocabularies()).isStrange(statement, own);
  };

  it.each<[boolean, string, string]>([
    [false, 'Narrowed the gasket', 'narrow gaskets'],
    [true, 'Narrowed the gasket', 'narrow'],
    // Three rare words weigh the same.
    [false, 'gasket flange bushing', 'gasket flange'],
    [true, 'gasket flange bushing spigot grommet', 'gasket flange bushing'],
    [true, 'It was 412 of them', ''],
    [true, '火星探测器发现了1961个陨石坑', '火星'],
  ])('%s: %s', (strange, statement, knows) => expect(isStrange(statement, knows)).toBe(strange));
});

describe('a statement of another session', () => {
  it.each<[string, string, string, string]>([
    [
      'in its words',
      'The advertising interval of the radio was made longer.',
      'radio',
      'Lengthened the advertising interval',
    ],
    [
      'in other forms of them',
      'Exports of invoices fell between windows',
      'ledger',
      'Exported the invoices that fell between two windows',
    ],
  ])('is told with the nearest words of its reference: %s', (_, statement, session, says) =>
    expect(found(statement)).toEqual({ session, says }),
  );

  it('is told where one statement has so much of it, in another language too', () => {
    const says = 'Moved Kestrel, Tantivy, Fjord and Marlin behind the proxy';
    const others = [...OTHERS, { name: 'proxy', statements: ['Ordered a new board', says] }];
    const lookFor = (statement: string) => found(statement, '', false, others);
    expect(lookFor('Se movieron Kestrel, Tantivy, Fjord y Marlin del servidor')).toEqual({ session: 'proxy', says });
    expect(lookFor('Se movieron Kestrel, Tantivy y Fjord del servidor')).toBeUndefined();
    // Four words, but no two-fifths of what is said.
    const more = 'quedan pendientes facturas, tarifas, clientes, pagos, permisos';
    expect(lookFor(`Se movieron Kestrel, Tantivy, Fjord y Marlin del servidor; ${more}`)).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['words that nobody has', 'Invited the choir to the harvest festival', ''],
    ['too few strange words', 'Ordered a radio', 'ordered'],
    [
      'words of which half say what the own session knows',
      'Radio and advertising interval stand in the manual with headings, levels, pull requests, tables and pictures',
      'manual heading levels pull requests tables pictures stand',
    ],
    [
      'words that the own session has in other forms',
      'Lengthened the advertising interval of radios',
      'lengthen advertise intervals radio',
    ],
    ['words of the own reference alone', 'Narrowed the heading levels of the manual', ''],
    ['words of which two are strange', 'The advertising interval was long', 'was long the'],
    ['one rare word beside one that everybody uses', 'The choir sang of a radio and a new harvest', ''],
    ['words that two sessions share one each', 'The choir of the radio sang of invoices at the harvest', ''],
    ['nothing', '', ''],
    ['grammar alone', 'It was what it had been, and so they were', ''],
    ['numbers alone', '12 34 56 78 90', ''],
  ])('is not seen in %s', (_, statement, knows) => expect(found(statement, knows)).toBeUndefined());

  it('has two words of one statement there, whatever stands in the others', () => {
    const words = ['gasket', 'flange', 'bushing', 'spigot', 'grommet'];
    const other = (statements: readonly string[]): readonly SessionStatements[] => [{ name: 'pump', statements }];
    const told = `Mended the ${words.join(', the ')}`;
    expect(found(told, 'mended', true, other(words))).toBeUndefined();
    expect(found(told, 'mended', true, other([...words.slice(1), 'gasket and flange']))?.session).toBe('pump');
  });

  it('needs more words where the transcript is not known', () => {
    const few = 'Advertising intervals of radios';
    expect(found(few)?.session).toBe('radio');
    expect(found(few, '', false)).toBeUndefined();
    expect(found('Lengthened the advertising interval since the radio wakes too often', '', false)?.session).toBe(
      'radio',
    );
  });

  it('is not looked for in scripts without spaces, beside which other words count as ever', () => {
    const others = [{ name: 'radio', statements: ['無線の広告間隔を長くして電池を節約した', RADIO] }];
    expect(found('無線の広告間隔を長くして電池を節約した', '', true, others)).toBeUndefined();
    expect(found(`無線 ${RADIO}`, '無線', true, others)?.session).toBe('radio');
  });

  it('is not told by words that many sessions have', () => {
    const copies = (count: number) =>
      Array.from({ length: 40 }, (_, i) => ({ name: `s${i}`, statements: i < count ? [RADIO] : [`Topic ${i}`] }));
    expect(found(RADIO, '', true, copies(1))?.session).toBe('s0');
    expect(found(RADIO, '', true, copies(11))).toBeUndefined();
  });

  it('is looked for up to a number of characters', () => {
    const long = { name: 'long', statements: ['x'.repeat(MOST_CHARACTERS)] };
    expect(found(RADIO, '', true, [...OTHERS, long])?.session).toBe('radio');
    expect(found(RADIO, '', true, [long, ...OTHERS])).toBeUndefined();
  });

  it('reads no other session for words that are known', () => {
    const statements = new ForeignStatements(() => {
      throw new Error('read');
    }, new Vocabularies());
    const own = { hasWord: () => true, isWhole: true };
    expect(statements.find('own', RADIO, own)).toBeUndefined();
  });

  it('is none where the own session tells its figures', () => {
    const words = wordsIn(['']);
    const search = (hasFigures: boolean) =>
      new ForeignStatements(() => OTHERS, new Vocabularies()).find('own', RADIO, {
        hasWord: (hash) => words.has(hash),
        isWhole: true,
        hasFiguresOf: (statement) => statement === RADIO && hasFigures,
      });
    expect(search(false)?.session).toBe('radio');
    expect(search(true)).toBeUndefined();
  });

  it('is never one of its own session, nor one whose words are known', () => {
    const word = fc.constantFrom(...OTHERS.flatMap(({ statements }) => statements).flatMap((text) => text.split(' ')));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), (words) => {
        const statement = words.join(' ');
        expect(found(statement)?.session).not.toBe('own');
        expect(found(statement, statement)).toBeUndefined();
      }),
      { numRuns: runs(300) },
    );
  });

  it('is found in time that grows with the sessions', () => {
    const prepare = (size: number) => {
      const sessions = Array.from({ length: size }, (_, i) => ({
        name: `s${i}`,
        statements: [`${RADIO} kept${i % 7} by${i}`],
      }));
      return () => found(RADIO, '', true, sessions);
    };
    expect(growthOf(prepare, 2000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});

const RADIO = 'The advertising interval of the radio was made longer';
