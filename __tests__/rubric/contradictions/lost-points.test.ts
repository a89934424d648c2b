import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { withLostPoints } from '../../../src/rubric/findings/lost-point-defects.js';
import { summaryOf } from '../v2/sessions.js';
import { claimsOf } from './readings.js';

type Given = string | Partial<Summary>;

function wholeOf(given: Given): Summary {
  return summaryOf(typeof given === 'string' ? { summary: given } : given);
}

function lostIn(reference: Given, candidate: Given): readonly string[] {
  return new ClaimCheck().lostPointsIn(wholeOf(reference), wholeOf(candidate)).map(({ text }) => text);
}

const DONE = 'The nightly export writes UTF-8 and the importer was fixed.';

describe('what a reference leaves open', () => {
  it.each([
    'Readings in the cold are still to be tested.',
    'Readings in the cold remain untested.',
    'Readings in the cold are untested.',
    'Readings in the cold are not yet measured.',
    'The cherry-pick to main is left to Lukas.',
    'The cherry-pick waits for Lukas.',
    'Pull request 77 awaits the review of Wouter.',
    'A ticket about the flaky sensor stays open.',
    'The flaky sensor has to wait for a new cable.',
    'Removal of the old flag is scheduled for March.',
    'The rollout to Almere was postponed.',
    'The rollout to Almere is pending.',
    'The memory of small devices is unmeasured.',
    'The letter to the carrier is to be signed by Agnieszka.',
    'The board revision will be ordered by Petra.',
    'Open questions are the battery and the antenna.',
    'The old certificates have yet to be replaced.',
    'The cause of the second spike is unknown.',
    'The release notes are a draft.',
  ])('%s is lost where nobody speaks of it', (open) => {
    const point = open.replace(/\.$/, '');
    expect(lostIn(`${DONE} ${open}`, DONE)).toEqual([point]);
    expect(lostIn(`${DONE} ${open}`, 'Export and importer agree on an encoding now.')).toEqual([point]);
  });

  it.each([
    [
      'in the same words',
      'Readings in the cold are still to be tested.',
      'Readings in the cold are still to be tested.',
    ],
    ['in other words', 'Readings in the cold are still to be tested.', 'Somebody has to try it in the cold.'],
    [
      'as done: that is no omission',
      'Readings in the cold are still to be tested.',
      'Tested the readings in the cold.',
    ],
    ['by one word of it and a word that says so', 'The board revision will be ordered by Petra.', 'Next: Petra.'],
    ['by a question', 'The cause of the second spike is unknown.', 'Open: what made the spike?'],
  ])('is told %s', (_, open, told) => {
    expect(lostIn(`${DONE} ${open}`, `${DONE} ${told}`)).toEqual([]);
  });

  it('is told by any field', () => {
    const reference = `${DONE} The cherry-pick to main is left to Lukas.`;
    const told = 'Lukas does the cherry-pick to main';
    expect(lostIn(reference, { summary: DONE, title: told })).toEqual([]);
    expect(lostIn(reference, { summary: DONE, key_actions: [told] })).toEqual([]);
    expect(lostIn(reference, { summary: DONE, aha_moments: [{ seq: 1, type: 'decision', highlight: told }] })).toEqual(
      [],
    );
  });

  it.each([
    ['what is settled', 'Nothing remains open in the ledger of Wouter.'],
    ['what was so until then', 'The review of the exporter had been pending for weeks.'],
    ['what was to be done', 'The exporter was to be replaced by Lukas and still open.'],
    ['how a thing works', 'The gateway opens a port for the scanner.'],
    ['a point of one word', 'A review is pending.'],
  ])('is not %s', (_, sentence) => {
    expect(lostIn(`${DONE} ${sentence}`, DONE)).toEqual([]);
  });

  it('is looked for in the summary alone, clause by clause', () => {
    expect(lostIn({ summary: DONE, key_actions: ['The cherry-pick to main is left to Lukas'] }, DONE)).toEqual([]);
    expect(
      lostIn('The importer was fixed, but the cherry-pick to main is left to Lukas.', 'Fixed the importer.'),
    ).toEqual(['but the cherry-pick to main is left to Lukas']);
  });

  it('is told three times at most, in its order', () => {
    const names = ['antenna', 'battery', 'cable', 'display', 'enclosure'];
    const open = names.map((name) => `The ${name} of Almere remains untested.`).join(' ');
    expect(lostIn(open, 'Ordered parts.')).toEqual(
      names.slice(0, 3).map((name) => `The ${name} of Almere remains untested`),
    );
  });

  it('is known in English alone', () => {
    const german = 'Der Export wurde repariert und läuft wieder. Die Freigabe durch Petra ist pending und noch offen.';
    expect(lostIn(german, 'Der Export wurde repariert und läuft wieder.')).toEqual([]);
  });

  it('is never lost in a copy, however much is added', () => {
    const words = fc.constantFrom(
      'remains',
      'open',
      'untested',
      'Petra',
      'cable',
      'is',
      'to',
      'be',
      'still',
      'review',
      ',',
    );
    const text = fc.array(words, { minLength: 3, maxLength: 30 }).map((some) => `${some.join(' ')}.`);
    fc.assert(
      fc.property(text, text, (summary, more) => {
        expect(lostIn(summary, summary)).toEqual([]);
        expect(lostIn(summary, `${summary} ${more}`)).toEqual([]);
      }),
    );
  });
});

describe('how a lost point is told', () => {
  const placeOf = () => ({ file: 'a.json', line: 3 });
  const gap = (sentence: string) => ({
    code: 'SUMMARY_GAP' as const,
    dimension: 'summary' as const,
    message: `The summary covers 0.00 of this sentence of the reference: "${sentence}"; missing: cold`,
    suggestion: null,
    place: placeOf(),
  });

  it('names it as the reference does, at the summary', () => {
    const [point] = claimsOf('Readings in the cold are still to be tested.');
    expect(withLostPoints([], point === undefined ? [] : [point], placeOf)).toEqual([
      {
        code: 'OPEN_POINT_LOST',
        dimension: 'summary',
        message: 'Nothing is said of what the reference leaves open: "Readings in the cold are still to be tested"',
        suggestion: 'Say that it is open, in your own words',
        place: placeOf(),
      },
    ]);
  });

  it('takes the place of the gap that is the same, and of no other', () => {
    const whole = 'Readings in the cold are still to be tested.';
    const longer = 'The rail of the sensor was never switched off by the board, and a test in the cold is still open.';
    const points = [...claimsOf(whole), ...claimsOf(longer).slice(1)];
    const told = [gap(whole), gap(longer)];
    const codes = withLostPoints(told, points, placeOf).map(({ code, message }) => `${code} ${message.length}`);
    expect(points.map(({ text }) => text)).toEqual([
      'Readings in the cold are still to be tested',
      'and a test in the cold is still open',
    ]);
    expect(codes.filter((one) => one.startsWith('SUMMARY_GAP'))).toEqual([`SUMMARY_GAP ${gap(longer).message.length}`]);
    expect(codes.filter((one) => one.startsWith('OPEN_POINT_LOST'))).toHaveLength(2);
    expect(withLostPoints(told, [], placeOf)).toBe(told);
  });
});
