import { describe, expect, it } from '@jest/globals';
import type { Report, ReportSession } from '../../src/report/schema.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';
import type { Evaluation } from '../../src/telemetry/evaluation.js';
import { evaluationsOf, evaluatorOf, metricEvaluations } from '../../src/telemetry/evaluations-of.js';
import { failureCount, gauge, metricGauges, runMetrics } from '../../src/telemetry/run-metrics.js';
import { evaluationsFile, telemetryOf } from '../../src/telemetry/telemetry.js';
import { judgementValue, mixedReport } from '../builders/reports.js';

const REPORT = await mixedReport();
const JUDGE = {
  overall_mean: 0.5,
  dimension_means: { title: 0.25, summary: null, key_actions: 0, outcome: 1, aha_moments: 0.75 },
  metrics: {},
  meta_evaluation: { run: 3, mean: 0.8, prompt_version: 'meta-1' },
  unmeasured: 2,
  prompt_version: 'rubric-9',
  voided: null,
};

/** The report of a judged run, as far as telemetry looks at it. */
const judged = (judge: object = {}, sessions: readonly ReportSession[] = REPORT.sessions): Report =>
  ({ ...REPORT, sessions, judge: { ...JUDGE, ...judge } }) as unknown as Report;

const named = (name: string): ReportSession => {
  const found = REPORT.sessions.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no session ${name}`);
  return found;
};

const dimensions = (score: number | null) =>
  (['title', 'outcome'] as const).map((dimension) => ({ dimension, score, reason: `of ${dimension}` }));

const evaluations = (report: Report, withRubric = false): readonly Evaluation[] => [
  ...evaluationsOf(report, { withRubric }),
];

describe('the scores of the rubric', () => {
  it('are those of every session but canaries, a missing candidate’s zeros among them', () => {
    const all = evaluations(REPORT, true);
    expect(new Set(all.map(({ session }) => session))).toEqual(new Set(['login', 'export', 'absent', 'broken']));
    expect(all).toHaveLength(4 * 6);
    const absent = all.filter(({ session }) => session === 'absent');
    expect(absent.map(({ name, score }) => [name, score])).toEqual(
      ['overall', 'title', 'summary', 'key_actions', 'outcome', 'aha_moments'].map((name) => [`rubric.${name}`, 0]),
    );
    expect(absent[0]).toEqual({
      ...{ name: 'rubric.overall', evaluator: 'rubric', version: 'v2', session: 'absent' },
      ...{ score: 0, error: null, explanation: null },
    });
    expect(absent[1]?.explanation).toBe('no candidate');
    expect(evaluations(REPORT)).toEqual([]);
    const alone: ReportSession = { ...named('login'), status: 'unreferenced', overall: null };
    expect(evaluations({ ...REPORT, sessions: [alone] }, true)).toEqual([]);
  });

  it('have no explanation where the rubric gave none', () => {
    const silent = { ...named('login'), dimensions: named('login').dimensions.map((one) => ({ ...one, reason: '' })) };
    const all = evaluations({ ...REPORT, sessions: [silent] }, true);
    expect(new Set(all.map(({ explanation }) => explanation))).toEqual(new Set([null]));
  });
});

describe('the scores of the judge', () => {
  const session = (judge: Partial<ReturnType<typeof judgementValue>>, name = 'login'): ReportSession => ({
    ...named(name),
    judge: judgementValue({ prompt_version: 'rubric-9', ...judge }),
  });

  it('are the overall with its rationale, and each dimension with its reason', () => {
    const all = evaluations(judged({}, [session({ overall: 0, dimensions: dimensions(1) })]));
    const common = { evaluator: 'llm', version: 'rubric-9', session: 'login', error: null };
    expect(all).toEqual([
      { ...common, name: 'llm.judge.rubric.overall', score: 0, explanation: 'It says the same.' },
      { ...common, name: 'llm.judge.rubric.title', score: 1, explanation: 'of title' },
      { ...common, name: 'llm.judge.rubric.outcome', score: 1, explanation: 'of outcome' },
    ]);
  });

  it('have the reason of a gap, and then no words', () => {
    const unmeasured = [{ measurement: 'title', reason: 'budget' as const }];
    const all = evaluations(judged({}, [session({ overall: null, dimensions: dimensions(null), unmeasured })]));
    expect(all.map(({ score, error, explanation }) => [score, error, explanation])).toEqual([
      [null, 'unknown', null],
      [null, 'budget', null],
      [null, 'unknown', null],
    ]);
  });

  it('are none where the rubric was not asked for, or the session is a canary', () => {
    expect(evaluations(judged({}, [session({ dimensions: [] })]))).toEqual([]);
    expect(evaluations(judged({}, [session({ dimensions: dimensions(1) }, 'canary')]))).toEqual([]);
    expect(evaluations(judged({}, [named('login')]))).toEqual([]);
  });

  it('stand beside those of the rubric, and are made up where the judge is', () => {
    const all = evaluations(judged({ simulated: true }, [session({ dimensions: dimensions(1) })]), true);
    expect(all.map(({ evaluator }) => evaluator)).toEqual([...Array(6).fill('rubric'), ...Array(3).fill('simulated')]);
    expect([evaluatorOf({}), evaluatorOf(judged()), evaluatorOf(judged({ simulated: true }))]).toEqual([
      ...['llm', 'llm', 'simulated'],
    ]);
  });

  it('are neither numbers nor words where its run is void', () => {
    const all = evaluations(judged({ voided: 'taken in' }, [session({ dimensions: dimensions(1) })]), true);
    const [ofRubric, ofJudge] = [all.slice(0, 6), all.slice(6)];
    expect(ofRubric.every(({ score, error }) => score !== null && error === null)).toBe(true);
    expect(ofJudge.map(({ score, error, explanation }) => [score, error, explanation])).toEqual(
      Array(3).fill([null, 'voided', null]),
    );
  });
});

describe('the other metrics', () => {
  const result = (score: number | null, version: string) => ({
    ...{ score, reason: score === null ? ('timeout' as const) : null, explanation: `words of ${version}` },
    prompt_version: version,
  });
  const meta = (metric: 'rubric' | 'relevance') => ({
    ...{ score: 0.75, reason: null, explanation: 'good', prompt_version: 'explanation-2' },
    meta: { original_evaluation: { metric } },
  });

  it('are those that were asked for, those that could not be asked, and those about explanations', () => {
    const metrics = {
      ...{ relevance: result(0.5, 'relevance-2'), faithfulness: result(null, 'faithfulness-2') },
      skipped: [
        { metric: 'coherence', reason: 'no_grounding' },
        { metric: 'charm', reason: 'no_grounding' },
      ],
      explanation_quality: [meta('rubric'), meta('relevance')],
    } as unknown as Parameters<typeof metricEvaluations>[1];
    const all = metricEvaluations('s', metrics, { coherence: 'coherence-7' });
    expect(
      all.map(({ name, version, score, error, explanation }) => [name, version, score, error, explanation]),
    ).toEqual([
      ['llm.judge.relevance', 'relevance-2', 0.5, null, 'words of relevance-2'],
      ['llm.judge.faithfulness', 'faithfulness-2', null, 'timeout', 'words of faithfulness-2'],
      ['llm.judge.coherence', 'coherence-7', null, 'no_grounding', null],
      ['llm.judge.charm', 'unknown', null, 'no_grounding', null],
      ['llm.judge.explanation_quality', 'explanation-2', 0.75, null, 'good'],
      ['llm.judge.explanation_quality', 'explanation-2', 0.75, null, 'good'],
    ]);
    expect(all.slice(-2).map(({ original }) => original)).toEqual(['llm.judge.rubric.overall', 'llm.judge.relevance']);
    expect(new Set(all.map(({ session, evaluator }) => `${session} ${evaluator}`))).toEqual(new Set(['s llm']));
  });

  it('are none where none was asked for', () => {
    expect(metricEvaluations('s', undefined)).toEqual([]);
    expect(metricEvaluations('s', { skipped: [] })).toEqual([]);
  });
});

describe('the metrics of a run', () => {
  const shown = (report: Report, withRubric: boolean) =>
    runMetrics(report, { withRubric }).map(({ name, kind, value, unit }) => `${name} ${kind} ${value} ${unit}`);

  it('are means of the judge and counts, without what nobody measured', () => {
    expect(shown(judged(), false)).toEqual([
      'llm.judge.rubric.overall gauge 0.5 1',
      'llm.judge.rubric.title gauge 0.25 1',
      'llm.judge.rubric.key_actions gauge 0 1',
      'llm.judge.rubric.outcome gauge 1 1',
      'llm.judge.rubric.aha_moments gauge 0.75 1',
      'llm.judge.explanation_quality gauge 0.8 1',
      'quality.llm_judge_failures count 2 {measurement}',
      'quality.meta_evals_run count 3 {evaluation}',
    ]);
  });

  it('are means of the rubric where these are wanted', () => {
    expect(shown(REPORT, false)).toEqual([]);
    expect(shown(REPORT, true).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual(
      ['overall', 'title', 'summary', 'key_actions', 'outcome', 'aha_moments'].map((name) => `rubric.${name} gauge`),
    );
    expect(shown(judged(), true)).toHaveLength(6 + 8);
    expect(shown({ ...REPORT, overall_mean: null }, true)).toHaveLength(5);
  });

  it('tell who scored, and by which version', () => {
    const of = (report: Report) =>
      new Set(runMetrics(report, { withRubric: false }).map(({ attributes }) => JSON.stringify(attributes)));
    expect(of(judged())).toEqual(
      new Set(
        [
          { evaluator_type: 'llm', evaluator_version: 'rubric-9' },
          { evaluator_type: 'llm', evaluator_version: 'meta-1' },
          { evaluator_type: 'llm' },
        ].map((one) => JSON.stringify(one)),
      ),
    );
    expect([...of(judged({ simulated: true }))].every((text) => text.includes('simulated'))).toBe(true);
  });

  it('have a mean for each metric beside the rubric that has one', () => {
    const metrics = { relevance: { mean: 0, prompt_version: 'r' }, coherence: { mean: null, prompt_version: 'c' } };
    const found = metricGauges({ metrics } as unknown as Parameters<typeof metricGauges>[0], 'llm');
    expect(found).toEqual([
      {
        ...{ name: 'llm.judge.relevance', kind: 'gauge', value: 0, unit: '1' },
        description: 'Mean over the sessions that were measured, 0 to 1',
        attributes: { evaluator_type: 'llm', evaluator_version: 'r' },
      },
    ]);
    expect(gauge('x', 'count', '1', null)).toEqual([]);
    expect(failureCount({ unmeasured: 0 }, 'llm')).toMatchObject({ kind: 'count', value: 0 });
  });
});

describe('what a run tells', () => {
  const settings = (formats: string) =>
    settingsOfInputs(new Map([['report-formats', { text: formats, label: 'report-formats' }]]));

  it.each<[string, boolean, number | undefined]>([
    ['json', false, undefined],
    ['json,otel', false, 6],
    ['json', true, 8],
    ['json,otel', true, 14],
  ])('with the formats %s, judged %s: %j metrics', (formats, isJudged, count) => {
    const telemetry = telemetryOf(isJudged ? judged() : REPORT, settings(formats));
    expect(telemetry?.metrics.length).toBe(count);
    const events = telemetry && [...telemetry.events];
    expect(events?.length).toBe(telemetry && (formats.includes('otel') ? 24 : 0));
    // As often as they are gone through.
    expect(events).toEqual(telemetry && [...telemetry.events]);
    for (const { timestamp } of events ?? []) expect(timestamp).toBe(REPORT.scored_at);
  });

  it('stands in the file of its day', () => {
    expect(evaluationsFile({ scored_at: '2026-11-21T23:59:59Z' })).toBe('evaluations-2026-11-21.jsonl');
  });
});
