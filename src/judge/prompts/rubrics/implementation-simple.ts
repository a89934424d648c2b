import type { RubricText } from '../rubric-text.js';

export const IMPLEMENTATION_SIMPLE: RubricText = {
  reader: `
A small piece of implementation: one thing was broken or wanted, and one change answered it.
The reader is a colleague who scans twenty of these over coffee and asks: what was changed, why, is it done?`,
  demands: `
- The change itself and the place where it was made: file, function, setting, version or command. "Fixed the bug"
  has neither.
- Its reason in one clause. For a bug the cause behind the symptom; for a small feature, what somebody can do now
  that they could not do before; for a rename or an upgrade, from which form to which, in that direction; for a bit
  of operations, which system went from which state into which.
- Where a small fix has two halves, both. Telling only the first half is the commonest way to get it wrong.
- One proof that it works, by name: the test, the command, the output that was seen.
- Brevity: two to four sentences and three to six actions are plenty. How the place was found, which tool was
  opened and what had to be typed twice does not belong here unless it changed the result.
- A title that is the change, so that nobody has to open the rest.`,
  faults: `
- The symptom is given as the cause.
- The direction of a rename, an upgrade or a move is reversed.
- Inflation: a routine step becomes a breakthrough, a one-line change a "comprehensive overhaul".
- Something merely proposed for later is told as done.
- Padding: background, tool names or good intentions take more room than the change.`,
  overall: {
    '0.9': `one glance tells what was changed, where, why, and how it was checked; nothing has to be skipped over.`,
    '0.7': `the change and its result are right, but cause, place or proof is missing, or they drown in a text of
  twice the needed length.`,
    '0.4': `one learns which area was touched but not what was changed there, or one half of the fix is missing so
  that the reader believes in another fix.`,
    '0.1': `it would fit any small fix, names a change that was not made, or sells an unfinished one as done.`,
  },
};
