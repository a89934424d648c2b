import { describe, expect, it } from '@jest/globals';
import { SummaryRead } from '../../../src/rubric/contradictions/summary-read.js';
import { HINT } from '../../../src/rubric/v2/hints.js';
import { SummaryPairs } from '../../../src/rubric/v2/summary-pairs.js';
import { summaryOf } from '../v2/sessions.js';
import { claimsOf, readingOf, sentencesOf } from './readings.js';

describe('the claims of a sentence', () => {
  it.each<readonly [text: string, claims: readonly string[]]>([
    ['The fan shines red.', ['The fan shines red']],
    [
      'The fan shines, the lens turns, and Aiko paints them.',
      ['The fan shines', 'the lens turns', 'and Aiko paints them'],
    ],
    ['Fan shines; lens turns (Aiko paints) tea boils.', ['Fan shines', 'lens turns', 'Aiko paints', 'tea boils']],
    [
      'Fan shines — lens turns – Aiko paints - tea boils; rain falls.',
      ['Fan shines', 'lens turns', 'Aiko paints', 'tea boils', 'rain falls'],
    ],
    ['Fan shines: lens turns at 12:30 of std:map fame.', ['Fan shines', 'lens turns at 12:30 of std:map fame']],
    ['Fan shines while lens turns because Aiko paints.', ['Fan shines', 'while lens turns', 'because Aiko paints']],
    // One word of fact alone is no claim, and goes with what stands before it.
    ['Fan shines, red, and lens turns.', ['Fan shines, red', 'and lens turns']],
    ['Red, the fan shines.', ['Red, the fan shines']],
    ['Red.', ['Red']],
    // The sign of a name and that of a question belong to it.
    ['#12 shines, #13 turns red?', ['#12 shines', '#13 turns red?']],
  ])('of %j', (text, claims) => {
    expect(claimsOf(text).map((claim) => claim.text)).toEqual(claims);
  });

  it('are looked at up to four hundred characters', () => {
    const [claim] = claimsOf(`Fan ${'shines '.repeat(80)}red.`);
    expect(claim?.text).toHaveLength(400);
    expect(claimsOf(`Fan ${'x'.repeat(392)} red.`)[0]?.text).toMatch(/ red$/);
  });

  it('know their words, each once, and what these hint at', () => {
    const [claim] = claimsOf('The user Merged the merged fan of the fan.');
    expect(claim?.lower).toBe('the user merged the merged fan of the fan');
    expect(claim?.terms.map(({ word }) => word)).toEqual(['user', 'merged', 'fan']);
    expect([...(claim?.ids ?? [])]).toEqual(claim?.terms.map(({ id }) => id));
    expect(claim?.hints).toBe(HINT.person | HINT.reached | HINT.status);
    expect(claimsOf('Fan shines.').map(({ hints }) => hints)).toEqual([0]);
  });
});

