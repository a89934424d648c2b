import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const work = mkdtempSync(join(tmpdir(), 'go-port-'));

afterAll(() => rmSync(work, { recursive: true, force: true }));

const MEASURE = `
  import { measureGoPort } from './bench/speed/go-port.mjs';
  const [work] = process.argv.slice(1);
  console.log(await measureGoPort({ work, rounds: 1, sessions: 10 }));
`;

/** The section of the benchmark page, made where only the programs of one folder are found by name. */
function sectionWith(programs: string): string {
  const args = ['--input-type=module', '-e', MEASURE, work];
  return execFileSync(process.execPath, args, { encoding: 'utf8', env: { PATH: programs } });
}

describe('the benchmark beside a port to Go, on a machine without Go', () => {
  let section = '';
  beforeAll(() => {
    const empty = join(work, 'no-programs');
    mkdirSync(empty);
    section = sectionWith(empty);
  });
  const cells = (name: string) =>
    section
      .split('\n')
      .find((line) => line.startsWith(`| ${name}`))
      ?.split(' | ')
      .slice(1);

  it('says that the port is not measured, and gives no number for it', () => {
    expect(cells('plain Go port')?.[0]).toBe('not measured: no Go here');
    expect(cells('plain Go port')?.join()).not.toMatch(/\d/);
  });

  it.each(['v1', 'v2'])('measures %s, without a ratio to the port', (rubric) => {
    const [median, spread, rate, ...others] = cells(`summary-gate, ${rubric}`) ?? [];
    expect([median, rate]).toEqual([expect.stringMatching(/^\d/), expect.stringMatching(/^\d/)]);
    expect(spread).toMatch(/^\d\S* to \d/);
    expect(others.join()).not.toMatch(/\d/);
  });

  it('claims no equal scores', () => {
    expect(section).not.toContain('the same: ');
  });
});
