import type { Moment, Summary } from '../../summary.js';
import type { DimensionResult, Score } from '../evidence.js';
import { roundScore } from '../round-score.js';
import { scoreEmpty, scoreOutcome } from '../v1.js';
import { scoreActions } from './key-actions.js';
import { KnownFacts } from './known-facts.js';
import { languageOf } from './language.js';
import { scoreMoments } from './moments.js';
import { scoreSummary } from './summary.js';
import { readText, type Text } from './text.js';
import type { Session } from './text-score.js';
import { scoreTitle } from './title.js';
import { type Language, readWordLists, Vocabulary, type WordLists } from './vocabulary.js';

const EDGE_CASE = { kind: 'edge-case' } as const;

/**
 * The default rubric: coverage by content words, optimal one-to-one matching of actions, contradictions, and moments by
 * count, type and place. Scores are rounded to 4 decimals; they are the same on every platform, since only integers,
 * basic arithmetic and square roots are used, which IEEE 754 defines to the last digit.
 */
export class RubricV2 {
  private lists: WordLists | undefined;
  private readonly vocabularies = new Map<Language, Vocabulary>();

  score(reference: Summary, candidate: Summary): readonly DimensionResult[] {
    const vocabulary = this.vocabularyOf(languageOf(reference));
    const read = (text: string): Text => readText(text, vocabulary);
    const wanted = readSummary(reference, read);
    const given = readSummary(candidate, read);
    const session: Session = {
      vocabulary,
      facts: new KnownFacts(
        [wanted.title, wanted.summary, ...wanted.actions, ...reference.topics_found.map(read)],
        [given.title, given.summary, ...given.actions, ...candidate.topics_found.map(read)],
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

  private vocabularyOf(language: Language): Vocabulary {
    const known = this.vocabularies.get(language);
    if (known !== undefined && !known.isFull) return known;
    this.lists ??= readWordLists();
    const made = new Vocabulary(language, this.lists);
    this.vocabularies.set(language, made);
    return made;
  }
}

interface ReadSummary {
  readonly title: Text;
  readonly summary: Text;
  readonly actions: readonly Text[];
}

function readSummary({ title, summary, key_actions }: Summary, read: (text: string) => Text): ReadSummary {
  return { title: read(title), summary: read(summary), actions: key_actions.map(read) };
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
