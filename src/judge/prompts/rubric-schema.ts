import { DIMENSIONS, type Dimension, OUTCOMES } from '../../core/summary.js';
import type { JsonSchema } from '../asking/completer.js';
import type { AnswerLimits } from './question.js';
import { type Anchors, renderAnchors } from './rubric-text.js';

/** What the judge is told; what is kept of a reason may be longer, so that one a little over it is not cut. */
export const REASON_CHARS = 300;
export const SUGGESTION_CHARS = 300;

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
 * The form of an answer. Reasons stand before scores and the rationale before the overall, because a model writes keys
 * in this order and a number that comes first is defended, not reasoned. What may be lost to a cut stands last. Ranges
 * and lengths are in words: providers refuse the keywords (`minimum`, `maxLength` and their like).
 */
export function rubricSchema(limits: AnswerLimits): JsonSchema {
  const { dimensions = DIMENSIONS } = limits;
  return closed({
    dimensions: closed(Object.fromEntries(dimensions.map((dimension) => [dimension, judgement()]))),
    rationale: { type: 'string', description: `At most ${limits.rationaleChars} characters.` },
    overall: {
      type: 'number',
      description: 'From 0 to 1 in steps of 0.05; the whole, never computed from the others.',
    },
    suggestions: { type: 'array', items: { type: 'string' }, description: describeSuggestions(limits.suggestions) },
    ...(limits.wantsRewrite ? { rewrite: rewrite(dimensions) } : {}),
  });
}

function judgement(): JsonSchema {
  return closed({
    reason: { type: 'string', description: `At most ${REASON_CHARS} characters, with a quote of the candidate.` },
    score: { type: 'number', description: 'From 0 to 1 in steps of 0.05.' },
  });
}

export function describeSuggestions(most: number): string {
  if (most === 0) return 'None, an empty list.';
  return `At most ${most}, each of at most ${SUGGESTION_CHARS} characters.`;
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
      items: closed({
        seq: { type: 'integer', description: 'The number of the message.' },
        type: { type: 'string' },
        highlight: { type: 'string', description: `At most ${highlight} characters.` },
      }),
      description: `At most ${moments}.`,
    },
  };
  return closed(Object.fromEntries(dimensions.map((dimension) => [dimension, fields[dimension]])));
}

/** An object with exactly these keys: structured output knows no optional ones without cost. */
function closed(properties: JsonSchema): JsonSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
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
export interface Scale {
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
