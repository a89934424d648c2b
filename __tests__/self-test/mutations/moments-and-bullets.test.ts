import { describe, expect, it } from '@jest/globals';
import type { Moment, Summary } from '../../../src/core/summary.js';
import { EDITS } from '../../../src/self-test/mutations/catalogue.js';
import type { Edit } from '../../../src/self-test/mutations/edit.js';
import { mutationOf, mutationsOf } from '../../../src/self-test/mutations/mutations.js';
import { actionsOf, drawn } from './drawn.js';
import { CACHE, summaryOf } from './summaries.js';

describe('moments', () => {
  const moments = (...seqs: readonly number[]): readonly Moment[] =>
    seqs.map((seq) => ({ seq, type: 'insight', highlight: `${seq}` }));
  const places = (kind: string, dose: number, own: readonly Moment[], count = 100) =>
    drawn(kind, dose, { aha_moments: own }, count).map((one) => one?.aha_moments.map(({ seq }) => seq) ?? []);

  it.each([[[3]], [[10, 20, 30]], [[1, 2, 3, 4, 5]], [[100, 200]], [[0]]])(
    '%j are misplaced far from all that there were, in order',
    (seqs) => {
      const gap = Math.max(8, Math.ceil(Math.max(...seqs) * 0.15));
      for (const found of places('misplaced-moments', 1, moments(...seqs))) {
        expect(found).toHaveLength(seqs.length);
        expect([...found].sort((a, b) => a - b)).toEqual(found);
        expect(new Set(found).size).toBe(found.length);
        for (const place of found) for (const seq of seqs) expect(Math.abs(place - seq)).toBeGreaterThanOrEqual(gap);
      }
    },
  );

  it('stand inside of the session where there is room', () => {
    const inside = places('misplaced-moments', 1, moments(0, 100))
      .flat()
      .filter((place) => place < 100);
    expect(inside.length).toBeGreaterThan(50);
  });

  it.each([
    [
      1,
      [0, 1, 5],
      [
        [1, 2, 6],
        [1, 0, 4],
      ],
    ],
    [
      2,
      [0, 1, 2, 5],
      [
        [2, 3, 4, 7],
        [2, 3, 0, 3],
      ],
    ],
  ])('are shifted by %i, never before the session', (dose, seqs, wanted) => {
    const found = new Set(places('shifted-moments', dose, moments(...seqs)).map(String));
    expect(found).toEqual(new Set(wanted.map(String)));
  });

  it('are shifted by a message or two, whatever the dose', () => {
    const doses = EDITS.find(({ kind }) => kind === 'shifted-moments')?.doses ?? [];
    const shifts = doses.flatMap((dose) =>
      places('shifted-moments', dose, moments(9)).map((seq) => Math.abs(Number(seq) - 9)),
    );
    expect([...new Set(shifts)].sort()).toEqual([1, 2]);
  });

  it('are lost, but for one at least', () => {
    const left = (dose: number) => new Set(places('lost-moments', dose, moments(1, 2, 3)).map(String));
    expect([...left(2)].sort()).toEqual(['1', '2', '3']);
    expect([...left(1)].sort()).toEqual(['1,2', '1,3', '2,3']);
  });

  const typed = (...types: readonly string[]): readonly Moment[] =>
    types.map((type, seq) => ({ seq, type, highlight: '' }));
  const retyped = (own: readonly Moment[]) =>
    drawn('mistyped-moments', 1, { aha_moments: own }, 100).flatMap(
      (one) => one?.aha_moments.map(({ type }) => type) ?? [],
    );
  it('are of a type that the session has nowhere, as long as there is one', () => {
    expect(new Set(retyped(typed('Insight', 'question')))).toEqual(new Set(['decision', 'breakthrough', 'synthesis']));
    const all = ['question', 'insight', 'decision', 'breakthrough', 'synthesis'];
    const found = drawn('mistyped-moments', 1, { aha_moments: typed(...all) }, 50).map(
      (one) => one?.aha_moments.map(({ type }) => type) ?? [],
    );
    for (const types of found) for (const [i, type] of types.entries()) expect(type).not.toBe(all[i]);
    expect(new Set(found.flat())).toEqual(new Set(all));
  });
});

