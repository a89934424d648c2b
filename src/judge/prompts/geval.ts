import type { Dimension, Summary } from '../../core/summary.js';
import type { CompletionRequest, JsonSchema } from '../asking/completer.js';
import type { SessionRequest } from '../grounding/request-of-session.js';
import { forDimensions } from './for-dimensions.js';
import { FOREIGN_TEXT_RULES, SUMMARY_FORM, shownFields, shownPassage } from './foreign-data.js';
import { answerTokens, sections, userPrompt } from './question.js';
import { closedObject, textOf } from './rubric-schema.js';
import { PROMPT_VERSIONS } from './versions.js';

/** Longest reasoning and longest note of a step that the judge is asked for. */
const REASONING_CHARS = 350;
const STEP_CHARS = 200;

/** A score on the scale of five: a provider that keeps to the schema cannot answer on another. */
export const FIVE_POINTS: JsonSchema = { type: 'integer', enum: [1, 2, 3, 4, 5] };

/** What the steps look at, in this order. */
export const GEVAL_STEPS = ['correctness', 'completeness', 'quality', 'presentation'] as const;
type GevalStep = (typeof GEVAL_STEPS)[number];

/** What is judged, in words. */
export interface Judged {
  /** Who the judge is, and what it does not know. */
  readonly role: string;
  /** What such a text consists of. */
  readonly form: string;
  /** One word, such as summary. */
  readonly noun: string;
}

const A_SUMMARY: Judged = {
  role: 'You review summaries of working sessions. You remember no other summary and compare this one with none.',
  form: SUMMARY_FORM,
  noun: 'summary',
};

/** What one metric of the G-Eval kind asks for. */
export interface Criteria {
  readonly asks: string;
  readonly steps: Readonly<Record<GevalStep, string>>;
  /** From 5 down to 1. */
  readonly scale: readonly [string, string, string, string, string];
  /** A good and a weak one, with the scores that they get. */
  readonly examples: string;
}

const RELEVANCE: Criteria = {
  asks: `Relevance: does the summary answer what the person wanted from this session? You are given their request, up to
three results that tools gave during the session, and the summary. The request is what they asked for at the beginning;
a session may move on from there, so a turn that the results show is no fault. The results are a sample: what they do
not show may still have happened, and whether claims are true is judged elsewhere.`,
  steps: {
    correctness: `Take the request apart into what was wanted and under which conditions. Does the summary speak about
this work, this system and this wish, or about something else, something next to it, or any session at all?`,
    completeness: `For each thing that was wanted: does the summary say what became of it (done, found, decided, refused,
left open)? A wish that is not mentioned is missing, however much else is told.`,
    quality: `Does what weighs for the person come first and get the most room? Details of the way that nobody asked for
cost only where they crowd out what was wanted.`,
    presentation: `Would the person who asked recognise their request in [[title|the title and in ]]the first sentence, and see how
it ended from [[outcome|the outcome and ]]the last one?`,
  },
  scale: [
    'everything that was wanted is answered, the weightiest first, and hardly anything is beside the point',
    'what was wanted is answered; one lesser wish is passed over, or some of it is beside the point',
    'the main wish is touched, but it stays open what became of it, or half of the summary is about other things',
    'only loosely about the request: the right area, another question',
    'about something else, or it could stand over any session',
  ],
  examples: `The request was: "Why does search miss words with accents? Leave production alone."
- 5: "Search missed accented words because the analyzer did not fold accents. It does on staging now; production was left
  alone." Question and condition are both answered.
- 2: "Reindexed 41,000 documents on staging and cleaned up the analyzer." The right area, but why words were missed, which
  was asked, is not said.`,
};

const COHERENCE: Criteria = {
  asks: `Coherence: does the summary hold together as a text? You are given the summary alone. Whether it is true or
complete is judged elsewhere: you cannot know what happened. Judge how its parts fit each other and whether a reader
can follow.`,
  steps: {
    correctness: `Hold the fields against each other: [[title,summary|does the title say what the summary says? ]][[key_actions|Are the actions those
of that story? ]][[aha_moments|Do the moments explain it? ]][[outcome|Does the outcome word follow from it? ]]Numbers, names and directions must agree.`,
    completeness: `Can one follow from what was wanted over what was found to what was done and how it ended, without a
gap that one must guess? A name or a number that appears without ever being introduced is a gap.`,
    quality: `Does each sentence add something and lead to the next? Repetition, sentences in no order and lists of
keywords cost; short is no fault.`,
    presentation: `Are sentences whole and references clear ("it", "this fix")? Does the text end where a sentence ends,
in one language and one tense?`,
  },
  scale: [
    'one story from beginning to end; nothing contradicts, repeats or hangs in the air',
    'clear, with one gap, repetition or unclear reference that does not mislead',
    'understandable with effort: several such faults, or fields that tell the story differently',
    'hard to follow, or two parts contradict each other about something that matters',
    'no story: fragments, keywords, a text that breaks off, or contradictions throughout',
  ],
  examples: `- 5: "Search missed accented words because the analyzer did not fold accents. Folding was added, and staging was reindexed.
  Production follows on Monday."
- 2: "Folding was added. Accents. Production was reindexed. The index on production is still the old one, since that was not
  possible." Two sentences contradict each other about what was done, and nobody knows what "that" is.`,
};

