import { showNumber } from '../../core/numbers.js';
import type { ReportSession } from '../../report/schema.js';
import { SESSION_METRICS } from '../../settings/judge-metrics.js';
import { inWords } from '../wording.js';
import type { TestCase, TestSuite } from './test-case.js';

type Judge = ReportSession['judge'];

/** One number of the judge, or why there is none. */
interface Measurement {
  readonly name: string;
  readonly score: number | null;
  readonly reason: string | null;
  readonly explanation: string | null;
}

/** Scores of the judge as properties of a suite. */
export function judgeProperties(judge: Judge): TestSuite['properties'] {
  return measurementsOf(judge).flatMap(({ name, score }) =>
    score === null ? [] : [[name.replaceAll(' ', '_'), showNumber(score)] as const],
  );
}

/** A case for each number that the judge was asked for. It gates on means alone, so that no case fails. */
export function judgeCases({ judge, candidate_path: path }: ReportSession): readonly TestCase[] {
  return measurementsOf(judge).map(({ name, score, reason, explanation }, i): TestCase => {
    // The requests of a session are timed together.
    const common = { name, file: path, line: null, durationMs: i === 0 ? (judge?.duration_ms ?? null) : null };
    if (score === null) {
      const message = reason === null ? 'unmeasured' : `unmeasured: ${inWords(reason)}`;
      return { ...common, result: { kind: 'skipped', message }, output: [] };
    }
    const said = explanation === null ? [] : [explanation];
    return { ...common, result: { kind: 'passed' }, output: [showNumber(score), ...said] };
  });
}

function measurementsOf(judge: Judge): readonly Measurement[] {
  if (judge === undefined) return [];
  const { simulated, overall, rationale, unmeasured, metrics } = judge;
  const judged = simulated === true ? 'judge simulated' : 'judge';
  const missed = unmeasured.find(({ measurement }) => measurement === 'overall');
  const wasAsked = overall !== null || missed !== undefined;
  return [
    ...(wasAsked
      ? [{ name: `${judged} overall`, score: overall, reason: missed?.reason ?? null, explanation: rationale }]
      : []),
    ...SESSION_METRICS.flatMap((metric): readonly Measurement[] => {
      const found = metrics?.[metric];
      return found === undefined ? [] : [{ name: `${judged} ${metric}`, ...found }];
    }),
    ...(metrics?.skipped ?? []).map(({ metric, reason }) => ({
      name: `${judged} ${metric}`,
      score: null,
      reason,
      explanation: null,
    })),
  ];
}
