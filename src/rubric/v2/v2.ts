import { roundScore } from '../../core/numbers.js';
import type { Moment, Summary } from '../../core/summary.js';
import type { DimensionResult, Score } from '../evidence.js';
import { scoreEmpty, scoreOutcome } from '../v1.js';
import { scoreActions } from './key-actions.js';
import { KnownFacts } from './known-facts.js';
import { scoreMoments } from './moments.js';
import { scoreSummary } from './summary.js';
import { SummaryPairs } from './summary-pairs.js';
import type { Text } from './text.js';
import type { Session } from './text-score.js';
import { scoreTitle } from './title.js';

const EDGE_CASE = { kind: 'edge-case' } as const;

/**
 * The default rubric: coverage by content words, optimal one-to-one matching of actions, contradictions, and moments by
 * count, type and place. Scores are rounded to 4 decimals; they are the same on every platform, since only integers,
 * basic arithmetic and square roots are used, which IEEE 754 defines to the last digit.
 */
export class RubricV2 {
  constructor(private readonly pairs = new SummaryPairs()) {}

  score(reference: Summary, candidate: Summary): readonly DimensionResult[] {
    const { wanted, given, vocabulary } = this.pairs.read(reference, candidate);
    const session: Session = {
      vocabulary,
      facts: new KnownFacts(
        [wanted.title, wanted.summary, ...wanted.actions, ...wanted.topics],
        [given.title, given.summary, ...given.actions, ...given.topics],
      ),
    };
    return [
      { dimension: 'title', ...scoreText(wanted.title, given.title, session, scoreTitle) },
      { dimension: 'summary', ...scoreText(wanted.summary, given.summary, session, scoreSummary) },
      { dimension: 'key_actions', ...scoreLists(wanted.actions, given.actions, session) },
      { dimension: 'outcome', ...scoreOutcome(reference.outcome, candidate.outcome) },
      { dimension: 'aha_moments', ...scoreTurningPoints(reference.aha_moments, candidate.aha_moments) },
    ];
  }
}

function scoreText(
  reference: Text,
  candidate: Text,
  session: Session,
  score: (reference: Text, candidate: Text, session: Session) => Score,
): Score {
  return scoreEmpty(reference.length, candidate.length) ?? rounded(score(reference, candidate, session));
}

function scoreLists(reference: readonly Text[], candidate: readonly Text[], session: Session): Score {
  return scoreEmpty(reference.length, candidate.length) ?? rounded(scoreActions(reference, candidate, session));
}

function scoreTurningPoints(reference: readonly Moment[], candidate: readonly Moment[]): Score {
  if (reference.length === 0 && candidate.length > 0) {
    return { score: 0.5, reason: 'the reference has no moments: over-eager, but not wrong', evidence: EDGE_CASE };
  }
  return scoreEmpty(reference.length, candidate.length) ?? rounded(scoreMoments(reference, candidate));
}

function rounded(score: Score): Score {
  return { ...score, score: roundScore(score.score) };
}
