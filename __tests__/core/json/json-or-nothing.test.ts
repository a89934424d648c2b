import { expect, it } from '@jest/globals';
import { jsonOrNothing } from '../../../src/core/json/values.js';

it.each([
  ['{"a":1}', { a: 1 }],
  ['null', null],
  ['x', undefined],
  ['', undefined],
])('reads %j', (text, value) => expect(jsonOrNothing(text)).toEqual(value));
