import type { ScoreName } from '../../core/summary.js';
import type { PanelMember } from '../../settings/panel-members.js';
import { dimensionsOfAny, type JudgedScore, type Judgement } from '../judgement.js';
import { byDimension } from '../sampling/merge-samples.js';
import { combineJudgements } from './combine-judgements.js';

/**
 * What those who judge say of the same questions, in their order; one who judges alone is left as it is. Of several a score
 * counts where each of them that was to give it has: what is left of a panel that has lost a voice is another judge, and what
 * that one is worth says nothing of the panel.
 */
export function combineAll(
  said: readonly { readonly member: PanelMember; readonly judgements: readonly Judgement[] }[],
): readonly Judgement[] {
  const [first, ...others] = said;
  if (first === undefined || others.length === 0) return first?.judgements ?? [];
  return first.judgements.map((_, question) => {
    const all = said.flatMap(({ member, judgements }) => {
      const judgement = judgements[question];
      return judgement === undefined ? [] : [{ member, judgement, counts: true }];
    });
    return ofAllVoices(
      combineJudgements(all),
      all.map(({ judgement }) => judgement),
    );
  });
}

/** The scores that everybody has given; of each other one the reason of the first who has not. */
function ofAllVoices(combined: Judgement, judgements: readonly Judgement[]): Judgement {
  const gapIn = (what: ScoreName) =>
    judgements.flatMap(({ unmeasured }) => unmeasured).find(({ measurement }) => measurement === what);
  const asFarAs = (what: ScoreName, score: JudgedScore): JudgedScore =>
    gapIn(what) === undefined ? score : { score: null, reason: null };
  const wanted = dimensionsOfAny(judgements);
  return {
    ...combined,
    overall: asFarAs('overall', combined.overall),
    dimensions: byDimension((one) => asFarAs(one, combined.dimensions[one])),
    unmeasured: (['overall', ...wanted] as const).flatMap((what) => gapIn(what) ?? []),
  };
}
