import { HINT } from '../../v2/hints.js';
import { claimsOfAll } from '../claim-cover.js';
import { type ContradictedClaim, ofReference } from '../contradicted-claim.js';
import { anyOf, isPlainlyDone } from '../phrases.js';
import type { Claim, SentenceRead } from '../sentence-read.js';
import type { SummaryRead } from '../summary-read.js';
import { ANY_CHANGE, clauseWith, isAboutTheSame, STATE_HINTS, withSign } from './one-thing.js';
import { isBeyondPush, reaches, SPOKEN_OF, type Stage, speaksOf, stageOf, thingsIn } from './stages.js';

/** What was closed and is none the further for it. */
const GIVEN_UP = /\bclosed (?:\w+ ){0,2}(?:unmerged|without)/;

/** Words by which a clause of a reference does not plainly say so. */
const DENIED = new RegExp(
  `${
    anyOf(
      `not no never nothing none without un\\w+ed only yet will to_be later next plan(?:ned|s)? separate left for_the_user
      closed user_(?:runs|does|rolls|merges|will|opens) until draft awaits? waits? tomorrow freeze cannot still wants? proposed
      (?:for|until|by|on_hold_until)_(?:mon|tues|wednes|thurs|fri|satur|sun)day`,
    ).source
  }|\\bbefore\\b(?! (?:use|then|that)\\b)|n't\\b`,
);

