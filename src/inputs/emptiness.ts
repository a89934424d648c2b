import type { Problem } from '../core/errors.js';
import { counted } from '../core/text.js';
import type { Settings } from '../settings/table.js';

/** How much there is to score. */
export interface Amounts {
  /** Golden sessions, canaries included. */
  readonly sessions: number;
  readonly canaries: number;
  readonly skippedFolders: number;
  readonly candidates: number;
  /** Whether any name has a candidate that can be scored: asked for only where it counts. */
  readonly hasUsable: () => boolean;
  /** Candidates of which nobody knows whose they are. */
  readonly ofNobody: number;
}

/**
 * Why there is nothing to score: a gate over nothing would be green without having checked anything. A shard may well see
 * no candidate: whether there is none anywhere shows when the shards are merged.
 */
export function describeEmptiness(amounts: Amounts, settings: Settings): Problem | undefined {
  const { corpus: corpusPath, candidates: candidatesPath } = settings;
  const hint = 'set allow-empty to true if nothing to score should pass';
  if (judgesWithoutReference(settings)) {
    if (settings.shard !== null || amounts.hasUsable()) return undefined;
    if (amounts.sessions === 0) {
      return { message: 'candidates: there is none to judge', place: { file: candidatesPath }, hint };
    }
  }
  if (amounts.sessions === amounts.canaries) {
    const { skippedFolders } = amounts;
    const skipped = skippedFolders > 0 ? `, only ${counted(skippedFolders, 'folder')} without a reference.json` : '';
    return { message: `corpus: it has no golden session to score${skipped}`, place: { file: corpusPath }, hint };
  }
  if (amounts.candidates + amounts.ofNobody === 0 && settings.shard === null) {
    return { message: 'candidates: there is none', place: { file: candidatesPath }, hint };
  }
  return undefined;
}

/** On its own merits a judge may judge every candidate, with a golden session or not. */
export function judgesWithoutReference(settings: Settings): boolean {
  return settings.judge !== 'off' && settings['judge-mode'] === 'absolute';
}
