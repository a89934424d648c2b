import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';
import { summaryOf } from '../v2/sessions.js';
import { contradictionsOf, holdRule } from './readings.js';

const NODES = 'node-e has 12 rows, node-f has 34 rows.';
const TURNED = 'node-e with 12, node-f with 34';

function exchangesIn(reference: string, candidate: string): readonly string[] {
  return contradictionsOf(reference, candidate).filter((found) => found.startsWith('exchange: '));
}

describe('what has changed places', () => {
  holdRule('exchange', [
    {
      reference: NODES,
      against: [
        ['node-e has 34 rows, node-f has 12 rows.', TURNED],
        ['node-f has 12 rows, node-e has 34 rows.', 'node-f with 34, node-e with 12'],
        ['There are 34 on node-e, 12 on node-f.', '34 with node-f, 12 with node-e'],
        ['node-e has 34 rows, as told, node-f has 12 rows.', TURNED],
        ['The first, node-e, was a joke; node-e has 34 rows while node-f has 12 rows.', TURNED],
      ],
      beside: [
        'node-f has 34 rows, node-e has 12 rows.',
        'There are 12 on node-e, 34 on node-f.',
        // Parts with two others between them tell nothing of one another.
        'node-e has 34 rows, as told, by some, node-f has 12 rows.',
        'node-e has 34 rows, node-e has 12 rows.',
        'node-e has 34 rows, node-g has 12 rows.',
        'node-e has rows, node-f has more rows.',
        'node-e and node-f have 34 rows.',
      ],
    },
    {
      reference: 'node-e has 12 rows, node-f has 34 rows. At noon node-e had 34 and node-f 12.',
      beside: ['node-e has 34 rows, node-f has 12 rows.'],
    },
    {
      reference: 'node-e: 12 rows, node-f: 34 rows; by cpu node-e (34) and node-f (12).',
      beside: ['node-e has 34 rows, node-f has 12 rows.'],
    },
    {
      // What stands with both things bears out neither.
      reference: 'node-e has 12 rows, node-f has 34 rows. At noon node-e took 34 of node-f.',
      against: [['node-e has 34 rows, node-f has 12 rows.', TURNED]],
    },
    {
      reference: 'The user took the lease, the assistant took the tea.',
      against: [
        ['in short the user took the tea, the assistant took the lease.', 'user with lease, assistant with tea'],
      ],
    },
    {
      // The ends of a change have a thing each.
      reference: 'Handled in 4.1 ms on main, 5.3 ms on the branch.',
      against: [['Handling rose from 5.3 ms on main to 4.1 ms on the branch.', '5.3 with branch, 4.1 with main']],
      beside: ['Handling rose from 4.1 ms on main to 5.3 ms on the branch.'],
    },
    {
      // Rows of a table stand side by side as well.
      reference: 'node-e 12\nnode-f 34\nkettle 7',
      against: [['node-e has 34, node-f has 12.', TURNED]],
    },
    {
      reference: 'node-e 12\nkettle 7\nnode-f 34',
      beside: ['node-e has 34, node-f has 12.'],
    },
    {
      // Where words are told of persons, the lines must stand in one sentence.
      reference: 'Mira approved it.\nThe user merged it.',
      beside: ['Of both, the user approved it, Mira merged it.'],
    },
    {
      reference: 'In the end Mira approved it, the user merged it.',
      against: [['At last the user approved it, Mira merged it.', 'user with merged, Mira with approved']],
      beside: ['At last Mira approved it, the user merged it.'],
    },
    {
      reference: 'The kettle boiled. Of reads 56 took 78 ms, of writes 12 took 34.',
      against: [['Of reads 12 took 78 ms, of writes 56 took 34.', 'reads with 56, writes with 12']],
    },
    {
      // Where words have moved with both, the parts tell of something else.
      reference: 'On Linux node-e serves 12 rows, on Windows node-f serves 34 files.',
      beside: ['On Linux node-e keeps 34 files, on Windows node-f keeps 12 rows.'],
    },
    {
      reference: 'node-e serves 12 cups, on Windows node-f serves 34.',
      against: [['node-e serves 34, on Windows node-f serves 12.', 'node-e with 12, Windows with 34']],
      beside: ['node-e serves 34, on Windows node-f serves 12 cups.'],
    },
    {
      reference: 'On Windows node-f serves 34, node-e serves 12 cups.',
      beside: ['On Windows node-f serves 12 cups, node-e serves 34.'],
    },
    {
      // A word and a number, or a name with digits and one without, are not of one sort.
      reference: 'node-e has 12 rows, node-7 has kettles.',
      beside: ['node-e has kettles, node-7 has 12 rows.'],
    },
    {
      reference: 'node-e has 12 rows, node-7 has 34 rows.',
      beside: ['node-e has 34 rows, node-7 has 12 rows.'],
    },
    {
      // Nor a name and what it does.
      reference: 'Ana: format 7807 is old, cite 9457 there',
      beside: ['The page cited format 7807, and Ana told it that 9457 has long come instead.'],
    },
  ]);
});

describe('how far it is looked for', () => {
  it('is six words between the two of a pair', () => {
    const found = (words: string) => exchangesIn(NODES, `node-e has ${words}34, node-f has 12.`);
    expect(found('after all as heard ')).toEqual([`exchange: node-e with 34, node-f with 12 | ${TURNED}`]);
    expect(found('after all as we heard ')).toEqual([]);
  });

  it('is sixteen parts of a sentence', () => {
    const found = (parts: number) =>
      exchangesIn(NODES, `${'so it was, '.repeat(parts)}node-e has 34 rows, node-f has 12 rows.`);
    expect(found(14)).toHaveLength(1);
    expect(found(15)).toEqual([]);
  });

  it('is sixteen words that a part has alone', () => {
    const words = 'kettle tea soup bread lunch music office noon rain snow wind cloud sun moon star'.split(' ');
    const found = (others: number) =>
      exchangesIn(NODES, `${words.slice(0, others).join(' ')} node-e has 34, node-f has 12.`);
    expect(words).toHaveLength(15);
    expect(found(14)).toHaveLength(1);
    expect(found(15)).toEqual([]);
  });
});

describe('what the transcript tells', () => {
  const foundIn = (said: readonly string[], candidate: string) =>
    new ClaimCheck()
      .contradictedIn(summaryOf({ summary: 'The log was read.' }), summaryOf({ summary: candidate }), {
        transcript: new Grounds(said),
        told: new ToldTexts(said),
        isWhole: true,
      })
      .map(({ rule, wanted, witness }) => [rule, wanted, witness?.text, witness?.source === 'transcript']);

  it('is quoted as it stands there', () => {
    const said = ['Hello. Of 56 reads there are 78 ms, of 12 writes 34 ms. Bye.'];
    expect(foundIn(said, 'Of 12 reads there are 78 ms, of 56 writes 34.')).toEqual([
      ['exchange', '12 with writes, 56 with reads', 'Of 56 reads there are 78 ms, of 12 writes 34 ms.', true],
    ]);
    expect(foundIn(said, 'Of 56 reads there are 78 ms, of 12 writes 34.')).toEqual([]);
  });

  it('is no more looked at where too many lines speak of it', () => {
    const said = (lines: number) => [`${'node-e 12\nnode-f 34\n'.repeat(lines)}`];
    expect(foundIn(said(400), 'node-e has 34, node-f has 12.')).toHaveLength(1);
    expect(foundIn(said(600), 'node-e has 34, node-f has 12.')).toEqual([]);
  });
});
