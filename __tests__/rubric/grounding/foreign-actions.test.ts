import { describe, expect, it } from '@jest/globals';
import { ForeignStatements, type SessionStatements } from '../../../src/rubric/grounding/foreign-statements.js';
import { wordsIn } from '../../../src/rubric/grounding/told/read-words.js';
import { Vocabularies } from '../../../src/rubric/v2/vocabularies.js';

/** In words so common that what two texts share of them may be chance. */
const OTHERS: readonly SessionStatements[] = [
  {
    name: 'school',
    statements: [
      'The new school year began late since the east house had no water for nine days',
      'The city gave the team more money for a second road in the south',
      'People wait outside until the office opens at night',
    ],
  },
  {
    name: 'club',
    statements: [
      'The station closed early and the last bus left without the players',
      'The game ran long, so the doctors came home late',
      'The company lost its best people to a bank in the north',
    ],
  },
  {
    name: 'farm',
    statements: [
      'A wall along the river keeps the house dry',
      'Cars stood in the field for a month before they were sold',
      'The war over land ended when the group bought it',
    ],
  },
];

const OF_OTHERS: readonly (readonly [action: string, session: string])[] = [
  ['Got the team more city money', 'school'],
  ['Began the year late', 'school'],
  ['Began a new year', 'school'],
  ['Closed the station early', 'club'],
  ['Brought doctors home late', 'club'],
  ['Let the game run long', 'club'],
  ['Lost people to the bank', 'club'],
  ['The company lost people', 'club'],
  ['Left the players at the station', 'club'],
  ['Kept the river from the house', 'farm'],
  ['Ended the land war', 'farm'],
];

function sessionOf(
  statement: string,
  { knows = '', isWhole = true, sort = 'action' }: { knows?: string; isWhole?: boolean; sort?: 'action' | 'sentence' },
): string | undefined {
  const words = wordsIn([knows]);
  const known = { hasWord: (hash: number) => words.has(hash), isWhole };
  return new ForeignStatements(() => OTHERS, new Vocabularies()).find('own', statement, known, sort)?.session;
}

describe('an action of which half stands in one statement of another session', () => {
  it.each(OF_OTHERS)('is of that session: %s', (action, session) => expect(sessionOf(action, {})).toBe(session));

  it.each(OF_OTHERS)('may be chance as a sentence of another field: %s', (sentence) =>
    expect(sessionOf(sentence, { sort: 'sentence' })).toBeUndefined(),
  );

  it.each(OF_OTHERS)('may be chance where the transcript is not known: %s', (action) =>
    expect(sessionOf(action, { isWhole: false })).toBeUndefined(),
  );
});

describe('an action', () => {
  it.each<[string, string, string?]>([
    ['two words of one statement', 'Gave money to people'],
    ['two words of one statement', 'Left the office with money'],
    ['two words of one statement', 'Closed the road early'],
    ['words of three statements of a session', 'Asked people of the city at school'],
    ['words of two statements of a session', 'Got money and water'],
    ['words of two statements of a session', 'Began the game late'],
    ['words of two sessions', 'Sold the house to the city'],
    ['words of two sessions', 'Bought cars for the team'],
    [
      'three words of one statement among many',
      'Closed the station early after the talks, the vote, the show and the trade',
    ],
    ['words that its session knows', 'Closed the station early', 'early station'],
    ['words that its session knows in other forms', 'Let the game run long', 'games running'],
    ['words that nobody else has', 'Asked for the third vote'],
    ['a single word of another session', 'Lost the game'],
    ['general words of work', 'Found the cause and the reason for it'],
  ])('is not foreign by %s: %s', (_, action, knows = '') => expect(sessionOf(action, { knows })).toBeUndefined());
});

describe('a statement that another session has nearly word for word', () => {
  const KNOWN = 'the replication of the ledger was rolled back, a transaction was dropped from the cache, greased';
  const LEDGER: readonly SessionStatements[] = [
    {
      name: 'ledger',
      statements: [
        'Rolled back the orphaned prepared transaction',
        'Dropped the inactive replication slot, disk at 85 %',
        'Greased the brittle gaskets',
      ],
    },
    { name: 'harbour', statements: ['Painted the buoys', 'Counted prepared meals'] },
    ...Array.from({ length: 8 }, (_, i) => ({ name: `pier-${i}`, statements: [`Counted the boats of pier ${i}`] })),
    { name: 'quay', statements: ['The assistant proposed one crane; the user objected that it is slow'] },
  ];
  const foundAs = (sort: 'action' | 'sentence', statement: string, { knows = KNOWN, isWhole = true } = {}) => {
    const words = wordsIn([knows]);
    const known = { hasWord: (hash: number) => words.has(hash), isWhole };
    return new ForeignStatements(() => LEDGER, new Vocabularies()).find('own', statement, known, sort);
  };

  it.each([
    ['Rolled back the orphaned prepared transaction', 'Rolled back the orphaned prepared transaction'],
    ['Dropped the inactive replication slot', 'Dropped the inactive replication slot, disk at 85 %'],
    ['Greased the brittle gaskets', 'Greased the brittle gaskets'],
  ])('comes from there, though its own session knows half of its words: %s', (action, says) => {
    expect(foundAs('action', action)).toEqual({ session: 'ledger', says });
  });

  it.each<[string, string, Parameters<typeof foundAs>[2]?]>([
    ['the transcript is not known', 'Dropped the inactive replication slot', { isWhole: false }],
    ['nor that is known, and few words are told', 'Dropped the inactive slot', { knows: '', isWhole: false }],
    ['its own session knows all words but one', 'Rolled back the prepared transaction'],
    ['the other says less than that of it', 'Dropped the inactive slot and rolled back the transaction of the ledger'],
    ['both tell who proposed', 'TTL: 180 s proposed, 90 s after an objection of the user', { knows: 'TTL proposed' }],
    ['it is in another language', 'Transaction prepared orphaned: die wurde zurück gerollt und verworfen'],
  ])('is its own where %s', (_, action, known = {}) => {
    expect(foundAs('action', action, known)).toBeUndefined();
  });

  it('may be chance among few sessions', () => {
    const words = wordsIn([KNOWN]);
    const known = { hasWord: (hash: number) => words.has(hash), isWhole: true };
    const among = (count: number) =>
      new ForeignStatements(() => LEDGER.slice(0, count), new Vocabularies()).find(
        'own',
        'Dropped the inactive replication slot',
        known,
        'action',
      );
    expect([among(9), among(10)?.session]).toEqual([undefined, 'ledger']);
  });

  it('may be chance as a sentence, of which more is told', () => {
    const knows = `${KNOWN}, orphaned`;
    expect(foundAs('action', 'Dropped the inactive replication slot', { knows })).toBeDefined();
    expect(foundAs('sentence', 'Dropped the prepared replication slot', { knows })).toBeUndefined();
  });
});
