import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FINDING_CODES } from '../../../src/core/finding.js';
import type { Summary } from '../../../src/core/summary.js';
import { runs } from '../../builders/long-runs.js';
import { anyCandidateOf, anyOddSummary, anyReport } from './generated.js';
import { defectsOf, resultOf } from './sessions.js';

interface Case {
  readonly code: string;
  readonly reference: string;
  readonly candidate: string;
  /** What the finding must quote of both sides. */
  readonly given: string;
  readonly wanted: string;
  readonly suggestion: string;
}

const CASES: readonly Case[] = [
  {
    code: 'NEGATION_MISMATCH',
    reference: 'The retry fixed the login loop',
    candidate: 'The retry did not fix the login loop',
    given: 'not',
    wanted: 'fixed',
    suggestion: 'Say "The retry fixed the login loop" as the reference does, if that is what happened',
  },
  {
    code: 'ANTONYM_MISMATCH',
    reference: 'Tracing was enabled in production',
    candidate: 'Tracing was disabled in production',
    given: '"disabled"',
    wanted: '"enabled"',
    suggestion: 'Change "disabled" to "enabled"',
  },
  {
    code: 'DIRECTION_MISMATCH',
    reference: 'Migrated the build from Webpack to Vite',
    candidate: 'Migrated the build from Vite to Webpack',
    given: 'Vite to Webpack',
    wanted: 'Webpack to Vite',
    suggestion: 'Turn it round: "from Webpack to Vite"',
  },
  {
    code: 'NUMBER_MISMATCH',
    reference: 'The import wrote 482 rows overnight',
    candidate: 'The import wrote 428 rows overnight',
    given: '"428"',
    wanted: '"482"',
    suggestion: 'Change "428" to "482"',
  },
  {
    code: 'IDENTIFIER_MISMATCH',
    reference: 'Fixed the redirect in auth.ts today',
    candidate: 'Fixed the redirect in session.ts today',
    given: '"session.ts"',
    wanted: '"auth.ts"',
    suggestion: 'Change "session.ts" to "auth.ts"',
  },
];

const PLACES: readonly (readonly [string, string, (text: string) => Partial<Summary>])[] = [
  ['title', 'title', (title) => ({ title })],
  ['summary', 'summary', (summary) => ({ summary })],
  ['summary', 'summary', (text) => ({ summary: `Everybody heard music. ${text}. Lunch followed at noon.` })],
  ['key_actions', 'key_actions/0', (text) => ({ key_actions: [text] })],
  ['key_actions', 'key_actions/1', (text) => ({ key_actions: ['Ate lunch at noon', text] })],
];

describe.each(CASES.map((one) => [one.code, one] as const))(
  '%s',
  (code, { reference, candidate, given, wanted, suggestion }) => {
    it.each(PLACES)('in the %s, at %s', (dimension, file, inPlace) => {
      const defects = defectsOf(inPlace(reference), inPlace(candidate)).filter((defect) => defect.code === code);
      expect(defects).toMatchObject([{ code, dimension, suggestion, place: { file } }]);
      const [{ message } = { message: '' }] = defects;
      for (const part of [reference, candidate, given, wanted]) expect(message).toContain(part);
    });

    it.each(PLACES)('nowhere else, and nothing of a copy (%s, %s)', (_, __, inPlace) => {
      expect(defectsOf(inPlace(reference), inPlace(reference))).toEqual([]);
      expect(defectsOf(inPlace(candidate), inPlace(candidate))).toEqual([]);
    });

    it('in the evidence, with the sentences of both sides', () => {
      const text = (statement: string): string => `Everybody heard music. ${statement}. Lunch followed at noon.`;
      const { evidence } = resultOf('summary', { summary: text(reference) }, { summary: text(candidate) });
      expect(evidence).toMatchObject({
        comparison: {
          contradictions: [{ candidateSentence: `${candidate}.`, referenceSentence: `${reference}.` }],
        },
      });
    });
  },
);

