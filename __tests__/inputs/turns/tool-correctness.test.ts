import { describe, expect, it } from '@jest/globals';
import type { Block } from '../../../src/inputs/transcripts/message.js';
import { allTools, correctnessOf, toolsOf } from '../../../src/inputs/turns/tool-correctness.js';

const result = (tool: string | null, isError: boolean | null, isRest = false) =>
  ({ kind: 'result', role: 'tool', tool, isError, isRest, text: '' }) as unknown as Block;
const TEXT: Block = { kind: 'text', role: 'user', text: 'a' };

/** `tool results/errors/unknown`, in the order of the tools. */
const told = (counts: ReturnType<typeof toolsOf>): readonly string[] =>
  [...counts.byTool].map(([tool, one]) => `${tool} ${one.results}/${one.errors}/${one.unknown}`);

describe('results of tools', () => {
  it.each<[string, readonly Block[], readonly string[], number | null]>([
    ['none', [TEXT], [], null],
    ['one that went well', [result('a', false)], ['a 1/0/0'], 1],
    ['one that failed', [TEXT, result('a', true)], ['a 1/1/0'], 0],
    ['one of which nothing is known', [result('a', null)], ['a 1/0/1'], null],
    ['one of each', [result('a', null), result('a', true), result('a', false)], ['a 3/1/1'], 0.5],
    ['the rest of one', [result('a', true), result('a', true, true)], ['a 1/1/0'], 0],
    [
      'several tools, those of nobody last',
      [result(null, false), result('b', false), result('a', true), result(null, null)],
      ['a 1/1/0', 'b 1/0/0', 'null 2/0/1'],
      2 / 3,
    ],
  ])('%s', (_, blocks, wanted, share) => {
    const counts = toolsOf([{ blocks }]);
    expect(told(counts)).toEqual(wanted);
    if (share === null) expect(correctnessOf(counts)).toBeNull();
    else expect(correctnessOf(counts)).toBeCloseTo(share, 12);
    // In two messages as in one, and twice as many in two transcripts.
    expect(told(toolsOf(blocks.map((block) => ({ blocks: [block] }))))).toEqual(wanted);
    expect(allTools([counts, counts])).toMatchObject({ results: 2 * counts.results, errors: 2 * counts.errors });
    expect([...allTools([counts]).byTool]).toEqual([...counts.byTool]);
  });
});
