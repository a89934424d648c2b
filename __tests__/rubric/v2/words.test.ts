import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SAME_WORDS, SIMILAR_WORDS } from '../../../src/rubric/v2/equivalents.js';
import { OPPOSITES } from '../../../src/rubric/v2/opposites.js';
import { runs } from '../../builders/long-runs.js';
import { anyOddText } from './generated.js';
import { comparisonOf } from './sessions.js';

/** How far the reference's words are covered by the candidate's: 1 the same, 0.8 similar, 0.6 of one family, 0. */
function likeness(reference: string, candidate: string): number {
  return comparisonOf(reference, candidate).recall;
}

/** Pairs that are the same, both ways. */
function expectSame(a: string, b: string): void {
  expect([a, b, likeness(a, b), likeness(b, a)]).toEqual([a, b, 1, 1]);
}

describe('words that are the same', () => {
  it.each([
    ['plural', 'token', 'tokens'],
    ['past', 'restart', 'restarted'],
    ['gerund', 'migrate', 'migrating'],
    ['noun of a verb', 'connect', 'connection'],
    ['doubled consonant', 'dropped', 'dropping'],
    ['an irregular verb', 'broke', 'broken'],
    ['another irregular verb', 'rewrote', 'rewritten'],
    ['a short verb', 'add', 'added'],
    ['capitals', 'Webhook', 'WEBHOOK'],
    ['possessive', "worker's", 'worker'],
    ['typographic possessive', 'worker’s', 'worker'],
  ])('by their stem: %s', (_, a, b) => {
    expectSame(a, b);
  });

  it.each([
    ['normalise', 'normalize'],
    ['normalisation', 'normalization'],
    ['behaviour', 'behavior'],
    ['analyse', 'analyze'],
    ['centre', 'center'],
    ['colour', 'color'],
    ['serialised', 'serialized'],
    ['organiser', 'organizer'],
    ['favourite', 'favorite'],
    ['cancelled', 'canceled'],
    ['labelled', 'labeled'],
    ['licence', 'license'],
    ['catalogue', 'catalog'],
    ['grey', 'gray'],
  ])('by their spelling: %s and %s', (british, american) => {
    expectSame(british, american);
  });

  it.each([
    ['PR', 'pull request'],
    ['PR', 'merge request'],
    ['config', 'configuration'],
    ['configs', 'configurations'],
    ['k8s', 'Kubernetes'],
    ['db', 'database'],
    ['repo', 'repository'],
    ['repos', 'repositories'],
    ['auth', 'authentication'],
    ['env', 'environment'],
    ['deps', 'dependencies'],
    ['dir', 'folder'],
    ['msg', 'messages'],
    ['CLI', 'command line'],
    ['CI', 'continuous integration'],
    ['UI', 'user interface'],
    ['regex', 'regular expression'],
    ['refuted', 'ruled out'],
    ['10ms', '10 milliseconds'],
    ['5GB', '5 gigabytes'],
    ['okay', 'OK'],
  ])('by the curated list: %s and %s', (a, b) => {
    expectSame(a, b);
  });

  it.each(
    SAME_WORDS.trim()
      .split('\n')
      .flatMap((line) => {
        const [head = '', ...others] = line.split(' ').map((word) => word.replace('=', '').replaceAll('_', ' '));
        return others.map((other) => [head, other] as const);
      }),
  )('every line of the list: %s and %s', (head, other) => {
    expectSame(head, other);
  });

  it.each([
    ["didn't", 'did not'],
    ['didn’t', 'did not'],
    ["can't", 'can not'],
    ['cannot', 'can not'],
    ["won't", 'will not'],
    ["it's", 'it'],
    ['10ms', '10 ms'],
    ['1.5GB', '1.5 GB'],
    ['3x', '3 x'],
    ['12,198', '12198'],
    ['1,234,567.5', '1234567.5'],
    ['three', '3'],
    ['Twelve', '12'],
  ])('by their parts: %s and %s', (a, b) => {
    expectSame(a, b);
  });

  it.each([
    ['PRs', 'pull requests'],
    ['DBs', 'databases'],
  ])('plurals of abbreviations: %s and %s', (a, b) => {
    expectSame(a, b);
  });

  it.each([
    ['a soft hyphen', 'web\u00adhook'],
    ['a zero-width space', 'web\u200bhook'],
    ['a zero-width joiner', 'web\u200dhook'],
    ['a byte order mark', 'web\ufeffhook'],
  ])('an invisible character parts no word: %s', (_, written) => {
    expect(likeness('webhook', written)).toBe(1);
  });

  it.each([
    ['wide letters', 'ｄｅｐｌｏｙｍｅｎｔ'],
    ['a ligature', 'con\ufb01g', 'config'],
  ])('letters in another form are the same: %s', (_, written, plain = 'deployment') => {
    expect(likeness(plain, written)).toBe(1);
  });
});

