import { seededRandom } from '../../src/core/seeded-random.js';
import { DIMENSIONS } from '../../src/core/summary.js';
import { changesBetween } from '../../src/gates/baseline/change.js';
import { pairSessions } from '../../src/gates/baseline/pair-sessions.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { baselineOf } from './baselines.js';
import { policyWith } from './policies.js';
import { ratedSession } from './sessions.js';

/** Numbers with mean 0, standard deviation 1 and heavy tails: Student's t with ten degrees of freedom (kurtosis 4). */
export function heavyNoise(seed: number): () => number {
  const random = seededRandom(seed);
  const uniform = (): number => (random.below(2 ** 31) + 0.5) / 2 ** 31;
  return () => {
    const normal = Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    let product = 1;
    for (let i = 0; i < 5; i++) product *= uniform();
    return (normal / Math.sqrt((-2 * Math.log(product)) / 10)) * Math.sqrt(8 / 10);
  };
}

/** How the overall of one session varies from one faithful rendering to the next. */
const WITHIN = 0.08;
/** And the standard deviation of what sessions score in the mean of many renderings, evenly spread. */
const BETWEEN = 0.05;

/** A pull request that renders every session anew. */
export interface Rerendering {
  readonly sessions: number;
  /** The mean of the style of the base, and of that of the pull request. */
  readonly before: number;
  readonly now: number;
  /** So many sessions have as much to lose as this, and lose it. */
  readonly collapsing?: { readonly sessions: number; readonly by: number };
}

const GATES = ['max-regression', 'max-session-regression', 'max-new-failures'] as const;
export type SimulatedGate = (typeof GATES)[number];

/** The default gates against a baseline, with the floor of single sessions that new failures rest on. */
const POLICY = policyWith(
  { 'min-session': 0.3, 'max-regression': 0.02, 'max-session-regression': 'auto', 'max-new-failures': 0 },
  { precision: 'six decimals' },
);

const within = (score: number): number => Math.min(1, Math.max(0, score));

/** One such pull request by the very code that compares real runs: the gates that fail, and the sessions that fall. */
export function rerender(
  { sessions, before, now, collapsing }: Rerendering,
  noise: () => number,
): { readonly failed: ReadonlySet<SimulatedGate>; readonly fallen: number } {
  const spread = Math.sqrt(12) * BETWEEN;
  const [base, head]: [RatedSession[], RatedSession[]] = [[], []];
  for (let i = 0; i < sessions; i++) {
    const quality = spread * ((i + 0.5) / sessions - 0.5);
    const rendered = within(before + quality + WITHIN * noise());
    const isCollapsing = collapsing !== undefined && isOneOf(i, sessions, collapsing.sessions);
    const was = isCollapsing ? Math.max(collapsing.by, rendered) : rendered;
    const is = isCollapsing ? was - collapsing.by : within(now + quality + WITHIN * noise());
    base.push(ratedSession(`s${i}`, { overall: was }));
    head.push(ratedSession(`s${i}`, { overall: is }));
  }
  const report = baselineOf(base);
  const [overall] = changesBetween([{ before: base.map((one) => one.overall), now: head.map((one) => one.overall) }]);
  if (overall === undefined) throw new Error('nothing was compared');
  const dimensions = new Map(DIMENSIONS.map((dimension) => [dimension, overall]));
  const { gates, collapsedSessions } = evaluateGates(head, null, POLICY, {
    waivers: [],
    compared: {
      facts: { kind: 'found', origin: { kind: 'file', path: 'base.json' }, report },
      comparison: { ...pairSessions(head, report, DIMENSIONS), overall, dimensions },
    },
    unreferenced: 0,
  });
  const failing = gates.filter(({ status }) => status === 'fail').map(({ kind }) => kind);
  return { failed: new Set(GATES.filter((kind) => failing.includes(kind))), fallen: collapsedSessions.size };
}

/** Whether a session is one of so many, evenly spread among all. */
function isOneOf(session: number, sessions: number, many: number): boolean {
  const step = Math.floor(sessions / many);
  return session % step === 0 && session / step < many;
}

/** In what share of such pull requests each gate fails, or any of them; and how often every collapse is found as one. */
export function sharesOf(
  rerendering: Rerendering,
  runs: number,
  seed: number,
): Readonly<Record<SimulatedGate | 'any' | 'all found', number>> {
  const noise = heavyNoise(seed);
  const counts = { 'max-regression': 0, 'max-session-regression': 0, 'max-new-failures': 0, any: 0, 'all found': 0 };
  for (let run = 0; run < runs; run++) {
    const { failed, fallen } = rerender(rerendering, noise);
    for (const gate of failed) counts[gate]++;
    if (failed.size > 0) counts.any++;
    if (fallen >= (rerendering.collapsing?.sessions ?? 1)) counts['all found']++;
  }
  const share = (count: number): number => count / runs;
  return {
    'max-regression': share(counts['max-regression']),
    'max-session-regression': share(counts['max-session-regression']),
    'max-new-failures': share(counts['max-new-failures']),
    any: share(counts.any),
    'all found': share(counts['all found']),
  };
}
