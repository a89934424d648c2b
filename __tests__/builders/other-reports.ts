import type { Report, ReportSession } from '../../src/report/schema.js';
import { wholeJudge, wholeJudgement } from './whole-judge.js';
import { wholeBaseline, wholeGates, wholeReport } from './whole-report.js';
import { wholeFinding, wholeSessions } from './whole-sessions.js';

/** Reports in which most is otherwise than in the whole one. */

const gatesOf = (...ids: readonly string[]): Report['gates'] => wholeGates().filter(({ id }) => ids.includes(id));

const NOTHING = {
  ...{ identity: undefined, exam: undefined, gate_strength: undefined, trend: undefined, baseline: undefined },
  ...{ judge: undefined, waivers: undefined, caveats: [], findings: [] },
};

const named = (...names: readonly string[]): ReportSession[] =>
  wholeSessions().filter(({ name }) => names.includes(name));

/** An open verdict over few sessions, of which the worst sample of one is missing; the judge is void, and there is no base. */
export function openReport(): Report {
  const lost = named('failing').map((session): ReportSession => {
    const samples = session.samples?.map((one) =>
      one.sample === 3 ? { ...one, status: 'missing_candidate' as const, overall: 0 } : one,
    );
    return {
      ...session,
      ...{ gates_failed: ['fail-on.form', 'min-session'], gates_waived: undefined, waived: undefined },
      ...{ samples, candidate_path: null, candidate_digest: null, findings_omitted: undefined, judge: undefined },
      findings: [
        wholeFinding('NO_CANDIDATE', { dimension: null, file: null, line: null, column: null, suggestion: null }),
      ],
      structural_completion: { possible: 2, of: 2, requirements: [] },
    };
  });
  const silent = named('agreed').map(
    (session): ReportSession => ({
      ...session,
      judge: wholeJudgement({
        ...{ samples: 0, overall: null, dimensions: [], metrics: undefined, panel: undefined, spread: undefined },
        ...{ rationale: null, suggestions: [], rewrite: undefined, facts: [], invented: [], shortened: undefined },
        ...{ unmeasured: [{ measurement: 'overall', reason: 'timeout' }], model_used: null },
      }),
    }),
  );
  const { statistics } = wholeReport();
  return wholeReport({
    ...(NOTHING as unknown as Partial<Report>),
    ...{ verdict: 'inconclusive', title: 'Inconclusive - overall 0.581, 2 of 3 gates not evaluated, 2 sessions' },
    ...{
      gates: gatesOf('min-overall', 'max-drift', 'min-judge-overall').map((gate) => ({
        ...gate,
        ...(gate.id === 'min-overall' && {
          status: 'pass' as const,
          value: 0.75,
          flip_risk: undefined,
          rerun_risk: undefined,
        }),
      })),
    },
    ...{ gates_failed: [], sessions: [...silent, ...named('canary'), ...lost], corpus_size: 2 },
    statistics: {
      ...statistics,
      interval: null,
      samples: undefined,
      detectable_change: null,
      overall: { ...statistics.overall, ci95: null, stddev: null },
    },
    identity: { commit: 'b'.repeat(40), uncommitted_changes: false },
    baseline: {
      ...wholeBaseline(),
      ...{ source: 'none', commit: null, run_url: null, scored_at: null, verdict: null, reason: 'no artifact | found' },
      ...{ overall: null, dimensions: null, judge: undefined, failures: null, changed_inputs: [], groups: undefined },
      ...{ changed_references: [], new_sessions: [], removed_sessions: [], sessions: [], paired: 0, fallback: false },
    },
    judge: {
      ...wholeJudge({
        voided: 'a canary got 0.900',
        overall_mean: null,
        base_url: null,
        provider: 'command',
        program: 'judge.sh',
      }),
      ...{
        panel: undefined,
        guidelines: undefined,
        agreement: undefined,
        strength: undefined,
        new_recordings: undefined,
      },
      ...{ metrics: {}, alerts: [], unmeasured: 0, unmeasured_reasons: {}, dimension_means: {} },
    },
    gate_strength: { variants: 9, damaging: 8, caught: 3, harmless: 0, blocked: 0 },
    settings: {},
  });
}

/** A run that passes and is compared with a file: the mean has not moved beyond chance, and one session alone fell. */
export function passingReport(): Report {
  const baseline = wholeBaseline();
  const still = {
    before: 0.6,
    now: 0.581,
    delta: -0.019,
    ci95: [-0.05, 0.01] as [number, number],
    p: 0.3,
    word: 'noise' as const,
  };
  return wholeReport({
    ...(NOTHING as unknown as Partial<Report>),
    ...{ verdict: 'pass', title: 'Pass - overall 0.581, 5 of 5 gates passed, 3 sessions', corpus_size: 3 },
    gates: gatesOf(
      'max-regression.summary',
      'max-hallucination',
      'min-dimensions.title',
      'max-regression',
      'min-overall',
    ).map((gate) => {
      if (gate.id === 'max-regression') return { ...gate, status: 'pass', value: 0.019, flip_risk: undefined };
      return gate.id === 'min-overall' ? { ...gate, status: 'pass', threshold: 0.05, value: 0.581 } : gate;
    }),
    ...{ gates_failed: [], sessions: named('contrary', 'doubted', 'agreed') },
    baseline: {
      ...baseline,
      ...{
        source: 'file',
        path: 'base.json',
        run_url: null,
        fallback: false,
        changed_inputs: ['config'],
        groups: undefined,
      },
      ...{ changed_references: [], new_sessions: [], removed_sessions: [], collapsed: [], paired: 3, judge: undefined },
      ...{ overall: still, dimensions: { title: { ...still, word: 'improvement', delta: 0.2, ci95: [0.2, 0.2] } } },
      sessions: [
        { name: 'doubted', delta: -0.05, dimensions: { title: -0.1 } },
        { name: 'agreed', delta: 0, dimensions: { title: 0 } },
      ],
      failures: { new: [], already: [], fixed: [] },
    },
    judge: {
      ...wholeJudge({ simulated: true, agreement: undefined, new_recordings: undefined, strength: undefined }),
      panel: undefined,
    } as never,
    gate_strength: { texts: 'references', variants: 10, damaging: 6, caught: 3, harmless: 4, blocked: 4 },
    trend: [{ scored_at: '2026-11-17T12:00:00Z', overall_mean: 0.7, ci95: null }],
    caveats: ['Three sessions are few.'],
  });
}
