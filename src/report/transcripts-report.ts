import { stored } from '../core/numbers.js';
import { plainLine } from '../core/text.js';
import { sourceOf, type TranscriptSource } from '../inputs/transcripts/source.js';
import type { TurnsOfTranscript } from '../inputs/turns/read-turns.js';
import { correctnessOf, type ToolCounts } from '../inputs/turns/tool-correctness.js';
import { TURN_METRICS } from '../settings/judge-metrics.js';
import { mean } from '../statistics/descriptive.js';
import type { ReportSession } from './schema.js';
import type { ReportTools, ReportTranscript, ReportTurn } from './turns-schema.js';

/** How much of the name of a tool a report has. A name is foreign text. */
const LONGEST_NAME = 200;

/** What is known of the results of tools, as the report says it. */
export function toReportTools(counts: ToolCounts): ReportTools {
  const { results, errors, unknown, byTool } = counts;
  return {
    correctness: stored(correctnessOf(counts), 'six decimals'),
    results,
    errors,
    unknown,
    by_tool: [...byTool].map(([tool, one]) => ({
      tool: tool === null ? null : plainLine(tool, LONGEST_NAME),
      ...{ results: one.results, errors: one.errors, unknown: one.unknown },
    })),
  };
}

/** As what a transcript was recognised, as the report says it. */
export function toReportSource(source: TranscriptSource): NonNullable<ReportSession['transcript']> {
  const { file, format, messages, skipped, unknown, unknownCount } = source;
  return { file, format, messages, skipped, unknown: [...unknown], unknown_count: unknownCount };
}

/** What was read of a transcript, and what the judge says of its turns on average. */
export function toReportTranscript(transcript: TurnsOfTranscript, judged: readonly ReportTurn[]): ReportTranscript {
  const { turns, tools } = transcript;
  return {
    ...toReportSource(sourceOf(transcript)),
    turns: turns.length,
    tools: toReportTools(tools),
    metrics: meansOf(judged),
  };
}

/** The mean of each metric that was wanted of a turn. */
function meansOf(turns: readonly ReportTurn[]): ReportTranscript['metrics'] {
  const means: ReportTranscript['metrics'] = {};
  for (const metric of [...TURN_METRICS, 'hallucination'] as const) {
    const results = turns.flatMap(({ metrics }) => metrics[metric] ?? []);
    if (results.length === 0) continue;
    means[metric] = stored(mean(results.flatMap(({ score }) => score ?? [])), 'six decimals');
  }
  return means;
}
