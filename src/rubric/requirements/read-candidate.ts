import { onceAsked, onceEach } from '../../core/once-each.js';
import { partsOfSummary, type Requirement, type Summary, type SummaryPart } from '../../core/summary.js';
import { findContradictions } from '../v2/contradictions.js';
import { CoverageIndex } from '../v2/coverage-index.js';
import type { Fact } from '../v2/facts.js';
import { KnownFacts } from '../v2/known-facts.js';
import { readText, sentenceText, type Text } from '../v2/text.js';
import type { Vocabulary } from '../v2/vocabulary.js';
import { type LiteralPlace, LiteralSearch } from './literal-search.js';
import { Literal } from './literals.js';
import { withMoney } from './money.js';
import { piecesOf, withGroupedDigits } from './name-pieces.js';
import { literalsToMention } from './naming.js';
import { PieceIndex } from './piece-index.js';
import { soleValueOf, ValueIndex } from './same-value.js';
import { isPlanned, type Stance, StanceReader, stanceWordsOf } from './stance.js';

/** What the requirements of one session say, read once with the words of one language: the gates are tried with hundreds of candidates. */
export class WantedTexts {
  readonly literal = onceEach((written) => new Literal(written));
  readonly value = onceEach(soleValueOf);
  readonly read = onceEach((text) => readText(text, this.vocabulary));

  /** At how many places each literal is looked for: all have the same share, so that none uses up that of another. */
  readonly mostPlaces: typeof MOST_PLACES;

  constructor(
    requirements: readonly Requirement[],
    readonly vocabulary: Vocabulary,
  ) {
    const literals = new Set(requirements.flatMap((one) => [...literalsToMention(one), ...(one.instead ?? [])]));
    const share = (most: number): number => Math.ceil(most / Math.max(1, literals.size));
    this.mostPlaces = { found: share(MOST_PLACES.found), read: share(MOST_PLACES.read) };
  }
}

/**
 * At how many places of a candidate all literals of a session together are looked for, and at how many their stances are read. Eighty
 * literals may each stand at every word of the longest candidate.
 */
const MOST_PLACES = { found: 20_000_000, read: 2_000_000 };

/** Its parts are no numbers of their own. */
const DAY = /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g;

/** A sentence, a title, a bullet or a moment of a candidate. */
export interface Unit {
  readonly part: SummaryPart;
  readonly text: Text;
  readonly source: string;
}

/** A literal, and a sentence that has it. */
interface SpokenOf {
  readonly literal: string;
  readonly unit: Unit;
}

interface Covered {
  readonly unit: Unit;
  readonly share: number;
}

/** A candidate by its sentences, read once for all requirements. */
export class ReadCandidate {
  private readonly units: readonly Unit[];
  private readonly texts: readonly Text[];
  private readonly search = onceEach((written) => this.searchFor(written));
  private readonly words = onceAsked(() => new CoverageIndex(this.texts));
  private readonly pieces = onceAsked(() => this.units.map(({ source }) => piecesOf(source)));
  private readonly places = onceAsked(() => new PieceIndex(this.pieces()));
  private readonly placesOfMoney = onceAsked(() => new PieceIndex(this.pieces().map((one) => withMoney(one) ?? one)));
  private readonly values = onceAsked(() => new ValueIndex(this.units.map(({ source }) => source)));
  private readonly stances = onceAsked(() => new StanceReader(stanceWordsOf(this.summary)));
  /** How each number is written, by its value. */
  private readonly numbers = onceAsked(() => {
    const said = new Map<string, Set<string>>();
    for (const { facts } of this.texts) {
      for (const { value, written } of facts.number) said.set(value, (said.get(value) ?? new Set()).add(written));
    }
    return said;
  });
  /** The first sentence of each wording. */
  private readonly unitsBySource = onceAsked(
    () => new Map(this.units.map(({ source }, at) => [source, at] as const).reverse()),
  );

  constructor(
    private readonly summary: Summary,
    private readonly wanted: WantedTexts,
    private readonly reference?: Summary,
  ) {
    this.units = partsOfSummary(summary)
      .filter(({ field }) => field !== 'outcome')
      .flatMap((part) => unitsOf(part, wanted.vocabulary));
    this.texts = this.units.map(({ text }) => text);
  }

  read(text: string): Text {
    return this.wanted.read(text);
  }

  /** The first sentence with one of some literals; where stances are given, for all or for each, with one of which it speaks so. */
  firstOf(
    literals: readonly string[],
    stances: readonly Stance[] | ((literal: string) => readonly Stance[] | null) | null = null,
  ): SpokenOf | undefined {
    let first: { readonly at: number; readonly literal: string } | undefined;
    for (const literal of literals) {
      const allowed = typeof stances === 'function' ? stances(literal) : stances;
      const search = this.search(literal);
      const before = first?.at ?? Number.POSITIVE_INFINITY;
      const at = allowed === null ? search.firstUnit : search.first(allowed, before);
      if (at !== undefined && at < before) first = { at, literal };
    }
    const unit = first && this.units[first.at];
    return first && unit && { literal: first.literal, unit };
  }

