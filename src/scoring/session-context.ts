import type { Defect, PlaceOf } from '../core/finding.js';
import type { Digest, Files } from '../core/ports.js';
import { partsOfSummary, type Summary } from '../core/summary.js';
import { findTranscript, type TranscriptOf } from '../inputs/corpus/find-transcript.js';
import { type GoldenGrounds, goldenGrounds } from '../inputs/corpus/golden-grounds.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { Corpus } from '../inputs/corpus/read-corpus.js';
import type { DimensionResult } from '../rubric/evidence.js';
import { foreignDefects, unmatchedActions } from '../rubric/findings/grounding-defects.js';
import { ForeignActions } from '../rubric/grounding/foreign-actions.js';
import { Grounds } from '../rubric/grounding/grounds.js';
import type { SessionGrounds } from '../rubric/grounding/session-grounds.js';
import { Vocabularies } from '../rubric/v2/vocabularies.js';

/** So many sessions are looked at for an action that a candidate has from elsewhere: the first by name. */
export const MOST_SESSIONS = 2500;

interface CorpusPorts {
  readonly files: Files;
  readonly digest: Digest;
}

/** What a session is scored against besides its reference: its transcript, and the actions of the other sessions. */
export class SessionContext {
  private actions: ForeignActions | undefined;

  /** @param sessions reads golden sessions; asked for once, and only where a candidate has an action that nobody knows */
  constructor(
    private readonly transcriptOf: TranscriptOf,
    private readonly sessions: () => Iterable<GoldenSession>,
    private readonly vocabularies = new Vocabularies(),
  ) {}

  /** The facts of a session that has a transcript which can be read. */
  groundsOf(golden: GoldenSession): GoldenGrounds | undefined {
    const transcript = this.transcriptOf(golden);
    if (transcript === undefined || transcript === 'unreadable') return undefined;
    return goldenGrounds(golden, transcript);
  }

  /** For a command that holds the whole corpus. */
  static of({ sessions }: Pick<Corpus, 'sessions'>, { files, digest }: CorpusPorts): SessionContext {
    const head = sessions.filter(({ canary }) => !canary).slice(0, MOST_SESSIONS);
    return new SessionContext(
      (golden) => findTranscript(golden, files, digest),
      () => head,
    );
  }

  /** Actions of a candidate that come from another session. */
  foreignDefects(
    golden: GoldenSession,
    candidate: Summary,
    results: readonly DimensionResult[],
    grounds: SessionGrounds | undefined,
    placeOf: PlaceOf,
  ): readonly Defect[] {
    const unmatched = unmatchedActions(results);
    if (unmatched.length === 0) return [];
    this.actions ??= new ForeignActions(actionsOf(this.sessions()), this.vocabularies);
    let own: Grounds | undefined;
    const isOwnWord = (word: string): boolean => {
      const wordings = [golden.reference, ...golden.accepted.map(({ summary }) => summary)];
      own ??= new Grounds([...wordings.flatMap(partsOfSummary).map(({ text }) => text), golden.notes]);
      return own.hasWord(word) || grounds?.hasWord(word) === true;
    };
    const search = { session: golden.name, actions: this.actions, isOwnWord };
    return foreignDefects(candidate.key_actions, unmatched, search, placeOf);
  }
}

function* actionsOf(sessions: Iterable<GoldenSession>) {
  for (const { name, reference, canary } of sessions) if (!canary) yield { name, actions: reference.key_actions };
}
