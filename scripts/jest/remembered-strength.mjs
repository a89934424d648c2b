// The short form of the self-test is part of every run, and of a run over a few sessions nearly all its work: sixty changed
// texts scored. By day a worker of jest does it once for the same sessions and settings, which hundreds of tests share; at
// night every run does its own.
import { createHash } from 'node:crypto';

/** Far more than the runs of all tests differ in. */
const MOST_KEPT = 5_000;

/** A function that gives what `strengthOf` gives, and remembers it. The scorer of a run follows from the settings in its policy. */
export function remembered(strengthOf) {
  if (!['', '0'].includes(process.env.SUMMARY_GATE_LONG_TESTS ?? '')) return strengthOf;
  const known = new Map();
  return (sessions, policy, score) => {
    const key = keyOf(sessions, policy);
    if (!known.has(key) && known.size < MOST_KEPT) known.set(key, JSON.stringify(strengthOf(sessions, policy, score)));
    return JSON.parse(known.get(key) ?? JSON.stringify(strengthOf(sessions, policy, score)));
  };
}

/** Settings of the judge, of GitHub and of what is written, among them the port of a server: the rubric alone is asked here. */
const OF_OTHERS = /^(?:anthropic|judge|meta|max-cost|budget|report|comment|github)-/;

/** A digest of all that the strength is made of. */
function keyOf(sessions, policy) {
  const texts = sessions.map(({ rated, reference, candidate }) => {
    const { status, golden, overall, dimensions, defects, defectCodes, referenceUsed } = rated;
    return [{ status, golden, overall, dimensions, defects, defectCodes, referenceUsed }, reference(), candidate()];
  });
  const thresholds = Object.entries(policy.thresholds).filter(([name]) => !OF_OTHERS.test(name));
  const plain = (_, value) => (value instanceof Set || value instanceof Map ? [...value] : value);
  return createHash('sha256')
    .update(JSON.stringify([texts, { ...policy, thresholds }], plain))
    .digest('hex');
}
