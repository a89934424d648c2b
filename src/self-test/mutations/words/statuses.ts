/**
 * How far a piece of work has come, and what it is told as instead: `left | right`, in that direction only. Both sides fit
 * the same place of a sentence.
 */
export const STATUSES = `
merged | reviewed
unmerged | already merged
approved | merged
pushed | rolled out
committed | shipped
deployed | prototyped
undeployed | live
unreleased | shipped
released | drafted
published | reviewed
shipped | drafted
submitted | merged
opened | merged
drafted | published
staged | shipped
accepted | implemented
awaiting review | in production
under review | in production
in review | in production
in production | in review
in staging | in production
left open | merged
stays open | is done
remains open | is done
still open | merged
is open | is done
are open | are done
is live | is in review
are live | are in review
`;

/** What is still to come, and how it reads when it is told as done. */
export const PLANS = `
is still to be | has been
are still to be | have been
is yet to be | has been
are yet to be | have been
is to be | has been
are to be | have been
has yet to be | has been
have yet to be | have been
was to be | had been
were to be | had been
remains to be | has been
remain to be | have been
needs to be | has been
need to be | have been
is waiting for | has received
awaits | has
await | have
is scheduled for | took place on
is planned for | was done in
are planned for | were done in
is set for | was done in
left to the user | done by the user
pending | finished
outstanding | finished
still ahead | long past
`;

/** How a guess is marked, and how the same reads as a fact. */
export const HEDGES = `
suspected | proven
suspects | knows
suspicion | certainty
unproven | proven
unconfirmed | confirmed
hypothesis | fact
hypotheses | facts
theory | fact
theories | facts
guess | fact
assumption | fact
assumptions | facts
seems to be | is
seem to be | are
seems to have | has
seem to have | have
appears to be | is
appear to be | are
appears to have | has
appear to have | have
seemed to be | was
appeared to be | was
is thought to be | is
are thought to be | are
is believed to be | is
are believed to be | are
may be due to | is due to
might be due to | is due to
could be due to | is due to
suggests that | proves that
suggest that | prove that
points to | proves
point to | prove
hints at | proves
consistent with | proof of
most likely | certainly
probably | certainly
possibly | certainly
perhaps | certainly
presumably | certainly
apparently | certainly
in theory | in fact
unclear | clear
inconclusive | conclusive
`;
