import type { Problem } from '../../core/errors.js';
import type { JsonDocument } from '../../core/json/document.js';
import { isPlainObject } from '../../core/json/plain-values.js';
import { valueAt } from '../../core/json/schema-problems.js';
import { nearestName } from '../../core/text.js';
import { outcomesSetting, strangeWords } from '../format/format-settings.js';
import { memberAt, pathOfField } from '../format/in-our-keys.js';
import { missingFieldHint } from '../format/missing-field-hint.js';
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
    const isSlip = nearestName(word, allowedOutcomes(format)) !== undefined;
    if (isSlip || strangeWords([word], format).length === 0) return undefined;
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
