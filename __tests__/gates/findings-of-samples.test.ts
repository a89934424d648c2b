import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import type { Defect } from '../../src/core/finding.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { BaselineReport } from '../../src/inputs/baseline/baseline-report.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import { fingerprintOf } from '../../src/rubric/findings/finding-identity.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { comparedWith } from '../builders/baselines.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession, sampledSession } from '../builders/sessions.js';
import { baseOf, defect, evaluate, GAP, type Given, WRONG, waiver } from './evaluated.js';

/** Samples that score so, each with its findings; the worst is the lowest. */
const sampled = (name: string, ...samples: readonly (readonly [number, readonly Defect[]])[]): RatedSession => {
  const session = sampledSession(
    name,
    samples.map(([overall]) => overall),
    samples.map(([, defects]) => ({
      ...{ defects, defectCount: defects.length, codes: [...new Set(defects.map(({ code }) => code))] },
    })),
  );
  const worst = samples[(session.samples?.worst ?? 0) - 1]?.[1] ?? [];
  return {
    ...session,
    defects: worst.map((one) => ({ ...one, samples: `1/${samples.length}` })),
    defectCodes: [...new Set(samples.flatMap(([, defects]) => defects.map(({ code }) => code)))],
  };
};

describe('a finding by which a session fails, and that its worst sample does not have', () => {
  const OMISSION = { 'fail-on': { omission: 0 } } as const;
  const TWO_OF_THREE = { of: 2, in: 3 };
  const [one, two] = [defect('MISSING_ACTION', 'one'), defect('MISSING_ACTION', 'two')];

  it.each<[string, RatedSession, Partial<GateSettings>, Given, readonly Defect[]]>([
    ['none where the worst has it', sampled('a', [0.4, [one]], [0.8, [two]]), OMISSION, {}, []],
    ['that of another sample', sampled('a', [0.4, []], [0.8, [WRONG, one, two]]), OMISSION, {}, [one]],
    ['the first that has one', sampled('a', [0.4, []], [0.8, [one]], [0.9, [two]]), OMISSION, {}, [one]],
    [
      'none where so many may have it',
      sampled('a', [0.4, []], [0.8, [one]], [0.9, []]),
      OMISSION,
      { samplesPass: TWO_OF_THREE },
      [],
    ],
    [
      'the first where two have it, and one may',
      sampled('a', [0.4, []], [0.8, [one]], [0.9, [two]]),
      OMISSION,
      { samplesPass: TWO_OF_THREE },
      [one],
    ],
    [
      'one for each gate',
      sampled('a', [0.4, []], [0.8, [one, WRONG]]),
      { 'fail-on': { omission: 0, outcome: 0 } },
      {},
      [WRONG, one],
    ],
    [
      'one for two gates that it fails',
      sampled('a', [0.4, []], [0.8, [one]]),
      { 'fail-on': { omission: 0, MISSING_ACTION: 0 } },
      {},
      [one],
    ],
    [
      'both where two gates are failed by other words of a code',
      sampled('a', [0.4, [defect('SUMMARY_GAP')]], [0.8, [defect('MISSING_ACTION', 'x')]]),
      { 'fail-on': { MISSING_ACTION: 0, SUMMARY_GAP: 0 } },
      {},
      [defect('MISSING_ACTION', 'x')],
    ],
    [
      'none of a gate that it does not fail',
      sampled('a', [0.4, []], [0.8, [one]]),
      { 'fail-on': { omission: 1 } },
      {},
      [],
    ],
    [
      'one that is waived as well',
      sampled('a', [0.4, []], [0.8, [one]]),
      OMISSION,
      { waivers: [waiver({ session: 'a' })] },
      [one],
    ],
    [
      'one that counts before one that is waived',
      sampled('a', [0.4, []], [0.8, [WRONG]], [0.9, [defect('TITLE_EMPTY')]]),
      { 'fail-on': { WRONG_OUTCOME: 0, unusable: 0 } },
      { waivers: [waiver({ code: 'TITLE_EMPTY' })] },
      [WRONG, defect('TITLE_EMPTY')],
    ],
  ])('is %s', (_, session, thresholds, given, wanted) => {
    const { elsewhere } = evaluate([session, ratedSession('b', { overall: 0.9 })], thresholds, given);
    expect([...(elsewhere.get('a') ?? [])].sort(byCode)).toEqual([...wanted].sort(byCode));
    expect(elsewhere.has('b')).toBe(false);
  });

  const byCode = (a: Defect, b: Defect) => (`${a.code}${a.message}` < `${b.code}${b.message}` ? -1 : 1);

  it('is one that the base does not have, where another sample has an old one', () => {
    const now = sampled('a', [0.4, []], [0.8, [one]], [0.9, [two]]);
    const base = baseOf([now], { a: [one] });
    expect(evaluate([now], OMISSION, { base }).elsewhere.get('a')).toEqual([two]);
    const known = evaluate([now], OMISSION, { base: baseOf([now], { a: [one, two] }) });
    expect([known.failedSessions.size, known.elsewhere.size, [...known.knownSessions]]).toEqual([0, 0, ['a']]);
  });

  it('is told where the worst sample has only an old one', () => {
    const now = sampled('a', [0.4, [one]], [0.8, [two]]);
    expect(evaluate([now], OMISSION, { base: baseOf([now], { a: [one] }) }).elsewhere.get('a')).toEqual([two]);
  });
});

