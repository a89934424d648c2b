// Loaded before the program: each look at the clock is up to a year before or behind the one before it, always in the same order.
const { Date: Real } = globalThis;
const YEAR = 365 * 86_400_000;
let seed = 7;

function now() {
  seed = (seed * 48_271) % 2_147_483_647;
  return Real.now() + Math.round((seed / 2_147_483_647 - 0.5) * 2 * YEAR);
}

globalThis.Date = class extends Real {
  constructor(...given) {
    super(...(given.length === 0 ? [now()] : given));
  }

  static now() {
    return now();
  }
};
