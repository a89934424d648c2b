/**
 * What summaries of technical sessions really get wrong about what was done and found: state and outcome, who or what it
 * was about, how sure one is, how long it holds. Written from how such sessions are told, not from the words that a
 * rubric knows: an exam made of them would be passed by heart. A test says how many pairs both may share.
 *
 * Verbs: `base past participle` on both sides, the other forms follow by rule. Each pair counts in both directions, and
 * of several lines with one verb the first one.
 */
export const OPPOSITE_VERBS = `
pass passed | fail failed
fix fixed | mask masked
repair repaired | damage damaged
correct corrected | corrupt corrupted
recover recovered | lose lost
resolve resolved | escalate escalated
crash crashed | survive survived
die died | survive survived
kill killed | spawn spawned
launch launched | terminate terminated
halt halted | proceed proceeded
stop stopped | continue continued
abort aborted | complete completed
finish finished | abandon abandoned
begin began begun | end ended
start started | stop stopped
pause paused | resume resumed
park parked | resume resumed
stall stalled | advance advanced
implement implemented | postpone postponed
defer deferred | deliver delivered
perform performed | skip skipped
test tested | skip skipped
deploy deployed | withhold withheld
publish published | retract retracted
push pushed | pull pulled
commit committed | stash stashed
merge merged | split split
combine combined | separate separated
extract extracted | inline inlined
revert reverted | reapply reapplied
keep kept | scrap scrapped
undo undid undone | keep kept
add added | drop dropped
remove removed | retain retained
delete deleted | preserve preserved
overwrite overwrote overwritten | preserve preserved
write wrote written | erase erased
read read | write wrote written
record recorded | erase erased
append appended | prepend prepended
create created | destroy destroyed
introduce introduced | retire retired
restore restored | wipe wiped
rebuild rebuilt | reuse reused
regenerate regenerated | reuse reused
discard discarded | adopt adopted
reject rejected | adopt adopted
deprecate deprecated | reinstate reinstated
enable enabled | disable disabled
enforce enforced | bypass bypassed
validate validated | bypass bypassed
include included | omit omitted
exempt exempted | include included
cover covered | neglect neglected
accept accepted | decline declined
approve approved | veto vetoed
grant granted | revoke revoked
renew renewed | revoke revoked
expire expired | renew renewed
want wanted | refuse refused
request requested | refuse refused
agree agreed | disagree disagreed
support supported | oppose opposed
propose proposed | oppose opposed
recommend recommended | discourage discouraged
choose chose chosen | avoid avoided
permit permitted | forbid forbade forbidden
allow allowed | ban banned
block blocked | admit admitted
require required | prohibit prohibited
confirm confirmed | deny denied
suspect suspected | exclude excluded
verify verified | assume assumed
prove proved | doubt doubted
measure measured | estimate estimated
count counted | guess guessed
clear cleared | blame blamed
find found | miss missed
detect detected | miss missed
discover discovered | overlook overlooked
identify identified | overlook overlooked
notice noticed | overlook overlooked
show showed shown | hide hid hidden
report reported | conceal concealed
leak leaked | withhold withheld
protect protected | expose exposed
provoke provoked | avert averted
reproduce reproduced | avert averted
trigger triggered | suppress suppressed
cause caused | cure cured
reach reached | miss missed
meet met | miss missed
satisfy satisfied | breach breached
violate violated | respect respected
ignore ignored | heed heeded
match matched | contradict contradicted
differ differed | coincide coincided
raise raised | cut cut
lift lifted | lower lowered
reduce reduced | inflate inflated
increase increased | decrease decreased
rise rose risen | sink sank sunk
fall fell fallen | climb climbed
grow grew grown | dwindle dwindled
extend extended | shorten shortened
double doubled | halve halved
accelerate accelerated | delay delayed
widen widened | narrow narrowed
tighten tightened | relax relaxed
strengthen strengthened | weaken weakened
improve improved | degrade degraded
promote promoted | demote demoted
open opened | close closed
hold held | release released
share shared | isolate isolated
cache cached | evict evicted
send sent | receive received
ask asked | answer answered
follow followed | precede preceded
overestimate overestimated | underestimate underestimated
remember remembered | forget forgot forgotten
refund refunded | charge charged
credit credited | debit debited
save saved | waste wasted
win won | trail trailed
`;

