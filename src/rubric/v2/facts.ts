import { firstIndex } from '../../core/first-index.js';
import { ERAS } from '../grounding/numbers/han-numbers.js';
import { isUnitAt, unspacedUnitAt } from '../grounding/numbers/units.js';
import { contentNeighbour } from './neighbours.js';
import type { Sentence, Token } from './sentence.js';

/** As much of a text that was taken apart as facts are found in. */
interface ReadText {
  readonly source: string;
  readonly sentences: readonly Sentence[];
}

/** A number or a name in a text, with the words beside it. */
export interface Fact {
  readonly kind: 'number' | 'identifier';
  /** What makes two facts equal. */
  readonly value: string;
  /** What it may be called: a path also by its last part, a hash by its first digits. */
  readonly names: readonly string[];
  /** The fact as the text spells it. */
  readonly written: string;
  /** How many facts of its kind precede it in its sentence, and how many there are. */
  readonly ordinal: number;
  readonly siblings: number;
  /** Two identifiers may only be in conflict when they look alike: paths, versions, names. */
  readonly shape: string;
  readonly sentence: Sentence;
  /** Ids of the content words to its left and right; 0 for none. */
  readonly left: number;
  readonly right: number;
  /** Whether the word on that side tells what it is that is counted or named; units do not. */
  readonly leftTells: boolean;
  readonly rightTells: boolean;
  /** The word right after a number, such as a unit; '' for none. */
  readonly unit: string;
  /** Where it stands among the words of its sentence. */
  readonly at: number;
  /** "about 40": a rounded number is in conflict with nothing near it. */
  readonly isRough: boolean;
}

const ROUGHLY: ReadonlySet<string> = new Set(
  `about around nearly almost roughly approximately over under more less than least most some up near
  etwa rund ungefähr knapp fast circa ca über unter mehr
  casi unos unas aproximadamente cerca alrededor más menos
  environ près presque plus moins`.split(/\s+/),
);

/** `three in ten`, `one in eight`: a share in round numbers, not a count. "One" is mostly no number. */
function isShare({ tokens }: Sentence, at: number): boolean {
  const of = tokens[at - 2]?.term;
  return tokens[at - 1]?.term.word === 'in' && (of?.kind === 'number' || of?.word === 'one');
}

/** The most facts of a kind that are taken from one sentence, so that no text takes quadratic time. */
const MOST_IN_SENTENCE = 100;

const HOURS = 12;
const PARTS_OF_HOUR: ReadonlySet<string> = new Set(['half', 'quarter', 'five', 'ten', 'twenty']);

/** "Half past eleven", "a quarter to three": the hour counts nothing. */
function isOfClock({ tokens }: ReadText['sentences'][number], at: number): boolean {
  const [part = '', joint] = [tokens[at - 2]?.term.word, tokens[at - 1]?.term.word];
  if (Number(tokens[at]?.term.stem) > HOURS) return false;
  return joint === 'to' ? part === 'quarter' : joint === 'past' && PARTS_OF_HOUR.has(part);
}

/** The numbers of a text: tokens of digits alone. `v2` and `sha256` are names. */
export function numbersIn(text: ReadText): readonly Fact[] {
  const facts: MutableFact[] = [];
  for (const sentence of text.sentences) {
    if (!sentence.hasNumber) continue;
    const most = facts.length + MOST_IN_SENTENCE;
    for (const [at, token] of sentence.tokens.entries()) {
      if (token.term.kind !== 'number' || isOfClock(sentence, at)) continue;
      if (facts.length === most) break;
      const before = sentence.tokens[at - 1]?.term.word ?? '';
      const left = contentNeighbour(sentence, at, -1);
      const right = contentNeighbour(sentence, at, 1);
      facts.push({
        kind: 'number',
        value: token.term.stem,
        names: readingsOf(text.source, token),
        written: token.term.word,
        shape: 'number',
        sentence,
        left: left?.term.id ?? 0,
        right: right?.term.id ?? 0,
        leftTells: tells(left),
        rightTells: tells(right),
        unit: unspacedUnitBehind(text.source, token) || (sentence.tokens[at + 1]?.term.word ?? ''),
        at,
        isRough: isRoughly(text.source, token, before) || isShare(sentence, at),
        ordinal: 0,
        siblings: 0,
      });
    }
  }
  return numberWithinSentences(facts);
}

