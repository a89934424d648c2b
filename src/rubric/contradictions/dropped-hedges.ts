import { HINT } from '../v2/hints.js';
import type { Term } from '../v2/term.js';
import { claimsOfAll, coverOf } from './claim-cover.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import { opposedClaims } from './opposed-claims.js';
import { anyOf } from './phrases.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What tells that something is supposed, not known. */
const SUPPOSED = anyOf(
  `may might perhaps possibly probably likely suspect(?:ed|s|ing) (?:i|we|they|you)_suspect suspicion guess(?:ed)? hypothesis unproven untested unconfirmed not_proven
  no_evidence no_proof without_evidence seems? appears? apparently maybe presumabl[ey] looks?_(?:like|redundant) hints_at suggests
  assum(?:ed|ption) extrapolat(?:ed|ion|es) (?:is|are|was|were)_estimated unknown_whether unclear in_doubt speculat(?:ed|ion) conjecture plausible
  open_question only_(?:a_)?(?:guess|suspicion|hint) not_(?:yet_)?(?:shown|confirmed|established|measured|tested|verified) unverified believed`,
);

/** A sentence with one of these does not plainly state a fact: it doubts, denies, asks or rounds. */
const NOT_PLAIN = new RegExp(
  `${
    anyOf(
      `may might could can would should will perhaps possibly probably likely suspect\\w* suspicion guess\\w* hypothes\\w* unproven untested
      unconfirmed seem\\w* appear\\w* apparent\\w* maybe presum\\w* looks? hint\\w* suggest\\w* assum\\w* theor\\w* extrapolat\\w*
      estimat\\w* unknown unclear doubt\\w* speculat\\w* plausible candidates? questions? whether if not no never nothing none without cannot
      believed thought idea open only left ruled excluded refuted un\\w+ed rejected wrong wrongly first asked why blamed about some
      conjectur\\w* impossible insisted proposed bet said says began wanted wants must needs? needed require[sd]? has_to have_to had_to (?:is|are)_to missing allow(?:s|ed)? permit(?:s|ted)? lets? supported at_most up_to
      projected calculated remains? evidence to_be expected next indicat\\w* point\\w* reported consider\\w* around`,
    ).source
  }|\\?|n't\\b|~`,
);

/** A suspicion that the same sentence settles is none any more, whatever a candidate says of it. */
const SETTLED =
  /\b(?:refut\w+|disprov\w+|ruled out|excluded|turned out|wrongly|but (?:not|correct|wrong|fine|in order)|but (?:the )?[\w']+ (?:had|has|was|were|is|are|showed|found)|corrected the|and (?:(?:then|later|was|were) )*(?:confirmed|proved|proven|verified|borne out))\b/;

/** "Commented on #12 that a link is only suspected": whoever tells of the comment alone tells no suspicion as a fact. */
const REPORTED = /\b(?:commented|noted|wrote|recorded|mentioned|documented)\b.{0,80}\bthat\b/;

/** How much of a suspicion a claim must tell to be the same one: that its trouble was seen is no dropped hedge. */
const WHOLE_FROM = 0.65;

/** A word of doubt is no part of what is supposed. */
function isFact({ hints }: Term): boolean {
  return (hints & HINT.supposed) === 0;
}

const MAY = /\bmay\b/g;

/** What "may" is said of where it doubts: else it permits, as in "input may be a pipe". */
const OF_DOUBT =
  /\bmay (?:well |also |still |in fact )*(?:not (?:have|be)|have|explain|cause|come from|stem|lie|stand behind|hide|mask)\b|\b(?:caus|reason|culprit|source|explan|explain|origin|root|behind|blame|due|because|suspec|trigger)/;

/** Suspicions of the reference that a candidate tells as facts. */
export function droppedHedges(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
): readonly ContradictedClaim[] {
  const isSupposed = ({ hints, lower, sentence }: Claim): boolean =>
    (hints & HINT.supposed) !== 0 &&
    SUPPOSED.test(OF_DOUBT.test(lower) ? lower : lower.replace(MAY, '')) &&
    !SETTLED.test(sentence.text.toLowerCase()) &&
    !REPORTED.test(lower);
  if (!claimsOfAll(reference.sentences, HINT.supposed).some(isSupposed)) return [];
  return opposedClaims(reference, candidate, {
    rule: 'certainty',
    hints: 0,
    given: ({ sentence }) => (NOT_PLAIN.test(sentence.text.toLowerCase()) ? 'none' : 'one'),
    // What is plainly said bears a plain claim out.
    wanted: (claim) => (isSupposed(claim) ? 'other' : 'one'),
    isAbout: () => true,
    sameFrom: 0.5,
    isSure: (claim, other) => coverOf(other, claim, ({ weight }) => weight, isFact).share >= WHOLE_FROM,
  });
}
