import { shown } from '../../core/numbers.js';
import type { Dimension } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import type { BaselineReport, BaselineSession } from '../../inputs/baseline/baseline-report.js';
import { mean } from '../../statistics/descriptive.js';
import { dimensionsOf, obstacleIn } from './compare.js';
import { hasAllTexts, textsOf } from './score-by-base.js';

/** A score that fell, as both reports show it, 0..1. */
export interface Fall {
  readonly before: number;
  readonly now: number;
}

/** All that is worse in a report than in the one that it is to replace. */
export interface Worse {
  /** Why scores of the two cannot be compared; null where they can. */
  readonly obstacle: string | null;
  readonly overall: Fall | null;
  readonly dimensions: readonly (Fall & { readonly dimension: Dimension })[];
  /** Sessions that fell while their reference stayed the same, accepted summaries or not, the furthest first. */
  readonly sessions: readonly (Fall & { readonly name: string })[];
  /** Sessions that fail now and did not; a new one that fails is one of them. */
  readonly failing: readonly string[];
  /** Sessions that there are no more. */
  readonly gone: readonly string[];
  /** What else is another, in words: without it, numbers may be better or worse for another reason. */
  readonly differing: readonly string[];
}

/** Looks for what would get lost if one report took the place of another as the baseline. What got better is not told. */
export function whatGetsWorse(now: BaselineReport, before: BaselineReport): Worse {
  const obstacle = obstacleBetween(now, before);
  const known = new Map(before.sessions.map((session) => [session.name, session]));
  const names = new Set(now.sessions.map(({ name }) => name));
  return {
    obstacle,
    overall: obstacle === null ? fallOf(before.overall_mean, now.overall_mean) : null,
    dimensions: obstacle === null ? fallenDimensions(now, before) : [],
    sessions: obstacle === null ? fallenSessions(now, known) : [],
    failing: now.sessions.filter(({ name, failed }) => failed && known.get(name)?.failed !== true).map(nameOf),
    gone: before.sessions.filter(({ name }) => !names.has(name)).map(nameOf),
    differing: differing(now, before, known),
  };
}

export function isWorse({ overall, dimensions, sessions, failing, gone }: Worse): boolean {
  return overall !== null || dimensions.length + sessions.length + failing.length + gone.length > 0;
}

const nameOf = ({ name }: BaselineSession): string => name;

function obstacleBetween(now: BaselineReport, before: BaselineReport): string | null {
  const { version, weights } = now.rubric;
  const obstacle = obstacleIn(before, { rubric: version, weights, dimensions: dimensionsOf(now) });
  return obstacle === undefined ? null : `it ${obstacle}`;
}

/** A fall that nobody can see in the numbers that are shown is none. */
function fallOf(before: number | null, now: number | null): Fall | null {
  if (before === null || now === null || shown(now) >= shown(before)) return null;
  return { before, now };
}

function fallenDimensions(now: BaselineReport, before: BaselineReport): Worse['dimensions'] {
  return dimensionsOf(now).flatMap((dimension) => {
    const fall = fallOf(meanOf(before, dimension), meanOf(now, dimension));
    return fall === null ? [] : [{ dimension, ...fall }];
  });
}

function meanOf({ sessions }: BaselineReport, wanted: Dimension): number | null {
  return mean(
    sessions.flatMap(({ overall, dimensions }) =>
      overall === null ? [] : dimensions.filter(({ dimension }) => dimension === wanted).map(({ score }) => score),
    ),
  );
}

function fallenSessions({ sessions }: BaselineReport, known: ReadonlyMap<string, BaselineSession>): Worse['sessions'] {
  return sessions
    .flatMap((session) => {
      const before = known.get(session.name);
      // Who is held to more texts and falls all the same has fallen.
      if (before === undefined || !hasAllTexts(textsOf(session), textsOf(before))) return [];
      const fall = fallOf(before.overall, session.overall);
      return fall === null ? [] : [{ name: session.name, ...fall }];
    })
    .toSorted((a, b) => b.before - b.now - (a.before - a.now));
}

function differing(
  now: BaselineReport,
  before: BaselineReport,
  known: ReadonlyMap<string, BaselineSession>,
): readonly string[] {
  const others = now.sessions.filter(({ name, reference_digest: reference }) => {
    const earlier = known.get(name);
    return earlier !== undefined && earlier.reference_digest !== reference;
  });
  const digests = [
    ['the config file', now.config_digest, before.config_digest],
    ['waivers', now.waivers_digest, before.waivers_digest],
    ['recorded answers', now.cassette_digest, before.cassette_digest],
  ] as const;
  return [
    ...(others.length === 0 ? [] : [`the references of ${counted(others.length, 'session')}`]),
    // What an older report does not tell cannot be said to have changed.
    ...digests.flatMap(([what, one, other]) =>
      one === undefined || other === undefined || one === other ? [] : [what],
    ),
    ...(judgeIn(now) === judgeIn(before) ? [] : ['the judge']),
  ];
}

function judgeIn({ judge }: BaselineReport): string {
  return judge == null ? '' : [judge.model, judge.mode, judge.prompt_version].join('\n');
}
