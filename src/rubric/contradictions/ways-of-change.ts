/** A change as a sentence tells it whose numbers and names are signed. */
interface SignedChange {
  /** Which of the signed ones came first, and which followed it. */
  readonly from: number;
  readonly to: number;
  /** The words that tell it, and what its clause says before. */
  readonly told: string;
  readonly before: string;
  /** Whether it can be nothing else: no scale, and no state. */
  readonly isSure: boolean;
  /** Whether it says what stands in place of what: "9 instead of 3" may tell what it became, or what is wrong about it. */
  readonly isContrast: boolean;
  /** Whether nothing but "to" tells it, as in "3.0 s to 9 ms": the lesser first, it may be a range. Never sure by itself. */
  readonly isBare: boolean;
}

/**
 * The text of a sentence with a sign and a number for each of some places, in their order, without quotation marks and signs of
 * numbers.
 */
export function withSigns(text: string, places: readonly { readonly start: number; readonly end: number }[]): string {
  let signed = '';
  let at = 0;
  for (const [i, { start, end }] of places.entries()) {
    signed += `${text.slice(at, start)}⟦${i}⟧`;
    at = end;
  }
  return (signed + text.slice(at)).replace(/[`"“”]|[+~≈$€£¥](?=⟦)/g, '');
}

/** The changes that a signed text tells. */
export function changesOf(signed: string): readonly SignedChange[] {
  return WAYS.flatMap(({ sign, pattern, first }) => {
    if (!sign.test(signed)) return [];
    const changes: SignedChange[] = [];
    for (let match = pattern.exec(signed); match !== null; match = pattern.exec(signed)) {
      // The second of one change may be the first of the next.
      pattern.lastIndex = match.index + match[0].indexOf('⟧') + 1;
      const [left = 0, right = 0] = match
        .slice(1)
        .filter((group) => IS_NUMBER.test(group))
        .map(Number);
      const start = signed.slice(0, match.index);
      const before = start.split(/[;:,]/).at(-1) ?? '';
      const isBare = BARE.test(match[0]);
      const isSure = first === 'left' ? !isBare && !isScale(start, match[0]) : !isState(before, match[0]);
      const ends = first === 'left' ? { from: left, to: right } : { from: right, to: left };
      if (isBare && IN_OTHER_WORDS.test(start)) continue;
      changes.push({ ...ends, told: match[0], before, isSure, isContrast: CONTRAST.test(match[0]), isBare });
    }
    return changes;
  });
}

/** A quick look: whether a text has words for a change. */
export function mayTellChange(text: string): boolean {
  return (
    MAY_CHANGE.test(text) ||
    BETWEEN_NUMBERS.test(text) ||
    FOLLOWING.some(([first, second]) => follow(text, first, second))
  );
}

/** Up to four words between what a change speaks of: none of them a number or a name, which stand as `⟦0⟧`. */
const WORDS = "(?:(?: [\\p{L}\\d'/.-]+){0,4}? ?)";
const ONE = '⟦(\\d+)⟧';
const IS_NUMBER = /^\d+$/;
/** What may stand between "from" or "to" and a number or name: any other word makes it another phrase. */
const LEAD = '(?: (?:about|around|roughly|some|only|just|nearly|almost|at most|at least)){0,2} ?';

const MOVED =
  'went|grew|grow|grows|fell|falls|dropped|drops|rose|rises|shrank|shrinks|raised|lowered|cut|reduced|increased|bumped|upgraded|downgraded|moved|changed|switched|renamed|converted|migrated|brought|took|improved|halved|doubled';
const EXCHANGED = 'replac(?:ed|es|ing)|swapp?(?:ed|s|ing)|exchang(?:ed|es|ing)|supersed(?:ed|es|ing)';
/** "Substituted the new for the old" names them the other way round than "swapped the old for the new". */
const REPLACED = `${EXCHANGED}|substitut(?:ed|es|ing)`;
const EARLIER = 'before|previously|at first|earlier|originally|formerly';
const LATER = 'after|afterwards|now|today|later|since';

/** A way to tell a change. */
interface Way {
  /** What stands in all that is told so, and is found faster than the whole. */
  readonly sign: RegExp;
  readonly pattern: RegExp;
  /** Which of the two came first. */
  readonly first: 'left' | 'right';
}

const BARE = /^⟦\d+⟧ to ⟦\d+⟧$/;
/** "From 9 to 3", "between 9 to 3": another way, or no change. */
const IN_OTHER_WORDS = /\b(?:from|between|rang(?:e|es|ed|ing)|var(?:y|ies|ied|ying)|anywhere)\b[^⟦⟧]{0,40}$/i;

const WAYS: readonly Way[] = [
  way('⟧ to ⟦', `${ONE} to ${ONE}`),
  way('from', `\\bfrom${LEAD}${ONE}${WORDS}[,(]? ?(?:down |up |back |on )?(?:to|into|→|->)${LEAD}${ONE}`),
  // "From Issuing CA 2 to Issuing CA 3"
  way('from', `\\bfrom((?: [\\p{L}-]{1,20}){1,2}) ${ONE}${WORDS}(?:to|into|→|->)\\1 ${ONE}`),
  way('→|->|=>|⇒|(?:down|up) to', `${ONE}${WORDS}(?:→|->|=>|⇒|,? ?\\b(?:down|up) to) ?${WORDS}${ONE}`),
  way(MOVED, `\\b(?:${MOVED})\\b${WORDS}(?<!\\bto )${ONE}${WORDS}\\b(?:to|into)${LEAD}${ONE}`),
  way(REPLACED, `\\b(?:${REPLACED})\\b${WORDS}${ONE}${WORDS}\\b(?:by|with)${LEAD}${ONE}`),
  way(EXCHANGED, `\\b(?:${EXCHANGED})\\b${WORDS}${ONE}${WORDS}\\bfor${LEAD}${ONE}`),
  way(
    'replaced|superseded|renamed|succeeded',
    `${ONE}${WORDS}(?:was|were|is|are|got|has been|had been) (?:replaced|superseded|renamed|succeeded) (?:by|with|to|as)${LEAD}${ONE}`,
  ),
  way(
    'became|becomes|(?:is|are) now|gave way|turned',
    `${ONE}${WORDS}(?:became|becomes|is now|are now|gave way to|turned into)${LEAD}${ONE}`,
  ),
  way(
    'instead|in place|rather|where|from|was|before|previously|formerly',
    `${ONE}${WORDS}(?:(?:, )?(?:instead of|in place of|rather than|where it (?:was|had been)|down from|up from)|, from|\\(was|\\(from|\\(before:?|, previously|, formerly|, (?:it )?(?:was|had been)(?: at)?)${LEAD}${ONE}`,
    'right',
  ),
  way(EARLIER, `${ONE}${WORDS}(?:${EARLIER})\\b[,;]?${WORDS}(?:and |now |then )?${WORDS}${ONE}${WORDS}(?:${LATER})`),
  way(
    'before|previously|originally|formerly|old',
    `(?:before|previously|originally|formerly|old)\\b${WORDS}${ONE}[,;]?${WORDS}(?:after|afterwards|now|today|new|is now|are now)\\b${WORDS}${ONE}`,
  ),
  way(
    'after|now',
    `${ONE}${WORDS}(?:after|now)\\b,? ?(?:and |against |versus |vs\\.? )?${WORDS}${ONE}${WORDS}(?:before|previously|earlier|originally)`,
    'right',
  ),
  way(
    'before|previously|earlier|originally',
    `${ONE}${WORDS}\\(${ONE}${WORDS}(?:before|previously|earlier|originally)\\b`,
    'right',
  ),
];

function way(sign: string, pattern: string, first: Way['first'] = 'left'): Way {
  return { sign: new RegExp(sign, 'iu'), pattern: new RegExp(pattern, 'giu'), first };
}

/** Characters before a change in which a word belongs to it. */
const REACH = 20;

/** What a sentence must have to tell a change at all: one of these, or two of those that follow each other. */
const MAY_CHANGE = new RegExp(
  `→|->|=>|⇒|\\b(?:${REPLACED}|renamed|succeeded)\\b|\\b(?:became|becomes|is now|are now|gave way|turned into|instead of|in place of|rather than|where it|down from|up from|down to|up to|${EARLIER})\\b|, from|\\((?:was|from|before)|, (?:it )?(?:was|had been)`,
  'i',
);
const BETWEEN_NUMBERS = /\d(?: ?[\p{L}µ%]{1,4})? to \D?\d/u;
const FOLLOWING: readonly (readonly [first: RegExp, second: RegExp])[] = [
  [new RegExp(`\\b(?:from|${MOVED})\\b`, 'i'), /\b(?:to|into)\b/i],
  [/\bold\b/i, /\b(?:after|afterwards|now|today|new)\b/i],
];

const CONTRAST = /\b(?:instead of|in place of|rather than|where it)\b/i;

/** "Had only 4 instead of 16", "took 9 s instead of 4": not what it should have been, rather than what it became. */
const STATE =
  /\b(?:only|(?<!where it )had|took|(?<!\(|, |, it |where it )was|were|stands|stood|sits|sat|held|drew|needed|lasted|weighed|measured|showed)\b/i;

function isState(clause: string, told: string): boolean {
  const state = `${clause.slice(-REACH)} ${told}`;
  return STATE.test(state) && !/\bnow\b/i.test(state);
}

/** "From 200 to 500 items it takes longer". */
function isScale(before: string, told: string): boolean {
  return /^from\b/i.test(told) && /^\s*(?:going )?$/i.test(before);
}

/** In two steps: one pattern for both would look from each of the first to the end of a long text. */
function follow(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first);
  return at !== -1 && second.test(text.slice(at));
}
