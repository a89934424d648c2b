import { constants } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { lineFaults } from '../../src/core/json/lines.js';
import {
  inBinaryUnits,
  LONGEST_INPUT_BYTES,
  LONGEST_TEXT_BYTES,
  longestTranscript,
} from '../../src/core/text-limit.js';
import { LONGEST_LINE } from '../../src/run/shard/read-part.js';

const MEBIBYTE = 2 ** 20;
const TRANSCRIPTS = ['a.json', 'a.md'].map(longestTranscript);

describe('the longest text', () => {
  it('is the longest string of the oldest Node.js that runs the program, and fits into that of every newer one', () => {
    expect(LONGEST_TEXT_BYTES).toBe(0x1fffffe8);
    expect(LONGEST_TEXT_BYTES).toBeLessThanOrEqual(constants.MAX_STRING_LENGTH);
  });

  it('stands in the message about a line', () => {
    expect(lineFaults(LONGEST_INPUT_BYTES)['too long']).toBe('the line is longer than 16 MiB');
  });

  it.each([
    // Guidelines and a ledger have limits of their own between the two.
    ['docs/limits.md', [LONGEST_INPUT_BYTES, ...TRANSCRIPTS, MEBIBYTE, MEBIBYTE / 4, LONGEST_TEXT_BYTES, LONGEST_LINE]],
    ['docs/scale.md', [LONGEST_INPUT_BYTES, LONGEST_TEXT_BYTES]],
  ])('stands in %s wherever that speaks of the size of files and lines', (page, limits) => {
    const sizes = readFileSync(page, 'utf8').match(/\d[\d,.]* [KMG]iB/g);
    expect(sizes).toEqual(limits.map(inBinaryUnits));
  });
});