describe('findings', () => {
  it('tell of each contradiction of a summary', () => {
    const text = (pick: 'reference' | 'candidate'): Partial<Summary> => ({
      summary: CASES.map((one) => `${one[pick]}.`).join(' '),
    });
    const codes = defectsOf(text('reference'), text('candidate')).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(CASES.map(({ code }) => code).toSorted());
  });

  it('tell of scrambled text without a sentence of the reference', () => {
    const summary =
      'The rollout of the service stood at zero pods while the old version kept serving, because its sidecar had no memory limit.';
    const candidate = summary.split(' ').toReversed().join(' ');
    expect(defectsOf({ summary }, { summary: candidate })).toMatchObject([
      { code: 'SCRAMBLED_TEXT', dimension: 'summary', suggestion: 'Write sentences', place: { file: 'summary' } },
    ]);
  });

  it.each<readonly [string, Partial<Summary>, Partial<Summary>, readonly string[]]>([
    [
      'a missing action',
      { key_actions: ['Ran tests', 'Drained db1'] },
      { key_actions: ['Ran tests'] },
      ['MISSING_ACTION key_actions'],
    ],
    [
      'an extra action',
      { key_actions: ['Ran tests'] },
      { key_actions: ['Ate lunch', 'Ran tests'] },
      ['EXTRA_ACTION key_actions/0'],
    ],
    [
      'a repeated action',
      { key_actions: ['Ran tests'] },
      { key_actions: ['Ran tests', 'Ran tests'] },
      ['REPEATED_ACTION key_actions/1'],
    ],
    ['a missing title', { title: 'Renewed the certificate' }, {}, ['TITLE_EMPTY title']],
    ['another title', { title: 'Renewed the certificate' }, { title: 'Lunch at noon' }, ['TITLE_DRIFT title']],
    ['a general title', { title: 'Renewed the certificate' }, { title: 'Session summary' }, ['TITLE_GENERIC title']],
    ['a missing summary', { summary: 'Renewed the certificate' }, {}, ['SUMMARY_EMPTY summary']],
    ['a wrong outcome', { outcome: 'failed' }, { outcome: 'success' }, ['WRONG_OUTCOME outcome']],
    ['a missing moment', { aha_moments: [{ seq: 3, type: 'a', highlight: '' }] }, {}, ['MISSING_MOMENT aha_moments']],
    [
      'a moment far off its place',
      { aha_moments: [{ seq: 3, type: 'a', highlight: '' }] },
      { aha_moments: [{ seq: 30, type: 'a', highlight: '' }] },
      ['MISSING_MOMENT aha_moments', 'EXTRA_MOMENT aha_moments/0'],
    ],
    [
      'a missing sentence',
      { summary: 'Renewed the certificate of the proxy. Drained the database replica in Oslo.' },
      { summary: 'Renewed the certificate of the proxy.' },
      ['SUMMARY_GAP summary'],
    ],
  ])('%s', (_, reference, candidate, wanted) => {
    expect(defectsOf(reference, candidate).map(({ code, place }) => `${code} ${place.file}`)).toEqual(wanted);
  });

  it.each([
    ['of a report', anyReport],
    ['of odd texts', anyOddSummary],
  ])('are none for a copy, whatever it says: %s', (_, anySummary) => {
    fc.assert(
      fc.property(anySummary, (reference) => {
        expect(defectsOf(reference, structuredClone(reference))).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('have a known code, a dimension, a suggestion, and stand in the order of the codes', () => {
    const anyPair = fc.oneof(
      fc.tuple(anyOddSummary, anyOddSummary),
      anyReport.chain((reference) => fc.tuple(fc.constant(reference), anyCandidateOf(reference))),
    );
    fc.assert(
      fc.property(anyPair, ([reference, candidate]) => {
        const defects = defectsOf(reference, candidate);
        const ranks = defects.map(({ code }) => FINDING_CODES.indexOf(code));
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
        for (const { message, suggestion, dimension } of defects) {
          expect(message).not.toBe('');
          expect(suggestion).not.toBe('');
          expect(dimension).not.toBeNull();
          expect(message.length).toBeLessThan(1500);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('of two bullets that contradict each other', () => {
  it('one that stands in the reference word for word is not said to contradict it', () => {
    const key_actions = ['Disabled the cache of the worker in staging', 'Enabled the cache of the worker in staging'];
    const defects = defectsOf({ key_actions }, { key_actions: key_actions.slice(1) });
    expect(defects.map(({ code, message }) => [code, message.includes(`Missing action: "${key_actions[0]}"`)])).toEqual(
      [['MISSING_ACTION', true]],
    );
  });
});
