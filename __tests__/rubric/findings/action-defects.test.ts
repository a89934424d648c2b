import { describe, expect, it } from '@jest/globals';
import type { ActionEvidence, BulletMatch } from '../../../src/rubric/evidence.js';
import { actionDefects } from '../../../src/rubric/findings/action-defects.js';
import { placeOf } from '../scored-texts.js';

/** The nearest bullet of the other side and how similar it is; `true` for one that matches. */
type Near = readonly [index: number, similarity: number, matched?: boolean] | null;

const matchOf = (near: Near): BulletMatch => ({
  best: near === null ? null : { index: near[0], similarity: near[1] },
  matched: near?.[2] === true,
});

const evidenceOf = (reference: readonly Near[], candidate: readonly Near[]): ActionEvidence => ({
  ...{ kind: 'actions', recall: 0, precision: 0, f1: 0, threshold: 0.5 },
  reference: reference.map(matchOf),
  candidate: candidate.map(matchOf),
});

function told(reference: readonly string[], candidate: readonly string[], evidence: ActionEvidence | null) {
  return actionDefects(reference, candidate, evidence, placeOf).map(
    ({ code, message, place }) => `${place.file}: ${code} ${message}`,
  );
}

describe('actions that are not matched', () => {
  it.each<readonly [string, Near, Near, readonly string[]]>([
    [
      'each other’s closest, from fifteen hundredths on',
      [0, 0.15],
      [0, 0.15],
      ['key_actions/0: MISSING_ACTION Missing action: "a b"; the closest candidate action is "b c", similarity 0.15'],
    ],
    [
      'each other’s closest, but far apart',
      [0, 0.149],
      [0, 0.149],
      [
        'key_actions: MISSING_ACTION Missing action: "a b"',
        'key_actions/0: EXTRA_ACTION The reference has no such action: "b c"',
      ],
    ],
    [
      'of which only one is the other’s closest',
      [0, 0.4],
      [1, 0.4],
      [
        'key_actions: MISSING_ACTION Missing action: "a b"; the closest candidate action is "b c", similarity 0.40',
        'key_actions/0: EXTRA_ACTION The reference has no such action: "b c"',
      ],
    ],
    [
      'of which only the other is the one’s closest',
      [1, 0.4],
      [0, 0.4],
      [
        'key_actions: MISSING_ACTION Missing action: "a b"',
        'key_actions/0: EXTRA_ACTION The reference has no such action: "b c"; the closest reference action is "a b", similarity 0.40',
      ],
    ],
    [
      'of which nothing is near',
      null,
      null,
      [
        'key_actions: MISSING_ACTION Missing action: "a b"',
        'key_actions/0: EXTRA_ACTION The reference has no such action: "b c"',
      ],
    ],
    ['that match', [0, 0.6, true], [0, 0.6, true], []],
  ])('%s', (_, ours, theirs, wanted) => {
    expect(told(['a b'], ['b c'], evidenceOf([ours], [theirs]))).toEqual(wanted);
  });

  it('are each told, where two have the same closest one, which is closest to one of them', () => {
    const evidence = evidenceOf(
      [[1, 0.4]],
      [
        [0, 0.3],
        [0, 0.4],
      ],
    );
    expect(told(['a b'], ['b c', 'b a'], evidence)).toEqual([
      'key_actions/1: MISSING_ACTION Missing action: "a b"; the closest candidate action is "b a", similarity 0.40',
      'key_actions/0: EXTRA_ACTION The reference has no such action: "b c"; the closest reference action is "a b", similarity 0.30',
    ]);
  });

  it('are none where both lists have the very text, whatever is known of their words', () => {
    expect(told(['—', 'a'], ['a', '—'], null)).toEqual([]);
    expect(told(['—'], ['a'], null)).toEqual([
      'key_actions: MISSING_ACTION Missing action: "—"',
      'key_actions/0: EXTRA_ACTION The reference has no such action: "a"',
    ]);
  });

  it('ask for what is to be done', () => {
    const defects = (similarity: number) =>
      actionDefects(['a b'], ['b c'], evidenceOf([[0, similarity]], [[0, similarity]]), placeOf);
    expect(defects(0.4)).toMatchObject([{ suggestion: 'Add: "a b", or say it in place of the closest one' }]);
    expect(defects(0.1)).toMatchObject([
      { suggestion: 'Add: "a b"' },
      { suggestion: 'Remove it if it did not happen' },
    ]);
  });
});

describe('actions of the same words', () => {
  const REPEATED = 'REPEATED_ACTION';
  const repeats = (reference: readonly string[], candidate: readonly string[], near: readonly Near[]) =>
    told(reference, candidate, evidenceOf([], near)).filter((one) => one.includes(REPEATED));

  it.each<readonly [string, readonly string[], readonly string[], readonly string[]]>([
    ['twice', [], ['a b', 'b, a!'], ['key_actions/1: REPEATED_ACTION Action 2 repeats action 1: "b, a!"']],
    [
      'three times',
      ['a b'],
      ['c', 'a b', 'c d', 'a b', 'b a'],
      [
        'key_actions/3: REPEATED_ACTION Action 4 repeats action 2: "a b"',
        'key_actions/4: REPEATED_ACTION Action 5 repeats action 2: "b a"',
      ],
    ],
    ['as often as the reference', ['a b', 'b a'], ['a b', 'a b'], []],
    [
      'once more than the reference',
      ['a b', 'b a'],
      ['a b', 'a b', 'a b'],
      ['key_actions/2: REPEATED_ACTION Action 3 repeats action 1: "a b"'],
    ],
    ['and other words', [], ['a b', 'a b c'], []],
    [
      'without words, as they are written',
      [],
      ['—', '…', '—'],
      ['key_actions/2: REPEATED_ACTION Action 3 repeats action 1: "—"'],
    ],
  ])('%s', (_, reference, candidate, wanted) => {
    // Whether they are alike or there is nobody: bullets of the same words have the same partner.
    expect(
      repeats(
        reference,
        candidate,
        candidate.map(() => [0, 0.3]),
      ),
    ).toEqual(wanted);
    expect(
      repeats(
        reference,
        candidate,
        candidate.map(() => null),
      ),
    ).toEqual(wanted);
  });
});
