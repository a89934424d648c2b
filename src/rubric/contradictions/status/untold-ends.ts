import { languageOfText, traitsOf } from '../../form/text-language.js';
import type { ToldTexts } from '../../grounding/told/told-texts.js';
import { HINT } from '../../v2/hints.js';
import { claimsOfAll } from '../claim-cover.js';
import type { ContradictedClaim } from '../contradicted-claim.js';
import { isPlainlyDone } from '../phrases.js';
import type { SentenceRead } from '../sentence-read.js';
import type { SummaryRead } from '../summary-read.js';
import { SaidDone } from './said-done.js';

/** An end that no change comes to without a word of it in its session. */
interface End {
  /** As a sentence calls it. */
  readonly name: string;
  /** What says of a change that it has come so far. */
  readonly claimed: RegExp;
  /** How the words begin that may tell of it, in small letters. */
  readonly stems: readonly string[];
  readonly told: SaidDone;
}

/** What hardly anything but a version control merges: "the branch kettle-lid", "PR 12", "both commits". */
const REQUEST = '(?:pull[ -]requests?|[pm]rs?|merge requests?|branch(?:es)?|commits?|patch(?:es)?|reverts?|hotfix|adr)';
/** "#12", "WEB-233"; "UTF-8" and "SHA-1" look the same. */
const KEY = '(?:[#!]\\d+|\\p{L}{2,9}-\\d+)';
/** Rows, files and scripts are merged as well, so this much stands alone, or its goal is told. */
const CHANGE = '(?:changes?|fix(?:es)?|scripts?|migrations?|refactoring|correction|solution|code|work|update)';
const OWN = '(?:the|this|both|all|its|their|his|her|your|our)(?: [\\p{L}-]+)?';
const MAIN = '(?:in)?to (?:\\S+ )?(?:main|master|trunk|develop|production|the (?:main|release) branch)\\b';
/** No part of what is merged: "the commit list", "changes of one row". */
const WHOLE = `(?=$|[.,;:)]| (?:${MAIN}|and|for|on|after|by|this|today|yesterday|\\S*\\d))`;
/** "Merged into one file", "merged with the other branch of the loop": one thing is made of several. */
const INTO_ONE = '(?! (?:in)?to (?:an?|one|the same|each|single)\\b| with\\b)';

/** Locks, clients of a pool and memory are released too, events are published, orders shipped: so this much is told as a whole. */
const PRODUCT = '(?:releases?|client|packages?|app|crate|library|hotfix|firmware)';
const VERSION = '(?:versions? v?\\d\\S*|v?\\d+\\.\\d+(?:\\.\\d+)*)';
const TO_ALL =
  '(?=$|[.,;:)]| (?:and|on|after|for|today|yesterday|(?:to|in) (?:npm|pypi|crates|the (?:app )?store)|\\S*\\d))';
const AS_VERSION =
  '(?:as|in|with) (?:the )?(?:(?:version|release) v?\\d|v?\\d+\\.\\d+(?:\\.\\d|$|[,;:)]|\\.$| (?:and|on) ))';
const RELEASED = '(?:released|published|shipped)';
const IS =
  '(?:(?:ha(?:s|ve) )?been|was|were|is|are|got)(?: (?:now|already|then|also|since))?(?: \\w+ed and| \\w+ed, \\w+ed and)?';

/** How lines begin, and what they say, that tell of a release. */
const RELEASE_STEMS = [
  ...['releas', 'publish', 'ship', 'deploy', 'roll', 'live', 'prod', 'tag'],
  ...['went out', 'upload', 'install', 'is out', 'are out'],
];
const SAYS_RELEASED =
  'releas(?:ed|es|ing)|publish(?:ed|es|ing)|shipp(?:ed|ing)|ships|deploy(?:ed|s|ing)?|roll(?:ed|s|ing)[ -]?out|rollout|live|(?:in|to|on) prod(?:uction)?|prod(?:uction)? (?:is|runs|has|now)|tagged|went out|uploaded|(?:is|are) out|installed';
/** The same of what is in use from then on, by whatever means. */
const USE_STEMS =
  'appl enabl restart activ switch reload configured turned running updat upgrad sync promot flip flash merg copied use place set cut'.split(
    ' ',
  );
const SAYS_IN_USE =
  'appl(?:y|ied|ies|ying)|enabl\\w+|restart\\w*|activ\\w+|switch\\w*|reload\\w*|configured|turned on|running|updat\\w+|upgrad\\w+|sync\\w*|promot\\w+|flipp?\\w*|flash\\w*|merg\\w+|copied|in use|in place|set to|cut over';

