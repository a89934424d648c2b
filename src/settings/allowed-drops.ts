import { DIMENSIONS } from '../core/summary.js';
import { type DimensionMap, dimensionRates } from './judge-kinds.js';
import { type Parsed, type RawValue, readPairs } from './raw-values.js';
import { rate, type ValueKind } from './value-kinds.js';

/** The drop of the overall mean that is allowed where nobody says another. */
export const DEFAULT_DROP = 0.02;

/** What each mean may lose; that of the overall is always there. */
export interface AllowedDrops extends DimensionMap {
  readonly overall: number;
}

/**
 * What the overall mean may lose, or in a map what it and some dimensions may. Whoever names a dimension alone does not
 * switch off the gate on the overall.
 */
export const allowedDrops: ValueKind<number | AllowedDrops> = {
  allowed: `${rate.allowed}, or pairs such as overall=0.02, outcome=0.1 (overall is ${DEFAULT_DROP} where it is not named); dimensions: ${DIMENSIONS.join(', ')}`,
  parse: (raw) =>
    raw instanceof Map || (typeof raw === 'string' && raw.includes('=')) ? readDrops(raw) : rate.parse(raw),
  jsonSchema: {
    anyOf: [
      rate.jsonSchema,
      {
        type: 'object',
        properties: Object.fromEntries(['overall', ...DIMENSIONS].map((name) => [name, rate.jsonSchema])),
        additionalProperties: false,
        minProperties: 1,
      },
      { type: 'string', pattern: '=' },
    ],
  },
};

function readDrops(raw: RawValue): Parsed<AllowedDrops> {
  const pairs = readPairs(raw);
  if ('problem' in pairs) return pairs;
  const ofOverall = pairs.value.filter(([name]) => name === 'overall');
  const [, given = DEFAULT_DROP] = ofOverall[0] ?? [];
  if (ofOverall.length > 1) return { problem: 'overall is given twice' };
  const overall = rate.parse(given);
  if ('problem' in overall) return { problem: `overall: ${overall.problem}` };
  const others = pairs.value.filter(([name]) => name !== 'overall');
  if (others.length === 0 && ofOverall.length > 0) return { value: { overall: overall.value } };
  // As text, so that a name that is given twice is seen.
  const parsed = dimensionRates.parse(
    raw instanceof Map ? new Map(others) : others.map((pair) => pair.join('=')).join(','),
  );
  return 'problem' in parsed ? parsed : { value: { overall: overall.value, ...parsed.value } };
}
