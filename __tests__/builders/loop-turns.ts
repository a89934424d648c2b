/** So many turns of the event loop let a request go out, over the loopback and in: it takes about a dozen. */
const TURNS = 300;

/**
 * Gives the program of this process its chance to do what it must not do. Counted in turns of the event loop, and not in
 * time: a slow machine makes fewer of them in a second, and does as much in each.
 */
export async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve));
}
