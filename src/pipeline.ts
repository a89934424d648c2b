import { type Labels, readLabels } from './calibration/read-labels.js';
import { pairCandidates } from './candidates/pair.js';
import { type Candidates, readCandidates } from './candidates/read-candidates.js';
import { type Corpus, readCorpus } from './corpus/read-corpus.js';
import { unreviewedProblems } from './corpus/unreviewed.js';
import { counted } from './counted.js';
import { UserError } from './errors.js';
import { withJudgement } from './judge/judge-defects.js';
import type { JudgeFacts } from './judge/judge-facts.js';
import type { Clock, Digest, Files } from './ports.js';
import { buildReport, type RunFacts } from './report/build-report.js';
import type { Report } from './report/schema.js';
import { openTexts, type TextsOf } from './report/session-texts.js';
import { RequirementCheck } from './rubric/requirement-check.js';
import { openScorer, type Scorer } from './rubric/score.js';
import { hasJudgeGate } from './settings/judge-rules.js';
import type { ResolvedSettings } from './settings/resolve.js';
import type { Settings } from './settings/table.js';

export interface Ports {
  readonly files: Files;
  readonly digest: Digest;
  readonly clock: Clock;
}

/** What the rubric has seen, before a judge is asked and the report is made. */
export type Scored = Omit<RunFacts, 'judge'> & {
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

function conclude(facts: RunFacts & Pick<Scored, 'candidates' | 'score'>, { digest }: Ports): Outcome {
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
  const drafts = values['allow-unreviewed'] ? [] : unreviewedProblems(corpus.sessions);
  const labels = wantsAgreement(values) ? readLabels(corpus.sessions, ports.files) : NO_LABELS;
  refuse([...settings.problems, ...corpus.problems, ...drafts, ...candidates.problems, ...labels.problems]);
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
    scoredAt: ports.clock(),
    settings,
    corpus,
    candidates,
    sessions,
    defects,
    leftOut,
    labels: labels.labels,
    score,
  };
}

/** Labels are asked about only where a gate of the judge rests on them: they cost as much as candidates do. */
function wantsAgreement(values: ResolvedSettings['values']): boolean {
  return values.judge !== 'off' && values['min-judge-agreement'] !== null && hasJudgeGate(values);
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
function judgesWithoutReference(settings: Settings): boolean {
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
