import { corpusDigest } from '../corpus/corpus-facts.js';
import { digestInputs } from '../input-digests.js';
import type { Ports } from '../pipeline.js';
import type { Files, Spool } from '../ports.js';
import { policyOf, type RunFacts } from '../report/build-report.js';
import { type TextsOf, textsOfPair } from '../report/session-texts.js';
import type { ResolvedSettings } from '../settings/resolve.js';
import { strengthOf as describeStrength, MOST_SESSIONS } from '../strength/gate-strength.js';
import { changedFile } from './changed-file.js';
import { LineScorer, type StreamedFiles } from './line-scorer.js';
import type { LinePairs, Task } from './pair-lines.js';
import type { ScoreInThreads } from './scoring-threads.js';
import type { SessionRecord } from './session-record.js';
import { SessionStore } from './session-store.js';
import { describeStrangers } from './strangers.js';
import { readStreamedInputs, type StreamedInputs } from './streamed-inputs.js';

export interface StreamPorts extends Ports {
  readonly openSpool: () => Spool;
  readonly scoreInThreads?: ScoreInThreads;
  /** Asked for where there are very many sessions. */
  readonly spareMemory?: () => void;
}

/** Fewer sessions leave no garbage to speak of. */
const MANY_SESSIONS = 60_000;

/** A run whose texts are in files: they stay open until it is closed. */
export interface StreamedRun {
  readonly facts: RunFacts;
  readonly texts: TextsOf;
  readonly close: () => void;
}

/** Whether corpus and candidates are both files of lines, and nobody but the rubric will ask for texts. */
export function canStream({ values, wrong }: ResolvedSettings, files: Files): boolean {
  if (values.judge !== 'off' || wrong.has('corpus') || wrong.has('candidates')) return false;
  return [values.corpus, values.candidates].every((path) => path.endsWith('.jsonl') && files.kind(path) === 'file');
}

/**
 * Scores candidates of one `.jsonl` file against golden sessions of another, as `scoreCandidates` does, and holds no text
 * longer than its session takes. Throws a UserError with every problem there is, or when a file changes on the way.
 * @param accepts whether a session is scored, by its name; the limit counts those that are not, too
 */
export async function scoreStreamed(
  settings: ResolvedSettings,
  ports: StreamPorts,
  accepts: (name: string) => boolean = () => true,
): Promise<StreamedRun> {
  const { corpus, candidates } = settings.values;
  const opened = { corpus: ports.files.openLines(corpus), candidates: ports.files.openLines(candidates) };
  const spool = ports.openSpool();
  const close = (): void => {
    for (const result of Object.values(opened)) if (result.kind === 'open') result.file.close();
    spool.close();
  };
  try {
    const inputs = readStreamedInputs(settings, ports, opened);
    return { ...(await scorePairs(inputs, settings, ports, spool, accepts)), close };
  } catch (error) {
    close();
    throw error;
  }
}

async function scorePairs(
  inputs: StreamedInputs,
  settings: ResolvedSettings,
  { files, digest, scoreInThreads, spareMemory }: StreamPorts,
  spool: Spool,
  accepts: (name: string) => boolean,
): Promise<Omit<StreamedRun, 'close'>> {
  const { values } = settings;
  const { pairs } = inputs;
  const store = new SessionStore(pairs.names, inputs.files.paths, spool);
  const scorer = new LineScorer(inputs.files, digest, values);
  const { rubric, weights } = values;
  const tasks = pairs.tasks({ limit: inputs.isEmpty ? 0 : values.limit, accepts });
  const inThreads = scoreInThreads?.({ files: inputs.files, rubric, weights }, tasks, pairs.names.length);
  if (pairs.names.length >= MANY_SESSIONS) spareMemory?.();
  for await (const record of inThreads ?? recordsOf(tasks, scorer)) {
    if (record === undefined) return inputs.refuse();
    store.add(record);
  }
  const strangers = describeStrangers(inputs.candidates, pairs, scorer, accepts);
  const strength = strengthOf(store, pairs, scorer, settings);
  refuseChanges(inputs.files);
  const canaries = pairs.names.filter((_, row) => pairs.isCanary(row));
  return {
    facts: {
      scoredAt: inputs.scoredAt,
      settings,
      corpus: {
        available: pairs.names.length - canaries.length,
        canaries,
        skippedFolders: 0,
        digest: corpusDigest(store.goldens(), digest),
      },
      sessions: store.sessions(),
      isStored: true,
      ...strangers,
      judge: null,
      baseline: inputs.baseline ?? null,
      waivers: inputs.waivers ?? [],
      inputs: digestInputs(values, files, digest),
      ...strength,
    },
    texts: openStreamedTexts(store, pairs, scorer, inputs.files),
  };
}

function* recordsOf(tasks: Iterable<Task>, scorer: LineScorer): Generator<SessionRecord | undefined> {
  for (const task of tasks) yield scorer.record(task);
}

function strengthOf(
  store: SessionStore,
  pairs: LinePairs,
  scorer: LineScorer,
  settings: ResolvedSettings,
): Pick<RunFacts, 'strength'> {
  const rows = store.rows().filter((row) => store.shape(row).status !== 'canary');
  if (rows.length > MOST_SESSIONS) return {};
  const sessions = rows.map((row) => ({
    golden: store.golden(row),
    reference: () => {
      const { name, golden } = pairs.task(row, false);
      const session = scorer.golden(name, golden);
      if (session === undefined) throw changedFile(store.paths.corpus);
      return session.reference;
    },
  }));
  return describeStrength(sessions, policyOf(settings), scorer.score);
}

function openStreamedTexts(store: SessionStore, pairs: LinePairs, scorer: LineScorer, files: StreamedFiles): TextsOf {
  const rows = store.rows();
  return (index) => {
    const row = rows[index];
    if (row === undefined || store.shape(row).status !== 'scored') return undefined;
    const task = pairs.task(row, true);
    const golden = scorer.golden(task.name, task.golden);
    const candidate = scorer.candidate(task.name, task.candidates);
    if (golden?.referenceDigest !== store.referenceDigest(row)) throw changedFile(files.paths.corpus);
    if (candidate?.kind !== 'valid' || candidate.digest !== store.candidateDigest(row)) {
      throw changedFile(files.paths.candidates);
    }
    return textsOfPair(golden.reference, candidate.summary, scorer.score);
  };
}

/** Between the index and the last session. Names and lines that have moved are told where they are met. */
function refuseChanges({ paths, corpus, candidates }: StreamedFiles): void {
  if (corpus.hasChanged()) throw changedFile(paths.corpus);
  if (candidates.hasChanged()) throw changedFile(paths.candidates);
}
