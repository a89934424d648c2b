import { UNIT_WORDS } from '../grounding/numbers/units.js';
import { COUNTED_UP_TO } from '../grounding/reckoned/borne-out.js';
import type { Grounds } from '../grounding/told/grounds.js';
import { type Ungrounded, ungroundedIn } from '../grounding/ungrounded.js';
import type { Fact } from '../v2/facts.js';
import type { Term } from '../v2/term.js';
import { type ContradictedClaim, ofReference } from './contradicted-claim.js';
import {
  type Context,
  contextOf,
  differInOnePart,
  isExchange,
  isSame,
  isSlip,
  likenessOf,
  mayBeAnother,
  mayReplace,
  patternOf,
  wordsBeside,
} from './mention-likeness.js';
import type { Mention } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/**
 * How much each sign says that a number or name stands in another one's place; from `SURE_FROM` on it does. Another name beside
 * the same words is more often another thing than another number is.
 */
const SIGNS = {
  pattern: 0.5,
  slipOfName: 0.6,
  slipOfNumber: 0.3,
  wordBefore: 0.3,
  noun: 0.3,
  onePart: 0.25,
} as const;
const OF_CONTEXT = 0.7;
const SURE_FROM = { number: 0.4, name: 0.6 } as const;

/**
 * Where nobody knows what else is true of a session, most numbers and names that its reference lacks are true: a pipeline tells
 * other details. Then only one that looks like another one, in words that are alike, is taken for it, or one whose words are
 * nearly all the same, or a number for which nearly everything speaks, or one with two digits exchanged; none that looks like
 * another one in a sentence about another time. On 2,197 faithful summaries without their transcripts this was wrong about 14 (the signs
 * alone were about 135 of 1,720); it tells 76 of 319 wrong numbers and 72 of 312 wrong names.
 */
const SURE_ALONE = {
  number: 0.9,
  alike: { words: 2, number: 0.3, name: 0.2 },
  other: { words: 3, number: 0.7, name: 0.5 },
} as const;

/** Mentions of a reference that are compared, so that no text takes quadratic time. */
const MOST_MENTIONS = 200;

/** What is known of a session. */
interface Known {
  /** What bears a number or a name out. */
  readonly sources: () => readonly Grounds[];
  /** Whether what these lack did not happen. */
  readonly isAllKnown: boolean;
}

/**
 * Numbers and names of a candidate that its reference has nowhere, each with the one that it stands in place of: the same
 * letters with other digits, a slip of the pen, the same word before or behind it, or the same words around it. A number that
 * can be reckoned from those of the reference is none.
 */
export function wrongFacts(reference: SummaryRead, candidate: SummaryRead, known: Known): readonly ContradictedClaim[] {
  if (!hasUnknown(reference, candidate)) return [];
  const sources = known.sources();
  const unknown = ungroundedIn(
    candidate.sentences.map(({ statement }) => statement),
    sources,
    () => reference.sentences.map(({ statement }) => statement),
  );
  const given = candidate.sentences.flatMap(({ mentions }) => mentions);
  const suspects = new Set(unknown.flatMap((one) => given.find((mention) => isOf(one, mention)) ?? []));
  for (const mention of given) if (isOfUntoldScale(mention, sources)) suspects.add(mention);
  if (suspects.size === 0) return [];
  const wanted = reference.sentences.flatMap(({ mentions }) => mentions).slice(0, MOST_MENTIONS);
  const rivals = wanted.map((rival) => new Rival(rival, given));
  const found: ContradictedClaim[] = [];
  for (const mention of suspects) {
    const rival = rivalOf(new Suspect(mention, suspects), rivals, known);
    if (rival === undefined) continue;
    found.push({
      rule: mention.kind === 'number' ? 'number' : 'identifier',
      given: mention.written,
      wanted: rival.written,
      candidate: mention.sentence,
      witness: ofReference(rival.sentence),
    });
  }
  return found;
}

