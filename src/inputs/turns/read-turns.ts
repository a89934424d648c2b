import type { Problem } from '../../core/errors.js';
import { jsonLines } from '../../core/json/lines.js';
import { jsonOrNothing } from '../../core/json/values.js';
import type { Files, ReadResult } from '../../core/ports.js';
import { longestTranscript } from '../../core/text-limit.js';
import type { Messages, UnknownLine } from '../transcripts/message.js';
import { readMessages } from '../transcripts/read-messages.js';
import { factsOf, isPlain, type TranscriptFacts } from '../transcripts/transcript.js';
import { asList, asObject, quoted } from '../transcripts/values.js';
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

const FORMATS_HINT =
  'docs/transcripts.md of summary-gate has the formats that are: our own, rows of a chat log, Claude Code, OpenAI, Codex, Gemini, LangChain, OpenTelemetry, Langfuse, LangSmith, VS Code, Intercom; a text is one where its name ends in .md, .txt, .srt or .vtt; anything else write as lines {"role": "user", "content": "…"}';

const TABLE_HINT =
  'a table is no transcript; docs/transcripts.md of summary-gate has the line that makes rows of JSON of it, and what its columns must be called';

/** What is told of a file in which no format is recognised. */
export function notRecognised(file: string, text: string): Problem {
  const top = describeTop(text);
  return {
    message: `no transcript is recognised in this file${top === undefined ? '' : `: ${top}`}`,
    place: { file },
    hint: /\.[ct]sv$/i.test(file) ? TABLE_HINT : FORMATS_HINT,
  };
}

/** A line that could not be read, as a problem of its file. */
export function unknownProblem({ what, line, column }: UnknownLine, file: string): Problem {
  return { message: what, place: { file, line, ...(column !== null && { column }) } };
}

const SHOWN = 8;

/** What stands at the top of a file of JSON, for whoever wonders why no format is recognised; undefined where it is no JSON. */
export function describeTop(text: string): string | undefined {
  const whole = jsonOrNothing(text);
  if (whole !== undefined) return describeValue(whole, 'the file');
  for (const { text: line } of jsonLines(text)) {
    const value = jsonOrNothing(line);
    return value === undefined ? undefined : describeValue(value, 'its first line');
  }
  return undefined;
}

function describeValue(value: unknown, what: string): string {
  const items = asList(value);
  const object = items === undefined ? asObject(value) : items.map(asObject).find((item) => item !== undefined);
  if (object === undefined) return `${what} is ${items === undefined ? 'no object' : 'a list without objects'}`;
  const keys = Object.keys(object);
  const more = keys.length > SHOWN ? ` and ${keys.length - SHOWN} more` : '';
  const named = keys.length === 0 ? 'no keys' : `the keys ${keys.slice(0, SHOWN).map(quoted).join(', ')}${more}`;
  return `${what} has ${items === undefined ? named : `a list whose first object has ${named}`}`;
}
