import type { PanelMember } from '../../settings/panel-members.js';
import { countMeasurements } from '../judge-facts.js';
import type { Judgement } from '../judgement.js';
import { combineJudgements } from './combine-judgements.js';
import { whoCounts } from './combine-panel.js';

/**
 * What those who judge say of the same questions, in their order; one who judges alone is left as it is. Who has measured too
 * little of them is in no median, as in a run.
 * @param minMeasured share of the wanted measurements, 0..1
 */
export function combineAll(
  said: readonly { readonly member: PanelMember; readonly judgements: readonly Judgement[] }[],
  minMeasured: number,
): readonly Judgement[] {
  const [first, ...others] = said;
  if (first === undefined || others.length === 0) return first?.judgements ?? [];
  const standings = said.map(({ judgements }) => ({ ...countMeasurements(judgements), isVoid: false }));
  const counts = whoCounts(standings, minMeasured);
  return first.judgements.map((_, question) =>
    combineJudgements(
      said.flatMap(({ member, judgements }, i) => {
        const judgement = judgements[question];
        return judgement === undefined ? [] : [{ member, judgement, counts: counts[i] === true }];
      }),
    ),
  );
}
