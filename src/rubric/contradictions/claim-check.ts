import { type Moment, partsOfSummary, type Summary } from '../../core/summary.js';
import { Grounds } from '../grounding/told/grounds.js';
import type { ToldTexts } from '../grounding/told/told-texts.js';
import type { ToldTurns } from '../grounding/told/told-turns.js';
import { SummaryPairs } from '../v2/summary-pairs.js';
import type { Vocabulary } from '../v2/vocabulary.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import { droppedHedges } from './dropped-hedges.js';
import { exchangedDigits } from './exchanged-digits.js';
import { exchangedFacts } from './exchanged-facts.js';
import { lostCorrections } from './lost-corrections.js';
import { lostPoints, openPointsOf } from './lost-points.js';
import { reversedChanges } from './reversed-changes.js';
import { LineReader } from './said-words.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import { LastWords } from './status/last-words.js';
import { untoldEnds } from './status/untold-ends.js';
import { wrongStates } from './status/wrong-states.js';
import { wrongStatus } from './status/wrong-status.js';
import { SummaryRead } from './summary-read.js';
import { supposedCauses } from './supposed-causes.js';
import { plansToldAsDone } from './told-as-done.js';
import { turnedSpeakers } from './turned-speakers.js';
import { wrongFacts } from './wrong-facts.js';

/** Rules that know words: they need a language whose words are known. */
const OF_WORDS = [wrongStatusOfAny, plansToldAsDone, droppedHedges] as const;

/** By name where a sentence is not told already. */
function wrongStatusOfAny(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript: ToldTexts | undefined,
): readonly ContradictedClaim[] {
  const last = new LastWords(transcript);
  const told = wrongStatus(reference, candidate);
  const named = new Set(told.map((one) => one.candidate));
  const others = candidate.filter((sentence) => !named.has(sentence));
  return [...told, ...wrongStates(reference, others, last)].filter(({ given }) => !last.bearsOut(given));
}

/** What was said in a session. */
export interface SessionSources {
  readonly transcript: Grounds;
  /** Line by line, where it is known. */
  readonly told?: ToldTexts;
  /** Who said what, where that is known. */
  readonly turns?: ToldTurns;
  /** Whether what the transcript lacks did not happen. */
  readonly isWhole: boolean;
}

/**
 * Compares what two summaries claim, in whatever order and field it stands: a real summary is a paraphrase. Scores do not
 * depend on it.
 */
export class ClaimCheck {
  private last: ReadReference | undefined;
  private readonly lines = new LineReader();

  constructor(private readonly pairs = new SummaryPairs()) {}

  /** @param session its transcript, which bears out numbers and names as well: what happened contradicts no reference */
  contradictedIn(reference: Summary, candidate: Summary, session?: SessionSources): readonly ContradictedClaim[] {
    const { last, read, vocabulary } = this.read(reference, candidate);
    const own = read.sentencesBeyond(last.read);
    if (own.length === 0) return [];
    const told = session?.told;
    const sources = (): readonly Grounds[] => [last.grounds, ...(session === undefined ? [] : [session.transcript])];
    const found = [
      ...wrongFacts(last.read, read, { sources, isAllKnown: session?.isWhole === true }),
      ...(told === undefined ? [] : exchangedDigits(last.read, read, own, told, this.lines)),
      ...reversedChanges(last.read, own, told),
      ...(vocabulary.knowsGrammar
        ? [
            ...exchangedFacts(last.read, own, told, this.lines),
            ...OF_WORDS.flatMap((rule) => rule(last.read, own, told)),
            ...supposedCauses(last.read, own, told, this.lines),
            ...turnedSpeakers(last.read, own, session?.turns),
            ...(told !== undefined && session?.isWhole === true ? untoldEnds(last.read, own, told) : []),
          ]
        : wrongStates(last.read, own, new LastWords(told), true)),
    ];
    return found.filter(({ witness }) => witness?.source !== 'transcript' || told?.mayQuote(witness.text));
  }

  /**
   * What the summary of a reference leaves open and no sentence of a candidate speaks of, as the reference says it. Only in
   * English, whose words for it are known.
   */
  lostPointsIn(reference: Summary, candidate: Summary): readonly Claim[] {
    const { last, read, vocabulary } = this.read(reference, candidate);
    return vocabulary.knowsGrammar ? lostPoints(last.openPoints, read) : [];
  }

  /** Moments of a reference in which somebody set the work right, and of which no sentence of a candidate speaks. Only in English. */
  lostCorrectionsIn(reference: Summary, candidate: Summary): readonly Moment[] {
    const { last, read, vocabulary } = this.read(reference, candidate);
    return vocabulary.knowsGrammar ? lostCorrections(reference.aha_moments, last.read, read) : [];
  }

  private read(
    reference: Summary,
    candidate: Summary,
  ): { readonly last: ReadReference; readonly read: SummaryRead; readonly vocabulary: Vocabulary } {
    const { wanted, given, vocabulary } = this.pairs.read(reference, candidate);
    if (this.last?.source !== wanted) {
      this.last = new ReadReference(reference, wanted, new SummaryRead(wanted, reference.aha_moments, vocabulary));
    }
    return { last: this.last, read: new SummaryRead(given, candidate.aha_moments, vocabulary), vocabulary };
  }
}

/** Many candidates in a row may have one reference, as in a self-test. */
class ReadReference {
  private groundsRead: Grounds | undefined;
  private openPointsRead: readonly Claim[] | undefined;

  constructor(
    private readonly reference: Summary,
    readonly source: unknown,
    readonly read: SummaryRead,
  ) {}

  get grounds(): Grounds {
    const { reference } = this;
    const texts = [...partsOfSummary(reference).map(({ text }) => text), ...reference.topics_found];
    this.groundsRead ??= new Grounds(texts);
    return this.groundsRead;
  }

  get openPoints(): readonly Claim[] {
    this.openPointsRead ??= openPointsOf(this.read);
    return this.openPointsRead;
  }
}
