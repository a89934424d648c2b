/**
 * Words that developers use for the same thing, a group a line; the first of a line stands for all, in all its forms.
 * `a_b` are two words; `=` marks a word whose stem says something else as well ("authorization" and "author" have one).
 * Curated by hand: general lists of synonyms lack these.
 */
export const SAME_WORDS = `
app application
arg argument
async asynchronous
auth authentication authenticate authn
authz authorization= authorisation= authorize= authorise= authorized= authorised=
auto automatic automatically
cancel cancelled cancelling
catalog catalogue
ci continuous_integration
cli command_line
config configuration configure conf cfg
cpu processor
db database
deps dependency dependencies
dev development=
dir directory folder
doc documentation= document=
env environment
exec execute execution
gray grey
id identifier=
impl implement
info information
init initialize
k8s kubernetes
label labelled labelling
lib library
license licence
max maximum
mem memory
min minimum
model modelled modelling
msg message
param parameter
perf performance=
pr pull_request merge_request
prod production=
refute rule_out disprove
regex regexp regular_expression
repo repository
spec specification=
sync synchronous synchronize
ms millisecond
kb kilobyte
mb megabyte
gb gigabyte
signal signalled signalling
temp temporary tmp
total totalled totalling
travel travelled travelling
txn transaction
ui user_interface
utils utility utilities
var variable
vs versus
ok okay
`;

/**
 * Words that mostly mean the same in a report of work, a group a line. They count in part, since each pair differs in
 * some context.
 */
export const SIMILAR_WORDS = `
abort cancel stop halt
accelerate speed
add introduce append insert
adjust tweak tune
allow permit let
amend modify change alter edit revise
answer reply respond
ask request
assess evaluate judge
avoid prevent
begin start launch
big large huge
bug defect fault error failure problem issue
build construct compile
call invoke
check verify validate confirm
choose select pick
clarify explain describe
clean tidy cleanup
combine merge join unify consolidate
complete finish conclude
create make produce generate
cut reduce lower decrease shrink
deploy ship release roll
delete remove drop eliminate strip
detect discover find found identify spot locate
develop implement write author
different distinct
diagnose debug troubleshoot
display show present
enable activate
disable deactivate
enhance improve better
ensure guarantee
fast quick rapid
fetch retrieve obtain get load
fix repair resolve correct mend cure
handle process treat
help assist aid
hang stall freeze
important key major
increase raise grow rise
inspect examine investigate analyze analyse study explore review
keep retain preserve
latency delay
log record
main primary
method approach technique
missing absent lacking
move migrate transfer shift
need require want demand
number count amount
old legacy former previous
outage downtime
parse read
plan design
prove demonstrate
push upload publish
put place
query search lookup
rebuild recreate
refactor restructure rework reorganize reorganise
rename relabel
replace swap substitute exchange
report tell state
restore recover
result outcome
return yield
revert undo rollback
root underlying
rule policy
run execute
save store persist
script program
simple easy
slow sluggish
small little tiny
split divide separate
suggest propose recommend
switch toggle
test exercise
trace track
trigger cause provoke
try attempt
update upgrade bump
use utilize utilise employ
warn alert
whole entire full
wrong incorrect mistaken
`;

/**
 * Opposites, a pair a line. Where the reference has one and the candidate the other, at the same place of the same
 * statement, one of them is wrong. Developers' pairs first; the general ones are those that reports of work use.
 */
