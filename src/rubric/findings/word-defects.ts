import type { Defect, PlaceOf } from '../../core/finding.js';
import { passagesOf } from '../../core/sentences.js';
import type { Summary } from '../../core/summary.js';
import { isForeignLine } from '../form/foreign-line.js';
import { ownWords } from '../form/quotations.js';
import { unfinishedName, unfinishedWord } from '../form/unfinished-word.js';
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
  /** Whether some characters begin a name of the session or of some texts, and are none themselves. */
  readonly isPartOfName: (beginning: string, texts: readonly string[]) => boolean;
}

/**
 * What the words of a session tell of the form of a candidate: a text that ends in the middle of a word, and a line in another
 * language that is too short to tell which. One finding a field and code; none where the form alone has told it. Of other languages
 * than English no words are known.
 * @param told what is found already, looked up where something is found here
 */
export function wordDefects(
  reference: Summary,
  candidate: Summary,
  words: SessionWords,
  told: () => readonly Defect[],
  placeOf: PlaceOf,
): readonly Defect[] {
  if (languageOf(reference) !== 'english') return [];
  const fields = formFields(reference, candidate);
  return fields.flatMap((field): readonly Defect[] => {
    const isNew = ({ code }: Pick<Defect, 'code'>): boolean =>
      !told().some((one) => one.code === code && one.dimension === field.dimension);
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
    const besides = (end: string): readonly string[] => {
      const others = fields.flatMap((field) => field.given).filter((other) => other !== text);
      return [...others, text.trimEnd().slice(0, -end.length)];
    };
    const goOn = (beginning: string): ReadonlySet<string> => words.goOn(beginning, besides(beginning));
    const isPart = (beginning: string): boolean => words.isPartOfName(beginning, besides(beginning));
    const end = unfinishedWord(text, { isEnglish, goOn }) ?? unfinishedName(text, isPart);
    if (end === null) continue;
    return {
      at,
      defect: {
        code: 'CUT_OFF',
        message: `The ${name} ends in the middle of a word, with ${quote(end)}: ${quote(`…${text.trimEnd().slice(-TAIL)}`)}`,
        suggestion: 'Check limits of length and of tokens, and let the model finish',
      },
    };
  }
  return null;
}

/** Characters of the end that a message shows. */
const TAIL = 60;

function foreignLine(
  { dimension, name, given, wanted }: FormField,
  { isEnglish, isOfSession }: SessionWords,
): Found | null {
  const isKnown = (word: string): boolean => isEnglish(word) || isOfSession(word);
  const isSummary = dimension === 'summary';
  for (const [at, text] of given.entries()) {
    const line = (isSummary ? passagesOf(text) : [text]).find((one) => isForeignLine(ownWords(one), isKnown));
    if (line === undefined) continue;
    // A reference that writes so as well has its own words for it.
    if (wanted.some((one) => passagesOf(one).some((passage) => isForeignLine(passage, isEnglish)))) return null;
    return {
      at,
      defect: {
        code: 'WRONG_LANGUAGE',
        message: `${isSummary ? 'A sentence of the' : 'The'} ${name} is in another language than the reference, which is in English: ${quote(line)}`,
        suggestion: 'Write it in English',
      },
    };
  }
  return null;
}
