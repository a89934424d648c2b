import { stored } from '../core/numbers.js';
import type { Comparison } from '../gates/baseline/compare.js';
import { falseAlarmChance, LONE_LEVEL } from '../gates/baseline/fall-levels.js';
import type { JudgedSinceBase } from '../gates/judge-regression.js';
import type { Policy } from '../gates/policy.js';
import { regressionLimits } from '../gates/regression-checks.js';
import { chanceOfAny } from '../statistics/holm.js';

/** The gates on drops of the judge's means. */
export const JUDGED_DROPS = ['max-judge-regression', 'max-metric-regression'] as const;

/**
 * How often any gate on the drop of a mean fails at most, where nothing has changed: each that is tested alone, one for all that
 * are tested together, one for all the reports that `max-drift` looks back to, and those of the judge. Null where there is none.
 */
export function falseAlarmOfDrops(
  { overall }: Comparison,
  policy: Policy,
  sinceBaseByJudge: JudgedSinceBase | null,
): number | null {
  const limits = regressionLimits(policy);
  const hasOverall = limits.some(({ of }) => of === 'overall');
  const others = new Set(
    limits.filter(({ of }) => of !== 'overall').map(({ of, isShared }) => (isShared ? 'all' : of)),
  );
  const size = overall.changes.length;
  const judged = JUDGED_DROPS.flatMap((kind) => {
    if (sinceBaseByJudge === null || policy.thresholds[kind] === null) return [];
    return sinceBaseByJudge.subjects(kind).flatMap((of) => {
      const found = sinceBaseByJudge.changeOf(of, policy.minMeasured);
      return 'obstacle' in found ? [] : [falseAlarmChance(found.change.changes.length, LONE_LEVEL)];
    });
  });
  const chances = [
    ...(hasOverall ? [falseAlarmChance(size, LONE_LEVEL)] : []),
    ...Array.from(others, () => falseAlarmChance(size)),
    ...(policy.thresholds['max-drift'] === null ? [] : [falseAlarmChance(size)]),
    ...judged,
  ];
  return chances.length === 0 ? null : stored(chanceOfAny(chances), 'six decimals');
}
