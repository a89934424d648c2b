import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { flagsFor, type RunLength } from '../../src/adapters/engine.js';

const HEAP = '--heap-growing-percent';

const ENGINE = process.versions.v8;

/** What this engine does by itself, by flag, from the list that it prints of them. */
function defaults(): ReadonlyMap<string, string> {
  const listed = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  const pairs = [...listed.matchAll(/default: (--[a-z0-9-]+)=(\S+)/g)];
  return new Map(pairs.map(([, flag = '', value = '']) => [flag, value]));
}

describe('the engine that is told how long a run is', () => {
  it('knows each flag, and does by itself what a long run asks of it, but that its heap may not grow as it likes', () => {
    const known = defaults();
    const long = flagsFor('long', ENGINE).map((flag) => flag.split('='));
    const own = long.map(([flag = '']) => [flag, flag === HEAP ? '50' : known.get(flag)]);
    expect(long).toEqual(own);
    expect(known.get(HEAP)).toBe('0');
    const names = long.map(([flag]) => flag).filter((flag) => flag !== HEAP);
    expect(flagsFor('short', ENGINE).map((flag) => flag.split('=')[0])).toEqual(names);
  });

  it.each<[string, RunLength, number]>([
    ['11.3.244.8-node.38', 'short', 2],
    ['11.3.244.8-node.38', 'long', 3],
    ['12.4.254.21-node.57', 'long', 4],
    ['13.6.233.17-node.53', 'short', 3],
  ])('is known as that of %s', (engine, length, count) => expect(flagsFor(length, engine)).toHaveLength(count));

  it.each(['10.2.154.26-node.39', '14.1.0', '99', ''])('is left alone where nobody has tried it: %s', (engine) =>
    expect(flagsFor('short', engine)).toEqual([]),
  );

  it('optimises functions later in a short run than by itself, and compiles patterns sooner', () => {
    const numbers = (length: RunLength) => flagsFor(length, '13.6').map((flag) => Number(flag.split('=')[1]));
    const [optimised, nearly, patterns] = numbers('short').map(
      (number, i) => number - (numbers('long')[i] ?? Number.NaN),
    );
    expect([Math.sign(optimised ?? 0), Math.sign(nearly ?? 0), patterns]).toEqual([1, 1, -1]);
  });
});
