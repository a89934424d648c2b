import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Summary } from '../../core/summary.js';
import { isForeignLine } from '../form/foreign-line.js';
import { unfinishedWord } from '../form/unfinished-word.js';
import { languageOf } from '../v2/language.js';
import { type FormField, formFields } from './form-fields.js';
import { quote } from './quote.js';

/** What tells the words of a session from others. */
export interface SessionWords {
  /** Whether a word in small letters is one of everyday English. */
  readonly isEnglish: (word: string) => boolean;
  /** Whether a session has a word in small letters. */
  readonly isOfSession: (word: string) => boolean;
  /** How the words go on that begin so, in the session and in some texts: '' for the word itself. */
  readonly goOn: (beginning: string, texts: readonly string[]) => ReadonlySet<string>;
}

/**
 * What the words of a session tell of the form of a candidate: a text that ends in the middle of a word, and a line in another
 * language that is too short to tell which. One finding a field and code; none where the form alone has told it. Of other languages
 * than English no words are known.
 * @param told what is found already
 */
export function wordDefects(
  reference: Summary,
  candidate: Summary,
  words: SessionWords,
  told: readonly Defect[],
  placeOf: PlaceOf,
): readonly Defect[] {
  if (languageOf(reference) !== 'english') return [];
  const fields = formFields(reference, candidate);
  return fields.flatMap((field): readonly Defect[] => {
    const isNew = ({ code }: Pick<Defect, 'code'>): boolean =>
      !told.some((one) => one.code === code && one.dimension === field.dimension);
    return [cutInWord(field, fields, words), foreignLine(field, words)].flatMap((found) =>
      found === null || !isNew(found.defect)
        ? []
        : [{ ...found.defect, dimension: field.dimension, place: placeOf(field.pathOf(found.at)) }],
    );
  });
}

interface Found {
  readonly at: number;
  readonly defect: Pick<Defect, 'code' | 'message' | 'suggestion'>;
}

function cutInWord({ name, given }: FormField, fields: readonly FormField[], words: SessionWords): Found | null {
  const { isEnglish } = words;
  for (const [at, text] of given.entries()) {
    const goOn = (beginning: string): ReadonlySet<string> => {
      const others = fields.flatMap((field) => field.given).filter((other) => other !== text);
      return words.goOn(beginning, [...others, text.trimEnd().slice(0, -beginning.length)]);
    };
    const word = unfinishedWord(text, { isEnglish, goOn });
    if (word === null) continue;
    return {
      at,
      defect: {
        code: 'CUT_OFF',
        message: `The ${name} ends in the middle of a word, with ${quote(word)}: ${quote(`…${text.trimEnd().slice(-TAIL)}`)}`,
        suggestion: 'Check limits of length and of tokens, and let the model finish',
      },
    };
  }
  return null;
}

/** Characters of the end that a message shows. */
const TAIL = 60;

function foreignLine({ dimension, name, given }: FormField, { isEnglish, isOfSession }: SessionWords): Found | null {
  if (dimension === 'summary') return null;
  const isKnown = (word: string): boolean => isEnglish(word) || isOfSession(word);
  const at = given.findIndex((text) => isForeignLine(text, isKnown));
  if (at < 0) return null;
  return {
    at,
    defect: {
      code: 'WRONG_LANGUAGE',
      message: `The ${name} is in another language than the reference, which is in English: ${quote(given[at] ?? '')}`,
      suggestion: 'Write it in English',
    },
  };
}
