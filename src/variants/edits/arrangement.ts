import type { Edit, EditContext } from '../edit.js';
import { capitalised, isEnglish, uncapitalised } from '../english.js';
import { pick, sample, shuffled } from '../random.js';
import { sentencesOf } from '../sentences.js';
import { tokensOf } from '../tokens.js';
import { CLOSINGS } from '../words/fillers.js';
import type { VerbForms } from '../words/verb-forms.js';
import { VERBS } from '../words/verbs.js';

const onActions = { effect: 'harmless', dimensions: ['key_actions'] } as const;
const onSummary = { effect: 'harmless', dimensions: ['summary'] } as const;

const BY_PAST: ReadonlyMap<string, VerbForms> = new Map(VERBS.map((verb) => [verb.past, verb]));

const ORDER: Edit = {
  ...onActions,
  kind: 'action-order',
  family: 'action-order',
  description: 'The key actions stand in another order; every one of them is still there.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    if (reference.key_actions.length < 2) return null;
    return { ...reference, key_actions: shuffled(reference.key_actions, random) };
  },
};

const MERGED: Edit = {
  ...onActions,
  kind: 'merged-actions',
  family: 'merged-actions',
  description:
    'Two neighbouring key actions share a bullet, joined by a semicolon or the word and; both are still told.',
  doses: [1, 2],
  unit: 'items',
  change: (reference, dose, { random }) => {
    const joinable = reference.key_actions.every((text) => text.trim() !== '');
    if (!joinable || reference.key_actions.length < 2 * dose) return null;
    const places = [...Array(reference.key_actions.length - 1).keys()];
    const chosen: number[] = [];
    for (const place of shuffled(places, random)) {
      if (chosen.length < dose && chosen.every((other) => Math.abs(other - place) > 1)) chosen.push(place);
    }
    const merged: string[] = [];
    for (const [index, action] of reference.key_actions.entries()) {
      if (chosen.includes(index - 1)) merged.push(joined(merged.pop() ?? '', action, reference, random));
      else merged.push(action);
    }
    return { ...reference, key_actions: merged };
  },
};

/** With `and` only where both begin with a verb that we know, so that the sentence stays in one piece. */
function joined(a: string, b: string, reference: Parameters<Edit['change']>[0], random: EditContext['random']): string {
  const start = a.replace(/[.;,。]+$/, '');
  const verb = BY_PAST.has(firstWord(a).toLowerCase()) && BY_PAST.has(firstWord(b).toLowerCase());
  if (verb && isEnglish(reference) && !/[,;]|\band\b/.test(a) && random.below(2) === 0) {
    return `${start} and ${uncapitalised(b)}`;
  }
  return `${start}; ${BY_PAST.has(firstWord(b).toLowerCase()) ? uncapitalised(b) : b}`;
}

function firstWord(text: string): string {
  return /^\p{L}+/u.exec(text)?.[0] ?? '';
}

const SPLIT: Edit = {
  ...onActions,
  kind: 'split-actions',
  family: 'split-actions',
  description: 'A key action that tells of two steps becomes two bullets, one for each.',
  doses: [1, 2],
  unit: 'items',
  change: (reference, dose, { random }) => {
    const parts = reference.key_actions.map(splitAction);
    const places = [...parts.keys()].filter((index) => (parts[index]?.length ?? 0) > 1);
    if (places.length < dose) return null;
    const chosen = new Set(sample(places, dose, random));
    return {
      ...reference,
      key_actions: reference.key_actions.flatMap((action, index) =>
        chosen.has(index) ? (parts[index] ?? [action]) : [action],
      ),
    };
  },
};

/** Words that need what was said before them. */
const POINTING_BACK = /^\S+(?: \S+)? (?:it|them|this|that|these|those|both|its|their|one|ones|so)\b/i;

