import type { BaselineFacts } from './baseline/baseline-facts.js';
import { type Baseline, readBaseline } from './baseline/read-baseline.js';
import { type Labels, readLabels } from './calibration/read-labels.js';
import { pairCandidates } from './candidates/pair.js';
import { type Candidates, readCandidates } from './candidates/read-candidates.js';
import { corpusFacts } from './corpus/corpus-facts.js';
import { type Corpus, readCorpus } from './corpus/read-corpus.js';
import { unreviewedProblems } from './corpus/unreviewed.js';
import { counted } from './counted.js';
import { UserError } from './errors.js';
import type { Policy } from './gates/evaluate.js';
import { withJudgement } from './judge/judge-defects.js';
import type { JudgeFacts } from './judge/judge-facts.js';
import type { Clock, Digest, Files } from './ports.js';
import { buildReport, policyOf, type RunFacts } from './report/build-report.js';
import type { Report } from './report/schema.js';
import { openTexts, type TextsOf } from './report/session-texts.js';
import { RequirementCheck } from './rubric/requirement-check.js';
import { openScorer, type Scorer } from './rubric/score.js';
import { isRated, type SessionWithTexts } from './scored-session.js';
import { hasJudgeGate } from './settings/judge-rules.js';
import { describeKind, type ResolvedSettings } from './settings/resolve.js';
import type { Settings } from './settings/table.js';
import { measureStrength } from './strength/gate-strength.js';
import { readWaivers, type Waivers } from './waivers/read-waivers.js';

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
  readonly labels: Labels['labels'];
  /** What they were scored by: it knows their words by now. */
  readonly score: Scorer;
};

/** The report, and the texts behind it for those who show them. */
export interface Outcome {
  readonly report: Report;
  readonly texts: TextsOf;
}

/**
 * Corpus, candidates, rubric, report, gates: the whole way from files to a verdict, with no effect on the world.
 * Throws a UserError with every problem of settings, corpus and candidates when there is one.
 */
export function runPipeline(settings: ResolvedSettings, ports: Ports): Outcome {
  return conclude({ ...scoreCandidates(settings, ports), judge: null }, ports);
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

function conclude(facts: RunFacts & Pick<Scored, 'sessions' | 'candidates' | 'score'>, { digest }: Ports): Outcome {
  return {
    report: buildReport(facts, digest),
    texts: openTexts(facts.sessions, facts.candidates, facts.score),
  };
}

/** Scores every session by the rubric. Throws a UserError as `runPipeline` does. */
export function scoreCandidates(settings: ResolvedSettings, ports: Ports): Scored {
  const { values, origins, wrong } = settings;
  const needsNoCorpus = judgesWithoutReference(values);
  const hasNone = needsNoCorpus && origins.corpus === 'default' && ports.files.kind(values.corpus) === 'missing';
  const corpus = wrong.has('corpus') || hasNone ? NO_CORPUS : readCorpus(values.corpus, ports.files, ports.digest);
  const candidates = wrong.has('candidates')
    ? NO_CANDIDATES
    : readCandidates(values.candidates, ports.files, ports.digest);
  const baseline = wrong.has('baseline') ? NO_BASELINE : readBaseline(values.baseline, ports.files, ports.autoBaseline);
  const scoredAt = ports.clock();
  const waivers = wrong.has('waivers') ? NO_WAIVERS : findWaivers(values.waivers, corpus, ports.files, scoredAt);
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

  const empty = describeEmptiness(corpus, candidates, values);
  if (empty !== undefined && !values['allow-empty']) refuse([empty]);
  const score = openScorer(values.rubric, values.weights);
  const { sessions, defects, leftOut } = pairCandidates(corpus, candidates, {
    limit: values.limit,
    score,
    check: new RequirementCheck(),
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
    defects,
    leftOut,
    labels: labels.labels,
    baseline: baseline.facts,
    waivers: waivers.waivers,
    inputs: digestInputs(values, ports),
    ...strengthOf(sessions, policyOf(settings), score),
    score,
  };
}

/** What the gates are worth, measured on the references of the sessions that were scored. */
function strengthOf(sessions: readonly SessionWithTexts[], policy: Policy, score: Scorer): Pick<RunFacts, 'strength'> {
  const strength = measureStrength(
    sessions.filter(isRated).map(({ golden }) => golden),
    policy,
    score,
  );
  return strength === undefined ? {} : { strength };
}

const NO_BASELINE: Baseline = { facts: null, problems: [] };
const NO_WAIVERS: Waivers = { waivers: [], problems: [] };

function findWaivers(path: string | null, corpus: Corpus, files: Files, now: Date): Waivers {
  if (path === null) return NO_WAIVERS;
  const read = files.kind(path) === 'file' ? files.read(path) : undefined;
  if (read?.kind !== 'text' || read.invalidLines.size > 0) {
    const reason =
      read === undefined ? describeKind(files.kind(path)) : 'reason' in read ? read.reason : 'the file is not UTF-8';
    return { waivers: [], problems: [{ message: `waivers: ${reason}`, place: { file: path } }] };
  }
  const names = corpus.sessions.filter(({ canary }) => !canary).map(({ name }) => name);
  return readWaivers(read.text, path, new Set(names), now.toISOString().slice(0, 10));
}

/** Digests of what a pull request can edit besides corpus and candidates. */
function digestInputs(values: Settings, { files, digest }: Ports): NonNullable<RunFacts['inputs']> {
  const digestOf = (path: string | null): string | null => {
    const read = path === null || files.kind(path) !== 'file' ? undefined : files.read(path);
    return read?.kind === 'text' ? digest(read.text) : null;
  };
  return {
    config: digestOf(values.config),
    waivers: digestOf(values.waivers),
    cassette: digestOf(values['judge-cassette']),
  };
}

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

const NO_LABELS: Labels = { labels: [], problems: [] };

const NO_CORPUS: Corpus = { sessions: [], skippedFolders: [], problems: [] };
const NO_CANDIDATES: Candidates = { byName: new Map(), defects: [], problems: [] };

function refuse(problems: ConstructorParameters<typeof UserError>[0]): void {
  if (problems.length > 0) throw new UserError(problems);
}

/** On its own merits a judge may judge every candidate, with a golden session or not. */
export function judgesWithoutReference(settings: Settings): boolean {
  return settings.judge !== 'off' && settings['judge-mode'] === 'absolute';
}

/** A gate over nothing would be green without having checked anything. */
function describeEmptiness(corpus: Corpus, candidates: Candidates, settings: Settings) {
  const { corpus: corpusPath, candidates: candidatesPath } = settings;
  const hint = 'set allow-empty to true if nothing to score should pass';
  const hasCandidate = [...candidates.byName.values()].some(({ kind }) => kind === 'valid');
  if (judgesWithoutReference(settings)) {
    if (hasCandidate) return undefined;
    if (corpus.sessions.length === 0) {
      return { message: 'candidates: there is none to judge', place: { file: candidatesPath }, hint };
    }
  }
  if (!corpus.sessions.some(({ canary }) => !canary)) {
    const skipped =
      corpus.skippedFolders.length > 0
        ? `, only ${counted(corpus.skippedFolders.length, 'folder')} without a reference.json`
        : '';
    return { message: `corpus: it has no golden session to score${skipped}`, place: { file: corpusPath }, hint };
  }
  if (candidates.byName.size === 0 && candidates.defects.length === 0) {
    return { message: 'candidates: there is none', place: { file: candidatesPath }, hint };
  }
  return undefined;
}
