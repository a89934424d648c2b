/**
 * Words of the same meaning in texts about software work, from left to right only: the left word has no other common
 * meaning there, and the right one fits the same grammar. Words that name a fact of their own (an outcome, a
 * measurement, a role) are left out, and so are words that are terms of art (`index`, `commit`, `branch`).
 */
export const SYNONYMS = `
accidentally | by accident
accurate | precise
accurately | precisely
achieve | attain
achieved | attained
adapted | adjusted
adapting | adjusting
additional | further
additionally | furthermore
adjusted | tweaked
adjusting | tweaking
advantage | benefit
advantages | benefits
afterwards | later on
again | once more
allowed | permitted
allows | permits
almost | nearly
along the way | in the process
alongside | next to
although | though
altogether | in all
apparent | evident
apparently | seemingly
approximately | roughly
arose | came up
as a result | consequently
as soon as | once
assembled | put together
assisted | helped
at the same time | simultaneously
attempted | tried
attempting | trying
because | since
began | started
begins | starts
bigger | larger
biggest | largest
bottleneck | choke point
bug | defect
buggy | faulty
bugs | defects
built | constructed
by accident | accidentally
calculated | computed
came from | originated from
carried out | performed
caused | brought about
changed | altered
changing | altering
chiefly | mainly
choosing | picking
chose | picked
chosen | picked
clearly | plainly
collected | gathered
collecting | gathering
comparable | similar
completely | entirely
comprehensive | thorough
comprises | consists of
computed | calculated
computes | calculates
computing | calculating
concerning | regarding
consequently | as a result
constantly | continually
constructed | built
corrected | rectified
correctly | properly
created | made
creating | making
crucial | essential
currently | at present
deliberately | on purpose
demanded | required
described | outlined
describing | outlining
detected | noticed
determined | worked out
diagnosed | identified
difficult | hard
disappeared | vanished
disappears | vanishes
discovered | found
discovering | finding
drawback | downside
drawbacks | downsides
due to | because of
each other | one another
eliminated | removed
eliminates | removes
eliminating | removing
employed | used
employs | uses
enhanced | improved
enhancement | improvement
enhancements | improvements
entails | involves
entire | whole
entirely | wholly
essentially | basically
evaluated | assessed
evaluating | assessing
eventually | in the end
evident | obvious
examined | looked at
examining | looking at
explained | accounted for
explicitly | expressly
extensive | broad
fell | dropped
finding | discovering
fixing | repairing
flaw | weakness
flawed | faulty
flaws | weaknesses
for example | for instance
for instance | for example
found | discovered
frequently | often
gathered | collected
generated | produced
generates | produces
generating | producing
goal | aim
goals | aims
halted | stopped
helpful | useful
hence | therefore
huge | enormous
hypotheses | theories
hypothesis | theory
identical | the same
identified | pinpointed
identifying | pinpointing
illustrated | showed
immediately | at once
impossible | not possible
in addition | besides
in the end | eventually
initial | first
initially | at first
inspected | examined
inspecting | examining
instantly | immediately
introduced | brought in
introducing | bringing in
investigated | looked into
investigating | looking into
investigation | inquiry
involves | entails
large | big
likewise | similarly
mainly | mostly
merely | only
mimics | imitates
mistake | error
mistakes | errors
modified | altered
modifies | alters
modifying | altering
moreover | furthermore
necessary | needed
necessitated | called for
needed | required
needs | requires
normally | usually
noticed | observed
now | currently
numerous | many
obstacle | hurdle
obstacles | hurdles
obtained | got
obtaining | getting
obvious | evident
occasionally | at times
occurred | happened
occurring | happening
occurs | happens
often | frequently
original | initial
originally | at first
permits | allows
permitted | allowed
pinpointed | located
postponed | deferred
precise | exact
precisely | exactly
presumably | probably
primarily | mainly
principal | main
problem | issue
problems | issues
prohibited | forbidden
promptly | quickly
proposal | suggestion
proposals | suggestions
provided | supplied
provides | supplies
purely | solely
put back | restored
quick | fast
quickly | rapidly
rapid | quick
rapidly | quickly
rarely | seldom
recommendation | suggestion
recurring | repeated
regarding | about
regularly | routinely
remained | stayed
remaining | leftover
remains | stays
remedied | fixed
reproduced | replicated
reproducing | replicating
requested | asked for
resembles | looks like
retained | kept
revealed | showed
root cause | underlying cause
rose | climbed
roughly | approximately
ruled out | excluded
ruling out | excluding
seldom | rarely
selected | picked
selecting | picking
set up | configured
several | a number of
shortly | soon
showed | demonstrated
shows | demonstrates
simultaneous | concurrent
simultaneously | concurrently
slightly | a little
solely | purely
solved | resolved
sometimes | at times
spotted | noticed
stayed | remained
stays | remains
subsequently | afterwards
substantially | considerably
such as | like
suddenly | all at once
sufficient | enough
suitable | fitting
supposedly | allegedly
suspected | presumed
swiftly | quickly
takes place | happens
therefore | hence
thus | therefore
tiny | very small
took place | happened
tried | attempted
triggered | set off
trying | attempting
turned out | proved
typically | usually
unclear | uncertain
uncovered | revealed
uncovering | revealing
unnecessary | needless
until | till
unusual | uncommon
usually | normally
utilised | used
utilized | used
vanished | disappeared
vanishes | disappears
various | different
verified | checked
verifies | checks
verifying | checking
vital | essential
wanted | asked for
whereas | while
whole | entire
work around | circumvent
worked around | circumvented
`;

/** Places in which one of the words above means something else, or the synonym would not fit the grammar. */
export const NO_SYNONYM =
  /\bbecause of\b|\beven (?:though|although)\b|\b(?:want|need|allow)(?:ed|s)? to\b|\b(?:until|from|right|by|just) now\b|\b(?:find|finding|found) out\b|\b(?:fell|fall) (?:back|short|apart|over)\b|\b(?:then|and) again\b|\bagain and again\b|\bnow and then\b/gi;
