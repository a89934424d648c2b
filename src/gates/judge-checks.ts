import { countMeasurements, isEnough, type JudgeFacts } from '../judge/judge-facts.js';
import type { ReportGate } from '../report/schema.js';
import { mean, stored } from '../report/statistics.js';
import type { DimensionMap } from '../settings/dimension-kinds.js';
import { DIMENSIONS, type Dimension } from '../summary.js';
import { atLeast, type Check } from './check.js';
import { showNumber } from './shown.js';

/** The thresholds on what the judge says. */
export interface JudgePolicy {
  readonly minOverall: number | null;
  readonly minDimensions: DimensionMap | null;
  /** Share of the wanted measurements that must have succeeded for a gate of the judge to be evaluated, 0..1. */
  readonly minMeasured: number;
}

/** The gates of the judge. One that cannot be evaluated makes the run inconclusive, unless nobody could be asked. */
export function judgeChecks(judge: JudgeFacts | null, policy: JudgePolicy): readonly Check[] {
  if (judge === null) return [];
  return [
    ...(policy.minOverall === null ? [] : [check(judge, policy, 'overall', policy.minOverall)]),
    ...DIMENSIONS.flatMap((dimension) => {
      const threshold = policy.minDimensions?.[dimension];
      return threshold === undefined ? [] : [check(judge, policy, dimension, threshold)];
    }),
  ];
}

function check(judge: JudgeFacts, policy: JudgePolicy, what: 'overall' | Dimension, threshold: number): Check {
  const kind = what === 'overall' ? 'min-judge-overall' : 'min-judge-dimensions';
  const id = what === 'overall' ? kind : `${kind}.${what}`;
  const subject = `judge_${what}_mean`;
  const obstacle = obstacleOf(judge, policy.minMeasured, what);
  if (obstacle === undefined) return atLeast({ id, kind, subject, threshold, value: judgeMean(judge, what) });
  const gate: ReportGate = {
    id,
    kind,
    threshold,
    value: null,
    status: 'not_evaluated',
    message: `${subject}: ${obstacle}`,
  };
  return { gate, failures: [], isWanted: judge.absence === null };
}

/** Why a gate cannot be evaluated. */
function obstacleOf(judge: JudgeFacts, minMeasured: number, what: 'overall' | Dimension): string | undefined {
  if (judge.absence !== null) return `the judge could not be asked (${judge.absence})`;
  if (judge.judgements.size === 0) return 'nothing to judge';
  if (judgeMean(judge, what) === null) return 'measured nowhere';
  const counts = countMeasurements(judge.judgements.values());
  if (isEnough(counts, minMeasured)) return undefined;
  const { wanted, measured } = counts;
  return `${measured} of ${wanted} measurements succeeded, ${showNumber(measured / wanted)} < ${showNumber(minMeasured)}`;
}

/** The mean over the sessions that were measured, as the report keeps it; null when none was. */
export function judgeMean({ judgements }: JudgeFacts, what: 'overall' | Dimension): number | null {
  const scores = [...judgements.values()].flatMap(({ overall, dimensions }) => {
    const { score } = what === 'overall' ? overall : dimensions[what];
    return score === null ? [] : [score];
  });
  return stored(mean(scores), 'six decimals');
}
