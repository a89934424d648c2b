import type { Defect, PlaceOf } from '../../core/finding.js';
import type { Summary } from '../../core/summary.js';
import { endsSentence } from '../form/ending.js';
import { isForeignLine } from '../form/foreign-line.js';
import { type KnownWords, unfinishedWord } from '../form/unfinished-word.js';
import { languageOf } from '../v2/language.js';
import { type FormField, formFields } from './form-fields.js';
import { quote } from './quote.js';

/**
 * What the words of a session tell of the form of a candidate: a text that ends in the middle of a word, and a line in another
 * language that is too short to tell which. One finding a field and code; none where the form alone has told it. Of other languages
 * than English no words are known.
 * @param told what is found already
 */
export function wordDefects(
  reference: Summary,
  candidate: Summary,
  known: Omit<KnownWords, 'isTold'> & { readonly isOfSession: (word: string) => boolean },
  told: readonly Defect[],
  placeOf: PlaceOf,
): readonly Defect[] {
  if (languageOf(reference) !== 'english') return [];
  const fields = formFields(reference, candidate);
  const isKnown = (word: string): boolean => known.isEnglish(word) || known.isOfSession(word);
  return fields.flatMap((field): readonly Defect[] => {
    const isNew = ({ code }: Pick<Defect, 'code'>): boolean =>
      !told.some((one) => one.code === code && one.dimension === field.dimension);
    return [cutInWord(field, fields, known), foreignLine(field, isKnown)].flatMap((found) =>
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

function cutInWord(
  { name, given }: FormField,
  fields: readonly FormField[],
  { isOfSession, ...known }: Parameters<typeof wordDefects>[2],
): Found | null {
  for (const [at, text] of given.entries()) {
    if (endsSentence(text)) continue;
    const end = text.trimEnd();
    const isTold = (word: string): boolean => isOfSession(word) || isElsewhere(word, end, fields);
    const word = unfinishedWord(end, { ...known, isTold });
    if (word === null) continue;
    return {
      at,
      defect: {
        code: 'CUT_OFF',
        message: `The ${name} ends in the middle of a word, with ${quote(word)}: ${quote(`…${end.slice(-TAIL)}`)}`,
        suggestion: 'Check limits of length and of tokens, and let the model finish',
      },
    };
  }
  return null;
}

/** Characters of the end that a message shows. */
const TAIL = 60;

/** Whether a candidate has a word in another place than at the end of a text. */
function isElsewhere(word: string, ending: string, fields: readonly FormField[]): boolean {
  const whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'giu');
  const texts = fields.flatMap(({ given }) => given);
  const count = texts.reduce((sum, text) => sum + (text.match(whole)?.length ?? 0), 0);
  return count > texts.filter((text) => text.trimEnd() === ending).length;
}

function foreignLine({ dimension, name, given }: FormField, isKnown: (word: string) => boolean): Found | null {
  if (dimension === 'summary') return null;
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