/** "About 40", `~40`, and `1時間半`, which is half an hour more. */
function isRoughly(source: string, token: Token, before: string): boolean {
  if (ROUGHLY.has(before) || source.charAt(token.start - 1) === '~') return true;
  const unit = unspacedUnitBehind(source, token);
  return unit !== '' && source.startsWith(`${unit}半`, DIGITS.lastIndex);
}

const DIGITS = /[\d.,]*\d/y;

/** The unit of a script without spaces, such as that of `30分`: its characters are words only in pairs. */
function unspacedUnitBehind(source: string, { start }: Token): string {
  DIGITS.lastIndex = start;
  return DIGITS.test(source) ? unspacedUnitAt(source, DIGITS.lastIndex) : '';
}

/** "4:40 pm", "4 p.m.". */
const TWELVE_HOURS = /(\d{1,2})(?::[0-5]\d)?[ \u00a0\u202f]?([ap])\.?m(?![\p{L}\d])/iuy;

/** A number as it is written; besides the hour of a time of day as a clock of 24 hours has it, and the year of an era as we count. */
function readingsOf(source: string, { term: { stem }, start }: Token): readonly string[] {
  const era = ERAS.get(source.slice(Math.max(0, start - 2), start));
  if (era !== undefined) return [stem, `${era + Number(stem)}`];
  TWELVE_HOURS.lastIndex = start;
  const [, hour = '', half = ''] = TWELVE_HOURS.exec(source) ?? [];
  if (half === '' || Number(hour) > 12) return [stem];
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return [stem, `${hours}`, `${hours}`.padStart(2, '0')];
}

/** Short words are units, or too common to tell a place; in other scripts words are shorter. */
function tells(token: Token | undefined): boolean {
  if (token === undefined) return false;
  if (token.term.kind === 'number' || token.term.kind === 'code') return true;
  return token.term.word.length > 3 || /[^\0-\x7f]/.test(token.term.word);
}

type MutableFact = { -readonly [Key in keyof Fact]: Fact[Key] };

/** Counts the facts of each sentence; those of one sentence stand together. */
function numberWithinSentences(facts: MutableFact[]): readonly Fact[] {
  for (let first = 0; first < facts.length; ) {
    let end = first + 1;
    while (end < facts.length && facts[end]?.sentence === facts[first]?.sentence) end++;
    for (const [ordinal, fact] of facts.slice(first, end).entries()) {
      fact.ordinal = ordinal;
      fact.siblings = end - first;
    }
    first = end;
  }
  return facts;
}

/** The characters that names are made of. */
const IN_NAME = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_$@#/\\.:+~-]/u;
const REST_OF_RUN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_$@#/\\.:+~-]*/uy;

