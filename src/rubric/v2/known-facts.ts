import { addTo } from '../../core/groups.js';
import type { AlignedSentence } from './align.js';
import type { Contradiction } from './contradiction.js';
import type { Fact } from './facts.js';
import { LookAlikes } from './look-alikes.js';
import { durationsIn, haveLikeUnits, isMeasure, ToldMeasures } from './quantity.js';
import type { Sentence } from './sentence.js';
import { sentenceText, type Text } from './text.js';

/** What a changed number, and a changed name, takes from a score if all are changed, in percent. */
const COST = { number: 60, identifier: 40 } as const;

/** Sentences that share less than this of the heavier one may name different things beside the same word. */
const SAME_SUBJECT = 0.4;

/** Sentences that share this much say the same, so that the second number of one stands for the second of the other. */
const SAME_STATEMENT = 0.7;

/** Parts of a smaller whole are as likely a wrong number: 5 of 9 for 4 of 9. */
const LEAST_WHOLE = 20;

interface FactComparison {
  readonly found: readonly Contradiction[];
  /** 0..1; 1 without a conflict. */
  readonly factor: number;
}

/**
 * The numbers and names of a whole reference and a whole candidate: title, summary, actions and topics. A fact of one
 * place may stand in another, so whether it is unknown can be told of the whole only.
 */
export class KnownFacts {
  private readonly ofReference: Facts;
  private readonly ofCandidate: Facts;
  private lookAlikes: LookAlikes | undefined;

  constructor(referenceTexts: readonly Text[], candidateTexts: readonly Text[]) {
    this.ofReference = new Facts(referenceTexts);
    this.ofCandidate = new Facts(candidateTexts);
  }

  /** The facts of a text of the candidate that are in conflict with those of the reference's text at the same place. */
  compare(reference: Text, candidate: Text, aligned: readonly AlignedSentence[]): FactComparison {
    let partners: ReadonlyMap<Sentence, AlignedSentence> | undefined;
    const found: Contradiction[] = [];
    let factor = 1;
    for (const kind of ['number', 'identifier'] as const) {
      const facts = this.ofCandidate.of(candidate, kind);
      const rivals = this.ofReference.of(reference, kind);
      if (facts.length === 0) continue;
      partners ??= new Map(aligned.map((pair) => [pair.candidate, pair]));
      const present = new Set(facts.flatMap(({ names }) => names));
      const index = new RivalIndex(rivals.filter((fact) => !fact.names.some((name) => present.has(name))));
      let conflicts = 0;
      for (const fact of facts) {
        if (fact.isRough) continue;
        const pair = partners.get(fact.sentence);
        const rival = this.ofReference.has(fact)
          ? this.displaced(fact, pair)
          : (index.takeRival(fact, pair) ?? this.lookAlike(fact));
        if (
          rival === undefined ||
          this.isConverted(fact) ||
          this.isRest(fact, rival) ||
          this.isChange(fact, rival) ||
          isAllButFew(fact, rival)
        )
          continue;
        conflicts++;
        found.push({
          rule: kind,
          given: fact.written,
          wanted: rival.written,
          candidateSentence: sentenceText(candidate, fact.sentence),
          referenceSentence: sentenceText(reference, rival.sentence),
        });
      }
      if (conflicts > 0) factor *= 1 - (COST[kind] / 100) * ((2 * conflicts + 1) / (2 * facts.length + 1));
    }
    return { found, factor };
  }

  /** Whether the reference has a number anywhere, rounded or in another unit: 1.94 s for 1,940 ms, 1 h 30 min for 90 minutes. */
  private isConverted(fact: Fact): boolean {
    return fact.kind === 'number' && this.ofReference.measures.have(fact, this.ofCandidate.durationOf(fact));
  }

  /**
   * Whether a number is what another one leaves of a third in the same sentence: 31 of 200 skipped, 169 of 200 read; or, where
   * its words say so, what two of them come to or by how much they differ: of five of which three are confirmed, two are not.
   */
  private isRest(fact: Fact, rival: Fact): boolean {
    if (fact.kind !== 'number' || rival.kind !== 'number' || Number(fact.value) === 0) return false;
    const numbers = this.ofReference.inSentence(rival.sentence, 'number').map(({ value }) => Number(value));
    const value = Number(fact.value);
    const sum = value + Number(rival.value);
    if (sum >= LEAST_WHOLE && numbers.includes(sum)) return true;
    const isMade = (from: (a: number, b: number) => number): boolean =>
      numbers.length <= MOST_MADE_FROM &&
      numbers.some((a, i) => numbers.some((b, j) => i !== j && from(a, b) === value));
    return (
      (tells(fact.sentence, OF_SUM) && isMade((a, b) => a + b)) ||
      ((isDenied(fact.sentence) || tells(fact.sentence, OF_REST)) && isMade((a, b) => a - b))
    );
  }

