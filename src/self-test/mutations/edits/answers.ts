import { pick } from '../../../core/seeded-random.js';
import { sentencesOf } from '../../../core/sentences.js';
import type { Edit } from '../edit.js';

/** Edits that leave in a summary what a model writes around it, or what a limit of tokens cuts off. */
const common = { effect: 'damaging', unit: 'form' } as const;

const hasText = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

const CHATTER: Edit = {
  ...common,
  kind: 'chatter',
  family: 'chatter',
  dimensions: ['summary'],
  description: 'The summary begins with an announcement of itself, or ends with an offer to change it.',
  doses: [1, 2],
  change: (reference, dose, { random }) => {
    if (!hasText(reference.summary)) return null;
    const summary =
      dose === 1
        ? `${pick(PREFACES, random) ?? ''} ${reference.summary}`
        : `${reference.summary} ${pick(OFFERS, random) ?? ''}`;
    return { ...reference, summary };
  },
};

const FENCES: Edit = {
  ...common,
  kind: 'fenced-json',
  family: 'fenced-json',
  dimensions: ['summary'],
  description: 'The summary field holds JSON in a fence: the answer of a model that nobody has parsed.',
  doses: [1, 2],
  change: (reference, dose) => {
    if (!hasText(reference.summary)) return null;
    const { title, summary, key_actions, outcome } = reference;
    const answer = dose === 1 ? { summary } : { title, summary, key_actions, outcome };
    return { ...reference, summary: `\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\`` };
  },
};

/** A shorter sentence has no middle to speak of. */
const FEWEST_CHARACTERS = 12;

const CUT_OFF: Edit = {
  ...common,
  kind: 'cut-off',
  family: 'cut-off',
  dimensions: ['summary', 'key_actions'],
  description: 'The last sentence of the summary, or the last key action, breaks off in its middle.',
  doses: [1, 2],
  change: (reference, dose) => {
    if (dose === 1) {
      const last = sentencesOf(reference.summary).at(-1);
      const half = last === undefined ? undefined : firstHalf(reference.summary.slice(last.start, last.end));
      if (last === undefined || half === undefined) return null;
      return { ...reference, summary: reference.summary.slice(0, last.start) + half };
    }
    const half = firstHalf(reference.key_actions.at(-1) ?? '');
    return half === undefined ? null : { ...reference, key_actions: [...reference.key_actions.slice(0, -1), half] };
  },
};

/** Half of a text, up to the end of a word in scripts with blanks. */
function firstHalf(text: string): string | undefined {
  const characters = [...text];
  if (characters.length < FEWEST_CHARACTERS) return undefined;
  const half = characters.slice(0, Math.ceil(characters.length / 2)).join('');
  const kept = /\s/.test(half.trim()) ? half.replace(/(?<!\s)\s+\S*$/, '') : half;
  return hasText(kept) ? kept : undefined;
}

export const ANSWER_EDITS: readonly Edit[] = [CHATTER, FENCES, CUT_OFF];

/** What a model says before an answer; whoever asked for a summary gets it as part of the summary. */
export const PREFACES: readonly string[] = [
  'Here is the summary:',
  'Sure! Here is a short recap of what happened in the session.',
  'I have read the whole log and put the main points together for you.',
  'Summary as discussed:',
  'Okay, so this is what went on in that conversation:',
  'Right, the gist of it for you:',
  'Summing up the chat as you wished:',
];

/** What a model says behind an answer. */
export const OFFERS: readonly string[] = [
  'Let me know if you would like any changes.',
  'Would a shorter version be more useful to you?',
  'Just say the word and I will rewrite it in another tone.',
  'Hopefully that is what you were looking for!',
  'Please tell me whether anything is missing.',
  'Drop me a line if the tone is off.',
  'I left the boring bits out on purpose, shout if you need them.',
];
