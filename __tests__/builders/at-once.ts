import { beforeAll, it } from '@jest/globals';

export interface CasesAtOnce {
  (name: string, run: () => Promise<void>): void;
  /** One case for each row; `%s` in the name is its first value. */
  each<Row extends [string, ...unknown[]]>(
    rows: readonly Row[],
  ): (name: string, run: (...row: Row) => Promise<void>) => void;
}

/**
 * An `it` for those cases of one `describe` that mostly wait: all of them run at once, and each is a test of its own. Not
 * `it.concurrent`, since jest refuses to import anything as soon as the first of such tests has ended.
 */
export function casesAtOnce(): CasesAtOnce {
  const runs: (() => Promise<void>)[] = [];
  let ends: readonly PromiseSettledResult<void>[] = [];
  beforeAll(async () => {
    ends = await Promise.allSettled(runs.map((run) => run()));
  });
  const add = (name: string, run: () => Promise<void>): void => {
    const index = runs.push(run) - 1;
    it(name, () => {
      const end = ends[index];
      if (end?.status !== 'fulfilled') throw end?.reason ?? new Error('the case was not run');
    });
  };
  const each: CasesAtOnce['each'] = (rows) => (name, run) => {
    for (const row of rows) add(name.replace('%s', row[0]), () => run(...row));
  };
  return Object.assign(add, { each });
}
