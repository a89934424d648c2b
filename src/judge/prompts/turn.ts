import { DIMENSIONS } from '../../core/summary.js';
import type { Turn } from '../../inputs/turns/turn.js';
import type { CompletionRequest } from '../asking/completer.js';
import { CONTEXT_PASSAGES } from '../grounding/request-of-session.js';
import {
  claimsRequest,
  claimsSchema,
  MOST_STATEMENTS,
  QUESTION_RULES,
  QUOTE_CHARS,
  STATEMENT_CHARS,
  STATEMENTS_CHARS,
  WEIGHT_RULES,
} from './faithfulness.js';
import { FOREIGN_TEXT_RULES } from './foreign-data.js';
import { type Criteria, gevalRequest, type Judged } from './geval.js';
import { sections, userPrompt } from './question.js';
import { textOf } from './rubric-schema.js';
import { TURN_PROMPT_VERSIONS } from './versions.js';

/** What a reply is, in the words of a judge. */
const REPLY_FORM = `
In a session a person and an assistant work on something together. The assistant may call tools, such as a shell or an
editor, before it answers. A reply is all that the assistant says between two messages of the person, in its order, with
the calls themselves left out: first mostly what it is about to do, then what it found or did.
`;

const A_REPLY: Judged = {
  role: 'You review replies of an assistant in working sessions. You know nothing of the session but what you are given.',
  form: REPLY_FORM,
  noun: 'reply',
};

const RELEVANCE: Criteria = {
  asks: `Relevance: does the reply answer what the person said last? You are given their message, up to three results that
tools gave before or during the reply, and the reply. The message may rest on earlier ones that you do not see: a name
or an "it" that you cannot resolve is no fault of the reply. Whether claims are true is judged elsewhere.`,
  steps: {
    correctness: `What does the message want: an answer, an action, a decision, nothing but to be heard? Does the reply speak
about this, or about something else?`,
    completeness: `For each thing that was wanted: does the reply say what became of it (done, found, refused, left open, to
be decided by the person)? A wish that is passed over is missing, however much else is told.`,
    quality: `Does what weighs for the person get the room? Details and offers that nobody asked for cost only where they
crowd out what was wanted.`,
    presentation: `Would the person find the answer at once, or only after a search among what the assistant was about to do?`,
  },
  scale: [
    'everything that was wanted is answered or taken on, and hardly anything is beside the point',
    'what was wanted is answered; one lesser wish is passed over, or some of it is beside the point',
    'the main wish is touched, but it stays open what became of it, or half of the reply is about other things',
    'only loosely about the message: the right area, another question',
    'about something else, or it could stand under any message',
  ],
  examples: `The message was: "Why does search miss words with accents? Leave production alone."
- 5: "The analyzer does not fold accents: a query for cafe finds nothing. I have changed nothing; shall I add folding on
  staging?" The question is answered, the condition kept.
- 2: "I have cleaned up the analyzer and will reindex now." The right area, but why words are missed is not said.`,
};

const COHERENCE: Criteria = {
  asks: `Coherence: does the reply hold together as a text? You are given the reply alone. Whether it is true or answers
anything is judged elsewhere. It was said in several goes with work in between, so that sentences about what comes next
and what was found then are no repetition, and a change of mind that is said to be one is no contradiction.`,
  steps: {
    correctness: `Hold its parts against each other: do numbers, names and directions agree, does the end follow from what was
found on the way?`,
    completeness: `Can one follow from what was looked at over what was found to what was done or is proposed, without a gap
that one must guess? What a tool showed and nobody repeats is no gap.`,
    quality: `Does each sentence add something and lead to the next? Repetition, sentences in no order and lists of keywords
cost; short is no fault.`,
    presentation: `Are sentences whole and references within the reply clear? Does the text end where a sentence ends, in one
language? Code and lists are fine where they help.`,
  },
  scale: [
    'one line of thought from beginning to end; nothing contradicts, repeats or hangs in the air',
    'clear, with one gap, repetition or unclear reference that does not mislead',
    'understandable with effort: several such faults',
    'hard to follow, or two parts contradict each other about something that matters',
    'no line of thought: fragments, keywords, a text that breaks off, or contradictions throughout',
  ],
  examples: `- 5: "Let me look at the analyzer. It does not fold accents, so a query for cafe finds nothing. Folding would mend that; it
  needs a reindex of 41,000 documents."
- 2: "Let me look. Folding is on. That was it, since folding is off. Done, it needs more." Whether folding is on or off
  cannot be told, and nobody knows what was done.`,
};

