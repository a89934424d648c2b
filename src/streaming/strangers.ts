import { type Pairing, unknownSession } from '../candidates/pair.js';
import type { Defect } from '../finding.js';
import { FINDINGS_OF_NOBODY } from '../report/findings-budget.js';
import type { ScoredLines } from './score-lines.js';

/** What belongs to no session: lines of nobody, then candidates that no session asks for; the first of them in words. */
export function describeStrangers(lines: ScoredLines): {
  readonly defects: readonly Defect[];
  readonly moreDefects: number;
} {
  const { candidates, pairs } = lines.inputs;
  const defects = [...candidates.defects];
  for (const stranger of strangersOf(lines, () => true)) {
    if (defects.length >= FINDINGS_OF_NOBODY) break;
    defects.push(...stranger.defects);
  }
  const all = candidates.defects.length + candidates.moreDefects + pairs.strangers.length;
  return { defects, moreDefects: all - defects.length };
}

/** Candidates that no session asks for, one at a time. */
export function* strangersOf(
  { inputs: { pairs }, scorer }: ScoredLines,
  accepts: (name: string) => boolean,
): Generator<Pairing['strangers'][number]> {
  for (const [index, at] of pairs.strangers.entries()) {
    const { name, candidates } = pairs.group(at);
    const candidate = accepts(name) ? scorer.candidate(name, candidates) : undefined;
    if (candidate !== undefined) yield { name, defects: [unknownSession(candidate, pairs.names, index)] };
  }
}
