import type { BaselineFacts } from './baseline/baseline-facts.js';
import { type Baseline, readBaseline } from './baseline/read-baseline.js';
import { type Labels, readLabels } from './calibration/read-labels.js';
import { type Pairing, pairCandidates } from './candidates/pair.js';
import { type Candidates, readCandidates } from './candidates/read-candidates.js';
import { corpusFacts } from './corpus/corpus-facts.js';
import { type Corpus, readCorpus } from './corpus/read-corpus.js';
import { unreviewedProblems } from './corpus/unreviewed.js';
import { type Amounts, describeEmptiness, judgesWithoutReference } from './emptiness.js';
import { UserError } from './errors.js';
import { policyOf } from './gates/policy.js';
import { digestInputs } from './input-digests.js';
import { withJudgement } from './judge/judge-defects.js';
import type { JudgeFacts } from './judge/judge-facts.js';
import type { Clock, Digest, Files } from './ports.js';
import { buildReport, type RunFacts } from './report/build-report.js';
import type { Report } from './report/schema.js';
import { openTexts, type TextsOf } from './report/session-texts.js';
import { RequirementCheck } from './rubric/requirement-check.js';
import { openScorer, type Scorer } from './rubric/score.js';
import { Vocabularies } from './rubric/v2/vocabularies.js';
import { isRated, type SessionWithTexts } from './scored-session.js';
import { hasJudgeGate } from './settings/judge-rules.js';
import type { ResolvedSettings } from './settings/resolve.js';
import type { Settings } from './settings/table.js';
import { type IsWanted, sessionsOfJob, wantedBy } from './shard/shard-of.js';
import type { StreamPorts } from './streaming/score-lines.js';
import { scoreStreamed } from './streaming/score-streamed.js';
import { strengthOf } from './strength/gate-strength.js';
import { findWaivers, NO_WAIVERS } from './waivers/find-waivers.js';

export interface Ports {
  readonly files: Files;
  readonly digest: Digest;
  readonly clock: Clock;
  /** What was found for `baseline: auto`; left out where nobody has looked. */
  readonly autoBaseline?: BaselineFacts;
}

/** What the rubric has seen, before a judge is asked and the report is made. */
export type Scored = Omit<RunFacts, 'judge' | 'sessions'> & {
  readonly sessions: readonly SessionWithTexts[];
  readonly golden: Corpus['sessions'];
  readonly candidates: Candidates;
  readonly strangers: Pairing['strangers'];
  readonly marks: Pairing['marks'];
  readonly labels: Labels['labels'];
  /** What they were scored by: it knows their words by now. */
  readonly score: Scorer;
};

/** The report, and the texts behind it for those who show them. */
export interface Outcome {
  readonly report: Report;
  readonly texts: TextsOf;
  /** Lets go of what the report is looked up in; where there is one, the report is of no use afterwards. */
  readonly close?: () => void;
}

/**
 * Corpus, candidates, rubric, report, gates: the whole way from files to a verdict, with no effect on the world.
 * Throws a UserError with every problem of settings, corpus and candidates when there is one.
 */
export function runPipeline(settings: ResolvedSettings, ports: Ports): Outcome {
  return conclude({ ...scoreCandidates(settings, ports), judge: null }, ports);
}

/** The same for files of any size, line by line, where `canStream` says so: the very report, in little memory. */
export async function runStreamedPipeline(settings: ResolvedSettings, ports: StreamPorts): Promise<Outcome> {
  const { facts, texts, close } = await scoreStreamed(settings, ports);
  return { report: buildReport(facts, ports.digest), texts, close };
}

/** The same with a judge between rubric and report: it alone has to be waited for. */
export async function runJudgedPipeline(
  settings: ResolvedSettings,
  ports: Ports,
  judge: (scored: Scored) => Promise<JudgeFacts>,
): Promise<Outcome> {
  const scored = scoreCandidates(settings, ports);
  const facts = await judge(scored);
  const sessions = scored.sessions.map((session) => withJudgement(session, facts));
  return conclude({ ...scored, sessions, judge: facts }, ports);
}

function conclude(
  facts: RunFacts & Pick<Scored, 'sessions' | 'candidates' | 'marks' | 'score'>,
  { digest }: Ports,
): Outcome {
  return {
    report: buildReport(facts, digest),
    texts: openTexts(facts.sessions, facts.candidates, facts.marks, facts.score),
  };
}