/** The two steps of an action, or the action alone. The second one must begin with a verb and stand on its own. */
function splitAction(action: string): readonly string[] {
  if (!BY_PAST.has(firstWord(action).toLowerCase())) return [action];
  for (const match of action.matchAll(/; (?:and )?|,? and (?:then )?/g)) {
    const [left, right] = [action.slice(0, match.index), action.slice(match.index + match[0].length)];
    const verb = BY_PAST.get(firstWord(right));
    const isObject = /^\S+ (?:the|an?|\d|`|[A-Z]|\S+[._(/]|\p{L}+s? )/u.test(right);
    const isWhole =
      tokensOf(left).length > 2 && tokensOf(right).length > 2 && !/[,(`]/.test(left.replace(/`[^`]*`|\([^()]*\)/g, ''));
    const isClause = /\b(?:that|which|who|whether|how|when|while|where|both|between|were|was|had|because)\b/.test(left);
    if (verb !== undefined && isObject && isWhole && !isClause && !POINTING_BACK.test(right))
      return [left, capitalised(right)];
  }
  return [action];
}

const MOOD: Edit = {
  ...onActions,
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

function revoiced(action: string, dose: number): string {
  const first = firstWord(action);
  const verb = BY_PAST.get(first.toLowerCase());
  if (verb === undefined || !action.startsWith(`${first} `)) return action;
  if (dose === 2) return `We ${uncapitalised(action)}`;
  // A second verb would have to follow into the other mood.
  if (/(?:\band|,|;) (?:then |also )?\p{L}+(?:ed|t|k|de|an|ote)\b/u.test(action.slice(first.length))) return action;
  return capitalised(verb.base) + action.slice(first.length);
}

const PASSIVE: Edit = {
  ...onActions,
  kind: 'passive-actions',
  family: 'passive-actions',
  description: 'Bullets of the form Added a test say A test was added: the same step in the passive voice.',
  doses: [1],
  unit: 'whole',
  change: (reference) =>
    isEnglish(reference) ? { ...reference, key_actions: reference.key_actions.map(passive) } : null,
};

/** An object with an article, of few words, and behind it nothing or something that begins with a preposition. */
const ACTIVE =
  /^(\p{L}+) ((?:an?|the) [\p{L}-]+(?: [\p{L}-]+){0,2}?)((?: (?:to|in|for|from|on|behind|at|into)\b[^,;]*)?)(\.?)$/u;

function passive(action: string): string {
  const [, verbText = '', object = '', rest = '', stop = ''] = ACTIVE.exec(action) ?? [];
  const verb = BY_PAST.get(verbText.toLowerCase());
  if (
    verb === undefined ||
    verb.object === 'none' ||
    /\b(?:and|or|of|that|which|out|up|down|into)\b/.test(object + rest)
  )
    return action;
  // The number of the verb has to be certain.
  if (
    /^the .*s$/.test(object) ||
    /\b(?:to|in|for|from|on|with|after|by|at|before|while|under|against|as)\b/.test(object)
  )
    return action;
  return `${capitalised(object)} was ${verb.participle}${rest}${stop}`;
}

const SENTENCES: Edit = {
  ...onSummary,
  kind: 'sentence-order',
  family: 'sentence-order',
  description: 'Two neighbouring sentences that do not lean on each other change places.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    if (!isEnglish(reference)) return null;
    const text = reference.summary;
    const spans = sentencesOf(text);
    const places = spans.flatMap((a, index) => {
      const b = spans[index + 1];
      const movable =
        b !== undefined && index > 0 && [a, b].every(({ start, end }) => standsAlone(text.slice(start, end)));
      return movable && /^\s+$/.test(text.slice(a.end, b.start)) ? [[a, b] as const] : [];
    });
    const chosen = pick(places, random);
    if (chosen === undefined) return null;
    const [a, b] = chosen;
    const swapped = text.slice(b.start, b.end) + text.slice(a.end, b.start) + text.slice(a.start, a.end);
    return { ...reference, summary: text.slice(0, a.start) + swapped + text.slice(b.end) };
  },
};

/** Words by which a sentence leans on the one before it, or tells when something happened. */
const LEANING =
  /\b(?:it|its|they|them|their|this|that|these|those|both|such|so|he|she|his|her|then|after|afterwards|before|later|finally|next|now|once|since|until|still|again|too|also|another|other|others|however|but|yet|therefore|thus|hence|instead|meanwhile|separately|here|there|first|second|third|last|former|latter|same|rest|remaining|because|along|even|only|each|neither|nor|further|fallback)\b/i;

function standsAlone(sentence: string): boolean {
  return (
    !LEANING.test(sentence) && !/^(?:The|With|For|In|On|At|By|From|And|Or)\b/.test(sentence) && /[.!]$/.test(sentence)
  );
}

const CLOSING: Edit = {
  ...onSummary,
  kind: 'neutral-closing',
  family: 'neutral-closing',
  description: 'A sentence that claims nothing ends the summary.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { random }) => {
    // Behind a short text the empty sentence would be a good part of it.
    if (!isEnglish(reference) || tokensOf(reference.summary).length < 30 || !/[.!]$/.test(reference.summary))
      return null;
    return { ...reference, summary: `${reference.summary} ${pick(CLOSINGS, random) ?? ''}` };
  },
};

export const ARRANGEMENT_EDITS: readonly Edit[] = [ORDER, MERGED, SPLIT, MOOD, PASSIVE, SENTENCES, CLOSING];
