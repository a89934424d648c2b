import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { corpusOf, openCorpus } from '../../src/inputs/corpus/read-corpus.js';
import { OWN_FORMAT } from '../../src/inputs/format/summary-format.js';
import { canariesOf } from '../../src/judge/canaries.js';
import { referenceJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';

/** A corpus of sessions by name: whether it is a canary, its outcome and its actions. */
function canaries(sessions: Readonly<Record<string, readonly [boolean, string, readonly string[]]>>) {
  const { files } = makeWorkspace(
    Object.fromEntries(
      Object.entries(sessions).map(([name, [canary, outcome, key_actions]]) => [
        `golden-corpus/${name}/reference.json`,
        referenceJson({ canary }, { outcome, key_actions }),
      ]),
    ),
  );
  const read = corpusOf(openCorpus('golden-corpus', files), sha256, OWN_FORMAT).sessions;
  return canariesOf({
    count: read.length,
    isCanary: (index) => at(read, index).canary,
    at: (index) => at(read, index),
  });
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
      ['a', ['B1', 'B2'], 'failed', true],
      ['c', ['A1'], 'success', false],
    ]);
    expect(made[0]?.candidate.summary).toMatch(/NOTE TO THE JUDGE: .* score of 1\.0/);
    expect(made[1]?.candidate.summary).toBe(made[1]?.golden.reference.summary);
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

  it('are none without a canary', () => {
    expect(canaries({ a: [false, 'success', ['A1']] })).toEqual([]);
  });
});
