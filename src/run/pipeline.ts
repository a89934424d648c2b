import type { JudgeFacts } from '../judge/judge-facts.js';
import { type Extent, type ScoredSessions, type ScoringPorts, scoreSessions } from '../scoring/score-sessions.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { conclude, type Found, type RunOutcome } from './conclude.js';

/** Asks a judge about the scored sessions of a run. */
export type Judge = (scored: ScoredSessions) => Promise<JudgeFacts>;

/**
 * The results of rubric and judge, before report and gates. The texts of sessions can be read until `scored` is closed.
 */
export interface Results {
  readonly scored: ScoredSessions;
  /** Null when the judge is off. */
  readonly judge: JudgeFacts | null;
}

/**
 * Corpus, candidates, rubric, judge, report, gates: the whole way from files to a verdict. Of the world it changes nothing
 * but what the judge does. Throws a UserError with every problem of settings and inputs when there is one.
 */
export async function runPipeline(settings: ResolvedSettings, ports: ScoringPorts, judge?: Judge): Promise<RunOutcome> {
  const marks = settings.values['report-formats'].includes('html') ? 'of the worst' : 'none';
  const { scored, judge: said } = await examine(
    settings,
    ports,
    { accepts: () => true, defects: 'of a report', marks },
    judge,
  );
  try {
    return await conclude(foundBy(scored, said), ports);
  } catch (error) {
    scored.close();
    throw error;
  }
}

/**
 * The first half of the pipeline, which shards share: reads and scores the sessions of the job and asks the judge, if
 * any. Throws a UserError with every problem of settings and inputs.
 */
export async function examine(
  settings: ResolvedSettings,
  ports: ScoringPorts,
  extent: Extent,
  judge: Judge | undefined,
): Promise<Results> {
  const scored = await scoreSessions(settings, ports, extent);
  try {
    return { scored, judge: judge === undefined ? null : await judge(scored) };
  } catch (error) {
    scored.close();
    throw error;
  }
}

function foundBy(scored: ScoredSessions, judge: JudgeFacts | null): Found {
  const { inputs, unmatched, scorer, goldenOf, worstOf } = scored;
  return {
    ...scored,
    scoredAt: inputs.scoredAt,
    defects: unmatched.defects,
    moreDefects: unmatched.moreDefects,
    leftOut: unmatched.leftOut,
    judge,
    baseline: inputs.baseline,
    waivers: inputs.waivers,
    inputs: inputs.digests,
    score: scorer.score,
    vocabularies: scorer.vocabularies,
    // Read when the self-test changes them.
    textsToChange: (index) => ({
      reference: () => {
        const golden = goldenOf(index);
        if (golden === undefined) throw new RangeError('a session that was scored has a reference');
        return golden.reference;
      },
      candidate: () => worstOf(index)?.summary ?? null,
    }),
  };
}
