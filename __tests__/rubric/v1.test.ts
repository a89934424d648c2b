import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS } from '../../src/core/summary.js';
import { normalizeOutcome } from '../../src/rubric/v1.js';
import { wordSet } from '../../src/rubric/words.js';
import {
  anySummary,
  anyText,
  anyWording,
  momentsOf,
  resultOf,
  scoresOf,
  scoreV1,
  summaryOf,
  words,
} from './scored-texts.js';

const EDGE_CASE = { kind: 'edge-case' };

describe('title and summary', () => {
  it.each([
    ['both empty', '', '', 1, 'both empty'],
    ['both without a word', '—', '🎉', 1, 'both empty'],
    ['an empty reference', '', 'fixed', 0, 'the reference is empty'],
    ['an empty candidate', 'fixed', '…', 0, 'the candidate is empty'],
  ])('%s', (_, reference, candidate, score, reason) => {
    for (const dimension of ['title', 'summary'] as const) {
      const result = resultOf(dimension, { [dimension]: reference }, { [dimension]: candidate });
      expect(result).toEqual({ dimension, score, reason, evidence: EDGE_CASE });
    }
  });

  it('explains a score by the words of both sides', () => {
    expect(resultOf('title', { title: 'Fixed the login loop' }, { title: 'Login: fixed a loop' })).toEqual({
      dimension: 'title',
      score: 0.6,
      reason: '3 of 5 words shared, length ratio 1.00',
      evidence: {
        kind: 'words',
        shared: ['fixed', 'login', 'loop'],
        missing: ['the'],
        extra: ['a'],
        jaccard: 0.6,
        lengthRatio: 1,
        lengthFactor: 1,
      },
    });
    expect(resultOf('summary', { summary: words(10) }, { summary: words(2) })).toMatchObject({
      score: 0.1,
      reason: '2 of 10 words shared, length ratio 0.20, x 0.5 for its length',
      evidence: { jaccard: 0.2, lengthRatio: 0.2, lengthFactor: 0.5 },
    });
  });

  it.each([
    ['title', 1000, 499, 0.7],
    ['title', 1000, 500, 1],
    ['title', 500, 1000, 1],
    ['title', 500, 1001, 0.7],
    ['summary', 1000, 299, 0.5],
    ['summary', 1000, 300, 1],
    ['summary', 300, 900, 1],
    ['summary', 300, 901, 0.8],
  ] as const)('a %s of %d words that gets %d has the factor %d', (dimension, wanted, given, factor) => {
    const { score, evidence } = resultOf(dimension, { [dimension]: words(wanted) }, { [dimension]: words(given) });
    expect(evidence).toMatchObject({ lengthRatio: given / wanted, lengthFactor: factor });
    expect(score).toBe((Math.min(wanted, given) / Math.max(wanted, given)) * factor);
  });

  it('counts different words, not all words', () => {
    const result = resultOf('title', { title: 'a b' }, { title: 'a b '.repeat(50) });
    expect(result).toMatchObject({ score: 1, evidence: { lengthRatio: 1 } });
  });

  it('does not care which side is the reference, but for the length of a summary', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        expect(resultOf('title', { title: a }, { title: b }).score).toBe(
          resultOf('title', { title: b }, { title: a }).score,
        );
        const forth = resultOf('summary', { summary: a }, { summary: b });
        const back = resultOf('summary', { summary: b }, { summary: a });
        const ratio = wordSet(b).size / wordSet(a).size;
        if (!(ratio < 1 / 3 || ratio > 3)) expect(forth.score).toBe(back.score);
        if (forth.evidence.kind === 'words') expect(back.evidence).toMatchObject({ jaccard: forth.evidence.jaccard });
      }),
    );
  });
});

