import { describe, expect, it } from '@jest/globals';
import type { Defect, FindingCode } from '../../src/core/finding.js';
import type { Dimension } from '../../src/core/summary.js';
import type { FieldsSeen } from '../../src/scoring/fields-seen.js';
import { type LostField, withLostDefects, withLostFields } from '../../src/scoring/lost-fields.js';
import {
  codesIn,
  countDefects,
  isRated,
  type RatedSession,
  type ScoredSession,
} from '../../src/scoring/scored-session.js';
import { worstAlone } from '../../src/scoring/worst-alone.js';
import { goldenSession, ratedSession, sampledSession } from '../builders/sessions.js';

const lostOf = (dimension: Dimension): LostField => ({
  ...{ dimension, message: `no ${dimension}`, suggestion: `write ${dimension}` },
});
const LOST = [lostOf('summary'), lostOf('aha_moments')];

/** What a candidate lacks; a dimension whose reference has nothing there either ends in `?`. */
function lacking(...missing: readonly string[]): FieldsSeen {
  return {
    ...{ place: { file: 'c.json', line: 1 }, word: null, unread: [] },
    missing: missing.map((one) => ({
      ...{ dimension: one.replace('?', '') as Dimension, isEmptyInReference: one.endsWith('?') },
    })),
  };
}

const defect = (code: FindingCode): Defect => ({
  ...{ code, dimension: null, message: code, suggestion: null, place: { file: 'c.json' } },
});

function session(fields: FieldsSeen | undefined, ...codes: readonly FindingCode[]): RatedSession {
  return { ...ratedSession('s', { overall: 0.5 }), details: { fields }, defects: codes.map(defect) };
}

/** A session as it is told: its codes in their order, and how many findings it says it has, of which codes. */
function told(one: ScoredSession | undefined) {
  if (one === undefined || !isRated(one)) throw new Error('it is scored');
  return { codes: one.defects.map(({ code }) => code), count: countDefects(one), kinds: [...codesIn(one)].sort() };
}

const told1 = (fields: FieldsSeen | undefined, ...codes: readonly FindingCode[]) =>
  told(withLostFields([session(fields, ...codes)], LOST, null)[0]);

