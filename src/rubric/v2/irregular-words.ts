/**
 * Forms that a stemmer does not bring together, a word a line with its base first: irregular verbs of reports, and verbs
 * whose stem Porter2 cuts too far ("added" becomes "ad"). Only those that tell what was done: merging the forms of "say",
 * "take" or "become" lowers the agreement with people (REALSumm).
 */
export const IRREGULAR_WORDS = `
add added adding adds
begin began begun
break broke broken
build built
catch caught
choose chose chosen
drop dropped dropping
err erred erring
fall fell fallen
forbid forbade forbidden
forget forgot forgotten
freeze froze frozen
grow grew grown
hide hid hidden
keep kept
lose lost losing
plan planned planning
rise rose risen
run ran running
send sent
show showed shown
shrink shrank shrunk
spin spun
throw threw thrown
undo undid undone
win won
withdraw withdrew withdrawn
write wrote written
overwrite overwrote overwritten
rewrite rewrote rewritten
rebuild rebuilt
resend resent
rerun reran
`;
