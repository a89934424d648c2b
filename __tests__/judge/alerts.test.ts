import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { alertComparison, confidenceOf, evaluateAlerts } from '../../src/judge/alerts.js';
import { DEFAULT_ALERTS } from '../../src/settings/alert-levels.js';
import { settingsOf } from '../builders/runs.js';
import { makeWorkspace } from '../builders/workspace.js';

describe('alerts', () => {
  it.each<[string, number, string | undefined]>([
    ['hallucination', 0.1, undefined],
    ['hallucination', 0.1004, undefined],
    ['hallucination', 0.101, 'warning'],
    ['hallucination', 0.2, 'warning'],
    ['hallucination', 0.201, 'critical'],
    ['faithfulness', 0.7, undefined],
    ['faithfulness', 0.6996, undefined],
    ['faithfulness', 0.699, 'warning'],
    ['faithfulness', 0.5, 'warning'],
    ['faithfulness', 0.499, 'critical'],
    ['relevance', 0.6, 'warning'],
    ['coherence', 0.1, 'critical'],
    ['completion', 0, undefined],
    ['rubric', 0, undefined],
  ])('%s %d by default: %s', (metric, mean, level) => {
    const alerts = evaluateAlerts({ [metric]: { mean, n: 5 } }, DEFAULT_ALERTS);
    expect(alerts.map((alert) => alert.level)).toEqual(level === undefined ? [] : [level]);
  });

  it('tell value, threshold, n, confidence and what to do', () => {
    const [alert] = evaluateAlerts({ hallucination: { mean: 0.24044, n: 12 } }, DEFAULT_ALERTS);
    expect(alert).toEqual({
      metric: 'hallucination',
      level: 'critical',
      value: 0.24,
      threshold: 0.2,
      n: 12,
      confidence: 'medium',
      hints: expect.arrayContaining([expect.any(String)]),
    });
    expect(alert && alertComparison(alert)).toBe('hallucination 0.240 > 0.200');
  });

  it.each([
    [1, 'low'],
    [9, 'low'],
    [10, 'medium'],
    [29, 'medium'],
    [30, 'high'],
  ])('of %d sessions have the confidence %s', (n, word) => expect(confidenceOf(n)).toBe(word));

  it('are never raised by what was not measured', () => {
    for (const n of [0, 3]) {
      expect(evaluateAlerts({ faithfulness: { mean: null, n } }, DEFAULT_ALERTS)).toEqual([]);
    }
    expect(evaluateAlerts({}, DEFAULT_ALERTS)).toEqual([]);
  });

  it('never get milder as a metric gets worse', () => {
    const rank = (metric: 'hallucination' | 'relevance', mean: number) =>
      ['warning', 'critical'].indexOf(evaluateAlerts({ [metric]: { mean, n: 1 } }, DEFAULT_ALERTS)[0]?.level ?? '');
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(rank('hallucination', high)).toBeGreaterThanOrEqual(rank('hallucination', low));
        expect(rank('relevance', low)).toBeGreaterThanOrEqual(rank('relevance', high));
      }),
    );
  });
});

describe('the levels of the config file', () => {
  const read = (yaml: string) => settingsOf(makeWorkspace({ '.github/summary-gate.yml': yaml }));

  it('replace those of the metrics that they name', () => {
    const { values, problems } = read(
      'alerts:\n  relevance: { warning: 0.9 }\n  hallucination: none\n  rubric: { critical: 0.4 }\n',
    );
    expect(problems).toEqual([]);
    expect(values.alerts).toEqual({
      relevance: { warning: 0.9 },
      coherence: { warning: 0.7, critical: 0.5 },
      faithfulness: { warning: 0.7, critical: 0.5 },
      hallucination: {},
      rubric: { critical: 0.4 },
    });
    expect(read('alerts: none\n').values.alerts).toBeNull();
    expect(read('judge: off\n').values.alerts).toEqual(DEFAULT_ALERTS);
  });

  it.each([
    ['alerts: 0.5', '0.5 is not a mapping'],
    ['alerts: { halucination: { warning: 0.1 } }', '"halucination" is not a metric (did you mean hallucination?)'],
    ['alerts: { relevance: 0.5 }', 'relevance: 0.5 names no level; allowed: warning, critical'],
    ['alerts: { relevance: { warn: 0.5 } }', 'relevance: "warn" is not a level'],
    ['alerts: { relevance: { warning: 7 } }', 'relevance: warning: 7 is out of range'],
    ['alerts: { relevance: { warning: 0.4, critical: 0.5 } }', 'critical 0.5 would be reached before warning 0.4'],
    ['alerts: { hallucination: { warning: 0.4, critical: 0.3 } }', 'critical 0.3 would be reached before warning 0.4'],
  ])('%s is refused', (yaml, wanted) => {
    const { problems } = read(`${yaml}\n`);
    expect(problems.map(({ message }) => message).join('\n')).toContain(wanted);
    expect(problems[0]?.place).toMatchObject({ file: '.github/summary-gate.yml', line: 1 });
  });
});
