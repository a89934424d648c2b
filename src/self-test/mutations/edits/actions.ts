import { type Random, sample, share, shuffled } from '../../../core/seeded-random.js';
import type { Edit } from '../edit.js';
import { contentWords, isAlike } from '../same-subject.js';
import { INVENTED_ACTIONS } from '../words/inventions.js';

const common = { effect: 'damaging', dimensions: ['key_actions'] } as const;

const DROPPED: Edit = {
  ...common,
  kind: 'dropped-actions',
  family: 'dropped-actions',
  description: 'Some key actions are left out; at least one stays.',
  doses: [1, 2, 4],
  unit: 'items',
  change: (reference, dose, { random }) => {
    const told = [...reference.key_actions.keys()].filter((index) => reference.key_actions[index]?.trim() !== '');
    if (dose >= told.length) return null;
    const dropped = new Set(sample(told, dose, random));
    return { ...reference, key_actions: reference.key_actions.filter((_, index) => !dropped.has(index)) };
  },
};

const EMPTY: Edit = {
  ...common,
  kind: 'empty-actions',
  family: 'empty',
  description: 'All key actions are left out.',
  doses: [1],
  unit: 'whole',
  change: (reference) =>
    reference.key_actions.some((action) => action.trim() !== '') ? { ...reference, key_actions: [] } : null,
};

const INVENTED: Edit = {
  ...common,
  kind: 'invented-actions',
  family: 'hallucinated-actions',
  description: 'Key actions that never happened are added, plausible ones about something else.',
  doses: [1, 2, 4],
  unit: 'items',
  change: (reference, dose, { random }) => {
    const known = contentWords(reference);
    // An invention that shares a word with the session might be true of it, in some way.
    const foreign = INVENTED_ACTIONS.filter((action) => !sharesWords(action, known));
    if (reference.key_actions.length === 0 || foreign.length < dose) return null;
    return { ...reference, key_actions: inserted(reference.key_actions, sample(foreign, dose, random), random) };
  },
};

function sharesWords(action: string, known: ReadonlySet<string>): boolean {
  const common = new Set([
    'added',
    'wrote',
    'fixed',
    'moved',
    'removed',
    'replaced',
    'split',
    'service',
    'page',
    'client',
  ]);
  const words = action.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 3 && !common.has(word) && known.has(word)).length > 1;
}

const BORROWED: Edit = {
  ...common,
  kind: 'borrowed-actions',
  family: 'hallucinated-actions',
  description: 'Key actions of another session are added.',
  doses: [1, 3],
  unit: 'items',
  change: (reference, dose, { others, random }) => {
    const other = others().find((summary) => summary.key_actions.length >= dose && !isAlike(summary, reference));
    if (reference.key_actions.length === 0 || other === undefined) return null;
    return {
      ...reference,
      key_actions: inserted(reference.key_actions, sample(other.key_actions, dose, random), random),
    };
  },
};

/** The list with more items at places drawn for each. */
function inserted(list: readonly string[], more: readonly string[], random: Random): readonly string[] {
  const result = [...list];
  for (const item of more) result.splice(random.below(result.length + 1), 0, item);
  return result;
}

const REPEATED: Edit = {
  ...common,
  kind: 'repeated-actions',
  family: 'repeated-actions',
  description: 'Key actions are listed twice, which makes one step look like two.',
  doses: [34, 100],
  unit: 'percent',
  change: (reference, dose, { random }) => {
    if (!reference.key_actions.some((action) => action.trim() !== '')) return null;
    const repeated = new Set(share([...reference.key_actions.keys()], dose, random));
    const extra = reference.key_actions.filter((_, index) => repeated.has(index));
    return { ...reference, key_actions: [...reference.key_actions, ...shuffled(extra, random)] };
  },
};

const SWAPPED: Edit = {
  ...common,
  kind: 'swapped-actions',
  family: 'swapped',
  description: 'The key actions are those of another session.',
  doses: [1],
  unit: 'whole',
  change: (reference, _dose, { others }) => {
    const other = others().find((summary) => summary.key_actions.length > 0 && !isAlike(summary, reference));
    if (reference.key_actions.length === 0 || other === undefined) return null;
    return { ...reference, key_actions: other.key_actions };
  },
};

export const ACTION_EDITS: readonly Edit[] = [DROPPED, EMPTY, INVENTED, BORROWED, REPEATED, SWAPPED];
