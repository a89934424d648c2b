import type { JudgeFacts } from '../judge/judge-facts.js';
import type { Judgement } from '../judge/judgement.js';
import type { Digest } from '../ports.js';
import type { Settings } from '../settings/table.js';
import { judgeAgreement } from './judge-agreement.js';
import type { Label } from './label.js';

/** Asks the judge of a run about labelled candidates. */
export type AskMore = (labels: readonly Label[]) => Promise<ReadonlyMap<string, Judgement>>;

/**
 * What a run knows of its judge, with the agreement of that very judge with the labels: asked now, by the same model, mode
 * and prompt, or replayed from the same cassette. An agreement that was measured some other day might be another judge's.
 * Without labels, and where nobody could be asked or there was nothing to judge, the facts stay as they are.
 */
export async function checkAgainstLabels(
  facts: JudgeFacts,
  labels: readonly Label[],
  { settings, digest, askMore }: { readonly settings: Settings; readonly digest: Digest; readonly askMore: AskMore },
): Promise<JudgeFacts> {
  if (labels.length === 0 || facts.absence !== null || facts.judgements.size + facts.measured.size === 0) return facts;
  const judgements = await askMore(labels);
  const gate = calibrationGate(settings);
  return {
    ...facts,
    agreement: judgeAgreement(labels, judgements, { gate, minMeasured: settings['min-measured'], digest }),
  };
}

/** Where scores are cut into pass and fail to compare them with labels; null where no such gate is set. */
export function calibrationGate(settings: Settings): number | null {
  return settings['min-judge-overall'] ?? settings['min-overall'];
}
