import { stored } from '../core/numbers.js';
import type { BaselineComparison } from '../gates/baseline/compare.js';
import { falseAlarmChance } from '../gates/baseline/fall-levels.js';
import type { JudgedSinceBase } from '../gates/judge-regression.js';
import type { Policy } from '../gates/policy.js';
import { regressionLimits } from '../gates/regression-checks.js';
import { chanceOfAny } from '../statistics/holm.js';

/** The gates on drops of the judge's means. */
export const JUDGED_DROPS = ['max-judge-regression', 'max-metric-regression'] as const;

/**
 * How often any gate on the drop of a mean fails where nothing has changed, by the levels of their tests: each that is tested alone,
 * one for all that are tested together, one for all the reports that `max-drift` looks back to, and those of the judge. Null where
 * there is none.
 */
export function falseAlarmOfDrops(
  { overall }: BaselineComparison,
  policy: Policy,
  sinceBaseByJudge: JudgedSinceBase | null,
): number | null {
  const tests = new Set(regressionLimits(policy).map(({ of, isShared }) => (isShared ? 'together' : of)));
  const size = overall.changes.length;
  const judged = JUDGED_DROPS.flatMap((kind) => {
    if (sinceBaseByJudge === null || policy.thresholds[kind] === null) return [];
    return sinceBaseByJudge.subjects(kind).flatMap((of) => {
      const found = sinceBaseByJudge.changeOf(of, policy.minMeasured);
      return 'obstacle' in found ? [] : [falseAlarmChance(found.change.changes.length)];
    });
  });
  const chances = [
    ...Array.from(tests, () => falseAlarmChance(size)),
    ...(policy.thresholds['max-drift'] === null ? [] : [falseAlarmChance(size)]),
    ...judged,
  ];
  return chances.length === 0 ? null : stored(chanceOfAny(chances), 'six decimals');
}
