import type { RubricText } from '../rubric-text.js';

export const IMPLEMENTATION_NORMAL: RubricText = {
  reader: `
A piece of implementation in several steps, each built on what the one before had shown.
The reader takes over the branch tomorrow and will not read the session.`,
  demands: `
- The request and its limits: what the user asked for, and the conditions they set (compatibility, budget, "leave
  the schema alone").
- The thread: why each step led to the next. A row of events is not a thread.
- The choice that shaped the result, with its reason; and an attempt that was reverted or discarded wherever it
  explains the result, clearly marked as discarded.
- Who decided. What the user refused, preferred or corrected is theirs, not the assistant's.
- Verification in exact words: that tests were written, that they were run, and that they passed are three claims.
  Before-and-after numbers stand with unit and circumstance.
- What its kind asks for. Bugfix: the cause, and what will notice a relapse. Feature: behaviour at the edges,
  defaults, switches. Refactoring: what stayed the same, and how that is known. Operations: which environment, state
  before and after, the way back.
- What is left for the successor: an open pull request, a flag still off, a red test, a promised follow-up.
- Five to nine actions in the order of work, each one thing with its object.`,
  faults: `
- A discarded attempt is presented as the solution.
- "All tests pass" where a part of them ran, or none.
- "Merged", "deployed" or "enabled" of something that was only prepared.
- A list of touched files stands in for what behaves differently now.
- A number has lost what it measured, or sits at another quantity.`,
  overall: {
    '0.9': `the successor continues without asking: request, deciding reason, what is in place, how it was verified
  and what is open are all there.`,
    '0.7': `the successor continues after one question: one link (a condition, a verification, a remainder) is
  missing, and nothing is wrong.`,
    '0.4': `the successor knows the topic and some steps, but the thread is broken: they would redo work or miss
  what is open.`,
    '0.1': `the successor starts in the wrong direction, taking something for finished, reverted or verified that is
  not; or has learnt nothing.`,
  },
};
