import type { Pairing } from '../scoring/score-session.js';
import type { Scored } from '../run/pipeline.js';
import type { RunFacts } from '../report/build-report.js';
import { FINDINGS_OF_NOBODY } from '../report/findings-budget.js';
import { isRated, type SessionWithTexts } from '../scoring/scored-session.js';
import type { CandidateIndex } from '../scoring/index-inputs.js';
import type { PartHeader, PartLine } from './part-schema.js';

/** Both texts of a session; null where the report shows none. */
type Summaries = Pick<Extract<PartLine, { readonly kind: 'session' }>, 'reference' | 'candidate'>;

/** What the rubric has seen in a shard, whether its texts are held or read again for each session. */
export interface ScoredShard
  extends Pick<RunFacts, 'settings' | 'corpus' | 'sessions' | 'waivers' | 'inputs' | 'leftOut'> {
  /** The texts of a session, by its position. */
  readonly summaries: (index: number) => Summaries;
  /** Whether there is any candidate, in any shard, and any that can be scored. */
  readonly candidates: PartHeader['candidates'];
  readonly strangers: Iterable<Pairing['strangers'][number]>;
  /** Lines of candidates that do not tell whose they are: what a report shows of them. Every shard sees all of them. */
  readonly unnamed: Pick<CandidateIndex, 'defects' | 'moreDefects'>;
}

export const NO_SUMMARIES: Summaries = { reference: null, candidate: null };

/** A shard whose texts are held. */
export function heldShard(scored: Scored): ScoredShard {
  const { byName, defects } = scored.candidates;
  return {
    ...scored,
    summaries: (index) => summariesOf(scored.sessions[index], byName),
    candidates: {
      any: byName.size > 0 || defects.length > 0,
      valid: [...byName.values()].some(({ kind }) => kind === 'valid'),
    },
    unnamed: {
      defects: defects.slice(0, FINDINGS_OF_NOBODY),
      moreDefects: Math.max(0, defects.length - FINDINGS_OF_NOBODY),
    },
  };
}

function summariesOf(session: SessionWithTexts | undefined, byName: Scored['candidates']['byName']): Summaries {
  if (session === undefined || !isRated(session)) return NO_SUMMARIES;
  const candidate = byName.get(session.golden.name);
  return {
    reference: session.golden.reference,
    candidate: candidate?.kind === 'valid' ? candidate.summary : null,
  };
}
