import { byCodePoint } from '../core/text.js';
import { canonicalModel } from './money/model-id.js';

/** A model that has answered, as it calls itself, and how many of the answers are its. */
export interface Answering {
  readonly model: string;
  readonly answers: number;
}

/** What stands behind the name of a model for one of its releases: a date, or that it is the newest. */
const RELEASE = /[-@:](?:\d{4}-?\d{2}-?\d{2}|latest|default)$/;

/** The name of a model without the provider before it and the date behind it: `openai/gpt-4o-2024-08-06` is `gpt-4o`. */
export function plainName(model: string): string {
  const name = canonicalModel(model);
  return name
    .slice(name.lastIndexOf('/') + 1)
    .replace(RELEASE, '')
    .toLowerCase();
}

/** Whether two names are those of one model, whoever spells them. */
export function isSameModel(one: string, other: string): boolean {
  return plainName(one) === plainName(other);
}

/**
 * Who has answered, by how many answers, the most frequent first: a gateway may give a question to another model than the one that
 * was asked. Releases of one model are one.
 * @param used what each answer calls its model; null where there is none
 */
export function answeringModels(used: Iterable<string | null | undefined>): readonly Answering[] {
  const found = new Map<string, { model: string; answers: number }>();
  for (const model of used) {
    if (model == null || model === '') continue;
    const known = found.get(plainName(model));
    if (known === undefined) found.set(plainName(model), { model, answers: 1 });
    else known.answers++;
  }
  return [...found.values()].sort((a, b) => b.answers - a.answers || byCodePoint(a.model, b.model));
}

/** The model that has given more than half of the answers; the one that was asked where nobody has; null where none has. */
export function mostlyAnsweredBy(asked: string, models: readonly Answering[]): string | null {
  const [first] = models;
  if (first === undefined) return asked;
  const all = models.reduce((sum, { answers }) => sum + answers, 0);
  if (first.answers * 2 <= all) return null;
  return isSameModel(asked, first.model) ? asked : first.model;
}

/** That others than the model that was asked have answered: `asked X, answered by Y (3 of 10)`; nothing where none has. Foreign names. */
export function answeredByOthers(asked: string, models: readonly Answering[]): string | undefined {
  const others = models.filter(({ model }) => !isSameModel(asked, model));
  if (others.length === 0) return undefined;
  const all = models.reduce((sum, { answers }) => sum + answers, 0);
  const named = others.slice(0, MOST_NAMED).map(({ model, answers }) => `${model} (${answers} of ${all})`);
  const rest = others.length - named.length;
  return `asked ${asked}, answered by ${named.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

const MOST_NAMED = 3;
