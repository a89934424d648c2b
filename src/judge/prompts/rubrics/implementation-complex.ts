import type { RubricText } from '../rubric-text.js';

export const IMPLEMENTATION_COMPLEX: RubricText = {
  reader: `
A long piece of implementation with phases: several parts of a system, several environments or people, and decisions
whose effects met only later.
The reader is a lead who answers for the result, decides what happens next, and must be able to trust every sentence.`,
  demands: `
- Scope over time: what was promised at the start, what was added or dropped on the way, what was delivered in the
  end. Partial delivery is the usual case and must show in title, text and outcome alike.
- A ledger of states: for every part whether it is drafted, reviewed, merged, deployed, switched on, rolled back,
  parked or given up, and in which environment. "Migrated" alone is no state.
- Trade-offs: what was given up for what, on which evidence. Of a decision that was reversed, the final form counts.
- What cannot be undone and what guards it: rows changed or deleted and how many, locks, downtime, backups, the
  rehearsed way back.
- How the parts hang together: why the order was forced, and which surprise in one part overturned plans in another.
- Figures bound to subject and circumstance: which service, which load, before or after which phase.
- Deadlines, owners and risks of whatever remains.
- Even coverage: actions and moments reach from the first phase to the last, chosen by consequence and not by order
  of appearance. Summaries of long sessions fade after the first third; look whether the last phase is there.`,
  faults: `
- The whole is reported by its best part.
- An assumption of an early phase survives although a later phase refuted it.
- Two services, environments, incidents or migrations are confused, or a remedy is credited to the wrong one.
- Coverage stops half-way, or the text breaks off in the middle of a sentence.
- Smooth management prose ("stabilised", "streamlined") hides what state anything is in.`,
  overall: {
    '0.9': `the lead could brief others from it and take the next decision: true state of every part, the trade-off,
  the risk that remains.`,
    '0.7': `the outline is right; the state of one part, the ground of one decision or one risk is missing, and
  nothing that matters is wrong.`,
    '0.4': `only some phases are covered, typically the early ones, or states are so blurred that the lead would
  have to ask about most of them.`,
    '0.1': `the lead would act wrongly: success where something was rolled back or left half done, the wrong part
  blamed, or slogans instead of a report.`,
  },
};
