import type { RubricText } from '../rubric-text.js';

export const INVESTIGATION_COMPLEX: RubricText = {
  reader: `
A long investigation in which belief changed more than once: causes that interact, measurements that misled, or a
design whose decisions depend on each other.
The reader is a sceptical reviewer who asks of every claim: how do you know, and under what conditions?`,
  demands: `
- The sequence of beliefs: what was held first, which observation overturned it, what took its place. The final
  belief must be unmistakable.
- Several causes: the share of each, its own proof, and how they amplify each other; which countermeasure addressed
  which.
- Artefacts called artefacts: a figure that came from a busy machine, a formatting slip or a warm cache is not a
  finding, and that it was thrown out belongs in the text.
- Controls: what was varied, what was held constant, against which baseline, and whether switching the cause off and
  on again switched the effect.
- The reach of the conclusion: populations, loads and versions it covers, and what nobody examined.
- Design: constraints that drove it, invariants, behaviour when a dependency fails, costs accepted knowingly, points
  left undecided on purpose, and in which order one decision forced the next.
- A position that the user took and later gave up, and who signed off on the final version.
- The border between simulation, prototype, staging and production.
- Moments carry more here than elsewhere: four to six, spread over the whole length, each saying what was newly known
  rather than what was being done.`,
  faults: `
- The premature explanation of the first half is given as final.
- A tidy tale: refuted ideas vanish, and luck turns into method.
- Figures are swapped between variants, conditions or before and after.
- Every claim comes in the same confident tone, whether proven, inferred or guessed.
- One contributing cause takes the credit of all.`,
  overall: {
    '0.9': `the reviewer's objections are answered in the text: final belief, what felled its rivals, conditions and
  limits.`,
    '0.7': `the final belief and its main proof are right; one overturned belief, one contributing cause or one limit
  is missing.`,
    '0.4': `one cause or decision out of several, or a final belief with nothing that tells why its rivals fell.`,
    '0.1': `a belief that the session itself overturned, an artefact as a result, or a confident conclusion where the
  matter stayed open.`,
  },
};
