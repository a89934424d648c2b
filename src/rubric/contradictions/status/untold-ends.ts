import { languageOfText, traitsOf } from '../../form/text-language.js';
import type { ToldTexts } from '../../grounding/told-texts.js';
import { HINT } from '../../v2/hints.js';
import { claimsOfAll } from '../claim-cover.js';
import type { ContradictedClaim } from '../contradicted-claim.js';
import { NOT_PLAINLY_DONE } from '../phrases.js';
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

/** "Both commits", "PR 12", "the fix": lists and requests to a service are merged as well. */
const CHANGE =
  '(?:pull[ -]requests?|[pm]rs?|merge requests?|branch(?:es)?|commits?|changes?|fix(?:es)?|patch(?:es)?|reverts?|scripts?|migrations?|refactoring|correction|solution|code|work|update|adr|[#!]\\d+|\\p{L}{2,9}-\\d+)';
const PRODUCT =
  '(?:versions?|releases?|client|packages?|app|crate|library|update|hotfix|firmware|build|command|v?\\d+\\.\\d+(?:\\.\\d+)*|[#!]\\d+|pull[ -]request)';
const IS = '(?:was|were|is|are|been|got)(?: (?:now|already|then|also|since))?(?: \\w+ed and| \\w+ed, \\w+ed and)?';

const ENDS: readonly End[] = [
  {
    name: 'merged',
    claimed: new RegExp(
      `(?<![\\w-])${CHANGE}(?![\\w-])[^.;]{0,60}\\b${IS} merged\\b|[#!]\\d+ merged\\b|\\bmerged (?:\\S+ ){0,5}(?:to|into|in) (?:main|master|trunk|develop)\\b|^(?:and )?merged (?:\\S+ ){0,2}${CHANGE}(?![\\w-])|\\b(?:reviewed|approved) and merged\\b`,
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
      `(?<![\\w-])${PRODUCT}(?![\\w-])[^.;]{0,60}\\b${IS} (?:released|published|shipped)\\b|\\b${IS} (?:released|published|shipped) (?:as|in|with) |^(?:and )?(?:released|published|shipped) (?:the )?${PRODUCT}(?![\\w-])`,
      'u',
    ),
    stems: [
      'releas',
      'publish',
      'ship',
      'deploy',
      'roll',
      'live',
      'prod',
      'tag',
      'went out',
      'upload',
      'install',
      'is out',
      'are out',
    ],
    told: new SaidDone(
      'releas(?:ed|es|ing)|publish(?:ed|es|ing)|shipp(?:ed|ing)|ships|deploy(?:ed|s|ing)?|roll(?:ed|s|ing)[ -]?out|rollout|live|(?:in|to|on) prod(?:uction)?|prod(?:uction)? (?:is|runs|has|now)|tagged|went out|uploaded|(?:is|are) out|installed',
    ),
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
    ({ lower, sentence }) => !NOT_PLAINLY_DONE.test(lower) && !IN_PASSING.test(lower) && !CONDITION.test(sentence.text),
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
