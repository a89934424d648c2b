import type { ContradictedClaim } from './contradicted-claim.js';
import type { Mention, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** Something that was one thing and became another. */
interface Change {
  readonly from: Mention;
  readonly to: Mention;
  /** Told as what had happened before, or would happen. */
  readonly isElsewhen: boolean;
}

/** Up to four words between what a change speaks of: none of them a number or a name, which stand as `⟦0⟧`. */
const WORDS = "(?:(?: [\\p{L}\\d'/.-]+){0,4}? ?)";
const ONE = '⟦(\\d+)⟧';

const MOVED =
  'went|grew|grow|grows|fell|falls|dropped|drops|rose|rises|shrank|shrinks|raised|lowered|cut|reduced|increased|bumped|upgraded|downgraded|moved|changed|switched|renamed|converted|migrated|brought|took|improved|halved|doubled';
const REPLACED =
  'replac(?:ed|es|ing)|swapp?(?:ed|s|ing)|substitut(?:ed|es|ing)|exchang(?:ed|es|ing)|supersed(?:ed|es|ing)';
const EARLIER = 'before|previously|at first|earlier|originally|formerly';
const LATER = 'after|afterwards|now|today|later|since';

/** Ways to tell a change, each with which of its two mentions came first. */
const WAYS: readonly (readonly [pattern: RegExp, first: 'left' | 'right'])[] = [
  [way(`\\bfrom ${WORDS}${ONE}${WORDS}[,(]? ?(?:down |up |back |on )?(?:to|into|→|->) ${WORDS}${ONE}`), 'left'],
  [way(`${ONE}${WORDS}(?:→|->|=>|⇒|\\b(?:down|up) to) ?${WORDS}${ONE}`), 'left'],
  [way(`\\b(?:${MOVED})\\b${WORDS}${ONE}${WORDS}(?:to|into) ${WORDS}${ONE}`), 'left'],
  [way(`\\b(?:${REPLACED})\\b${WORDS}${ONE}${WORDS}(?:by|with|for) ${WORDS}${ONE}`), 'left'],
  [
    way(
      `${ONE}${WORDS}(?:was|were|is|are|got|has been|had been) (?:replaced|superseded|renamed|succeeded) (?:by|with|to|as) ${WORDS}${ONE}`,
    ),
    'left',
  ],
  [way(`${ONE}${WORDS}(?:became|becomes|is now|are now|gave way to|turned into) ${WORDS}${ONE}`), 'left'],
  [
    way(
      `${ONE}${WORDS}(?:instead of|in place of|rather than|where it (?:was|had been)|down from|up from|, from|\\(was|\\(from|\\(before:?|, previously|, formerly|, was) ${WORDS}${ONE}`,
    ),
    'right',
  ],
  [way(`${ONE}${WORDS}(?:${EARLIER})\\b[,;]?${WORDS}(?:and |now |then )?${WORDS}${ONE}${WORDS}(?:${LATER})`), 'left'],
  [
    way(
      `(?:before|previously|originally|formerly|old)\\b${WORDS}${ONE}[,;]?${WORDS}(?:after|afterwards|now|today|new|is now|are now)\\b${WORDS}${ONE}`,
    ),
    'left',
  ],
  [
    way(
      `${ONE}${WORDS}(?:after|now)\\b,? ?(?:and |against |versus |vs\\.? )?${WORDS}${ONE}${WORDS}(?:before|previously|earlier|originally)`,
    ),
    'right',
  ],
];

function way(pattern: string): RegExp {
  return new RegExp(pattern, 'giu');
}

/** Characters before a change in which a word belongs to it. */
const REACH = 20;

/** A sentence of more numbers and names is a table. */
const MOST_MENTIONS = 30;

/** What a sentence must have to tell a change at all: one of these, or two of those that follow each other. */
const MAY_CHANGE = new RegExp(
  `→|->|=>|⇒|\\b(?:${REPLACED}|replaced|superseded|renamed|succeeded)\\b|\\b(?:became|becomes|is now|are now|gave way|turned into|instead of|in place of|rather than|where it|down from|up from|down to|up to|${EARLIER})\\b|, from|\\((?:was|from|before)|, was`,
  'i',
);
const FOLLOWING: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [new RegExp(`\\b(?:from|${MOVED})\\b`, 'i'), /\b(?:to|into)\b/i],
  [/\bold\b/i, /\b(?:after|afterwards|now|today|new)\b/i],
];

