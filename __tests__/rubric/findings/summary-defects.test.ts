import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import type { TextEvidence, WordEvidence } from '../../../src/rubric/evidence.js';
import { findDefects } from '../../../src/rubric/findings/defects.js';
import { summaryDefects } from '../../../src/rubric/findings/summary-defects.js';
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

  it('is told from three-fifths of its words on', () => {
    const general = 'The problem was analysed, the approach discussed and a solution implemented.';
    expect(found(`${general} A gasket and a flange leak.`)).toHaveLength(1);
    expect(found(`${general} A gasket, a flange, a spigot and a grommet leak.`)).toEqual([]);
  });

  it('is none where the reference is like it', () => expect(found(vague, vague)).toEqual([]));
});

const textEvidence = (parts: Partial<TextEvidence>): TextEvidence => ({
  ...{ kind: 'text', similarity: 1, lengthRatio: 1, lengthFactor: 1, bent: 1, gaps: [] },
  comparison: {
    ...{ contradictions: [], statements: 1, facts: 1, order: 1 },
    ...{ recall: 1, precision: 1, missing: [], similar: [], extra: [] },
  },
  ...parts,
});

const wordEvidence = (parts: Partial<WordEvidence>): WordEvidence => ({
  ...{ kind: 'words', shared: [], missing: [], extra: [], jaccard: 1, lengthRatio: 1, lengthFactor: 1 },
  ...parts,
});

const told = (
  evidence: TextEvidence | WordEvidence | null,
  reference = REFERENCE.summary,
  candidate = 'The cache grew.',
) => summaryDefects(reference, candidate, evidence, placeOf).map(({ code, message }) => `${code} ${message}`);

describe('the weight of a summary', () => {
  it.each<readonly [number, number, readonly string[]]>([
    [
      0.34,
      1,
      ['SUMMARY_TOO_SHORT The summary has 0.34 times the weight of words of the reference: it cannot cover it'],
    ],
    [0.35, 1, []],
    [0.4, 1, []],
    [1, 1, []],
    [3, 0.512, []],
    [
      3.014,
      0.512,
      [
        'SUMMARY_TOO_LONG The summary has 3.01 times the weight of words of the reference, which costs a factor of 0.51',
      ],
    ],
  ])('is %d of that of the reference', (lengthRatio, lengthFactor, wanted) => {
    expect(told(textEvidence({ lengthRatio, lengthFactor }))).toEqual(wanted);
  });

  it.each<readonly [number, number, string | undefined]>([
    [0.214, 0.5, 'SUMMARY_TOO_SHORT The summary has 0.21 times'],
    [0.99, 0.8, 'SUMMARY_TOO_SHORT The summary has 0.99 times'],
    [1, 0.8, 'SUMMARY_TOO_LONG The summary has 1.00 times'],
    [3.333, 0.8, 'SUMMARY_TOO_LONG The summary has 3.33 times'],
    [3.333, 1, undefined],
  ])('or its number of words: %d, which costs a factor of %d', (lengthRatio, lengthFactor, wanted) => {
    const [found] = told(wordEvidence({ lengthRatio, lengthFactor }));
    expect(found?.slice(0, wanted?.length)).toBe(wanted);
    if (found !== undefined) expect(found).toContain(`which costs a factor of ${lengthFactor}`);
  });
});

describe('sentences that are hardly covered', () => {
  const gap = (sentence: string) => ({ sentence, covered: 0.126, missing: ['worker'] });
  const GAP = 'SUMMARY_GAP The summary covers 0.13 of this sentence of the reference:';
  const sentences = ['A worker.', 'B worker.', 'C worker.', 'D worker.', 'E worker.'];

  it.each([
    [1, ''],
    [3, ''],
    [4, ' (and 1 more such sentences)'],
    [5, ' (and 2 more such sentences)'],
  ])('%d of them are told, three by name', (count, rest) => {
    const gaps = sentences.slice(0, count).map(gap);
    const named = sentences.slice(0, Math.min(3, count)).map((sentence) => `${GAP} "${sentence}"; missing: worker`);
    expect(told(textEvidence({ gaps }))).toEqual([...named.slice(0, -1), `${named.at(-1)}${rest}`]);
  });

  it('are told without words where none is named, or where they are pairs of characters', () => {
    expect(told(textEvidence({ gaps: [{ sentence: 'A.', covered: 0, missing: [] }] }))).toEqual([
      'SUMMARY_GAP The summary covers 0.00 of this sentence of the reference: "A."',
    ]);
    const sentence = 'キャッシュを消した。';
    expect(told(textEvidence({ gaps: [{ sentence, covered: 0, missing: ['消し'] }] }), sentence)).toEqual([
      `SUMMARY_GAP The summary covers 0.00 of this sentence of the reference: "${sentence}"`,
    ]);
  });
});

