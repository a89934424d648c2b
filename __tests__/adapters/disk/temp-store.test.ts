import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openSpool } from '../../../src/adapters/disk/temp-store.js';
import { UserError } from '../../../src/core/errors.js';
import { runs } from '../../builders/long-runs.js';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spool-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a spool', () => {
  it('gives back every text, in any order, in memory and in a file', () => {
    const text = fc
      .tuple(fc.constantFrom('', 'a', 'é', '😀\n'), fc.constantFrom(0, 1, 1000, 900_000))
      .map(([unit, times]) => unit.repeat(times));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.nat()), { maxLength: 30 }), (drawn) => {
        const spool = openSpool(folder);
        const kept = drawn.map(([one, order]) => ({ one, order, at: spool.put(one) }));
        for (const { one, at } of kept.sort((a, b) => a.order - b.order)) {
          expect(spool.get(at.offset, at.length) === one).toBe(true);
        }
        spool.close();
      }),
      { numRuns: runs(30) },
    );
  });

  it('leaves no name of a file behind, even while it is open', () => {
    const spool = openSpool(folder);
    for (let i = 0; i < 30; i++) spool.put('x'.repeat(1 << 20));
    expect(readdirSync(folder)).toEqual([]);
    spool.close();
  });

  it('says where there is no room', () => {
    const spool = openSpool(join(folder, 'missing'));
    const fill = () => {
      for (let i = 0; i < 30; i++) spool.put('x'.repeat(1 << 20));
    };
    expect(fill).toThrow(UserError);
    expect(fill).toThrow(/the results do not fit into the folder for temporary files: ENOENT.*TMPDIR/);
  });
});