/** What every name has somewhere, and hardly any other word. */
const SIGN_OF_NAME = /[_/\\#\d]|\p{Ll}(?=\p{Lu})|\.(?=[\p{L}\d])|-(?=-)|(?<![\p{L}\d_$@#/\\.:+~-])-(?=\p{L})/gu;
const SIGN_OF_NAME_IN_ASCII = /[_/\\#\d]|[a-z](?=[A-Z])|\.(?=[A-Za-z])|-(?=-)|(?<![\w$@#/\\.:+~-])-(?=[A-Za-z])/g;
const ASCII = /^[\0-\x7f]*$/;

/** Without the punctuation around a name that is not part of it; by hand, since a pattern takes quadratic time. */
function trimPunctuation(run: string): string {
  let start = 0;
  let end = run.length;
  while (start < end - 1 && '.:+'.includes(run.charAt(start)) && !isFolderDot(run, start)) start++;
  while (end > start && '.:+~-'.includes(run.charAt(end - 1))) end--;
  return run.slice(start, end);
}

/** The dot of `.github/workflows` is a part of the name. */
function isFolderDot(run: string, index: number): boolean {
  return run.charAt(index) === '.' && /[\p{L}\d]/u.test(run.charAt(index + 1)) && run.includes('/');
}

/** Most runs with digits, and never a name. */
const PLAIN_NUMBER = /^(?:\d+(?:\.\d+)?|\d{1,3}(?:\.\d{3}){2})\.?$/;

/** The runs of characters that may be names, with where they begin; found by their signs, since most words have none. */
function runsIn(source: string): readonly (readonly [start: number, run: string])[] {
  const sign = ASCII.test(source) ? SIGN_OF_NAME_IN_ASCII : SIGN_OF_NAME;
  const runs: (readonly [number, string])[] = [];
  sign.lastIndex = 0;
  let last = 0;
  for (let found = sign.exec(source); found !== null; found = sign.exec(source)) {
    let start = found.index;
    while (start > last && IN_NAME.test(source.charAt(start - 1))) start--;
    REST_OF_RUN.lastIndex = found.index;
    last = found.index + (REST_OF_RUN.exec(source)?.[0].length ?? 0);
    if (last - start > 1) runs.push([start, source.slice(start, last)]);
    sign.lastIndex = Math.max(last, sign.lastIndex);
  }
  return runs;
}

/** The identifiers of a text: file names and paths, versions, hashes, flags, names in camel or snake case. */
export function identifiersIn(text: ReadText): readonly Fact[] {
  const facts: MutableFact[] = [];
  let sentenceIndex = 0;
  let counted = 0;
  for (const [start, run] of runsIn(text.source)) {
    if (PLAIN_NUMBER.test(run)) continue;
    const written = trimPunctuation(run);
    const shape = shapeOf(written);
    if (shape === undefined || (shape === 'name' && isUnitAt(text.source, start, written))) continue;
    while ((text.sentences[sentenceIndex]?.end ?? Number.POSITIVE_INFINITY) <= start) {
      sentenceIndex++;
      counted = 0;
    }
    const sentence = text.sentences[sentenceIndex];
    if (sentence === undefined) break;
    if (++counted > MOST_IN_SENTENCE) continue;
    const value = written.toLowerCase();
    const [left, right] = neighboursOf(sentence, start, start + run.length);
    facts.push({
      kind: 'identifier',
      value,
      names: namesOf(written, shape),
      written,
      shape,
      sentence,
      left: left?.term.id ?? 0,
      right: right?.term.id ?? 0,
      leftTells: left !== undefined,
      rightTells: right !== undefined,
      unit: '',
      at: 0,
      isRough: false,
      ordinal: 0,
      siblings: 0,
    });
  }
  return numberWithinSentences(facts);
}

const HUMP = /\p{Ll}\p{Lu}/u;
const PLURAL = /(?<=..)s$/u;

/** What kind of name a run of characters is; nothing for plain words and numbers. */
function shapeOf(name: string): string | undefined {
  if (/^v?\d+(?:\.\d+){2,}(?:[-+].*)?$|^v\d+(?:\.\d+)?$/i.test(name)) return 'version';
  if (/^--?[a-z]/i.test(name)) return 'flag';
  if (/^#\d+$/.test(name)) return 'reference';
  if (/^[0-9a-f]{7,40}$/.test(name) && /\d/.test(name) && /[a-f]/.test(name)) return 'hash';
  if (/[/\\]/.test(name) && /[\p{L}]/u.test(name) && (/[._\d]/.test(name) || /^[/~.]|\/.*\//.test(name))) return 'path';
  if (/^[\p{L}\p{Nd}_-]+(?:\.[\p{L}\p{Nd}_-]+)+$/u.test(name) && /\p{L}{2}/u.test(name)) return 'path';
  if (/_/.test(name) && /[\p{L}]/u.test(name)) return 'name';
  if (HUMP.test(name)) return 'name';
  if (/\p{L}/u.test(name) && /\p{Nd}/u.test(name) && !/^\d/.test(name)) return 'name';
  return undefined;
}

/** What a name may be called as well: a hash by its beginning, a file without its folders, `NaNs` for "signalling-NaN". */
function namesOf(written: string, shape: string): readonly string[] {
  const value = written.toLowerCase();
  if (shape === 'hash') return [value.slice(0, 7)];
  if (shape === 'name' && !/[\p{Nd}_]/u.test(value)) {
    const behind = written.split('-').at(-1) ?? written;
    const last = HUMP.test(behind) ? behind.toLowerCase() : value;
    return [...new Set([value, value.replace(PLURAL, ''), last, last.replace(PLURAL, '')])];
  }
  const last = shape === 'path' ? value.split(/[/\\]/).at(-1) : undefined;
  return last === undefined || last === value || last === '' ? [value] : [value, last];
}

/** The nearest content words before and after a stretch of the text. */
function neighboursOf(
  { tokens }: Sentence,
  start: number,
  end: number,
): readonly [Token | undefined, Token | undefined] {
  const first = firstIndex(tokens.length, (at) => (tokens[at]?.start ?? 0) >= start);
  let left = first - 1;
  while (left >= 0 && tokens[left]?.term.kind === 'function') left--;
  let right = first;
  while (right < tokens.length && ((tokens[right]?.start ?? 0) < end || tokens[right]?.term.kind === 'function'))
    right++;
  return [tokens[left], tokens[right]];
}