describe('a sentence', () => {
  it('is read up to two thousand characters and three hundred words', () => {
    const [long] = sentencesOf(`Fan ${'x'.repeat(1990)} 418 rows and 77 rows.`);
    expect(long?.text).toHaveLength(2000);
    expect(sentencesOf('Fan shines blue.')[0]?.text).toBe('Fan shines blue.');
    const [wordy] = sentencesOf(`${'fan '.repeat(299)}last over.`);
    expect(wordy?.tokens.map(({ term }) => term.word).slice(298)).toEqual(['fan', 'last']);
  });

  it('has its words where they stand in it, and what all of them hint at', () => {
    const [, second] = sentencesOf('Fan shines. The user merged it.');
    const words = second?.tokens.map(({ start, term }) => second.text.slice(start, start + term.word.length));
    expect(words).toEqual(['The', 'user', 'merged', 'it']);
    expect(second?.hints).toBe(HINT.person | HINT.reached | HINT.status);
    expect(sentencesOf('Fan shines.')[0]?.hints).toBe(0);
  });

  it('has its numbers and names in their order, each with what tells it from others', () => {
    const [sentence] = sentencesOf('With read.ts 418 rows in 5 ms, v2.1.0 and #12 at 7.5 %.');
    const told = sentence?.mentions.map(({ written, kind, key, family, value, step, noun }) =>
      [written, kind, key, family, value, step, noun].join(' | '),
    );
    expect(told).toEqual([
      'read.ts | name | read.ts | code | 0 | 0 | ',
      '418 | number | count 418 | count | 418 | 1 | row',
      '5 ms | number | time 0.005 | time | 0.005 | 0.001 | ',
      'v2.1.0 | name | v2.1.0 | version | 0 | 0 | ',
      '#12 | name | #12 | reference | 0 | 0 | ',
      '7.5 % | number | ratio 0.075 | ratio | 0.075 | 0.001 | ',
    ]);
    // What a number is part of is not told again as a name; what stands right behind it is.
    const writtenIn = (text: string) => sentencesOf(text)[0]?.mentions.map(({ written }) => written);
    expect(writtenIn('It stands in 12/a.ts, 3 of it.')).toEqual(['12', '3']);
    const [ms] = sentencesOf('It took 1.180 ms.')[0]?.mentions ?? [];
    expect(ms?.plain).toEqual([1180, 1.18]);
    expect(sentence?.facts.map(({ value }) => value)).toEqual(expect.arrayContaining(['418', 'read.ts']));
  });

  it.each<readonly [one: string, other: string, isSo: boolean]>([
    ['The fan shines.', 'The fan shines.', true],
    ['The fan shines.', 'The blue fan shines widely.', true],
    ['The fan shines.', 'Now the fan shines.', true],
    ['The blue fan shines.', 'The fan shines.', false],
    ['The fan shines.', 'Shines the fan.', false],
    ['The fan shines.', 'The fan turns.', false],
    // A word that turns or hints at something may not be left out.
    ['The fan shines.', 'The fan never shines.', false],
    ['The fan shines.', 'Perhaps the fan shines.', false],
    ['The fan shines.', 'The fan shines, merged.', false],
    ['The fan never shines.', 'The fan never shines blue.', true],
    ['The fan perhaps shines.', 'The fan perhaps shines blue.', true],
  ])('%j within %j: %s', (one, other, isSo) => {
    const { sentences } = readingOf({ title: one, summary: other });
    const [first, second] = sentences;
    expect(second !== undefined && first?.isWithin(second)).toBe(isSo);
  });
});

describe('a summary', () => {
  const parts = {
    title: 'Fan shines',
    summary: 'Lens turns. Tea boils.',
    key_actions: ['Painted it', 'Mounted it'],
    aha_moments: [{ seq: 1, type: 'insight', highlight: 'Rain falls.' }],
  };

  it('has the sentences of all of its texts, with their places', () => {
    const told = readingOf(parts).sentences.map(({ dimension, path, text }) => [
      dimension,
      path.join('/'),
      text.trim(),
    ]);
    expect(told).toEqual([
      ['title', 'title', 'Fan shines'],
      ['summary', 'summary', 'Lens turns.'],
      ['summary', 'summary', 'Tea boils.'],
      ['key_actions', 'key_actions/0', 'Painted it'],
      ['key_actions', 'key_actions/1', 'Mounted it'],
      ['aha_moments', 'aha_moments/0/highlight', 'Rain falls.'],
    ]);
  });

  it('is looked at up to two thousand sentences', () => {
    expect(
      readingOf({ key_actions: Array.from({ length: 2001 }, (_, i) => `Fan ${i} shines`) }).sentences,
    ).toHaveLength(2000);
  });

  it('goes beyond another by what that has not, in whole texts or in sentences', () => {
    const [reference, candidate] = [
      summaryOf({ summary: 'The blue fan shines. The lens turns.', key_actions: ['Painted it'] }),
      summaryOf({ summary: 'The fan shines. Tea boils.', key_actions: ['Painted it', 'Mounted it'] }),
    ];
    const { wanted, given, vocabulary } = new SummaryPairs().read(reference, candidate);
    const [told, own] = [new SummaryRead(wanted, [], vocabulary), new SummaryRead(given, [], vocabulary)];
    expect(own.sentencesBeyond(told).map(({ text }) => text.trim())).toEqual(['Tea boils.', 'Mounted it']);
  });
});