/** Other words, each pair in both directions; of several lines with one word the first counts. */
export const OPPOSITE_WORDS = `
before after
until since
first last
new old
existing new
fresh stale
current previous
legacy modern
early late
also only
often rarely
temporary permanent
temporarily permanently
manual automatic
manually automatically
optional mandatory
partial full
partially fully
single multiple
shared dedicated
separately together
local remote
locally remotely
static dynamic
direct transitive
inner outer
inbound outbound
ingress egress
input output
inputs outputs
requests responses
client server
clients servers
primary replica
leader follower
parent child
caller callee
callers callees
source target
sender recipient
producer consumer
reader writer
frontend backend
staging production
rows columns
row column
horizontal vertical
hits misses
causes symptoms
regression improvement
random deterministic
parallel sequential
concurrent sequential
concurrently sequentially
idle busy
exact approximate
exactly roughly
strict lenient
eager lazy
sparse dense
cheap expensive
simple complex
harmless dangerous
stronger weaker
positive negative
ascending descending
cold warm
hot cold
slow fast
slowly quickly
short long
small large
smaller larger
green red
inside outside
`;

/** Phrases whose opposite is no single word. Only in the direction written. */
export const OPPOSITE_PHRASES = `
failing | passing
passing | failing
missing | superfluous
a failed | a flawless
the failed | the flawless
no failed | no flawless
each failed | each flawless
every failed | every flawless
merged PR | shelved PR
lacked | had
lacks | has
issued | revoked
a cause | a symptom
the cause | a symptom
cause of | symptom of
as cause | as symptom
a separate | the same
because of | despite
due to | despite
thanks to | despite
despite | because of
because | although
although | because
even though | because
into | out of
out of | into
in favour of | against
ruled out | blamed
rules out | blames
ruling out | blaming
decided against | decided on
decided on | decided against
protected against | exposed to
rule against | rule for
within | beyond
at least | at most
at most | at least
up to | at least
more than | less than
less than | more than
fewer than | more than
ahead of | behind
behind | ahead of
for now | for good
for good | for now
until then | since then
since then | until then
in advance | afterwards
afterwards | beforehand
by hand | automatically
by default | on request
on purpose | by accident
by accident | on purpose
one by one | all at once
step by step | all at once
pod by pod | all at once
at once | one by one
rolled out | rolled back
rolled back | rolled out
scaled up | scaled down
scaled down | scaled up
logged in | logged out
set up | tore down
put off | brought forward
brought forward | put off
cut off | connected
kicked off | called off
called off | kicked off
gave up | carried on
carried on | gave up
turned on | turned off
turned off | turned on
left open | settled
stays open | is closed
a fix | a workaround
the fix | the workaround
a workaround | a fix
the workaround | the fix
root cause | side effect
the user | the assistant
the assistant | the user
the customer | the agent
the agent | the customer
the author | the reviewer
the reviewer | the author
read-only | writable
opt-in | opt-out
opt-out | opt-in
server-side | client-side
client-side | server-side
in-memory | on-disk
fail-open | fail-closed
`;

/** Places in which one of the words above means something else, so that no opposite belongs there. */
export const NO_OPPOSITE =
  /\b(?:no|any|as|before|so) long(?:er)?\b|\bpull requests?\b|\bat (?:first|last)\b|\bfirst of all\b|\b(?:before and after|first and last)\b|\bnot (?:only|until)\b|\bbut also\b|\bonly (?:just|if)\b|\b(?:keep|keeps|kept|keeping) \w+ing\b|\b(?:keep|keeps|kept|keeping) (?:\S+ ){1,5}free\b|\bopen source\b|\bsource code\b|\b(?:fell|fall|falls|falling|cut|cuts) (?:back|short)\b|\b(?:in|the) short\b|\bshort of\b|\bsmall talk\b|\bdrop(?:s|ped)? (?:to|from|by)\b|\badd(?:s|ed|ing)? up\b|\b(?:start|starts|started|starting) over\b|\b(?:look|looks|looked|looking|ran|run|runs|running) (?:into|out of)\b|\b(?:insights?|went|go|goes) into\b|\bon top of\b|\bmeetings?\b|\bfound out\b|\bgreen field\b/gi;
