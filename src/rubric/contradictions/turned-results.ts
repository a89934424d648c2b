import { namesIn } from '../grounding/names/names.js';
import { HINT } from '../v2/hints.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import { opposedClaims, type Pole } from './opposed-claims.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

const TROUBLE =
  'errors?|failures?|failed|crash(?:es)?|findings?|problems?|corruption|damage|regressions?|leaks?|timeouts?|races?|warnings?|issues?|bugs?|mismatch(?:es)?|differences?|restarts?|violations?|defects?|complaints?|duplicates?|panics?|counterexamples?';

const FAILED =
  'fail(?:s|ed)?|crash(?:es|ed)?|broke|hung|timed out|errored|panicked|were rejected|was rejected|rejected|refused';

/** Ways to say that there was no trouble. What makes no difference may be in trouble or out of it. */
const NO_TROUBLE = new RegExp(
  [
    `(?<![\\d.])(?<!\\b(?:makes?|made|making) )\\b(?:no|zero|0|without(?: a| an| any| one| further)?|free of|not one|not a single|none of|never an?) (?:\\w+ ){0,2}(?:${TROUBLE})\\b`,
    '\\b(?:found|finds|showed|shows|reported|reports|revealed|gave|gives|turned up|returned|produced) (?:nothing|none|no \\w+)',
    '\\bnothing (?:more|else|wrong|was found|found)|\\bnone (?:failed|failing|crashed|red)',
    '(?:did|does|do|was|were|could) not (?:fail|crash|reproduce|occur|appear|break)|never (?:failed|crashed|fails)',
    '\\bno longer (?:fails?|crash(?:es)?|leaks?)|\\bno \\w+ (?:failed|crashed|restarted|broke|was lost)',
    // "0 of 25 runs crashed", "none of the 25 runs failed", "no run of 25 crashed", "crashed zero times"
    `(?<![\\d.])\\b(?:0|zero|none|not one|no \\w+) (?:out )?of (?:the |all )?(?:[\\w,-]+ ){1,5}?(?:${FAILED})\\b`,
    `\\b(?:${FAILED}) (?:0|zero|no) times\\b`,
    `\\b(?:${TROUBLE}) (?:down )?to (?:0|zero|none)\\b`,
  ].join('|'),
  'g',
);
/** A high-pass filter passes nothing, and a red-black tree is not red. */
const GOOD =
  /(?<!-)\b(?:pass(?:es|ed|ing)?|green|clean(?:ly)?|succe(?:ed|eds|eded|ss|ssful|ssfully)|works|worked|healthy|recovered|let (?:\w+ ){0,3}through|compiles|verifies|correct)\b(?!-)/g;
const BAD = new RegExp(
  `(?<!-)\\b(?:fail(?:s|ed|ing|ure|ures)?|red|crash(?:es|ed|ing)?|broke|broken|corrupt(?:ed|ion)?|damaged|refus(?:es|ed)|reject(?:s|ed)?|hangs?|hung|stuck|times? out|timed out|errors?|errored|panics?|panicked)\\b(?!-)|\\bfound (?:another|one|a|two|three|four|five|six|more|several|\\d+)(?: more| new| further)? (?:${TROUBLE})`,
  'g',
);
const NEGATED = /\b(?:not|never|no|none|neither|nor|cannot|without|hardly|nothing)\b|n't\b/;

/** Characters before a word in which what negates it is looked for. */
const SCOPE = 25;

/** Words of a result: two claims are not about the same because both of them pass or fail. */
const RESULT = /^(?:pass|fail|green|red|clean|success|succeed|work|crash|error|find|found|test|run|report)/;

/** A claim with one of these tells a wish, a condition, or what was so at another time. */
const OTHER_TIME =
  /\b(?:would|should|could|may|might|must|if|unless|until|expected|was to|were to|before|first|once|at first|initially|when|wanted|whether|so that|to make|lets?|tests? for|after|originally|had|still|without|only|but|except|other than|apart from|rather|instead|why)\b|\?/;
const OLD_ONES = /\b(?:old|previous)\b/;

