import { HINT } from '../v2/hints.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import type { SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** Whether something with a name of its own is over and done with, or still open. */
type State = 'open' | 'done';

/** What a piece of a sentence says of some names. */
interface NamedState {
  readonly names: readonly string[];
  readonly state: State;
  /** As it is written. */
  readonly text: string;
  readonly sentence: SentenceRead;
}

/** Pull requests, merge requests and tickets by name. */
const NAME =
  '(?:#\\d{1,7}|![1-9]\\d{0,6}|(?!(?:UTF|SHA|ISO|RFC|CVE|COVID|HTTP|TLS|AES)-)[A-Z][A-Z0-9]{1,9}-\\d{1,6})(?![\\w-])';
const ONE_NAME = new RegExp(NAME, 'g');
/** Of "#12, #13 and #14" the same is said. */
const NAMES = new RegExp(`(?<![\\w&#!/-])${NAME}(?:(?:,? (?:and|und|or) |, |/| & )${NAME})*`, 'g');
/** What stands for the names of a list while a sentence is taken to pieces. */
const SIGN = /⟦(\d+)⟧/g;

const PIECE_END =
  /[;()]|[.!?]\s|\s[–—-]\s|,\s|:\s|\s(?:but|while|whereas|whilst|although|though|because|since|so)\s|\s(?:and|und)\s(?=(?:the |a |an |its |his |her |their )?(?:\w+ ){0,3}⟦|(?:\w+ )?\w+ed\b)/;

/** A piece without a name that goes on about the one before it. */
const GOES_ON =
  /^(?:and |both |all |all of )*(?:which|that|who|both|all|still|now|not|is|are|was|were|has|have|merged|closed|open|in review|waiting|awaiting|pending|draft|approved)\b/i;

/** Words that make a name a part of what is spoken of: the race that #12 describes, a copy of #12. */
const PART_OF =
  /(?:\b(?:that|which|whom?|from|for|to|like|than|on|about|against|beside|before|after|behind|without)|(?<!(?:review|approval|merge) )\bof)(?: the)?(?: (?:[PM]R|(?:pull |merge )?request|ticket|issue|change))? ⟦/;

/** What a name may have before it: "the pull request #12", "Ada's two changes #12 and #13". */
const KIND =
  "(?:(?:the|an?|both|all|my|his|her|its|their|our|two|three|four|other|own|small|open|draft|merge|pull|\\p{Lu}\\p{L}*['’]s) )*(?:(?:[PM]Rs?|requests?|changes?|patch(?:es)?|tickets?|issues?|incidents?|backports?) )?⟦";
/** What may stand between a name and its state, and leaves it the name's: "#12, which Ada has since closed". */
const LINK =
  '⟧,? (?:(?:which|that|who|both|all|each|now|already|then|finally|also|just|since|still|only|is|are|was|were|has|have|had|been|being|got|left|stays?|remains?|kept|as|an?|the|user|team|author|\\p{Lu}\\p{L}*),? )*';
/** The same with more of the sentence in it, but for a clause of something else: "#12 with the cache has been merged". */
const FAR = '⟧(?:(?!\\b(?:that|whose|where|how)\\b).)*';

const DONE_WORD = '(?:(?:squash-)?merged|landed|closed|released|shipped|deployed|rolled out)';
const DONE: readonly RegExp[] = [
  new RegExp(`\\b${DONE_WORD} ${KIND}`, 'u'),
  // "Lists are merged in #12" is what it does, not what became of it.
  new RegExp(
    `(?<!\\b(?:is|are) )\\bmerged(?: it| them| (?:in)?to [\\w./-]+| as \\w+)? (?:as|in|with|via|by) ${KIND}`,
    'u',
  ),
  new RegExp(
    `${LINK}(?:${DONE_WORD}\\b(?! (?:to|on|in) (?:staging|test|dev|preview))|(?<=\\b(?:is|are|was|were|now|went|has gone) )live\\b|in(?:to)? production\\b)`,
    'u',
  ),
  // Only requests are merged: what stands between tells of what.
  new RegExp(`${FAR}(?:,|\\b(?:is|are|was|were|been|got|\\w+ed and)) merged\\b`, 'u'),
];

const NOT_DONE_YET = 'not (?:yet )?(?:been )?(?:merged|released|deployed|approved|reviewed|closed)';
const REVIEW =
  "(?:(?:the|an?|its|his|her|their|final|legal|code|second|\\p{Lu}\\p{L}*['’]s) )*(?:review|approval|sign-?off|merge|release|decision|answer|window|be (?:merged|released|deployed|closed)|\\p{Lu}\\p{L}+(?=$|,| and | \\p{Lu})|\\d)";
