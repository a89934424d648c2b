import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';

const HELD_MB = 400;

const MEASURE = `
  import { measureMemory } from './bench/speed/processes.mjs';
  const held = Buffer.alloc(${HELD_MB}e6, 1);
  const { peak } = await measureMemory({ args: ['-e', '0'] });
  console.log(held.length / 1e6, peak);
`;

describe('the peak of memory of a measured process', () => {
  it('has nothing in it of what the process that measures holds', () => {
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', MEASURE], { encoding: 'utf8' });
    const [held, peak = Number.NaN] = said.split(' ').map(Number);
    expect(held).toBe(HELD_MB);
    expect(peak).toBeGreaterThan(10);
    expect(peak).toBeLessThan(HELD_MB / 2);
  });
});
