import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { jsonl, referenceJson } from '../builders/summaries.js';
import { judge, sessionsOf } from '../judge/judged-run.js';
import { judging, type MetricScript, startAnthropic } from '../servers/anthropic.js';
import { startCollector } from '../servers/collector.js';

const TRANSCRIPT = jsonl(
  { role: 'user', content: 'the login test is flaky, mend it' },
  { role: 'assistant', content: 'It waits for the event now; 200 runs passed.' },
);
const CANARY = { 'golden-corpus/canary/reference.json': referenceJson({ canary: true }, { title: 'A canary' }) };

async function run(script: MetricScript) {
  const workspace = sessionsOf(2, { 'golden-corpus/s0/transcript.jsonl': TRANSCRIPT, ...CANARY });
  const rubric: MetricScript['rubric'] = ({ user }) => (user.includes('canary') ? 0.1 : 0.8);
  const api = await startAnthropic({ answer: judging({ rubric, ...script }) });
  const collector = await startCollector();
  const judged = await judge(
    workspace,
    api,
    { 'judge-metrics': 'rubric,relevance,coherence,faithfulness', 'meta-evaluation-rate': '1' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
  );
  expect([api.violations, collector.violations]).toEqual([[], []]);
  const events: readonly Record<string, unknown>[] = readFileSync(
    join(workspace.root, 'summary-gate-report/evaluations-2026-11-21.jsonl'),
    'utf8',
  )
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).attributes);
  const of = (name: string, session: string) =>
    events.find((event) => event['gen_ai.evaluation.name'] === name && event['session.id'] === session);
  return { ...judged, collector, events, of };
}

describe('the metrics beside the rubric', () => {
  it('are events of their own, also where they could not be asked', async () => {
    const { of, events } = await run({ relevance: () => 2, coherence: () => 5, verdict: () => ['no', 1, ''] });
    expect(of('llm.judge.relevance', 's0')).toMatchObject({
      'gen_ai.evaluation.score.value': 0.25,
      'gen_ai.evaluation.score.label': 'poor',
      evaluator_type: 'llm',
      evaluator_version: 'relevance-2',
    });
    expect(of('llm.judge.hallucination', 's0')).toMatchObject({
      'gen_ai.evaluation.score.value': 1,
      'gen_ai.evaluation.score.label': 'poor',
    });
    expect(of('llm.judge.coherence', 's1')).toMatchObject({ 'gen_ai.evaluation.score.value': 1 });
    expect(of('llm.judge.faithfulness', 's1')).toMatchObject({
      'error.type': 'no_grounding',
      'gen_ai.evaluation.score.label': 'unmeasured',
    });
    expect(of('llm.judge.faithfulness', 's1')).not.toHaveProperty(['gen_ai.evaluation.score.value']);
    expect(events.filter((event) => event['session.id'] === 'canary')).toEqual([]);
  });

  it('say which evaluation an explanation was judged for', async () => {
    const { events } = await run({});
    const meta = events.filter((event) => event['gen_ai.evaluation.name'] === 'llm.judge.explanation_quality');
    expect(meta.length).toBeGreaterThan(0);
    const originals = new Set(meta.map((event) => event['meta.original_evaluation']));
    expect([...originals].sort()).toEqual(['llm.judge.coherence', 'llm.judge.relevance', 'llm.judge.rubric.overall']);
  });

  it('go to the collector as means and counts', async () => {
    const { collector, report } = await run({ relevance: () => 3 });
    expect(collector.metrics()).toMatchObject({
      'llm.judge.relevance': { kind: 'gauge', value: 0.5 },
      'llm.judge.rubric.overall': { kind: 'gauge', value: 0.8 },
      'quality.meta_evals_run': { kind: 'sum', value: report?.judge?.meta_evaluation.run },
    });
  });

  it('raise alerts by default', async () => {
    const { report, exitCode } = await run({ relevance: () => 3, coherence: () => 2, verdict: () => ['no', 1, ''] });
    expect(exitCode).toBe(0);
    expect(report?.judge?.alerts.map(({ metric, level, n }) => [metric, level, n])).toEqual([
      ['relevance', 'warning', 1],
      ['coherence', 'critical', 2],
      ['faithfulness', 'critical', 1],
      ['hallucination', 'critical', 1],
    ]);
  });
});
