import { describe, expect, it } from '@jest/globals';
import type { ReportGate } from '../../src/gates/catalogue.js';
import { consequence, gatesInWords } from '../../src/render/consequence.js';
import type { Report } from '../../src/report/schema.js';
import { wholeBaseline, wholeGates, wholeReport } from '../builders/whole-report.js';

const ALL = wholeGates();

/** A gate of the whole report, by its id. */
function gate(id: string, overrides: Partial<ReportGate> = {}): ReportGate {
  const found = ALL.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no gate ${id}`);
  return { ...found, ...overrides };
}

const PASSES = { status: 'pass', value: 0.75 } as const;
const NO_BASE = { baseline: undefined } as unknown as Partial<Report>;
const WHOLE = wholeReport({ ...NO_BASE, verdict: 'pass', gates: [] });

const said = (overrides: Partial<Report>, warnOnly = false): string =>
  consequence({ ...WHOLE, ...overrides }, warnOnly);

describe('what merging would do', () => {
  const open = { status: 'not_evaluated', value: null } as const;
  const advisory = gate('min-judge-overall');
  it.each<[string, Partial<Report>, string]>([
    ['nothing scored', { corpus_size: 0, sessions: [] }, '⚪ Nothing was scored, so nothing is known about merging'],
    ['no gate', {}, '⚪ No gate is set, so merging is not checked: overall 0.581'],
    ['the judge alone', { corpus_size: 0 }, "⚪ No gate is set, so merging is not checked: the judge's overall 0.550"],
    [
      'advisory gates alone',
      { gates: [advisory] },
      '⚪ Every gate is advisory, so merging is not checked: overall 0.581',
    ],
    [
      'none that could be evaluated',
      { gates: [gate('min-overall', open), advisory] },
      '⚪ No gate could be evaluated, so merging is not checked: overall n/a, needs 0.700',
    ],
    [
      'one that could',
      { gates: [gate('max-drift'), gate('min-overall', PASSES)] },
      '✅ Merging keeps session summaries within every gate that was evaluated: overall 0.750, needs 0.700',
    ],
    [
      'all that could',
      { gates: [gate('min-overall', PASSES)] },
      '✅ Merging keeps session summaries within every gate: overall 0.750, needs 0.700',
    ],
    [
      'all that count',
      { gates: [gate('min-overall', PASSES), advisory] },
      '✅ Merging keeps session summaries within every gate that counts: overall 0.750, needs 0.700',
    ],
    [
      'all but a waived one',
      { gates: [gate('min-overall', PASSES), gate('min-session')] },
      '✅ Merging keeps session summaries within every gate that counts: overall 0.750, needs 0.700',
    ],
    [
      'the judge alone, with a gate',
      { corpus_size: 0, gates: [gate('min-judge-overall', { ...PASSES, advisory: undefined })] },
      "✅ Merging keeps session summaries within every gate: the judge's overall 0.750, needs 0.600",
    ],
    [
      'what is newly worse',
      {
        gates: [gate('min-overall', PASSES)],
        baseline: { ...wholeBaseline(), failures: { new: ['a'], already: [], fixed: [] }, collapsed: [] },
      },
      '⚠️ Merging breaks no gate, yet 1 session is worse than on the base: overall 0.750, needs 0.700',
    ],
    [
      'a drop that may be chance',
      {
        gates: [
          gate('max-regression.summary'),
          gate('max-judge-regression', { status: 'pass' }),
          gate('max-drift', { status: 'pass', value: 0.07 }),
        ],
      },
      "🟡 Merging breaks no gate, but summary fell by 0.050, the judge's overall fell by 0.150, not certain enough to fail on: overall 0.581",
    ],
    [
      'a drift that may be chance',
      { gates: [gate('max-drift', { status: 'pass', value: 0.07 })] },
      '🟡 Merging breaks no gate, but overall fell by 0.070 since the best report of the base, not certain enough to fail on: overall 0.581',
    ],
    [
      'an open verdict',
      { verdict: 'inconclusive', gates: [gate('max-drift'), gate('min-overall', PASSES)] },
      '⚪ It is open whether merging keeps session summaries within every gate: overall 0.750, needs 0.700',
    ],
  ])('is said of %s', (_, overrides, wanted) => {
    expect(said(overrides)).toBe(wanted);
    expect(said(overrides, true)).toBe(wanted);
  });

  it.each<[string, readonly ReportGate[], string, string]>([
    [
      'what fell against the base',
      [gate('max-session-regression'), gate('max-judge-regression')],
      "❌ Merging would make session summaries worse: a session fell by 0.450, 0.250 allowed; the judge's drop against the base 0.150, 0.050 allowed",
      '⚠️ Merging would make session summaries worse, which only warns: a session',
    ],
    [
      'findings',
      [gate('fail-on.unusable'), gate('fail-on.outcome')],
      '❌ Merging would let wrong session summaries through: 1 session with an unusable or incomplete summary; 2 sessions with a wrong outcome, where 1 may be',
      '⚠️ Merging would let wrong session summaries through, which only warns: 1 session',
    ],
    [
      'new failures alone',
      [gate('max-new-failures')],
      '❌ Merging would make session summaries worse: new failures in 2 sessions',
      '⚠️ Merging would make session summaries worse, which only warns: new failures',
    ],
    [
      'a floor',
      [gate('min-overall')],
      '❌ Merging would break 1 gate: overall 0.581, needs 0.700',
      '⚠️ Merging would break 1 gate, which only warns: overall 0.581, needs 0.700',
    ],
    [
      'findings and a floor, and what these say as well',
      [gate('fail-on.unusable'), gate('min-overall'), gate('max-new-failures')],
      '❌ Merging would break 3 gates: 1 session with an unusable or incomplete summary; overall 0.581, needs 0.700; 1 more gate',
      '⚠️ Merging would break 3 gates, which only warn: 1 session with an unusable or incomplete summary; overall 0.581, needs 0.700; 1 more gate',
    ],
  ])('is said where %s fails', (_, gates, wanted, warning) => {
    expect(said({ verdict: 'fail', gates: [...gates] })).toBe(wanted);
    expect(said({ verdict: 'fail', gates: [...gates] }, true).startsWith(warning)).toBe(true);
  });
});

describe('gates in a sentence', () => {
  const fallen = (delta: number) => {
    const baseline = wholeBaseline();
    const title = baseline.dimensions?.title;
    if (title === undefined) throw new Error('no change of the title');
    const change = { ...title, now: title.before + delta };
    return wholeReport({ baseline: { ...baseline, dimensions: { title: change } } });
  };
  it('name the dimension that has made the mean fall', () => {
    const drop = gate('max-regression');
    expect(gatesInWords([drop], wholeReport())).toBe(
      'overall fell by 0.111, 0.020 allowed (key actions 0.669 → 0.549 and 2 more dimensions)',
    );
    expect(gatesInWords([drop], fallen(-0.1))).toBe('overall fell by 0.111, 0.020 allowed (title 0.675 → 0.575)');
    expect(gatesInWords([drop], fallen(0.1))).toBe('overall fell by 0.111, 0.020 allowed');
    expect(gatesInWords([gate('max-regression.summary')], wholeReport())).toBe('summary fell by 0.050, 0.030 allowed');
  });

  it('are two, and so many more', () => {
    const gates = [gate('min-overall'), gate('min-session'), gate('min-faithfulness')];
    expect(gatesInWords(gates.slice(0, 2), WHOLE)).toBe(
      'overall 0.581, needs 0.700; the worst session 0.270, needs 0.300',
    );
    expect(gatesInWords(gates, WHOLE)).toMatch(/; 1 more gate$/);
    expect(gatesInWords(gates.slice(0, 1), WHOLE, 5)).toBe('overall 0.581, needs 0.700; 4 more gates');
    expect(gatesInWords([gate('fail-on.outcome', { value: null })], WHOLE)).toMatch(/^0 sessions with a wrong outcome/);
  });
});
