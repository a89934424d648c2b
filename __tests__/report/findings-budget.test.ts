import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Defect } from '../../src/core/finding.js';
import { allotFindings, FINDINGS_PER_REPORT } from '../../src/report/findings-budget.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { runs } from '../builders/long-runs.js';
import { ratedSession } from '../builders/sessions.js';

const DEFECT: Defect = { code: 'EXTRA_ACTION', dimension: null, message: '', suggestion: null, place: { file: 'a' } };

function session(name: string, overall: number, defects: number): RatedSession {
  return { ...ratedSession(name, { overall }), defects: new Array<Defect>(defects).fill(DEFECT) };
}

describe('allotFindings', () => {
  it.each([0, 1, 99, 100])('keeps all %d findings of a session', (n) => {
    expect(allotFindings([session('a', 1, n)], new Set()).get('a') ?? 0).toBe(n);
  });

  it('keeps 100 of more', () => expect(allotFindings([session('a', 0, 101)], new Set(['a'])).get('a')).toBe(100));

  it('gives to failing sessions first, the lowest score first', () => {
    const full = Array.from({ length: FINDINGS_PER_REPORT / 100 - 2 }, (_, i) => session(`f${i}`, 0, 100));
    const failing = [session('high', 0.8, 100), session('low', 0.1, 50)];
    const passing = [session('better', 0.95, 100), session('good', 0.9, 100)];
    const failed = new Set([...full, ...failing].map(({ golden }) => golden.name));
    const allotted = allotFindings([...passing, ...failing, ...full], failed);
    expect(['f0', 'low', 'high', 'good', 'better'].map((name) => allotted.get(name))).toEqual([
      100,
      50,
      100,
      50,
      undefined,
    ]);
  });

  it('leaves each failing session one, by which a reader sees why it fails', () => {
    const full = Array.from({ length: FINDINGS_PER_REPORT / 100 + 50 }, (_, i) => session(`f${i}`, i / 1000, 100));
    const failed = new Set(full.map(({ golden }) => golden.name));
    const allotted = allotFindings([...full, session('passing', 0, 1)], failed);
    const shares = full.map(({ golden }) => allotted.get(golden.name) ?? 0);
    expect(Math.min(...shares)).toBe(1);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(FINDINGS_PER_REPORT);
    expect(allotted.has('passing')).toBe(false);
  });

  it('gives the last one, too', () => {
    const full = Array.from({ length: FINDINGS_PER_REPORT / 100 - 1 }, (_, i) => session(`f${i}`, 0, 100));
    const allotted = allotFindings(
      [...full, session('most', 0.1, 99), session('last', 0.2, 5), session('none', 0.3, 5)],
      new Set(),
    );
    expect(['most', 'last', 'none'].map((name) => allotted.get(name))).toEqual([99, 1, undefined]);
  });

  it('gives to candidates without a reference last', () => {
    const place = { file: 'c' };
    const stray = {
      status: 'unreferenced' as const,
      name: 'stray',
      place,
      candidateDigest: '',
      defects: [DEFECT, DEFECT],
    };
    const full = Array.from({ length: FINDINGS_PER_REPORT / 100 - 1 }, (_, i) => session(`f${i}`, 0.99, 100));
    const allotted = allotFindings([stray, ...full, session('rest', 0.999, 99)], new Set());
    expect([allotted.get('rest'), allotted.get('stray')]).toEqual([99, 1]);
  });

  it('never gives more than there is, nor more than the limits, and leaves nothing ungiven', () => {
    const drawn = fc.array(
      fc.record({ overall: fc.double({ min: 0, max: 1, noNaN: true }), n: fc.nat(250), fails: fc.boolean() }),
      {
        maxLength: 300,
        size: 'max',
      },
    );
    fc.assert(
      fc.property(drawn, (list) => {
        const sessions = list.map(({ overall, n }, i) => session(`s${i}`, overall, n));
        const failed = new Set(list.flatMap(({ fails }, i) => (fails ? [`s${i}`] : [])));
        const allotted = allotFindings(sessions, failed);
        const shares = sessions.map(({ golden }) => allotted.get(golden.name) ?? 0);
        const wanted = list.map(({ n }) => Math.min(n, 100));
        expect(shares.filter((share, i) => share > (wanted[i] ?? 0))).toEqual([]);
        const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
        expect(sum(shares)).toBe(Math.min(FINDINGS_PER_REPORT, sum(wanted)));
      }),
      { numRuns: runs(10) },
    );
  });
});
