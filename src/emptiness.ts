import type { Candidates } from './candidates/read-candidates.js';
import type { CorpusFacts } from './corpus/corpus-facts.js';
import { counted } from './counted.js';
import type { Problem } from './errors.js';
import type { Settings } from './settings/table.js';

/** What was found of candidates, whether or not anybody asks for them. */
export interface CandidatesFound {
  /** Any at all, readable or not. */
  readonly any: boolean;
  readonly valid: boolean;
}

export function candidatesFound({ byName, defects }: Candidates): CandidatesFound {
  return {
    any: byName.size > 0 || defects.length > 0,
    valid: [...byName.values()].some(({ kind }) => kind === 'valid'),
  };
}

/** On its own merits a judge may judge every candidate, with a golden session or not. */
export function judgesWithoutReference(settings: Settings): boolean {
  return settings.judge !== 'off' && settings['judge-mode'] === 'absolute';
}

/**
 * Why there is nothing to score; nothing where there is something. A gate over nothing would be green without having
 * checked anything. A shard may well see no candidate: whether there is none anywhere shows when the shards are merged.
 */
export function describeEmptiness(
  { available, canaries, skippedFolders }: Omit<CorpusFacts, 'digest'>,
  found: CandidatesFound,
  settings: Settings,
): Problem | undefined {
  const { corpus: corpusPath, candidates: candidatesPath } = settings;
  const hint = 'set allow-empty to true if nothing to score should pass';
  if (judgesWithoutReference(settings)) {
    if (found.valid || settings.shard !== null) return undefined;
    if (available + canaries.length === 0) {
      return { message: 'candidates: there is none to judge', place: { file: candidatesPath }, hint };
    }
  }
  if (available === 0) {
    const skipped = skippedFolders > 0 ? `, only ${counted(skippedFolders, 'folder')} without a reference.json` : '';
    return { message: `corpus: it has no golden session to score${skipped}`, place: { file: corpusPath }, hint };
  }
  if (!found.any && settings.shard === null) {
    return { message: 'candidates: there is none', place: { file: candidatesPath }, hint };
  }
  return undefined;
}
