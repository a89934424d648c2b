import type { Dimension } from '../../core/summary.js';
import { type UnreadKey, unreadKeys } from '../candidates/unread-keys.js';
import { inMarkdown } from '../markdown/markdown-reader.js';
import { fittingKeys, guessKeys } from './field-guess.js';
import { fieldsSetting, outcomesSetting, strangeWords } from './format-settings.js';
import { memberAt, pathOfField } from './in-our-keys.js';
import type { SummaryFormat } from './summary-format.js';

/** What of one summary nothing reads, and the setting that would. */
export interface UnreadAdvice {
  /** Keys or headings as `fields` takes them, those that are probably a field first. */
  readonly unread: readonly string[];
  /** Such as `fields: key_actions=Done`. */
  readonly setting: string;
}

const SHOWN = 6;

/**
 * What may be the fields that a summary lacks; undefined where it lacks none, or where nothing unread could be one.
 * @param content as it is in the file, or as it was read from a page
 */
export function adviseOnUnread(content: unknown, format: SummaryFormat, isPage: boolean): UnreadAdvice | undefined {
  const written = isPage ? inMarkdown(format) : format;
  const absent = format.dimensions.filter((one) => memberAt(content, pathOfField(one, content, written)) === undefined);
  return adviseOnKeys(absent, absent.length === 0 ? [] : unreadKeys(content, written), format);
}

/** The same of a summary that lacks these dimensions and has these keys beside. */
export function adviseOnKeys(
  absent: readonly Dimension[],
  keys: readonly UnreadKey[],
  format: SummaryFormat,
): UnreadAdvice | undefined {
  const guesses = guessKeys(absent, keys);
  // Nobody has to have moments: a list is taken for them only where it looks like some.
  const open = absent.filter((one) => !guesses.has(one) && fittingKeys(one, keys, guesses).length > 0);
  if (guesses.size === 0 && open.every((one) => one === 'aha_moments')) return undefined;
  const likely = [...guesses.values()].map(({ path }) => path);
  const others = open.flatMap((one) => fittingKeys(one, keys, guesses).map(({ path }) => path));
  return {
    unread: [...new Set([...likely, ...others])].slice(0, SHOWN),
    setting: settingOf(guesses, open, keys, format),
  };
}

const OTHERS = '<one of the others>';

function settingOf(
  guesses: ReturnType<typeof guessKeys>,
  open: readonly Dimension[],
  keys: readonly UnreadKey[],
  format: SummaryFormat,
): string {
  if (guesses.size === 0) return `fields: ${open[0]}=<one of these>`;
  const word = keys.find(({ path }) => path === guesses.get('outcome')?.path)?.word;
  const strange = strangeWords(word === undefined ? [] : [word], format);
  // What nobody can tell is for a person to fill in, and is not forgotten for that.
  const all = new Map<Dimension, { readonly path: string }>(guesses);
  for (const one of open) if (one !== 'aha_moments') all.set(one, { path: OTHERS });
  const fields = fieldsSetting(all, format);
  return strange.length === 0 ? fields : `${fields} and ${outcomesSetting(strange, format)}`;
}
