import { type SaidAbroad, saidAbroad } from './other-languages.js';

/** How far something has come: a draft, in review, approved, merged or closed, released. */
const DRAFT = 0;
const IN_REVIEW = 1;
const APPROVED = 2;
const MERGED = 3;
const RELEASED = 4;

/** As far as a sentence tells it. */
export interface Progress {
  readonly from: number;
  readonly to: number;
  /** How it ended, where that is told: "closed" leaves open whether it was merged. */
  readonly end?: 'merged' | 'dropped';
}

/** What is told to be open, or to wait for its review. */
export const OPEN: Progress = { from: DRAFT, to: APPROVED };
export const UNREVIEWED: Progress = { from: DRAFT, to: IN_REVIEW };

/** Whether something is not done yet. */
export function isWaitingFor({ to }: Progress): boolean {
  return to < MERGED;
}

/** Whether something cannot have come as far as both say. */
export function excludeEachOther(a: Progress, b: Progress): boolean {
  return a.to < b.from || b.to < a.from || (a.end !== undefined && b.end !== undefined && a.end !== b.end);
}

/** What stands for the names of a list while a sentence is taken to pieces. */
export const SIGN = /⟦(\d+)⟧/g;

/** Words that make a name a part of what is spoken of: the race that #12 describes, a copy of #12. */
const PART_OF =
  /(?:\b(?:that|which|whom?|from|for|to|like|than|on|about|against|beside|before|after|behind|without)|(?<!(?:review|approval|merge) )\bof)(?: the)?(?: (?:[PM]R|(?:pull |merge )?request|ticket|issue|change))? ⟦/;

/** What a name may have before it: "the pull request #12", "Ada's two changes #12 and #13". */
const KIND =
  "(?:(?:the|an?|both|all|my|his|her|its|their|our|two|three|four|other|own|small|open|draft|merge|pull|\\p{Lu}\\p{L}*['’]s) )*(?:(?:[PM]Rs?|requests?|changes?|patch(?:es)?|tickets?|issues?|incidents?|backports?) )?⟦";
/** What may stand between a name and its state, and leaves it the name's: "#12, which Ada has since closed". */
const LINK =
  '⟧,? (?:(?:which|that|who|both|all|each|now|already|then|also|just|since|still|is|are|was|were|has|have|had|been|being|got|left|stays?|remains?|kept|at|as|an?|the|status|user|team|author|\\p{Ll}+ly|\\p{Lu}\\p{L}*),? )*';
/** The same with more of the sentence in it, but for a clause of something else: "#12 with the cache has been merged". */
const FAR = '⟧(?:(?!\\b(?:that|whose|where|how)\\b).)*';

const DONE_WORD = '(?:(?:squash-)?merged|landed|closed|released|shipped|deployed|rolled out)';
/** What a request is called between what was done to it and its name: "closed the QK norm pull request #12". */
const TITLE = new RegExp(
  `\\b(${DONE_WORD}|approved) (?:[\\p{L}\\d'-]{1,30} ){1,4}(?=(?:[PM]Rs?|(?:pull |merge )?requests?) ⟦)`,
  'u',
);
const SAYS_DONE: readonly RegExp[] = [
  new RegExp(`\\b${DONE_WORD} ${KIND}`, 'u'),
  // "Lists are merged in #12" is what it does, not what became of it.
  new RegExp(
    `(?<!\\b(?:is|are) )\\b(?:merged|landed)(?: it| them| (?:(?:in)?to|on) [\\w./-]+| as \\w+)? (?:as|in|with|via|by|through) ${KIND}`,
    'u',
  ),
  new RegExp(
    `${LINK}(?:${DONE_WORD}\\b(?! (?:to|on|in) (?:staging|test|dev|preview))|(?<=\\b(?:is|are|was|were|now|went|has gone) )live\\b|(?:in(?:to)?|on) (?:production|main|master|trunk|the default branch)\\b)`,
    'u',
  ),
  // Only requests are merged: what stands between tells of what.
  new RegExp(`${FAR}(?:,|\\b(?:is|are|was|were|been|got|\\w+ed and)) merged\\b`, 'u'),
];
const SAYS_APPROVED = new RegExp(
  `\\bapproved ${KIND}|${LINK}(?:reviewed and )?(?:approved|[Aa]ccepted|signed off)\\b`,
  'u',
);

const NOT_YET = 'not (?:yet )?(?:been )?';
const NOT_DONE_YET = `${NOT_YET}(?:merged|closed)`;
const NOT_APPROVED_YET = `${NOT_YET}(?:approved|reviewed|accepted)`;
const NOT_RELEASED_YET = `${NOT_YET}(?:released|deployed|rolled out|live)`;
const BEHIND_STATE =
  '(?=$|,| \\p{Lu}| (?:for|with|to|at|on|against|until|and|as|by|in|of|since|without|only|awaiting|waiting|review|that (?:still )?(?:awaits?|waits?))\\b)';
const WHOSE = '(?:the|an?|its|his|her|their|final|legal|code|second|next) ';
const PERSONS = "(?:\\p{Lu}\\p{L}*['’]s |\\p{Lu}[\\p{L}-]+ (?=(?:review|approval|sign-?off)\\b))";
const WAITS = '(?:awaits?|awaiting|pending|(?:waits?|waiting) (?:for|on|until|till|to))';
const FOR_WHAT = `(?:${WHOSE}|${PERSONS})*(?:review|approval|sign-?off|merge|decision|answer|be (?:merged|closed)|\\p{Lu}\\p{L}+(?=$|,| and | until | \\p{Lu})|\\d)`;