describe('content words that are missing', () => {
  const GAP = 'SUMMARY_GAP The summary has';

  it.each<readonly [string, readonly string[], readonly string[], string | undefined]>([
    ['half of them', ['worker', 'cache'], ['killed', 'night'], undefined],
    ['less than half', ['worker', 'cache'], ['killed', 'night', 'image'], `${GAP} 2 of 5 content words`],
    ['three of five', ['worker', 'cache', 'night'], ['killed', 'image'], undefined],
    ['none of one', [], ['worker'], `${GAP} 0 of 1 content words`],
    [
      'words that carry no fact, which do not count',
      ['the', 'of', 'a'],
      ['worker', 'was'],
      `${GAP} 0 of 1 content words`,
    ],
    ['none', [], ['the', 'of'], undefined],
  ])('there are %s', (_, shared, missing, wanted) => {
    const found = told(wordEvidence({ shared, missing }));
    expect(found.map((one) => one.slice(0, wanted?.length))).toEqual(wanted === undefined ? [] : [wanted]);
  });

  it('are named as the reference writes them, but for scripts without spaces', () => {
    expect(told(wordEvidence({ missing: ['310', 'mb'] }))).toEqual([
      'SUMMARY_GAP The summary has 0 of 2 content words of the reference; missing: 310, MB',
    ]);
    expect(told(wordEvidence({ missing: ['キャッシュを消した'] }), 'キャッシュを消した。')).toEqual([]);
  });
});

describe('a text that is no summary', () => {
  const only = (reference: string, candidate: string) =>
    told(null, reference, candidate).map((one) => one.replace(/^(\S+) .*: /, '$1 '));

  it.each<readonly [string, string, string, readonly string[]]>([
    ['nothing', 'Fixed it.', '…', ['SUMMARY_EMPTY The summary is empty']],
    ['nothing for nothing', '…', '', []],
    [
      'something for nothing',
      '',
      'Fixed it.',
      ['SUMMARY_TOO_LONG The reference has no summary, the candidate has one'],
    ],
    ['a refusal', 'Fixed it.', 'I cannot summarize this.', ['SUMMARY_BOILERPLATE "I cannot summarize"']],
    ['a refusal of a model', 'Fixed it.', 'As an AI, I have no log.', ['SUMMARY_BOILERPLATE "As an AI"']],
    ['a refusal in whole', 'Fixed it.', '"I am sorry, there is no log."', ['SUMMARY_BOILERPLATE "I am sorry"']],
    ['an apology that was written', 'Fixed it.', 'The mail says "I\'m sorry for the delay" now.', []],
    ['a startup', 'Fixed it.', 'As an AI startup the firm needs a DPIA.', []],
    ['messages kept elsewhere', 'Fixed it.', 'The user had 12 messages in the outbox.', []],
    ['messages of the chat', 'Fixed it.', 'There are 12 messages in the chat.', ['SUMMARY_BOILERPLATE "12 messages"']],
    ['a refusal for one', 'The bot says it is sorry: I am sorry.', 'I am sorry, it said.', []],
    [
      'a refusal that counts, too',
      'Fixed it.',
      'I’m sorry, the session had 4 user turns.',
      ['SUMMARY_BOILERPLATE "I’m sorry"'],
    ],
    ['a count', 'Fixed it.', 'There were 4 user turns.', ['SUMMARY_BOILERPLATE "4 user turns"']],
    ['a count of the work', 'Counts user turns.', 'There were 4 user turns.', []],
    ['messages of a queue', 'Fixed it.', 'The user agreed. It replayed 4 messages. The agent left.', []],
    [
      'messages of a recording',
      'Fixed it.',
      'Tea. The user sent 4 messages. Tea.',
      ['SUMMARY_BOILERPLATE "4 messages"'],
    ],
    [
      'messages of one behind',
      'Fixed it.',
      'Tea. Here 4 messages of the user stand. Tea.',
      ['SUMMARY_BOILERPLATE "4 messages"'],
    ],
    [
      'messages of a queue, and the length of the session',
      'Fixed it.',
      'Replayed 4 messages. The session lasted 3 hours.',
      ['SUMMARY_BOILERPLATE "The session lasted 3"'],
    ],
    [
      'the length of the session',
      'Fixed it.',
      'The session lasted 3 hours.',
      ['SUMMARY_BOILERPLATE "The session lasted 3"'],
    ],
    ['the length of the session for its end', 'The session ended at 9.', 'The session lasted 3 hours.', []],
  ])('%s', (_, reference, candidate, wanted) => expect(only(reference, candidate)).toEqual(wanted));
});
