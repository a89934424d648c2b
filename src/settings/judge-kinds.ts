import { DIMENSIONS, type Dimension } from '../core/summary.js';
import {
  ALERT_LEVELS,
  ALERT_METRICS,
  type AlertLevel,
  type AlertMetric,
  type AlertThresholds,
  type AlertThresholdsByMetric,
  DEFAULT_ALERTS,
  isBadWhenHigh,
} from './alert-levels.js';
import {
  didYouMean,
  type EntryProblem,
  entryProblems,
  type Parsed,
  quotesHint,
  type RawValue,
  readNumber,
  readPairs,
  show,
  splitAtCommas,
} from './raw-values.js';
import { rate, type ValueKind } from './value-kinds.js';

/** US dollars. */
export const amountOfMoney: ValueKind<number> = {
  allowed: 'an amount in US dollars, 0 or more',
  parse: (raw) => {
    const number = readNumber(raw);
    return number !== undefined && number >= 0 && number <= 1e6
      ? { value: number }
      : { problem: `${show(raw)} is not an amount in US dollars` };
  },
  jsonSchema: { type: 'number', minimum: 0, maximum: 1e6 },
};

/** An identifier that goes into a request, a report and a comment. */
export const modelName: ValueKind<string> = {
  allowed: 'the name of a model: letters, digits and . _ : / - @',
  parse: (raw) =>
    typeof raw === 'string' && /^[A-Za-z0-9._:/@-]{1,100}$/.test(raw)
      ? { value: raw }
      : { problem: `${show(raw)} is not such a name${quotesHint(raw)}` },
  jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9._:/@-]{1,100}$' },
};

/** The address of an API. Plain http is for this machine only: a key would go out in the clear. */
export const webAddress: ValueKind<string> = {
  allowed: 'an https address, or http on this machine, without a user name, query or fragment',
  parse: (raw) => {
    // Not quoted: where a password was meant to be hidden, it must not be told.
    if (typeof raw !== 'string' || !URL.canParse(raw)) return { problem: 'that is not an address' };
    const { protocol, hostname, username, password, search, hash } = new URL(raw);
    if (username !== '' || password !== '' || search !== '' || hash !== '') {
      return { problem: 'the address has a user name, a query or a fragment' };
    }
    if (protocol !== 'https:' && !(protocol === 'http:' && isThisMachine(hostname))) {
      return { problem: `${show(raw)} is not an https address` };
    }
    return { value: raw };
  },
  jsonSchema: { type: 'string', format: 'uri' },
};

function isThisMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** Whether a web address is on this very machine. */
export function isLoopback(address: string): boolean {
  return URL.canParse(address) && isThisMachine(new URL(address).hostname);
}

/** US dollars per million tokens. */
interface PriceSetting {
  readonly input: number;
  readonly output: number;
}

/** Prices by model. The config file is a part of the pull request, and not everything in it is believed. */
interface PriceMap {
  readonly from: 'input' | 'config';
  readonly models: Readonly<Record<string, PriceSetting>>;
}

/** Prices by model: a mapping of the config file, or `model=input/output` in inputs and flags. */
export const prices: ValueKind<PriceMap> = {
  allowed:
    'model=input/output pairs such as house-model=0.5/2.5, or a mapping of model names to {input, output} in the config file; each in US dollars per million tokens',
  parse: (raw, from = 'input') => {
    if (typeof raw === 'string' && from === 'input') return readPrices(raw);
    if (!(raw instanceof Map)) return { problem: `${show(raw)} is not a mapping` };
    const read = new Map<string, PriceSetting>();
    const problems: EntryProblem[] = [];
    for (const [model, rates] of raw) {
      const price = readPrice(rates);
      if ('problem' in price) problems.push({ key: model, problem: `${show(model)} ${price.problem}` });
      else read.set(model, price.value);
    }
    if (problems.length > 0) return entryProblems(problems);
    return { value: { from, models: Object.fromEntries(read) } };
  },
  jsonSchema: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: { input: { type: 'number', minimum: 0 }, output: { type: 'number', minimum: 0 } },
      required: ['input', 'output'],
      additionalProperties: false,
    },
  },
};

