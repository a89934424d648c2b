/**
 * Words that turn a statement of a session summary into its opposite. Verbs first: `base past participle` on both
 * sides, the other forms follow by rule; a verb may stand on the left of several lines, of which the first counts.
 */
export const OPPOSITE_VERBS = `
accept accepted | reject rejected
acquire acquired | release released
add added | remove removed
allow allowed | forbid forbade forbidden
approve approved | reject rejected
attach attached | detach detached
close closed | reopen reopened
confirm confirmed | refute refuted
connect connected | disconnect disconnected
create created | delete deleted
decode decoded | encode encoded
decrease decreased | increase increased
decrypt decrypted | encrypt encrypted
delete deleted | create created
deploy deployed | withdraw withdrew withdrawn
detach detached | attach attached
disable disabled | enable enabled
discard discarded | keep kept
disconnect disconnected | connect connected
downgrade downgraded | upgrade upgraded
download downloaded | upload uploaded
drop dropped | keep kept
enable enabled | disable disabled
encode encoded | decode decoded
encrypt encrypted | decrypt decrypted
exclude excluded | include included
expand expanded | collapse collapsed
export exported | import imported
expose exposed | hide hid hidden
fail failed | succeed succeeded
fall fell fallen | rise rose risen
fix fixed | break broke broken
forbid forbade forbidden | allow allowed
gain gained | lose lost
grow grew grown | shrink shrank shrunk
hide hid hidden | expose exposed
import imported | export exported
improve improved | worsen worsened
include included | exclude excluded
increase increased | decrease decreased
install installed | uninstall uninstalled
keep kept | drop dropped
land landed | revert reverted
lock locked | unlock unlocked
lose lost | gain gained
lower lowered | raise raised
merge merged | close closed
mount mounted | unmount unmounted
open opened | close closed
pass passed | fail failed
prevent prevented | cause caused
prove proved | disprove disproved
raise raised | lower lowered
reduce reduced | increase increased
refuse refused | accept accepted
refute refuted | confirm confirmed
reject rejected | accept accepted
remove removed | add added
repair repaired | break broke broken
resolve resolved | reopen reopened
restore restored | discard discarded
reveal revealed | conceal concealed
revert reverted | keep kept
rise rose risen | fall fell fallen
satisfy satisfied | violate violated
shrink shrank shrunk | grow grew grown
simplify simplified | complicate complicated
start started | stop stopped
stop stopped | start started
succeed succeeded | fail failed
uninstall uninstalled | install installed
unlock unlocked | lock locked
unmount unmounted | mount mounted
upgrade upgraded | downgrade downgraded
upload uploaded | download downloaded
win won | lose lost
`;

/** Other words, each pair in both directions. */
export const OPPOSITE_WORDS = `
above below
absent present
active inactive
after before
always never
asynchronous synchronous
backward forward
best worst
better worse
bigger smaller
compatible incompatible
complete incomplete
correct incorrect
deeper shallower
downstream upstream
earlier later
encrypted unencrypted
external internal
faster slower
first last
green red
higher lower
highest lowest
inside outside
largest smallest
latest oldest
longer shorter
major minor
maximum minimum
mutable immutable
newer older
offline online
private public
reliable unreliable
safe unsafe
shared unshared
stable unstable
success failure
successful unsuccessful
successfully unsuccessfully
supported unsupported
valid invalid
`;

/** Phrases whose opposite is no single word. Only in the direction written. */
export const OPPOSITE_PHRASES = `
a failed | a successful
no failed | no successful
the failed | the successful
each failed | each successful
every failed | every successful
failed a | passed a
failed the | passed the
failing | passing
passing | failing
fewer than | more than
a different | the same
at different | at the same
with different | with the same
the same | a different
visible | hidden
pushed branch | deleted branch
pushed commit | dropped commit
pushed the branch | deleted the branch
pushed the change | discarded the change
pushed the changes | discarded the changes
pushed the commit | dropped the commit
came early | came late
too early | too late
too late | too early
ruled out | confirmed
rules out | confirms
ruling out | confirming
held back | let through
put back | taken out
at least | at most
at most | at least
more than | less than
less than | more than
turned on | turned off
turned off | turned on
switched on | switched off
switched off | switched on
went up | went down
came down | went up
speeds up | slows down
sped up | slowed down
speeding up | slowing down
`;

/** Places in which one of the words above means something else, so that no opposite belongs there. */
export const NO_OPPOSITE =
  /\b(?:no|any) longer\b|\bpull requests?\b|\bat (?:first|last)\b|\bbefore and after\b|\b(?:start|starts|started|starting) over\b|\b(?:fell|fall|falls|falling) (?:back|short)\b|\b(?:keep|keeps|kept|keeping) \w+ing\b|\b(?:keep|keeps|kept|keeping) (?:\S+ ){1,5}free\b|\bopen source\b|\badd(?:s|ed|ing)? up\b|\bdrop(?:s|ped)? (?:to|from|by)\b|\bmerg(?:e|es|ed|ing) (?:\S+ ){1,8}?into\b|\bfirst of all\b|\bgreen field\b|\bnever again\b/gi;
