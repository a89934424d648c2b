import type { Problem } from '../../core/errors.js';
import type { Files, ReadResult } from '../../core/ports.js';
import { longestTranscript } from '../../core/text-limit.js';
import type { Messages, UnknownLine } from '../transcripts/message.js';
import { readMessages } from '../transcripts/read-messages.js';
import { describeTop } from '../transcripts/top-keys.js';
import { factsOf, isPlain, type TranscriptFacts } from '../transcripts/transcript.js';
import { type ToolCounts, toolsOf } from './tool-correctness.js';
import { type Turn, turnsOf } from './turn.js';

/** What was read of one transcript. */
export interface TurnsOfTranscript extends TranscriptFacts {
  readonly file: string;
  /** In the order of the file. */
  readonly turns: readonly Turn[];
  readonly tools: ToolCounts;
}

interface ReadTurns {
  /** In the order given. */
  readonly transcripts: readonly TurnsOfTranscript[];
  readonly problems: readonly Problem[];
}

/**
 * Reads the turns of transcripts. In our own format every line that is no message is a problem, since half a turn cannot be
 * judged; of what other programs write, what is not known is told and left out. A file without any message of a format that
 * is known is a problem.
 * @param read reads a file as text
 */
export function readTurns(paths: readonly string[], read: Pick<Files, 'read'>['read']): ReadTurns {
  const transcripts: TurnsOfTranscript[] = [];
  const problems: Problem[] = [];
  for (const file of paths) {
    const result = read(file, longestTranscript(file));
    const messages = result.kind === 'text' ? messagesOf(result, file) : undefined;
    const text = result.kind === 'text' ? result.text : '';
    const wrong = messages === undefined ? unreadable(result, file) : problemsOf(messages, file, text);
    // One by one: a transcript may have more of them than a call takes arguments.
    for (const problem of wrong) problems.push(problem);
    if (messages === undefined || wrong.length > 0) continue;
    transcripts.push({
      file,
      ...factsOf(messages),
      turns: turnsOf(file, messages.messages),
      tools: toolsOf(messages.messages),
    });
  }
  return { transcripts, problems };
}

function messagesOf(result: ReadResult & { readonly kind: 'text' }, file: string): Messages {
  return readMessages(result.text, file, result.invalidLines);
}

function unreadable(result: ReadResult, file: string): readonly Problem[] {
  return result.kind === 'text' ? [] : [{ message: result.reason, place: { file } }];
}

function problemsOf({ format, messages, unknown }: Messages, file: string, text: string): readonly Problem[] {
  if (isPlain(format)) {
    const message = 'turns are read from .jsonl and .json files: in a text nobody is sure who speaks';
    return [{ message, place: { file } }];
  }
  if (format !== 'own' && messages.length > 0) return [];
  const isBroken = unknown.some((one) => one.isBroken);
  const isNothing = unknown.length > 0 || !file.endsWith('.jsonl');
  if (messages.length === 0 && !isBroken && isNothing) return [notRecognised(file, text)];
  return unknown.map((one) => unknownProblem(one, file));
}

/** What is told of a file in which no format is recognised. */
export function notRecognised(file: string, text: string): Problem {
  const top = describeTop(text);
  return {
    message: `no transcript is recognised in this file${top === undefined ? '' : `: ${top}`}`,
    place: { file },
    hint: 'docs/transcripts.md of summary-gate has the formats that are: our own, Claude Code, OpenAI, Codex, Gemini, LangChain, OpenTelemetry, VS Code; a text is one where its name ends in .md, .txt, .srt or .vtt; anything else write as lines {"role": "user", "content": "…"}',
  };
}

/** A line that could not be read, as a problem of its file. */
export function unknownProblem({ what, line, column }: UnknownLine, file: string): Problem {
  return { message: what, place: { file, line, ...(column !== null && { column }) } };
}
