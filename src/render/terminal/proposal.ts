import { showNumber } from '../../core/numbers.js';
import { counted } from '../../core/text.js';
import { FEWEST_SESSIONS, type Proposal, ROOM_FOR_WORDING } from '../../self-test/propose-threshold.js';

/** Where a proposed `min-overall` comes from, or why there is none, in sentences that need no statistics. */
export function proposalSentences(proposal: Proposal): string {
  if (proposal.kind === 'none') return whyNone(proposal);
  const { runs, blocked, spread } = proposal;
  const room = showNumber(ROOM_FOR_WORDING);
  return spread === null
    ? `One run cannot tell how far good runs lie apart. So this leaves room: ${room} below the lower end of the 95 % interval of its mean, since summaries that are as true in other words may cost a mean that much.`
    : `It would have blocked ${blocked} of the ${runs} runs that are known, whose means lie ${showNumber(spread)} apart (standard deviation). Of runs that differ as these do fewer than 5 in 100 fall below it, and it is ${room} or more below what they score, for other words that are as true.`;
}

function whyNone(proposal: Extract<Proposal, { kind: 'none' }>): string {
  switch (proposal.why) {
    case 'unusable':
      return `No threshold is proposed: ${counted(proposal.sessions, 'session')} without a usable candidate, and a good run has one for each.`;
    case 'too few':
      return `No threshold is proposed from ${counted(proposal.sessions, 'session')}: from ${FEWEST_SESSIONS} on one is.`;
    case 'not passed':
      return 'No threshold is proposed: this run does not pass, and what it scores is no measure of a good one.';
    case 'too low':
      return 'No threshold is proposed: with room for other words, what these scores allow is 0, which would guard nothing.';
    case 'as high already':
      return 'min-overall is as high as this run allows already.';
  }
}

/** A proposed threshold as data: `min_overall` is null where none is proposed. */
export function proposalJson(proposal: Proposal) {
  const reason = proposalSentences(proposal);
  return proposal.kind === 'none'
    ? { min_overall: null, reason }
    : {
        min_overall: proposal.minOverall,
        runs: proposal.runs,
        blocked: proposal.blocked,
        spread: proposal.spread === null ? null : Number(proposal.spread.toFixed(6)),
        reason,
      };
}
