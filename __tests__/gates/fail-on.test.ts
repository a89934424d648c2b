import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Defect, FindingCode } from '../../src/core/finding.js';
import type { Dimension } from '../../src/core/summary.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { Compared } from '../../src/gates/regression-checks.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import type { FailOn } from '../../src/settings/fail-on.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { runs } from '../builders/long-runs.js';
import { policyWith } from '../builders/policies.js';
import { ratedSession } from '../builders/sessions.js';

type Found = FindingCode | readonly [FindingCode, string];
type Run = Readonly<Record<string, readonly Found[]>>;

function defectOf(found: Found): Defect {
  const [code, words] = typeof found === 'string' ? [found, ''] : found;
  const dimension: Dimension | null = code === 'WRONG_OUTCOME' ? 'outcome' : null;
  return { code, dimension, message: `${code} ${words}`, suggestion: null, place: { file: 'c.json' } };
}

function sessionsOf(run: Run, overall = 0.9): readonly RatedSession[] {
  return Object.entries(run).map(([name, found]) => ({
    ...ratedSession(name, { overall }),
    defects: found.map(defectOf),
  }));
}

/** The run of the base, with as many findings cut from each session's list as `cut` says. */
function comparedToRun(run: Run, sessions: readonly RatedSession[], cut = 0): Compared {
  const base = sessionsOf(run);
  const report = baselineOf(base);
  const withFindings = report.sessions.map((session, i) => ({
    ...session,
    findings: (base[i]?.defects ?? []).map(({ code, message }) => ({ code, message })),
    ...(cut > 0 && { findings_omitted: cut }),
  }));
  return comparedWith(sessions, { ...report, sessions: withFindings });
}

interface Given {
  readonly waivers?: readonly Waiver[];
  readonly base?: Run;
  readonly cut?: number;
  readonly thresholds?: Partial<GateSettings>;
}

function evaluate(run: Run, failOn: FailOn | null, { waivers = [], base, cut = 0, thresholds = {} }: Given = {}) {
  const sessions = sessionsOf(run);
  return evaluateGates(sessions, null, policyWith({ 'fail-on': failOn, ...thresholds }), {
    waivers,
    compared: base === undefined ? null : comparedToRun(base, sessions, cut),
    unreferenced: 0,
  });
}

const waiver = (about: Partial<Waiver>): Waiver => ({
  ...{ session: null, dimension: null, reason: 'known', until: '2027-01-01', by: 'mona' },
  ...about,
});

const WRONG: readonly Found[] = ['WRONG_OUTCOME'];