/** Asks how far a summary answers what the session was about. */
export function relevanceRequest(
  { request, context }: SessionRequest,
  candidate: Summary,
  model: string,
  dimensions: readonly Dimension[],
): CompletionRequest {
  const { shown, shortened } = shownFields(candidate, 'summary', dimensions);
  const data = {
    request: shownPassage(request),
    results: context.map(shownPassage),
    summary: shown,
    shortened,
  };
  const task = 'Judge the relevance of the summary to the request.';
  const user = userPrompt(task, data);
  return gevalRequest(A_SUMMARY, RELEVANCE, { user, model, version: PROMPT_VERSIONS.relevance, dimensions });
}

/** Asks how well a summary holds together; nothing but the summary is shown. */
export function coherenceRequest(
  candidate: Summary,
  model: string,
  dimensions: readonly Dimension[],
): CompletionRequest {
  const { shown, shortened } = shownFields(candidate, 'summary', dimensions);
  const user = userPrompt('Judge the coherence of the summary.', { summary: shown, shortened });
  return gevalRequest(A_SUMMARY, COHERENCE, { user, model, version: PROMPT_VERSIONS.coherence, dimensions });
}

interface GevalWords {
  readonly user: string;
  readonly model: string;
  readonly version: string;
  /** The dimensions that summaries have. */
  readonly dimensions: readonly Dimension[];
}

/** A question for a score on the scale of five, about whatever is judged by such criteria. */
export function gevalRequest(
  judged: Judged,
  criteria: Criteria,
  { user, model, version, dimensions }: GevalWords,
): CompletionRequest {
  const characters = GEVAL_STEPS.length * STEP_CHARS + REASONING_CHARS + FORM_CHARS;
  return {
    model,
    promptVersion: version,
    system: forDimensions(gevalSystem(judged, criteria), dimensions),
    user,
    schema: gevalSchema(judged),
    maxTokens: answerTokens(characters),
    effort: 'medium',
  };
}

/** Keys, brackets and quotes around the texts of an answer. */
const FORM_CHARS = 300;

function gevalSystem({ role, form, noun }: Judged, { asks, steps, scale, examples }: Criteria): string {
  return sections(
    role,
    form,
    `## What you are given\n${FOREIGN_TEXT_RULES.trim()}`,
    `## What is judged\n${asks}`,
    `## Steps\nTake them in this order and note for each, in at most ${STEP_CHARS} characters, what you found:`,
    GEVAL_STEPS.map((step, i) => `${i + 1}. ${step}: ${steps[step]}`).join('\n'),
    '## Score\nA whole number from 1 to 5, found by the sentence that fits your notes. Between two take the lower one.',
    scale.map((meaning, i) => `- ${scale.length - i}: ${meaning}.`).join('\n'),
    `## Two examples, from other sessions\n${examples}`,
    `## Your answer\n${answerRules(noun).trim()}`,
  );
}

const answerRules = (noun: string): string => `
One JSON object of the given schema, in English and plain text, without Markdown. Its keys in this order: steps (an
object with the keys ${GEVAL_STEPS.join(', ')}), reasoning, score.
- reasoning: what decides the score, in at most ${REASONING_CHARS} characters. Quote the words of the ${noun} that decide, in double
  quotes, exactly as they stand and at most a dozen words long. What is missing cannot be quoted: name it.
- score: only after the reasoning, and following from it.
`;

/** Reasoning before the score, because a model writes keys in this order. */
function gevalSchema({ noun }: Judged): JsonSchema {
  return closedObject({
    steps: closedObject(Object.fromEntries(GEVAL_STEPS.map((step) => [step, textOf(STEP_CHARS)]))),
    reasoning: textOf(REASONING_CHARS, `With a quote of the ${noun}.`),
    score: FIVE_POINTS,
  });
}