function readPrice(raw: RawValue): Parsed<PriceSetting> {
  const unknownKeys = raw instanceof Map ? [...raw.keys()].filter((key) => key !== 'input' && key !== 'output') : [];
  if (unknownKeys.length > 0) return { problem: `has ${unknownKeys.map(show).join(', ')}` };
  const [input, output] = raw instanceof Map ? [raw.get('input'), raw.get('output')] : [];
  const [inputUsd, outputUsd] = [readNumber(input ?? null), readNumber(output ?? null)];
  return inputUsd === undefined || outputUsd === undefined || inputUsd < 0 || outputUsd < 0
    ? { problem: 'needs input and output, each 0 or more' }
    : { value: { input: inputUsd, output: outputUsd } };
}

function readPrices(text: string): Parsed<PriceMap> {
  const read = new Map<string, PriceSetting>();
  const problems: string[] = [];
  for (const pair of splitAtCommas(text)) {
    const [, model = '', input = '', output = ''] = /^(\S+)\s*=\s*([\d.]+)\s*\/\s*([\d.]+)$/.exec(pair) ?? [];
    const [inputUsd, outputUsd] = [readNumber(input), readNumber(output)];
    if (inputUsd === undefined || outputUsd === undefined) problems.push(`${show(pair)} is not model=input/output`);
    else if (read.has(model)) problems.push(`${show(model)} is given twice`);
    else read.set(model, { input: inputUsd, output: outputUsd });
  }
  if (read.size === 0 && problems.length === 0) problems.push('no model is named');
  if (problems.length > 0) return { problem: problems.join(', ') };
  return { value: { from: 'input', models: Object.fromEntries(read) } };
}

const LEVELS = ALERT_LEVELS.join(', ');

/** Alert levels by metric, as a mapping of the config file. `none` switches a metric off; one not named keeps its own. */
export const alertThresholds: ValueKind<AlertThresholdsByMetric> = {
  allowed: `a mapping of metrics to none or {${LEVELS}}, each ${rate.allowed}; metrics: ${ALERT_METRICS.join(', ')}`,
  parse: (raw) => {
    if (!(raw instanceof Map)) return { problem: `${show(raw)} is not a mapping` };
    const read: Partial<Record<AlertMetric, AlertThresholds>> = {};
    const problems: EntryProblem[] = [];
    for (const [key, levels] of raw) {
      const metric = ALERT_METRICS.find((candidate) => candidate === key);
      if (metric === undefined) {
        problems.push({ key, problem: `${show(key)} is not a metric${didYouMean(key, ALERT_METRICS)}` });
        continue;
      }
      const parsed = levels === 'none' ? { value: {} } : readLevels(levels, metric);
      if ('problem' in parsed) problems.push({ key, problem: `${metric}: ${parsed.problem}` });
      else read[metric] = parsed.value;
    }
    if (problems.length > 0) return entryProblems(problems);
    return { value: { ...DEFAULT_ALERTS, ...read } };
  },
  jsonSchema: {
    type: 'object',
    properties: Object.fromEntries(
      ALERT_METRICS.map((metric) => [
        metric,
        {
          anyOf: [
            {
              type: 'object',
              properties: Object.fromEntries(ALERT_LEVELS.map((level) => [level, rate.jsonSchema])),
              additionalProperties: false,
              minProperties: 1,
            },
            { const: 'none' },
          ],
        },
      ]),
    ),
    additionalProperties: false,
  },
};

function readLevels(raw: RawValue, metric: AlertMetric): Parsed<AlertThresholds> {
  if (!(raw instanceof Map) || raw.size === 0) return { problem: `${show(raw)} names no level; allowed: ${LEVELS}` };
  const levels: Partial<Record<AlertLevel, number>> = {};
  const problems: string[] = [];
  for (const [key, text] of raw) {
    const level = ALERT_LEVELS.find((candidate) => candidate === key);
    const value = rate.parse(text);
    if (level === undefined) problems.push(`${show(key)} is not a level${didYouMean(key, ALERT_LEVELS)}`);
    else if ('problem' in value) problems.push(`${level}: ${value.problem}`);
    else levels[level] = value.value;
  }
  if (problems.length > 0) return { problem: problems.join(', ') };
  const { warning, critical } = levels;
  const isUpsideDown =
    warning !== undefined &&
    critical !== undefined &&
    (isBadWhenHigh(metric) ? critical < warning : critical > warning);
  return isUpsideDown
    ? { problem: `critical ${critical} would be reached before warning ${warning}` }
    : { value: levels };
}

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
