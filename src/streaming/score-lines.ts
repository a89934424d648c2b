import { type CorpusFacts, corpusDigest } from '../corpus/corpus-facts.js';
import type { Ports } from '../pipeline.js';
import type { Spool } from '../ports.js';
import type { ResolvedSettings } from '../settings/resolve.js';
import type { Summary } from '../summary.js';
import { changedFile } from './changed-file.js';
import { LineScorer, type ScoringRules, type StreamedFiles } from './line-scorer.js';
import type { Selection, Task } from './pair-lines.js';
import type { ScoreInThreads } from './scoring-threads.js';
import type { SessionRecord } from './session-record.js';
import { SessionStore } from './session-store.js';
import { readStreamedInputs, type StreamedInputs } from './streamed-inputs.js';

export interface StreamPorts extends Ports {
  readonly openSpool: () => Spool;
  readonly scoreInThreads?: ScoreInThreads;
  /** Asked for where there are very many sessions. */
  readonly spareMemory?: () => void;
}

/** Scoring fewer sessions leaves no garbage to speak of. */
const MANY_SESSIONS = 60_000;

/** What is scored, and what is kept of it. */
export interface Extent extends Pick<Selection, 'accepts'>, Pick<ScoringRules, 'defects' | 'marks'> {}

/** The sessions of two files that were scored line by line. */
export interface ScoredLines {
  readonly inputs: StreamedInputs;
  readonly corpus: CorpusFacts;
  readonly store: SessionStore;
  readonly scorer: LineScorer;
}

/**
 * Scores candidates of one `.jsonl` file against golden sessions of another, and holds no text longer than its session
 * takes. Both files stay open until the result is closed, so that texts can be read again. Throws a UserError with every
 * problem there is, or when a file changes on the way.
 */
export async function scoreLines<T>(
  settings: ResolvedSettings,
  ports: StreamPorts,
  extent: Extent,
  conclude: (lines: ScoredLines) => T,
): Promise<T & { readonly close: () => void }> {
  const { corpus, candidates } = settings.values;
  const opened = { corpus: ports.files.openLines(corpus), candidates: ports.files.openLines(candidates) };
  const spool = ports.openSpool();
  const close = (): void => {
    for (const result of Object.values(opened)) if (result.kind === 'open') result.file.close();
    spool.close();
  };
  try {
    const inputs = readStreamedInputs(settings, ports, opened);
    const result = conclude(await scorePairs(inputs, settings, ports, spool, extent));
    refuseChanges(inputs.files);
    return { ...result, close };
  } catch (error) {
    close();
    throw error;
  }
}

async function scorePairs(
  inputs: StreamedInputs,
  { values }: ResolvedSettings,
  { digest, scoreInThreads, spareMemory }: StreamPorts,
  spool: Spool,
  { accepts, defects, marks }: Extent,
): Promise<ScoredLines> {
  const { pairs } = inputs;
  const { rubric, weights, limit } = values;
  const rules = { rubric, weights, defects, marks };
  const store = new SessionStore(pairs.names, spool);
  const scorer = new LineScorer(inputs.files, digest, rules);
  const selection = { limit: inputs.isEmpty ? 0 : limit, accepts };
  const tasks = pairs.tasks(selection);
  const inThreads = scoreInThreads?.({ files: inputs.files, ...rules }, tasks, pairs.names.length);
  if (pairs.count(selection) >= MANY_SESSIONS) spareMemory?.();
  for await (const record of inThreads ?? recordsOf(tasks, scorer)) {
    if (record === undefined) return inputs.refuse();
    store.add(record);
  }
  const canaries = pairs.names.filter((_, row) => pairs.isCanary(row));
  const corpus = {
    available: pairs.names.length - canaries.length,
    canaries,
    skippedFolders: 0,
    digest: corpusDigest(store.goldens(), digest),
  };
  return { inputs, corpus, store, scorer };
}

function* recordsOf(tasks: Iterable<Task>, scorer: LineScorer): Generator<SessionRecord | undefined> {
  for (const task of tasks) yield scorer.record(task);
}

/** The reference of a row of the store again. Throws a UserError when its file has changed, as the next does. */
export function referenceAt(row: number, { inputs: { files, pairs }, store, scorer }: ScoredLines): Summary {
  const { name, golden } = pairs.task(row, false);
  const session = scorer.golden(name, golden);
  if (session?.referenceDigest !== store.referenceDigest(row)) throw changedFile(files.paths.corpus);
  return session.reference;
}

/** Both texts of a row; no candidate where there is no usable one. */
export function summariesAt(
  row: number,
  lines: ScoredLines,
): { readonly reference: Summary; readonly candidate: Summary | null } {
  const { inputs, store, scorer } = lines;
  const reference = referenceAt(row, lines);
  if (store.shape(row).status !== 'scored') return { reference, candidate: null };
  const { name, candidates } = inputs.pairs.task(row, true);
  const candidate = scorer.candidate(name, candidates);
  if (candidate?.kind !== 'valid' || candidate.digest !== store.candidateDigest(row)) {
    throw changedFile(inputs.files.paths.candidates);
  }
  return { reference, candidate: candidate.summary };
}

/** Since the index was made. Names and lines that have moved are told where they are met. */
export function refuseChanges({ paths, corpus, candidates }: StreamedFiles): void {
  if (corpus.hasChanged()) throw changedFile(paths.corpus);
  if (candidates.hasChanged()) throw changedFile(paths.candidates);
}
