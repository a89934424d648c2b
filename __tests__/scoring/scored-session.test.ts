import { describe, expect, it } from '@jest/globals';
import type { Defect } from '../../src/core/finding.js';
import {
  codesIn,
  countDefects,
  firstUsableSample,
  isRated,
  isUnreferenced,
  nameOf,
  type ScoredSession,
  withoutTexts,
  worstOf,
} from '../../src/scoring/scored-session.js';
import { goldenSession, ratedSession, sampledSession } from '../builders/sessions.js';

const DEFECT: Defect = { code: 'CUT_OFF', dimension: null, message: 'm', suggestion: null, place: { file: 'c' } };
const rated = ratedSession('a', { overall: 0.5 });
const stray: ScoredSession = {
  status: 'unreferenced',
  name: 'b',
  place: { file: 'c' },
  candidateDigest: 'd',
  defects: [DEFECT],
};
const canary: ScoredSession = { status: 'canary', golden: goldenSession('c') };

describe('a session of a run', () => {
  it('is scored by the rubric, without a reference, or a canary', () => {
    const all: readonly ScoredSession[] = [rated, { ...rated, status: 'missing_candidate' }, stray, canary];
    expect(all.map(isRated)).toEqual([true, true, false, false]);
    expect(all.map(isUnreferenced)).toEqual([false, false, true, false]);
    expect(all.map(nameOf)).toEqual(['a', 'a', 'b', 'c']);
  });

  it('has as many defects as there are, kept or not, and each code once', () => {
    const some = { ...rated, defects: [DEFECT, DEFECT] };
    expect([countDefects(some), countDefects({ ...some, defectCount: 9 }), countDefects(stray)]).toEqual([2, 9, 1]);
    expect([codesIn(some), codesIn({ ...some, defectCodes: ['CHATTER'] })]).toEqual([['CUT_OFF'], ['CHATTER']]);
  });

  it('has a first usable sample, and a worst one', () => {
    const { samples } = sampledSession('a', [0.5, 0.75, 0.25], [{ status: 'invalid_candidate' }]);
    if (samples === undefined) throw new Error('it has samples');
    expect([firstUsableSample(samples)?.sample, worstOf(samples)?.sample]).toEqual([2, 3]);
    expect(firstUsableSample({ ...samples, all: samples.all.slice(0, 1) })).toBeUndefined();
  });
});

describe('a session without its texts', () => {
  const golden = {
    ...{ name: 'a', gates: {}, place: { file: 'golden-corpus/a/reference.json', line: 1 }, unreviewed: false },
    ...{ referenceDigest: '0'.repeat(64), difficulty: 'normal', kind: 'other', requirements: [] },
  };
  const evidence = rated.dimensions.map((one) => ({ ...one, evidence: 'much' }));

  it('is plain, and has nothing that is not there', () => {
    expect(withoutTexts({ ...rated, dimensions: evidence })).toEqual({
      ...{
        status: 'scored',
        golden,
        overall: 0.5,
        defects: [],
        details: {},
        candidatePath: null,
        candidateDigest: null,
      },
      dimensions: rated.dimensions.map(({ dimension, score, reason }) => ({ dimension, score, reason })),
    });
    expect(Object.keys(withoutTexts(rated)).sort()).toEqual([
      ...['candidateDigest', 'candidatePath', 'defects', 'details', 'dimensions', 'golden', 'overall'],
      ...['requirements', 'status'],
    ]);
    expect(withoutTexts(stray)).toBe(stray);
    expect(withoutTexts(canary)).toEqual({
      status: 'canary',
      golden: { ...golden, name: 'c', place: canary.golden.place },
    });
  });

  it('has all that a run knows of it besides', () => {
    const fields = { place: { file: 'c' }, missing: [], word: 'w', unread: [] };
    const more = {
      traits: { language: 'other', isUnspaced: true, transcript: 'whole' },
      taught: { results: [], left: { accepted: 0, rejected: 1 } },
      details: { fields, referenceUsed: 'reference', unreadTranscript: { kind: 'unread', file: 'u', reason: 'r' } },
      requirements: [{ status: 'unmet' }],
    } as object;
    const samples = sampledSession('a', [0.5, 0.25], [{ fields }]).samples;
    const session = { ...rated, ...more, samples, golden: goldenSession('a', { group: 'g' }) };
    expect(withoutTexts(session)).toMatchObject({ ...more, golden: { ...golden, group: 'g' }, samples });
  });
});
