import { fieldPathText, quotedPath } from '../core/field-path.js';
import type { Defect, FindingCode } from '../core/finding.js';
import type { Dimension } from '../core/summary.js';
import { shortened, uncapitalised } from '../core/text.js';
import { alsoNamedLike, fittingKeys, guessKeys, type StrangeKey } from '../inputs/format/field-guess.js';
import { fieldsSetting, outcomesSetting, strangeWords } from '../inputs/format/format-settings.js';
import { unpackJson } from '../inputs/format/json-in-text.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import { allowedOutcomes } from '../inputs/format/their-words.js';
import type { FieldCounts, KeyCount } from './fields-seen.js';
import type { LostField } from './lost-fields.js';

/** Fewer candidates than this are most of them only where they are all. */
const FEW = 3;

/** What is wrong with the fields of most candidates: told of the run, and of each candidate that lacks one of these fields. */
export interface FieldDiagnosis {
  readonly defects: readonly Defect[];
  readonly lost: readonly LostField[];
}

/**
 * What is wrong with the fields of most candidates, before anybody reads what follows from it in each: which lack what, what
 * stands there instead, and the setting that would mend it. Nothing where only some are so.
 */
export function diagnoseFields(counts: FieldCounts, format: SummaryFormat): FieldDiagnosis {
  const { candidates, firstPlace: place } = counts;
  if (place === null) return { defects: [], lost: [] };
  const isMost = (count: number): boolean =>
    count > 0 && (candidates < FEW ? count === candidates : count > candidates / 2);
  const missing = format.dimensions.filter((one) => isMost(lackOf(one, counts)));
  const strange = strangeKeys(counts, isMost);
  const defect = (code: FindingCode, message: string, suggestion: string): Defect => ({
    ...{ code, dimension: null, message, suggestion, place },
  });
  const found: Defect[] = [];
  const json = strange.find(({ kind }) => kind === 'json');
  const advice =
    missing.length === 0
      ? ''
      : json === undefined
        ? remedy(missing, guessKeys(missing, strange), counts, format)
        : unpackJson(json.path, json.word);
  if (missing.length > 0) {
    const message = `${lacking(missing, counts, format)}${instead(strange, missing)}`;
    found.push(defect('FIELD_MISSING', message, advice));
  }
  if (isMost(counts.wrongWords)) {
    const words = [...counts.words].sort(byCount).map(([word]) => word);
    const message = `${counts.wrongWords} of ${candidates} ${candidatesRead(counts)} have an outcome that is none: ${listed(words.map(quoted))}; allowed: ${allowedOutcomes(format).map(quoted).join(', ')}`;
    found.push(defect('FIELD_UNKNOWN', message, `Set ${outcomesSetting(words, format)}`));
  }
  return { defects: found, lost: missing.map((one) => lostField(one, advice, counts, format)) };
}

/** How many candidates lack a dimension and should have it: moments only where their reference has some. */
function lackOf(dimension: Dimension, { missing }: FieldCounts): number {
  const { count = 0, emptyInReference = 0 } = missing.get(dimension) ?? {};
  return dimension === 'aha_moments' ? count - emptyInReference : count;
}

/** What is told of each candidate that lacks it, with what to do: whoever reads of one alone has not seen what is told of all. */
function lostField(dimension: Dimension, advice: string, counts: FieldCounts, format: SummaryFormat): LostField {
  const key = shownPath(keyOf(dimension, format));
  const count = lackOf(dimension, counts);
  const who = count === counts.candidates ? 'all' : `${count} of ${counts.candidates}`;
  const isAlone = counts.candidates === 1;
  return {
    dimension,
    message: isAlone ? `The candidate has no ${key}` : `Like ${who} ${candidatesRead(counts)}, this one has no ${key}`,
    suggestion: advice.startsWith('Set ') ? `Let the pipeline write ${key} again, or s${advice.slice(1)}` : advice,
  };
}

/** Keys that most of the looked-at candidates have. */
function strangeKeys({ unread }: FieldCounts, isMost: (count: number) => boolean): readonly StrangeKey[] {
  return [...unread]
    .filter(([, { count }]) => isMost(count))
    .map(([path, { kinds, words }]) => {
      const kind = [...kinds].sort(byCount)[0]?.[0] ?? 'line';
      const [word] = kind === 'json' ? ([...words].sort(byCount)[0] ?? []) : [];
      return word === undefined ? { path, kind } : { path, kind, word };
    });
}

function byCount([, a]: readonly [unknown, number], [, b]: readonly [unknown, number]): number {
  return b - a;
}

/** `26 of 26 candidates have no summary and no outcome, 20 of 26 no title`. */
function lacking(missing: readonly Dimension[], counts: FieldCounts, format: SummaryFormat): string {
  const groups = new Map<number, string[]>();
  for (const dimension of missing) {
    const count = lackOf(dimension, counts);
    groups.set(count, [...(groups.get(count) ?? []), keyOf(dimension, format)]);
  }
  return [...groups]
    .sort(([a], [b]) => b - a)
    .map(([count, keys], i) => {
      const who = `${count} of ${counts.candidates}${i === 0 ? ` ${candidatesRead(counts)} have` : ''}`;
      return `${who} no ${listed(keys.map(shownPath), 'and no')}`;
    })
    .join(', ');
}

