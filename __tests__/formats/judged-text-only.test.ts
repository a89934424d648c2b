import { describe, expect, it } from '@jest/globals';
import type { Report } from '../../src/report/schema.js';
import { makeWorkspace } from '../builders/workspace.js';
import { runProgram } from '../command-line/commands/program.js';

describe('a judged run of a team with one text', () => {
  it('speaks of no other dimension', async () => {
    const summary = 'A cookie was missing behind the proxy, and one hop is trusted now.';
    const { root } = makeWorkspace({
      '.github/summary-gate.yml': 'dimensions: [summary]\n',
      'golden-corpus/one/reference.json': { reference: { summary } },
      'candidates/one.json': { summary },
    });
    const { stdout, stderr } = await runProgram(['--json', '--judge', 'auto', '--simulate'], root);
    if (stdout === '') throw new Error(stderr);
    const { judge, sessions }: Report = JSON.parse(stdout);
    expect(Object.keys(judge?.dimension_means ?? {})).toEqual(['summary']);
    expect([judge?.wanted, judge?.unmeasured]).toEqual([2, 0]);
    expect(sessions[0]?.judge?.dimensions.map(({ dimension }) => dimension)).toEqual(['summary']);
  });
});