describe('a gate on findings', () => {
  it.each<[string, Run, FailOn, readonly string[], string]>([
    ['nothing found', { a: [], b: [] }, { outcome: 0 }, [], 'outcome: 0 sessions <= 0'],
    ['one session', { a: WRONG, b: [] }, { outcome: 0 }, ['a'], 'outcome: 1 session > 0 (a)'],
    ['as many as allowed', { a: WRONG, b: [] }, { outcome: 1 }, [], 'outcome: 1 session <= 1 (a)'],
    ['one more than allowed', { a: WRONG, b: WRONG }, { outcome: 1 }, ['a', 'b'], 'outcome: 2 sessions > 1 (a, b)'],
    ['twice in one session', { a: [...WRONG, ...WRONG] }, { outcome: 1 }, [], 'outcome: 1 session <= 1 (a)'],
    ['a code', { a: WRONG }, { WRONG_OUTCOME: 0 }, ['a'], 'WRONG_OUTCOME: 1 session > 0 (a)'],
    ['another class', { a: ['MISSING_ACTION'] }, { outcome: 0 }, [], 'outcome: 0 sessions <= 0'],
    [
      'many sessions',
      Object.fromEntries([...'abcdefg'].map((name) => [name, WRONG])),
      { outcome: 0 },
      [...'abcdefg'],
      'outcome: 7 sessions > 0 (a, b, c, d, e and 2 more)',
    ],
  ])('with %s', (_, run, failOn, failing, line) => {
    const { verdict, gates, failures, failedSessions } = evaluate(run, failOn);
    const fails = failing.length > 0;
    const [of = '', threshold = 0] = Object.entries(failOn)[0] ?? [];
    expect(gates).toEqual([
      {
        id: `fail-on.${of}`,
        kind: 'fail-on',
        threshold,
        value: Number(/: (\d+)/.exec(line)?.[1]),
        status: fails ? 'fail' : 'pass',
        message: line,
      },
    ]);
    expect(verdict).toBe(fails ? 'fail' : 'pass');
    expect(failures).toEqual(fails ? [line] : []);
    expect([...failedSessions]).toEqual(failing);
  });

  it('stands beside floors, each by its id', () => {
    const { failedGates } = evaluate(
      { a: WRONG, b: [] },
      { outcome: 0, unusable: 0 },
      { thresholds: { 'min-session': 0.95 } },
    );
    expect([...failedGates]).toEqual([
      ['a', ['fail-on.outcome', 'min-session']],
      ['b', ['min-session']],
    ]);
  });

  it('has nothing to say where nothing was scored', () => {
    const { gates, verdict } = evaluate({}, { outcome: 0 });
    expect(gates).toMatchObject([{ status: 'not_evaluated', value: null, message: 'outcome: nothing to score' }]);
    expect(verdict).toBe('pass');
  });

  it('looks at codes of findings that are not kept', () => {
    const [session] = sessionsOf({ a: ['MISSING_ACTION'] });
    if (session === undefined) throw new Error('one session was made');
    const cut = { ...session, defectCount: 200, defectCodes: ['MISSING_ACTION', 'SUMMARY_GAP'] as const };
    const { gates } = evaluateGates([cut], null, policyWith({ 'fail-on': { SUMMARY_GAP: 0 } }));
    expect(gates).toMatchObject([{ status: 'fail', value: 1 }]);
  });

  it('of the judge alone is open where nobody has asked it', () => {
    const { gates, verdict } = evaluate({ a: [] }, { judge: 0 });
    expect(gates).toMatchObject([{ status: 'not_evaluated', message: 'judge: nobody has asked the judge' }]);
    expect(verdict).toBe('pass');
  });
});

describe('a waiver', () => {
  it.each<[string, Partial<Waiver>, 'pass' | 'fail', readonly string[], readonly string[]]>([
    ['of the session', { session: 'a' }, 'pass', ['a'], []],
    ['of its dimension', { session: 'a', dimension: 'outcome' }, 'pass', ['a'], []],
    ['of another dimension', { session: 'a', dimension: 'title' }, 'fail', ['a'], ['a']],
    ['of its code', { session: 'a', code: 'WRONG_OUTCOME' }, 'pass', ['a'], []],
    ['of another code', { session: 'a', code: 'TITLE_EMPTY' }, 'fail', ['a'], ['a']],
    ['of its code in another session', { session: 'b', code: 'WRONG_OUTCOME' }, 'fail', ['a'], ['a']],
    ['of the code everywhere', { code: 'WRONG_OUTCOME' }, 'pass', ['a'], []],
    ['of the gate', { gate: 'fail-on.outcome' }, 'pass', ['a'], []],
    ['of all gates of its kind', { gate: 'fail-on' }, 'pass', ['a'], []],
    ['of another gate', { gate: 'fail-on.unusable' }, 'fail', ['a'], ['a']],
  ])('%s', (_, about, verdict, failed, unwaived) => {
    const run = evaluate({ a: WRONG, b: [] }, { outcome: 0, unusable: 0 }, { waivers: [waiver(about)] });
    expect(run.verdict).toBe(verdict);
    // Shown, never hidden.
    expect([...run.failedSessions]).toEqual(failed);
    expect([...run.unwaivedSessions]).toEqual(unwaived);
  });

  it('of one code leaves another one of the class', () => {
    const found: readonly Found[] = ['TITLE_EMPTY', 'SUMMARY_EMPTY'];
    const waivers = [waiver({ code: 'TITLE_EMPTY' })];
    expect(evaluate({ a: found }, { unusable: 0 }, { waivers }).verdict).toBe('fail');
    expect(
      evaluate({ a: found }, { unusable: 0 }, { waivers: [...waivers, waiver({ code: 'SUMMARY_EMPTY' })] }).verdict,
    ).toBe('pass');
  });

  it('of a gate keeps its value and says who, until when and why', () => {
    const { gates } = evaluate({ a: WRONG }, { outcome: 0 }, { waivers: [waiver({ gate: 'fail-on.outcome' })] });
    expect(gates).toMatchObject([
      {
        value: 1,
        status: 'not_evaluated',
        waived: true,
        message: 'outcome: 1 session > 0 (a), waived until 2027-01-01 by mona: known',
      },
    ]);
  });

  it('of a gate silences a mean', () => {
    const thresholds = { 'min-overall': 0.95 };
    expect(evaluate({ a: [] }, null, { thresholds }).verdict).toBe('fail');
    const waived = evaluate({ a: [] }, null, { thresholds, waivers: [waiver({ gate: 'min-overall' })] });
    expect(waived).toMatchObject({ verdict: 'pass', failures: [], unwaivedSessions: new Set() });
  });

  it('is idle where so many are allowed anyway', () => {
    const { failedSessions } = evaluate({ a: WRONG }, { outcome: 1 }, { waivers: [waiver({ session: 'a' })] });
    expect(failedSessions.size).toBe(0);
  });

  it('makes room where some are allowed', () => {
    const waivers = [waiver({ session: 'a' })];
    const run = evaluate({ a: WRONG, b: WRONG, c: [] }, { outcome: 1 }, { waivers });
    expect(run.gates).toMatchObject([{ status: 'pass', value: 1, message: 'outcome: 1 session <= 1 (b), 1 waived' }]);
    expect([...run.failedGates.keys()]).toEqual(['a']);
    expect([...run.waivedGates.keys()]).toEqual(['a']);
  });
});