/** A pull request that is not there. What waits, or is "open and not merged", is open. */
const NOT_OPENED =
  /\bno (?:\w+ ){0,2}(?:pull[ -]requests?|[pm]rs?|merge requests?|mr)\b|(?:\b(?:not|never)|n't)(?: yet)?(?: been)? open(?:ed)?\b/;

/** What stands before these is granted: "approved but unmerged", "approved, not merged". */
const GRANTS = / (?:but|yet|though|although) |, (?=(?:not|un\w+ed)\b)/;

/** A claim that denies one thing and says so of another: "12 was closed in favour of 15, which was merged". */
const REACHED =
  /(?<!\b(?:nothing|none|neither|nobody|no \w+|not) )\b(?:was|were|got) (?:then |already |later )?(?:merged|deployed|released|published|approved|accepted)\b/;

/** What says that a change has not come further. */
const STILL = new RegExp(
  [
    /\b(?:still |now )?(?:awaits?|awaiting|waits? for|waiting for|pending) (?:a |its |the )?(?:review|merge|approval)\b/,
    /\bstill wait for (?:a |the )?(?:review|merge|approval)\b/,
    /\b(?:still|yet) (?:has |have |needs? )?to be (?:reviewed|approved|merged|deployed|released)\b/,
    /\b(?:prs?|pull requests?|merge requests?|branch)\b.{0,20} (?:is |are )?still (?:open|unmerged)\b/,
    /(?:\b(?:prs?|pull requests?)\b|#\d+)(?: [^ ]+){0,3} (?:is|are) (?:still |currently )?(?:open|in review|under review|a draft)\b/,
    /(?<!\b(?:that|which) (?:is|are|was|were) )\bnot (?:yet )?(?:been )?(?:merged|deployed|released)\b|(?<!\b(?:closed|shut|dropped|rejected) )\bunmerged\b|\bundeployed\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** "No longer awaiting a merge" says the opposite. */
const NO_LONGER = /\bno longer\b|(?:\bnot|n['’]t)\b.{1,40}\bany ?more\b/;

/** A claim that begins so tells when or whether, not that. A bracket may part the word from what it opens. */
const CONDITION = /^(?:and |but |so )?(?:before|once|until|when|if|after)\b/;
const OPENS_CONDITION = /\b(?:before|once|until|unless|if|as soon as|as long as) /i;

/** "The night crew tries it before it is merged": so far it is not. */
const AWAITED = /\b(?:before|until|unless|if) /;

/** What had been done before, what came of it and what it broke says nothing of the change at hand. */
const EARLIER =
  /\b(?:caused|broken|introduced|triggered) by (?:a|the|an earlier) [^.;]{0,40}\b(?:deployed|released|shipped|published|merged|rolled out)\b|\bhad (?:\w+ )?(?:been )?(?:merged|deployed|released|rolled out|shipped|published|tagged)\b|\b(?:not|never) to blame\b/;

/** "Replaced by three fields in PR 240, still awaiting review": what is spoken of stands before. */
const GOES_ON =
  /^(?:and |but )?(?:(?:which|that) |is |are |was |were )?(?:still|now|not|un\w+|await\w+|wait\w+|pending)\b/;
const OF_STATE = /^(?:un\w+ed|still|now|currently|pending|review|approval|merge|draft)$/;
const BRANCH = /(?<![\w/.-])[a-z][\w.-]*\/[\w.-]+/g;

/** What waits: where a reference says that something does, only what it says by name not to wait is known not to. */
const WAITS =
  /\b(?:(?:is|are|stays?|remains?) open|awaits?|awaiting|waits?|waiting|pending|in review|under review|still open|unmerged|not yet|changes requested|requested changes)\b/;

/** Parts of a sentence with a state each: "merged #12 and opened #14" has two. */
const PIECE_END =
  /[;,]|\.\s| (?:but|while|whereas) | and (?=(?:opened|proposed|pushed|drafted|filed|created|left|closed|merged|released|deployed|shipped) (?:\w+ ){0,3}[#!]\d|(?:[#!]\d+|[0-9a-f]{7,40}) )/;

/** What is changed where it runs has been rolled out, whatever becomes of its pull request. */
const CHANGED_LIVE = /\b(?:to|into|in|on) the (?:live|running) \w/;

/** What runs for some, or to be tried, is deployed there, whatever waits for the others. */
const IN_PART =
  /\b(?:deployed|released|rolled out|live|shipped)\b(?:(?!\b(?:prod\w*|all|every\w*|customers?)\b)[^;]){0,40}\b(?:canary|pilots?|staging)\b/i;

/** A candidate that tells what was so at first tells no final stage. */
const AT_FIRST = /\bbefore\b|\buntil\b|\b(?:was|were) still\b/;

/**
 * Changes that a candidate says have come further than the reference says, or less far: "merged" for a pull request that
 * awaits its review. Silent where the reference says nothing of how far anything has come.
 */
export function wrongStatus(reference: SummaryRead, candidate: readonly SentenceRead[]): readonly ContradictedClaim[] {
  const suspects = claimsOfAll(candidate, HINT.reached).filter(tellsStatus);
  if (suspects.length === 0) return [];
  const told = claimsOfAll(reference.sentences, HINT.status);
  if (told.length === 0) return [];
  const title = reference.sentences.filter(({ dimension }) => dimension === 'title').flatMap(({ claims }) => claims);
  const known = new KnownStages(told, new Set(title.flatMap(({ ids }) => [...ids])), namesToldToWait(candidate));
  return suspects.flatMap((claim): readonly ContradictedClaim[] => {
    const witness = known.witnessAgainst(claim);
    if (witness === undefined) return [];
    return [
      {
        rule: 'status',
        given: claim.text,
        wanted: witness.text,
        candidate: claim.sentence,
        witness: ofReference(witness.sentence),
      },
    ];
  });
}

/** Whether a claim says that something is reached beyond a push, or still waited for. */
function tellsStatus(claim: Claim): boolean {
  return isBeyondPush(stageOf(claim)) || STILL.test(claim.lower);
}

/** What a candidate itself says by name to wait: where it tells of a stage reached, it means something else. */
function namesToldToWait(candidate: readonly SentenceRead[]): ReadonlySet<string> {
  const waiting = claimsOfAll(candidate, HINT.status).filter(({ lower }) => WAITS.test(lower) || STILL.test(lower));
  return new Set(waiting.flatMap(({ sentence }) => thingsIn(sentence.text)));
}

/** How far a reference says that things have come. */
class KnownStages {
  private furthest: { readonly stage: Stage; readonly claim: Claim } | undefined;
  /** What the reference denies, plans or waits for. */
  private readonly denied: { readonly stage: Stage; readonly claim: Claim }[] = [];
  private readonly byName = new Map<string, Stage>();
  private isChangedLive = false;
  /** Names of what waits, and words of what is said of it. */
  private readonly waiting = new Set<string>();
  private readonly wordsOfWaiting = new Set<number>();
  /** Stages that the reference speaks of without denying them. */
  private readonly plain = new Set<Stage>();

  constructor(
    claims: readonly Claim[],
    private readonly title: ReadonlySet<number>,
    private readonly toldToWait: ReadonlySet<string>,
  ) {
    for (const claim of claims) this.add(claim);
  }

  private add(claim: Claim): void {
    this.isChangedLive ||= CHANGED_LIVE.test(claim.lower);
    if (WAITS.test(claim.lower)) for (const id of claim.ids) this.wordsOfWaiting.add(id);
    const pieces = claim.sentence.text.split(PIECE_END);
    for (const piece of pieces) {
      if (!WAITS.test(piece.toLowerCase())) continue;
      for (const name of thingsIn(piece)) this.waiting.add(name);
    }
    const spoken = SPOKEN_OF.filter((stage) => speaksOf(stage, claim));
    // Of two with names of their own nobody can tell which is meant.
    const isOne = thingsIn(claim.text).length <= 1 || !GIVEN_UP.test(claim.lower);
    const isDenied = spoken.length > 0 && DENIED.test(claim.lower) && !REACHED.test(claim.lower) && isOne;
    for (const stage of spoken) {
      if (!isDenied || isGranted(stage, claim)) this.plain.add(stage);
      else this.denied.push({ stage, claim });
    }
    const stage = stageOf(claim);
    if (stage === undefined || !isReached(stage, claim)) return;
    if (this.furthest === undefined || stage > this.furthest.stage) this.furthest = { stage, claim };
    for (const name of this.namesReached(claim, stage, pieces)) {
      this.byName.set(name, Math.max(stage, this.byName.get(name) ?? stage) as Stage);
    }
  }

  /** What has come so far by name: "Opened PR 41 and 3c90fe2 deployed", "opened PR 41 and deployed to staging" leave it open. */
  private namesReached({ text }: Claim, stage: Stage, pieces: readonly string[]): readonly string[] {
    const own = thingsIn(text);
    if (own.length > 0) return own;
    const beside = pieces.flatMap((piece) => (reaches(piece, stage) ? thingsIn(piece) : []));
    return stage < 5 ? beside : beside.filter((name) => !this.byName.has(name));
  }

  /** The claim of the reference that one of the candidate contradicts. */
  witnessAgainst(claim: Claim): Claim | undefined {
    const stage = stageOf(claim);
    if (isBeyondPush(stage) && isPlainlyDone(claim.lower)) {
      return isOfOtherTime(claim) ? undefined : this.witnessAgainstReached(stage, claim);
    }
    if (
      !STILL.test(claim.lower) ||
      NO_LONGER.test(claim.lower) ||
      AT_FIRST.test(claim.lower) ||
      CONDITION.test(claim.lower)
    )
      return undefined;
    const names = this.namesOf(claim);
    const named = names.flatMap((name) => this.byName.get(name) ?? []);
    // Of something else that has a name of its own the reference says nothing.
    if (names.length > 0 && named.length === 0) return undefined;
    if (names.some((name) => this.waiting.has(name))) return undefined;
    if (names.length === 0 && !this.isOfFurthest(claim)) return undefined;
    const known = named.length === 0 ? (this.furthest?.stage ?? 0) : Math.max(...named);
    return known >= leastStageDenied(claim.lower) ? this.furthest?.claim : undefined;
  }

  /** The names of what a claim says to wait; where it begins without a subject, those before it, if the reference tells states by name. */
  private namesOf(claim: Claim): readonly string[] {
    const whole = withSign(claim);
    // "Merged #12, and #14 has not been merged": of two states each has its names.
    const waiting = whole.split(PIECE_END).filter((piece) => STILL.test(piece.toLowerCase()));
    const told = waiting.length === 0 ? whole : waiting.join(', ');
    const own = [...thingsIn(told), ...(told.match(BRANCH) ?? [])];
    return own.length > 0 || this.byName.size === 0 || !GOES_ON.test(claim.lower) ? own : thingsIn(clauseWith(claim));
  }

  /** What a reference leaves out is not denied: only a change that it says is under way, or not there, is known not to be further. */
  private witnessAgainstReached(stage: Stage, claim: Claim): Claim | undefined {
    if ((this.furthest?.stage ?? 0) >= stage || [...this.plain].some((plain) => plain >= stage)) return undefined;
    if (stage === 5 && (this.isChangedLive || IN_PART.test(claim.sentence.text))) return undefined;
    const witnesses = this.denied.filter((one) => one.stage <= stage).map((one) => one.claim);
    if (this.furthest?.stage === 2 && stage > 3) witnesses.push(this.furthest.claim);
    return witnesses.find(
      (witness) => !this.isToldToWait(witness, claim) && isAboutTheSame(claim, witness, this.title),
    );
  }

  /** Whether the candidate says of what a witness names that it waits, and this of something else. */
  private isToldToWait({ text, sentence }: Claim, claim: Claim): boolean {
    const own = thingsIn(claim.sentence.text);
    const words = new Set(sentence.claims.flatMap(({ ids }) => [...ids]));
    if (claim.terms.some(({ id, hints }) => (hints & STATE_HINTS) === 0 && words.has(id))) return false;
    const names = thingsIn(text).length > 0 ? thingsIn(text) : thingsIn(sentence.text);
    return names.some((name) => this.toldToWait.has(name) && !own.includes(name));
  }

  /** Whether something without a name of its own is what has come furthest, where something else waits. */
  private isOfFurthest({ sentence, terms }: Claim): boolean {
    const own = terms.filter(
      ({ kind, hints, word }) =>
        kind !== 'function' && (hints & STATE_HINTS) === 0 && !OF_STATE.test(word) && !ANY_CHANGE.test(word),
    );
    if (own.length > 0 && !own.some(({ id }) => this.furthest?.claim.ids.has(id))) return false;
    if (this.wordsOfWaiting.size === 0 && this.waiting.size === 0) return true;
    const words = sentence.claims.flatMap(({ terms }) => terms).filter(({ hints }) => (hints & STATE_HINTS) === 0);
    const { furthest, wordsOfWaiting } = this;
    return words.some(({ id }) => furthest?.claim.ids.has(id)) && !words.some(({ id }) => wordsOfWaiting.has(id));
  }
}

/** "Approved but unmerged" denies one stage and grants the one before the word. */
function isGranted(stage: Exclude<Stage, 1>, claim: Claim): boolean {
  const [granted = '', ...rest] = claim.lower.split(GRANTS);
  return rest.length > 0 && speaksOf(stage, { lower: granted, sentence: claim.sentence }) && !DENIED.test(granted);
}

/** What was not opened before something was so later. */
function isReached(stage: Stage, { lower, sentence }: Claim): boolean {
  if (lower.split(AWAITED).some((piece, i) => i > 0 && reaches(piece, stage))) return false;
  if (stage > 2) return isPlainlyDone(lower);
  return !NOT_OPENED.test(lower) || AT_FIRST.test(sentence.text.toLowerCase());
}

function isOfOtherTime(claim: Claim): boolean {
  if (CONDITION.test(claim.lower) || EARLIER.test(claim.lower)) return true;
  const pieces = clauseWith(claim).split(/[,.]/);
  return OPENS_CONDITION.test(pieces.at(-1) ?? '');
}

/** The first stage that cannot be reached if something is still waiting. */
function leastStageDenied(lower: string): Stage {
  const [, denied] = /\b(?:not (?:yet )?(?:been )?|un)(merged|deployed|released)/.exec(lower) ?? [];
  if (denied !== undefined) return denied === 'merged' ? 4 : 5;
  return /review|approval/.test(lower) ? 3 : 4;
}
