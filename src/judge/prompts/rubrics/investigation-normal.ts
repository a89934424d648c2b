import type { RubricText } from '../rubric-text.js';

export const INVESTIGATION_NORMAL: RubricText = {
  reader: `
An investigation that weighed several hypotheses or options against evidence.
The reader is an engineer who meets the same trouble in three months, or has to defend the same choice.`,
  demands: `
- The question, and what would have counted as an answer.
- Debugging: every serious hypothesis together with what confirmed it or ruled it out; then the mechanism, that is
  how the cause produces the symptom. If no cause was found: that, what is still suspected, and what was put in
  place to learn more.
- Design: the options side by side on stated criteria, the choice, its price, and whether it is a proposal or agreed.
- Evidence with its size: how many of how many, measured how and where. "0 of 5,000" and "not seen" are different
  claims.
- Coincidence in time kept apart from causation.
- Refusals, corrections and changes of mind of the user, as the user's.
- What exists afterwards: a diagnosis, a decision record, a prototype, instrumentation, an unmerged branch; and that
  the product itself was left alone, if it was.
- The question that remains, or the next experiment.
- Actions that are experiments with their results ("Ran it 400 times with 0.2 CPU, 37 failures"), not "Investigated".
- An honest ending: an investigation without a result is failed or partial, and worth reading for what it excluded.`,
  faults: `
- The last suspicion is promoted to root cause.
- Added diagnostics or a mitigation are reported as the repair.
- A hypothesis that was ruled out comes back as the explanation.
- Results of one option are credited to another.
- A sketch or a prototype is described as built.`,
  overall: {
    '0.9': `the engineer would repeat no experiment and knows precisely what is established and what is not.`,
    '0.7': `conclusion and certainty are right; one exclusion, one rejected option or the size of the evidence is
  missing, so that one experiment might be run again.`,
    '0.4': `a conclusion without the way to it, or the way without its conclusion; most experiments would be repeated.`,
    '0.1': `the engineer would believe what the evidence refuted or never showed.`,
  },
};
