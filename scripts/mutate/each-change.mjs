// The order in which jest runs suites: all on what is not changed, then all on the first change, and so on.
import Sequencer from '@jest/test-sequencer';

const { folders } = JSON.parse(process.env.SUMMARY_GATE_CHANGED);

export default class EachChange extends Sequencer {
  sort(tests) {
    // Jest begins with those that take longest; here the quickest may do.
    const quickFirst = [...super.sort(tests)].reverse();
    return [null, ...folders].flatMap((folder, i) =>
      quickFirst.map((test) => ofChange(test, { folder, index: i - 1 })),
    );
  }
}

/** A suite tells by its configuration which change it is run on. */
function ofChange(test, change) {
  return { ...test, context: { ...test.context, config: { ...test.context.config, testEnvironmentOptions: change } } };
}
