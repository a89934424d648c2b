import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openTempStore } from '../../../src/adapters/disk/temp-store.js';
import { besideOf, removeRests } from '../../../src/adapters/disk/temporary-name.js';
import { inChunks, writePieces } from '../../../src/adapters/disk/write-pieces.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summary-gate-pieces-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Where a link leads; nothing where it has gone meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** What this process has open, where the system tells. */
const OPEN_FILES = '/proc/self/fd';
const whereOpenIsTold = existsSync(OPEN_FILES) ? it : it.skip;

const PIECE = 1 << 18;

describe('pieces of a text', () => {
  it.each<[string, readonly string[], readonly number[]]>([
    ['nothing', [], []],
    ['nothing in pieces', ['', ''], []],
    ['small ones', ['a', 'b'], [2]],
    ['one that is large enough', ['x'.repeat(PIECE)], [PIECE]],
    ['one that is nearly large enough', ['x'.repeat(PIECE - 1), 'a', 'b'], [PIECE, 1]],
    ['large ones', ['x'.repeat(PIECE), 'x'.repeat(PIECE + 1), 'a'], [PIECE, PIECE + 1, 1]],
  ])('are put together: %s', (_, pieces, lengths) => {
    const chunks = [...inChunks(pieces)];
    expect(chunks.map(({ length }) => length)).toEqual(lengths);
    expect(chunks.join('')).toBe(pieces.join(''));
  });

  it('are a file, which was not there', () => {
    const path = join(folder, 'a');
    writePieces(path, ['é', 'x'.repeat(PIECE), '😀']);
    expect(readFileSync(path, 'utf8')).toBe(`é${'x'.repeat(PIECE)}😀`);
    expect(() => writePieces(path, ['b'])).toThrow('EEXIST');
    writePieces(join(folder, 'empty'), []);
    expect(readFileSync(join(folder, 'empty'), 'utf8')).toBe('');
  });

  whereOpenIsTold('leave no file open, not even where they break off', () => {
    const before = readdirSync(OPEN_FILES).length;
    writePieces(join(folder, 'a'), ['a']);
    const broken = function* () {
      yield 'a';
      throw new Error('broken');
    };
    expect(() => writePieces(join(folder, 'b'), broken())).toThrow('broken');
    expect(readdirSync(OPEN_FILES)).toHaveLength(before);
  });
});

describe('what stands beside a file while it is written', () => {
  it.each([
    ['a.json', 'a.json.7.tmp'],
    ['x'.repeat(236), `${'x'.repeat(236)}.7.tmp`],
    ['x'.repeat(237), `${'x'.repeat(236)}.7.tmp`],
    [`${'x'.repeat(235)}é`, `${'x'.repeat(235)}.7.tmp`],
    [`${'x'.repeat(234)}éb`, `${'x'.repeat(234)}é.7.tmp`],
  ])('is called after %s, as far as there is room', (name, wanted) => {
    expect(besideOf(join(folder, name), 7)).toBe(join(folder, wanted));
  });

  /** The number of a process that has ended: none has one so high. */
  const GONE = 2 ** 22 + 1;
  const lay = (name: string, ageMs: number): string => {
    const path = join(folder, name);
    writeFileSync(path, '');
    const at = (Date.now() - ageMs) / 1000;
    utimesSync(path, at, at);
    return name;
  };

  it.each<[string, () => string, boolean]>([
    ['of a process that has ended', () => lay(`a.json.${GONE}.tmp`, 70_000), false],
    ['that was written a moment ago', () => lay(`a.json.${GONE}.tmp`, 50_000), true],
    ['of a process that runs', () => lay(`a.json.${process.pid}.tmp`, 70_000), true],
    ['of another file', () => lay(`b.json.${GONE}.tmp`, 70_000), true],
    ['that is none', () => lay(`a.json.${GONE}.tmp.bak`, 70_000), true],
    ['that has no number', () => lay('a.json.x.tmp', 70_000), true],
  ])('goes where it was left behind: %s', (_, make, isKept) => {
    const name = make();
    removeRests(join(folder, 'a.json'));
    expect(existsSync(join(folder, name))).toBe(isKept);
  });

  it('may be removed by another process at the same moment', () => {
    const name = lay(`a.json.${GONE}.tmp`, 70_000);
    jest.spyOn(process, 'kill').mockImplementation(() => {
      rmSync(join(folder, name));
      throw Object.assign(new Error('gone'), { code: 'ESRCH' });
    });
    expect(() => removeRests(join(folder, 'a.json'))).not.toThrow();
  });
});

whereOpenIsTold('a temporary store whose file somebody has cut says so, in place of reading without end', () => {
  const store = openTempStore(folder);
  const [first] = [store.put('x'.repeat(5 << 20)), store.put('y'.repeat(5 << 20))];
  const open = readdirSync(OPEN_FILES).find((file) => {
    return linkOf(join(OPEN_FILES, file)).startsWith(folder);
  });
  truncateSync(join(OPEN_FILES, open ?? ''), 100);
  expect(() => store.get(first?.offset ?? 0, first?.length ?? 0)).toThrow(
    'the file of results is shorter than what was written',
  );
  store.close();
});