describe('against a baseline', () => {
  const KNOWN: Found = ['MISSING_ACTION', 'one'];
  const NEW: Found = ['MISSING_ACTION', 'two'];

  it.each<[string, Run, Run, readonly string[], string]>([
    ['the same finding is known', { a: [KNOWN] }, { a: [KNOWN] }, [], 'omission: 0 sessions <= 0, 1 known on the base'],
    ['other words are new', { a: [NEW] }, { a: [KNOWN] }, ['a'], 'omission: 1 session > 0 (a)'],
    ['one more is new', { a: [KNOWN, NEW] }, { a: [KNOWN] }, ['a'], 'omission: 1 session > 0 (a)'],
    ['another session has its own', { a: [], b: [KNOWN] }, { a: [KNOWN], b: [] }, ['b'], 'omission: 1 session > 0 (b)'],
    ['another code is new', { a: [['SUMMARY_GAP', 'one']] }, { a: [KNOWN] }, ['a'], 'omission: 1 session > 0 (a)'],
    ['a new session has nothing known', { a: [], n: [KNOWN] }, { a: [] }, ['n'], 'omission: 1 session > 0 (n)'],
  ])('%s', (_, run, base, failing, message) => {
    const found = evaluate(run, { omission: 0 }, { base });
    expect(found.gates).toMatchObject([{ message, value: failing.length }]);
    expect([...found.failedSessions]).toEqual(failing);
  });

  it('a base with another reference everywhere compares with nothing', () => {
    const sessions = sessionsOf({ a: [KNOWN] });
    const compared = { ...comparedToRun({ a: [KNOWN] }, sessions), comparison: { obstacle: 'its rubric is v1' } };
    const found = evaluateGates(sessions, null, policyWith({ 'fail-on': { omission: 0 } }), {
      waivers: [],
      compared,
      unreferenced: 0,
    });
    expect(found.verdict).toBe('fail');
    expect(found.isKnown('a', defectOf(KNOWN))).toBe(false);
  });

  it('says where the base keeps not all findings', () => {
    const { gates } = evaluate({ a: [NEW], b: [KNOWN] }, { omission: 0 }, { base: { a: [KNOWN], b: [KNOWN] }, cut: 7 });
    expect(gates[0]?.message).toBe(
      'omission: 1 session > 0 (a), 1 known on the base, of 1 the baseline keeps not all findings, so that some may be known',
    );
  });

  it('knows only what fail-on names', () => {
    const { isKnown } = evaluate(
      { a: [KNOWN, ['TITLE_DRIFT', 't']] },
      { omission: 0 },
      {
        base: { a: [KNOWN, ['TITLE_DRIFT', 't']] },
      },
    );
    expect(isKnown('a', defectOf(KNOWN))).toBe(true);
    expect(isKnown('a', defectOf(['TITLE_DRIFT', 't']))).toBe(false);
  });
});

