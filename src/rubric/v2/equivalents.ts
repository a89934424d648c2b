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
not decide_against advise_against far_from vote_against argue_against opt_against recommend_against
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
