import type { Defect, PlaceOf } from '../core/finding.js';
import type { Digest, Files } from '../core/ports.js';
import { partsOfSummary, type Summary } from '../core/summary.js';
import {
  findTranscript,
  isUnread,
  type TranscriptOf,
  type UnreadTranscript,
} from '../inputs/corpus/find-transcript.js';
import { type GoldenGrounds, goldenGrounds } from '../inputs/corpus/golden-grounds.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { Corpus } from '../inputs/corpus/read-corpus.js';
import type { AcceptedSummary } from '../inputs/corpus/taught-summary.js';
import { isOurs } from '../inputs/transcripts/source.js';
import {
  foreignDefects,
  type SessionNames,
  ungroundedDefects,
  unknownNameDefects,
} from '../rubric/findings/grounding-defects.js';
import { type SessionWords, wordDefects } from '../rubric/findings/word-defects.js';
import { ForeignStatements, type OwnWords } from '../rubric/grounding/foreign-statements.js';
import { unknownPersons } from '../rubric/grounding/names/named-persons.js';
import { unknownIn } from '../rubric/grounding/names/proper-names.js';
import { unknownWeekdays } from '../rubric/grounding/names/weekdays.js';
import { toldSentences } from '../rubric/grounding/statements.js';
import { type HashedWords, hashOf } from '../rubric/grounding/told/hashed-words.js';
import { wordsIn } from '../rubric/grounding/told/read-words.js';
import type { Witnessed } from '../rubric/grounding/witnesses.js';
import { isPartOfName, wordEndings } from '../rubric/grounding/word-endings.js';
import { languageOf } from '../rubric/v2/language.js';
import { Vocabularies } from '../rubric/v2/vocabularies.js';

/** So many sessions are looked at for what a candidate has from elsewhere: the first by name. */
export const MOST_OTHER_SESSIONS = 2500;

/** Those of them that are in the corpus to be scored. */
export function* otherSessions(sessions: Iterable<GoldenSession>): Generator<GoldenSession> {
  let left = MOST_OTHER_SESSIONS;
  for (const session of sessions) {
    if (session.canary) continue;
    if (left-- === 0) return;
    yield session;
  }
}

interface CorpusPorts {
  readonly files: Files;
  readonly digest: Digest;
}

/** What is known of a session: its reference, its facts, and one of the summaries that people accepted, if any. */
export interface KnownSession {
  readonly golden: GoldenSession;
  readonly accepted?: AcceptedSummary;
  readonly grounds: GoldenGrounds | undefined;
}

/** What a session is scored against besides its reference: its transcript, and what other sessions say. */
export class SessionContext {
  private readonly statements: ForeignStatements;
  private own: WordsOfSession | undefined;
  private lacking: Lacking | undefined;

  /** @param sessions reads golden sessions; asked for once, and only where a candidate says what its session does not know */
  constructor(
    private readonly transcriptOf: TranscriptOf,
    sessions: () => Iterable<GoldenSession>,
    private readonly vocabularies = new Vocabularies(),
  ) {
    this.statements = new ForeignStatements(() => statementsOf(sessions()), vocabularies);
  }

  /** The facts of a session that has a transcript, or why that was not read. */
  groundsOf(golden: GoldenSession): GoldenGrounds | UnreadTranscript | undefined {
    const transcript = this.transcriptOf(golden);
    return transcript === undefined || isUnread(transcript) ? transcript : goldenGrounds(golden, transcript);
  }

  /** For a command that holds the whole corpus. */
  static of({ sessions }: Pick<Corpus, 'sessions'>, { files, digest }: CorpusPorts): SessionContext {
    return new SessionContext(
      (golden) => findTranscript(golden, files, digest),
      () => otherSessions(sessions),
    );
  }

  /**
   * What a candidate has that its session does not know: what comes from another session, numbers and names of nowhere, and
   * words that tell of its form.
   * @param told what is found already
   */
  unknownIn(
    known: KnownSession,
    candidate: Summary,
    told: () => readonly Defect[],
    placeOf: PlaceOf,
  ): readonly Defect[] {
    const own = this.ownWordsOf(known);
    const { golden, grounds } = known;
    const search = { session: golden.name, statements: this.statements, own };
    return [
      ...foreignDefects(candidate, search, placeOf),
      ...(grounds?.isWhole === true ? this.ungroundedDefects(known, grounds, candidate, placeOf) : []),
      ...wordDefects(golden.reference, candidate, this.wordsOf(known), told, placeOf),
    ];
  }

  /** What bears out the numbers and names of a candidate, as it is looked up in a run; undefined without a transcript that can be read. */
  witnessesOf(golden: GoldenSession, candidate: Summary): Witnessed | undefined {
    const found = this.groundsOf(golden);
    if (found === undefined || isUnread(found)) return undefined;
    const grounds = golden.accepted.reduce((known, accepted) => known.knowing(accepted), found);
    return grounds.witnessesOf(candidate, this.isAbout({ golden, grounds }));
  }

  /** Whether a statement speaks of a session, by its words. */
  private isAbout(known: KnownSession): (text: string) => boolean {
    const own = this.ownWordsOf(known);
    return (text) => !this.statements.isStrange(text, own);
  }

