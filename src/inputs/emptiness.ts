import type { Problem } from '../core/errors.js';
import { counted } from '../core/text.js';
import { showPaths } from '../settings/candidate-paths.js';
import type { Settings } from '../settings/table.js';

/** How much there is to score. */
export interface Amounts {
  /** Golden sessions, canaries included. */
  readonly sessions: number;
  readonly canaries: number;
  readonly skippedFolders: number;
  readonly candidates: number;
  /** Whether there is any usable candidate; only called where that matters. */
  readonly hasUsable: () => boolean;
  /** How many candidates do not tell which session they are for. */
  readonly ofNobody: number;
}

/** What to do first about an input without anything to score, by what stands there in its place. */
interface EmptinessAdvice {
  readonly corpus: () => string | undefined;
  readonly candidates: () => string | undefined;
}

const ALLOW_EMPTY = 'set allow-empty to true only if nothing to score should pass';

/**
 * The problem of a run with nothing to score, undefined when there is something: a gate over nothing would be green
 * without having checked anything. A shard may have no candidate; whether there is none at all shows when the shards
 * are merged.
 */
export function describeEmptiness(amounts: Amounts, settings: Settings, advice: EmptinessAdvice): Problem | undefined {
  const { corpus: corpusPath } = settings;
  const candidatesPath = showPaths(settings.candidates);
  const hintOf = (first: string | undefined): string =>
    [...(first === undefined ? [] : [first]), ALLOW_EMPTY].join('; ');
  if (judgesWithoutReference(settings)) {
    if (settings.shard !== null || amounts.hasUsable()) return undefined;
    if (amounts.sessions === 0) {
      return {
        message: 'candidates: there is none to judge',
        place: { file: candidatesPath },
        hint: hintOf(advice.candidates()),
      };
    }
  }
  if (amounts.sessions === amounts.canaries) {
    const { skippedFolders } = amounts;
    const skipped = skippedFolders > 0 ? `, only ${counted(skippedFolders, 'folder')} without a reference.json` : '';
    const hint = hintOf(advice.corpus());
    return { message: `corpus: it has no golden session to score${skipped}`, place: { file: corpusPath }, hint };
  }
  if (amounts.candidates + amounts.ofNobody === 0 && settings.shard === null) {
    return { message: 'candidates: there is none', place: { file: candidatesPath }, hint: hintOf(advice.candidates()) };
  }
  return undefined;
}

/** Whether the settings let the judge judge candidates without a golden session, on their own merits. */
export function judgesWithoutReference(settings: Settings): boolean {
  return settings.judge !== 'off' && settings['judge-mode'] === 'absolute';
}
