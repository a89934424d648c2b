import { partsOfSummary, type Summary } from '../../core/summary.js';
import { isKnownName } from './known-names.js';
import { namesIn } from './names/names.js';
import { digitsOf, measuresIn, type Reading } from './numbers/quantities.js';
import { isSupported } from './reckoned/borne-out.js';
import { FarReckoned } from './reckoned/far-reckoned.js';
import { type Statement, statementsOf } from './statements.js';
import { Grounds } from './told/grounds.js';
import { ToldTexts } from './told/told-texts.js';
import { ToldTurns, type Turn } from './told/told-turns.js';
import { type Ungrounded, ungroundedIn } from './ungrounded.js';
import { type Witnessed, witnessesOf } from './witnesses.js';

/** The texts of a transcript, to be read more than once; one of which parts cannot be read bears out what it has and refutes nothing. */
export interface TranscriptTexts {
  readonly texts: Iterable<string>;
  /** The same by who says it, where somebody does. */
  readonly turns?: Iterable<Turn>;
  readonly isWhole: boolean;
}

/** What was said in a session, to look things up in: read once, however many summaries it is held against. */
type Spoken = Pick<SessionGrounds, 'isWhole' | 'transcript' | 'told' | 'turns' | 'toldTexts'>;

function spokenIn({ texts, turns = [], isWhole }: TranscriptTexts): Spoken {
  return {
    isWhole,
    transcript: new Grounds(texts),
    told: new ToldTexts(texts),
    turns: new ToldTurns(turns),
    toldTexts: texts,
  };
}

/** So many digits that a session has its figures by no chance, those of small whole numbers left out, which any text has. */
const DIGITS_OF_ITS_OWN = 5;

function digitsThatTell(reading: Reading): number {
  const digits = digitsOf(reading);
  return reading.step < 1 || digits >= 3 ? digits : 0;
}

/** What a session is known by: its transcript, and the reference with what else its golden session says. */
export class SessionGrounds {
  /** Whether what stands nowhere in it was not said. */
  readonly isWhole: boolean;
  /** The numbers and names of the transcript alone. */
  readonly transcript: Grounds;
  readonly told: ToldTexts;
  readonly turns: ToldTurns;
  /** What was said, to be read more than once. */
  readonly toldTexts: Iterable<string>;
  /** Those of the reference and what else its golden session says. */
  readonly known: Grounds;
  private statementsRead: readonly Statement[] | undefined;
  private last: { readonly candidate: Summary; readonly found: readonly Ungrounded[] } | undefined;

  /**
   * @param said its transcript, or what else is known by the same one
   * @param others what the golden session says besides: its name, its requirements
   */
  constructor(
    said: TranscriptTexts | Spoken,
    private readonly reference: Summary,
    others: readonly string[] = [],
  ) {
    const { isWhole, transcript, told, turns, toldTexts } = 'texts' in said ? spokenIn(said) : said;
    this.isWhole = isWhole;
    this.transcript = transcript;
    this.told = told;
    this.turns = turns;
    this.toldTexts = toldTexts;
    const wording = partsOfSummary(reference).map(({ text }) => text);
    this.known = new Grounds([...wording, ...reference.topics_found, ...others]);
  }

  private get statements(): readonly Statement[] {
    this.statementsRead ??= statementsOf(this.reference);
    return this.statementsRead;
  }

  /** Whether the transcript has all numbers and names that are written so. */
  transcriptHas(written: string): boolean {
    const { transcript } = this;
    // The hyphen of a flag is no part of a word.
    if (transcript.hasWord(written.replace(/^-/, ''))) return true;
    const names = namesIn(written);
    const { quantities } = measuresIn(written);
    if (names.length === 0 && quantities.length === 0) return false;
    return (
      names.every((name) => isKnownName(name, [transcript])) &&
      quantities.every((quantity) => isSupported(transcript, quantity, 'exact'))
    );
  }

  /** Whether a word stands in anything that the session is known by, by its hash in small letters. */
  hasHashed(hash: number): boolean {
    return this.transcript.hasHashed(hash) || this.known.hasHashed(hash);
  }

  /** Whether the session tells all figures of a text, which have so many digits that this is no chance. */
  hasFiguresOf(text: string): boolean {
    const { quantities } = measuresIn(text);
    const digits = quantities.reduce((sum, { plain: [reading] }) => sum + (reading ? digitsThatTell(reading) : 0), 0);
    return (
      digits >= DIGITS_OF_ITS_OWN &&
      quantities.every((quantity) => [this.known, this.transcript].some((one) => isSupported(one, quantity, 'exact')))
    );
  }

  /**
   * The numbers and names of a candidate that neither transcript nor reference bears out.
   * @param isAboutSession whether a statement speaks of this session: there a number may be reckoned from others that stand far apart
   */
  ungroundedIn(candidate: Summary, isAboutSession?: (text: string) => boolean): readonly Ungrounded[] {
    if (isAboutSession !== undefined) return this.findUngrounded(candidate, isAboutSession);
    // A candidate is held against one wording after the other.
    if (this.last?.candidate !== candidate) {
      this.last = { candidate, found: this.findUngrounded(candidate, () => false) };
    }
    return this.last.found;
  }

  /**
   * What bears out each number and name of a candidate.
   * @param isAboutSession as of `ungroundedIn`
   */
  witnessesOf(candidate: Summary, isAboutSession: (text: string) => boolean): Witnessed {
    return witnessesOf(statementsOf(candidate), this, this.findUngrounded(candidate, isAboutSession));
  }

  private findUngrounded(candidate: Summary, isAboutSession: (text: string) => boolean): readonly Ungrounded[] {
    const sources = [this.known, this.transcript];
    const far = new FarReckoned(sources);
    return ungroundedIn(
      statementsOf(candidate),
      sources,
      () => this.statements,
      (quantity, { text }) => isAboutSession(text) && far.mayBe(quantity, text),
    );
  }

  /** Those of the reference that its transcript lacks. */
  lackingInTranscript(): readonly Ungrounded[] {
    return ungroundedIn(this.statements, [this.transcript], () => []);
  }
}