describe('a session that lacks a field as most of the run do', () => {
  it('has a finding for each such field, in the order of weight, and none of a text that is not there', () => {
    expect(told1(lacking('summary', 'aha_moments'), 'WRONG_OUTCOME', 'SUMMARY_EMPTY', 'TITLE_EMPTY')).toEqual({
      codes: ['FIELD_MISSING', 'FIELD_MISSING', 'WRONG_OUTCOME', 'TITLE_EMPTY'],
      ...{ count: 4, kinds: ['FIELD_MISSING', 'TITLE_EMPTY', 'WRONG_OUTCOME'] },
    });
    expect(told1(lacking('summary'), 'NO_CANDIDATE')).toEqual({
      ...{ codes: ['NO_CANDIDATE', 'FIELD_MISSING'], count: 2, kinds: ['FIELD_MISSING', 'NO_CANDIDATE'] },
    });
  });

  it.each<[string, FieldsSeen | undefined]>([
    ['lacks none', undefined],
    ['lacks another one', lacking('title')],
    ['lacks moments that its reference has not either', lacking('aha_moments?')],
  ])('is as it was where it %s', (_, fields) => {
    const before = session(fields, 'TITLE_EMPTY');
    expect(withLostFields([before], LOST, null)[0]).toBe(before);
  });

  it('is as it was where nothing is lost, and where it was not scored', () => {
    const all: readonly ScoredSession[] = [
      session(lacking('summary')),
      { status: 'canary', golden: goldenSession('c') },
    ];
    expect(withLostFields(all, [], null)).toBe(all);
    expect(withLostFields(all, LOST, null)[1]).toBe(all[1]);
  });

  it('keeps a code that a gate counts', () => {
    const counted = { SUMMARY_EMPTY: 0 } as Parameters<typeof withLostDefects>[2];
    const both = session(lacking('summary', 'title'), 'TITLE_EMPTY', 'SUMMARY_EMPTY');
    const kept = (failOn: typeof counted) =>
      withLostDefects(both, [lostOf('title'), ...LOST], failOn).map(({ code }) => code);
    expect(kept(null)).toEqual(['FIELD_MISSING', 'FIELD_MISSING']);
    expect(kept(counted)).toEqual(['FIELD_MISSING', 'FIELD_MISSING', 'SUMMARY_EMPTY']);
    const [one] = withLostFields([session(lacking('summary'), 'SUMMARY_EMPTY')], LOST, counted);
    expect(told(one)).toEqual({
      ...{ codes: ['FIELD_MISSING', 'SUMMARY_EMPTY'], count: 2, kinds: ['FIELD_MISSING', 'SUMMARY_EMPTY'] },
    });
  });

  it('says of each where the candidate stands, and what to do', () => {
    expect(withLostDefects({ details: {}, defects: [] }, LOST, null)).toEqual([]);
    expect(withLostDefects({ details: { fields: lacking('title', 'summary') }, defects: [] }, LOST, null)).toEqual([
      {
        ...{ code: 'FIELD_MISSING', dimension: 'summary', message: 'no summary', suggestion: 'write summary' },
        place: { file: 'c.json', line: 1 },
      },
    ]);
  });

  it('says of samples how many lack it, and of each what it lacks itself', () => {
    const sampled = sampledSession(
      's',
      [0.25, 0.5, 0.75],
      [
        {
          fields: lacking('summary'),
          ...{ defects: [defect('WRONG_OUTCOME'), defect('SUMMARY_EMPTY')], defectCount: 2 },
          codes: ['WRONG_OUTCOME', 'SUMMARY_EMPTY'],
        },
        { fields: lacking('aha_moments', 'summary') },
        {},
      ],
    );
    const before = { ...sampled, details: { fields: lacking('summary') }, defects: [defect('SUMMARY_EMPTY')] };
    const [one] = withLostFields([before], LOST, null);
    if (one === undefined || !isRated(one)) throw new Error('it is scored');
    const { samples } = one;
    expect(one.defects.map(({ code, samples: share }) => [code, share])).toEqual([['FIELD_MISSING', '2/3']]);
    expect(samples?.all.map(({ defects }) => defects.map(({ code, samples: share }) => `${code} ${share}`))).toEqual([
      ['FIELD_MISSING 2/3', 'WRONG_OUTCOME undefined'],
      ['FIELD_MISSING 2/3', 'FIELD_MISSING 1/3'],
      [],
    ]);
    expect(samples?.all.map(({ defectCount, codes }) => [defectCount, codes])).toEqual([
      [2, ['WRONG_OUTCOME', 'FIELD_MISSING']],
      [2, ['FIELD_MISSING']],
      [0, []],
    ]);
    expect([samples?.worst, samples?.overalls]).toEqual([1, [0.25, 0.5, 0.75]]);
    expect(samples?.all[2]).toBe(sampled.samples?.all[2]);
    expect(samples?.all.map(({ overall, candidateDigest }) => [overall, candidateDigest])).toEqual(
      sampled.samples?.all.map(({ overall, candidateDigest }) => [overall, candidateDigest]),
    );
    // Only some of the samples lack it, not the one that stands for the session.
    const [other] = withLostFields([{ ...sampled, details: {} }], LOST, null);
    expect(other).not.toBe(sampled);
    expect(told(other).codes).toEqual([]);
  });
});

describe('the worst sample of a session alone', () => {
  it('is what a session without samples is', () => {
    const one = session(undefined, 'CUT_OFF');
    expect(worstAlone(one)).toBe(one);
  });

  it('has the scores, findings and candidate of that sample', () => {
    const sampled = sampledSession(
      's',
      [0.75, 0.25],
      [
        {},
        { status: 'invalid_candidate', defects: [defect('CUT_OFF')], codes: ['CUT_OFF'], candidatePath: 'c/2.json' },
      ],
    );
    const alone = worstAlone(sampled);
    expect([alone.status, alone.overall, alone.candidatePath, alone.candidateDigest]).toEqual([
      ...['invalid_candidate', 0.25, 'c/2.json', 's-1'],
    ]);
    expect([alone.defects.map(({ code }) => code), codesIn(alone)]).toEqual([['CUT_OFF'], ['CUT_OFF']]);
    expect(alone.dimensions.map(({ score }) => score)).toEqual([0.25, 0.25, 0.25, 0.25, 0.25]);
    expect(alone.dimensions.map(({ dimension }) => dimension)).toEqual(sampled.dimensions.map((one) => one.dimension));
    expect(alone.golden).toBe(sampled.golden);
    expect(alone.samples).toBeUndefined();
  });
});
