import { describe, expect, it } from '@jest/globals';
import { linesOf } from '../../../src/adapters/anthropic/batches.js';

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function linesIn(text: string, size: number, longest = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(inPieces(text, size), longest)) lines.push(line);
  return lines;
}

describe('the lines of results as they come', () => {
  it.each([1, 2, 3, 7, 1000])('are the same in pieces of %d bytes', async (size) => {
    expect(await linesIn('{"é":1}\n\n  \n{"b":"😀"}\r\nlast', size)).toEqual(['{"é":1}', '{"b":"😀"}\r', 'last']);
    expect(await linesIn('one\n', size)).toEqual(['one']);
    expect(await linesIn('\n\n', size)).toEqual([]);
  });

  // By the square of the line this would take a hundred thousand times as long.
  it('take time by their length, however small the pieces are', async () => {
    const line = 'x'.repeat(400_000);
    expect(await linesIn(`${line}\nnext`, 1)).toEqual([line, 'next']);
  });

  it('may be as long as an answer, and all of them as long as they may be', async () => {
    const longest = 'x'.repeat(4 * 1024 * 1024);
    expect(await linesIn(longest, 65_536)).toEqual([longest]);
    expect(await linesIn('ab\ncd', 3, 5)).toEqual(['ab', 'cd']);
  });

  it('end where one is longer than any answer, or all are longer than they may be', async () => {
    await expect(linesIn('x'.repeat(4 * 1024 * 1024 + 1), 65_536)).rejects.toThrow(
      'a result of more than 4194304 bytes',
    );
    await expect(linesIn('ab\ncd\n', 3, 5)).rejects.toThrow('results of more than 5 bytes');
  });
});
