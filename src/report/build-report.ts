import { type FindingCode, isDiagnosis } from '../core/finding.js';
import { canonicalJson, canonicalList, type Plain, toPlain } from '../core/json/canonical.js';
import type { Digest } from '../core/ports.js';
import { maskTexts } from '../core/redact.js';
import type { Dimension } from '../core/summary.js';
import { VERSION } from '../core/version.js';
import { compareRun } from '../gates/compare-run.js';
import { passedOn } from '../gates/drift.js';
import { type Evaluation, evaluateGates, lacksRequiredJudge } from '../gates/evaluate.js';
import { codesOfGate } from '../gates/fail-on.js';
import { policyOf } from '../gates/policy.js';
import { formatOf } from '../inputs/format/format-of.js';
import { isOwnFormat } from '../inputs/format/summary-format.js';
import { alertsOf } from '../judge/alerts.js';
import { judgeMean } from '../judge/judge-facts.js';
import { EVAL_PROMPT_VERSION, PROMPT_VERSIONS } from '../judge/prompts/versions.js';
import {
  countDefects,
  isRated,
  isUnreferenced,
  nameOf,
  type RatedSession,
  type ScoredSession,
  type UnreferencedSession,
} from '../scoring/scored-session.js';
import { FINDINGS_OF_NOBODY } from '../scoring/session-record.js';
import { modelOfProgram, programName } from '../settings/program-kinds.js';
import type { PolicyOfBase, ResolvedSettings } from '../settings/resolved.js';
import { FORMAT_SETTINGS } from '../settings/rules.js';
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from '../settings/table.js';
import { oneOfAlike } from './alike-findings.js';
import { findCaveats } from './caveats.js';
import { changedMeasure, requirementsInTitle } from './changed-measure.js';
import { describeBaseline, trendOf } from './describe-baseline.js';
import { describeDetectable } from './describe-detectable.js';
import { reportExam } from './exam-report.js';
import { allotFindings } from './findings-budget.js';
import { toReportJudge } from './judge-report.js';
import { lazySessions } from './lazy-sessions.js';
import { perEach } from './per-dimension.js';
import { toFinding, toReportSession } from './report-session.js';
import type { RunFacts } from './run-facts.js';
import type { Distribution, Report, ReportSession } from './schema.js';
import { describeIntervals, describeSamples, describeScores, NOTHING } from './statistics.js';
import { findUnvouched, taughtInTitle } from './taught-caveats.js';
import { verdictTitle } from './title.js';

const NO_INPUTS = { config: null, waivers: null, cassette: null };

