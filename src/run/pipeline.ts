import { withJudgements } from '../gates/judged-findings.js';
import { policyOf } from '../gates/policy.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import { buildReport } from '../report/build-report.js';
import type { RunFacts } from '../report/run-facts.js';
import type { Report } from '../report/schema.js';
import { type BaseTexts, openBaseTexts } from '../scoring/base-texts.js';
import { withLostFields } from '../scoring/lost-fields.js';
import { type Extent, type ScoredSessions, type ScoringPorts, scoreSessions } from '../scoring/score-sessions.js';
import { isRated } from '../scoring/scored-session.js';
import type { TextsOf } from '../scoring/session-texts.js';
import { worstAlone } from '../scoring/worst-alone.js';
import { type SessionToChange, strengthOf } from '../self-test/gate-strength.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { acceptedOnBase } from './accepted-on-base.js';
import { broughtAlong, changedGolden } from './brought-along.js';
import { identified } from './identity.js';

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
 * The report of a run, and the texts of its sessions for pages that show them. Both can be used until `close` is
 * called.
 */
export interface RunOutcome {
  readonly report: Report;
  readonly texts: TextsOf;
  /** What the candidates were on the base; left out where nobody has looked. */
  readonly baseTexts?: BaseTexts | undefined;
  /** The candidates of `report.sessions[index]` as lines that are read as they were; left out where none are at hand. */
  readonly candidateLines?: ((index: number) => readonly string[]) | undefined;
  readonly close: () => void;
}

/**
 * Corpus, candidates, rubric, judge, report, gates: the whole way from files to a verdict. Of the world it changes nothing
 * but what the judge does. Throws a UserError with every problem of settings and inputs when there is one.
 */
export async function runPipeline(settings: ResolvedSettings, ports: ScoringPorts, judge?: Judge): Promise<RunOutcome> {
  const marks = settings.values['report-formats'].includes('html') ? 'of the worst' : 'none';
  const results = await examine(settings, ports, { accepts: () => true, defects: 'of a report', marks }, judge);
  try {
    const { sessions, inputs, settings: held } = results.scored;
    return conclude(results, ports, {
      ...(await acceptedOnBase({ sessions, baseline: inputs.baseline }, ports)),
      ...(await broughtAlong(inputs, held.values, ports)),
      ...(await changedGolden(held.values, ports)),
    });
  } catch (error) {
    results.scored.close();
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

function conclude(
  { scored, judge }: Results,
  ports: ScoringPorts,
  onBase: Pick<RunFacts, 'acceptedOnBase' | 'broughtAlong' | 'goldenOnBase'>,
): RunOutcome {
  const { inputs, unmatched, diagnosis } = scored;
  const sessions = withLostFields(scored.sessions, diagnosis.lost, scored.settings.values['fail-on']);
  const policy = policyOf(scored.settings);
  const facts: RunFacts = {
    scoredAt: inputs.scoredAt,
    settings: scored.settings,
    corpus: scored.corpus,
    sessions: withJudgements(sessions, judge, policy),
    defects: [...diagnosis.defects, ...unmatched.defects],
    moreDefects: unmatched.moreDefects,
    leftOut: unmatched.leftOut,
    judge,
    baseline: inputs.baseline,
    waivers: inputs.waivers,
    inputs: inputs.digests,
    ...identified(ports),
    ...onBase,
    ...strengthOf(sessionsToChange({ ...scored, sessions }), policy, scored.scorer.score, scored.scorer.vocabularies),
  };
  return {
    report: buildReport(facts, ports.digest),
    texts: scored.texts,
    baseTexts: openBaseTexts(inputs.baseline, inputs.source.format, ports.digest),
    candidateLines: scored.candidateLines,
    close: scored.close,
  };
}

/** The sessions that were scored; their texts are read when the self-test changes them. */
function sessionsToChange({ sessions, goldenOf, worstOf }: ScoredSessions): readonly SessionToChange[] {
  return sessions.flatMap((session, index) =>
    isRated(session)
      ? [
          {
            rated: worstAlone(session),
            reference: () => {
              const golden = goldenOf(index);
              if (golden === undefined) throw new RangeError('a session that was scored has a reference');
              return golden.reference;
            },
            candidate: () => worstOf(index)?.summary ?? null,
          },
        ]
      : [],
  );
}
