import type { FoundLine, ToldTexts } from '../grounding/told/told-texts.js';
import type { Witness } from './contradicted-claim.js';
import { type LineReader, type SaidWord, soughtOf } from './said-words.js';

/** Two words of one part of a sentence, in their order: a thing and what is told of it, whichever comes first. */
export interface Bond {
  readonly first: SaidWord;
  readonly second: SaidWord;
}

/** A line of the reference or of the transcript, as the keys of its words. */
interface ToldLine extends FoundLine {
  readonly source: Witness['source'];
  readonly all: ReadonlySet<string>;
  readonly parts: readonly ReadonlySet<string>[];
  /** The same where what stands in brackets belongs to the words before it: "eu-3 (35)". */
  readonly loose: readonly ReadonlySet<string>[];
}

type Keys = ReadonlySet<string>;

/** The lines of a session that speak of some words. */
export class ToldLines {
  private readonly known: Keys;

  private constructor(private readonly lines: readonly ToldLine[]) {
    this.known = new Set(lines.flatMap(({ all }) => [...all]));
  }

  /** The lines about some words; undefined where they are too many to be read. */
  static about(
    words: readonly SaidWord[],
    reader: LineReader,
    reference: ToldTexts,
    transcript?: ToldTexts,
  ): ToldLines | undefined {
    const keys = soughtOf(words.filter(({ isDistinct, isNumber }) => isDistinct || isNumber).map(({ key }) => key));
    const others = soughtOf(words.map(({ key }) => key));
    const own = reference.linesWith(keys, others);
    const said = transcript === undefined ? [] : transcript.linesWith(keys, others);
    if (own === undefined || said === undefined) return undefined;
    return new ToldLines([
      ...own.map((line) => read(line, reader, 'reference')),
      ...said.map((line) => read(line, reader, 'transcript')),
    ]);
  }

  get length(): number {
    return this.lines.length;
  }

  has(key: string): boolean {
    return this.known.has(key);
  }

  /**
   * The line that tells of the things of two pairs what the pairs tell of one another, where no line tells what they do.
   * @param left the other words that stand with the first pair alone
   * @param right those that stand with the second one alone
   */
  tellsExchanged(a: Bond, b: Bond, left: readonly SaidWord[], right: readonly SaidWord[]): Witness | undefined {
    const [ours, theirs] = [keysOf(a), keysOf(b)];
    let witness: ToldLine | undefined;
    for (const [i, line] of this.lines.entries()) {
      if (bearsOut(line, ours, theirs) || bearsOut(line, theirs, ours)) return undefined;
      if (witness !== undefined) continue;
      const isTold = this.neighboursAt(i, a, b).some(([one, other]) => {
        const crossed = isCrossed(one, other, a, b) ? [one, other] : isCrossed(other, one, a, b) ? [other, one] : [];
        const [ofA, ofB] = crossed;
        return ofA !== undefined && ofB !== undefined && movesAlone(ofA, ofB, a, b, left, right);
      });
      if (isTold) witness = line;
    }
    return witness;
  }

  /**
   * Parts of a line that stand side by side, where it has the words of both pairs; rows, too, where all that is compared are
   * numbers and names.
   */
  private neighboursAt(i: number, a: Bond, b: Bond): readonly (readonly [Keys, Keys])[] {
    const [line, next] = [this.lines[i], this.lines[i + 1]];
    if (line === undefined) return [];
    const { parts, all } = line;
    const words = [a.first, a.second, b.first, b.second];
    const beside = words.every(({ key }) => all.has(key))
      ? parts.slice(1).map((part, at) => [parts[at] ?? part, part] as const)
      : [];
    const isTable = next?.at === line.at + 1 && words.every((word) => word.isDistinct || word.isNumber);
    return isTable ? [...beside, [all, next.all]] : beside;
  }
}

function read({ text, at }: FoundLine, reader: LineReader, source: Witness['source']): ToldLine {
  const keysIn = (line: string): readonly Keys[] =>
    reader.partsOf(line).map((part) => new Set(part.map(({ key }) => key)));
  const parts = keysIn(text);
  const loose = BRACKET.test(text) ? keysIn(text.replaceAll(BRACKETS, '')) : [];
  return { text, at, source, parts, loose, all: new Set(parts.flatMap((part) => [...part])) };
}

const BRACKET = /[([]/;
const BRACKETS = /[()[\]]/g;

function keysOf({ first, second }: Bond): readonly [string, string] {
  return [first.key, second.key];
}

/** Whether a line or a part of one has both words of a pair, and not both those of another. */
function bearsOut({ all, parts, loose }: ToldLine, pair: readonly string[], other: readonly string[]): boolean {
  const hasPair = (keys: Keys): boolean => pair.every((key) => keys.has(key));
  if (!hasPair(all)) return false;
  const isAlone = (keys: Keys): boolean => !other.some((key) => keys.has(key));
  return isAlone(all) || [...parts, ...loose].some((part) => hasPair(part) && isAlone(part));
}

/** Whether one part has the first word of a pair with the second one of another, and another part the other way round. */
function isCrossed(ofA: Keys, ofB: Keys, a: Bond, b: Bond): boolean {
  return (
    ofA.has(a.first.key) &&
    ofA.has(b.second.key) &&
    ofB.has(b.first.key) &&
    ofB.has(a.second.key) &&
    !ofA.has(b.first.key) &&
    !ofA.has(a.second.key) &&
    !ofB.has(a.first.key) &&
    !ofB.has(b.second.key)
  );
}

/** Where some words have moved with one thing and some with the other, the parts tell of something else. */
function movesAlone(
  ofA: Keys,
  ofB: Keys,
  a: Bond,
  b: Bond,
  left: readonly SaidWord[],
  right: readonly SaidWord[],
): boolean {
  const pairs = new Set([a.first, a.second, b.first, b.second]);
  const sides = { first: 0, second: 0 };
  const count = (words: readonly SaidWord[], withFirst: Keys, withSecond: Keys): void => {
    for (const word of words) {
      if (pairs.has(word) || withFirst.has(word.key) === withSecond.has(word.key)) continue;
      sides[withFirst.has(word.key) ? 'first' : 'second']++;
    }
  };
  count(left, ofA, ofB);
  count(right, ofB, ofA);
  return sides.first === 0 || sides.second === 0;
}
