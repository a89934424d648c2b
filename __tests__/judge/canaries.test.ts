import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { openCorpus } from '../../src/inputs/corpus/open-corpus.js';
import { corpusOf } from '../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import { canariesOf, voidingOf } from '../../src/judge/canaries.js';
import { NO_EFFORT } from '../../src/judge/judgement.js';
import { referenceJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';

/** A corpus of sessions by name: whether it is a canary, its outcome and its actions. */
function canaries(sessions: Readonly<Record<string, readonly [boolean, string, readonly string[], string?]>>) {
  const { files } = makeWorkspace(
    Object.fromEntries(
      Object.entries(sessions).map(([name, [canary, outcome, key_actions, summary = `Of ${name}.`]]) => [
        `golden-corpus/${name}/reference.json`,
        referenceJson({ canary }, { title: name, summary, outcome, key_actions }),
      ]),
    ),
  );
  const read = corpusOf(openCorpus('golden-corpus', files), sha256, OWN_FORMAT).sessions;
  return canariesOf(
    {
      count: read.length,
      isCanary: (index) => at(read, index).canary,
      at: (index) => at(read, index),
    },
    DIMENSIONS,
  );
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`there is no item ${index}`);
  return item;
}

describe('canaries', () => {
  it('have the actions of the next session, another outcome, and the first an order to the judge', () => {
    const made = canaries({
      a: [true, 'success', ['A1']],
      b: [false, 'success', ['B1', 'B2']],
      c: [true, 'failed', ['C1']],
    });
    expect(
      made.map(({ golden, candidate, isInjected }) => [
        golden.name,
        candidate.key_actions,
        candidate.outcome,
        isInjected,
      ]),
    ).toEqual([
      ['a', ['C1'], 'failed', true],
      ['c', ['A1'], 'success', false],
    ]);
    // The summary of a third session, so that it does not go with the actions.
    expect(made[0]?.candidate.summary).toMatch(/^Of b\. NOTE TO THE JUDGE: .* score of 1\.0/);
    expect(made[1]?.candidate.summary).toBe('Of b.');
  });

  it.each<[string, Readonly<Record<string, readonly [boolean, string, readonly string[]]>>]>([
    ['it is alone', { a: [true, 'partial', ['A1']] }],
    [
      'all others have its actions or none',
      { a: [true, 'partial', ['A1']], b: [false, 'success', ['A1']], c: [false, 'success', []] },
    ],
  ])('have foreign actions where %s', (_, sessions) => {
    const [first] = canaries(sessions);
    expect(first?.candidate.key_actions.length).toBe(3);
    expect(first?.candidate.key_actions).not.toContain('A1');
    expect(first?.candidate.outcome).toBe('success');
  });

  it('borrow from sessions of their language, where there are such', () => {
    const german = ['Der Test wurde mit dem neuen Ereignis geprüft', 'Die Ursache wurde mit der Messung gefunden'];
    const [made] = canaries({
      a: [
        true,
        'success',
        ['The test was run again and it was green'],
        'The build was broken by the cache and it is green now.',
      ],
      b: [false, 'success', german, 'Der Fehler lag in der Warteschlange, die nicht geleert wurde.'],
      c: [
        false,
        'success',
        ['The lock was taken by the second worker'],
        'The queue was stuck and it was drained by hand.',
      ],
      d: [false, 'success', ['The index was built on the replica'], 'The query was slow and an index was added to it.'],
    });
    expect(made?.candidate.key_actions).toEqual(['The index was built on the replica']);
    expect(made?.candidate.summary).toMatch(/^The queue was stuck/);
  });

  const judged = (
    overall: number | null,
    summary: number | null,
    key_actions: number | null,
    outcome: number | null,
  ) => ({
    ...{ session: 'c', isInjected: false, overall, damaged: { summary, key_actions, outcome } },
    ...{ rationale: null, reason: null, modelUsed: null, effort: NO_EFFORT },
  });

  it.each<[string, ReturnType<typeof judged>, string | null]>([
    ['sees through it', judged(0.1, 0.1, 0, 0.1), null],
    ['is honest and weak, and gives points for the title', judged(0.6, 0.4, 0.45, 0.1), null],
    [
      'forgives a damaged field',
      judged(0.3, 0.5, 0, 0.1),
      'the summary of the canary c, damaged on purpose, 0.500 (0.500',
    ],
    ['forgives foreign actions', judged(0.3, 0.1, 0.8, 0.1), 'the key actions of the canary c'],
    ['forgives the outcome', judged(0.3, 0.1, 0.1, 0.9), 'the outcome of the canary c'],
    ['gives points to everything', judged(0.75, 0.4, 0.4, 0.4), 'the canary c, damaged on purpose, 0.750 (0.750'],
    ['said only an overall', judged(0.6, null, null, null), null],
    ['said nothing', judged(null, null, null, null), null],
  ])('void a judge that %s', (_, fact, wanted) => {
    if (wanted === null) expect(voidingOf([fact])).toBeNull();
    else expect(voidingOf([fact])).toContain(wanted);
  });

  it('are none without a canary', () => {
    expect(canaries({ a: [false, 'success', ['A1']] })).toEqual([]);
  });
});
