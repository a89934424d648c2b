import type { Claim } from '../sentence-read.js';

/** How far a change has come: pushed, proposed for review, approved, merged, released. */
export type Stage = 1 | 2 | 3 | 4 | 5;

/** What says that a change has come so far, the furthest first. */
const STAGES: readonly (readonly [stage: Stage, pattern: RegExp])[] = [
  [
    5,
    /\b(?:(?:deployed|rolled[ -]out)(?!(?: [\w.-]+){0,3} (?:to|for) (?:the )?(?:first )?(?!100\b)\d+ ?(?:%|percent|per cent)|(?:[^.;,]|\.(?=\d)){0,40}\bto (?:the )?(?:staging|test|dev|preview|pilot|canary)\b)|(?:was|were|been|got|is|are) shipped|shipped (?:to|in|with|on)|published (?:to|as|on|in version|version)|(?:version|release|client|package|app|library|docs|site|\d+\.\d+(?:\.\d+)?) (?:\S+ )?(?:was |is |has been |were |have been )?published|released (?:as|to|in version|version)|(?:version|release|client|package|app|\d+\.\d+(?:\.\d+)?) (?:\S+ )?(?:was |is |has been |were |have been )?(?:tagged and )?released|went live|(?:is|are|was|were|now) live|live (?:in|on)(?! (?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:runs?|running|now) (?:already |now )?in production|production (?:now |already )?runs|rollout (?:finished|completed)|tagged (?:as )?v?\d(?![\w.]*-(?:rc|alpha|beta|pre|dev)))/,
  ],
  [
    4,
    /\b(?:(?:pull[ -]requests?|[pm]rs?|merge requests?|branch|commits?|change|fix|patch|it|they|both|values|script|which)\b[^.;]{0,40}\b(?:was|were|is|are|been|got|gets) (?:\w+ and |now |already )?merged|merged (?:the |a |both |his |her |their |our )?(?:pull[ -]requests?|[pm]rs?\b|merge requests?|branch|change|commits?|fix|patch|it\b|them\b|values|(?:to|into|in) (?:main|master)|by the user))|[#!]\d+[^.;]{0,30}\bmerged|merged (?:the )?[#!]\d|\(merged\)|\bmerged (?:the |a |his |her |their |our )(?:[\w-]+ ){1,2}(?:pull[ -]request|branch|patch)(?:es|s)?\b|^(?:and )?(?:squash-)?merged(?:$| (?:as (?:[#!]\d|[0-9a-f]{7,40}\b)|by (?:the )?(?:user|author|reviewer|owner|team|queue|bot)|after (?:the )?(?:review|approval)|yesterday|today))|\b(?:reviewed|approved) and merged|\b(?:landed (?:on|in)|went (?:in)?to) (?:main|master|trunk)\b|\bmerged (?:to|into) (?:main|master)\b/,
  ],
  [3, /\b(?:approved|accepted|signed off)\b/],
  [
    2,
    /\bopened (?:a |the |an |up )?(?:draft )?(?:pull[ -]request|[pm]rs?\b|merge request|mr\b)|\b(?:pull[ -]requests?|[pm]rs?|merge requests?)\b[^.;]{0,30}\b(?:open|opened|in review|under review|up for review)\b|\b(?:in|under|awaits?|awaiting|waits? for|waiting for|pending) (?:a |its |the )?(?:review|merge)\b|\bopen (?:pull request|pr)\b/,
  ],
  [
    1,
    /\b(?:closed (?:the )?(?:pr|pull request)|closed unmerged|pushed|committed|commits?|on (?:a |the )?branch|draft|drafted)\b/,
  ],
];

/** An approval is one of something that is reviewed. */
const REVIEWED = /\b(?:pull[ -]requests?|[pm]rs?|adr|adr-\d+|rfc|review|design|proposal)\b|#\d+/;

/** What a reference calls a stage, in whatever form: where it plainly speaks of one, a candidate may too. */
const WORDS: Readonly<Record<Exclude<Stage, 1>, RegExp>> = {
  2: /\bopen(?:ed|s)? (?:a |the |an )?(?:pull[ -]request|[pm]rs?\b|merge request)|\b(?:pull[ -]requests?|[pm]rs?) [^.;]{0,30}\b(?:open|left)|\bno (?:pull[ -]request|pr)\b/,
  3: /\b(?:approv|accept|sign)/,
  4: /\bunmerged\b|\bmerge[sd]?\b(?=.{0,1000}(?:pull request|\bprs?\b|#\d|branch|\bmain\b))|(?:pull request|\bprs?\b|#\d|branch|commits?|change)\b.{0,1000}\bmerge[sd]?\b|^(?:and )?(?:squash-)?merged(?:$| (?:as|by|after|yesterday|today)\b)|\bclosed (?:the )?(?:pr|pull request)\b/,
  5: /\b(?:deploy|roll(?:ed|s|ing)?[ -]?out|rollout|publish|(?:was|were|been|got|is|are|not|be|nothing) shipped|shipped (?:to|in|with|on)|(?:was|is|been|were) released|live (?:in|on|now)|(?:is|are|now) live|(?:to|in) production|tagged (?:as )?v?\d)/,
};

/** "It is not merged", of what its sentence has called a pull request. Without one, tables may be meant. */
const NOT_MERGED = /(?:\b(?:not|never)|n't)(?: yet)?(?: been)? merged\b/;
const IS_PROPOSED = /\b(?:pull[ -]requests?|[pm]rs?|merge requests?)\b/;

/** Whether a claim tells of more than that something was pushed. */
export function isBeyondPush(stage: Stage | undefined): stage is Exclude<Stage, 1> {
  return stage !== undefined && stage > 1;
}

/** How far a claim says that something has come. */
export function stageOf({ lower, sentence }: Claim): Stage | undefined {
  for (const [stage, pattern] of STAGES) {
    if (!pattern.test(lower)) continue;
    if (stage === 3 && !REVIEWED.test(sentence.text.toLowerCase())) continue;
    return stage;
  }
  return undefined;
}

/** Those that a reference may speak of without saying that they are reached. */
export const SPOKEN_OF = [2, 3, 4, 5] as const;

/** Whether a claim speaks of a stage, in whatever way. */
export function speaksOf(stage: Exclude<Stage, 1>, { lower, sentence }: Pick<Claim, 'lower' | 'sentence'>): boolean {
  // A header may be called Accept.
  if (WORDS[stage].test(lower)) return stage !== 3 || REVIEWED.test(sentence.text.toLowerCase());
  return stage === 4 && NOT_MERGED.test(lower) && IS_PROPOSED.test(sentence.text.toLowerCase());
}

/** Whether a piece of a sentence says that something has come so far. */
export function reaches(piece: string, stage: Stage): boolean {
  const lower = piece.trim().toLowerCase();
  return STAGES.some(([one, pattern]) => one === stage && pattern.test(lower));
}

const NAME =
  /#\d+|(?<![\w!])!\d+\b|\b(?:prs?|pull requests?|merge requests?|mr|build) ?[#!]?\d+|\b\p{Lu}{2,30}-\d+\b|\b\d+\.\d+\.\d+\b|\b[0-9a-f]{7,40}\b/giu;

/** Pull requests, tickets, versions and commits by name. */
export function thingsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(NAME), ([name]) =>
    name.toLowerCase().replace(/^(?:(?:prs?|pull requests?|merge requests?|mr) ?[#!]?|!)/, '#'),
  );
}
