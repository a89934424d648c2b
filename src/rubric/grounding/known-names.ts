import type { Name } from './names/names.js';
import { TECHNICAL_TERMS } from './names/technical-terms.js';
import { COUNTED_UP_TO } from './reckoned/borne-out.js';
import type { Grounds } from './told/grounds.js';

/** Whether sources have a name, or all that it is made of: "I2C-induced", "F1-F6", "step-14". */
export function isKnownName(name: Name, sources: readonly Grounds[]): boolean {
  if (sources.some((source) => source.hasName(name))) return true;
  const { written } = name;
  const plain = written.replace(COMPOUND, '$1$2');
  if (plain !== written) return isKnownName({ ...name, written: plain }, sources);
  // "mid-2025", "top-40", "step-14": a word with a number, and no name.
  const [, number] = COUNTED_WORD.exec(written) ?? [];
  if (number !== undefined)
    return sources.some((source) => source.hasRelease(number)) || Number(number) <= COUNTED_UP_TO;
  const isEnd = (end: string): boolean => sources.some((source) => source.hasName({ kind: 'code', written: end }));
  return RANGE.test(written) && written.split(/[-–]/).every(isEnd);
}

/** Names of one text that are looked for as short for longer ones, each once, and so many of them: each takes a look at all sources. */
export class Shortened {
  private readonly short = new Answers();
  private readonly cut = new Answers();

  constructor(private readonly sources: readonly Grounds[]) {}

  has({ kind, written }: Name): boolean {
    return kind === 'code' && this.short.of(written, () => isShortened(written, this.sources));
  }

  /** Whether sources have something that a name is the beginning of, where a text cuts it short itself. */
  begins({ written }: Name): boolean {
    if (written.length < SHORTEST_BEGINNING) return false;
    return this.cut.of(written, () => this.sources.some((source) => source.hasTextFrom(written)));
  }
}

/** Answers to some questions, which are asked once. */
class Answers {
  private readonly known = new Map<string, boolean>();

  of(written: string, ask: () => boolean): boolean {
    const known = this.known.get(written) ?? (this.known.size < MOST_SHORTENED && ask());
    if (this.known.size < MOST_SHORTENED) this.known.set(written, known);
    return known;
  }
}

const MOST_SHORTENED = 10;

/** What is shorter is the beginning of anything. */
const SHORTEST_BEGINNING = 4;

/**
 * Whether sources have what a name is short for: each side known, or what a longer word begins with ("lin/poly", "d1+d2", "SpecAug",
 * "0/maxUnavail", "idx/1.34"); "r17" for revision 17, "x112" for 112 times, "l.61" for line 61.
 */
function isShortened(written: string, sources: readonly Grounds[]): boolean {
  if (FOLDER.test(written)) return false;
  return written.split(/[/+]/).every((side) => {
    if (TOO_SHORT.test(side) || TECHNICAL_TERMS.has(side.toLowerCase())) return true;
    const [, told] = TOLD_NUMBER.exec(side) ?? [];
    if (told !== undefined) {
      return sources.some((source) => source.hasExactly({ family: 'count', value: Number(told), step: 1 }));
    }
    const [, letter = '', number] = INITIAL.exec(side) ?? [];
    if (number !== undefined) return sources.some((source) => source.hasNumbered(letter, number));
    if (sources.some((source) => source.hasName({ kind: 'code', written: side }))) return true;
    return (BEGINNING.test(side) || OF_HUMPS.test(side)) && sources.some((source) => source.hasWordFrom(side));
  });
}

/** A path is written as it is. */
const FOLDER =
  /(?:^|\/)(?:src|lib|libs|app|apps|docs?|tests?|bin|etc|var|usr|opt|home|tmp|dist|build|config|scripts?|packages?)\//;

/** A number by itself, how often there is something, and on which line or page. */
const TOLD_NUMBER = /^(?:x|[lp]\.)?(\d+(?:\.\d+)?)$/;

/** A letter and a number of more than one digit, others of which any text has; with a capital it is mostly a name. */
const INITIAL = /^(\p{Ll}|L)(\d{2,6})$/u;
/** By itself no name. */
const TOO_SHORT = /^(?:\p{L}{1,2}|\d)$/u;
const BEGINNING = /^\p{L}{3,}$/u;
/** `RemovedIn20` of `RemovedIn20Warning`. */
const OF_HUMPS = /^(?=\P{Ll}*\p{Ll}+\p{Lu})[\p{L}\d]{6,}$/u;

/**
 * "I2C-induced" speaks of I2C, "ppk2-Messung" of the ppk2. In a path, a branch or a name in lower case such a word belongs to
 * the name, and so does one of two words with capitals.
 */
const COMPOUND =
  /^(?:(?=[^-]*\p{Lu})([\p{L}\d]+)-\p{Ll}{3,14}|(?=[^-]*(?:\d|\p{Ll}\p{Lu}|\p{Lu}\p{Lu}))([\p{L}\d/-]+)-\p{Lu}\p{Ll}{2,})$/u;

/** "F1-F6", "12A/C4-CE": from the one to the other. */
const RANGE = /^\p{L}{1,4}\d+[-–]\p{L}{1,4}\d+$|^(?:[\dA-F]+[/:])?[\dA-F]{2,8}[-–][\dA-F]{2,8}$/u;

const COUNTED_WORD =
  /^(?:top|mid|end|start|early|late|pre|post|sub|non|phase|step|part|tier|level|day|week|wk|month|year|quarter|round|option|stage|no|nr|sprint|line|zeile|línea|run|rev|attempt|page|item|case|chapter|section|table|figure|fig|row|col)-?(\d+)$/i;
