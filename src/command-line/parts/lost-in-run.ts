import type { Summary } from '../../core/summary.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import { diagnoseFields } from '../../scoring/field-diagnosis.js';
import { FieldCounts } from '../../scoring/fields-seen.js';
import type { LostField } from '../../scoring/lost-fields.js';
import { seeFields } from '../../scoring/see-fields.js';
import type { SoughtSession } from './session-operand.js';

/** The fields that most candidates lack, as a run tells of them: a command that shows one session says it in the same words. */
export function lostInRun(
  { corpus, candidates }: Pick<SoughtSession, 'corpus' | 'candidates'>,
  format: SummaryFormat,
): readonly LostField[] {
  const counts = new FieldCounts();
  for (const { name, reference, canary } of corpus.sessions) {
    if (canary) continue;
    const samples = candidates.samplesOf.get(name)?.values() ?? [candidates.byName.get(name)];
    for (const candidate of samples) count(candidate, reference, counts);
  }
  return diagnoseFields(counts, format).lost;
}

/** What is lacking is known without scoring; a word that is no outcome is not, and no lost field either. */
function count(candidate: Candidate | undefined, reference: Summary, counts: FieldCounts): void {
  if (candidate?.kind === 'valid') counts.add(seeFields(reference, candidate, []) ?? null);
  else if (candidate !== undefined) counts.invalid++;
}