/** Totals, gates and verdict of a run: the one value that everything else is rendered from. */
export function buildReport(facts: RunFacts, digest: Digest): Report {
  const { values } = facts.settings;
  const rated = facts.sessions.filter(isRated);
  const unreferenced = facts.sessions.filter(isUnreferenced);
  const policy = policyOf(facts.settings);
  const { precision } = policy;
  const { waivers = [], inputs = NO_INPUTS } = facts;
  const compared = compareRun(facts, rated);
  const evaluation = evaluateGates(rated, facts.judge, policy, {
    waivers,
    compared,
    unreferenced: unreferenced.length,
    digest,
  });
  const corpusDigest = facts.corpus.digest;
  const digests = {
    ...inputs,
    corpus: corpusDigest,
    ...(facts.judge !== null && { guidelines: facts.judge.guidelines?.digest ?? null }),
  };
  const baseline =
    compared === null
      ? undefined
      : { ...describeBaseline(compared, policy, digests, evaluation), ...changedMeasure(facts, digest) };
  const has = values.dimensions;
  const [overall = NOTHING, ...perDimension] = describeScores(seriesOf(rated, has), precision, ['overall', ...has]);
  const distributionOf = (dimension: Dimension): Distribution => perDimension[has.indexOf(dimension)] ?? NOTHING;
  const totals = {
    verdict: evaluation.verdict,
    corpus_size: rated.length,
    overall_mean: overall.mean,
    gates: [...evaluation.gates],
  };
  const allotted = withElsewhere(allotFindings([...rated, ...unreferenced], evaluation.failedSessions), evaluation);
  const ofNobody = facts.defects.length + (facts.moreDefects ?? 0);
  const scored = rated.map((session) => session.overall).sort((a, b) => a - b);
  const plain = (session: ScoredSession): ReportSession =>
    toReportSession(session, evaluation, allotted, facts.judge, waivers, { digest, precision });
  const earlier = passedOn(compared, policy);
  const toSession = earlier === null ? plain : (session: ScoredSession) => withEarlier(plain(session), earlier);
  const report: Report = {
    schema_version: 1,
    tool: { name: 'summary-gate', version: VERSION },
    scored_at: `${facts.scoredAt.toISOString().slice(0, 19)}Z`,
    ...(facts.identity !== undefined && { identity: facts.identity }),
    verdict: totals.verdict,
    title: verdictTitle(
      { ...totals, baseline },
      {
        unreferenced: unreferenced.length,
        mean: facts.judge === null ? null : judgeMean(facts.judge, 'overall'),
        isSimulated: facts.judge?.isSimulated === true,
        ofPullRequest: believedAnswers(facts.judge),
        isMissing: lacksRequiredJudge(facts.judge, policy),
        isVoid: facts.judge?.voided != null,
      },
      facts.settings.policy,
      `${taughtInTitle(findUnvouched(facts))}${requirementsInTitle(baseline)}`,
    ),
    corpus_size: totals.corpus_size,
    overall_mean: totals.overall_mean,
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
    gates: totals.gates,
    gates_failed: [...evaluation.failures],
    sessions: [],
    findings: oneOfAlike(facts.defects.slice(0, FINDINGS_OF_NOBODY), ofNobody <= FINDINGS_OF_NOBODY).map((defect) => ({
      ...toFinding(defect, isDiagnosis(defect) && failsBy(defect.code, evaluation)),
      ...(evaluation.isNewOutside(defect) && { new: true as const }),
    })),
    rubric: { version: values.rubric, weights: perEach(has, (dimension) => values.weights[dimension]) },
    settings: reportedSettings(facts.settings, SETTING_NAMES),
    ...(facts.judge !== null && { judge: toReportJudge(facts.judge, has, alertsOf(facts.judge, values.alerts)) }),
    ...(facts.settings.policy !== undefined && { policy: toReportPolicy(facts.settings.policy) }),
    settings_digest: settingsDigest(facts.settings, digest, facts.judge?.promptVersion),
    skipped_folders: facts.corpus.skippedFolders,
    corpus_digest: corpusDigest,
    candidates_digest: digest(
      canonicalList([...rated, ...unreferenced], (session) => [nameOf(session), digestsOf(session)]),
    ),
    config_digest: inputs.config,
    ...(waivers.length > 0 && { waivers: waivers.map((waiver) => ({ ...waiver })) }),
    waivers_digest: inputs.waivers,
    cassette_digest: inputs.cassette,
    ...(baseline !== undefined && { baseline }),
    ...reportExam(rated, policy),
    ...(facts.strength !== undefined && { gate_strength: facts.strength }),
    ...trendOf(compared),
    caveats: [
      ...findCaveats(facts, rated, evaluation, baseline),
      ...omissions([...rated, ...unreferenced], allotted, ofNobody),
    ],
  };
  const known = { evaluation, allotted, waivers, judge: facts.judge };
  // The one door: all that is rendered or written comes out of here. Sessions pass through it when they are made.
  return { ...maskTexts(report), sessions: lazySessions(facts.sessions, known, toSession) };
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

/** Settings as a report has them: the value and where it comes from, secrets left out. */
export function reportedSettings(
  { values, origins }: Pick<ResolvedSettings, 'values' | 'origins'>,
  names: readonly SettingName[],
): Report['settings'] {
  return Object.fromEntries(
    names
      .filter((name) => SETTINGS[name].secret === undefined)
      .map((name) => [name, { value: toPlain(shownValue(values, name)), from: origins[name] }]),
  );
}

function toReportPolicy({ changed, unread, isNew, isBehind }: PolicyOfBase): NonNullable<Report['policy']> {
  return {
    changed: changed.map(({ name, ...values }) => ({ setting: name, ...values })),
    unread,
    brings_workflow: isNew,
    ...(isBehind === true && { is_behind: true as const }),
  };
}

/** A session that fails by a sample which is not its worst has a finding to show, even where the worst has none. */
function withElsewhere(
  allotted: ReadonlyMap<string, number>,
  { elsewhere }: Pick<Evaluation, 'elsewhere'>,
): ReadonlyMap<string, number> {
  return elsewhere.size === 0
    ? allotted
    : new Map([...[...elsewhere.keys()].map((name) => [name, 0] as const), ...allotted]);
}

/** Of several samples all count, those that are missing too. */
function digestsOf(session: RatedSession | UnreferencedSession): Plain {
  const samples = isRated(session) ? session.samples : undefined;
  return samples === undefined
    ? session.candidateDigest
    : samples.all.map(({ sample, candidateDigest }) => [sample, candidateDigest]);
}

/** A weight of what the summaries have not is no weight. */
function shownValue({ dimensions, ...values }: Settings, name: SettingName): unknown {
  if (name === 'dimensions') return dimensions;
  // Arguments may hold what is nobody's business.
  if (name === 'judge-command') return values[name] && programName(values[name]);
  return name === 'weights' ? perEach(dimensions, (dimension) => values.weights[dimension]) : values[name];
}

/**
 * What bears on scores and gates: two runs with equal ones may be compared. Two judges that were asked otherwise may not;
 * one that is off is none.
 */
export function bearingSettings(
  { values }: ResolvedSettings,
  promptVersion: string = EVAL_PROMPT_VERSION,
): Readonly<Record<string, Plain>> {
  // Our own format is none of them: what was compared before there were others can be compared still.
  const isOurs = isOwnFormat(formatOf(values));
  const names = SETTING_NAMES.filter(
    (name) => ['scoring', 'gates'].includes(SETTINGS[name].group) && !(isOurs && isFormatSetting(name)),
  );
  const isJudged = values.judge !== 'off';
  return {
    ...Object.fromEntries([...names, ...(isJudged ? JUDGE_BEARING : [])].map((name) => [name, toPlain(values[name])])),
    ...(isJudged && values['judge-command'] !== null && { 'judge-command': modelOfProgram(values['judge-command']) }),
    ...(isJudged && { prompt_version: promptVersion, prompt_versions: { ...PROMPT_VERSIONS } }),
  };
}

function isFormatSetting(name: SettingName): boolean {
  return FORMAT_SETTINGS.some((one) => one === name);
}

export function settingsDigest(settings: ResolvedSettings, digest: Digest, promptVersion?: string): string {
  return digest(canonicalJson(bearingSettings(settings, promptVersion)));
}

/** Settings of the judge that change what is asked, of whom, or how answers become a score. */
const JUDGE_BEARING = [
  'judge-provider',
  'judge-model',
  'judge-mode',
  'judge-metrics',
  'judge-suggestions',
  'judge-rationale-chars',
  'judge-rewrite',
  'judge-samples',
  'judge-max-samples',
  'simulate',
] as const satisfies readonly (keyof Settings)[];

/** Answers of the judge that the pull request brings itself and that count. */
function believedAnswers(judge: RunFacts['judge']): number {
  const fresh = judge?.newRecordings;
  return fresh?.treatment === 'believed' ? fresh.needed : 0;
}

function omissions(
  rated: readonly (RatedSession | UnreferencedSession)[],
  allotted: ReadonlyMap<string, number>,
  unmatched: number,
): readonly string[] {
  const all = rated.reduce((sum, session) => sum + countDefects(session), unmatched);
  const kept = [...allotted.values()].reduce((sum, share) => sum + share, Math.min(unmatched, FINDINGS_OF_NOBODY));
  return kept === all ? [] : [`Only ${kept} of ${all} findings are in this report, those of failing sessions first.`];
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
