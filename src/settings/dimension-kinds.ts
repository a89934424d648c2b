import { DIMENSIONS, type Dimension } from '../summary.js';
import { didYouMean, type Parsed, type RawValue, readNumber, show, splitAtCommas } from './raw-value.js';
import { rate, type ValueKind } from './value-kinds.js';

export type DimensionMap = Readonly<Partial<Record<Dimension, number>>>;

/** A threshold for each named dimension. */
export const dimensionRates: ValueKind<DimensionMap> = {
  allowed: `dimension=number pairs such as title=0.6, summary=0.5, each number ${rate.allowed.replace('a number ', '')}; dimensions: ${DIMENSIONS.join(', ')}`,
  parse: (raw) => readDimensionMap(raw, rate.parse),
  jsonSchema: dimensionMapSchema(rate.jsonSchema),
};

/** How far the weights may be from 1 together: enough for thirds written with six decimals. */
const WEIGHT_SUM_TOLERANCE = 1e-6;

/** A weight for each dimension, together 1; one that is not named weighs 0. */
export const weights: ValueKind<Readonly<Record<Dimension, number>>> = {
  allowed: `dimension=weight pairs, each weight 0 or more, together 1; dimensions: ${DIMENSIONS.join(', ')}`,
  parse: (raw) => {
    const map = readDimensionMap(raw, readWeight);
    if ('problem' in map) return map;
    const sum = DIMENSIONS.reduce((total, dimension) => total + (map.value[dimension] ?? 0), 0);
    // Rounded, since 1 - (0.333333 + 0.333333 + 0.333333) is a hair more than 1e-6.
    if (Number(Math.abs(sum - 1).toFixed(9)) > WEIGHT_SUM_TOLERANCE) {
      return { problem: `the weights sum to ${Number(sum.toPrecision(9))}, not to 1` };
    }
    const { title = 0, summary = 0, key_actions = 0, outcome = 0, aha_moments = 0 } = map.value;
    return { value: { title, summary, key_actions, outcome, aha_moments } };
  },
  jsonSchema: dimensionMapSchema({ type: 'number', minimum: 0 }),
};

function readWeight(raw: RawValue): Parsed<number> {
  const number = readNumber(raw);
  if (number === undefined) return { problem: `${show(raw)} is not a number` };
  return number < 0 ? { problem: `${show(raw)} is below 0` } : { value: number };
}

function readDimensionMap(raw: RawValue, readValue: (raw: RawValue) => Parsed<number>): Parsed<DimensionMap> {
  const pairs = readPairs(raw);
  if ('problem' in pairs) return pairs;
  const map: Partial<Record<Dimension, number>> = {};
  const problems: string[] = [];
  for (const [key, text] of pairs.value) {
    const dimension = DIMENSIONS.find((candidate) => candidate === key);
    if (dimension === undefined) {
      problems.push(`${show(key)} is not a dimension${didYouMean(key, DIMENSIONS)}`);
      continue;
    }
    const value = readValue(text);
    if ('problem' in value) problems.push(`${dimension}: ${value.problem}`);
    else if (map[dimension] !== undefined) problems.push(`${dimension} is given twice`);
    else map[dimension] = value.value;
  }
  if (pairs.value.length === 0) problems.push('no dimension is named');
  return problems.length > 0 ? { problem: problems.join(', ') } : { value: map };
}

function readPairs(raw: RawValue): Parsed<readonly (readonly [string, RawValue])[]> {
  if (raw instanceof Map) return { value: [...raw] };
  if (typeof raw !== 'string') return { problem: `${show(raw)} is not a mapping` };
  const pairs: [string, RawValue][] = [];
  for (const part of splitAtCommas(raw)) {
    const cut = part.indexOf('=');
    if (cut === -1) return { problem: `${show(part)} has no "="` };
    pairs.push([part.slice(0, cut).trim(), part.slice(cut + 1).trim()]);
  }
  return { value: pairs };
}

function dimensionMapSchema(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    anyOf: [
      {
        type: 'object',
        properties: Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, value])),
        additionalProperties: false,
        minProperties: 1,
      },
      { type: 'string', pattern: '=' },
    ],
  };
}
