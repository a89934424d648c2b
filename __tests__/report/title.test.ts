import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { verdictTitle } from '../../src/report/title.js';

function gate(status: ReportGate['status'], overrides: Partial<ReportGate> = {}): ReportGate {
  return { id: 'min-session', kind: 'min-session', threshold: 0.5, value: 0.6, status, message: '', ...overrides };
}

/** No session fails, and there is nothing more to say. */
const NONE = { failing: 0, heldTo: '' };

const overall = (status: ReportGate['status'], threshold: number) =>
  gate(status, { id: 'min-overall', kind: 'min-overall', threshold });

describe('verdictTitle', () => {
  it.each<[string, Parameters<typeof verdictTitle>[0], string]>([
    [
      'a pass with its only gate',
      { verdict: 'pass', overall_mean: 0.71249, corpus_size: 20, gates: [overall('pass', 0.5)] },
      'Pass - overall 0.712 (gate 0.500), its only gate passed, 20 sessions',
    ],
    [
      'a pass with several gates',
      { verdict: 'pass', overall_mean: 0.7, corpus_size: 1, gates: [overall('pass', 0.7), gate('pass')] },
      'Pass - overall 0.700 (gate 0.700), all 2 gates passed, 1 session',
    ],
    [
      'a fail',
      { verdict: 'fail', overall_mean: 0.69949, corpus_size: 2, gates: [overall('fail', 0.7), gate('pass')] },
      'Fail - overall 0.699 (gate 0.700), 1 of 2 gates failed, 2 sessions',
    ],
    [
      'a fail by single sessions',
      {
        verdict: 'fail',
        overall_mean: 0.8,
        corpus_size: 26,
        gates: [
          overall('pass', 0.7),
          gate('fail', { id: 'max-session-regression', kind: 'max-session-regression', threshold: 0.25, value: 0.767 }),
        ],
      },
      'Fail - the largest drop of a session 0.767 (allowed 0.250), overall 0.800 (gate 0.700), 1 of 2 gates failed, 26 sessions',
    ],
    [
      'a fail by the findings that most sessions have, the first of equals',
      {
        verdict: 'fail',
        overall_mean: 0.8,
        corpus_size: 6,
        gates: [
          gate('fail', { id: 'fail-on.form', kind: 'fail-on', threshold: 0, value: 1 }),
          gate('fail', { id: 'fail-on.outcome', kind: 'fail-on', threshold: 0, value: 2 }),
          gate('fail', { id: 'fail-on.requirement', kind: 'fail-on', threshold: 0, value: 2 }),
          gate('fail', { id: 'min-session', kind: 'min-session', threshold: 0.5, value: 0.1 }),
        ],
      },
      'Fail - 2 sessions with a wrong outcome (0 allowed), overall 0.800, 4 of 4 gates failed, 6 sessions',
    ],
    [
      'a fail by a drop that newly fails a session',
      {
        verdict: 'fail',
        overall_mean: 0.8,
        corpus_size: 26,
        gates: [
          overall('pass', 0.7),
          gate('fail', { id: 'max-session-regression', kind: 'max-session-regression', threshold: 0.25, value: 0.767 }),
          gate('fail', { id: 'max-new-failures', kind: 'max-new-failures', threshold: 0, value: 1 }),
        ],
      },
      'Fail - the largest drop of a session 0.767 (allowed 0.250), overall 0.800 (gate 0.700), 2 of 3 gates failed, 26 sessions',
    ],
    [
      'a fail by the judge alone',
      {
        verdict: 'fail',
        overall_mean: 0.792,
        corpus_size: 26,
        gates: [
          overall('pass', 0.7),
          gate('fail', {
            id: 'min-judge-dimensions.title',
            kind: 'min-judge-dimensions',
            threshold: 0.8,
            value: 0.5984,
          }),
        ],
      },
      'Fail - min-judge-dimensions.title 0.598 (gate 0.800), overall 0.792 (gate 0.700), 1 of 2 gates failed, 26 sessions',
    ],
    [
      'a fail by both',
      {
        verdict: 'fail',
        overall_mean: 0.5,
        corpus_size: 26,
        gates: [overall('fail', 0.7), gate('fail', { id: 'min-judge-overall', kind: 'min-judge-overall' })],
      },
      'Fail - overall 0.500 (gate 0.700), 2 of 2 gates failed, 26 sessions',
    ],
    [
      'a fail of the only gate',
      { verdict: 'fail', overall_mean: 0, corpus_size: 2, gates: [gate('fail')] },
      'Fail - the worst session 0.600 (gate 0.500), overall 0.000, 1 of 1 gate failed, 2 sessions',
    ],
    [
      'a run without gates',
      { verdict: 'pass', overall_mean: 0.3, corpus_size: 3, gates: [] },
      'Pass - overall 0.300, no gate set, 3 sessions',
    ],
    [
      'a run over nothing',
      { verdict: 'pass', overall_mean: null, corpus_size: 0, gates: [overall('not_evaluated', 0.5)] },
      'nothing to score',
    ],
  ])('of %s', (_, report, title) =>
    expect(verdictTitle(report, { unreferenced: 0, mean: null }, undefined, NONE)).toBe(title),
  );

  it.each([
    [0, 26, '26 sessions'],
    [1, 1, '1 of 1 session fails'],
    [1, 26, '1 of 26 sessions fails'],
    [4, 26, '4 of 26 sessions fail'],
  ])('ends with how many sessions fail: %d of %d', (failing, corpus_size, end) => {
    const report = { verdict: 'fail' as const, overall_mean: 0.7, corpus_size, gates: [overall('fail', 0.8)] };
    const title = verdictTitle(report, { unreferenced: 0, mean: null }, undefined, { ...NONE, failing });
    expect(title).toBe(`Fail - overall 0.700 (gate 0.800), 1 of 1 gate failed, ${end}`);
  });

  it('has harmless characters only, whatever the names of sessions', () => {
    const status = fc.constantFrom('pass', 'fail', 'not_evaluated');
    const anyGate = fc
      .record({ status, threshold: fc.double({ min: 0, max: 1, noNaN: true }), id: fc.string(), own: fc.boolean() })
      .map(({ status: word, threshold, id, own }) =>
        gate(word, { threshold, id: own ? `session.${id}\`$(id)\n.min_overall` : 'min-overall' }),
      );
    fc.assert(
      fc.property(
        fc.constantFrom('pass', 'fail', 'inconclusive'),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(),
        fc.array(anyGate, { maxLength: 5 }),
        (verdict, overall_mean, corpus_size, gates) => {
          expect(
            verdictTitle(
              { verdict, overall_mean, corpus_size, gates },
              { unreferenced: 0, mean: null },
              undefined,
              NONE,
            ),
          ).toMatch(/^[A-Za-z0-9 .,%()+-]+$/);
        },
      ),
    );
  });

  it('names the two dimensions that fell most beside a drop of the overall, and none that rose', () => {
    const drop = gate('fail', { id: 'max-regression', kind: 'max-regression', value: 0.054, threshold: 0.02 });
    const fell = (before: number, now: number) => ({ before, now, delta: now - before });
    const dimensions = {
      title: fell(0.9, 0.8),
      outcome: fell(0.5, 0.9),
      key_actions: fell(0.8, 0.4),
      summary: fell(0.7, 0.5),
    };
    const baseline = { dimensions, removed_sessions: [], collapsed: [], failures: null } as never;
    const report = { verdict: 'fail' as const, overall_mean: 0.6, corpus_size: 3, gates: [drop], baseline };
    expect(verdictTitle(report, { unreferenced: 0, mean: null }, undefined, NONE)).toBe(
      'Fail - overall fell by 0.054 (0.020 allowed), key actions from 0.800 to 0.400, summary from 0.700 to 0.500, overall 0.600, 1 of 1 gate failed, 3 sessions',
    );
    const ofTitle = { ...drop, id: 'max-regression.title' };
    expect(verdictTitle({ ...report, gates: [ofTitle] }, { unreferenced: 0, mean: null }, undefined, NONE)).toContain(
      'title fell by 0.054 (0.020 allowed), overall 0.600',
    );
  });

  it.each([
    [{}, 'no word of the required judge'],
    [{ isVoid: true }, 'the required judge cannot be believed'],
  ])('says of a required judge that has measured nothing why: %j', (more, why) => {
    const report = { overall_mean: 0.7, corpus_size: 2, gates: [overall('pass', 0.5)] };
    expect(
      verdictTitle(
        { ...report, verdict: 'inconclusive' },
        { unreferenced: 0, mean: null, isMissing: true, ...more },
        undefined,
        NONE,
      ),
    ).toBe(`Inconclusive - ${why}, overall 0.700 (gate 0.500), its only gate passed, 2 sessions`);
    expect(
      verdictTitle({ ...report, verdict: 'pass' }, { unreferenced: 0, mean: null, ...more }, undefined, NONE),
    ).not.toContain(why);
  });
});
