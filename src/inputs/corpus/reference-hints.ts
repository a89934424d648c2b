import type { Problem } from '../../core/errors.js';
import { fieldPathText, quotedPath } from '../../core/field-path.js';
import type { JsonDocument, JsonPath } from '../../core/json/document.js';
import { valueAt } from '../../core/json/schema-problems.js';
import { isPlainObject } from '../../core/json/values.js';
import { type Dimension, OUTCOMES } from '../../core/summary.js';
import { nearestName } from '../../core/text.js';
import { unreadKeys } from '../candidates/unread-keys.js';
import { alsoNamedLike, fittingKeys, guessKeys } from '../format/field-guess.js';
import { outcomesSetting, strangeWords } from '../format/format-settings.js';
import { memberAt, pathOfField } from '../format/in-our-keys.js';
import { adviseOnName } from '../format/name-advice.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { allowedOutcomes } from '../format/their-words.js';
import { adviseOnUnread } from '../format/unread-advice.js';
import { remedyOfMissing } from '../markdown/missing-field.js';
import { goldenSessionSchema } from './golden-session.js';

/** Of more words than these that are none, most are no outcomes. */
const MOST_WORDS = 8;

/** What to do about the problems of the references of a corpus, each told once: whoever has read it knows what the others need. */
export class ReferenceHints {
  /** What was told: the fields that references lack, and settings. */
  private readonly told = new Set<string>();
  /** Words for outcomes that nobody knows, as they were met. */
  private readonly words = new Set<string>();

  constructor(private readonly format: SummaryFormat) {}

  /**
   * A problem that the schema has found, with what to do about it where that was not told.
   * @param path of the value in the session, under our names
   * @param format in which the session is written
   */
  withHint(
    problem: Problem,
    [root, ...path]: readonly PropertyKey[],
    { value }: JsonDocument,
    format: SummaryFormat,
  ): Problem {
    const steps = path.filter((step) => typeof step !== 'symbol');
    if (root !== 'reference') return problem;
    const reference = valueAt(value, ['reference']);
    const ofWord = steps.length === 1 && steps[0] === 'outcome' ? this.ofOutcome(reference, format) : undefined;
    if (ofWord !== undefined) return { ...problem, hint: ofWord };
    if (this.told.has(String(steps[0]))) return problem;
    const hint = steps.length === 0 ? wrapHint(value, reference) : missingFieldHint(steps, reference, format);
    return hint === undefined || !this.isNew(String(steps[0])) ? problem : { ...problem, hint };
  }

  /** What to do about a line without a name; undefined where nothing in it looks like one, or where it was told. */
  ofName({ value }: JsonDocument): string | undefined {
    const advice = adviseOnName(value, this.format, 'of the corpus');
    return advice !== undefined && this.isNew('name') ? `set ${advice}` : undefined;
  }

  /** How to write a field that a page lacks; once for each setting also what on the page may be it. */
  onPage({ message }: Problem, { value }: JsonDocument): string | undefined {
    const remedy = remedyOfMissing(message, this.format);
    const advice = remedy === undefined ? undefined : adviseOnUnread(valueAt(value, ['reference']), this.format, true);
    if (advice === undefined || !this.isNew(advice.setting)) return remedy;
    const headings = advice.unread.map((one) => JSON.stringify(one)).join(', ');
    return `${remedy}; or, where it stands below one of the page's headings that nothing reads (${headings}), set ${advice.setting}`;
  }

  /** What to set for a word that is no outcome and looks like none, with those that were met before. */
  private ofOutcome(reference: unknown, format: SummaryFormat): string | undefined {
    const word = memberAt(reference, pathOfField('outcome', reference, format));
    if (typeof word !== 'string' || word.trim() === '' || this.words.size === MOST_WORDS) return undefined;
    // A slip of the pen is told with the word that is meant.
    const meant = nearestName(word, allowedOutcomes(format));
    // Or with the setting, where the slip may be in that.
    if (meant !== undefined && strangeWords([word], format).length > 0 && !OUTCOMES.some((one) => one === meant)) {
      const hint = `or correct the setting outcomes, where ${JSON.stringify(meant)} is wrong`;
      return this.isNew(hint) ? hint : undefined;
    }
    if (meant !== undefined || strangeWords([word], format).length === 0) return undefined;
    this.words.add(word.trim());
    const setting = outcomesSetting([...this.words], format);
    return this.isNew(setting) ? `if that is a word of yours, set ${setting}` : undefined;
  }

  private isNew(what: string): boolean {
    const isNew = !this.told.has(what);
    this.told.add(what);
    return isNew;
  }
}

/** What to do where a file has the bare summary in place of a session; undefined where it has not. */
function wrapHint(value: unknown, reference: unknown): string | undefined {
  if (reference !== undefined || !isPlainObject(value)) return undefined;
  const isBare = Object.keys(value).some((key) => !Object.hasOwn(goldenSessionSchema.shape, key));
  return isBare ? 'if the file is the summary itself, put that below "reference": {"reference": {…}}' : undefined;
}

/**
 * What to set where a reference lacks a field, so that nobody invents one; undefined where the value at the path is there,
 * or is no field.
 * @param path of the value in the summary, in our names
 */
export function missingFieldHint(path: JsonPath, summary: unknown, format: SummaryFormat): string | undefined {
  const field = format.dimensions.find((one) => one === path[0]);
  if (field === undefined || path.length > 1 || memberAt(summary, pathOfField(field, summary, format)) !== undefined) {
    return undefined;
  }
  const isAbsent = (one: Dimension): boolean => memberAt(summary, pathOfField(one, summary, format)) === undefined;
  const absent = format.dimensions.filter(isAbsent);
  const unread = unreadKeys(summary, format);
  const guesses = guessKeys(absent, unread);
  const guess = guesses.get(field);
  const set = format.fields.get(field);
  // Setting another key would be the way back, and lose the candidates that have this one.
  if (guess !== undefined && set !== undefined) {
    return `fields says that ${field} is ${fieldPathText(set)}; if that is ${guess.path} here, rename it here, to ${field} where teams with other keys read it too, or set fields: ${field}=${guess.path} where the candidates have it so too`;
  }
  if (guess !== undefined) {
    const others = alsoNamedLike(field, unread, guesses).slice(0, SHOWN);
    const or = others.length === 0 ? '' : `, and not ${others.map(({ path }) => path).join(' or ')}`;
    return `if that is ${guess.path}${or}, set fields: ${field}=${guess.path}`;
  }
  const fitting = fittingKeys(field, unread, guesses);
  if (fitting.length > 0) {
    const keys = fitting.slice(0, SHOWN).map(({ path }) => quotedPath(path));
    return `if that is one of the keys that nothing reads (${keys.join(', ')}), set fields: ${field}=<that key>`;
  }
  // What is advised to be left out is under no name there.
  const isThere = (one: Dimension): boolean =>
    !absent.includes(one) || guesses.has(one) || fittingKeys(one, unread, guesses).length > 0;
  const left = format.dimensions.filter((one) => one !== field && isThere(one));
  return `if your summaries have it under another key, set fields: ${field}=<key>; if they have none, set dimensions to those that they have, such as ${left.join(', ')}`;
}

const SHOWN = 6;
