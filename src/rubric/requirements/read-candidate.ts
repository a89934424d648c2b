import { onceEach } from '../../core/once-each.js';
import { partsOfSummary, type Summary, type SummaryPart } from '../../core/summary.js';
import { findContradictions } from '../v2/contradictions.js';
import { shareOf, shareOfAll } from '../v2/coverage.js';
import { KnownFacts } from '../v2/known-facts.js';
import { readText, sentenceText, type Text } from '../v2/text.js';
import type { Vocabulary } from '../v2/vocabulary.js';
import { Literal } from './literals.js';
import { type Piece, piecesOf, withGroupedDigits } from './name-pieces.js';
import { isPlanned, type Stance, type StanceWords, stanceAt, stanceWordsOf } from './stance.js';

/** What the requirements of one session say, read once with the words of one language: the gates are tried with hundreds of candidates. */
export class WantedTexts {
  readonly literal = onceEach((written) => new Literal(written));
  readonly read = onceEach((text) => readText(text, this.vocabulary));

  constructor(readonly vocabulary: Vocabulary) {}
}

/** A sentence that repeats a literal more often is looked at up to here, so that no text takes quadratic time. */
const MOST_PLACES = 20;

/** Its parts are no numbers of their own. */
const DAY = /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g;

/** A sentence, a title, a bullet or a moment of a candidate. */
export interface Unit {
  readonly part: SummaryPart;
  readonly text: Text;
  readonly source: string;
}

interface Covered {
  readonly unit: Unit;
  readonly share: number;
}

/** A candidate by its sentences, read once for all requirements. */
export class ReadCandidate {
  private readonly units: readonly Unit[];
  private readonly texts: readonly Text[];
  private readonly piecesByUnit = new Map<Unit, readonly Piece[]>();
  private words: StanceWords | undefined;
  private places: ReadonlyMap<string, readonly number[]> | undefined;

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
    stances: readonly Stance[] | ((literal: string) => readonly Stance[]) | null = null,
    isMeant: (unit: Unit) => boolean = () => true,
  ): { readonly literal: string; readonly unit: Unit } | undefined {
    for (const [unit, literal] of this.mayName(literals.map((written) => this.wanted.literal(written)))) {
      if (!isMeant(unit)) continue;
      const allowed = typeof stances === 'function' ? stances(literal.written) : stances;
      let looked = 0;
      for (const { start } of literal.places(this.piecesOf(unit))) {
        if (++looked > MOST_PLACES) break;
        if (allowed === null || allowed.includes(stanceAt(unit.text, start, this.stanceWords, literal.written))) {
          return { literal: literal.written, unit };
        }
      }
    }
    return undefined;
  }

  /** The sentences that may name some literals, in order, each with those in their order. */
  private *mayName(literals: readonly Literal[]): Generator<readonly [Unit, Literal]> {
    const left = literals.map((literal) => ({ literal, places: this.unitsWith(literal), at: 0 }));
    for (;;) {
      const next = Math.min(...left.map(({ places, at }) => places[at] ?? Number.POSITIVE_INFINITY));
      const unit = this.units[next];
      if (unit === undefined) return;
      for (const one of left) {
        if (one.places[one.at] !== next) continue;
        one.at++;
        yield [unit, one.literal];
      }
    }
  }

  /** Indexes of the sentences that have the rarest of what a literal needs. */
  private unitsWith(literal: Literal): readonly number[] {
    let fewest: readonly number[] | undefined;
    for (const forms of literal.needed) {
      const [places = [], ...others] = forms.map((form) => this.unitsByForm.get(form) ?? []);
      const all = others.length === 0 ? places : [...new Set([...places, ...others.flat()])].sort((a, b) => a - b);
      if (fewest === undefined || all.length < fewest.length) fewest = all;
    }
    return fewest ?? [];
  }

  /** Indexes of the sentences that have each form of a piece, in order: many literals are looked for in many sentences. */
  private get unitsByForm(): ReadonlyMap<string, readonly number[]> {
    this.places ??= placesByForm(this.units.map((unit) => this.piecesOf(unit)));
    return this.places;
  }

  /** The sentences that have words of a text, those with most of them first; of equals the first. */
  covered(wanted: Text): readonly Covered[] {
    if (wanted.weight === 0) return [];
    return this.units
      .map((unit) => ({ unit, share: shareOf(wanted, unit.text) }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share);
  }

  shareOf(wanted: Text): number {
    return shareOfAll(wanted, this.texts);
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
    return [...facts.number, ...facts.identifier].every(({ written }) => this.firstOf([written]) !== undefined);
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
    const isPlain = stanceAt(unit.text, unit.text.sentences[0]?.tokens[0]?.start ?? 0, this.stanceWords) === 'plain';
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

  private piecesOf(unit: Unit): readonly Piece[] {
    const known = this.piecesByUnit.get(unit);
    if (known !== undefined) return known;
    const pieces = piecesOf(unit.source);
    this.piecesByUnit.set(unit, pieces);
    return pieces;
  }

  private get stanceWords(): StanceWords {
    this.words ??= stanceWordsOf(this.summary);
    return this.words;
  }
}

function placesByForm(units: readonly (readonly Piece[])[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [i, pieces] of units.entries()) {
    for (const form of pieces.flatMap(({ forms }) => forms)) {
      const known = places.get(form);
      if (known === undefined) places.set(form, [i]);
      else if (known.at(-1) !== i) known.push(i);
    }
  }
  return places;
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