describe('what the judge finds in a session of several samples', () => {
  const judged = defect('CONTRADICTED_CLAIM');
  const session = (claims: readonly Defect[]): RatedSession => {
    const one = sampled('a', [0.4, []], [0.8, []], [0.9, [WRONG]]);
    return { ...one, defects: claims, defectCodes: [...(one.defectCodes ?? []), ...claims.map(({ code }) => code)] };
  };
  const given = { samplesPass: { of: 1, in: 3 } };
  const thresholds = { 'fail-on': { CONTRADICTED_CLAIM: 0, outcome: 0 } } as const;
  const judge = judgeFacts({ metrics: ['faithfulness'] });
  const failed = (claims: readonly Defect[], waivers: readonly Waiver[] = []) =>
    evaluateGates([session(claims)], judge, policyWith(thresholds, given), {
      ...{ waivers, compared: null, unreferenced: 0 },
    });

  it('is said of the session, and no sample outweighs it', () => {
    const { failedGates, elsewhere, verdict } = failed([judged]);
    expect([...failedGates]).toEqual([['a', ['fail-on.CONTRADICTED_CLAIM']]]);
    expect([verdict, elsewhere.size]).toEqual(['fail', 0]);
    expect(failed([]).verdict).toBe('pass');
    // A sample was found to have it, and others may outweigh that.
    expect(failed([{ ...judged, samples: '1/3' }]).verdict).toBe('pass');
  });

  it('may be waived', () => {
    const { verdict, waivedGates } = failed([judged], [waiver({ code: 'CONTRADICTED_CLAIM' })]);
    expect([verdict, ...waivedGates]).toEqual(['pass', ['a', ['fail-on.CONTRADICTED_CLAIM']]]);
  });
});

describe('findings of samples on the base', () => {
  const session = ratedSession('a', { overall: 0.9 });
  const said = (samples: BaselineReport['sessions'][number]['samples']): BaselineReport => {
    const report = baseOf([session]);
    return { ...report, sessions: report.sessions.map((one) => ({ ...one, samples })) };
  };
  const ofSample = (...findings: readonly string[]) => [{ sample: 1, overall: 0.9, findings: [...findings] }];
  const found = { ...session, defects: [GAP] };
  const thresholds = { 'fail-on': { SUMMARY_GAP: 0 } } as const;

  it.each<[string, BaselineReport, boolean]>([
    ['are known by their digests', said(ofSample('X:1', fingerprintOf(GAP, sha256))), true],
    ['in other words are not known', said(ofSample(fingerprintOf({ ...GAP, message: 'about time' }, sha256))), false],
    ['are not known of samples without any', said([{ sample: 1, overall: 0.9, findings: null }]), false],
    ['are not known where there were no samples', said(null), false],
  ])('%s', (_, base, isKnown) => {
    const evaluation = evaluate([found], thresholds, { base });
    expect(evaluation.isKnown('a', GAP)).toBe(isKnown);
    expect(evaluation.isNew('a', GAP)).toBe(!isKnown);
    expect(evaluation.verdict).toBe(isKnown ? 'pass' : 'fail');
    const compared = comparedWith([found], base);
    // Nobody makes digests here, so that nothing is known by them.
    const without = evaluateGates([found], null, policyWith(thresholds), { waivers: [], compared, unreferenced: 0 });
    expect(without.isKnown('a', GAP)).toBe(false);
  });
});
