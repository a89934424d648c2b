import { pick, type Random, shuffled } from '../../../core/seeded-random.js';
import type { Summary } from '../../../core/summary.js';
import type { Edit, EditContext } from '../edit.js';
import { isAlike } from '../same-subject.js';
import { tokensOf } from '../tokens.js';
import { GENERIC_TITLES, VAGUE_ACTIONS, VAGUE_SUMMARIES } from '../words/fillers.js';

const whole = { effect: 'damaging', doses: [1], unit: 'whole' } as const;

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const EMPTY_TITLE: Edit = {
  ...whole,
  kind: 'empty-title',
  family: 'empty',
  dimensions: ['title'],
  description: 'The title is empty.',
  change: (reference) => (hasText(reference.title) ? { ...reference, title: '' } : null),
};

const GENERIC_TITLE: Edit = {
  ...whole,
  kind: 'generic-title',
  family: 'vague',
  dimensions: ['title'],
  description: 'The title could stand over any session.',
  change: (reference, _dose, { random }) =>
    hasText(reference.title) ? { ...reference, title: pick(GENERIC_TITLES, random) ?? '' } : null,
};

const EMPTY_SUMMARY: Edit = {
  ...whole,
  kind: 'empty-summary',
  family: 'empty',
  dimensions: ['summary'],
  description: 'The summary is empty.',
  change: (reference) => (hasText(reference.summary) ? { ...reference, summary: '' } : null),
};

const VAGUE_SUMMARY: Edit = {
  ...whole,
  kind: 'vague-summary',
  family: 'vague',
  dimensions: ['summary'],
  description: 'The summary is boilerplate that could stand over any session.',
  change: (reference, _dose, { random }) =>
    hasText(reference.summary) ? { ...reference, summary: pick(VAGUE_SUMMARIES, random) ?? '' } : null,
};

const VAGUE_KEY_ACTIONS: Edit = {
  ...whole,
  kind: 'vague-actions',
  family: 'vague',
  dimensions: ['key_actions'],
  description: 'The key actions are boilerplate that could stand under any session.',
  change: (reference, _dose, { random }) =>
    reference.key_actions.some(hasText)
      ? {
          ...reference,
          key_actions: shuffled(VAGUE_ACTIONS, random).slice(0, Math.max(3, reference.key_actions.length)),
        }
      : null,
};

const STATISTICS: Edit = {
  ...whole,
  kind: 'statistics-only',
  family: 'statistics-only',
  dimensions: ['summary'],
  description: 'The summary counts messages instead of telling what happened.',
  change: (reference, _dose, { random }) =>
    hasText(reference.summary) ? { ...reference, summary: statistics(random) } : null,
};

function statistics(random: Random): string {
  const [user, assistant, tools] = [12 + random.below(60), 20 + random.below(90), 30 + random.below(200)];
  const minutes = 15 + random.below(150);
  return `This session contained ${user} user messages, ${assistant} assistant messages and ${tools} tool calls. It lasted ${minutes} minutes.`;
}

const FEWEST_KEYWORDS = 8;

const KEYWORDS: Edit = {
  ...whole,
  kind: 'keyword-stuffing',
  family: 'keyword-stuffing',
  dimensions: ['summary'],
  description: 'The summary is a list of its own words and names, without a sentence.',
  change: (reference, _dose, { random }) => {
    const words = tokensOf(reference.summary)
      .map(({ text }) => text)
      .filter((text) => text.length > 3 || /\d/.test(text));
    const keywords = [...new Map(words.map((word) => [word.toLowerCase(), word])).values()];
    return keywords.length < FEWEST_KEYWORDS ? null : { ...reference, summary: shuffled(keywords, random).join(', ') };
  },
};

/** The first other summary that has this text and is about something else. */
function otherWith(
  reference: Summary,
  others: EditContext['others'],
  text: (summary: Summary) => string,
): Summary | undefined {
  if (!hasText(text(reference))) return undefined;
  return others().find((other) => hasText(text(other)) && !isAlike(other, reference));
}

const SWAPPED_TITLE: Edit = {
  ...whole,
  kind: 'swapped-title',
  family: 'swapped',
  dimensions: ['title'],
  description: 'The title is that of another session.',
  change: (reference, _dose, { others }) => {
    const other = otherWith(reference, others, ({ title }) => title);
    return other === undefined ? null : { ...reference, title: other.title };
  },
};

const SWAPPED_SUMMARY: Edit = {
  ...whole,
  kind: 'swapped-summary',
  family: 'swapped',
  dimensions: ['summary'],
  description: 'The summary is that of another session.',
  change: (reference, _dose, { others }) => {
    const other = otherWith(reference, others, ({ summary }) => summary);
    return other === undefined ? null : { ...reference, summary: other.summary };
  },
};

const SWAPPED_SESSION: Edit = {
  ...whole,
  kind: 'swapped-session',
  family: 'swapped',
  dimensions: ['title', 'summary', 'key_actions', 'outcome', 'aha_moments'],
  description: 'Everything is of another session.',
  change: (reference, _dose, { others }) => otherWith(reference, others, ({ summary }) => summary) ?? null,
};

export const WHOLE_TEXT_EDITS: readonly Edit[] = [
  EMPTY_TITLE,
  GENERIC_TITLE,
  EMPTY_SUMMARY,
  VAGUE_SUMMARY,
  VAGUE_KEY_ACTIONS,
  STATISTICS,
  KEYWORDS,
  SWAPPED_TITLE,
  SWAPPED_SUMMARY,
  SWAPPED_SESSION,
];
