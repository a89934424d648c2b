import { withJudgements } from '../gates/judged-findings.js';
import { policyOf } from '../gates/policy.js';
import { formatOf } from '../inputs/format/format-of.js';
import { buildReport } from '../report/build-report.js';
import type { RunFacts } from '../report/run-facts.js';
import type { Report } from '../report/schema.js';
import type { Scorer } from '../rubric/score.js';
import type { Vocabularies } from '../rubric/v2/vocabularies.js';
import { type BaseTexts, openBaseTexts } from '../scoring/base-texts.js';
import type { FieldDiagnosis } from '../scoring/field-diagnosis.js';
import { withLostFields } from '../scoring/lost-fields.js';
import type { ScoringPorts } from '../scoring/score-sessions.js';
import { isRated } from '../scoring/scored-session.js';
import type { TextsOf } from '../scoring/session-texts.js';
import { worstAlone } from '../scoring/worst-alone.js';
import { type SessionToChange, strengthOf } from '../self-test/gate-strength.js';
import { factsOfBase } from './facts-of-base.js';
import { identified } from './identity.js';

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

/** What a run has found by rubric and judge, by itself or in the parts of its shards, before gates and report. */
export interface Found
  extends Pick<
      RunFacts,
      | 'scoredAt'
      | 'settings'
      | 'corpus'
      | 'sessions'
      | 'leftOut'
      | 'moreDefects'
      | 'judge'
      | 'baseline'
      | 'waivers'
      | 'inputs'
    >,
    Omit<RunOutcome, 'report' | 'baseTexts'> {
  readonly diagnosis: FieldDiagnosis;
  /** Defects that belong to no session, without those of the diagnosis. */
  readonly defects: RunFacts['defects'];
  /** The texts of `sessions[index]`, which has a score, for the self-test. */
  readonly textsToChange: (index: number) => Omit<SessionToChange, 'rated'>;
  readonly score: Scorer;
  /** Those that the sessions were read with, where they were read here. */
  readonly vocabularies?: Vocabularies;
}

/** Asks the base branch what it has, and makes gates, verdict and report of what was found. */
export async function conclude(found: Found, ports: ScoringPorts): Promise<RunOutcome> {
  const { settings, corpus, scoredAt, leftOut, moreDefects, judge, baseline, waivers, inputs, diagnosis } = found;
  const sessions = withLostFields(found.sessions, diagnosis.lost, settings.values['fail-on']);
  const policy = policyOf(settings);
  // What a judge has found fails no damaged text: it has seen none.
  const toChange = sessions.flatMap((session, index) =>
    isRated(session) ? [{ rated: worstAlone(session), ...found.textsToChange(index) }] : [],
  );
  const facts: RunFacts = {
    scoredAt,
    settings,
    corpus,
    sessions: withJudgements(sessions, judge, policy),
    defects: [...diagnosis.defects, ...found.defects],
    moreDefects,
    leftOut,
    judge,
    baseline,
    waivers,
    inputs,
    ...identified(ports),
    ...(await factsOfBase(found, settings.values, ports)),
    ...strengthOf(toChange, policy, found.score, found.vocabularies),
  };
  return {
    report: buildReport(facts, ports.digest),
    texts: found.texts,
    baseTexts: openBaseTexts(baseline, formatOf(settings.values), ports.digest),
    candidateLines: found.candidateLines,
    close: found.close,
  };
}