export const OPPOSITES = `
fix break
land revert
merge revert
merge close
merge reject
enable disable
activate deactivate
add remove
add delete
insert delete
insert remove
create delete
create remove
create destroy
introduce remove
install uninstall
pass fail
passed failed
succeed fail
success failure
successful unsuccessful
successful failed
upgrade downgrade
improve worsen
improve degrade
increase decrease
increase reduce
increase drop
raise lower
raise reduce
rise fall
grow shrink
expand shrink
expand contract
speed slow
faster slower
fast slow
accelerate decelerate
allow deny
allow block
allow forbid
permit forbid
accept reject
approve reject
confirm refute
confirm disprove
prove disprove
include exclude
encrypt decrypt
encode decode
compress decompress
serialize deserialize
lock unlock
open close
start stop
begin end
begin finish
start finish
push pull
upload download
import export
read write
load unload
mount unmount
connect disconnect
attach detach
register unregister
subscribe unsubscribe
show hide
expose hide
public private
local remote
local global
internal external
sync async
synchronous asynchronous
sequential parallel
serial parallel
single multiple
optional mandatory
optional required
manual automatic
static dynamic
strict lenient
strict loose
mutable immutable
blocking nonblocking
safe unsafe
secure insecure
secure vulnerable
valid invalid
correct incorrect
correct wrong
right wrong
true false
stable unstable
stable flaky
available unavailable
reachable unreachable
healthy unhealthy
known unknown
related unrelated
used unused
complete incomplete
finished unfinished
consistent inconsistent
compatible incompatible
supported unsupported
keep remove
keep delete
keep drop
keep discard
retain discard
preserve discard
save discard
deploy rollback
commit rollback
promote demote
split merge
separate merge
split combine
expand collapse
before after
first last
old new
older newer
oldest newest
earlier later
earliest latest
minimum maximum
min max
upper lower
high low
higher lower
more less
more fewer
most least
large small
larger smaller
long short
longer shorter
up down
inside outside
above below
left right
top bottom
front back
frontend backend
client server
primary secondary
primary replica
master replica
producer consumer
sender receiver
request response
input output
success error
better worse
best worst
easy difficult
simple complex
full empty
always never
all none
present absent
present missing
missing found
found lost
agree disagree
like dislike
strengthen weaken
tighten loosen
simplify complicate
hit miss
won lost
gain lose
gain loss
profit loss
hot cold
forward backward
ascending descending
positive negative
active inactive
online offline
early late
resolved unresolved
solved unsolved
fixed unfixed
merged unmerged
tested untested
verified unverified
confirmed unconfirmed
expected unexpected
intended unintended
deployed undeployed
changed unchanged
documented undocumented
cached uncached
defined undefined
blocked unblocked
resume pause
resume suspend
prevent cause
prevent allow
prevent trigger
solve cause
fix cause
mitigate aggravate
permanent temporary
deterministic nondeterministic
upstream downstream
ahead behind
inner outer
wide narrow
strong weak
cheap expensive
common rare
accept refuse
approve refuse
grant refuse
grant revoke
grant deny
block unblock
freeze unfreeze
publish withdraw
deploy withdraw
restore discard
resolve reopen
close reopen
visible hidden
green red
same different
similar different
everything nothing
everyone nobody
all some
majority minority
major minor
absolute relative
abstract concrete
explicit implicit
eager lazy
exact approximate
fresh stale
warm cold
odd even
horizontal vertical
parent child
source target
source destination
head tail
inbound outbound
incoming outgoing
ingress egress
encourage discourage
recommend discourage
often rarely
often seldom
double halve
extend shorten
lengthen shorten
widen narrow
deep shallow
dense sparse
clean dirty
possible impossible
sufficient insufficient
enough insufficient
day night
buy sell
win lose
alive dead
dry wet
empty nonempty
`;

/** Words that turn the meaning of what follows. */
export const NEGATORS = 'not no non never without none cannot hardly nothing nobody lacks lacking lack';

/** Verbs that negate the verb after them: "failed to upload". */
export const NEGATING_BEFORE_TO =
  'fail failed fails failing failure unable refuse refused refuses refusing decline declined declines declining';

/**
 * Words whose clause does not plainly affirm what it speaks of: it takes it away, doubts it, plans it or forbids it. "The
 * suspected missing index" does not say that the index is missing.
 */
export const HEDGES = `neither nor 0 zero refute refutes refuted disproves unlikely innocent
  gone vanished disappeared avoid avoided await awaiting awaits await block blocked claimed defer deferred delete deleted deny denied disable
  disabled disproved doubt doubted drop dropped exclude excluded expected forbid forbidden forgot forgotten hypothesis
  ignore ignored ignores lost miss missed misses missing omit omitted pending plan planned postpone postponed prevent
  prevented prevents reject rejected remove removed removes removing skip skipped skips stop stopped supposed
  suspect suspected suspicion todo undo unless wait waiting waits wrongly assumed believed thought could might would
  should`;

/** Words that begin another statement: a negation does not reach beyond them. */
export const CLAUSE_WORDS =
  'and but because although though while whereas however so then which who that when where if unless until since before after instead';