  /** Whether a number says by how much two numbers of the reference's sentence differ: "by 4 units" for "from 12 to 16 units". */
  private isChange(fact: Fact, rival: Fact): boolean {
    if (fact.kind !== 'number' || rival.kind !== 'number' || !isBehindBy(fact)) return false;
    const numbers = this.ofReference.inSentence(rival.sentence, 'number').map(({ value }) => Number(value));
    return numbers.some((a) => numbers.some((b) => Math.abs(a - b - Number(fact.value)) < SAME_DIFFERENCE));
  }

  /** A fact that the reference has anywhere and the candidate nowhere, and that this one was likely meant to be. */
  private lookAlike(fact: Fact): Fact | undefined {
    this.lookAlikes ??= new LookAlikes(this.ofReference.all().filter((one) => !this.ofCandidate.has(one)));
    const found = this.lookAlikes.find(fact);
    if (found === undefined || fact.kind === 'identifier') return found;
    // The digits of a name are no number of their own.
    const names = this.ofCandidate.inSentence(fact.sentence, 'identifier');
    return names.some(({ written }) => written.includes(fact.written)) ? undefined : found;
  }

  /** A fact of the same statement that a fact known from another sentence has taken the place of. */
  private displaced(fact: Fact, pair: AlignedSentence | undefined): Fact | undefined {
    if (pair === undefined || pair.overlap < SAME_STATEMENT || (fact.left === 0 && fact.right === 0)) return undefined;
    const wanted = this.ofReference.inSentence(pair.reference, fact.kind);
    if (wanted.some((other) => isSame(other, fact))) return undefined;
    return wanted.find((rival) => rival.left === fact.left && rival.right === fact.right);
  }
}

/** Of more numbers some two make any third one. */
const MOST_MADE_FROM = 5;

/** Words beside a number that is left of another one, or by which two differ. */
const OF_REST: ReadonlySet<string> = new Set(
  `left remain remaining remains rest other others missing short sooner later earlier apart fewer less longer shorter higher lower larger
  smaller ahead behind further difference gap saved shaved off still extra`.split(/\s+/),
);
const OF_SUM: ReadonlySet<string> = new Set('together altogether total all both combined overall'.split(' '));

function tells({ tokens }: Sentence, words: ReadonlySet<string>): boolean {
  return tokens.some(({ term }) => words.has(term.word));
}

function isDenied({ tokens }: Sentence): boolean {
  return tokens.some(({ term }) => term.negates !== 'no');
}

/** What stands before the size of a change. */
const BY: ReadonlySet<string> = new Set(['by', 'um', 'de', 'di', 'en', 'em', 'met', 'med', 'o', 'на']);
const SAME_DIFFERENCE = 1e-9;

function isBehindBy({ sentence: { tokens }, at }: Fact): boolean {
  return BY.has(tokens[at - 1]?.term.word ?? '');
}

const OTHERS: ReadonlySet<string> = new Set(['more', 'other', 'others', 'further', 'additional']);
const FEW = 3;

/** "Three more slots" beside one that is told by itself, where the reference counts four. */
function isAllButFew({ kind, value, sentence: { tokens } }: Fact, rival: Fact): boolean {
  const rest = Number(rival.value) - Number(value);
  if (kind !== 'number' || !(rest > 0 && rest <= FEW)) return false;
  return tokens.some(({ term }, i) => OTHERS.has(term.word) && tokens[i - 1]?.term.kind === 'number');
}

type FactsByKind = Readonly<Record<Fact['kind'], readonly Fact[]>>;

/** The facts of some texts, looked up once. */
class Facts {
  private readonly byText = new Map<Text, FactsByKind>();
  private bySentence: ReadonlyMap<Sentence, FactsByKind> | undefined;
  private durations: ReadonlyMap<Fact, number> | undefined;
  private measured: ToldMeasures | undefined;
  private readonly names: Readonly<Record<Fact['kind'], Set<string>>> = { number: new Set(), identifier: new Set() };

  constructor(texts: readonly Text[]) {
    for (const text of texts) {
      const { facts } = text;
      if (facts.number.length === 0 && facts.identifier.length === 0) continue;
      this.byText.set(text, facts);
      for (const { names } of facts.number) for (const name of names) this.names.number.add(name);
      for (const fact of facts.identifier) for (const name of fact.names) this.names.identifier.add(name);
    }
  }

