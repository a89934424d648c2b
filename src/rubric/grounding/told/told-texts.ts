import { maskSecrets } from '../../../core/redact.js';
import { passagesIn } from '../../../core/sentences.js';

/** A line or sentence, and where it stands among all lines: those of neighbours are neighbours. */
export interface FoundLine {
  readonly text: string;
  readonly at: number;
}

/** A line of more characters is data, and no sentence. */
const LONGEST_LINE = 2000;

/** Of words that stand together in more lines than this nobody can tell what is said of them. */
const MOST_LINES = 1000;

/** Characters times words that are looked for in them, at most: two or three seconds. Sixty words are looked for in 32 MB. */
const MOST_LOOKED_AT = 2_000_000_000;

/** How far the places of the lines of two texts are apart. */
const LINES_OF_A_TEXT = 1_000_000;

/** What was said in a session, by whomever, to look for lines. Each question takes time in proportion to the texts, up to a bound. */
export class ToldTexts {
  /** @param texts to be read more than once */
  constructor(private readonly texts: Iterable<string>) {}

  /**
   * The lines that have one of some keys and another of them or of some words, all given in small letters; undefined where there
   * are too many, or where one is too long to be read, and where too many words are looked for in too long texts.
   */
  linesWith(keys: readonly string[], words: readonly string[]): readonly FoundLine[] | undefined {
    const found: FoundLine[] = [];
    let looked = 0;
    for (const [i, text] of numbered(this.texts)) {
      looked += text.length * (keys.length + words.length);
      if (looked > MOST_LOOKED_AT) return undefined;
      const lower = text.toLowerCase();
      const keysHere = keys.filter((key) => holds(lower, key));
      if (keysHere.length === 0) continue;
      const wordsHere = words.filter((word) => holds(lower, word));
      for (const line of linesOf(text, i)) {
        if (!hasTwo(line.text.toLowerCase(), keysHere, wordsHere)) continue;
        if (line.text.length > LONGEST_LINE || found.length === MOST_LINES) return undefined;
        found.push(line);
      }
    }
    return found;
  }

  /** So many lines that follow a found one, in its text and in those behind it. */
  linesBehind(at: number, count: number): readonly string[] {
    const text = Math.floor(at / LINES_OF_A_TEXT);
    const behind: string[] = [];
    for (const [i, said] of numbered(this.texts)) {
      if (i < text) continue;
      if (behind.length >= count) break;
      for (const found of linesOf(said, i)) {
        if (behind.length >= count) break;
        if (found.at > at) behind.push(found.text);
      }
    }
    return behind;
  }

  /** So many characters of what was said first, to tell its language. */
  beginning(characters: number): string {
    let beginning = '';
    for (const text of this.texts) {
      beginning += `${text.slice(0, characters - beginning.length)}\n`;
      if (beginning.length >= characters) break;
    }
    return beginning;
  }

  /** Whether a line has no piece of a credential, which may be told by what stands before it alone. */
  mayQuote(line: string): boolean {
    for (const text of this.texts) if (text.includes(line)) return maskSecrets(text).includes(line);
    return false;
  }
}

function* numbered(texts: Iterable<string>): Generator<readonly [number, string]> {
  let i = 0;
  for (const text of texts) yield [i++, text];
}

function* linesOf(text: string, i: number): Generator<FoundLine> {
  let at = i * LINES_OF_A_TEXT;
  for (const line of passagesIn(text)) yield { text: line, at: at++ };
}

/** Whether a line has one of some keys, and another of them or of some words. */
function hasTwo(line: string, keys: readonly string[], words: readonly string[]): boolean {
  const key = keys.find((one) => holds(line, one));
  const isOther = (other: string): boolean => other !== key && holds(line, other);
  return key !== undefined && (keys.some(isOther) || words.some(isOther));
}

/** Whether a text has a word, or one that begins so; a number only as a whole. */
function holds(text: string, word: string): boolean {
  if (!isDigitAt(word, 0)) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isDigitAt(text, at - 1) && !isDigitAt(text, at + word.length)) return true;
  }
  return false;
}

function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}
