import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { openRubric, RUBRICS } from '../../../src/rubric/score.js';
import { placeOf, summaryOf } from '../scored-texts.js';

const REFERENCE = summaryOf({
  title: 'Stopped the memory leak of the image worker',
  summary:
    'The image worker was killed every night because a cache of thumbnails grew without a limit. A heap snapshot showed ' +
    'forty thousand buffers that nothing released. The cache now holds a hundred entries, drops the oldest and reports ' +
    'its size. The worker ran for two days at 310 MB, and the nightly restart was removed from the schedule.',
  key_actions: [
    'Took a heap snapshot of the worker after six hours',
    'Limited the thumbnail cache to a hundred entries',
    'Removed the nightly restart from the schedule',
  ],
});

const TERSE = 'Leak fixed.';

describe.each(RUBRICS)('the length of a summary, by rubric %s', (version) => {
  const rubric = openRubric(version);

  function codesOf(candidate: Partial<Summary>, reference: Partial<Summary> = {}): readonly string[] {
    const [wanted, given] = [
      { ...REFERENCE, ...reference },
      { ...REFERENCE, ...candidate },
    ];
    return findDefects(wanted, given, rubric(wanted, given), placeOf).map(({ code }) => code);
  }

  it.each<readonly [string, Partial<Summary>, boolean]>([
    ['terse, with all actions', { summary: TERSE }, false],
    [
      'terse, with actions in other words',
      { summary: TERSE, key_actions: ['Heap snapshot taken', 'Cache: 100 entries at most', 'No restart any more'] },
      false,
    ],
    ['terse, with one action of a few words', { summary: TERSE, key_actions: ['Cache limited'] }, true],
    ['terse, with many empty actions', { summary: TERSE, key_actions: Array.from({ length: 99 }, () => ' ') }, true],
    ['terse, without actions', { summary: TERSE, key_actions: [] }, true],
    // Of the characters of both more than a terse summary with its actions needs: length alone does not stand in for them.
    [
      'longer, without actions',
      {
        summary: 'Afterwards the whole application behaved considerably better than beforehand again.',
        key_actions: [],
      },
      true,
    ],
    ['as long as the reference, without actions', { key_actions: [] }, false],
  ])('is too short or not: %s', (_, candidate, short) => {
    expect(codesOf(candidate).includes('SUMMARY_TOO_SHORT')).toBe(short);
  });

  it('says nothing of a terse summary whose reference has no actions either, where the candidate has some', () => {
    const actions = { key_actions: REFERENCE.key_actions };
    expect(codesOf({ summary: TERSE, ...actions }, { key_actions: [] })).not.toContain('SUMMARY_TOO_SHORT');
    expect(codesOf({ summary: TERSE, key_actions: [] }, { key_actions: [] })).toContain('SUMMARY_TOO_SHORT');
  });
});

describe('a summary by rubric v2', () => {
  const rubric = openRubric('v2');
  // Words that are equally rare, so that their number is their weight.
  const words = (count: number, first = 0): string =>
    Array.from(
      { length: count },
      (_, i) => `qz${String.fromCharCode(97 + (first + i) / 26, 97 + ((first + i) % 26))}x`,
    ).join(' ');

  const codesAt = (count: number): readonly string[] => {
    const [reference, candidate] = [
      summaryOf({ summary: `${words(20)}.` }),
      summaryOf({ summary: `${words(count)}.` }),
    ];
    return findDefects(reference, candidate, rubric(reference, candidate), placeOf).map(({ code }) => code);
  };

  it.each([
    [20, false],
    [40, false],
    [60, false],
    [61, true],
    [120, true],
  ])('of %d words for 20 is too long: %s', (count, long) => {
    expect(codesAt(count).includes('SUMMARY_TOO_LONG')).toBe(long);
  });
});

describe('a summary that would fit any session', () => {
  const vague =
    'The problem was analysed in detail and several options were considered. A suitable solution was implemented, and the remaining points will be discussed later.';
  const found = (candidate: string, reference = REFERENCE.summary) => {
    const [wanted, given] = [
      { ...REFERENCE, summary: reference },
      { ...REFERENCE, summary: candidate },
    ];
    return findDefects(wanted, given, openRubric('v1')(wanted, given), placeOf)
      .filter(({ code }) => code === 'SUMMARY_BOILERPLATE')
      .map(({ message }) => message);
  };

  it('is told, with some of its words', () =>
    expect(found(vague)).toEqual([
      'The summary would fit any session: it has no number and no name, and 13 of its 13 words that carry facts are as general as "problem", "analysed", "detail"',
    ]));

  it('is none where the reference is like it', () => expect(found(vague, vague)).toEqual([]));
});
