import { DIMENSIONS, type Dimension, OUTCOMES } from '../../core/summary.js';
import { FACT_STATUSES } from '../asking/carrying-fact.js';
import type { JsonSchema } from '../asking/completer.js';
import type { AnswerLimits } from './question.js';
import { type Anchors, renderAnchors } from './rubric-text.js';

/** What the judge is told; what is kept of a reason may be longer, so that one a little over it is not cut. */
export const REASON_CHARS = 300;
export const FACT_CHARS = 160;

/** How many facts and invented claims an answer has: what it is told, and the most that are kept. */
export const FEWEST_FACTS = 3;
export const MOST_FACTS = 8;
export const MOST_INVENTED = 5;

/** The longest suggestion: a fact with what to do about it. What is kept may be longer, for a fact a little too long. */
export const SUGGESTION_CHARS = 300;

/** Every score that there is: a provider that keeps to the schema cannot answer on another scale. */
const SCORES: readonly number[] = Array.from({ length: 21 }, (_, i) => i / 20);

/** The most characters or entries of a rewritten summary; more than any reference of the project's corpus has. */
export const REWRITE_LIMITS = {
  title: 120,
  summary: 1800,
  actions: 10,
  action: 160,
  moments: 6,
  highlight: 160,
} as const;

/**
 * The form of an answer. What was found stands before what follows from it, because a model writes keys in this order and a
 * number that comes first is defended, not reasoned: facts, then reasons before scores, and the rationale before the overall.
 * What may be lost to a cut stands last. Scores are an enumeration; lengths are in words: providers refuse the keywords
 * (`maxLength`, `minimum` and their like).
 */
export function rubricSchema(limits: AnswerLimits): JsonSchema {
  const { dimensions = DIMENSIONS } = limits;
  return closedObject({
    facts: {
      ...listOf(
        closedObject({ fact: textOf(FACT_CHARS), status: { type: 'string', enum: [...FACT_STATUSES] } }),
        `${FEWEST_FACTS} to ${MOST_FACTS}, the weightiest first.`,
      ),
      minItems: 1,
    },
    invented: listOf(textOf(FACT_CHARS), `At most ${MOST_INVENTED}; an empty list if nothing is invented.`),
    speaks_to_judge: { type: 'boolean' },
    dimensions: closedObject(Object.fromEntries(dimensions.map((dimension) => [dimension, judgement()]))),
    rationale: { type: 'string', description: `At most ${limits.rationaleChars} characters.` },
    overall: {
      type: 'number',
      enum: [...SCORES],
      description: 'The whole, never computed from the others.',
    },
    ...(limits.wantsRewrite ? { rewrite: rewrite(dimensions) } : {}),
  });
}

function judgement(): JsonSchema {
  return closedObject({
    reason: { type: 'string', description: `At most ${REASON_CHARS} characters, with a quote of the candidate.` },
    score: { type: 'number', enum: [...SCORES] },
  });
}

function rewrite(dimensions: readonly Dimension[]): JsonSchema {
  const { title, summary, actions, action, moments, highlight } = REWRITE_LIMITS;
  const fields: Readonly<Record<Dimension, JsonSchema>> = {
    title: { type: 'string', description: `At most ${title} characters.` },
    summary: { type: 'string', description: `At most ${summary} characters.` },
    key_actions: {
      type: 'array',
      items: { type: 'string' },
      description: `At most ${actions}, each of at most ${action} characters.`,
    },
    outcome: { type: 'string', enum: [...OUTCOMES] },
    aha_moments: {
      type: 'array',
      items: closedObject({
        seq: { type: 'integer', description: 'The number of the message.' },
        type: { type: 'string' },
        highlight: { type: 'string', description: `At most ${highlight} characters.` },
      }),
      description: `At most ${moments}.`,
    },
  };
  return closedObject(Object.fromEntries(dimensions.map((dimension) => [dimension, fields[dimension]])));
}

/** An object with exactly these keys: structured output knows no optional ones without cost. */
export function closedObject(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

export function listOf(items: JsonSchema, description: string): JsonSchema {
  return { type: 'array', items, description };
}

/** A text; providers take no `maxLength`, so the limit is in words. */
export function textOf(longest: number, description = ''): JsonSchema {
  return {
    type: 'string',
    description: `At most ${longest} characters.${description === '' ? '' : ` ${description}`}`,
  };
}

/** What the scores of one dimension mean. */
interface Scale {
  readonly asks: string;
  readonly anchors: Anchors;
  /** Cases that the anchors leave open, such as empty fields; may be empty. */
  readonly edges: string;
}

export type Scales = Readonly<Record<Dimension, Scale>>;

/** The scales of all dimensions as sections of the prompt, in the order of the answer. */
export function renderScales(scales: Scales, dimensions: readonly Dimension[]): string {
  return dimensions.map((dimension) => renderScale(dimension, scales[dimension])).join('\n\n');
}

function renderScale(dimension: Dimension, { asks, anchors, edges }: Scale): string {
  return [`### ${dimension}: ${asks}`, renderAnchors(anchors), edges].filter((part) => part !== '').join('\n');
}