/** What is counted: all candidates, or those that are left beside broken ones. */
function candidatesRead({ invalid }: FieldCounts): string {
  return invalid === 0 ? 'candidates' : 'candidates that can be read';
}

const SHOWN_KEYS = 6;

function instead(strange: readonly StrangeKey[], missing: readonly Dimension[]): string {
  if (strange.length === 0) return '';
  // Those that could be it first.
  const guesses = guessKeys(missing, strange);
  const alike = missing.flatMap((one) => alsoNamedLike(one, strange, guesses));
  const likely = [...new Set([...guesses.values(), ...alike])];
  const keys = [...likely, ...strange.filter((key) => !likely.includes(key))].slice(0, SHOWN_KEYS);
  return `; most have ${listed(keys.map(({ path }) => shownPath(path)))}, which nothing reads`;
}

/** The settings that would mend it, as they are written into an input. */
function remedy(
  missing: readonly Dimension[],
  guesses: ReadonlyMap<Dimension, StrangeKey>,
  counts: FieldCounts,
  format: SummaryFormat,
): string {
  const isGone = (one: Dimension): boolean => isNowhere(one, guesses, counts);
  // Moments that nobody has are left out with the others; alone they are nothing to tell of.
  const nowhere = missing.some(isGone) ? format.dimensions.filter(isGone) : [];
  // Under a key that was set the references have it: only the candidates have changed, and another setting would lose those.
  const renamed = new Map([...guesses].filter(([one]) => format.fields.has(one)));
  const unset = new Map([...guesses].filter(([one]) => !format.fields.has(one)));
  const unknown = missing.filter((one) => !guesses.has(one) && !nowhere.includes(one));
  const left = format.dimensions.filter((one) => !nowhere.includes(one));
  const words = outcomeWordsAt(guesses.get('outcome'), counts.unread, format);
  const settings = [
    ...(unset.size > 0 ? [fieldsSetting(unset, format)] : []),
    ...(words === undefined ? [] : [words]),
    ...(nowhere.length > 0 && left.length > 0 ? [`dimensions: ${left.join(', ')}`] : []),
  ];
  const parts = [
    ...(renamed.size > 0 ? [asTheReferencesHaveIt(renamed, format)] : []),
    ...(settings.length > 0 ? [`Set ${listed(settings)}`] : []),
    ...(unknown.length > 0
      ? [
          `Write ${listed(unknown.map((one) => shownPath(keyOf(one, format))))} into the candidates, or say in fields where ${unknown.length === 1 ? 'it stands' : 'they stand'} (${unknown[0]}=<key>); what your summaries have not at all, leave out of dimensions`,
        ]
      : []),
  ];
  return parts.map((part, i) => (i === 0 ? part : uncapitalised(part))).join('; ');
}

/** Whether no candidate has a dimension, under no name that anybody could think of, and hardly a reference either. */
function isNowhere(dimension: Dimension, guesses: ReadonlyMap<Dimension, StrangeKey>, counts: FieldCounts): boolean {
  const { count = 0, emptyInReference = 0 } = counts.missing.get(dimension) ?? {};
  if (count < counts.candidates || emptyInReference <= count / 2 || guesses.has(dimension)) return false;
  const everyKey = strangeKeys(counts, () => true);
  return fittingKeys(dimension, everyKey, guesses).length === 0;
}

/** What to do where candidates call otherwise what references have under the key that was set. */
function asTheReferencesHaveIt(renamed: ReadonlyMap<Dimension, StrangeKey>, format: SummaryFormat): string {
  const it = renamed.size === 1 ? 'it' : 'them';
  const keys = [...renamed.keys()].map((one) => shownPath(keyOf(one, format)));
  const fresh = [...renamed.values()].map(({ path }) => shownPath(path));
  return `Write ${listed(keys)} into the candidates again, as fields says and the references have ${it}; or, where ${listed(fresh)} ${fresh.length === 1 ? 'is' : 'are'} meant, rename ${it} in the references and set ${fieldsSetting(renamed, format)}`;
}

/** The words of a key that may be the outcome, where they are not ours. */
function outcomeWordsAt(
  key: StrangeKey | undefined,
  unread: ReadonlyMap<string, KeyCount>,
  format: SummaryFormat,
): string | undefined {
  const words = [...(unread.get(key?.path ?? '')?.words ?? [])].sort(byCount).map(([word]) => word);
  const strange = strangeWords(words, format);
  return strange.length === 0 ? undefined : outcomesSetting(strange, format);
}

function keyOf(dimension: Dimension, { fields }: SummaryFormat): string {
  return fieldPathText(fields.get(dimension) ?? [dimension]);
}

function quoted(text: string): string {
  return JSON.stringify(shortened(text, SHOWN_CHARACTERS));
}

function shownPath(path: string): string {
  return quotedPath(shortened(path, SHOWN_CHARACTERS));
}

/** The longest key or word of theirs that a message repeats. */
const SHOWN_CHARACTERS = 60;

const SHOWN = 8;

function listed(all: readonly string[], and = 'and'): string {
  const texts = all.length > SHOWN ? [...all.slice(0, SHOWN), `${all.length - SHOWN} more`] : all;
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(and === 'and' ? ', ' : ', no ')} ${and} ${last}`;
}
