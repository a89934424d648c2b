import type { FindingCode } from '../../core/finding.js';
import { passagesOf } from '../../core/sentences.js';
import type { Summary } from '../../core/summary.js';
import { isPlainlyEnglish } from '../form/plain-english.js';
import { ownWords } from '../form/quotations.js';
import {
  hasWordsOfOthers,
  languageBeside,
  languageInsteadOf,
  languageOfPassage,
  languageOfText,
  type TextLanguage,
  traitsOf,
} from '../form/text-language.js';
import { languageOf } from '../v2/language.js';
import type { FormField } from './form-fields.js';
import { quote } from './quote.js';

/** What a rule of form finds wrong with a field. */
export interface RuleFinding {
  readonly code: FindingCode;
  readonly message: string;
  readonly suggestion: string;
  /** Index of the text at fault. */
  readonly at: number;
}

/** What language a reference is in, found out when first asked for. */
export class ReferenceLanguage {
  private found: TextLanguage | null | undefined;

  constructor(private readonly reference: Summary) {}

  /** As the rubric sees it, which is known already. */
  get isEnglish(): boolean {
    return languageOf(this.reference) === 'english';
  }

  get exact(): TextLanguage | null {
    const { title, summary, key_actions } = this.reference;
    this.found ??= languageOfText(traitsOf([title, summary, ...key_actions].join('\n')));
    return this.found;
  }

  /** Whether a text is in a language without the words that the reference has as well, such as those of a name. */
  isForeign(text: string, found: TextLanguage): boolean {
    const { title, summary, key_actions } = this.reference;
    return languageBeside(text, [title, summary, ...key_actions].join('\n')) === found;
  }
}

/** A field, or a sentence of one, in another language than the reference. */
export function wrongLanguage(field: FormField, language: ReferenceLanguage): RuleFinding | null {
  return wholeInOtherLanguage(field, language) ?? passageInOtherLanguage(field, language);
}

function wholeInOtherLanguage({ name, wanted, given }: FormField, language: ReferenceLanguage): RuleFinding | null {
  if (language.isEnglish && isPlainlyEnglish(given)) return null;
  const said = given.map(ownWords).join('\n');
  const traits = traitsOf(said);
  const likely = languageOfText(traits);
  if (likely === null || (language.isEnglish && likely === 'English')) return null;
  const expected = language.exact;
  if (expected === null) return null;
  const instead = languageInsteadOf(expected, traits);
  if (instead === null) return null;
  const own = traitsOf(wanted.join('\n'));
  const isHabit = languageOfText(own) === instead || (traits.script !== null && own.isMixed);
  if (isHabit || !language.isForeign(said, instead)) return null;
  const foreign = given.findIndex((text) => languageInsteadOf(expected, traitsOf(text)) !== null);
  const at = Math.max(0, foreign);
  return {
    code: 'WRONG_LANGUAGE',
    message: `The ${name} is in ${named(instead)}, the reference in ${named(expected)}: ${quote(given[at] ?? '')}`,
    suggestion: `Write it in ${named(expected)}`,
    at,
  };
}

/** A sentence, or one value of several, in another language than the rest. */
function passageInOtherLanguage({ name, wanted, given }: FormField, language: ReferenceLanguage): RuleFinding | null {
  const expected = language.isEnglish ? 'English' : language.exact;
  if (expected === null || !given.some((text) => hasWordsOfOthers(expected, text))) return null;
  const passageOf = (text: string) => {
    for (const sentence of passagesOf(text)) {
      const instead = languageOfPassage(expected, sentence);
      if (instead !== null) return { sentence, instead };
    }
    return null;
  };
  if (wanted.some((text) => passageOf(text) !== null)) return null;
  // A team that writes some words in another script there has the habit.
  const { isMixed } = traitsOf(wanted.join('\n'));
  for (const [at, text] of given.entries()) {
    const found = passageOf(text);
    if (found === null || (isMixed && traitsOf(found.sentence).script === found.instead)) continue;
    return {
      code: 'WRONG_LANGUAGE',
      message: `A sentence of the ${name} is in ${named(found.instead)}, the reference in ${named(expected)}: ${quote(found.sentence)}`,
      suggestion: `Write it in ${named(expected)}`,
      at,
    };
  }
  return null;
}

function named(language: TextLanguage): string {
  return language === 'Cyrillic' || language === 'Devanagari' || language === 'Arabic'
    ? `${language} script`
    : language;
}
