import { type Random, shuffled } from '../../../core/seeded-random.js';
import { sentencesOf } from '../../../core/sentences.js';
import type { Summary } from '../../../core/summary.js';
import type { Edit } from '../edit.js';
import { isEnglish } from '../english.js';
import { isAlike } from '../same-subject.js';
import { tokensOf } from '../tokens.js';
import { FILLERS } from '../words/fillers.js';

const FEWEST_WORDS = 8;

/** The blank-separated words in an order in which hardly any two neighbours were neighbours before. */
function scrambled(text: string, random: Random): string | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (new Set(words).size < FEWEST_WORDS) return undefined;
  for (let attempt = 0; attempt < 10; attempt++) {
    const order = shuffled([...words.keys()], random);
    const kept = order.filter((place, index) => order[index - 1] === place - 1).length;
    if (kept * 4 <= words.length) return order.map((place) => words[place] ?? '').join(' ');
  }
  return undefined;
}

const SHUFFLED_SUMMARY: Edit = {
  kind: 'shuffled-words-summary',
  family: 'shuffled-words',
  effect: 'damaging',
  dimensions: ['summary'],
  description: 'The words of the summary stand in random order.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    const summary = scrambled(reference.summary, random);
    return summary === undefined ? null : { ...reference, summary };
  },
};

const SHUFFLED_ACTIONS: Edit = {
  kind: 'shuffled-words-actions',
  family: 'shuffled-words',
  effect: 'damaging',
  dimensions: ['key_actions'],
  description: 'The words of every key action that is long enough stand in random order.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    const scrambledActions = reference.key_actions.map((action) => scrambled(action, random));
    // With most bullets too short to scramble, little is damaged.
    if (scrambledActions.filter((action) => action !== undefined).length * 2 < reference.key_actions.length)
      return null;
    return { ...reference, key_actions: scrambledActions.map((action, i) => action ?? reference.key_actions[i] ?? '') };
  },
};

const FEWEST_CHARACTERS = 60;

const TRUNCATED: Edit = {
  kind: 'truncated-summary',
  family: 'truncated',
  effect: 'damaging',
  dimensions: ['summary'],
  description: 'The summary breaks off; the dose says how much of it is lost.',
  doses: [30, 50, 75],
  unit: 'percent',
  change: (reference, dose) => {
    const { summary } = reference;
    const characters = [...summary];
    if (characters.length < FEWEST_CHARACTERS) return null;
    const kept = characters.slice(0, Math.round((characters.length * (100 - dose)) / 100)).join('');
    // Back to the end of a word, in scripts with blanks.
    const blank = kept.search(/\s\S{0,30}$/);
    return { ...reference, summary: blank > kept.length / 2 ? kept.slice(0, blank) : kept };
  },
};

/** Puts sentences between and behind those of a text. */
function interleaved(text: string, more: readonly string[], random: Random): string {
  const parts = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  for (const sentence of more) parts.splice(1 + random.below(parts.length), 0, sentence);
  return parts.join(' ');
}

/** Sentences in random order, together about as long as the text; `undefined` when there are too few of them. */
function asLongAs(text: string, sentences: readonly string[], random: Random): readonly string[] | undefined {
  const wanted = text.length;
  const chosen: string[] = [];
  let length = 0;
  for (const sentence of shuffled(sentences, random)) {
    if (length >= wanted * 0.9) break;
    chosen.push(sentence);
    length += sentence.length + 1;
  }
  return length >= wanted * 0.7 ? chosen : undefined;
}

const padding = {
  family: 'padded-summary',
  effect: 'damaging',
  dimensions: ['summary'],
  doses: [1],
  unit: 'whole',
} as const;

const PADDED_WITH_FILLER: Edit = {
  ...padding,
  kind: 'padded-with-filler',
  description: 'Empty phrases between its sentences make the summary about twice as long.',
  change: (reference, _dose, { random }) => {
    if (tokensOf(reference.summary).length < FEWEST_WORDS || !isEnglish(reference)) return null;
    const filler = asLongAs(reference.summary, FILLERS, random);
    return filler === undefined ? null : { ...reference, summary: interleaved(reference.summary, filler, random) };
  },
};

const PADDED_WITH_OTHERS: Edit = {
  ...padding,
  kind: 'padded-with-others',
  description: 'Sentences of other sessions make the summary about twice as long.',
  change: (reference, _dose, { others, random }) => {
    if (tokensOf(reference.summary).length < FEWEST_WORDS) return null;
    const foreign = firstUnlike(others(), reference).flatMap(({ summary }) =>
      sentencesOf(summary).map(({ start, end }) => summary.slice(start, end)),
    );
    const borrowed = asLongAs(reference.summary, foreign, random);
    return borrowed === undefined ? null : { ...reference, summary: interleaved(reference.summary, borrowed, random) };
  },
};

/** How many sessions lend their sentences. */
const LENDERS = 3;

function firstUnlike(others: readonly Summary[], reference: Summary): readonly Summary[] {
  const unlike: Summary[] = [];
  for (const other of others) {
    if (!isAlike(other, reference)) unlike.push(other);
    if (unlike.length === LENDERS) break;
  }
  return unlike;
}

export const SHAPE_EDITS: readonly Edit[] = [
  SHUFFLED_SUMMARY,
  SHUFFLED_ACTIONS,
  TRUNCATED,
  PADDED_WITH_FILLER,
  PADDED_WITH_OTHERS,
];