describe('bullets', () => {
  it.each([
    ['Read the log and ran the helm upgrade', ['Read the log | Ran the helm upgrade']],
    ['Read it and ran the helm upgrade', [null]],
    ['Read the log and ran it', [null]],
    ['Read the log and ran helm', [null]],
    ['Read the log; and then wrote the test', [null]],
    ['Read the log; wrote the test', ['Read the log | Wrote the test']],
    ['Read the log, and then wrote the test', ['Read the log | Wrote the test']],
    ['Read the log, the test and ran the job', [null]],
    ['Read the log (old) and ran the job', ['Read the log (old) | Ran the job']],
    ['Read the log and fixed the leak', ['Read the log | Fixed the leak']],
    ['Read the log and fixed leaks there', [null]],
    ['Read the log and failed requests of it', [null]],
    ['Read the log that crashed and ran the job', [null]],
    ['Read the log and Ran the job', [null]],
    ['The log was old and ran the job', [null]],
  ])('with two steps are split where each stands on its own: %s', (action, wanted) => {
    expect(actionsOf('split-actions', 1, [action])).toEqual(wanted);
  });

  it('are merged by two neighbours, each once', () => {
    expect(new Set(actionsOf('merged-actions', 1, ['a', 'b', 'c']))).toEqual(new Set(['a; b | c', 'a | b; c']));
    expect(new Set(actionsOf('merged-actions', 2, ['a', 'b', 'c', 'd']))).toEqual(new Set(['a; b | c; d']));
    expect(new Set(actionsOf('merged-actions', 2, ['a', 'b', 'c', 'd', 'e']))).toEqual(
      new Set(['a; b | c; d | e', 'a | b; c | d; e']),
    );
    expect(new Set(actionsOf('merged-actions', 1, ['Fixed a.', 'Added b']))).toEqual(
      new Set(['Fixed a and added b', 'Fixed a; added b']),
    );
    expect(new Set(actionsOf('merged-actions', 1, ['Fixed a and c', 'Added b']))).toEqual(
      new Set(['Fixed a and c; added b']),
    );
    expect(new Set(actionsOf('merged-actions', 1, ['Planted a', 'Tulip b']))).toEqual(new Set(['Planted a; Tulip b']));
  });
});

describe('the mutations of a session', () => {
  const edit = (effect: Edit['effect'], change: Edit['change'], doses: readonly number[] = [1]): Edit => ({
    ...{
      kind: `k-${effect}`,
      family: 'k',
      effect,
      dimensions: ['title'],
      description: '',
      doses,
      unit: 'form',
      change,
    },
  });
  const session = { name: 'a', summary: summaryOf({ title: 'candidate' }) };
  const reference = summaryOf({ title: 'reference' });
  const to = (title: string) => (summary: Summary) => ({ ...summary, title });

  it('are none that change nothing, and no damage that makes it right', () => {
    const made = (effect: 'damaging' | 'harmless', title: string) =>
      mutationOf(edit(effect, to(title)), 1, session, [], reference)?.title ?? null;
    expect(made('damaging', 'other')).toBe('other');
    expect(made('damaging', 'candidate')).toBeNull();
    expect(made('damaging', 'reference')).toBeNull();
    expect(made('harmless', 'reference')).toBe('reference');
    expect(mutationOf(edit('damaging', to('reference')), 1, session, [])?.title).toBe('reference');
  });

  it('are each there once, however many doses come to it', () => {
    const doses = [1, 2, 3];
    const made = mutationsOf(
      session,
      [],
      [edit('harmless', (summary, dose) => ({ ...summary, title: `t${Math.min(dose, 2)}` }), doses)],
      reference,
    );
    expect(made.map(({ dose, summary: { title } }) => [dose, title])).toEqual([
      [1, 't1'],
      [2, 't2'],
    ]);
  });

  it('do not borrow from themselves', () => {
    const seen: string[] = [];
    const looking = edit('harmless', (_, __, { others }) => {
      seen.push(...others().map(({ title }) => title));
      return null;
    });
    mutationOf(
      looking,
      1,
      session,
      [session, { name: 'b', summary: reference }, { name: 'c', summary: CACHE }],
      reference,
    );
    expect([...seen].sort()).toEqual([CACHE.title, 'reference'].sort());
  });
});
