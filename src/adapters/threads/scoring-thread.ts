import { parentPort, workerData } from 'node:worker_threads';
import { type Problem, UserError } from '../../core/errors.js';
import { LONGEST_INPUT_BYTES } from '../../core/text-limit.js';
import { unreadFileIn } from '../../inputs/candidates/unread-file.js';
import { findTranscript, type TranscriptOf } from '../../inputs/corpus/find-transcript.js';
import { type InputTexts, type TextPosition, textAt } from '../../inputs/input-texts.js';
import { loadMarkdown } from '../../inputs/markdown/load-markdown.js';
import { sampleAt } from '../../inputs/sample-texts.js';
import type { Task } from '../../scoring/pair.js';
import type { SessionRecord } from '../../scoring/session-record.js';
import { type ScoringRules, SessionScorer } from '../../scoring/session-scorer.js';
import { type InputPaths, SessionSource } from '../../scoring/session-source.js';
import { sha256 } from '../digest.js';
import { openWorkspace } from '../disk/files.js';
import { shareLineFile } from '../disk/line-file.js';
import { READY, type SCORING } from './scoring-role.js';

/**
 * The program of a thread that scores: answers each list of tasks with its records until it is ended. An error that is no
 * UserError ends it, and reaches whoever has started it.
 */
export async function runScoringThread(): Promise<0> {
  const { paths, inputs, hasMarkdown, root, ...rules }: ScoringStart = workerData;
  const files = openWorkspace(root, root);
  const markdown = hasMarkdown ? await loadMarkdown() : undefined;
  const textsOf = (side: keyof typeof paths): Pick<InputTexts, 'at'> => {
    const opened = inputs[side].map((input) => {
      const lines = input === undefined ? undefined : shareLineFile(input.descriptor, input.file, LONGEST_INPUT_BYTES);
      return { at: (position: TextPosition) => textAt(position, input?.file ?? '', lines, files, markdown) };
    });
    const [only] = opened;
    return only !== undefined && opened.length === 1 ? only : { at: (position) => sampleAt(opened, position) };
  };
  const transcriptOf: TranscriptOf = (golden) => findTranscript(golden, files, sha256);
  const { format } = rules;
  const texts = [textsOf('corpus'), textsOf('candidates')] as const;
  const unreadFile = unreadFileIn(paths.candidates, files);
  const source = new SessionSource(paths, ...texts, sha256, transcriptOf, format, unreadFile);
  const scorer = new SessionScorer(source, rules);
  const answer = (tasks: ScoringTasks): ScoringAnswer => {
    try {
      return { records: tasks.map((task) => scorer.record(task)) };
    } catch (error) {
      if (error instanceof UserError) return { problems: error.problems };
      throw error;
    }
  };
  parentPort?.on('message', (tasks: ScoringTasks) => parentPort?.postMessage(answer(tasks)));
  parentPort?.postMessage(READY);
  return 0;
}

/** What a thread is started with. */
export interface ScoringStart extends ScoringRules {
  readonly role: typeof SCORING;
  readonly paths: InputPaths;
  /** The open files of lines, which threads of one process share; of a folder each file is opened when it is read. */
  readonly inputs: Readonly<Record<'corpus' | 'candidates', InputTexts['parts']>>;
  /** Whether there is Markdown to read. */
  readonly hasMarkdown: boolean;
  /** The workspace whose files are read. */
  readonly root: string;
}

/** What a thread answers to a list of tasks; one that throws a UserError sends its problems. */
export type ScoringAnswer =
  | { readonly records: readonly (SessionRecord | undefined)[] }
  | { readonly problems: readonly Problem[] };

type ScoringTasks = readonly Task[];
