/** The modules of `src/` that tests load compiled. */
interface Compiled {
  readonly 'action/action.js': typeof import('../../src/action/action.js');
  readonly 'command-line/main.js': typeof import('../../src/command-line/main.js');
  readonly 'core/errors.js': typeof import('../../src/core/errors.js');
  readonly 'report/lazy-sessions.js': typeof import('../../src/report/lazy-sessions.js');
  readonly 'run/pipeline.js': typeof import('../../src/run/pipeline.js');
}

declare global {
  /** Of scripts/jest/test-environment.mjs. */
  var importCompiled: <Path extends keyof Compiled>(path: Path) => Promise<Compiled[Path]>;
}

/**
 * Loads a module that begins a whole program, for tests that look at what it writes: jest reads hundreds of modules anew for
 * each file of tests, and this one is read once for all of them. What it throws or returns are objects of another realm, so
 * `instanceof` knows none of them.
 */
export function compiled<Path extends keyof Compiled>(path: Path): Promise<Compiled[Path]> {
  return globalThis.importCompiled(path);
}