/** Results that a candidate turns round: "passes 20 of 20" for "fails 20 of 20". Sure only by a number or name of both. */
export function turnedResults(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
): readonly ContradictedClaim[] {
  return opposedClaims(reference, candidate, {
    rule: 'result',
    hints: HINT.result,
    given: (claim) => (mayTellResult(claim) ? resultOf(claim) : 'none'),
    wanted: (claim) => (MAY_HAVE_ANCHOR.test(claim.text) ? resultOf(claim) : 'none'),
    isAbout: ({ stem }) => !RESULT.test(stem),
    sameFrom: 0.45,
    isSure: (claim, other) => {
      if (ordinalsOf(claim) !== ordinalsOf(other) || tellOfOtherShares(claim, other)) return false;
      const [ours, theirs] = [anchorsOf(claim), anchorsOf(other)];
      const shared = ours.filter((anchor) => anchor.length > 1 && theirs.includes(anchor));
      // What failed by name may pass by now; a number of runs is of one run.
      return shared.length > 0 && (shared.some((anchor) => /^\d/.test(anchor)) || tenseOf(claim) === tenseOf(other));
    },
  });
}

/** A number or a name, or what may be one. */
const MAY_HAVE_ANCHOR = /[\d_./`#-]|\p{Ll}\p{Lu}/u;

function mayTellResult({ text, lower }: Claim): boolean {
  if (!MAY_HAVE_ANCHOR.test(text)) return false;
  if (OTHER_TIME.test(lower)) return false;
  return !OLD_ONES.test(lower) || /^(?:\w+ ){0,2}(?:old|previous)\b/.test(lower);
}

function resultOf({ lower }: Claim): Pole {
  const text = lower.replace(NO_TROUBLE, ' ⊕ ');
  let good = text.split('⊕').length - 1;
  let bad = 0;
  for (const [pattern, isGood] of [
    [GOOD, true],
    [BAD, false],
  ] as const) {
    for (const { index } of text.matchAll(pattern)) {
      const isNegated = NEGATED.test(text.slice(Math.max(0, index - SCOPE), index));
      if (isNegated === isGood) bad++;
      else good++;
    }
  }
  if (good > 0 === bad > 0) return 'none';
  return good > 0 ? 'one' : 'other';
}

/** Words that tell one run from another. */
const ORDINAL = /\b(?:first|second|third|fourth|fifth|last|latest|final|earlier|later)\b/g;

/** The second run may well pass where the first one failed. */
function ordinalsOf({ lower }: Claim): string {
  return Array.from(lower.matchAll(ORDINAL), ([word]) => word).join(' ');
}

const PAST =
  /\b(?:failed|passed|crashed|broke|broken|hung|stuck|succeeded|worked|was|were|recovered|refused|rejected)\b/;
const PRESENT = /\b(?:fails?|pass(?:es)?|crash(?:es)?|hangs?|succeeds?|works|is|are|now|again)\b/;

function tenseOf({ lower }: Claim): string {
  return `${PAST.test(lower)} ${PRESENT.test(lower)}`;
}

/** So many of so many, all and none left out. */
const SHARE = /(?<![\d.,])(\d[\d,]*) (?:out )?of (?:the )?(\d[\d,]*)(?![\d.])/g;

function sharesOf({ text }: Claim): readonly string[] {
  return Array.from(
    text.replaceAll(',', '').matchAll(SHARE),
    ([, part, whole]) => [Number(part), Number(whole)] as const,
  )
    .filter(([part = 0, whole = 0]) => part > 0 && part < whole)
    .map((share) => share.join('/'));
}

/** "2 of 80 failed", "78 of 80 passed" and "80 passed but for two" agree: of a share only the same one tells the opposite. */
function tellOfOtherShares(claim: Claim, other: Claim): boolean {
  const [ours, theirs] = [sharesOf(claim), sharesOf(other)];
  return ours.length + theirs.length > 0 && !ours.some((share) => theirs.includes(share));
}

function anchorsOf({ text }: Claim): readonly string[] {
  const numbers = Array.from(text.matchAll(/(?<![\p{L}\d_.])(?:\d[\d,.]*\d|\d)(?![\p{L}_])/gu), ([number]) =>
    number.replaceAll(',', ''),
  );
  return [...numbers, ...namesIn(text).map(({ written }) => written.toLowerCase().replace(/\(\)$/, ''))];
}
