// Runs suites against changed copies of the compiled sources: one process of jest for many changes, which goes from one to the
// next as soon as a suite fails. A process that says nothing for long runs in circles: that change is noticed, too.
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { copyCompiled } from '../jest/copy-compiled.mjs';

/** Changes of one process: each loads its own copy of the sources, which stays in memory. */
const AT_ONCE = 25;

/** What is not changed runs in no circles: there silence is that of a machine that has much else to do. */
const PATIENCE_FIRST = 5;

/**
 * Yields `{ mutant, by }`: the suite that noticed it, or null; the suites must pass on what is not changed.
 * @param suitesOf the suites that a file is held by, the best first
 * @param patience seconds of silence after which a process is taken to run in circles
 */
export async function* runMutants(mutants, suitesOf, slow, patience) {
  const left = [...mutants];
  while (left.length > 0) {
    const some = left.slice(0, AT_ONCE);
    const suites = some.map(({ file }) => suitesOf(file));
    const folders = some.map((mutant, i) => changedCopy(mutant, i));
    const killed =
      suites.flat().length > 0 ? await noticed(folders, suites, slow, patience) : { by: new Map(), stuckAt: null };
    for (const folder of folders) rmSync(folder, { recursive: true });
    const done = killed.stuckAt === null ? some.length : killed.stuckAt + 1;
    for (const [i, mutant] of left.splice(0, done).entries()) yield { mutant, by: killed.by.get(i) ?? null };
  }
}

/** What runs say of their gates would be remembered from one change to the next. */
const FORGETFUL = ['src/run/remembered-strength.js', "export { strengthOf } from '../self-test/gate-strength.js';"];

function changedCopy({ file, text }, index) {
  const folder = `${process.env.SUMMARY_GATE_COMPILED}-changed-${index}`;
  copyCompiled(folder, [[file, text], FORGETFUL]);
  return folder;
}

/** By whom of its suites each of the folders was noticed, and at which of them the process came to a stand. */
function noticed(folders, suites, slow, patience) {
  const all = [...new Set(suites.flat())];
  const child = fork(
    'node_modules/jest/bin/jest.js',
    ['--config', 'scripts/mutate/jest.config.mjs', '--ci', '-i', ...all],
    {
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      env: { ...process.env, SUMMARY_GATE_CHANGED: JSON.stringify({ folders, slow, suites }) },
      silent: true,
    },
  );
  const by = new Map();
  let [at, said, stuckAt, broken] = [null, '', null, null];
  child.stderr.on('data', (text) => {
    said += text;
  });
  const stop = () => {
    stuckAt = at;
    by.set(at, 'no end');
    child.kill('SIGKILL');
  };
  let timer = setTimeout(stop, PATIENCE_FIRST * patience * 1_000);
  child.on('message', ({ index, suite, failed }) => {
    clearTimeout(timer);
    timer = setTimeout(stop, (index === -1 ? PATIENCE_FIRST : 1) * patience * 1_000);
    at = index;
    if (failed && index === -1) broken = suite;
    else if (failed) by.set(index, suite);
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      // Jest ends with 1 where tests fail. A change that ends the process itself, or its memory, was noticed, too, and those
      // behind it were not tried.
      if (stuckAt === null && (signal !== null || code > 1) && at !== null) {
        stuckAt = at;
        by.set(at, 'no end');
      }
      if (broken !== null) reject(new Error(`${broken} fails on what is not changed`));
      else if (at === null) reject(new Error(`jest did not begin:\n${said}`));
      else if (stuckAt === -1) reject(new Error('the suites do not end on what is not changed'));
      else resolve({ by, stuckAt });
    });
  });
}
