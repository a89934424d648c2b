import type { Edit } from '../edit.js';
import { capitalised, isEnglish, uncapitalised } from '../english.js';
import { firstVerb, firstWord } from '../first-verb.js';

const common = { effect: 'harmless', dimensions: ['key_actions'] } as const;

const MOOD: Edit = {
  ...common,
  kind: 'bullet-voice',
  family: 'bullet-voice',
  description: 'Bullets say Fix, or We fixed, in place of Fixed: who did it and when is plain from the heading.',
  doses: [1, 2],
  unit: 'form',
  change: (reference, dose) => {
    if (!isEnglish(reference)) return null;
    return { ...reference, key_actions: reference.key_actions.map((action) => revoiced(action, dose)) };
  },
};

const SECOND_VERB = /(?:\band|,|;) (?:then |also )?(\p{L}+)/gu;

function revoiced(action: string, dose: number): string {
  const first = firstWord(action);
  const verb = firstVerb(action);
  if (verb === undefined || !action.startsWith(`${first} `)) return action;
  if (dose === 2) return `We ${uncapitalised(action)}`;
  const rest = action.slice(first.length);
  // A second verb would have to follow into the other mood, and the past tense of a clause would stand alone.
  const hasSecond = [...rest.matchAll(SECOND_VERB)].some(([, word = '']) => /ed$/.test(word) || firstVerb(word));
  if (hasSecond || /\b(?:which|until|because|after|once|when|while|where|had)\b/.test(rest)) return action;
  return capitalised(verb.base) + action.slice(first.length);
}

const PASSIVE: Edit = {
  ...common,
  kind: 'passive-actions',
  family: 'bullet-voice',
  description: 'Bullets of the form Added a test say A test was added: the same step in the passive voice.',
  doses: [1],
  unit: 'whole',
  change: (reference) =>
    isEnglish(reference) ? { ...reference, key_actions: reference.key_actions.map(passive) } : null,
};

/** An object with an article, of few words, and behind it nothing or something that begins with a preposition. */
const ACTIVE =
  /^(\p{L}+) ((?:an?|the) [\p{L}-]+(?: [\p{L}-]+){0,2}?)((?: (?:to|in|for|from|on|behind|at|into)\b[^,;]*)?)(\.?)$/u;

/** Where the number of the verb is not certain, or the object is longer than it looks. */
const UNCERTAIN_OBJECT =
  /^the .*s$|\b(?:to|in|for|from|on|with|after|by|at|before|while|under|against|as|and|or|of|that|which|out|up|down|into)\b/;

function passive(action: string): string {
  const [, , object = '', rest = '', stop = ''] = ACTIVE.exec(action) ?? [];
  const verb = firstVerb(action);
  if (object === '' || verb === undefined || verb.object === 'none') return action;
  if (UNCERTAIN_OBJECT.test(object) || /\b(?:and|or|of|that|which|out|up|down|into)\b/.test(rest)) return action;
  return `${capitalised(object)} was ${verb.participle}${rest}${stop}`;
}

export const VOICE_EDITS: readonly Edit[] = [MOOD, PASSIVE];