describe('key actions', () => {
  it.each([
    ['both empty', [], [], 1, 'both empty'],
    ['an empty reference', [], ['a'], 0, 'the reference is empty'],
    ['an empty candidate', ['a'], [], 0, 'the candidate is empty'],
  ])('%s', (_, reference, candidate, score, reason) => {
    const result = resultOf('key_actions', { key_actions: reference }, { key_actions: candidate });
    expect(result).toEqual({ dimension: 'key_actions', score, reason, evidence: EDGE_CASE });
  });

  it('shows the best partner of every bullet, the first of equals', () => {
    const reference = { key_actions: ['ran the tests', 'opened the pull request', 'zzz'] };
    const candidate = { key_actions: ['ran tests', 'ran tests', 'wrote the docs'] };
    expect(resultOf('key_actions', reference, candidate)).toEqual({
      dimension: 'key_actions',
      score: (2 * (1 / 3) * (2 / 3)) / (1 / 3 + 2 / 3),
      reason: '1 of 3 actions found, 2 of 3 candidate actions justified, F1 0.44',
      evidence: {
        kind: 'actions',
        reference: [
          { best: { index: 0, similarity: 2 / 3 }, matched: true },
          { best: { index: 2, similarity: 1 / 6 }, matched: false },
          { best: null, matched: false },
        ],
        candidate: [
          { best: { index: 0, similarity: 2 / 3 }, matched: true },
          { best: { index: 0, similarity: 2 / 3 }, matched: true },
          { best: { index: 0, similarity: 1 / 5 }, matched: false },
        ],
        recall: 1 / 3,
        precision: 2 / 3,
        f1: (2 * (1 / 3) * (2 / 3)) / (1 / 3 + 2 / 3),
        threshold: 0.3,
      },
    });
  });

  it.each([
    [10, 3, 1],
    [20, 6, 1],
    [27, 8, 0],
    [7, 2, 0],
  ])('a bullet of %d words that shares %d of them scores %d: matches start at 0.3', (wanted, shared, score) => {
    expect(resultOf('key_actions', { key_actions: [words(wanted)] }, { key_actions: [words(shared)] }).score).toBe(
      score,
    );
  });

  it('finds no bullet without words, not even in a copy', () => {
    const copy = { key_actions: ['—', ''] };
    expect(resultOf('key_actions', copy, copy)).toMatchObject({
      score: 0,
      reason: '0 of 2 actions found, 0 of 2 candidate actions justified, F1 0.00',
      evidence: { recall: 0, precision: 0, f1: 0 },
    });
  });

  it('does not care which side is the reference', () => {
    fc.assert(
      fc.property(fc.array(anyText), fc.array(anyText), (a, b) => {
        const forth = resultOf('key_actions', { key_actions: a }, { key_actions: b });
        expect(resultOf('key_actions', { key_actions: b }, { key_actions: a }).score).toBe(forth.score);
      }),
    );
  });
});

describe('outcome', () => {
  it.each([
    ['success', 'success', 1],
    ['success', '\u00a0SUCCESS\u0085\u2028', 1],
    ['success', '\ufeffsuccess', 0],
    ['success', 'success.', 0],
    ['success', 'failed', 0],
    ['success', '', 0],
    ['', ' \t', 1],
    ['failed', 'FAİLED', 1],
    ['failed', 'faıled', 0],
    ['τελοσ', 'ΤΕΛΟΣ', 1],
    ['τελος', 'ΤΕΛΟΣ', 0],
    ['not done', 'not  done', 0],
  ])('%j for %j scores %d', (reference, candidate, score) => {
    const result = resultOf('outcome', { outcome: reference }, { outcome: candidate });
    expect(result).toEqual({
      dimension: 'outcome',
      score,
      reason: score === 1 ? 'equal' : 'different',
      evidence: { kind: 'outcome', reference: normalizeOutcome(reference), candidate: normalizeOutcome(candidate) },
    });
  });

  it('reads half a surrogate pair as U+FFFD, as the original does', () => {
    expect(resultOf('outcome', { outcome: 'a\ud800' }, { outcome: 'A\ufffd' }).score).toBe(1);
    const types = { aha_moments: momentsOf('a\ud800') };
    expect(resultOf('aha_moments', types, { aha_moments: momentsOf('A\udfff') }).score).toBe(1);
  });

  it('does not care which side is the reference', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) =>
        expect(resultOf('outcome', { outcome: a }, { outcome: b }).score).toBe(
          resultOf('outcome', { outcome: b }, { outcome: a }).score,
        ),
      ),
    );
  });
});

