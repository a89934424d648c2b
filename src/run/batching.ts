import { type BatchFile, openBatchFile } from '../adapters/disk/batch-file.js';
import { wallClock } from '../adapters/process.js';
import { about, type Problem } from '../core/errors.js';
import type { Files } from '../core/ports.js';
import { counted } from '../core/text.js';
import type { Asking } from '../judge/asking/ask.js';
import { batchFileOf } from '../judge/batches/batch-record.js';
import { Batching, type BatchTools } from '../judge/batches/batching.js';
import type { Settings } from '../settings/table.js';

/**
 * Opens the batch file of a run whose judge asks by batches; undefined for any other run. What is wrong with the file
 * is added to `problems`.
 */
export function batchFileOfRun(settings: Settings, files: Files, problems: Problem[]): BatchFile | undefined {
  const cassette = settings['judge-cassette'];
  if (settings['judge-transport'] !== 'batch' || cassette === null) return undefined;
  const opened = openBatchFile(files, batchFileOf(cassette), wallClock);
  if (!('problems' in opened)) return opened;
  problems.push(...about('judge-transport', opened.problems));
  return undefined;
}

/** A judge of a run that asks by batches. */
interface OpenBatching {
  /** Asks like the `asking` that was given, but sends its questions in batches. */
  readonly asking: Asking;
  /** Forgets finished batches, unless answers were `lost`; resolves to warnings for the user. */
  readonly close: (answers: 'kept' | 'lost') => Promise<readonly string[]>;
}

/** Makes the asking of a run go by batches that are remembered in a file. */
export function openBatching(
  asking: Asking,
  file: BatchFile,
  tools: Omit<BatchTools, 'store' | 'settled' | 'time' | 'deadline' | 'timeoutMs'>,
): OpenBatching {
  const batching = new Batching({
    ...tools,
    store: file,
    time: asking.time,
    deadline: asking.deadline,
    timeoutMs: asking.timeoutMs,
    // Node runs it after all promises that could resolve.
    settled: () => new Promise((resolve) => void setImmediate(resolve)),
  });
  return {
    asking: batching.wrap(asking),
    close: async (answers) => [
      ...file.doubtful.map(
        ({ requests, at }) =>
          `judge-transport: another run was handing over a batch of ${counted(requests, 'request')} (${at}), and wrote down no id: if it was stopped, the batch may exist, cannot be fetched, and may be billed`,
      ),
      ...(await batching.close(answers)),
      ...(file.trouble === null ? [] : [`judge-transport: the file of batches could not be written: ${file.trouble}`]),
    ],
  };
}
