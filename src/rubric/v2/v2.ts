import { roundScore } from '../../core/numbers.js';
import type { Moment, Summary } from '../../core/summary.js';
import type { DimensionResult, Score } from '../evidence.js';
import { scoreEmpty, scoreOutcome } from '../v1.js';
import { scoreActions } from './key-actions.js';
import { KnownFacts } from './known-facts.js';
import { languageOf } from './language.js';
import { scoreMoments } from './moments.js';
import { scoreSummary } from './summary.js';
import { readText, type Text } from './text.js';
import type { Session } from './text-score.js';
import { scoreTitle } from './title.js';
import { Vocabularies } from './vocabularies.js';
import type { Vocabulary } from './vocabulary.js';

const EDGE_CASE = { kind: 'edge-case' } as const;

/**
 * The default rubric: coverage by content words, optimal one-to-one matching of actions, contradictions, and moments by
 * count, type and place. Scores are rounded to 4 decimals; they are the same on every platform, since only integers,
 * basic arithmetic and square roots are used, which IEEE 754 defines to the last digit.
 */
export class RubricV2 {
  private last: ReadReference | undefined;

  constructor(private readonly vocabularies = new Vocabularies()) {}

  score(reference: Summary, candidate: Summary): readonly DimensionResult[] {
    const wanted = this.readReference(reference);
    const given = readSummary(candidate, (text) => wanted.readAlike(text));
    const session: Session = {
      vocabulary: wanted.vocabulary,
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

  /** Many candidates in a row may have one reference, as the changed ones of a self-test do: it is read once for them. */
  private readReference(reference: Summary): ReadReference {
    if (this.last?.source !== reference || this.last.vocabulary.isFull) {
      this.last = new ReadReference(reference, this.vocabularies.of(languageOf(reference)));
    }
    return this.last;
  }
}

/** A reference taken apart, and what a candidate says in the same words. */
class ReadReference implements ReadSummary {
  readonly title: Text;
  readonly summary: Text;
  readonly actions: readonly Text[];
  readonly topics: readonly Text[];
  private readonly known = new Map<string, Text>();

  constructor(
    readonly source: Summary,
    readonly vocabulary: Vocabulary,
  ) {
    const { title, summary, actions, topics } = readSummary(source, (text) => {
      const read = readText(text, vocabulary);
      this.known.set(text, read);
      return read;
    });
    this.title = title;
    this.summary = summary;
    this.actions = actions;
    this.topics = topics;
  }

  /** Reads a text of a candidate, unless the reference has the very same. */
  readAlike(text: string): Text {
    return this.known.get(text) ?? readText(text, this.vocabulary);
  }
}

interface ReadSummary {
  readonly title: Text;
  readonly summary: Text;
  readonly actions: readonly Text[];
  readonly topics: readonly Text[];
}

function readSummary(
  { title, summary, key_actions, topics_found }: Summary,
  read: (text: string) => Text,
): ReadSummary {
  return {
    title: read(title),
    summary: read(summary),
    actions: key_actions.map(read),
    topics: topics_found.map(read),
  };
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