/** Where it is only tried nobody need call that a deployment. */
const TO_USERS =
  '(?! (?:to|on|in|at) (?:(?:the|a|our|my) )?(?:\\w+ )?(?:staging|test\\w*|dev\\w*|preview|canary|sandbox|bench|lab|pilot\\w*|local\\w*))';
const ROLLED_OUT = '(?:live|deployed|rolled out|in production)';

const ENDS: readonly End[] = [
  {
    name: 'merged',
    claimed: new RegExp(
      [
        `(?<![\\w-])${REQUEST}(?: (?!of\\b|with\\b|from\\b)\\S+){0,4} ${IS} merged\\b${INTO_ONE}`,
        `(?<![\\w-])${KEY} ${IS} merged\\b${INTO_ONE}`,
        `(?<![\\w-])${OWN} ${CHANGE} ${IS} merged${WHOLE}`,
        '[#!]\\d+ merged\\b',
        `\\bmerged (?:\\S+ ){0,5}${MAIN}`,
        `^(?:and )?merged (?:\\S+ ){0,2}(?:${REQUEST}|${KEY})(?:${WHOLE}| \\S*[\\d-])`,
        `^(?:and )?merged ${OWN} ${CHANGE}${WHOLE}`,
        '\\b(?:reviewed|approved) and merged\\b',
      ].join('|'),
      'u',
    ),
    stems: ['merg', 'land', 'main', 'master', 'trunk', 'develop', 'squash', 'fast-forward'],
    told: new SaidDone(
      'merged|merges|merging|merge(?=$|[.,!]| (?:it|them|this|that|these|the|both|all|and|now|[#!]?\\d))|landed|(?:in|into|on|to|origin) (?:the )?(?:main|master|trunk|develop)|main -> main|master -> master|squash(?:ed|ing)?|fast-forward(?:ed)?',
    ),
  },
  {
    name: 'released',
    claimed: new RegExp(
      [
        `(?<![\\w.-])(?:${VERSION}|versions? v?\\d\\S*(?: (?!of\\b)\\S+){1,4}) ${IS} ${RELEASED}\\b`,
        `(?<![\\w-])${PRODUCT} ${IS} (?:released|published)${TO_ALL}`,
        `\\b${IS} ${RELEASED} ${AS_VERSION}`,
        `^(?:and )?${RELEASED} (?:the )?(?:${PRODUCT}|${VERSION})${TO_ALL}`,
      ].join('|'),
      'u',
    ),
    stems: RELEASE_STEMS,
    told: new SaidDone(SAYS_RELEASED),
  },
  {
    name: 'deployed',
    claimed: new RegExp(
      [
        `(?<![\\w-])${OWN} ${CHANGE} ${IS} ${ROLLED_OUT}\\b${TO_USERS}`,
        `(?<![\\w-])${KEY} ${IS} ${ROLLED_OUT}\\b${TO_USERS}`,
        `^(?:and )?(?:deployed|rolled out) ${OWN} ${CHANGE}${WHOLE}${TO_USERS}`,
      ].join('|'),
      'u',
    ),
    stems: [...RELEASE_STEMS, ...USE_STEMS],
    told: new SaidDone(`${SAYS_RELEASED}|${SAYS_IN_USE}`),
  },
];

/** What was so before, or is told of something else in passing. */
const IN_PASSING = /\b(?:had|that|which|who|whose|while|only|ago|previous|earlier|last|older?)\b/;
const CONDITION = /\b(?:neither|nothing|before|until|once|if)\b/i;

/** So many characters of a transcript tell its language. */
const SAMPLE = 600;

/**
 * What a candidate says was merged or released in a session in which nobody merged or released anything: no line of the transcript, nor
 * the reference, may say so of whatever there was. Silent where the transcript is in another language than English, or not whole.
 */
export function untoldEnds(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
  transcript: ToldTexts,
): readonly ContradictedClaim[] {
  const claims = claimsOfAll(candidate, HINT.reached).filter(
    ({ lower, sentence }) => isPlainlyDone(lower) && !IN_PASSING.test(lower) && !CONDITION.test(sentence.text),
  );
  return ENDS.flatMap(({ name, claimed, stems, told }): readonly ContradictedClaim[] => {
    const claim = claims.find(({ lower }) => claimed.test(lower));
    if (claim === undefined || reference.sentences.some(({ text }) => told.mayBeSaidIn(text))) return [];
    const lines = transcript.linesWith(stems, ['']);
    if (lines === undefined || lines.some(({ text }) => told.mayBeSaidIn(text)) || !isEnglish(transcript)) return [];
    return [{ rule: 'untold', given: claim.text, wanted: name, candidate: claim.sentence }];
  });
}

function isEnglish(transcript: ToldTexts): boolean {
  const language = languageOfText(traitsOf(transcript.beginning(SAMPLE)));
  return language === 'English';
}
