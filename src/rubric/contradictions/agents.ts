import { HINT } from '../v2/hints.js';
import type { ContradictedClaim } from './contradicted-claim.js';
import { opposedClaims, type Pole } from './opposed-claims.js';
import type { Claim, SentenceRead } from './sentence-read.js';
import type { SummaryRead } from './summary-read.js';

const PERSON = /\b(?:the )?(user|assistant)\b(?!['’]s)/g;

/** Before a person who does not act: "told the user", "for the assistant". */
const NO_SUBJECT = /\b(?:to|for|with|from|of|against|told|asked|gave|let|than|and|or|that) $/;

/** Behind a person who acts. */
const ACTS =
  /^ (?:then |had |has |also |first |later |only |himself |itself |now |still |explicitly |finally |did not |does not )*(?:\w+ed|\w+s|ran|chose|had|has|was|wants?|saw|found|made|took|gave|put|set|kept|held|drew|brought|wrote|will|did|does|could|would|to)\b/;

/** What somebody noticed or said is not what they did. */
const SAYS = /\bthat\b|\b(?:asked|said|told|noticed|saw|reported|pointed out|explained)\b/;

/** Who tries, means or begins to do a thing has not done it: another one may have. */
const TRIES =
  /\b(?:tri(?:ed|es)|attempt(?:ed|s)?|want(?:ed|s)|set out|began|begins|start(?:ed|s)|meant|intend(?:ed|s)|plan(?:ned|s)|fail(?:ed|s)|refused|hoped|was about|was going) (?:\w+ )?to\b|\battempt(?:s|ed)?\b|\bin vain\b/;

/**
 * Who proposes or suspects a thing is not who decides on it: "the assistant proposed storage on disk, which the user
 * declined", "suspected the probe, which the user ruled out".
 */
const PROPOSES = /\b(?:propos|suggest|offer|recommend|advis|suspect|assum|blam|guess|believ)(?:e?d|s|es)\b|\bthought\b/;
const DECIDES =
  /\b(?:declin|reject|refus|accept|agree|approv|veto|overrul|prefer|decid|insist|exclud|dismiss|discount|correct|object|disprov|clear)\w*|\bruled?\b[^.;]{0,40}\bout\b|\bturned\b[^.;]{0,40}\bdown\b|\b(?:chose|wanted|took|kept)\b/;

/** What the candidate says the assistant did and the reference says the user did, or the other way round. */
export function exchangedAgents(
  reference: SummaryRead,
  candidate: readonly SentenceRead[],
): readonly ContradictedClaim[] {
  return opposedClaims(reference, candidate, {
    rule: 'agent',
    hints: HINT.person,
    given: (claim) => (TRIES.test(claim.lower) ? 'none' : agentOf(claim)),
    wanted: agentOf,
    isAbout: ({ stem }) => !/^(?:user|assist)/.test(stem),
    sameFrom: 0.4,
    isSure: (claim, other) => !isAnsweredBy(claim, other) && !isAnsweredBy(other, claim),
  });
}

/** Who acts in a claim: one for the user, the other for the assistant, none where both or neither do. */
function agentOf({ lower }: Claim): Pole {
  if (SAYS.test(lower)) return 'none';
  const agents = new Set<Pole>();
  for (const match of lower.matchAll(PERSON)) {
    const before = lower.slice(Math.max(0, match.index - 12), match.index);
    const behind = lower.slice(match.index + match[0].length, match.index + match[0].length + 30);
    const acts = !NO_SUBJECT.test(before) && (/\bby $/.test(before) || ACTS.test(behind));
    if (!acts) return 'none';
    agents.add(match[1] === 'user' ? 'one' : 'other');
  }
  const [agent = 'none', second] = agents;
  return second === undefined ? agent : 'none';
}

function isAnsweredBy({ lower: first }: Claim, { lower: second }: Claim): boolean {
  return PROPOSES.test(first) && DECIDES.test(second) && !PROPOSES.test(second);
}
