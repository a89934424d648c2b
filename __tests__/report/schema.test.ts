import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { reportJsonSchema, turnsJsonSchema } from '../../src/generate.js';

it.each<[string, () => object]>([
  ['report', reportJsonSchema],
  ['turns', turnsJsonSchema],
])('schema/%s.schema.json is what the sources make: npm run generate', (name, make) => {
  expect(readFileSync(`schema/${name}.schema.json`, 'utf8')).toBe(`${JSON.stringify(make(), null, 2)}\n`);
});
