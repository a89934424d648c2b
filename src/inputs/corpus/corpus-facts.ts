import { canonicalList, type Plain } from '../../core/json/canonical.js';
import type { Digest } from '../../core/ports.js';
import type { GoldenSession } from './golden-session.js';

/** What the report says of a corpus as a whole. */
export interface CorpusFacts {
  /** How many sessions there are to score, before any limit. */
  readonly available: number;
  /** Names of the canaries. */
  readonly canaries: readonly string[];
  /** How many folders have no reference.json. */
  readonly skippedFolders: number;
  /** SHA-256 of everything in the corpus that affects a result. */
  readonly digest: string;
}

/**
 * SHA-256 of everything in the corpus that affects a result; notes do not count.
 * @param sessions in code point order of their names
 */
export function corpusDigest(sessions: Iterable<GoldenFacts & Pick<GoldenSession, 'canary'>>, digest: Digest): string {
  return digest(canonicalList(sessions, sessionContent));
}

/**
 * The parts of a session that affect a result: reference, floors, requirements and whether it is a canary, but no
 * notes. Kind and difficulty choose the judge's question; they count without a judge too, since a run with one may be
 * compared with it.
 */
function sessionContent({
  name,
  referenceDigest,
  kind,
  difficulty,
  gates,
  group,
  requirements,
  canary,
}: GoldenFacts & Pick<GoldenSession, 'canary'>): Plain {
  // In the order of a digest.
  return {
    canary,
    difficulty,
    gates: { min_dimensions: { ...gates.min_dimensions }, min_overall: gates.min_overall },
    ...(group !== undefined && { group }),
    kind,
    name,
    reference: referenceDigest,
    requirements: requirements.map(requirementContent),
  };
}

/** The part of a requirement that affects a result, for a digest. */
export function requirementContent({ id, text, must, any_of, instead }: GoldenSession['requirements'][number]): Plain {
  return {
    ...(any_of !== undefined && { any_of }),
    ...{ id, text, must },
    ...(instead !== undefined && { instead }),
  };
}

/** What gates and report need to know of a golden session, without its texts. */
export type GoldenFacts = Pick<
  GoldenSession,
  'name' | 'gates' | 'group' | 'place' | 'referenceDigest' | 'unreviewed' | 'difficulty' | 'kind' | 'requirements'
>;