/** Asks how far a turn answers what the user said; of the results of tools the first three are shown. */
export function turnRelevanceRequest({ user, assistant, results }: Turn, model: string): CompletionRequest {
  const shown = results.slice(0, CONTEXT_PASSAGES);
  const data = {
    message: user.text,
    results: shown.map(({ text }) => text),
    reply: assistant.text,
    shortened: [
      ...cutOf('message', user),
      ...shown.flatMap((result, i) => cutOf(`results[${i}]`, result)),
      ...(shown.length < results.length ? [`results: the first ${shown.length} of ${results.length}`] : []),
      ...cutOf('reply', assistant),
    ],
  };
  const prompt = userPrompt('Judge the relevance of the reply to the message.', data);
  return gevalRequest(A_REPLY, RELEVANCE, {
    user: prompt,
    model,
    version: TURN_PROMPT_VERSIONS.relevance,
    dimensions: DIMENSIONS,
  });
}

/** Asks how well a turn holds together; nothing but what the assistant said is shown. */
export function turnCoherenceRequest({ assistant }: Turn, model: string): CompletionRequest {
  const data = { reply: assistant.text, shortened: cutOf('reply', assistant) };
  const prompt = userPrompt('Judge the coherence of the reply.', data);
  return gevalRequest(A_REPLY, COHERENCE, {
    user: prompt,
    model,
    version: TURN_PROMPT_VERSIONS.coherence,
    dimensions: DIMENSIONS,
  });
}

/** The first question about faithfulness: what does the turn claim? The second is the same as for a summary. */
export function turnStatementsRequest({ assistant }: Turn, model: string): CompletionRequest {
  const data = { reply: assistant.text, shortened: cutOf('reply', assistant) };
  return claimsRequest(model, {
    version: TURN_PROMPT_VERSIONS.faithfulness,
    system: STATEMENTS_SYSTEM,
    user: userPrompt('List the claims of the reply, each with a question about it.', data),
    schema: STATEMENTS_SCHEMA,
    characters: STATEMENTS_CHARS,
  });
}

/** What was cut stands outside of the foreign texts, where nobody can forge it. */
function cutOf(name: string, { text, isCut }: Turn['user']): readonly string[] {
  return isCut ? [`${name}: the first ${[...text].length - 1} characters`] : [];
}

const STATEMENTS_SCHEMA = claimsSchema({ quote: textOf(QUOTE_CHARS, 'Words of the reply, exactly as they stand.') });

const STATEMENTS_SYSTEM = sections(
  `You take replies of an assistant in working sessions apart into the claims that they make, so that others can check each
claim against what tools have shown. You do not judge whether a claim is true, and you add nothing.`,
  REPLY_FORM,
  `## What you are given\n${FOREIGN_TEXT_RULES.trim()}`,
  `## Statements
- A statement is one claim about what is there, was found, was measured, was done or came of it. It must be checkable on
  its own: write names in place of "it" and "this", and keep numbers, names, directions and negations exactly as the
  reply has them. Two claims in one sentence are two statements.
- ${WEIGHT_RULES}
  At most ${MOST_STATEMENTS}.
- What the assistant is about to do, proposes, asks or assumes makes no claim, nor does general knowledge that no tool
  of this session could show. A claim that is made twice is one statement.
- The statement is in the language of the reply.`,
  QUESTION_RULES,
  `## Two examples, from a reply in another session
"I will look at the index now. The index has 41,000 entries, so that should be fine."
- Good: "The index has 41,000 entries." with "Does the index have 41,000 entries?"
- Weak: "The assistant looks at the index." with "Is that fine?": what it is about to do claims nothing, and the question
  is not that of the statement.`,
  `## Your answer
One JSON object of the given schema, without Markdown. Each statement has, in this order: quote, the words that make it,
exactly as they stand, at most ${QUOTE_CHARS} characters; statement, at most ${STATEMENT_CHARS} characters; question. If the reply
claims nothing, the list is empty.`,
);
