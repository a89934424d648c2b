import { unknownSession } from '../candidates/pair.js';
import type { Defect } from '../finding.js';
import { FINDINGS_OF_NOBODY } from '../report/findings-budget.js';
import type { CandidateIndex } from './index-files.js';
import type { LineScorer } from './line-scorer.js';
import type { LinePairs } from './pair-lines.js';

/** What belongs to no session: lines of nobody, then candidates that no session asks for. */
export function describeStrangers(
  candidates: CandidateIndex,
  pairs: LinePairs,
  scorer: LineScorer,
  accepts: (name: string) => boolean,
): { readonly defects: readonly Defect[]; readonly moreDefects: number } {
  const defects = [...candidates.defects];
  let { moreDefects } = candidates;
  for (const [index, stranger] of pairs.strangers.entries()) {
    const { name, candidates: lines } = pairs.stranger(stranger);
    if (!accepts(name)) continue;
    const candidate = defects.length < FINDINGS_OF_NOBODY ? scorer.candidate(name, lines) : undefined;
    if (candidate === undefined) moreDefects++;
    else defects.push(unknownSession(candidate, pairs.names, index));
  }
  return { defects, moreDefects };
}
