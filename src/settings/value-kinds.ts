import { hasShownPrecision, THRESHOLD_DECIMALS } from '../core/numbers.js';
import {
  decimalHint,
  didYouMean,
  isList,
  type Parsed,
  quotesHint,
  type RawValue,
  readNumber,
  show,
  splitAtCommas,
} from './raw-values.js';
import { MOST_SAMPLES, sampleShare } from './sample-share.js';

/** How one kind of setting is read and described. */
export interface ValueKind<T> {
  /** What is allowed, to stand after "allowed:" in a message and in the reference tables. */
  readonly allowed: string;
  readonly parse: (raw: RawValue, from?: 'input' | 'config') => Parsed<T>;
  /** JSON Schema of the allowed values, for editors. */
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

/** Accepts the word `none`, which switches a setting off. */
export function orNone<T>(kind: ValueKind<T>): ValueKind<T | null> {
  return {
    allowed: `${kind.allowed}, or none`,
    parse: (raw, from) => (raw === 'none' ? { value: null } : kind.parse(raw, from)),
    jsonSchema: { anyOf: [kind.jsonSchema, { const: 'none' }] },
  };
}

/** Accepts the word `auto`, which leaves the value to the run. */
export function autoOr<T>(kind: ValueKind<T>): ValueKind<T | 'auto'> {
  return {
    allowed: `${kind.allowed}, or auto`,
    parse: (raw) => (raw === 'auto' ? { value: raw } : kind.parse(raw)),
    jsonSchema: { anyOf: [kind.jsonSchema, { const: 'auto' }] },
  };
}

export const path: ValueKind<string> = {
  allowed: 'a path inside the workspace',
  parse: (raw) => {
    if (typeof raw === 'string' && raw !== '') return { value: raw };
    return { problem: `${show(raw)} is not a path${quotesHint(raw)}` };
  },
  jsonSchema: { type: 'string', minLength: 1 },
};

/** One path, or a list of several: then each holds one sample of every session. */
export const pathOrPaths: ValueKind<string | readonly string[]> = {
  allowed: 'a path inside the workspace, or several separated by commas, one for each sample',
  parse: (raw) => {
    const given = isList(raw) ? raw : typeof raw === 'string' ? splitAtCommas(raw) : [raw];
    const paths = given.filter((one): one is string => typeof one === 'string' && one !== '');
    const wrong = given.find((one) => typeof one !== 'string' || one === '');
    const [first] = paths;
    if (wrong !== undefined || first === undefined) {
      return { problem: `${show(wrong ?? raw)} is not a path${quotesHint(wrong ?? raw)}` };
    }
    const twice = paths.find((one, i) => paths.indexOf(one) < i);
    if (twice !== undefined) return { problem: `${show(twice)} is named twice, and each path is a sample of its own` };
    if (paths.length > MOST_SAMPLES)
      return { problem: `there are ${paths.length} paths, and at most ${MOST_SAMPLES} samples` };
    return { value: paths.length === 1 ? first : paths };
  },
  jsonSchema: {
    anyOf: [
      { type: 'string', minLength: 1 },
      {
        type: 'array',
        items: { type: 'string', minLength: 1 },
        minItems: 1,
        maxItems: MOST_SAMPLES,
        uniqueItems: true,
      },
    ],
  },
};

/** A share of the samples of a session: a fraction as in `2/3`, or a decimal. */
export const share: ValueKind<string> = {
  allowed: 'a share such as 2/3 or 0.66, above 0 and at most 1',
  parse: (raw) => {
    const text = typeof raw === 'number' ? String(raw) : raw;
    if (typeof text !== 'string' || sampleShare(text) === undefined) {
      return { problem: `${show(raw)} is not such a share${decimalHint(raw)}` };
    }
    return { value: text };
  },
  jsonSchema: {
    anyOf: [
      { type: 'string', pattern: '^[0-9]{1,3}/[0-9]{1,3}$' },
      { type: 'number', exclusiveMinimum: 0, maximum: 1 },
    ],
  },
};

/** The word `auto`, or the path of a report. */
export const baselineSource: ValueKind<string> = {
  ...path,
  allowed: `auto, or ${path.allowed} (./auto for a file of that name)`,
};

/** A word that goes into the marker of a comment. */
export const commentKey: ValueKind<string> = {
  allowed: 'up to 40 letters, digits, - and _',
  parse: (raw) =>
    typeof raw === 'string' && /^[A-Za-z0-9_-]{1,40}$/.test(raw)
      ? { value: raw }
      : { problem: `${show(raw)} is not such a word${quotesHint(raw)}` },
  jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' },
};

/** Printable text of one line. */
export function oneLine(longest: number): ValueKind<string> {
  const pattern = `^[^\\s\\p{C}](?:[^\\n\\p{C}]{0,${longest - 2}}[^\\s\\p{C}])?$`;
  const regex = new RegExp(pattern, 'u');
  return {
    allowed: `a line of up to ${longest} characters`,
    parse: (raw) =>
      typeof raw === 'string' && regex.test(raw) ? { value: raw } : { problem: `${show(raw)} is not such a line` },
    jsonSchema: { type: 'string', pattern },
  };
}

/** A credential. No message ever repeats it. */
export const secret: ValueKind<string> = {
  allowed: 'a token',
  parse: (raw) => (typeof raw === 'string' && raw !== '' ? { value: raw } : { problem: 'this is not a token' }),
  jsonSchema: { type: 'string', minLength: 1 },
};

/** A threshold or share in 0..1. */
export const rate: ValueKind<number> = {
  allowed: `a number from 0 to 1 with at most ${THRESHOLD_DECIMALS} decimals`,
  parse: (raw) => {
    const number = readNumber(raw);
    if (number === undefined) return { problem: `${show(raw)} is not a number${decimalHint(raw)}` };
    if (number < 0 || number > 1) return { problem: `${show(raw)} is out of range${decimalHint(raw)}` };
    if (!hasShownPrecision(number)) return { problem: `${show(raw)} has more than ${THRESHOLD_DECIMALS} decimals` };
    return { value: number };
  },
  jsonSchema: { type: 'number', minimum: 0, maximum: 1 },
};

export const positiveInteger: ValueKind<number> = {
  allowed: 'a whole number, 1 or more',
  parse: (raw) => {
    const number = readNumber(raw);
    return number !== undefined && Number.isSafeInteger(number) && number >= 1
      ? { value: number }
      : { problem: `${show(raw)} is not a whole number of 1 or more` };
  },
  jsonSchema: { type: 'integer', minimum: 1 },
};

/** A whole number from a least, 0 if none is named, up to a most. */
export function countUpTo(most: number, least = 0): ValueKind<number> {
  return {
    allowed: `a whole number from ${least} to ${most}`,
    parse: (raw) => {
      const number = readNumber(raw);
      return number !== undefined && Number.isInteger(number) && number >= least && number <= most
        ? { value: number }
        : { problem: `${show(raw)} is not a whole number from ${least} to ${most}` };
    },
    jsonSchema: { type: 'integer', minimum: least, maximum: most },
  };
}

/** A span of time or the like. */
export const positiveNumber: ValueKind<number> = {
  allowed: 'a number above 0',
  parse: (raw) => {
    const number = readNumber(raw);
    return number !== undefined && number > 0 && number <= 1e6
      ? { value: number }
      : { problem: `${show(raw)} is not a number above 0 (and up to a million)` };
  },
  jsonSchema: { type: 'number', exclusiveMinimum: 0, maximum: 1e6 },
};

export const yesOrNo: ValueKind<boolean> = {
  allowed: 'true or false',
  parse: (raw) => {
    if (typeof raw === 'boolean') return { value: raw };
    const word = typeof raw === 'string' ? raw.toLowerCase() : undefined;
    if (word === 'true') return { value: true };
    if (word === 'false') return { value: false };
    return { problem: `${show(raw)} is not true or false` };
  },
  jsonSchema: { type: 'boolean' },
};

export function choice<T extends string>(words: readonly T[]): ValueKind<T> {
  return {
    allowed: words.join(', '),
    parse: (raw) => {
      const word = words.find((candidate) => candidate === raw);
      return word === undefined ? { problem: `${show(raw)} is unknown${didYouMean(raw, words)}` } : { value: word };
    },
    jsonSchema: { enum: words },
  };
}

/** Some of the words, in the order of `words`, each once. */
export function choices<T extends string>(words: readonly T[]): ValueKind<readonly T[]> {
  return {
    allowed: `any of ${words.join(', ')}, separated by commas`,
    parse: (raw) => {
      const given = isList(raw) ? raw : typeof raw === 'string' ? splitAtCommas(raw) : [raw];
      const unknownWords = given.filter((word) => !words.some((candidate) => candidate === word));
      if (unknownWords.length > 0) {
        return { problem: unknownWords.map((word) => `${show(word)} is unknown${didYouMean(word, words)}`).join(', ') };
      }
      if (given.length === 0) return { problem: 'the list is empty' };
      return { value: words.filter((word) => given.includes(word)) };
    },
    jsonSchema: {
      anyOf: [
        { type: 'array', items: { enum: words }, minItems: 1, uniqueItems: true },
        { type: 'string', pattern: `^(${words.join('|')})( *, *(${words.join('|')}))*$` },
      ],
    },
  };
}

/** One part of the sessions: number `index` of `of`, both from 1. */
export interface ShardSpec {
  readonly index: number;
  readonly of: number;
}

const PATTERN = /^([1-9]\d{0,3})\/([1-9]\d{0,3})$/;

/** `i/n` with 1 <= i <= n. */
export const shardSpec: ValueKind<ShardSpec> = {
  allowed: 'i/n with 1 <= i <= n <= 9999, such as 3/8',
  parse: (raw) => {
    const [, index, of] = (typeof raw === 'string' ? PATTERN.exec(raw) : null) ?? [];
    if (index === undefined || of === undefined) return { problem: `${show(raw)} is not a shard` };
    if (Number(index) > Number(of)) return { problem: `there is no shard ${index} of ${of}` };
    return { value: { index: Number(index), of: Number(of) } };
  },
  jsonSchema: { type: 'string', pattern: PATTERN.source },
};
