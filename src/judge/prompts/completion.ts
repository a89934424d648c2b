import type { Dimension, Requirement, Summary } from '../../core/summary.js';
import { cleanText } from '../../inputs/turns/turn.js';
import type { CompletionRequest } from '../asking/completer.js';
import { forDimensions } from './for-dimensions.js';
import { FOREIGN_TEXT_RULES, SUMMARY_FORM, shownFields, TEXT_CAPS } from './foreign-data.js';
import { answerTokens, sections, userPrompt } from './question.js';
import { closedObject, listOf, textOf } from './rubric-schema.js';
import { PROMPT_VERSIONS } from './versions.js';

/** Longest quote that the judge is asked for. */
const QUOTE_CHARS = 200;

/** Longest text of a requirement that is asked about. */
const REQUIREMENT_CHARS = 500;

/** A fact to look for, under the number that its answer must have, and the part of the summary that could be it. */
interface AskedRequirement {
  readonly number: number;
  readonly requirement: Requirement;
  readonly nearest: string;
}

/** Asks about facts that a summary seems to mention: does it really say each of them? */
export function completionRequest(
  asked: readonly AskedRequirement[],
  candidate: Summary,
  model: string,
  dimensions: readonly Dimension[],
): CompletionRequest {
  const { shown, shortened } = shownFields(candidate, 'summary', dimensions);
  const data = {
    summary: shown,
    facts: asked.map(({ number, requirement, nearest }) => ({
      fact: number,
      text: cleanText(requirement.text, REQUIREMENT_CHARS),
      nearest: cleanText(nearest, TEXT_CAPS.bullet),
    })),
    shortened,
  };
  return {
    model,
    promptVersion: PROMPT_VERSIONS.completion,
    system: forDimensions(SYSTEM, dimensions),
    user: userPrompt('Say of each fact whether the summary states it.', data),
    schema: closedObject({
      answers: listOf(
        closedObject({
          fact: { type: 'integer', description: 'The number of the fact.' },
          evidence: textOf(QUOTE_CHARS, 'Words of the summary, exactly as they stand; empty if there are none.'),
          answer: { type: 'string', enum: ['yes', 'no'] },
        }),
        'One for each fact.',
      ),
    }),
    maxTokens: answerTokens(asked.length * (QUOTE_CHARS + 100) + 100),
    effort: 'medium',
  };
}

const SYSTEM = sections(
  `You check whether summaries of working sessions state certain facts. You do not judge whether a fact is true or
whether it should be there, and nobody tells you which answer is wanted.`,
  SUMMARY_FORM,
  `## What you are given\n${FOREIGN_TEXT_RULES.trim()}
Each fact has a number. "nearest" is the part of the summary that has most of its words, which may say it, say something
else, or deny it; the fact may be stated in other parts or over several.`,
  `## Answers
- yes: a reader of the summary would take the fact for stated: in any words, with its numbers, names and direction, and as
  something that is so. Of a fact with "or" one side is enough; of one with "and", or with several parts, all that
  carry its meaning must be there.
- no: the summary does not state it, states only a part that changes its meaning, denies it, or mentions it as wished,
  planned, feared or ruled out.
- evidence: the words of the summary that decide, at most ${QUOTE_CHARS} characters from one place.`,
  `## Two examples, from another session
The summary says: "Folding of accents was added on staging. Production should be reindexed on Monday."
- Good: fact "accents are folded on staging": evidence "Folding of accents was added on staging", answer yes.
- Weak: fact "production was reindexed": evidence "Production should be reindexed on Monday", answer yes. What should be
  done on Monday was not done: the answer is no.`,
  `## Your answer
One JSON object of the given schema, without Markdown. Each answer has, in this order: fact, its number; evidence;
answer. One for each fact, in the order of their numbers.`,
);