  /** The first sentence that tells one of some literals in another form, where that is but one number, day or time. */
  firstEqual(literals: readonly string[]): Unit | undefined {
    const places = literals.flatMap((literal) => {
      const wanted = this.wanted.value(literal);
      return (wanted && this.values().first(wanted)) ?? [];
    });
    return places.length === 0 ? undefined : this.units[Math.min(...places)];
  }

  private searchFor(written: string): LiteralSearch {
    const stanceAt = ({ unit, start }: LiteralPlace): Stance => {
      const text = this.texts[unit];
      return text === undefined ? 'doubtful' : this.stances().stanceAt(text, start, written);
    };
    const { found, read } = this.wanted.mostPlaces;
    const literal = this.wanted.literal(written);
    const index = literal.hasMoney ? this.placesOfMoney() : this.places();
    return new LiteralSearch(index.placesOf(literal, found), stanceAt, read);
  }

  /** The first of some literals of which a sentence speaks in one way. */
  spokenIn(source: string, literals: readonly string[], stance: Stance): SpokenOf | undefined {
    const at = this.unitsBySource().get(source);
    const unit = at === undefined ? undefined : this.units[at];
    if (at === undefined || unit === undefined) return undefined;
    const literal = literals.find((written) => this.search(written).isSpoken(at, stance));
    return literal === undefined ? undefined : { literal, unit };
  }

  /** Whether one of some literals may stand at more places than were looked at. */
  isCut(literals: readonly string[]): boolean {
    return literals.some((written) => this.search(written).isCut);
  }

  /** The sentences that have words of a text, at most so many, those with most of them first; of equals the first. */
  covered(wanted: Text, most: number): readonly Covered[] {
    return this.words()
      .best(wanted, most)
      .flatMap(({ index, share }) => {
        const unit = this.units[index];
        return unit === undefined ? [] : [{ unit, share }];
      });
  }

  shareOf(wanted: Text): number {
    return this.words().shareOfAll(wanted);
  }

  /** Whether a sentence says what a text says: nothing in it denies, doubts or changes that. */
  tells({ text }: Unit, wanted: Text): boolean {
    if (text.list.some(({ id, negates }) => negates !== 'no' && !wanted.terms.has(id))) return false;
    // "Has been reviewed" does not say that it is not; what says so without a word that denies cannot be told from that.
    if (negatesAny(wanted) && !negatesAny(text)) return false;
    if (isPlanned(text.source) && !isPlanned(wanted.source)) return false;
    return this.contradictions(text, wanted).length === 0;
  }

  /** Whether each number and name of a text stands somewhere in the candidate. */
  hasFactsOf({ facts }: Text): boolean {
    const isThere = ({ written }: Fact): boolean => this.firstOf([written]) !== undefined;
    // `129.00` is 129 as well.
    const isEqual = ({ value, written }: Fact): boolean => {
      const said = this.numbers().get(value);
      return said !== undefined && (said.size > 1 || !said.has(written));
    };
    return facts.identifier.every(isThere) && facts.number.every((fact) => isThere(fact) || isEqual(fact));
  }

  /**
   * A number or name of a sentence that stands in the place of one of a text which the candidate lacks; no part of a day that
   * the reference tells as well, which is another day.
   */
  changedFact({ text }: Unit, wanted: Text): string | undefined {
    return this.contradictions(text, wanted).find(
      ({ rule, given, wanted: fact }) =>
        (rule === 'number' || rule === 'identifier') &&
        this.firstOf([fact]) === undefined &&
        !this.isCut([fact]) &&
        !this.isOfToldDay(given, text),
    )?.given;
  }

  private isOfToldDay(fact: string, { source }: Text): boolean {
    const { reference } = this;
    if (reference === undefined) return false;
    const days = Array.from(source.matchAll(DAY), ([day]) => day).filter((day) => day.split('-').includes(fact));
    return days.some((day) => partsOfSummary(reference).some(({ text }) => text.includes(day)));
  }

  /** Whether a sentence plainly says what a text says. */
  states(unit: Unit, wanted: Text): boolean {
    const isPlain = this.stances().stanceAt(unit.text, unit.text.sentences[0]?.tokens[0]?.start ?? 0) === 'plain';
    return isPlain && this.tells(unit, wanted) && this.hasFactsOf(wanted);
  }

  /** Whether a sentence says the contrary of a text. */
  denies({ text }: Unit, wanted: Text): boolean {
    return this.contradictions(text, wanted).some(({ rule }) => rule === 'negation' || rule === 'antonym');
  }

  private contradictions(text: Text, wanted: Text) {
    const known = new KnownFacts([wanted], [text]);
    return findContradictions(wanted, text, known, this.wanted.vocabulary).found;
  }
}

function negatesAny({ list }: Text): boolean {
  return list.some(({ negates }) => negates !== 'no');
}

/** A part by its sentences. */
function unitsOf(part: SummaryPart, vocabulary: Vocabulary): readonly Unit[] {
  const whole = readText(withGroupedDigits(part.text), vocabulary);
  const sentences = whole.sentences.map((sentence) => sentenceText(whole, sentence));
  const [only] = sentences;
  if (only !== undefined && sentences.length === 1) return [{ part, text: whole, source: only }];
  return sentences.map((source) => ({ part, text: readText(source, vocabulary), source }));
}
