// The fuzzer over one compiled copy of the sources, for the command and for the tests.
import { loadProduct } from './product.mjs';
import { faultsOf } from './run-target.mjs';
import { openTargets } from './targets.mjs';

/** So many runs between two looks at the clock. */
const SLICE = 20;

/** So many different faults are told of a target; what comes after is mostly the same again. */
const MOST_FAULTS = 20;

/** @param folder that of a compiled copy (scripts/jest/compile-sources.mjs) */
export async function openFuzzer(folder) {
  const product = await loadProduct(folder);
  const targets = await openTargets(product);
  return {
    names: targets.map(({ name }) => name),
    /** The faults of some runs, as texts. */
    run: async (name, runs, seed) => {
      const target = targets.find((one) => one.name === name);
      const found = [];
      for await (const fault of faultsOf(target, product, { runs, seed })) found.push(textOf(name, fault));
      return found;
    },
    /** Goes on until so many cases are done, or the time is over; tells each fault as it is found. A run may have many cases. */
    runFor: async (name, { cases, ms, first, seed }, tell) => {
      const target = targets.find((one) => one.name === name);
      const end = performance.now() + ms;
      const known = new Set();
      const wanted = Math.ceil(cases / target.size);
      let runs = 0;
      while (runs < wanted && performance.now() < end && known.size < MOST_FAULTS) {
        const some = { runs: Math.min(Math.ceil(SLICE / target.size), wanted - runs), seed, first: first + runs };
        for await (const fault of faultsOf(target, product, some, known)) tell(textOf(name, fault));
        runs += some.runs;
      }
      return { runs, cases: runs * target.size, found: known.size };
    },
  };
}

function textOf(name, { index, error, smallest }) {
  const stack = error.stack.split('\n', 6).join('\n');
  return `${name} ${index}: ${stack}\n  smallest: ${JSON.stringify(smallest)}`;
}