  /** Numbers and names of a candidate that its session does not know. */
  private ungroundedDefects(
    known: KnownSession,
    grounds: GoldenGrounds,
    candidate: Summary,
    placeOf: PlaceOf,
  ): readonly Defect[] {
    const own = this.ownWordsOf(known);
    const found = ungroundedDefects(candidate, grounds, this.isAbout(known), placeOf);
    const english = this.vocabularies.of('english');
    const names: SessionNames = {
      isEnglish: (word) => english.isListed(word),
      isInEnglish: [known.golden.reference, candidate].every((one) => languageOf(one) === 'english'),
      isAllText: isOurs(grounds.source),
      unknownAmong: (names) => {
        // A transcript need not be read again for a word that it has.
        const open = names.filter((name) => !own.hasWord(hashOf(name.toLowerCase())));
        return open.length === 0 ? NONE : unknownIn(textsWithNames(known), open);
      },
      unknownOf: (persons) => {
        const isTold = (name: string): boolean => own.hasWord(hashOf(name.replace('@', '').toLowerCase()));
        const open = persons.filter(
          ({ given, behind, hasSurname }) => !isTold(given) || (hasSurname && !isTold(behind ?? '')),
        );
        return open.length === 0 ? new Map() : unknownPersons(textsWithNames(known), open, names.isEnglish);
      },
      unknownDays: (days) => {
        // Each message of another program has its time.
        if (!isOurs(grounds.source) || grounds.isTimed) return new Set();
        const open = days.filter(({ written }) => !own.hasWord(hashOf(written.toLowerCase())));
        if (open.length === 0) return new Set();
        const unknown = unknownWeekdays(textsWithNames(known));
        return new Set(open.filter(({ day }) => unknown.has(day)));
      },
    };
    return [...found, ...unknownNameDefects(candidate, names, placeOf)];
  }

  /** What a session knows, besides its facts. */
  private ownWordsOf(known: KnownSession): OwnWords {
    const { grounds } = known;
    return {
      hasWord: (hash) => this.hasOwnWord(known, hash),
      isWhole: grounds?.isWhole === true,
      hasFiguresOf: (statement) => grounds?.hasFiguresOf(statement) === true,
    };
  }

  /** What the words of a session tell of the form of a candidate. */
  private wordsOf(known: KnownSession): SessionWords {
    const english = this.vocabularies.of('english');
    return {
      isEnglish: (word) => english.isListed(word),
      isOfSession: (word) => this.hasOwnWord(known, hashOf(word)),
      goOn: (beginning, texts) => {
        // A transcript need not be read again for a word that it has.
        const isTold = known.grounds?.hasHashed(hashOf(beginning)) === true;
        return isTold ? WHOLE : wordEndings(allTexts(known, texts), beginning);
      },
      isPartOfName: (beginning, texts) => isPartOfName(allTexts(known, texts), beginning),
    };
  }

  /** What the reference finds wrong with an accepted summary: the same for each candidate of the session. */
  lackingIn(accepted: AcceptedSummary, reference: Summary, find: () => readonly Defect[]): readonly Defect[] {
    if (this.lacking?.reference !== reference) this.lacking = { reference, of: new Map() };
    const known = this.lacking.of.get(accepted);
    if (known !== undefined) return known;
    const found = find();
    this.lacking.of.set(accepted, found);
    return found;
  }

  /** Many texts of one session may be held against many wordings: the words of each are read once for them. */
  private hasOwnWord({ golden, accepted, grounds }: KnownSession, hash: number): boolean {
    if (this.own?.golden !== golden) {
      this.own = { golden, words: wordsIn([...textsIn(golden.reference), golden.notes]), of: new Map() };
    }
    const { words, of } = this.own;
    if (words.has(hash) || grounds?.hasHashed(hash) === true) return true;
    if (accepted === undefined) return false;
    const known = of.get(accepted) ?? wordsIn(textsIn(accepted.summary));
    of.set(accepted, known);
    return known.has(hash);
  }
}

const NONE: ReadonlySet<string> = new Set();

/** How a word goes on that is whole. */
const WHOLE: ReadonlySet<string> = new Set(['']);

interface WordsOfSession {
  readonly golden: GoldenSession;
  readonly words: HashedWords;
  readonly of: Map<AcceptedSummary, HashedWords>;
}

interface Lacking {
  readonly reference: Summary;
  readonly of: Map<AcceptedSummary, readonly Defect[]>;
}

function textsIn(summary: Summary): readonly string[] {
  return partsOfSummary(summary).map(({ text }) => text);
}

/** The texts that a word may stand in, those that are read soonest first. */
function* allTexts({ golden, accepted, grounds }: KnownSession, others: readonly string[]): Generator<string> {
  yield golden.reference.summary;
  yield* golden.reference.key_actions;
  yield* others;
  yield* textsIn(golden.reference);
  if (accepted !== undefined) yield* textsIn(accepted.summary);
  if (grounds !== undefined) yield* grounds.toldTexts;
}

/** All that a session says, and what it is called by. */
function* textsWithNames(known: KnownSession): Generator<string> {
  const { name, notes, tags, reference, requirements } = known.golden;
  yield* [name, ...tags, ...reference.topics_found, ...(known.accepted?.summary.topics_found ?? [])];
  yield* requirements.flatMap(({ text, any_of = [] }) => [text, ...any_of]);
  yield* allTexts(known, [notes]);
}

function* statementsOf(sessions: Iterable<GoldenSession>) {
  for (const { name, reference, canary } of sessions)
    if (!canary) yield { name, statements: toldSentences(reference).map(({ text }) => text) };
}
