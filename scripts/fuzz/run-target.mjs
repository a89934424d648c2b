// Runs a target so many times, each case from a chance of its own, and makes what fails as small as it gets.
import { chanceOf } from './generators.mjs';
import { same, Violation } from './invariants.mjs';

/** One in so many cases is done twice, and has to come out the same. */
const DONE_TWICE = 8;

/** Case `index` of a target under a seed, whatever the others are. */
export function caseOf({ name, make }, { hashOf, seededRandom }, seed, index) {
  return make(chanceOf(seededRandom(hashOf(name, String(seed), String(index)))));
}

/** Yields each fault that is not known, with its smallest case. */
export async function* faultsOf(target, product, { runs, seed, first = 0 }, known = new Set()) {
  for (let index = first; index < first + runs; index++) {
    const input = caseOf(target, product, seed, index);
    const error = await failureOf(target, input, index % DONE_TWICE === 0);
    if (error === undefined) continue;
    const key = keyOf(error);
    if (known.has(key)) continue;
    known.add(key);
    yield { index, error, smallest: await smallestOf(target, input, key) };
  }
}

async function failureOf({ check }, input, isTwice) {
  const { emitWarning } = process;
  // Node.js prints these as they are, foreign text included.
  process.emitWarning = (warning) => {
    throw new Violation(`a warning of Node.js: ${warning}`);
  };
  try {
    const said = await check(input);
    if (isTwice) same(await check(input), said, 'the same input a second time');
  } catch (error) {
    return error;
  } finally {
    process.emitWarning = emitWarning;
  }
  return undefined;
}

/** What tells one fault from another: the place in the sources, or what must not be, without the texts of the case. */
function keyOf(error) {
  if (error.name === 'Violation') return error.message.split(':', 1)[0];
  return `${error.name} ${/at .*\/(src\/[^)\s]*)/.exec(error.stack ?? '')?.[1] ?? error.message}`;
}

/** Trials of making a case smaller, and milliseconds that they may take. */
const MOST_TRIALS = 2000;
const LONGEST_MS = 10_000;

async function smallestOf(target, input, key) {
  let smallest = input;
  let trials = 0;
  const end = performance.now() + LONGEST_MS;
  for (let isSmaller = true; isSmaller; ) {
    isSmaller = false;
    for (const smaller of smallerThan(smallest)) {
      if (trials++ > MOST_TRIALS || performance.now() > end) return smallest;
      const error = await failureOf(target, smaller, true);
      if (error === undefined || keyOf(error) !== key) continue;
      smallest = smaller;
      isSmaller = true;
      break;
    }
  }
  return smallest;
}

/** A case without a piece of one of its texts, or without an item of one of its lists. */
function* smallerThan(value) {
  if (typeof value === 'string') {
    for (let size = Math.ceil(value.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let start = 0; start < value.length; start += size) yield value.slice(0, start) + value.slice(start + size);
    }
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) yield value.toSpliced(i, 1);
  for (const [key, item] of Object.entries(value)) {
    // Another file is another case.
    if (key === 'path') continue;
    for (const smaller of smallerThan(item)) {
      yield Array.isArray(value) ? value.with(Number(key), smaller) : { ...value, [key]: smaller };
    }
  }
}
