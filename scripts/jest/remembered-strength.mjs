// The short form of the self-test is part of every run, and of a run over a few sessions nearly all its work: sixty changed
// texts scored. By day a worker of jest does it once for the same sessions and settings, which hundreds of tests share; at
// night every run does its own.
import { createHash } from 'node:crypto';

/** Far more than the runs of all tests differ in. */
const MOST_KEPT = 5_000;

/** One of so many that are remembered is found anew all the same, and has to be the same. */
const CHECKED = 50;

/**
 * A function that gives what `strengthOf` gives, and remembers it. The scorer of a run follows from the settings in its policy.
 * @param passes whether a candidate passes, so that it may be changed
 * @param gates the settings of the gates that no judge is needed for
 */
export function remembered(strengthOf, passes, gates) {
  if (!['', '0'].includes(process.env.SUMMARY_GATE_LONG_TESTS ?? '')) return strengthOf;
  const known = new Map();
  let met = 0;
  return (sessions, policy, ...scoring) => {
    const key = keyOf(sessions, policy, passes, gates);
    const before = known.get(key);
    if (before !== undefined && ++met % CHECKED !== 0) return JSON.parse(before);
    const now = strengthOf(sessions, policy, ...scoring);
    const text = JSON.stringify(now);
    if (before !== undefined && before !== text) throw new Error(`${before} is ${text} now: keyOf lacks something`);
    if (known.size < MOST_KEPT) known.set(key, text);
    return now;
  };
}

/** All that the scorer of a run follows from. */
const SCORING = ['rubric', 'weights', 'dimensions'];

/** So many references at most may lend something to a text that is changed. */
const LENDING = 50;

/**
 * A digest of all that the strength is made of, which most settings are no part of: files, judge, GitHub and what is written. Nor
 * are candidates that fail, and of the others it does not matter by what scores they pass.
 */
function keyOf(sessions, policy, passes, gates) {
  const { thresholds, samplesPass, precision, dimensions } = policy;
  const passing = sessions.filter(({ rated }) => rated.details.referenceUsed === undefined && passes(rated, policy));
  const changed = (passing.length === 0 ? sessions : passing).map(({ rated: { golden }, reference, candidate }) => {
    const { name, gates, requirements } = golden;
    return [name, gates, requirements, reference(), passing.length === 0 || candidate()];
  });
  const lending = sessions.slice(0, LENDING).map(({ rated: { golden }, reference }) => [golden.name, reference()]);
  const held = [...SCORING, ...gates].map((name) => [name, thresholds[name]]);
  return createHash('sha256')
    .update(JSON.stringify([sessions.length, changed, lending, held, samplesPass, precision, dimensions]))
    .digest('hex');
}
