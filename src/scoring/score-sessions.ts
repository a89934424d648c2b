import type { TempStore } from '../core/ports.js';
import type { Summary } from '../core/summary.js';
import type { ValidCandidate } from '../inputs/candidates/candidate.js';
import { candidateLine } from '../inputs/candidates/candidate-line.js';
import { type CorpusFacts, corpusDigest } from '../inputs/corpus/corpus-facts.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { judgesWithoutReference } from '../inputs/emptiness.js';
import { asWritten } from '../inputs/format/their-words.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { diagnoseFields, type FieldDiagnosis } from './field-diagnosis.js';
import type { Task } from './pair.js';
import { Rereading } from './rereading.js';
import { type InputPorts, type RunInputs, readRunInputs } from './run-inputs.js';
import type { ScoredSession } from './scored-session.js';
import { MOST_OTHER_SESSIONS } from './session-context.js';
import type { SessionRecord } from './session-record.js';
import { type ScoringRules, SessionScorer } from './session-scorer.js';
import type { InputPaths } from './session-source.js';
import { SessionStore } from './session-store.js';
import { type TextsOf, textsOfPair } from './session-texts.js';
import { judgeUnmatched, noteUnmatched, type Unmatched } from './unmatched.js';

/** What scoring needs of the world. */
export interface ScoringPorts extends InputPorts {
  readonly openTempStore: () => TempStore;
  /** Scores in several threads; left out where only one is wanted. */
  readonly scoreInThreads?: ScoreInThreads;
  /** Called before many sessions are scored, so that the process gets ready for that. */
  readonly expectLongRun?: () => void;
  /** Called before very many sessions are scored, so that the process uses less memory. */
  readonly spareMemory?: () => void;
}

/** For fewer sessions what optimises the program costs more than it saves. */
export const LONG_RUN = 3000;

/** Scoring fewer sessions leaves no garbage to speak of. */
const MANY_SESSIONS = 60_000;

/** Which sessions a job scores, and how many defects and marks of each are kept. */
export interface Extent extends Pick<ScoringRules, 'defects' | 'marks'> {
  /** Whether the session of a name belongs to this job. */
  readonly accepts: (name: string) => boolean;
}

/**
 * Golden sessions by index, in code point order of their names. A session is read from its file each time it is asked
 * for.
 */
export interface GoldenSessionsByIndex {
  readonly count: number;
  readonly isCanary: (index: number) => boolean;
  readonly at: (index: number) => GoldenSession;
}

/**
 * The sessions of a run with their scores by the rubric. Texts are read again from their files, one session at a time,
 * until it is closed.
 */
export interface ScoredSessions {
  readonly settings: ResolvedSettings;
  readonly inputs: RunInputs;
  readonly corpus: CorpusFacts;
  readonly scorer: SessionScorer;
  /** Sessions of this job in code point order of their names, canaries included. */
  readonly sessions: readonly ScoredSession[];
  readonly unmatched: Unmatched;
  /** What is wrong with the fields of most candidates of this job; of a shard that says nothing of the run. */
  readonly diagnosis: FieldDiagnosis;
  /**
   * Reads the golden session of `sessions[index]`; undefined for a candidate without one. Throws a UserError when the
   * file has changed.
   */
  readonly goldenOf: (index: number) => GoldenSession | undefined;
  /**
   * Reads the candidate of `sessions[index]`, of samples the first that is usable; undefined where there is no usable one.
   * Throws a UserError when the file has changed.
   */
  readonly candidateOf: (index: number) => ValidCandidate | undefined;
  /** Reads one sample of `sessions[index]`; undefined where that is not usable. Throws a UserError when the file has changed. */
  readonly sampleOf: (index: number, sample: number) => ValidCandidate | undefined;
  /**
   * Reads the worst sample of `sessions[index]` (or its only candidate), the one whose defects the session shows; undefined where it
   * is not usable. Throws a UserError when the file has changed.
   */
  readonly worstOf: (index: number) => ValidCandidate | undefined;
  /** The candidates of `sessions[index]`, of samples all, as lines of a file that is read as they were; masked. */
  readonly candidateLines: (index: number) => readonly string[];
  /** All golden sessions of the corpus, including those that were not scored. */
  readonly corpusSessions: GoldenSessionsByIndex;
  readonly texts: TextsOf;
  readonly close: () => void;
}

/**
 * Reads the inputs of a run and scores its candidates against the golden sessions. Texts are not held: each is dropped
 * when its session is done. Throws a UserError with every problem of settings and inputs, or when an input changes on
 * the way.
 */
