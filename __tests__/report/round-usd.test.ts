import { expect, it } from '@jest/globals';
import { inDollars } from '../../src/report/round-usd.js';

it.each([
  [0, '$0.0000'],
  [1.5, '$1.5000'],
  [0.0312, '$0.0312'],
  [0.0000322, '$0.000032'],
  [0.00000004, 'less than $0.000001'],
])('%d US dollars read %s', (usd, wanted) => expect(inDollars(usd)).toBe(wanted));
