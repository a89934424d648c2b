import { JUDGE_FLOOR } from '../gates/judge-floor.js';
import { SESSION_METRICS } from '../settings/judge-metrics.js';
import { hasCandidate, type JudgedNumbers, type Variant, type VariantSession } from './variant.js';

/**
 * The same variants over the sessions that any of them has a candidate for. A session that one of them lacks, or has made
 * unusable, is its failure: a zero, something wrong and a failed gate, as in a run, and 0 of what the judge says of another
 * variant there. So nobody wins by leaving out what is hard. What nobody has summarised tells them not apart.
 */
export function overComparedSessions(variants: readonly Variant[]): readonly Variant[] {
  const names = [...(variants[0]?.sessions.keys() ?? [])].filter((name) =>
    variants.some(({ sessions }) => {
      const session = sessions.get(name);
      return session !== undefined && hasCandidate(session);
    }),
  );
  return variants.map((variant) => {
    const isJudged = [...variant.sessions.values()].some(({ judge }) => judge !== null);
    return {
      ...variant,
      sessions: new Map(
        names.flatMap((name) => {
          const own = variant.sessions.get(name);
          if (own === undefined) return [];
          const isFailure = own.status !== 'scored' && isJudged;
          const compared = isFailure ? { ...own, judge: judgedFailure(name, own, variants) } : own;
          return [[name, isJudgedAlike(name, variants) ? compared : withoutFloorOfJudge(compared)] as const];
        }),
      ),
    };
  });
}

/** Whether the same voices have given an overall to every usable candidate of a session. */
function isJudgedAlike(name: string, variants: readonly Variant[]): boolean {
  const usable = variants.map(({ sessions }) => sessions.get(name)).filter((session) => session?.status === 'scored');
  const voices = usable.map((session) =>
    session?.judge?.overall == null ? undefined : session.judge.voices?.get('rubric'),
  );
  return voices.every((one) => one === voices[0]);
}

/** Who was judged by others, or by nobody, may keep the floor of the judge for that reason alone. */
function withoutFloorOfJudge(session: VariantSession): VariantSession {
  return { ...session, gatesFailed: session.gatesFailed.filter((id) => id !== JUDGE_FLOOR) };
}

/** 0 of all that the judge says of this session in any variant: it was not asked about this one. */
function judgedFailure(name: string, { scores }: VariantSession, variants: readonly Variant[]): JudgedNumbers | null {
  const others = variants.flatMap(({ sessions }) => sessions.get(name)?.judge ?? []);
  const isScored = others.some(({ overall }) => overall !== null);
  const metrics = SESSION_METRICS.filter((metric) => others.some((one) => one.metrics.get(metric) != null));
  if (!isScored && metrics.length === 0) return null;
  return {
    overall: isScored ? 0 : null,
    scores: scores.map(() => (isScored ? 0 : null)),
    metrics: new Map(metrics.map((metric) => [metric, 0])),
  };
}
