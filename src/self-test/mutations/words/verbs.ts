import { type VerbForms, verbForms } from './tables.js';

/**
 * Verbs that tell what was done in a session: base form, past tense, and the participle where it differs. The other
 * forms follow by rule. An asterisk marks verbs that need no object ("the build failed").
 */
const LINES = `
accept accepted
acquire acquired
add added
adjust adjusted
agree* agreed
allow allowed
analyse analysed
analyze analyzed
apply applied
approve approved
archive archived
assign assigned
attach attached
attempt attempted
avoid avoided
backport backported
benchmark benchmarked
bind bound
block blocked
bound bounded
break broke broken
build built
bump bumped
bypass bypassed
cache cached
call called
cancel cancelled
capture captured
carry carried
catch caught
cause caused
change changed
check checked
choose chose chosen
clean cleaned
clear cleared
close closed
collapse collapsed
collect collected
combine combined
commit committed
compare compared
compile compiled
compute computed
configure configured
confirm confirmed
connect connected
contain contained
convert converted
copy copied
correct corrected
count counted
cover covered
crash* crashed
create created
cut cut
debug debugged
decide decided
declare declared
decode decoded
decrease decreased
define defined
delete deleted
deploy deployed
deprecate deprecated
derive derived
describe described
design designed
detect detected
diagnose diagnosed
disable disabled
discard discarded
disconnect disconnected
discover discovered
discuss discussed
dispatch dispatched
document documented
download downloaded
draft drafted
drain drained
draw drew drawn
drop dropped
elevate elevated
enable enabled
encode encoded
end* ended
enforce enforced
estimate estimated
evaluate evaluated
examine examined
exceed exceeded
exclude excluded
exempt exempted
expand expanded
explain explained
export exported
expose exposed
extend extended
extract extracted
fail* failed
fall* fell fallen
fetch fetched
find found
finish finished
fix fixed
flag flagged
forbid forbade forbidden
force forced
gain gained
generalize generalized
generate generated
give gave given
group grouped
grow* grew grown
guard guarded
handle handled
hide hid hidden
hit hit
hold held
identify identified
ignore ignored
implement implemented
import imported
improve improved
include included
increase increased
index indexed
inspect inspected
install installed
instrument instrumented
integrate integrated
introduce introduced
investigate investigated
isolate isolated
keep kept
kill killed
label labelled
launch launched
lead* led
leak leaked
leave left
limit limited
list listed
load loaded
locate located
lock locked
log logged
lose lost
lower lowered
make made
map mapped
mark marked
match matched
measure measured
memoise memoised
memoize memoized
merge merged
migrate migrated
minimise minimised
mock mocked
monitor monitored
mount mounted
move moved
need needed
normalise normalised
normalize normalized
note noted
obtain obtained
open opened
optimise optimised
optimize optimized
overwrite overwrote overwritten
park parked
pass* passed
patch patched
pin pinned
plan planned
port ported
postpone postponed
prepare prepared
prevent prevented
print printed
produce produced
profile profiled
promote promoted
propose proposed
protect protected
prototype prototyped
prove proved
provide provided
provoke provoked
publish published
pull pulled
push pushed
query queried
raise raised
reach reached
read read
rebase rebased
rebuild rebuilt
receive received
recommend recommended
record recorded
recover recovered
reduce reduced
refactor refactored
refuse refused
regenerate regenerated
reject rejected
release released
reload reloaded
remove removed
rename renamed
render rendered
renew renewed
reorder reordered
repair repaired
replace replaced
replay replayed
report reported
reproduce reproduced
request requested
require required
rerun reran rerun
reset reset
resolve resolved
restart restarted
restore restored
restrict restricted
return returned
reuse reused
reveal revealed
revert reverted
review reviewed
rewrite rewrote rewritten
roll rolled
rotate rotated
route routed
rule ruled
run ran run
satisfy satisfied
save saved
scan scanned
schedule scheduled
score scored
search searched
see saw seen
select selected
send sent
serve served
set set
share shared
ship shipped
show showed shown
shrink* shrank shrunk
sign signed
simplify simplified
simulate simulated
skip skipped
specify specified
split split
spot spotted
stabilise stabilised
stall stalled
standardise standardised
start started
stay* stayed
stop stopped
store stored
stream streamed
strip stripped
succeed* succeeded
suggest suggested
supply supplied
support supported
suspect suspected
swap swapped
switch switched
take took taken
terminate terminated
test tested
throttle throttled
trace traced
track tracked
trigger triggered
trim trimmed
truncate truncated
tune tuned
turn turned
uncover uncovered
undo undid undone
uninstall uninstalled
unify unified
unlock unlocked
update updated
upgrade upgraded
upload uploaded
use used
validate validated
verify verified
want wanted
warm warmed
watch watched
weigh weighed
widen widened
wire wired
work* worked
wrap wrapped
write wrote written
`;

/** Every verb with all its forms. */
export const VERBS: readonly VerbForms[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [base = '', past = '', participle] = line.split(' ');
    return verbForms(base.replace('*', ''), past, participle ?? past, base.endsWith('*') ? 'none' : 'wanted');
  });
