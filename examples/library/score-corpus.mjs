import { scoreCorpus } from 'summary-gate';

const report = await scoreCorpus({ candidates: 'examples/regressed', 'min-overall': 0.6 });
console.log(report.title);
const failing = report.sessions.filter(({ failed }) => failed);
console.log(failing.length, failing[0]?.gates_failed);

// Prints:
//   Fail - 9 sessions with a wrong outcome (0 allowed), overall 0.420 (gate 0.600), 11 of 12 gates failed, 23 of 26 sessions fail
//   23 [ 'fail-on.outcome', 'fail-on.ungrounded', 'fail-on.STATUS_MISMATCH' ]