describe('aha moments', () => {
  it.each([
    ['both empty', [], [], 1, 'both empty'],
    ['an empty reference', [], ['a', 'b'], 0.5, 'the reference has no moments: over-eager, but not wrong'],
    ['an empty candidate', ['a'], [], 0, 'the candidate is empty'],
  ])('%s', (_, reference, candidate, score, reason) => {
    const result = resultOf(
      'aha_moments',
      { aha_moments: momentsOf(...reference) },
      { aha_moments: momentsOf(...candidate) },
    );
    expect(result).toEqual({ dimension: 'aha_moments', score, reason, evidence: EDGE_CASE });
  });

  it('explains a score by counts and types', () => {
    const reference = { aha_moments: momentsOf('insight', 'Decision', 'insight', 'question') };
    const candidate = { aha_moments: momentsOf('DECISION', 'İNSIGHT', 'breakthrough') };
    expect(resultOf('aha_moments', reference, candidate)).toEqual({
      dimension: 'aha_moments',
      score: 0.6 * 0.75 + 0.4 * 0.5,
      reason: '3 moments for 4, 2 of 4 types shared',
      evidence: {
        kind: 'moments',
        referenceCount: 4,
        candidateCount: 3,
        countScore: 0.75,
        typeScore: 0.5,
        sharedTypes: ['insight', 'decision'],
        missingTypes: ['question'],
        extraTypes: ['breakthrough'],
      },
    });
  });

  it.each([
    ['other white space', ['insight'], [' insight'], 0.6],
    ['other case', ['Insight'], ['INSIGHT'], 1],
    ['other numbers of the same types', ['a', 'a', 'b'], ['a', 'b', 'b'], 1],
    ['five for one', ['a'], ['a', 'a', 'a', 'a', 'a'], 0.6 * (1 - 4 / 5) + 0.4],
    ['empty types', [''], [''], 1],
  ])('%s', (_, reference, candidate, score) => {
    const result = resultOf(
      'aha_moments',
      { aha_moments: momentsOf(...reference) },
      { aha_moments: momentsOf(...candidate) },
    );
    expect(result.score).toBe(score);
  });

  it('looks at types only, not at messages or highlights', () => {
    const one = { aha_moments: [{ seq: 1, type: 'a', highlight: 'x' }] };
    const other = { aha_moments: [{ seq: 99, type: 'a', highlight: 'y' }] };
    expect(resultOf('aha_moments', one, other).score).toBe(1);
  });
});

describe('any two summaries', () => {
  it('have the five dimensions in order, each from 0 to 1, and nothing throws', () => {
    fc.assert(
      fc.property(anySummary(), anySummary(), (reference, candidate) => {
        const results = scoreV1(reference, candidate);
        expect(results.map(({ dimension }) => dimension)).toEqual(DIMENSIONS);
        for (const { score } of results) expect(score >= 0 && score <= 1).toBe(true);
      }),
    );
  });

  it('score 1 everywhere when they are equal and every bullet has a word', () => {
    fc.assert(
      fc.property(anySummary(anyWording), (summary) =>
        expect(scoresOf(summary, structuredClone(summary))).toEqual([1, 1, 1, 1, 1]),
      ),
    );
  });

  it('score the same in any order of bullets and moments', () => {
    const shuffled = anySummary().chain((summary) =>
      fc.record({
        summary: fc.constant(summary),
        key_actions: fc.shuffledSubarray([...summary.key_actions], { minLength: summary.key_actions.length }),
        aha_moments: fc.shuffledSubarray([...summary.aha_moments], { minLength: summary.aha_moments.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, shuffled, ({ summary: reference, ...r }, { summary: candidate, ...c }) =>
        expect(scoresOf({ ...reference, ...r }, { ...candidate, ...c })).toEqual(scoresOf(reference, candidate)),
      ),
    );
  });

  it('do not score by topics', () => {
    const topics = summaryOf({ title: 'a', topics_found: ['x'] });
    expect(scoresOf(topics, summaryOf({ title: 'a', topics_found: ['y', 'z'] }))).toEqual([1, 1, 1, 1, 1]);
  });
});