  /** Facts of one kind in one sentence. */
  inSentence(sentence: Sentence, kind: Fact['kind']): readonly Fact[] {
    return this.sentences.get(sentence)?.[kind] ?? NO_FACTS;
  }

  /** Seconds of the duration that a number is a part of, if it is one. */
  durationOf(fact: Fact): number | undefined {
    this.durations ??= new Map([...this.sentences.values()].flatMap(({ number }) => [...durationsIn(number)]));
    return this.durations.get(fact);
  }

  get measures(): ToldMeasures {
    if (this.measured === undefined) {
      this.measured = new ToldMeasures();
      for (const { number } of this.sentences.values()) this.measured.add(number);
    }
    return this.measured;
  }

  all(): readonly Fact[] {
    return [...this.byText.values()].flatMap(({ number, identifier }) => [...number, ...identifier]);
  }

  /** Grouped on first use: only facts in conflict ask for it. */
  private get sentences(): ReadonlyMap<Sentence, FactsByKind> {
    this.bySentence ??= groupBySentence(this.byText.values());
    return this.bySentence;
  }

  of(text: Text, kind: Fact['kind']): readonly Fact[] {
    return this.byText.get(text)?.[kind] ?? NO_FACTS;
  }

  has(fact: Fact): boolean {
    return fact.names.some((name) => this.names[fact.kind].has(name));
  }
}

function groupBySentence(texts: Iterable<FactsByKind>): ReadonlyMap<Sentence, FactsByKind> {
  const bySentence = new Map<Sentence, Record<Fact['kind'], Fact[]>>();
  for (const { number, identifier } of texts) {
    for (const fact of [...number, ...identifier]) {
      const facts = bySentence.get(fact.sentence) ?? { number: [], identifier: [] };
      facts[fact.kind].push(fact);
      bySentence.set(fact.sentence, facts);
    }
  }
  return bySentence;
}

const NO_FACTS: readonly Fact[] = [];

/** Names stand beside the same words by chance more often than numbers and versions do. */
function isName({ kind, shape }: Fact): boolean {
  return kind === 'identifier' && shape !== 'version';
}

function isSame(a: Fact, b: Fact): boolean {
  return a.names.some((name) => b.names.includes(name));
}

/** Facts of the reference that the candidate lacks at the same place. */
class RivalIndex {
  private readonly taken = new Set<Fact>();
  private readonly byNeighbours = new Map<string, Fact>();
  private readonly bySentence = new Map<Sentence, Fact[]>();

  constructor(rivals: readonly Fact[]) {
    for (const fact of rivals) {
      const key = `${fact.shape} ${fact.left} ${fact.right}`;
      if (!this.byNeighbours.has(key)) this.byNeighbours.set(key, fact);
      addTo(this.bySentence, fact.sentence, fact);
    }
  }

  /**
   * The fact of the reference that a fact unknown to it stands in place of: between the same two words, beside one of
   * them in the sentence that says the same, or at the same place among the facts of such a sentence. Each is given once.
   */
  takeRival(fact: Fact, pair: AlignedSentence | undefined): Fact | undefined {
    const rival = this.rivalOf(fact, pair);
    if (rival !== undefined) this.taken.add(rival);
    return rival;
  }

  private rivalOf(fact: Fact, pair: AlignedSentence | undefined): Fact | undefined {
    if (fact.leftTells && fact.rightTells) {
      const between = this.byNeighbours.get(`${fact.shape} ${fact.left} ${fact.right}`);
      if (between !== undefined && !this.taken.has(between)) return between;
    }
    if (pair === undefined || (isName(fact) && pair.sameness < SAME_SUBJECT)) return undefined;
    const rivals = this.bySentence
      .get(pair.reference)
      ?.filter((one) => one.shape === fact.shape && !this.taken.has(one) && haveLikeUnits(one, fact))
      // Of several the one in the same unit.
      .sort((a, b) => Number(b.unit === fact.unit) - Number(a.unit === fact.unit));
    const beside = rivals?.find(
      ({ left, right }) =>
        (fact.leftTells && left === fact.left) ||
        (right !== 0 && right === fact.right && (fact.rightTells || isMeasure(fact))),
    );
    if (beside !== undefined || pair.overlap < SAME_STATEMENT) return beside;
    return rivals?.find(({ ordinal, siblings }) => ordinal === fact.ordinal && siblings === fact.siblings);
  }
}
