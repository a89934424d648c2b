import type { Difficulty, Family } from './question.js';
import type { RubricText } from './rubric-text.js';

const IMPLEMENTATION_SIMPLE: RubricText = {
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

const IMPLEMENTATION_NORMAL: RubricText = {
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

const IMPLEMENTATION_COMPLEX: RubricText = {
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

const INVESTIGATION_SIMPLE: RubricText = {
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

const INVESTIGATION_NORMAL: RubricText = {
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

const INVESTIGATION_COMPLEX: RubricText = {
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

/** What is asked of a summary, by the sort of work and its size. */
export const RUBRICS: Readonly<Record<Family, Readonly<Record<Difficulty, RubricText>>>> = {
  implementation: {
    simple: IMPLEMENTATION_SIMPLE,
    normal: IMPLEMENTATION_NORMAL,
    complex: IMPLEMENTATION_COMPLEX,
  },
  investigation: {
    simple: INVESTIGATION_SIMPLE,
    normal: INVESTIGATION_NORMAL,
    complex: INVESTIGATION_COMPLEX,
  },
};
