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
 * @param gates the settings of the gates that no judge is needed for
 */
export function remembered(strengthOf, gates) {
  if (!['', '0'].includes(process.env.SUMMARY_GATE_LONG_TESTS ?? '')) return strengthOf;
  const known = new Map();
  let met = 0;
  return (sessions, policy, ...scoring) => {
    const key = keyOf(sessions, policy, gates);
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

/** A digest of all that the strength is made of, which most settings are no part of: files, judge, GitHub and what is written. */
function keyOf(sessions, { thresholds, samplesPass, precision, dimensions }, gates) {
  const texts = sessions.map(({ rated, reference, candidate }) => {
    // Named one by one: those of a store are getters, which JSON leaves out.
    const { status, golden, overall, dimensions, defects, referenceUsed } = rated;
    const { name, gates, requirements } = golden;
    const scores = dimensions.map(({ dimension, score }) => [dimension, score]);
    const codes = defects.map(({ code }) => code);
    const found = { status, name, gates, requirements, overall, scores, codes, referenceUsed };
    return [found, reference(), candidate()];
  });
  const held = [...SCORING, ...gates].map((name) => [name, thresholds[name]]);
  return createHash('sha256')
    .update(JSON.stringify([texts, held, samplesPass, precision, dimensions]))
    .digest('hex');
}