const OPEN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:drafts?(?: test)?|open is|open are|open as|open (?:[PM]Rs?|(?:pull |merge )?requests?|tickets?|issues?)|awaits|awaiting|(?:waits?|waiting) for) ${KIND}`,
    'u',
  ),
  new RegExp(
    `${LINK}(?:(?:open|drafts?|pending)(?=$|,| \\p{Lu}| (?:for|with|to|at|on|against|until|and|as|by|in|of|since|without|only|awaiting|waiting|review)\\b)|waiting$|(?:unmerged|(?:in|under|up for|out for) review|${NOT_DONE_YET}|(?:in|yet to be) (?:draft|merged|released|deployed|closed))\\b)`,
    'u',
  ),
  new RegExp(
    `${FAR}\\b(?:${NOT_DONE_YET}|unmerged|(?:awaits?|awaiting|pending|(?:waits?|waiting) (?:for|on|until|till|to)) ${REVIEW})`,
    'u',
  ),
];
/** Both words for one state: "waits to be merged". */
const TO_BE_DONE = /\b(?:waits?|waiting|yet|still|not)\b.{0,20}\b(?:merged|released|deployed|closed)\b/;

/** What is to be done, or so far is not. */
const NOT_DONE =
  /^\s*(?:and )?after\b|\b(?:not|never|yet|without|will|would|can|could|may|might|should|must|shall|before|until|once|when|only (?:after|on|in|with)|if|unless|needs?|has to|have to|to be|ready to|wants?|planned|scheduled|asked|no|nor|neither|instead of|rather than|un\w+ed)\b|n['’]t\b|\?/i;
/** What was so at another time. */
const EARLIER =
  /\b(?:was|were|had|at first|initially|before|until|when|then|once|while|if|yesterday|earlier|opened)\b/i;
/** What was done and is so no more. */
const BACK_AGAIN = /\b(?:re-?opened|reverted|rolled back)\b/i;
/** Closed, but not done. */
const GIVEN_UP = /\bclos(?:e|es|ed|ing)\b.*\b(?:unmerged|without (?:a merge|merging)|not merged)\b/i;
/** How a session began with something says nothing of how it ended. */
const BEGUN = /\b(?:created|creating|put up|pushed|posted|submitted|filed|started|began|wrote|made)\b/i;

/** Longer sentences are looked at up to here. */
const LONGEST = 600;

/**
 * Pull requests and tickets that a candidate calls done by name where the reference calls them open, or open where it calls
 * them done. Silent where the reference says both of a name.
 */
export function wrongStates(reference: SummaryRead, candidate: readonly SentenceRead[]): readonly ContradictedClaim[] {
  const given = candidate.flatMap(statesIn);
  if (given.length === 0) return [];
  const told = reference.sentences.flatMap(statesIn);
  return given.flatMap((claim): readonly ContradictedClaim[] => {
    if (claim.state === 'open' && BEGUN.test(claim.text)) return [];
    const witness = claim.names.map((name) => witnessAgainst(claim.state, name, told)).find((one) => one !== undefined);
    if (witness === undefined) return [];
    const { text: wanted, sentence } = witness;
    return [{ rule: 'status', given: claim.text, wanted, candidate: claim.sentence, reference: sentence }];
  });
}

function witnessAgainst(given: State, name: string, told: readonly NamedState[]): NamedState | undefined {
  const own = told.filter(({ names }) => names.includes(name));
  return own.some(({ state }) => state === given) ? undefined : own[0];
}

/** What the names of a sentence are said to be. A piece with names in two places says nothing for sure. */
function statesIn(sentence: SentenceRead): readonly NamedState[] {
  if ((sentence.hints & (HINT.reached | HINT.status)) === 0) return [];
  if (BACK_AGAIN.test(sentence.text)) return [];
  const lists: string[] = [];
  const signed = sentence.text
    .slice(0, LONGEST)
    .replace(/[⟦⟧]/g, ' ')
    .replace(NAMES, (list) => `⟦${lists.push(list) - 1}⟧`);
  return piecesOf(signed).flatMap((piece): readonly NamedState[] => {
    const [sign, ...others] = piece.matchAll(SIGN);
    const list = lists[Number(sign?.[1])];
    const state = others.length === 0 ? stateOf(piece) : undefined;
    if (list === undefined || state === undefined) return [];
    const names = Array.from(list.matchAll(ONE_NAME), ([name]) => name.toLowerCase());
    return [{ names, state, text: piece.replace(SIGN, list).trim().replace(/\.$/, ''), sentence }];
  });
}

function piecesOf(signed: string): readonly string[] {
  const pieces: string[] = [];
  for (const piece of signed.split(PIECE_END)) {
    const before = pieces.at(-1);
    const goesOn = before !== undefined && !piece.includes('⟦') && GOES_ON.test(piece.trim());
    if (goesOn) pieces[pieces.length - 1] = `${before.trimEnd()}, ${piece.trim()}`;
    else pieces.push(piece);
  }
  return pieces;
}

function stateOf(piece: string): State | undefined {
  const said = piece
    .trim()
    .replace(/[.!]?"?$/, '')
    .replace(/^\p{Lu}(?=\p{Ll}+ )/u, (first) => first.toLowerCase());
  if (PART_OF.test(said) || GIVEN_UP.test(said)) return undefined;
  const isDone = DONE.some((one) => one.test(said));
  if (!OPEN.some((one) => one.test(said))) return isDone && !NOT_DONE.test(piece) ? 'done' : undefined;
  if (isDone) return TO_BE_DONE.test(piece) ? 'open' : undefined;
  return EARLIER.test(piece) ? undefined : 'open';
}
