import { type Defect, type FindingCode, isDiagnosis } from '../core/finding.js';
import { canonicalList, type Plain } from '../core/json/canonical.js';
import type { Digest } from '../core/ports.js';
import { maskTexts } from '../core/redact.js';
import type { Dimension } from '../core/summary.js';
import { VERSION } from '../core/version.js';
import { compareRun } from '../gates/compare-run.js';
import { passedOn } from '../gates/drift.js';
import { type Evaluation, evaluateGates, lacksRequiredJudge } from '../gates/evaluate.js';
import { codesOfGate } from '../gates/fail-on.js';
import { type Policy, policyOf } from '../gates/policy.js';
import type { Compared } from '../gates/regression-checks.js';
import { alertsOf } from '../judge/alerts.js';
import { judgeMean } from '../judge/judge-facts.js';
import {
  isRated,
  isUnreferenced,
  nameOf,
  type RatedSession,
  type ScoredSession,
  type UnreferencedSession,
} from '../scoring/scored-session.js';
import { MOST_OUTSIDE_FINDINGS } from '../scoring/session-record.js';
import type { PolicyOfBase } from '../settings/resolved.js';
import { SETTING_NAMES } from '../settings/table.js';
import { oneOfAlike } from './alike-findings.js';
import { findCaveats } from './caveats.js';
import { changedFormatSettings, changedMeasure, measureInTitle } from './changed-measure.js';
import { describeBaseline, trendOf } from './describe-baseline.js';
import { describeDetectable } from './describe-detectable.js';
import { reportExam } from './exam-report.js';
import { allotFindings, omissions, withElsewhere } from './findings-budget.js';
import { goldenInTitle } from './golden-caveats.js';
import { toReportJudge } from './judge-report.js';
import { lazySessions } from './lazy-sessions.js';
import { perEach } from './per-dimension.js';
import { broughtInTitle } from './policy-caveats.js';
import { toFinding, toReportSession } from './report-session.js';
import { reportedSettings, settingsDigest } from './reported-settings.js';
import type { RunFacts } from './run-facts.js';
import type { Distribution, Report, ReportSession } from './schema.js';
import { describeIntervals, describeSamples, describeScores, NOTHING } from './statistics.js';
import { findUnvouched, taughtInTitle } from './taught-caveats.js';
import { verdictTitle } from './title.js';

/** A run whose gates have been checked. */
interface EvaluatedRun {
  readonly facts: RunFacts;
  readonly rated: readonly RatedSession[];
  readonly unreferenced: readonly UnreferencedSession[];
  readonly policy: Policy;
  readonly compared: Compared | null;
  readonly evaluation: Evaluation;
}

/** Totals, gates and verdict of a run: the one value that everything else is rendered from. */
export function buildReport(facts: RunFacts, digest: Digest): Report {
  const run = evaluateRun(facts, digest);
  const { rated, unreferenced, policy, compared, evaluation } = run;
  const allotted = withElsewhere(allotFindings([...rated, ...unreferenced], evaluation.failedSessions), evaluation);
  const ofNobody = facts.defects.length + facts.moreDefects;
  const baseline = baselineOf(run, digest);
  const numbers = numbersOf(run);
  const report: Report = {
    schema_version: 1,
    tool: { name: 'summary-gate', version: VERSION },
    scored_at: `${facts.scoredAt.toISOString().slice(0, 19)}Z`,
    ...(facts.identity !== undefined && { identity: facts.identity }),
    verdict: evaluation.verdict,
    title: titleOf(run, numbers, baseline),
    ...numbers,
    gates: [...evaluation.gates],
    gates_failed: [...evaluation.failures],
    sessions: [],
    findings: findingsOfNobody(facts.defects, ofNobody, evaluation),
    ...settingsOf(facts, digest),
    ...inputsOf(run, digest),
    ...(baseline !== undefined && { baseline }),
    ...reportExam(rated, policy),
    ...(facts.strength !== undefined && { gate_strength: facts.strength }),
    ...trendOf(compared),
    caveats: [
      ...findCaveats(facts, rated, evaluation, baseline),
      ...omissions([...rated, ...unreferenced], allotted, ofNobody),
    ],
  };
  const known = { evaluation, allotted, waivers: facts.waivers, judge: facts.judge };
  // The one door: all that is rendered or written comes out of here. Sessions pass through it when they are made.
  return { ...maskTexts(report), sessions: lazySessions(facts.sessions, known, sessionWriter(run, allotted, digest)) };
}

