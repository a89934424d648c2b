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
almost | nearly
alongside | next to
although | though
altogether | in all
apparent | evident
apparently | seemingly
approximately | roughly
arose | came up
assembled | put together
assisted | helped
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
calculated | computed
caused | brought about
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
fixing | repairing
flaw | weakness
flawed | faulty
flaws | weaknesses
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
normally | usually
noticed | observed
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
roughly | approximately
seldom | rarely
selected | picked
selecting | picking
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
suddenly | all at once
sufficient | enough
suitable | fitting
supposedly | allegedly
suspected | presumed
swiftly | quickly
therefore | hence
thus | therefore
tiny | very small
tried | attempted
triggered | set off
trying | attempting
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
whereas | while
whole | entire
`;