/**
 * Whether a number is one of 60 kHz where the reference always writes 60 Hz, and nothing tells that many kHz: that a transcript
 * has a 60 of whatever it counts says nothing for it.
 */
function isOfUntoldScale(mention: Mention, sources: readonly Grounds[]): boolean {
  const [reference] = sources;
  if (mention.kind === 'name' || reference === undefined) return false;
  const { family, value, step, plain } = mention;
  if (!plain.some((one) => reference.isWrittenOnlyAs(family, one))) return false;
  const range = { from: value - step / 2, to: value + step / 2 };
  return !sources.some((source) => source.hasValue(family, range));
}

/** A quick look: most candidates have no number or name but those of the reference, and no other units. */
function hasUnknown(reference: SummaryRead, candidate: SummaryRead): boolean {
  const known = new Set<string>();
  for (const { text } of reference.texts) {
    for (const { names, unit } of text.facts.number) {
      for (const name of names) known.add(name).add(`${name} ${unit}`);
    }
    for (const { names } of text.facts.identifier) for (const name of names) known.add(name);
  }
  const isUnknown = ({ value, unit }: Fact): boolean => {
    if (known.has(value)) return !known.has(`${value} ${unit}`) && UNIT_WORDS.has(unit);
    return !(Number(value) <= COUNTED_UP_TO && /^\d+$/.test(value));
  };
  return candidate.texts.some(
    ({ text }) => text.facts.number.some(isUnknown) || text.facts.identifier.some(({ value }) => !known.has(value)),
  );
}

function isOf({ statement, written }: Ungrounded, mention: Mention): boolean {
  return mention.sentence.statement === statement && mention.written.startsWith(written);
}

/** The mention of the reference that one of the candidate most likely stands for. */
function rivalOf(ours: Suspect, rivals: readonly Rival[], { isAllKnown }: Known): Mention | undefined {
  const { mention } = ours;
  let best: { readonly rival: Mention; readonly sum: number } | undefined;
  for (const theirs of rivals) {
    const { mention: rival } = theirs;
    if (!mayReplace(mention, rival) || isSame(mention, rival) || isRest(mention, rival)) continue;
    const signs = signsOf(ours, theirs);
    const { sum } = signs;
    if (sum < SURE_FROM[mention.kind] || !(isAllKnown || isSureAlone(ours, theirs, signs))) continue;
    if (best === undefined || sum > best.sum) best = { rival, sum };
  }
  return best?.rival;
}

/** A mention with what stands around it, which is looked up once: in a long text it is compared with many. */
class Surrounded {
  #context: Context | undefined;
  #before: Term | null | undefined;
  #behind: readonly Term[] | undefined;

  constructor(readonly mention: Mention) {}

  get context(): Context {
    this.#context ??= contextOf(this.mention);
    return this.#context;
  }

  /** The word in front of it; null where there is none. */
  get before(): Term | null {
    if (this.#before === undefined) this.#before = wordsBeside(this.mention, -1, 1)[0] ?? null;
    return this.#before;
  }

  get behind(): readonly Term[] {
    this.#behind ??= wordsBeside(this.mention, 1, 3);
    return this.#behind;
  }
}

/** A mention of the candidate that nothing bears out. */
class Suspect extends Surrounded {
  constructor(
    mention: Mention,
    private readonly suspects: ReadonlySet<Mention>,
  ) {
    super(mention);
  }

  /** Whether the candidate has others of its series, which its reference lacks too: the tickets of a session that it tells none of. */
  get isOneOfMany(): boolean {
    const { mention } = this;
    if (mention.kind === 'number' || mention.family === 'hash') return false;
    const pattern = patternOf(mention);
    return [...this.suspects].some((other) => other.key !== mention.key && patternOf(other) === pattern);
  }
}

/** A mention of the reference. */
class Rival extends Surrounded {
  #isTold: boolean | undefined;

  constructor(
    mention: Mention,
    private readonly given: readonly Mention[],
  ) {
    super(mention);
  }

