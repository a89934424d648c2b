import { describe, expect, it } from '@jest/globals';
import type { NamedSummary } from '../../../src/self-test/mutations/edit.js';
import { type Mutation, mutationsOf } from '../../../src/self-test/mutations/mutations.js';
import { CACHE, INVOICE, summaryOf } from './summaries.js';

const invoice: NamedSummary = { name: 'invoice', summary: INVOICE };
const cache: NamedSummary = { name: 'cache', summary: CACHE };
const search: NamedSummary = {
  name: 'search',
  summary: summaryOf({
    title: 'Tolerated typing mistakes in the catalogue search',
    summary: 'The shop wanted fuzzy matching within 60 ms. Levenshtein distance on a vocabulary reached it.',
    key_actions: ['Built the vocabulary', 'Measured trigrams', 'Raised the distance'],
  }),
};
const BORROWING = /^(?:swapped|borrowed|padded-with-others|stale|merged-sessions|other-language|replaced-cause)/;
const key = ({ edit, dose, summary }: Mutation) => `${edit.kind} ${dose} ${JSON.stringify(summary)}`;

describe('mutationsOf', () => {
  it('does not change with other sessions, but for what is taken from them', () => {
    const own = ({ edit }: Mutation) => !BORROWING.test(edit.kind);
    const alone = mutationsOf(invoice, []);
    expect(alone.length).toBeGreaterThan(50);
    expect(mutationsOf(invoice, [cache, search]).filter(own).map(key)).toEqual(alone.map(key));
  });

  it('takes from a new session now and then, and else from the same as before', () => {
    const before = new Map(
      mutationsOf(invoice, [cache]).map((mutation) => [`${mutation.edit.kind} ${mutation.dose}`, key(mutation)]),
    );
    const after = mutationsOf(invoice, [cache, search]).filter(({ edit }) => BORROWING.test(edit.kind));
    const same = after.filter((mutation) => before.get(`${mutation.edit.kind} ${mutation.dose}`) === key(mutation));
    expect(same.length).toBeGreaterThan(0);
    expect(same.length).toBeLessThan(after.length);
  });

  it('knows no order of the other sessions, and does not take a session for another', () => {
    expect(mutationsOf(invoice, [search, invoice, cache]).map(key)).toEqual(
      mutationsOf(invoice, [cache, search]).map(key),
    );
  });

  it('depends on the name', () => {
    const renamed = mutationsOf({ ...invoice, name: 'other' }, []);
    expect(renamed.map(key)).not.toEqual(mutationsOf(invoice, []).map(key));
  });

  it('makes nothing of an empty summary but inventions of nothing', () => {
    const empty = { name: 'empty', summary: summaryOf({}) };
    expect(mutationsOf(empty, [cache, search]).map(({ edit }) => edit.kind)).toEqual([
      'wrong-outcome',
      'wrong-outcome',
    ]);
  });
});
