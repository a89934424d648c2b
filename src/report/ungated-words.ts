import { shown } from '../core/numbers.js';
import type { ScoreName } from '../core/summary.js';
import { type ChangeWord, changeWord } from '../gates/baseline/change.js';
import type { BaselineComparison } from '../gates/baseline/compare.js';
import { FALL_LEVEL } from '../gates/baseline/fall-levels.js';
import type { Policy } from '../gates/policy.js';
import { changeOf, regressionLimits, shownDrop } from '../gates/regression-checks.js';
import { fallPs } from '../statistics/max-t.js';

/** What a mean may lose; what has no gate is measured by what the overall may lose. Null where nothing may be measured. */
export function allowedOf(subject: ScoreName, policy: Policy): number | null {
  const limits = regressionLimits(policy);
  const most = (limits.find(({ of }) => of === subject) ?? limits.find(({ of }) => of === 'overall'))?.threshold;
  return most === undefined ? null : shown(most);
}

/**
 * The words of the dimensions that no gate holds, corrected for their number: who reads five rows would find one that fell in
 * every tenth run that changes nothing. Falls and rises each at the level of one fall.
 */
export function ungatedWords(comparison: BaselineComparison, policy: Policy): ReadonlyMap<ScoreName, ChangeWord> {
  const held = regressionLimits(policy).map(({ of }) => of);
  const rows = policy.dimensions.filter((dimension) => !held.includes(dimension));
  const changes = rows.map((dimension) => changeOf(comparison, dimension));
  const falls = fallPs(changes.map((change) => change.changes));
  const rises = fallPs(changes.map((change) => change.changes.map((delta) => -delta)));
  return new Map(
    changes.map((change, i) => {
      const [row = 'overall', drop] = [rows[i], shownDrop(change, policy.precision)];
      const word = changeWord(change, drop, allowedOf(row, policy), falls[i] ?? 1);
      return [row, word === 'improvement' && (rises[i] ?? 1) > FALL_LEVEL ? 'noise' : word] as const;
    }),
  );
}
