import type { Problem } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import { jsonLines } from '../../core/json/lines.js';
import type { Files } from '../../core/ports.js';
import { NO_MESSAGE, readBlocks } from '../corpus/transcript.js';
import { type MessageLine, type Turn, turnsOf } from './turn.js';

export interface ReadTurns {
  /** By file in the order given, and by line. */
  readonly turns: readonly Turn[];
  readonly problems: readonly Problem[];
}

/** Reads the turns of transcripts. Every line that is no message is a problem: half a turn cannot be judged. */
export function readTurns(paths: readonly string[], files: Files): ReadTurns {
  const turns: Turn[] = [];
  const problems: Problem[] = [];
  for (const path of paths) {
    const read = readMessages(path, files);
    // One by one: a transcript may have more of them than a call takes arguments.
    for (const problem of read.problems) problems.push(problem);
    if (read.problems.length === 0) for (const turn of turnsOf(path, read.messages)) turns.push(turn);
  }
  return { turns, problems };
}

function readMessages(
  file: string,
  files: Files,
): { readonly messages: readonly MessageLine[]; readonly problems: readonly Problem[] } {
  const read = files.read(file);
  if (read.kind === 'unreadable') return { messages: [], problems: [{ message: read.reason, place: { file } }] };
  const messages: MessageLine[] = [];
  const problems: Problem[] = [];
  for (const { line, text } of jsonLines(read.text)) {
    const blocks = read.invalidLines.has(line) ? undefined : readBlocks(text);
    if (blocks === undefined) problems.push(problemOf(text, file, line, read.invalidLines.has(line)));
    else messages.push({ line, blocks });
  }
  return { messages, problems };
}

function problemOf(text: string, file: string, line: number, isInvalid: boolean): Problem {
  if (isInvalid) return { message: 'the line is not UTF-8', place: { file, line } };
  const parsed = parseJson(text, line);
  return 'error' in parsed
    ? { message: `broken JSON: ${parsed.error.message}`, place: { file, ...parsed.error.position } }
    : { message: NO_MESSAGE, place: { file, line } };
}
