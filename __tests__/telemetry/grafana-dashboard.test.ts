import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DIMENSIONS } from '../../src/core/summary.js';
import { REPORTED_METRICS } from '../../src/settings/judge-metrics.js';
import { ATTRIBUTE, JUDGE_PREFIX, OWN_ATTRIBUTE, TOOL_CORRECTNESS } from '../../src/telemetry/names.js';
import { runMetrics } from '../../src/telemetry/run-metrics.js';
import { mixedReport } from '../builders/reports.js';

/** docs/grafana-dashboard.json asks for nothing that is not sent, and for all that is. */

const target = z.strictObject({
  refId: z.string().regex(/^[A-Z]$/),
  datasource: z.strictObject({ type: z.enum(['prometheus', 'loki']), uid: z.string() }),
  expr: z.string(),
  legendFormat: z.string(),
  instant: z.boolean().optional(),
  range: z.boolean().optional(),
  queryType: z.enum(['instant', 'range']).optional(),
});
const dashboard = z
  .looseObject({
    uid: z.string(),
    title: z.string(),
    schemaVersion: z.int(),
    templating: z.object({
      list: z.array(
        z.object({ name: z.string(), type: z.literal('datasource'), query: z.enum(['prometheus', 'loki']) }),
      ),
    }),
    panels: z.array(
      z.looseObject({
        id: z.int(),
        type: z.enum(['stat', 'timeseries', 'table', 'logs']),
        title: z.string(),
        description: z.string(),
        gridPos: z.strictObject({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
        targets: z.array(target).min(1),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('docs/grafana-dashboard.json', 'utf8')));

const targets = dashboard.panels.flatMap((panel) => panel.targets);
const ofSource = (type: string) => targets.filter(({ datasource }) => datasource.type === type).map(({ expr }) => expr);

/** As Prometheus and Loki write names of OpenTelemetry. */
const translated = (name: string): string => name.replace(/[^a-zA-Z0-9_]/g, '_');

const judged = [
  ...['overall', ...DIMENSIONS].map((name) => `${JUDGE_PREFIX}rubric.${name}`),
  ...REPORTED_METRICS.map((name) => `${JUDGE_PREFIX}${name}`),
  `${JUDGE_PREFIX}explanation_quality`,
  TOOL_CORRECTNESS,
];

describe('the dashboard for Grafana', () => {
  it('shows every mean that a run sends, and no other', async () => {
    const sent = runMetrics(await mixedReport(), { withRubric: true });
    // A gauge of unit 1 is a ratio to Prometheus.
    for (const { kind, unit } of sent) expect([kind, unit]).toEqual(['gauge', '1']);
    const wanted = [...sent.map(({ name }) => name), ...judged].map((name) => `${translated(name)}_ratio`);
    const asked = ofSource('prometheus').flatMap((expr) => expr.match(/\w+(?=\{)/g) ?? []);
    expect([...new Set(asked)].sort()).toEqual([...wanted].sort());
  });

  it('asks logs for attributes and values that they have', () => {
    const known = [...Object.values(ATTRIBUTE), ...Object.values(OWN_ATTRIBUTE)].map(translated);
    const exprs = ofSource('loki');
    const named = exprs.flatMap((expr) => expr.match(/\b(?:gen_ai|session|evaluator|service|error|meta)_\w+/g) ?? []);
    expect(new Set(named).size).toBeGreaterThan(5);
    for (const name of named) expect(known).toContain(name);
    const values = exprs.flatMap((expr) =>
      [...expr.matchAll(/(\w+) ?!?= ?"([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`),
    );
    expect([...new Set(values)].sort()).toEqual([
      'evaluator_type=simulated',
      'gen_ai_evaluation_name=rubric.overall',
      'gen_ai_evaluation_score_label=poor',
      'gen_ai_evaluation_score_label=unmeasured',
      'service_name=summary-gate',
    ]);
  });

  it('takes its sources from variables, and lays no panel over another', () => {
    const sources = new Map(dashboard.templating.list.map(({ name, query }) => [`$\{${name}}`, query]));
    for (const { datasource } of targets) expect(sources.get(datasource.uid)).toBe(datasource.type);
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, i) => `${x + (i % w)},${y + Math.floor(i / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells.every((cell) => Number(cell.split(',')[0]) < 24)).toBe(true);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
    for (const { expr } of targets)
      for (const pair of ['()', '{}', '[]'])
        expect(expr.split(pair.charAt(0))).toHaveLength(expr.split(pair.charAt(1)).length);
  });
});