describe('whatever was found', () => {
  const CODES = ['WRONG_OUTCOME', 'TITLE_EMPTY', 'MISSING_ACTION', 'SUMMARY_GAP', 'TITLE_DRIFT'] as const;
  const names = ['a', 'b', 'c', 'd'];
  const found = fc.array(fc.tuple(fc.constantFrom(...CODES), fc.constantFrom('one', 'two')), { maxLength: 4 });
  const run = fc
    .tuple(found, found, found, found)
    .map((all) => Object.fromEntries(names.map((name, i) => [name, all[i] ?? []])));
  const failOn: fc.Arbitrary<FailOn> = fc.dictionary(
    fc.constantFrom('outcome', 'unusable', 'omission', 'TITLE_DRIFT', 'SUMMARY_GAP'),
    fc.nat(3),
    { minKeys: 1 },
  );
  const about: fc.Arbitrary<Partial<Waiver>> = fc.oneof(
    fc.record({ session: fc.constantFrom(...names) }),
    fc.record({ session: fc.constantFrom(...names), dimension: fc.constantFrom('outcome' as const, 'title' as const) }),
    fc.record({ session: fc.constantFrom(...names), code: fc.constantFrom(...CODES) }),
    fc.record({ code: fc.constantFrom(...CODES) }),
    fc.record({ gate: fc.constantFrom('fail-on', 'fail-on.outcome', 'min-session', 'min-overall') }),
  );
  const floors = fc.record({
    'min-session': fc.constantFrom(null, 0.5, 0.95),
    'min-overall': fc.constantFrom(null, 0.5, 0.95),
  });
  const base = fc.option(run, { nil: undefined });

  it('without fail-on findings decide nothing', () => {
    fc.assert(
      fc.property(run, floors, base, (drawn, thresholds, before) => {
        const given = { thresholds, ...(before !== undefined && { base: before }) };
        const bare = Object.fromEntries(Object.keys(drawn).map((name) => [name, []]));
        const {
          isKnown,
          isNew: _new,
          isNewOutside: _outside,
          uncounted: _uncounted,
          ...all
        } = evaluate(drawn, null, given);
        const { isKnown: _, isNew: __, isNewOutside: ___, uncounted: ____, ...none } = evaluate(bare, null, given);
        expect(all).toEqual(none);
        for (const found of CODES) expect(isKnown('a', defectOf([found, 'one']))).toBe(false);
      }),
    );
  });

  it('adding a waiver never turns a pass into a failure', () => {
    fc.assert(
      fc.property(
        run,
        failOn,
        floors,
        fc.array(about, { maxLength: 3 }),
        about,
        base,
        (drawn, names, thresholds, some, one, before) => {
          const given = { thresholds, ...(before !== undefined && { base: before }) };
          const waivers = some.map(waiver);
          const without = evaluate(drawn, names, { ...given, waivers });
          const withOne = evaluate(drawn, names, { ...given, waivers: [...waivers, waiver(one)] });
          if (without.verdict === 'pass') expect(withOne.verdict).toBe('pass');
          for (const name of withOne.unwaivedSessions) expect(without.unwaivedSessions.has(name)).toBe(true);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('a session that fails has a gate to show for it, and the run one that failed or is waived', () => {
    fc.assert(
      fc.property(run, failOn, floors, fc.array(about, { maxLength: 3 }), (drawn, names, thresholds, some) => {
        const result = evaluate(drawn, names, { thresholds, waivers: some.map(waiver) });
        expect([...result.failedSessions]).toEqual([...result.failedGates.keys()]);
        const failed = new Set(result.gates.filter(({ status }) => status === 'fail').map(({ id }) => id));
        for (const [name, ids] of result.failedGates) {
          const waived = result.waivedGates.get(name) ?? [];
          expect(ids.length).toBeGreaterThan(0);
          expect(ids).toEqual(expect.arrayContaining([...waived]));
          for (const id of ids) expect(waived.includes(id) || failed.has(id)).toBe(true);
          expect(result.unwaivedSessions.has(name)).toBe(ids.length > waived.length);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('what the base had all of passes', () => {
    fc.assert(
      fc.property(run, failOn, (drawn, names) => {
        const { verdict, failedSessions } = evaluate(drawn, names, { base: drawn });
        expect([verdict, failedSessions.size]).toEqual(['pass', 0]);
      }),
    );
  });
});