/** What says that something has come no further, the least first. */
const SAYS_UNDONE: readonly (readonly [to: number, patterns: readonly RegExp[]])[] = [
  [
    DRAFT,
    [
      new RegExp(`\\bdrafts?(?: test)? ${KIND}`, 'u'),
      new RegExp(`${LINK}(?:in )?[Dd]rafts?(?: test)?${BEHIND_STATE}`, 'u'),
    ],
  ],
  [
    IN_REVIEW,
    [
      new RegExp(`${LINK}(?:[Pp]roposed${BEHIND_STATE}|${NOT_APPROVED_YET}\\b)`, 'u'),
      new RegExp(`${FAR}\\b(?:${NOT_APPROVED_YET}|${WAITS} (?:${WHOSE})*(?:review|approval|sign-?off))\\b`, 'u'),
    ],
  ],
  [
    // What is in review, or waits for somebody by name, may have been approved by somebody else.
    APPROVED,
    [
      new RegExp(
        `${FAR}\\b(?:is|are|sits?|stays?|remains?) (?:still |now |currently )?(?:in|under|out for|up for) review\\b`,
        'u',
      ),
      new RegExp(
        `\\b(?:open is|open are|open as|open (?:[PM]Rs?|(?:pull |merge )?requests?|tickets?|issues?)|awaits|awaiting|(?:waits?|waiting) for) ${KIND}`,
        'u',
      ),
      new RegExp(
        `${LINK}(?:(?:open|pending)${BEHIND_STATE}|waiting$|(?:unmerged|(?:in|under|up for|out for) review|${NOT_DONE_YET}|(?:in|yet to be) (?:merged|closed))\\b)`,
        'u',
      ),
      new RegExp(
        `${FAR}\\b(?:${NOT_DONE_YET}|unmerged|merge (?:is )?(?:still )?(?:open|pending|outstanding)|on hold|${WAITS} ${FOR_WHAT})`,
        'u',
      ),
    ],
  ],
  [
    MERGED,
    [
      new RegExp(
        `${FAR}\\b(?:${NOT_RELEASED_YET}|undeployed|unreleased|yet to be (?:released|deployed)|${WAITS} (?:${WHOSE}|${PERSONS})*(?:release|rollout|window|be (?:released|deployed)))\\b`,
        'u',
      ),
    ],
  ],
];
/** Both words for one state: "waits to be merged". */
const TO_BE_DONE = /\b(?:waits?|waiting|yet|still|not)\b.{0,20}\b(?:merged|released|deployed|closed)\b/;

/** What is to be done, or so far is not. */
const NOT_PLAINLY =
  /^\s*(?:and )?after\b|\b(?:not|never|yet|without|will|would|can|could|may|might|should|must|shall|before|until|once(?! (?:\w+ ){1,4}had\b)|when|only (?:after|on|in|with)|if|unless|needs?|has to|have to|to be|ready to|wants?|planned|scheduled|asked|no|nor|neither|instead of|rather than|in part|partly|un\w+ed)\b|n['’]t\b|\?/i;
/** What was so at another time. */
const EARLIER = /\b(?:was|were|had|at first|initially|before|when|then|once|while|if|yesterday|earlier|opened)\b/i;
/** Closed, but not done. */
const GIVEN_UP = /\bclos(?:e|es|ed|ing)\b.*\b(?:unmerged|without (?:a merge|merging|being merged)|not merged)\b/i;
const CLOSED = new RegExp(`\\bclosed ${KIND}|${LINK}closed\\b`, 'u');
const FURTHEST = /\b(?:released|shipped|deployed|rolled out|live|production)\b/;
/** "Is merged and goes to production on Monday". */
const TO_COME = /\b(?:goes|going|moves|comes|rolls|ships) (?:live|out|(?:in)?to production)\b/;
const ENDED = /\b(?:merged|landed|released|shipped|deployed|rolled out)\b/;

/** What a piece of a sentence says of a name, for which a sign stands there; undefined where that is nothing, or not sure. */
export function progressIn(piece: string): Progress | undefined {
  const said = piece
    .trim()
    .replace(/[.!]?"?$/, '')
    .replace(/^\p{Lu}(?=\p{Ll}+ )/u, (first) => first.toLowerCase())
    .replace(TITLE, '$1 ');
  if (PART_OF.test(said)) return undefined;
  if (GIVEN_UP.test(said)) return CLOSED.test(said) ? { from: MERGED, to: MERGED, end: 'dropped' } : undefined;
  const [undone] = SAYS_UNDONE.find(([, patterns]) => patterns.some((one) => one.test(said))) ?? [];
  const isDone = SAYS_DONE.some((one) => one.test(said));
  if (undone !== undefined) {
    if (isDone ? !TO_BE_DONE.test(piece) : EARLIER.test(piece)) return undefined;
    return { from: DRAFT, to: undone };
  }
  if (isDone && NOT_PLAINLY.test(piece)) return undefined;
  if (isDone)
    return {
      from: FURTHEST.test(said.replace(TO_COME, '')) ? RELEASED : MERGED,
      to: RELEASED,
      ...(CLOSED.test(said) && !ENDED.test(said) ? {} : { end: 'merged' }),
    };
  if (SAYS_APPROVED.test(said) && !NOT_PLAINLY.test(piece)) return { from: APPROVED, to: RELEASED };
  const abroad = saidAbroad(piece);
  return abroad === undefined ? undefined : ABROAD[abroad];
}

const ABROAD: Readonly<Record<SaidAbroad, Progress>> = {
  draft: { from: DRAFT, to: DRAFT },
  open: OPEN,
  merged: { from: MERGED, to: RELEASED, end: 'merged' },
  closed: { from: MERGED, to: RELEASED },
};
