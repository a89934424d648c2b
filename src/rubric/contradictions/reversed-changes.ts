import { ToldTexts } from '../grounding/told/told-texts.js';
import { type ContradictedClaim, ofReference } from './contradicted-claim.js';
import type { Mention, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';
import {
  CLAUSE_END,
  GOES_ON,
  isLess,
  type ToldSources,
  toldTheOtherWay,
  toldValues,
  wordChangesIn,
} from './told-changes.js';
import { changesOf, mayTellChange, withSigns } from './ways-of-change.js';

/** Something that was one thing and became another. */
interface Change {
  readonly from: Mention;
  readonly to: Mention;
  /** The words that tell it, and what its clause says before. */
  readonly told: string;
  readonly before: string;
  readonly isContrast: boolean;
}

/** A sentence of more numbers and names is a table. */
const MOST_MENTIONS = 30;

/** Changes of a candidate that are looked for in the texts of a session: no summary tells more. */
const MOST_LOOKS = 40;

/**
 * Changes that a candidate tells the other way round than its reference or, where that tells nothing of them, its transcript:
 * "from 262 to 5" and "from 5 to 262".
 */
export function reversedChanges(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript: ToldTexts | undefined,
): readonly ContradictedClaim[] {
  const told = new ToldTexts(reference.texts.map(({ text }) => text.source));
  const sources: ToldSources = { reference: told, transcript, left: MOST_LOOKS };
  return [
    ...changesOfFacts(reference, candidate, sources),
    ...candidate.flatMap((sentence) => changesOfWords(sentence, sources)),
  ];
}

/** Of numbers and names, by the words of the sentences that tell them. */
function changesOfFacts(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  sources: ToldSources,
): readonly ContradictedClaim[] {
  const isAlone = sources.transcript === undefined;
  if (isAlone && !reference.sentences.some(tellsChange)) return [];
  const may = candidate.filter(
    (sentence) => tellsChange(sentence) && (!isAlone || mayBeReversed(sentence, reference.sentences)),
  );
  const given = may.flatMap(changesIn);
  if (given.length === 0) return [];
  const wanted = reference.sentences.flatMap(changesIn);
  const mentions = reference.sentences.flatMap((sentence) => sentence.mentions);
  const values = new Set(mentions.flatMap(({ plain }) => plain));
  /** 409 is no 412 that somebody has rounded where the reference tells both. */
  const isSame = (own: Mention, other: Mention): boolean =>
    isEqual(own, other) || (isLike(own, other) && !own.plain.some((value) => values.has(value)));
  return given.flatMap((change): readonly ContradictedClaim[] => {
    if (wanted.some(({ from, to }) => isLike(change.from, from) && isLike(change.to, to))) return [];
    const reversed = wanted.find(({ from, to }) => isSame(change.from, to) && isSame(change.to, from));
    const found = reversed === undefined ? inSources(change, given, sources) : inReference(change, reversed, given);
    return found === undefined ? [] : [{ rule: 'change', ...found }];
  });
}

/** Of words that are neither: "from zstd to gzip". */
function changesOfWords(sentence: SentenceRead, sources: ToldSources): readonly ContradictedClaim[] {
  const { text } = sentence;
  if (!/->|→|=>|⇒|\bfrom\b/i.test(text) || BACK.test(text) || AGAIN.test(text) || NOT_DONE.test(text)) return [];
  return wordChangesIn(text).flatMap((values): readonly ContradictedClaim[] => {
    const witness = toldTheOtherWay(values, sources);
    if (witness === undefined) return [];
    const { first, second } = values;
    const [given, wanted] = [`${first} to ${second}`, `${second} to ${first}`];
    return [{ rule: 'change', given, wanted, candidate: sentence, witness }];
  });
}

type Found = Omit<ContradictedClaim, 'rule'>;

function inReference(change: Change, reversed: Change, given: readonly Change[]): Found | undefined {
  if (ELSEWHEN.test(reversed.before) !== ELSEWHEN.test(change.before) && !isAgainstItsVerb(change)) return undefined;
  if (goesBack(reversed) !== goesBack(change)) return undefined;
  if (BACK_TO.test(change.told)) return undefined;
  if (reversed.isContrast && WISHED.test(reversed.from.sentence.text) !== WISHED.test(change.from.sentence.text))
    return undefined;
  if (isOfFault(reversed, change) || isOfFault(change, reversed)) return undefined;
  // What first grew and then shrank is told both ways.
  if (given.some(({ from, to }) => isLike(from, reversed.from) && isLike(to, reversed.to))) return undefined;
  // "412 instead of 377" is not about "412 to 379".
  const areSame = isEqual(change.from, reversed.to) && isEqual(change.to, reversed.from);
  if (change.isContrast !== reversed.isContrast && !areSame) return undefined;
  return {
    given: `${change.from.written} to ${change.to.written}`,
    wanted: `${reversed.from.written} to ${reversed.to.written}`,
    candidate: change.from.sentence,
    witness: ofReference(reversed.from.sentence),
  };
}

/** A summary may tell what a transcript tells of as done long ago as "had gone": only what was not done is another thing. */
const NOT_DONE = /\b(?:would|could|might|if)\b/i;

/** What the reference tells by no pair of numbers and names of its own. */
function inSources(change: Change, given: readonly Change[], sources: ToldSources): Found | undefined {
  const { from, to, before, told, isContrast } = change;
  if (isContrast || NOT_DONE.test(before) || goesBack(change) || BACK_TO.test(told)) return undefined;
  if (given.some((other) => isEqual(other.from, to) && isEqual(other.to, from))) return undefined;
  const values = toldValues(from, to);
  const witness = values === undefined ? undefined : toldTheOtherWay(values, sources);
  if (witness === undefined) return undefined;
  return {
    given: `${from.written} to ${to.written}`,
    wanted: `${to.written} to ${from.written}`,
    candidate: from.sentence,
    witness,
  };
}

function tellsChange({ facts, text }: SentenceRead): boolean {
  return facts.length >= 2 && mayTellChange(text);
}

/** How the numbers and names stand that two sentences have in common. */
function orderOf({ facts }: SentenceRead, other: SentenceRead): 'none' | 'same' | 'changed' {
  if (other.facts.length < 2) return 'none';
  let at = -1;
  let shared = 0;
  for (const { value } of facts) {
    const next = other.facts.findIndex((fact) => fact.value === value);
    if (next < 0) continue;
    // One that is told twice has no place.
    if (next < at || other.facts.some((fact, i) => i > next && fact.value === value)) return 'changed';
    at = next;
    shared++;
  }
  return shared < 2 ? 'none' : 'same';
}

/** What names the later of two things first, or may do so: "52 ms now, 340 before" and "340 ms before, 52 now". */
const LATER_FIRST =
  /\b(?:instead of|in place of|rather than|where it|down from|up from|after|now)\b|, (?:from|(?:it )?(?:was|had been)|previously|formerly)\b|\((?:was|from|before)\b/i;

/** A quick look: a change that the reference tells with the same numbers in the same order is not reversed, if both name the earlier first. */
function mayBeReversed(sentence: SentenceRead, others: readonly SentenceRead[]): boolean {
  const mayBeTurned = LATER_FIRST.test(sentence.text);
  let isTold = false;
  for (const other of others) {
    const order = orderOf(sentence, other);
    if (order === 'changed') return true;
    if (order === 'same' && (mayBeTurned || LATER_FIRST.test(other.text))) return true;
    isTold ||= order === 'same';
  }
  return !isTold;
}

function changesIn(sentence: SentenceRead): readonly Change[] {
  if (!tellsChange(sentence)) return [];
  const mentions = sentence.mentions.slice(0, MOST_MENTIONS);
  const changes = new Map<string, Change>();
  for (const { from: first, to: second, isSure, isBare, ...way } of changesOf(withSigns(sentence.text, mentions))) {
    const [from, to] = [mentions[first], mentions[second]];
    if (from === undefined || to === undefined || !mayBeChange(from, to, way.told)) continue;
    // A range is told with the lesser first.
    if (!isSure && !(isBare && isLess(to, from))) continue;
    // Two ways may tell one change: "fell from 9 to 3".
    const ends = `${first} ${second}`;
    if (!changes.has(ends)) changes.set(ends, { from, to, ...way });
  }
  return [...changes.values()];
}

/** "Had grown", "would grow": of another time than what has been done; a summary may tell both, one each way. */
const ELSEWHEN = /\b(?:had|would|could|might|if)\b/i;

const UPWARD = /\b(?:climb|r[io]se|gr[eo]w|increas|rais|jump|doubl)/i;
const DOWNWARD = /\b(?:f[ae]ll|drop|decreas|shr[iau]nk|reduc|lower|cut|halv)/i;

/** "Had climbed from 4.1 s to 210 ms": of no time is that true. */
function isAgainstItsVerb({ from, to, before, told }: Change): boolean {
  if (from.kind === 'name' || from.family !== to.family) return false;
  const said = `${before} ${told}`;
  if (UPWARD.test(said) === DOWNWARD.test(said)) return false;
  return UPWARD.test(said) === to.value < from.value;
}

/** "Wanted it to yield 0.871 instead of 0.846" is no report of what it yields. */
const WISHED =
  /\b(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:es|ed)|should|would|propos(?:es|ed)|suggest(?:s|ed)|ask(?:s|ed)|expect(?:s|ed)|claim(?:s|ed))\b/i;

/** "Gives 21 Nm instead of 12", "is cut at A instead of B", "too much: 9 instead of 4": what is wrong so becomes the other when it is mended. */
const SHOWS =
  /\b(?:gives?|gave|giving|shows?|show(?:ed|n)|says?|said|reads?|returns?|returned|reports?|reported|prints?|printed|displays?|displayed|yields?|yielded|contains?|contained|counts?|counted|computes?|computed|(?:billed|charged|invoiced|priced|booked|paid)(?: (?:for|as|with|at))?|has|had|got|gets|came out|comes out|(?:is|are|was|were) (?:\w+ed|cut|set|read|built|taken|drawn|kept|sent))\b[^.;]{0,30}$|(?:^|[:,(–—]) ?$/i;

function isOfFault(one: Change, other: Change): boolean {
  return one.isContrast && !other.isContrast && SHOWS.test(one.before);
}

/** "From 41 TB back to 1.2 TB": what was broken is mended, and the other way may be told alone. */
const BACK_TO = /\bback to\b/i;

/** "Rose from 4 to 9 and fell back": the way back may be told alone. */
const BACK = /\b(?:back|return(?:s|ed|ing))\b(?! to)/i;
/** What is looked at again has not gone back. */
const AGAIN =
  /(?<!\b(?:checked|measured|tested|verified|looked at|run|ran|tried|read|reviewed|asked|counted) (?:(?:it|this|that|them) )?)\bagain\b|\brecover(?:s|ed|ing)\b/i;

function goesBack({ from, to }: Change): boolean {
  const { text } = from.sentence;
  if (BACK.test(text)) return true;
  return (
    AGAIN.test(text) &&
    text
      .split(CLAUSE_END)
      .some(
        (clause) =>
          AGAIN.test(clause) && (GOES_ON.test(clause) || [from, to].some((end) => clause.includes(end.written))),
      )
  );
}

/** Small bare numbers stand side by side for many reasons. */
const SMALL = 13;

function mayBeChange(left: Mention, right: Mention, told: string): boolean {
  if (left.kind !== right.kind || left.key === right.key) return false;
  if (left.kind === 'name') return true;
  const isOneFamily = left.family === right.family || left.family === 'count' || right.family === 'count';
  const areBare = [left, right].every(({ value, step, noun }) => value < SMALL && step >= 1 && noun === '');
  return isOneFamily && (!areBare || /[→]|from|went/.test(told));
}

/** How far two numbers may be apart that tell of the same change, as a share: one of them may be rounded. */
const ROUNDED = 0.011;

function isLike(a: Mention, b: Mention): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === 'name') return a.key === b.key;
  // The unit may stand behind the second number only: "from 148.6 to 69.57 ns".
  const values = [b.value, ...b.plain];
  return [a.value, ...a.plain].some((one) =>
    values.some((other) => one > 0 && Math.abs(one - other) <= ROUNDED * Math.max(one, other)),
  );
}

/** Whether both are one value: the ends of a small change are like one another. */
function isEqual(a: Mention, b: Mention): boolean {
  return a.key === b.key || a.plain.some((one) => b.plain.includes(one));
}
