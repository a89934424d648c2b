// The order in which jest runs suites: all on what is not changed, then all on the first change, and so on.
import Sequencer from '@jest/test-sequencer';

const { folders, suites } = JSON.parse(process.env.SUMMARY_GATE_CHANGED);

export default class EachChange extends Sequencer {
  sort(tests) {
    const [first] = tests;
    if (first === undefined) return [];
    // Jest begins with those that take longest; here the nearest to the change may do.
    const inOrder = (wanted) => wanted.flatMap((suite) => tests.find(({ path }) => path.endsWith(`/${suite}`)) ?? []);
    // Jest makes a runner for each context, and each leaves a step in the way of every module that is loaded later: with one
    // context for each suite on each change there were so many that the stack was too small for them.
    const contexts = [null, ...folders].map((folder, i) => contextOf(first.context, { folder, index: i - 1 }));
    return [[...new Set(suites.flat())], ...suites].flatMap((wanted, i) =>
      inOrder(wanted).map((test) => ({ ...test, context: contexts[i] })),
    );
  }
}

/** A suite tells by its configuration which change it is run on. */
function contextOf(context, change) {
  return { ...context, config: { ...context.config, testEnvironmentOptions: change } };
}