function evaluateRun(facts: RunFacts, digest: Digest): EvaluatedRun {
  const rated = facts.sessions.filter(isRated);
  const unreferenced = facts.sessions.filter(isUnreferenced);
  const policy = policyOf(facts.settings);
  const compared = compareRun(facts, rated);
  const evaluation = evaluateGates(rated, facts.judge, policy, {
    waivers: facts.waivers,
    compared,
    unreferenced: unreferenced.length,
    digest,
  });
  return { facts, rated, unreferenced, policy, compared, evaluation };
}

function baselineOf({ facts, policy, compared, evaluation }: EvaluatedRun, digest: Digest): Report['baseline'] {
  if (compared === null) return undefined;
  const changedFormat = changedFormatSettings(facts);
  const digests = {
    ...facts.inputs,
    ...(changedFormat.length === 0 && { corpus: facts.corpus.digest }),
    ...(facts.judge !== null && { guidelines: facts.judge.guidelines?.digest ?? null }),
  };
  return {
    ...describeBaseline(compared, policy, digests, evaluation),
    ...(changedFormat.length > 0 && { changed_settings: [...changedFormat] }),
    ...changedMeasure(facts, digest),
  };
}

type Numbers = Pick<
  Report,
  'corpus_size' | 'overall_mean' | 'overall_min' | 'overall_max' | 'dimension_means' | 'statistics'
>;

function numbersOf({ facts, rated, policy, compared }: EvaluatedRun): Numbers {
  const { precision } = policy;
  const has = facts.settings.values.dimensions;
  const [overall = NOTHING, ...perDimension] = describeScores(seriesOf(rated, has), precision, ['overall', ...has]);
  const distributionOf = (dimension: Dimension): Distribution => perDimension[has.indexOf(dimension)] ?? NOTHING;
  const scored = rated.map((session) => session.overall).sort((a, b) => a - b);
  return {
    corpus_size: rated.length,
    overall_mean: overall.mean,
    overall_min: scored.at(0) ?? null,
    overall_max: scored.at(-1) ?? null,
    dimension_means: perEach(has, (dimension) => distributionOf(dimension).mean),
    statistics: {
      overall,
      dimensions: perEach(has, distributionOf),
      interval: describeIntervals(rated.length),
      detectable_change: describeDetectable(rated, compared, policy),
      ...describeSamples(rated, precision),
    },
  };
}

function titleOf(
  { facts, rated, unreferenced, policy, evaluation }: EvaluatedRun,
  { corpus_size, overall_mean }: Numbers,
  baseline: Report['baseline'],
): string {
  const { judge } = facts;
  return verdictTitle(
    { verdict: evaluation.verdict, corpus_size, overall_mean, gates: [...evaluation.gates], baseline },
    {
      unreferenced: unreferenced.length,
      mean: judge === null ? null : judgeMean(judge, 'overall'),
      isSimulated: judge?.isSimulated === true,
      ofPullRequest: believedAnswers(judge),
      isMissing: lacksRequiredJudge(judge, policy),
      isVoid: judge?.voided != null,
    },
    facts.settings.policy,
    {
      failing: rated.filter(({ golden }) => evaluation.unwaivedSessions.has(golden.name)).length,
      heldTo: `${broughtInTitle(facts)}${taughtInTitle(findUnvouched(facts))}${goldenInTitle(facts, baseline)}${measureInTitle(baseline)}`,
    },
  );
}

/** Findings about the whole run. */
function findingsOfNobody(defects: readonly Defect[], count: number, evaluation: Evaluation): Report['findings'] {
  return oneOfAlike(defects.slice(0, MOST_OUTSIDE_FINDINGS), count <= MOST_OUTSIDE_FINDINGS).map((defect) => ({
    ...toFinding(defect, isDiagnosis(defect) && failsBy(defect.code, evaluation)),
    ...(evaluation.isNewOutside(defect) && { new: true as const }),
  }));
}