  /** Whether the candidate has it as well. */
  get isTold(): boolean {
    this.#isTold ??= this.given.some((other) => isSame(other, this.mention));
    return this.#isTold;
  }
}

/** Numbers further apart than this factor count different things. */
const FURTHEST_APART = 15;

/** Whether two numbers have the same digits and measure the same in another unit: 40 s and 40 ms. */
function areOfOtherScale(a: Mention, b: Mention): boolean {
  if (a.kind !== 'number' || a.family === 'count' || a.family !== b.family) return false;
  return a.value !== b.value && a.plain.some((value) => b.plain.includes(value));
}

/** Whether a number is what another one leaves of a total beside it, or of another size: 32 of 41 passed, 9 of 41 failed. */
function isRest(mention: Mention, rival: Mention): boolean {
  if (mention.kind === 'name' || areOfOtherScale(mention, rival)) return false;
  const [small, large] = [Math.min(mention.value, rival.value), Math.max(mention.value, rival.value)];
  if (large > FURTHEST_APART * small) return true;
  const sum = mention.value + rival.value;
  return [...mention.sentence.mentions, ...rival.sentence.mentions].some(
    ({ kind, value }) => kind === 'number' && Math.abs(value - sum) <= 1e-9 * sum,
  );
}

/** What speaks for it that one mention stands in the place of another. */
interface Signs {
  readonly sum: number;
  readonly isAlike: boolean;
  /** Whether two digits side by side have changed places. */
  readonly isExchanged: boolean;
  /** How alike the words around both are, 0..1, and how many they share. */
  readonly share: number;
  readonly words: number;
}

function isSureAlone(ours: Suspect, { isTold }: Rival, { sum, isAlike, isExchanged, share, words }: Signs): boolean {
  const { kind, sentence } = ours.mention;
  const { alike, other, number } = SURE_ALONE;
  if (isAlike && isCommit(ours.mention)) return true;
  const isSlipOfOne = isAlike && !mayBeAnother(sentence);
  const isLikely = isSlipOfOne && words >= alike.words && share >= alike[kind];
  if (!isTold && (isLikely || (words >= other.words && share >= other[kind]))) return true;
  if (!isTold && isSlipOfOne && isExchanged && words > 0 && !ours.isOneOfMany) return true;
  return kind === 'number' && (isLikely || sum >= number);
}

/** Of so many hexadecimal digits no two that look alike are both true. */
function isCommit({ family, key }: Mention): boolean {
  return family === 'hash' && /^[\da-f]{7,40}$/.test(key);
}

function signsOf(ours: Surrounded, theirs: Rival): Signs {
  const { mention } = ours;
  const { mention: rival, isTold } = theirs;
  const isName = mention.kind === 'name';
  const isExchanged = isExchange(mention, rival);
  const isAlike = isExchanged || isSlip(mention, rival);
  const hasPattern =
    isName && mention.family !== 'hash' && /\d/.test(mention.key) && patternOf(mention) === patternOf(rival);
  const hasWord = ours.before !== null && ours.before.id === theirs.before?.id;
  const hasNoun = ours.behind.some(({ id }) => theirs.behind.some((noun) => noun.id === id));
  // Where the candidate has the right one as well, only what looks like it can be meant for it.
  if (isTold && !(isAlike && (mention.family === 'hash' || hasPattern || hasWord || hasNoun))) {
    return { sum: 0, isAlike, isExchanged, share: 0, words: 0 };
  }
  const { share, words } = likenessOf(ours.context, theirs.context);
  const sum =
    (hasPattern ? SIGNS.pattern : 0) +
    (isAlike ? (isName ? SIGNS.slipOfName : SIGNS.slipOfNumber) : 0) +
    (isName && !hasPattern && !isTold && differInOnePart(mention, rival) ? SIGNS.onePart : 0) +
    (hasWord ? SIGNS.wordBefore : 0) +
    (hasNoun ? SIGNS.noun : 0) +
    (words < 2 ? 0 : share * OF_CONTEXT);
  return { sum, isAlike, isExchanged, share, words };
}
