import { HINT } from '../v2/hints.js';
import type { Term } from '../v2/term.js';
import { claimsOfAll, coverOf, rarityIn } from './claim-cover.js';
import { type ContradictedClaim, ofReference } from './contradicted-claim.js';
import { anyOf, notPlainlyTold } from './phrases.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What tells that something is supposed, not known. "Suspected fraud", "the likely label", "it appears in the menu" tell what is so. */
const SUPPOSED = anyOf(
  `may might perhaps possibly probably presumably maybe (?:most_|very_)?likely_(?:because|due|caused|from|the_(?:cause|reason))
  (?:is|are|was|were|been|only|merely|still)_suspected suspects (?:i|we|they|you)_suspect suspicion (?:an?|the|my|only_a|as_a)_(?:guess|hypothesis|conjecture)
  guess(?:es|ed)_(?:that|at) unproven not_proven no_evidence no_proof without_evidence (?:seems?|appears?)_to_be_(?:caused|due) unknown_whether unclear_whether
  in_doubt open_question only_(?:a_)?(?:guess|suspicion|hint) believed_to not_(?:yet_)?(?:shown|confirmed|established|measured|tested|verified)(?!_by)
  (?:is|was|remains|still)_unconfirmed speculation (?:is|are|was|were)_estimated extrapolat(?:ed|ion|es)`,
);

/** "Renewals were late, perhaps" is cut off from what is supposed. */
const CUT_FROM_WHAT = /\b(?:perhaps|possibly|probably|presumably|maybe|likely|suspected)[\s,.]*$/;

/** "That the cache leaks is only suspected" is not. */
const WHOLE_BEFORE = /^(?:and |but |so )?that .{0,200}\b(?:is|are|was|were) (?:only |still |merely )?suspected$/;

/** A sentence with one of these does not plainly state a fact: it doubts, denies, asks or rounds. */
const NOT_PLAIN = notPlainlyTold(
  `believed open only left un\\w+ed wrong wrongly first asked why blamed about some supposed\\w* impossible insisted proposed
    said says began wanted wants needs? needed require[sd]? has_to have_to had_to (?:is|are)_to missing allow(?:s|ed)?
    permit(?:s|ted)? lets? supported at_most up_to projected calculated remains? evidence to_be expected next point\\w* around`,
);

const SUSPICION = '(?:suspicions?|hypothes[ei]s|guess(?:es)?|theor(?:y|ies)|ideas?)';
const GIVEN_UP =
  '(?:withdrew|withdrawn|retracted|dropped|discarded|abandoned|rejected|gave up|given up|took back|taken back)';

/** A suspicion that the same sentence settles is none any more, whatever a candidate says of it. */
const SETTLED = new RegExp(
  `\\b(?:${[
    'refut\\w+|disprov\\w+|ruled out|excluded|turned out|wrongly|corrected the|indeed',
    "but (?:not|correct|wrong|fine|in order)|but (?:the )?[\\w']+ (?:had|has|was|were|is|are|showed|found)",
    'and (?:(?:then|later|was|were) )*(?:confirmed|proved|proven|verified|borne out)',
    `${GIVEN_UP} (?:\\w+ ){0,4}${SUSPICION}|${SUSPICION} (?:\\w+ ){1,2}${GIVEN_UP}`,
  ].join('|')})\\b`,
);

/** What the next sentence settles is no suspicion either. */
const NEXT_SETTLES =
  /\b(?:confirm(?:s|ed) (?:it|this|that)|proved (?:it|right|true)|was right|turned out|indeed|refuted|ruled (?:it )?out)\b/i;

/** "Commented on #12 that a link is only suspected": whoever tells of the comment alone tells no suspicion as a fact. */
const REPORTED = /\b(?:commented|noted|wrote|recorded|mentioned|documented)\b.{0,80}\bthat\b/;

/** Cover from which a claim is about what is supposed, 0..1, and by how much it must be nearer to that than to any plain claim. */
const SAME_FROM = 0.5;
const MARGIN = 0.15;

/** How much of a suspicion a claim must tell to be the same one: that its trouble was seen is no dropped hedge. */
const WHOLE_FROM = 0.65;

/** "The table has the same join" tells nothing of "the table probably has the same fault": what is supposed mostly stands last. */
function saysLast(claim: Claim, { terms }: Claim): boolean {
  const last = terms.filter((term) => isFact(term) && term.kind !== 'function' && term.negates === 'no').slice(-1);
  return coverOf({ terms: last }, claim, ({ weight }) => weight).shared === last.length;
}

/** A word of doubt is no part of what is supposed. */
function isFact({ hints }: Term): boolean {
  return (hints & HINT.supposed) === 0;
}

const MAY = /\bmay\b/g;

/** What "may" is said of where it doubts: else it permits, as in "input may be a pipe". */
const OF_DOUBT =
  /\bmay (?:well |also |still |in fact )*(?:have|explain|cause|stem|lie|stand behind|hide|mask)\b|\b(?:caus|reason|culprit|(?:the|its) (?:source|origin)|explan|explain|root cause|behind|blame|due|because|suspec|trigger)/;

/** Suspicions of the reference that a candidate tells as facts. */
export function droppedHedges(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
): readonly ContradictedClaim[] {
  const isSupposed = ({ hints, lower, sentence }: Claim): boolean =>
    (hints & HINT.supposed) !== 0 &&
    SUPPOSED.test(OF_DOUBT.test(lower) ? lower : lower.replace(MAY, '')) &&
    (!CUT_FROM_WHAT.test(lower) || WHOLE_BEFORE.test(lower)) &&
    !NEXT_SETTLES.test(reference.sentences[reference.sentences.indexOf(sentence) + 1]?.text ?? '') &&
    !SETTLED.test(sentence.text.toLowerCase()) &&
    !REPORTED.test(lower);
  if (!claimsOfAll(reference.sentences, HINT.supposed).some(isSupposed)) return [];
  const supposed = new Set(reference.claims.filter(isSupposed));
  const weightOf = rarityIn(reference.claims);
  const plain = claimsOfAll(candidate).filter(({ sentence }) => !NOT_PLAIN.test(sentence.text.toLowerCase()));
  return plain.flatMap((claim): readonly ContradictedClaim[] => {
    let hedged: { readonly claim: Claim; readonly share: number } | undefined;
    // What is plainly said bears a plain claim out.
    let bornOut = 0;
    for (const other of reference.claims) {
      const { share, shared } = coverOf(claim, other, weightOf);
      if (!supposed.has(other)) bornOut = Math.max(bornOut, share);
      else if (shared >= 2 && (hedged === undefined || share > hedged.share)) hedged = { claim: other, share };
    }
    if (hedged === undefined || hedged.share < Math.max(SAME_FROM, bornOut + MARGIN)) return [];
    const { claim: witness } = hedged;
    const isTold =
      coverOf(witness, claim, ({ weight }) => weight, isFact).share >= WHOLE_FROM && saysLast(claim, witness);
    if (!isTold) return [];
    const told = { given: claim.text, wanted: witness.text };
    return [{ rule: 'certainty', ...told, candidate: claim.sentence, witness: ofReference(witness.sentence) }];
  });
}
