import { type Random, sample, shuffled } from '../../../core/seeded-random.js';
import type { Summary } from '../../../core/summary.js';
import type { Edit } from '../edit.js';
import { capitalised, isEnglish, uncapitalised } from '../english.js';
import { firstVerb } from '../first-verb.js';
import { tokensOf } from '../tokens.js';

const common = { effect: 'harmless', dimensions: ['key_actions'] } as const;

const ORDER: Edit = {
  ...common,
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
  ...common,
  kind: 'merged-actions',
  family: 'merged-actions',
  description:
    'Two neighbouring key actions share a bullet, joined by a semicolon or the word and; both are still told.',
  doses: [1, 2],
  unit: 'items',
  change: (reference, dose, { random }) => {
    const joinable = reference.key_actions.every((text) => text.trim() !== '');
    if (!joinable || reference.key_actions.length < 2 * dose) return null;
    // Every second place, so that no action is wanted by two bullets.
    const offset = reference.key_actions.length > 2 * dose ? random.below(2) : 0;
    const places = [...reference.key_actions.keys()].slice(0, -1).filter((place) => place % 2 === offset);
    const chosen = sample(places, dose, random);
    const merged: string[] = [];
    for (const [index, action] of reference.key_actions.entries()) {
      if (chosen.includes(index - 1)) merged.push(joined(merged.pop() ?? '', action, reference, random));
      else merged.push(action);
    }
    return { ...reference, key_actions: merged };
  },
};

/** With `and` only where both begin with a verb that we know, so that the sentence stays in one piece. */
function joined(a: string, b: string, reference: Summary, random: Random): string {
  const start = a.replace(/(?<![.;,。])[.;,。]+$/, '');
  const verb = firstVerb(a) !== undefined && firstVerb(b) !== undefined;
  if (verb && isEnglish(reference) && !/[,;]|\band\b/.test(a) && random.below(2) === 0) {
    return `${start} and ${uncapitalised(b)}`;
  }
  return `${start}; ${firstVerb(b) !== undefined ? uncapitalised(b) : b}`;
}

const SPLIT: Edit = {
  ...common,
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
const POINTING_BACK =
  /\b(?:it|them)\b|^\S+(?: \S+)? (?:this|that|these|those|both|its|their|one|ones|so)\b|\b(?:inside|outside|there|again|too|as well|afterwards)$/i;

/** Looking for a place to split takes quadratic time; a longer text is no bullet. */
const LONGEST_BULLET = 1000;

/** The two steps of an action, or the action alone. The second one must begin with a verb and stand on its own. */
function splitAction(action: string): readonly string[] {
  if (firstVerb(action) === undefined || action.length > LONGEST_BULLET) return [action];
  for (const match of action.matchAll(/; (?:and )?|,? and (?:then )?/g)) {
    const [left, right] = [action.slice(0, match.index), action.slice(match.index + match[0].length)];
    const verb = /^\p{Ll}/u.test(right) ? firstVerb(right) : undefined;
    // `failed requests` may be a noun with an adjective, `ran requests` may not.
    const isVerb = verb !== undefined && verb.past !== verb.participle;
    const isObject = isVerb || /^\S+ (?:the|an?|\d|`|[A-Z]|\S+[._(/])/.test(right);
    const isWhole =
      tokensOf(left).length > 2 && tokensOf(right).length > 2 && !/[,(`]/.test(left.replace(/`[^`]*`|\([^()]*\)/g, ''));
    const isClause = /\b(?:that|which|who|whether|how|when|while|where|both|between|were|was|had|because)\b/.test(left);
    if (verb !== undefined && isObject && isWhole && !isClause && !POINTING_BACK.test(right))
      return [left, capitalised(right)];
  }
  return [action];
}

export const BULLET_EDITS: readonly Edit[] = [ORDER, MERGED, SPLIT];
