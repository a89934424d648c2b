// The short form of the self-test is part of every run, and of a run over a few sessions nearly all its work: sixty changed
// texts scored. By day a worker of jest does it once for the same sessions and settings, which hundreds of tests share; at
// night every run does its own.
import { createHash } from 'node:crypto';

/** Far more than the runs of all tests differ in. */
const MOST_KEPT = 5_000;

/** One of so many that are remembered is found anew all the same, and has to be the same. */
const CHECKED = 50;

/** A function that gives what `strengthOf` gives, and remembers it. The scorer of a run follows from the settings in its policy. */
export function remembered(strengthOf) {
  if (!['', '0'].includes(process.env.SUMMARY_GATE_LONG_TESTS ?? '')) return strengthOf;
  const known = new Map();
  let met = 0;
  return (sessions, policy, ...scoring) => {
    const key = keyOf(sessions, policy);
    const before = known.get(key);
    if (before !== undefined && ++met % CHECKED !== 0) return JSON.parse(before);
    const now = strengthOf(sessions, policy, ...scoring);
    const text = JSON.stringify(now);
    if (before !== undefined && before !== text) throw new Error(`${before} is ${text} now: keyOf lacks something`);
    if (known.size < MOST_KEPT) known.set(key, text);
    return now;
  };
}

/** Settings of the judge, of GitHub and of what is written, among them the port of a server: the rubric alone is asked here. */
const OF_OTHERS = /^(?:anthropic|judge|meta|max-cost|budget|report|comment|github)-/;

/** A digest of all that the strength is made of. */
function keyOf(sessions, policy) {
  const texts = sessions.map(({ rated, reference, candidate }) => {
    // Named one by one: those of a store are getters, which JSON leaves out.
    const { status, golden, overall, dimensions, defects, referenceUsed } = rated;
    const { name, gates, requirements } = golden;
    const scores = dimensions.map(({ dimension, score }) => [dimension, score]);
    const codes = defects.map(({ code }) => code);
    const found = { status, name, gates, requirements, overall, scores, codes, referenceUsed };
    return [found, reference(), candidate()];
  });
  const thresholds = Object.entries(policy.thresholds).filter(([name]) => !OF_OTHERS.test(name));
  const plain = (_, value) => (value instanceof Set || value instanceof Map ? [...value] : value);
  return createHash('sha256')
    .update(JSON.stringify([texts, { ...policy, thresholds }], plain))
    .digest('hex');
}
