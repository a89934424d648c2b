import type { RubricText } from '../rubric-text.js';

export const INVESTIGATION_SIMPLE: RubricText = {
  reader: `
A short investigation: one question was asked and looked into.
The reader is whoever asked. They want the answer, how sure it is, and the one thing it rests on.`,
  demands: `
- The answer, plainly and early. Where none was found, exactly that.
- Its certainty in words that the evidence allows: shown, likely, suspected, unknown.
- The deciding observation, so that it could be looked up again: the log line, the value, the line of code, the
  input that reproduces it. "After some analysis" is not an observation.
- Cause, trigger and symptom kept apart.
- Whether anything was altered. To find is not to fix, and a workaround is not a cure.
- For a small question of design: the option that was picked, what it beat, and the reason that tipped the scales.
- The exact subject: which version, which endpoint, which customer, which configuration the answer holds for.
- A dead end gets a clause at most; two to four sentences will do.`,
  faults: `
- A tour of everything that was opened and searched, without an answer.
- A guess is stated as a fact, or a solid finding is hedged into "might be related".
- The answer belongs to a neighbouring question.
- A remedy appears that nobody applied.
- "Improved understanding" is offered as the result.`,
  overall: {
    '0.9': `the asker has answer, certainty and evidence, and need not come back.`,
    '0.7': `the right answer, but one has to take it on trust: evidence or certainty is missing.`,
    '0.4': `the asker hears what was looked at and still asks "and?", or gets an answer without the case it holds for.`,
    '0.1': `a wrong answer, an answer where there was none, certainty where there was suspicion, or an empty phrase.`,
  },
};
