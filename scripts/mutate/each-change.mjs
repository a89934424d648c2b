// The order in which jest runs suites: all on what is not changed, then all on the first change, and so on.
import Sequencer from '@jest/test-sequencer';

const { folders, suites } = JSON.parse(process.env.SUMMARY_GATE_CHANGED);

export default class EachChange extends Sequencer {
  sort(tests) {
    // Jest begins with those that take longest; here the nearest to the change may do.
    const inOrder = (wanted) => wanted.flatMap((suite) => tests.find(({ path }) => path.endsWith(`/${suite}`)) ?? []);
    return [[...new Set(suites.flat())], ...suites].flatMap((wanted, i) =>
      inOrder(wanted).map((test) => ofChange(test, { folder: i === 0 ? null : folders[i - 1], index: i - 1 })),
    );
  }
}

/** A suite tells by its configuration which change it is run on. */
function ofChange(test, change) {
  return { ...test, context: { ...test.context, config: { ...test.context.config, testEnvironmentOptions: change } } };
}
