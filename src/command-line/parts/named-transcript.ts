import { openNamedFiles } from '../../adapters/disk/named-files.js';
import { type Problem, UserError } from '../../core/errors.js';
import { jsonOrNothing } from '../../core/json/values.js';
import type { Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import { longestTranscript } from '../../core/text-limit.js';
import { pathIn } from '../../core/workspace-path.js';
import type { Messages } from '../../inputs/transcripts/message.js';
import { readMessages } from '../../inputs/transcripts/read-messages.js';
import { isPlain } from '../../inputs/transcripts/transcript.js';
import { notRecognised, unknownProblem } from '../../inputs/turns/read-turns.js';

/** A transcript that somebody named by its path. */
export interface NamedTranscript {
  /** Relative to the workspace, or absolute outside of it. */
  readonly file: string;
  readonly text: string;
  /** The ending that its name has beside a reference. */
  readonly ending: '.jsonl' | '.json' | '.md' | '.txt';
  readonly read: Messages;
}

/** Reads a transcript wherever it stands. Throws a UserError where it cannot be read as one. */
export function readNamedTranscript(given: string, workspace: Files): NamedTranscript {
  const files = openNamedFiles(workspace);
  const located = files.locate(given);
  if ('problem' in located) throw new UserError([{ message: `transcript: ${located.problem}` }]);
  const file = located.path;
  if (files.kind(file) === 'missing') {
    const message = `transcript: ${JSON.stringify(given)}: ${describeKind('missing')}`;
    throw new UserError([
      {
        message,
        hint: 'name the file in which a program keeps the session, as docs/transcripts.md of summary-gate lists',
      },
    ]);
  }
  if (files.kind(file) === 'folder') throw new UserError([aFolder(file, files)]);
  const result = files.read(file, longestTranscript(file));
  if (result.kind === 'unreadable') throw new UserError([{ message: result.reason, place: { file } }]);
  const [line] = result.invalidLines;
  if (line !== undefined)
    throw new UserError([{ message: 'the file is not UTF-8', place: { file, line }, hint: 'save it as UTF-8' }]);
  const { text } = result;
  if (text.trim() === '')
    throw new UserError([{ message: 'no transcript is recognised in this file: it is empty', place: { file } }]);
  const read = readMessages(text, file);
  if (read.messages.length === 0) {
    const isJson = /^\s*[[{]/.test(text);
    const broken = read.unknown.filter(({ isBroken }) => isJson && isBroken).slice(0, 1);
    throw new UserError([notRecognised(file, text), ...broken.map((one) => unknownProblem(one, file))]);
  }
  return { file, text, ending: endingOf(file, text, read), read };
}

/** So many files of a folder are named. */
const MOST_NAMED = 5;

/** Programs keep a folder of sessions: which of its files is meant only who names it can know. */
function aFolder(file: string, files: Pick<Files, 'list'>): Problem {
  const lines = files.list(file).filter((entry) => entry.endsWith('.jsonl'));
  const hint =
    lines.length === 0
      ? 'name the file of the session'
      : `name one of its files, such as ${lines
          .slice(0, MOST_NAMED)
          .map((entry) => pathIn(file, entry))
          .join(', ')}`;
  return { message: 'this is a folder, and a transcript is one file', place: { file }, hint };
}

/** A text keeps its ending. Of JSON the ending tells whether it is one value or one a line. */
function endingOf(file: string, text: string, { format }: Messages): NamedTranscript['ending'] {
  if (isPlain(format)) return format === 'markdown' ? '.md' : '.txt';
  if (file.endsWith('.jsonl')) return '.jsonl';
  const isWhole = text.trim().includes('\n') && jsonOrNothing(text) !== undefined;
  return file.endsWith('.json') || isWhole ? '.json' : '.jsonl';
}
