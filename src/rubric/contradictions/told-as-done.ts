import { HINT } from '../v2/hints.js';
import { claimsOfAll, coverOf } from './claim-cover.js';
import { type ContradictedClaim, ofReference } from './contradicted-claim.js';
import { DAY, isPlainlyDone, LATER_TIME } from './phrases.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

/** What says that something is still to be done, or will not be. */
const UNDONE =
  /\b(?:postponed?|put .{0,20}off|deferred (?:to|for|until|by)|defers?|parked|left (?:for|to|open)|separate (?:change|ticket|pr|project|pull|issue|task|story|release)|a follow-?up|only (?:proposed|suggested|requested|planned|noted|recorded|listed)|(?:is|are|was|were|stays|remains) (?:only |still |merely )?(?:proposed|suggested|requested|planned|scheduled|parked|postponed|deferred|undecided|pending|outstanding|open|untested|unproven|prepared)|(?:still|yet) to (?:be|come|follow|decide)|awaits?|awaiting|not (?:yet )?(?:been |be )?(?:run|\w+(?:ed|en))|remains? (?:a draft|open|undecided|to be|untested)|will|(?<!\bhad )to be \w+(?:ed|en|t)|no \w+ (?:was|were|is|has been) \w+|nothing (?:is|was|has been) \w+|untested|undeployed|unmerged|unreleased|declined|stays? untouched)\b/;

/** What says that something has been done or holds by now. */
const DONE =
  /\b(?:(?:was|were|has been|have been|had been|is now|are now|now|already|been) (?:\w+ly |also |now |already |then )?(?:\w+ed|run|built|made|put|taken|sent|written|chosen|set|cut|shown|done|rewritten)|carried out|completed|implemented|migrated|upgraded|switched (?:on|to)|activated|enabled|adopted|accepted|published|validated|chose|moved|fixed|solved|resolved|ran|runs|now \w+s|already \w+s|regenerated|renews|applied|installed|converted|replaced)\b/;

/** "Moved to WEB-880" and "moved to 19 March" put it off, and "before it was moved" tells when. */
const PUT_ELSEWHERE = new RegExp(
  `\\bbefore\\b|\\b(?:moved?|pushed|shifted|handed|assigned|put)\\b.{0,30}\\b(?:to|into|in|for|until)\\b.{0,20}(?:[a-z]+-\\d+|ticket|issue|later|separate|\\b(?:${LATER_TIME}|${DAY}))`,
);

/** What is only supposed. */
const SUPPOSED =
  /\b(?:possibly|perhaps|maybe|probably|likely|presumably|supposedly|apparently|seemingly|seems?|seemed|appears?|appeared)\b/;

/** "The translation was assigned to Aiko" does not say that it was made. */
const ASSIGNED = /\b(?:assigned|handed|entrusted) (?:over )?to\b/;

/** "Was submitted and is under review" and "is being replaced" say how far it has come. */
const UNDER_WAY = /\b(?:under|in|up for) review\b|\b(?:is|are) being\b/;

/** "Chose the repair over a replacement" says what was not taken. */
const CHOSEN = /\b(?:chose|chosen|preferred|picked|favou?red)\b.{1,60}\bover\b/;

/** Share of the weight of a claim that must stand in undone claims of the reference and nowhere else. */
const UNDONE_FROM = 0.25;

/** What the candidate tells as done and the reference as planned, put off or declined. */
export function plansToldAsDone(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
): readonly ContradictedClaim[] {
  if (!claimsOfAll(reference.sentences, HINT.undone).some(isUndone)) return [];
  const [undone, others]: [Claim[], Claim[]] = [[], []];
  for (const claim of reference.claims) (isUndone(claim) ? undone : others).push(claim);
  const suspects = claimsOfAll(candidate).filter(
    ({ lower }) =>
      DONE.test(lower) &&
      isPlainlyDone(lower) &&
      ![SUPPOSED, PUT_ELSEWHERE, ASSIGNED, UNDER_WAY, CHOSEN].some((other) => other.test(lower)),
  );
  const elsewhere = new Set(others.flatMap(({ ids }) => [...ids]));
  return suspects.flatMap((claim): readonly ContradictedClaim[] => {
    const plan = planFor(claim, undone, elsewhere);
    if (plan === undefined) return [];
    const done = Math.max(0, ...others.map((other) => coverOf(claim, other, ({ weight }) => weight).share));
    if (plan.share <= done) return [];
    const told = { given: claim.text, wanted: plan.claim.text };
    return [{ rule: 'plan', ...told, candidate: claim.sentence, witness: ofReference(plan.claim.sentence) }];
  });
}

function isUndone({ hints, lower }: Claim): boolean {
  return (hints & HINT.undone) !== 0 && UNDONE.test(lower);
}

function planFor(
  claim: Claim,
  undone: readonly Claim[],
  elsewhere: ReadonlySet<number>,
): { readonly claim: Claim; readonly share: number } | undefined {
  let best: { readonly claim: Claim; readonly share: number; readonly own: number } | undefined;
  const all = claim.terms.reduce((sum, { weight }) => sum + weight, 0);
  for (const plan of undone) {
    const shared = claim.terms.filter(({ id }) => plan.ids.has(id));
    if (shared.length < 2 || hasDone(claim, plan)) continue;
    const share = shared.reduce((sum, { weight }) => sum + weight, 0) / all;
    const own = shared.reduce((sum, { id, weight }) => sum + (elsewhere.has(id) ? 0 : weight), 0) / all;
    if (own >= UNDONE_FROM && (best === undefined || own > best.own)) best = { claim: plan, share, own };
  }
  return best;
}

/** Forms of a verb that tell something as done. */
const DONE_FORM = /(?:ed|en|ran|run|chose|put|set)$/;

/** Whether a claim of the reference that speaks of something undone tells the candidate's verb as done: it says both. */
function hasDone(claim: Claim, plan: Claim): boolean {
  const verbs = new Set(claim.terms.flatMap(({ id, word }) => (DONE_FORM.test(word) ? [id] : [])));
  return plan.terms.some(({ id, word }) => {
    if (!verbs.has(id) || !DONE_FORM.test(word)) return false;
    const before = plan.lower.slice(0, plan.lower.indexOf(word));
    return !/(?:\b(?:be|not|been|will|never|yet)|\bno \w+ (?:was|were|is)|\bnothing (?:is|was)) (?:\w+ )?$/.test(
      before,
    );
  });
}