/** Scores every session by the rubric. Throws a UserError as `runPipeline` does. */
export function scoreCandidates(settings: ResolvedSettings, ports: Ports): Scored {
  const { values, origins, wrong } = settings;
  const needsNoCorpus = judgesWithoutReference(values);
  const hasNone = needsNoCorpus && origins.corpus === 'default' && ports.files.kind(values.corpus) === 'missing';
  const corpus = wrong.has('corpus') || hasNone ? NO_CORPUS : readCorpus(values.corpus, ports.files, ports.digest);
  const isWanted = wantedBy(values.shard, ports.digest);
  const candidates =
    wrong.has('candidates') || hasNothingToRead(values, corpus, isWanted, ports.files)
      ? NO_CANDIDATES
      : readCandidates(values.candidates, ports.files, ports.digest);
  const needsNoBaseline = wrong.has('baseline') || values.shard !== null;
  const baseline = needsNoBaseline ? NO_BASELINE : readBaseline(values.baseline, ports.files, ports.autoBaseline);
  const scoredAt = ports.clock();
  const waivers = wrong.has('waivers')
    ? NO_WAIVERS
    : findWaivers(values.waivers, () => namesToScore(corpus), ports.files, scoredAt);
  const drafts = values['allow-unreviewed'] ? [] : unreviewedProblems(corpus.sessions);
  const labels = wantsAgreement(values) ? readLabels(corpus.sessions, ports.files) : NO_LABELS;
  refuse([
    ...settings.problems,
    ...corpus.problems,
    ...drafts,
    ...candidates.problems,
    ...baseline.problems,
    ...labels.problems,
    ...(corpus.problems.length === 0 ? waivers.problems : []),
  ]);
  if (wantsAgreement(values) && labels.labels.length === 0) refuse([noLabels(values.corpus)]);

  const empty = describeEmptiness(amountsOf(corpus, candidates), values);
  if (empty !== undefined && !values['allow-empty']) refuse([empty]);
  const vocabularies = new Vocabularies();
  const score = openScorer(values.rubric, values.weights, vocabularies);
  const { sessions, marks, defects, strangers, leftOut } = pairCandidates(corpus, candidates, {
    limit: values.limit,
    isWanted,
    score,
    check: new RequirementCheck(vocabularies),
    nothingToScore: empty !== undefined,
    strangers: needsNoCorpus ? 'judged' : 'noted',
    candidatesPath: values.candidates,
  });
  return {
    scoredAt,
    settings,
    corpus: corpusFacts(corpus, ports.digest),
    golden: corpus.sessions,
    candidates,
    sessions,
    marks,
    defects,
    strangers,
    leftOut,
    labels: labels.labels,
    baseline: baseline.facts,
    waivers: waivers.waivers,
    inputs: digestInputs(values, ports.files, ports.digest),
    // What the gates are worth is asked where there are gates.
    ...(values.shard === null &&
      strengthOf(
        sessions.filter(isRated).map(({ golden }) => ({ golden, reference: () => golden.reference })),
        policyOf(settings),
        score,
      )),
    score,
  };
}

/** A shard without sessions of its own: a pipeline that summarises only those of its job has made no folder then. */
function hasNothingToRead({ shard, limit, candidates }: Settings, corpus: Corpus, isWanted: IsWanted, files: Files) {
  if (shard === null || files.kind(candidates) !== 'missing') return false;
  return sessionsOfJob(corpus.sessions, limit, isWanted).length === 0;
}

const NO_BASELINE: Baseline = { facts: null, problems: [] };
/** Labels are asked about only where a gate of the judge rests on them: they cost as much as candidates do. */
function wantsAgreement(values: ResolvedSettings['values']): boolean {
  if (values.judge === 'off' || values.simulate) return false;
  return values['min-judge-agreement'] !== null && hasJudgeGate(values);
}

function noLabels(corpus: string) {
  return {
    message:
      'min-judge-agreement: the corpus has no labels.json, so nobody can tell how far the judge agrees with people',
    place: { file: corpus },
    hint: 'label some candidates as docs/calibration.md says (a .jsonl corpus cannot have labels), or set min-judge-agreement to none',
  };
}

function namesToScore({ sessions }: Corpus): ReadonlySet<string> {
  return new Set(sessions.filter(({ canary }) => !canary).map(({ name }) => name));
}

const NO_LABELS: Labels = { labels: [], problems: [] };

const NO_CORPUS: Corpus = { sessions: [], skippedFolders: [], problems: [] };
const NO_CANDIDATES: Candidates = { byName: new Map(), defects: [], problems: [] };

function refuse(problems: ConstructorParameters<typeof UserError>[0]): void {
  if (problems.length > 0) throw new UserError(problems);
}

function amountsOf({ sessions, skippedFolders }: Corpus, { byName, defects }: Candidates): Amounts {
  return {
    sessions: sessions.length,
    canaries: sessions.filter(({ canary }) => canary).length,
    skippedFolders: skippedFolders.length,
    candidates: byName.size,
    usable: [...byName.values()].filter(({ kind }) => kind === 'valid').length,
    ofNobody: defects.length,
  };
}
