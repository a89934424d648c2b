import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { nodeProblem, OLDEST_NODE } from '../src/program.js';

describe('a version of Node.js', () => {
  it.each(['20.0.0', '20.20.2', '24.1.0', '100.0.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['18.20.8', '19.9.0', '6.0.0', 'nonsense'])(
    '%s is refused, with what is needed and what is there',
    (version) => {
      expect(nodeProblem(version)).toMatch(/^summary-gate needs Node\.js 20 or later; this is /);
      expect(nodeProblem(version)).toContain(version);
    },
  );

  it('is the one that package.json asks for', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(engines).toEqual({ node: `>=${OLDEST_NODE}` });
  });
});
