import { describe, expect, it } from '@jest/globals';
import stringWidth from 'string-width';
import { columnsOf } from '../../../src/render/terminal/layout.js';

describe('columnsOf', () => {
  it.each([
    ['', 0],
    ['plain', 5],
    ['✔ Pass · 0.79 → 0.80 – cut…', 27],
    ['━━░░██', 6],
    ['日本', 4],
    ['✔ 日本…', 7],
    ['e\u0301', 1],
    ['👩‍👩‍👧', 2],
  ])('counts %j', (text, wanted) => {
    expect(columnsOf(text)).toBe(wanted);
    expect(stringWidth(text)).toBe(wanted);
  });
});
