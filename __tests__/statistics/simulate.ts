import { seededRandom } from '../../src/core/seeded-random.js';
import { ARE_RUNS_LONG } from '../builders/long-runs.js';

/**
 * Made-up runs for what the pages promise: changes of sessions of a known sort, many times over. A test hands them to the very
 * code that decides about real ones, and counts. Everything is seeded, so that a failure is no bad luck.
 */

/**
 * How the changes of sessions vary where nothing has become better or worse; each has mean 0 and the same standard deviation.
 * `heavy`: Student's t with ten degrees of freedom (kurtosis 4), as real texts are rendered anew. `tied`: half do not change,
 * the others by one step up or down, as an outcome does. `sparse`: one session in five changes at all, and much.
 * `clustered`: sessions in groups of four share 70 % of their variance.
 */
export const NOISES = ['normal', 'heavy', 'tied', 'sparse', 'clustered'] as const;
export type Noise = (typeof NOISES)[number];

export const SIZES = [5, 8, 26, 100, 1_000] as const;

/** Standard deviation of the change of a session that is rendered anew: near-equal summarisers on real texts. */
export const SPREAD = 0.1;

/** Sessions in a group of `clustered` noise, and the share of the variance that they have in common. */
const IN_GROUP = 4;
const SHARED = 0.7;

/** Numbers with mean 0 and standard deviation 1, by how they vary. */
export interface Source {
  readonly uniform: () => number;
  readonly normal: () => number;
  readonly heavy: () => number;
}

/** A source that anyone can repeat from its seed. */
export function sourceOf(seed: number): Source {
  const random = seededRandom(seed * 2_654_435_761);
  // One limit of 2^20 and another behind it: the generator has 32 bits of state, of which two draws see more.
  const uniform = (): number => (random.below(2 ** 20) + (random.below(2 ** 20) + 0.5) / 2 ** 20) / 2 ** 20;
  const normal = (): number => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  const heavy = (): number => {
    let product = 1;
    for (let i = 0; i < 5; i++) product *= uniform();
    return (normal() / Math.sqrt((-2 * Math.log(product)) / 10)) * Math.sqrt(8 / 10);
  };
  return { uniform, normal, heavy };
}

/** What happens to the sessions of a made-up pull request. */
export interface Scenario {
  readonly noise: Noise;
  readonly sessions: number;
  /** Standard deviation of a session's change; 0.1 where it is left out. */
  readonly spread?: number;
  /** How much the mean truly falls; nothing where it is left out. */
  readonly drop?: number;
  /** The share of sessions that fall, each by so much more that the mean falls by `drop`; all where it is left out. */
  readonly hit?: number;
}

/** How each session has changed, now minus before. */
export function drawChanges(
  { noise, sessions, spread = SPREAD, drop = 0, hit = 1 }: Scenario,
  source: Source,
): number[] {
  const draw = drawerOf(noise, source);
  // As many as must be hit on the average, each of them by chance: no run has exactly its share.
  return Array.from({ length: sessions }, (_, session) => {
    const fall = hit >= 1 || source.uniform() < hit ? drop / Math.min(1, hit) : 0;
    return spread * draw(session) - fall;
  });
}

function drawerOf(noise: Noise, source: Source): (session: number) => number {
  let common = 0;
  switch (noise) {
    case 'normal':
      return source.normal;
    case 'heavy':
      return source.heavy;
    case 'tied':
      return () => Math.SQRT2 * (source.uniform() < 0.5 ? 0 : Math.sign(source.uniform() - 0.5));
    case 'sparse':
      return () => (source.uniform() < 0.2 ? Math.sqrt(5) * source.normal() : 0);
    case 'clustered':
      return (session) => {
        if (session % IN_GROUP === 0) common = source.normal();
        return Math.sqrt(SHARED) * common + Math.sqrt(1 - SHARED) * source.normal();
      };
  }
}

/** The group of each session of `clustered` noise, in the order of the sessions. */
export function groupsOf(sessions: number): readonly string[] {
  return Array.from({ length: sessions }, (_, session) => `group-${Math.floor(session / IN_GROUP)}`);
}

/** In what share of so many made-up runs something happens. */
export function shareOf(runs: number, happens: (run: number) => boolean): number {
  let count = 0;
  for (let run = 0; run < runs; run++) if (happens(run)) count++;
  return count / runs;
}

/** How many runs a simulation makes of this size: by night enough for a share to half a percent, by day for a coarse look. */
export function runsOf(sessions: number): number {
  const atNight = sessions > 500 ? 400 : 2_000;
  return ARE_RUNS_LONG ? atNight : Math.ceil(atNight / 10);
}

/** The most that a share of 0..1 may be seen as in so many runs where it truly is this: three standard errors more. */
export function atMost(share: number, runs: number): number {
  return share + 3 * Math.sqrt((share * (1 - share)) / runs);
}

/** The least that it may be seen as. */
export function atLeast(share: number, runs: number): number {
  return share - 3 * Math.sqrt((share * (1 - share)) / runs);
}
