import { formatOf } from '../inputs/format/format-of.js';
import { RequirementCheck } from '../rubric/requirement-check.js';
import { openClaimCheck, openScorer } from '../rubric/score.js';
import { SummaryPairs } from '../rubric/v2/summary-pairs.js';
import { Vocabularies } from '../rubric/v2/vocabularies.js';
import type { ScoringTools } from '../scoring/score-session.js';
import type { SessionContext } from '../scoring/session-context.js';
import type { Settings } from '../settings/table.js';

type Kept = Pick<ScoringTools, 'score' | 'check' | 'claims'>;

/** Of so many sets of options the tools are kept: what they know of words is some megabytes at most, each. */
const MOST_KEPT = 4;

/**
 * What scoring a candidate takes that was given as data. What it learns about words serves the next candidate under the same
 * options; it changes no score.
 */
export class KeptTools {
  private readonly byOptions = new Map<string, Kept>();

  of(values: Settings, context: SessionContext): ScoringTools {
    const { score, check, claims } = this.keptOf(values);
    return { score, check, claims, candidatesPath: 'what was given', context, format: formatOf(values) };
  }

  private keptOf({ rubric, weights, dimensions }: Settings): Kept {
    const options = JSON.stringify([rubric, weights, dimensions]);
    const known = this.byOptions.get(options);
    if (known !== undefined) return known;
    if (this.byOptions.size >= MOST_KEPT) this.byOptions.clear();
    const vocabularies = new Vocabularies();
    const pairs = new SummaryPairs(vocabularies);
    const made = {
      score: openScorer(rubric, weights, dimensions, pairs),
      check: new RequirementCheck(vocabularies),
      claims: openClaimCheck(rubric, pairs),
    };
    this.byOptions.set(options, made);
    return made;
  }
}