/** Changes that a candidate tells the other way round than its reference: "from 262 to 5" and "from 5 to 262". */
export function reversedChanges(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
): readonly ContradictedClaim[] {
  const may = candidate.filter((sentence) => mayTellChange(sentence) && mayBeReversed(sentence, reference.sentences));
  if (may.length === 0 || !reference.sentences.some(mayTellChange)) return [];
  const given = may.flatMap(changesIn);
  const wanted = reference.sentences.flatMap(changesIn);
  return given.flatMap((change): readonly ContradictedClaim[] => {
    if (wanted.some(({ from, to }) => isLike(change.from, from) && isLike(change.to, to))) return [];
    const reversed = wanted.find(({ from, to }) => isLike(change.from, to) && isLike(change.to, from));
    if (reversed === undefined || reversed.isElsewhen !== change.isElsewhen) return [];
    if (BACK.test(reversed.from.sentence.text) !== BACK.test(change.from.sentence.text)) return [];
    // What first grew and then shrank is told both ways.
    if (given.some(({ from, to }) => isLike(from, reversed.from) && isLike(to, reversed.to))) return [];
    const [candidateSentence, referenceSentence] = [change.from.sentence, reversed.from.sentence];
    return [
      {
        rule: 'change',
        given: `${change.from.written} to ${change.to.written}`,
        wanted: `${reversed.from.written} to ${reversed.to.written}`,
        candidate: candidateSentence,
        reference: referenceSentence,
      },
    ];
  });
}

function mayTellChange({ facts, text }: SentenceRead): boolean {
  return (
    facts.length >= 2 && (MAY_CHANGE.test(text) || FOLLOWING.some(([first, second]) => follow(text, first, second)))
  );
}

/** In two steps: one pattern for both would look from each of the first to the end of a long text. */
function follow(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first);
  return at !== -1 && second.test(text.slice(at));
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

/** What names the later of two things first. */
const LATER_FIRST =
  /\b(?:instead of|in place of|rather than|where it|down from|up from|after|now)\b|, (?:from|was|previously|formerly)\b|\((?:was|from|before)\b/i;

/** A quick look: a change that the reference tells with the same numbers in the same order and manner is not reversed. */
function mayBeReversed(sentence: SentenceRead, others: readonly SentenceRead[]): boolean {
  const isLaterFirst = LATER_FIRST.test(sentence.text);
  let isTold = false;
  for (const other of others) {
    const order = orderOf(sentence, other);
    if (order === 'changed') return true;
    if (order === 'same' && LATER_FIRST.test(other.text) !== isLaterFirst) return true;
    isTold ||= order === 'same';
  }
  return !isTold;
}

function changesIn(sentence: SentenceRead): readonly Change[] {
  if (!mayTellChange(sentence)) return [];
  const mentions = sentence.mentions.slice(0, MOST_MENTIONS);
  const text = withSigns(sentence.text, mentions);
  return WAYS.flatMap(([pattern, first]) => {
    const changes: Change[] = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      // The second mention of one change may be the first of the next.
      pattern.lastIndex = match.index + match[0].indexOf('⟧') + 1;
      const [left, right] = [mentions[Number(match[1])], mentions[Number(match[2])]];
      if (left === undefined || right === undefined || !mayBeChange(left, right, match[0])) continue;
      if (isOtherwiseTold(text, match, first)) continue;
      const isElsewhen = ELSEWHEN.test(text.slice(0, match.index).split(/[;:,]/).at(-1) ?? '');
      changes.push(first === 'left' ? { from: left, to: right, isElsewhen } : { from: right, to: left, isElsewhen });
    }
    return changes;
  });
}

/** "Had grown", "would grow": of another time than what has been done; a summary may tell both, one each way. */
const ELSEWHEN = /\b(?:had|would|could|might|if)\b/i;

/** "Rose from 4 to 9 and fell back": the way back may be told alone. */
const BACK = /\b(?:back|returned)\b(?! to)|\b(?:again|recovered)\b/i;

/** "Had only 4 instead of 16", "took 9 s instead of 4": not what it should have been, rather than what it became. */
const STATE = /\b(?:only|had|took|was|were|held|drew|needed|lasted|weighed|measured|showed)\b/i;

/** Whether what looks like a change is a scale ("from 200 to 500 items it takes longer") or a state. */
function isOtherwiseTold(text: string, match: RegExpExecArray, first: 'left' | 'right'): boolean {
  const clause = text.slice(0, match.index).split(/[;:,]/).at(-1) ?? '';
  if (first === 'right') {
    const state = `${clause.slice(-REACH)} ${match[0]}`;
    return STATE.test(state) && !/\bnow\b/i.test(state);
  }
  return /^from\b/i.test(match[0]) && /^\s*(?:going )?$/i.test(text.slice(0, match.index));
}

/** The text of a sentence with a sign and a number for each mention, and without quotation marks. */
function withSigns(text: string, mentions: readonly Mention[]): string {
  let signed = '';
  let at = 0;
  for (const [i, { start, end }] of mentions.entries()) {
    if (start < at) continue;
    signed += `${text.slice(at, start)}⟦${i}⟧`;
    at = end;
  }
  return (signed + text.slice(at)).replace(/[`"“”]/g, '');
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