function settingsOf(
  { settings, judge }: RunFacts,
  digest: Digest,
): Pick<Report, 'rubric' | 'settings' | 'judge' | 'policy' | 'settings_digest'> {
  const { values, policy } = settings;
  const has = values.dimensions;
  return {
    rubric: { version: values.rubric, weights: perEach(has, (dimension) => values.weights[dimension]) },
    settings: reportedSettings(settings, SETTING_NAMES),
    ...(judge !== null && { judge: toReportJudge(judge, has, alertsOf(judge, values.alerts)) }),
    ...(policy !== undefined && { policy: toReportPolicy(policy) }),
    settings_digest: settingsDigest(settings, digest, judge?.promptVersion),
  };
}

/** What was read, by its digests: two runs with equal ones have seen the same. */
function inputsOf(
  { facts, rated, unreferenced }: EvaluatedRun,
  digest: Digest,
): Pick<
  Report,
  | 'skipped_folders'
  | 'corpus_digest'
  | 'candidates_digest'
  | 'config_digest'
  | 'waivers'
  | 'waivers_digest'
  | 'cassette_digest'
> {
  const { corpus, waivers, inputs } = facts;
  return {
    skipped_folders: corpus.skippedFolders,
    corpus_digest: corpus.digest,
    candidates_digest: digest(
      canonicalList([...rated, ...unreferenced], (session) => [nameOf(session), digestsOf(session)]),
    ),
    config_digest: inputs.config,
    ...(waivers.length > 0 && { waivers: waivers.map((waiver) => ({ ...waiver })) }),
    waivers_digest: inputs.waivers,
    cassette_digest: inputs.cassette,
  };
}

function sessionWriter(
  { facts, policy, compared, evaluation }: EvaluatedRun,
  allotted: ReadonlyMap<string, number>,
  digest: Digest,
): (session: ScoredSession) => ReportSession {
  const { precision } = policy;
  const { judge, waivers } = facts;
  const plain = (session: ScoredSession): ReportSession =>
    toReportSession(session, evaluation, allotted, judge, waivers, { digest, precision });
  const earlier = passedOn(compared, policy);
  return earlier === null ? plain : (session) => withEarlier(plain(session), earlier);
}

/** What the next run needs to see many small drops. */
function withEarlier(session: ReportSession, earlier: ReadonlyMap<string, readonly number[]>): ReportSession {
  const scores = earlier.get(session.name);
  return scores === undefined ? session : { ...session, earlier: [...scores] };
}

/** A finding about the whole run is an error where a gate fails that is about its code. */
function failsBy(code: FindingCode, { gates }: Pick<Evaluation, 'gates'>): boolean {
  return gates.some(({ id, status }) => status === 'fail' && codesOfGate(id).includes(code));
}

function toReportPolicy({ changed, unread, isNew }: PolicyOfBase): NonNullable<Report['policy']> {
  return {
    changed: changed.map(({ name, isBehind, ...values }) => ({
      setting: name,
      ...values,
      ...(isBehind === true && { is_behind: true as const }),
    })),
    unread,
    brings_workflow: isNew,
    ...(changed.length > 0 && changed.every(({ isBehind }) => isBehind === true) && { is_behind: true as const }),
  };
}

/** Of several samples all count, those that are missing too. */
function digestsOf(session: RatedSession | UnreferencedSession): Plain {
  const samples = isRated(session) ? session.samples : undefined;
  return samples === undefined
    ? session.candidateDigest
    : samples.all.map(({ sample, candidateDigest }) => [sample, candidateDigest]);
}

/** Answers of the judge that the pull request brings itself and that count. */
function believedAnswers(judge: RunFacts['judge']): number {
  const fresh = judge?.newRecordings;
  return fresh?.treatment === 'believed' ? fresh.needed : 0;
}

/** The overalls, then the scores of each dimension. */
function seriesOf(rated: readonly RatedSession[], has: readonly Dimension[]): readonly (readonly number[])[] {
  const series = has.map((): number[] => []);
  for (const { dimensions } of rated) {
    for (let i = 0; i < has.length; i++) {
      series[i]?.push(dimensions.find(({ dimension }) => dimension === has[i])?.score ?? 0);
    }
  }
  return [rated.map(({ overall }) => overall), ...series];
}