describe('pictures', () => {
  it.each([
    ['a warning sign', '⚠️ Restarted the worker', 'Restarted the worker'],
    ['a heart', 'Restarted the worker ❤️', 'Restarted the worker ❤'],
  ])('are no words: %s', (_, reference, candidate) => {
    expect(comparisonOf(reference, candidate)).toMatchObject({ recall: 1, precision: 1 });
  });
});

describe('words that are not the same', () => {
  it.each([
    ['v2', 'v3'],
    ['sha256', 'sha512'],
    ['1.5', '15'],
    ['1.5', '1 5'],
    ['12,19', '1219'],
    ['one', '1'],
    ['retry', 'lease'],
    ['auth', 'author'],
    ['on', 'off'],
    ['enabled', 'disabled'],
    ['10', '100'],
    ['4.17.20', '4.17.21'],
  ])('%s and %s', (a, b) => {
    expect(likeness(a, b)).toBeLessThan(1);
    expect(likeness(b, a)).toBeLessThan(1);
  });

  it.each([
    ['v2', 'v3'],
    ['12', '13'],
    ['retry', 'lease'],
    ['sha256', 'sha2567'],
  ])('have nothing in common: %s and %s', (a, b) => {
    expect([likeness(a, b), likeness(b, a)]).toEqual([0, 0]);
  });
});

describe('similar words', () => {
  it.each([
    ['fixed', 'repaired', 0.8],
    ['removed', 'deleted', 0.8],
    ['bugs', 'defects', 0.8],
    ['began', 'launched', 0.8],
    ['serialize', 'serialization', 1],
    ['manage', 'management', 1],
    ['scheduler', 'scheduling', 1],
    ['transaction', 'transport', 0],
    ['interface', 'interval', 0.6],
    ['interface', 'intercontinental', 0],
  ])('%s and %s: %d', (a, b, wanted) => {
    expect([likeness(a, b), likeness(b, a)]).toEqual([wanted, wanted]);
  });

  it('are alike both ways, whatever the words', () => {
    const listed = `${OPPOSITES} ${SAME_WORDS} ${SIMILAR_WORDS}`.match(/[a-z0-9]+/g) ?? [];
    const anyWord = fc.oneof(
      fc.constantFrom(...listed),
      fc.stringMatching(/^inter[a-z]{0,6}$/),
      fc.stringMatching(/^[a-z]{1,8}$/),
    );
    fc.assert(
      fc.property(anyWord, anyWord, (a, b) => {
        expect(likeness(a, b)).toBe(likeness(b, a));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('are opposites both ways, whatever the words', () => {
    const listed = OPPOSITES.match(/[a-z]+/g) ?? [];
    const anyWord = fc.oneof(
      fc.constantFrom(...listed),
      fc.constantFrom('unmerged', 'intent', 'tent', 'disable', 'able'),
    );
    const rules = (a: string, b: string): readonly string[] =>
      comparisonOf(`Checkout webhook ${a} invoice ledger`, `Checkout webhook ${b} invoice ledger`).contradictions.map(
        ({ rule }) => rule,
      );
    fc.assert(
      fc.property(anyWord, anyWord, (a, b) => {
        expect(rules(a, b)).toEqual(rules(b, a));
      }),
      { numRuns: runs(2000) },
    );
  });

  it('count no more than the same words', () => {
    fc.assert(
      fc.property(anyOddText, anyOddText, (a, b) => {
        const recall = likeness(`${a} word`, `${b} word`);
        expect(recall).toBeGreaterThan(0);
        expect(recall).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('words, known gaps', () => {
  // A digit with the mark of a keycap is another word than the digit.
  it.failing.each([['a keycap', 'Step 1️⃣ restarted the worker', 'Step 1 restarted the worker']])(
    'a picture is no word: %s',
    (_, reference, candidate) => {
      expect(comparisonOf(reference, candidate)).toMatchObject({ recall: 1, precision: 1 });
    },
  );

  // A stemmer keeps the "s" where no vowel precedes it.
  it.failing.each([
    ['VMs', 'VM'],
    ['PVCs', 'PVC'],
  ])('plurals of abbreviations: %s and %s', (a, b) => {
    expectSame(a, b);
  });
});