export async function scoreSessions(
  settings: ResolvedSettings,
  ports: ScoringPorts,
  extent: Extent,
): Promise<ScoredSessions> {
  const inputs = await readRunInputs(settings, ports);
  const tempStore = ports.openTempStore();
  const close = (): void => {
    inputs.close();
    tempStore.close();
  };
  try {
    return { ...(await scoreInputs(inputs, settings, ports, extent, tempStore)), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function scoreInputs(
  inputs: RunInputs,
  settings: ResolvedSettings,
  ports: ScoringPorts,
  extent: Extent,
  tempStore: TempStore,
): Promise<Omit<ScoredSessions, 'close'>> {
  const { pairs } = inputs;
  const { rubric, weights, limit } = settings.values;
  const { defects, marks, accepts } = extent;
  const rules = {
    ...{ rubric, weights, format: inputs.source.format, defects, marks },
    samples: pairs.samples,
    head: pairs.head(MOST_OTHER_SESSIONS),
  };
  const isAnyJudged = judgesWithoutReference(settings.values);
  const judged = isAnyJudged ? pairs.unmatched.map((at) => pairs.group(at).name) : [];
  const store = new SessionStore([...pairs.names, ...judged], tempStore, settings.values.dimensions);
  const scorer = new SessionScorer(inputs.source, rules);
  const selection = { limit: inputs.isEmpty ? 0 : limit, accepts };
  const tasks = pairs.tasks(selection);
  const inThreads = ports.scoreInThreads?.(
    { texts: inputs.texts, paths: inputs.source.paths, ...rules },
    tasks,
    pairs.names.length,
  );
  const count = pairs.count(selection);
  if (count >= LONG_RUN) ports.expectLongRun?.();
  if (count >= MANY_SESSIONS) ports.spareMemory?.();
  for await (const record of inThreads ?? recordsOf(tasks, scorer)) {
    if (record === undefined) return inputs.refuse();
    store.add(record);
  }
  const unmatched = isAnyJudged
    ? judgeUnmatched(inputs, store, settings.values, extent)
    : noteUnmatched(inputs, extent);
  inputs.refuseChanges();
  const diagnosis = diagnoseFields(store.fieldCounts, inputs.source.format);
  const scored = { settings, inputs, corpus: corpusOf(inputs, store, ports), scorer, unmatched, diagnosis };
  return { ...scored, ...accessTo(inputs, store, scorer, ports) };
}

function* recordsOf(tasks: Iterable<Parameters<SessionScorer['record']>[0]>, scorer: SessionScorer) {
  for (const task of tasks) yield scorer.record(task);
}

function corpusOf({ pairs, skippedFolders }: RunInputs, store: SessionStore, { digest }: ScoringPorts): CorpusFacts {
  const canaries = pairs.names.filter((_, row) => pairs.isCanary(row));
  return {
    available: pairs.names.length - canaries.length,
    canaries,
    skippedFolders: skippedFolders.length,
    digest: corpusDigest(store.goldens(), digest),
  };
}

/** Functions that look up sessions and read their texts by position in the run. */
function accessTo(
  inputs: RunInputs,
  store: SessionStore,
  scorer: SessionScorer,
  { digest }: ScoringPorts,
): Pick<
  ScoredSessions,
  'sessions' | 'goldenOf' | 'candidateOf' | 'sampleOf' | 'worstOf' | 'candidateLines' | 'corpusSessions' | 'texts'
> {
  const { pairs, source, texts, shownTranscriptOf } = inputs;
  const rows = store.rows();
  const rereading = new Rereading(inputs, store);
  const atRow = <T>(index: number, read: (row: number) => T): T | undefined => {
    const row = rows[index];
    return row === undefined ? undefined : read(row);
  };
  const linesOf = (row: number): readonly string[] => {
    if (!rereading.isGolden(row)) return [];
    const { name, candidates } = pairs.task(row, true);
    return candidates.map((position) =>
      candidateLine({ name, sample: position.sample }, texts.candidates.at(position), digest, source.format),
    );
  };
  const textsOf: (row: number) => ReturnType<TextsOf> = (row) => {
    const candidate = store.shape(row).status === 'scored' ? rereading.worst(row) : undefined;
    if (candidate === undefined) return undefined;
    const golden = rereading.golden(row);
    const [ours, theirs] = [asWritten(golden.reference, golden), asWritten(candidate.summary, candidate)];
    return {
      ...textsOfPair(ours, theirs, scorer.score, store.marks(row)),
      transcript: () => shownTranscriptOf(golden),
    };
  };
  return {
    sessions: store.sessions(),
    goldenOf: (index) => atRow(index, (row) => (rereading.isGolden(row) ? rereading.golden(row) : undefined)),
    candidateOf: (index) => atRow(index, (row) => rereading.candidate(row)),
    sampleOf: (index, sample) => atRow(index, (row) => rereading.sample(row, sample)),
    worstOf: (index) => atRow(index, (row) => rereading.worst(row)),
    candidateLines: (index) => atRow(index, linesOf) ?? [],
    corpusSessions: {
      count: pairs.names.length,
      isCanary: (row) => pairs.isCanary(row),
      at: (row) => rereading.golden(row),
    },
    texts: (index) => atRow(index, textsOf),
  };
}

/**
 * Reads reference and candidate of `sessions[index]`, with the outcomes in the words of the team; null where there is none to show, as for canaries and unmatched
 * candidates.
 */
export function summariesOf(
  { sessions, goldenOf, worstOf }: ScoredSessions,
  index: number,
): { readonly reference: Summary | null; readonly candidate: Summary | null } {
  const status = sessions[index]?.status;
  if (status === undefined || status === 'canary' || status === 'unreferenced')
    return { reference: null, candidate: null };
  const [golden, candidate] = [goldenOf(index), worstOf(index)];
  return {
    reference: golden === undefined ? null : asWritten(golden.reference, golden),
    candidate: candidate === undefined ? null : asWritten(candidate.summary, candidate),
  };
}

/** What threads need to know of a run: rules, paths and open inputs. */
export interface ScoringJob extends ScoringRules {
  readonly paths: InputPaths;
  readonly texts: RunInputs['texts'];
}

/** One record for each task, in the order of the tasks; undefined for a golden session that is broken. */
type Records = AsyncIterable<SessionRecord | undefined> | Iterable<SessionRecord | undefined>;

/**
 * Scores tasks in other threads, as many as are worth starting for this many sessions; undefined where none is. Throws
 * what `SessionScorer.record` throws.
 */
export type ScoreInThreads = (job: ScoringJob, tasks: Iterable<Task>, sessions: number) => Records | undefined;
