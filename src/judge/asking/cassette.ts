import { z } from 'zod';
import type { Problem } from '../../core/errors.js';
import { addTo } from '../../core/groups.js';
import { canonicalJson } from '../../core/json/canonical.js';
import { isUnfinishedJson, parseJson } from '../../core/json/document.js';
import { jsonLines } from '../../core/json/lines.js';
import { placeOf, schemaProblems } from '../../core/json/schema-problems.js';
import { SHA_256 } from '../../core/json/schemas.js';
import type { Digest } from '../../core/ports.js';
import { maskSecrets } from '../../core/redact.js';
import { byCodePoint, plainLine } from '../../core/text.js';
import { maskAnswer } from '../limits.js';
import type { AttemptOutcome, Completion, CompletionRequest } from './completer.js';

/** Everything that identifies a recorded answer: provider, request, version of the prompt and sample. */
export interface Question {
  readonly provider: string;
  readonly request: CompletionRequest;
  readonly promptVersion: string;
  /** From 0; the same request is asked again under another index. */
  readonly sample: number;
  /** Session and metric, for who reads the file. The answer does not depend on it. */
  readonly about?: string;
}

const tokens = z.int().nonnegative();

const entrySchema = z.object({
  /** Which session and metric it is about, for who reads a diff; no part of the key. Older lines have none. */
  about: z.string().optional(),
  /** SHA-256 of the question. */
  key: z.string().regex(SHA_256, 'must be a SHA-256 in lower-case hexadecimal'),
  provider: z.string(),
  /** The model that was asked. */
  model: z.string(),
  prompt_version: z.string(),
  sample: tokens,
  text: z.string(),
  is_cut: z.literal(false),
  /** Null for an answer of a provider that does not count tokens. */
  usage: z
    .object({
      input_tokens: tokens,
      output_tokens: tokens,
      cache_write_tokens: tokens,
      cache_read_tokens: tokens,
    })
    .nullable(),
  /** The model that answered. */
  recorded_model: z.string(),
});

/** One recorded answer, as its line in the file has it. */
export type CassetteEntry = Readonly<z.output<typeof entrySchema>>;

/** Recorded answers by key. */
export type Recordings = ReadonlyMap<string, CassetteEntry>;

/**
 * The key under which an answer is recorded: SHA-256 of provider, request, version of the prompt and sample. The schema
 * counts as it is sent, order of keys included: that is the order in which the answer is written.
 */
export function keyOf({ provider, request, promptVersion, sample }: Question, digest: Digest): string {
  const { model, system, user, maxTokens, effort } = request;
  const schema = JSON.stringify(request.schema);
  return digest(canonicalJson({ provider, promptVersion, sample, model, system, user, schema, maxTokens, effort }));
}

/**
 * The line to record for an outcome. Null for failures, refusals and cut answers, which another attempt may mend, and
 * for an answer whose secrets cannot be masked. Answers that could not be read must be left out by the caller.
 */
export function recordingOf(question: Question, outcome: AttemptOutcome, key: string): CassetteEntry | null {
  if (outcome.kind !== 'answer' || outcome.isCut) return null;
  const text = maskAnswer(outcome.text);
  if (text === null) return null;
  return {
    ...(question.about !== undefined && { about: maskSecrets(question.about) }),
    key,
    provider: question.provider,
    model: question.request.model,
    prompt_version: question.promptVersion,
    sample: question.sample,
    text,
    is_cut: false,
    usage: outcome.usage && {
      input_tokens: outcome.usage.inputTokens,
      output_tokens: outcome.usage.outputTokens,
      cache_write_tokens: outcome.usage.cacheWriteTokens,
      cache_read_tokens: outcome.usage.cacheReadTokens,
    },
    recorded_model: outcome.model,
  };
}

/**
 * Whether the readable members of a recorded line agree with the question that its key stands for: people who review a
 * diff rely on these words.
 */
export function isAnswerTo(entry: CassetteEntry, { provider, request, promptVersion, sample }: Question): boolean {
  return (
    entry.provider === provider &&
    entry.model === request.model &&
    entry.prompt_version === promptVersion &&
    entry.sample === sample
  );
}

/** Turns a recorded line back into the answer that it was made from, with the tokens that it took then. */
export function playBack({ text, usage, recorded_model }: CassetteEntry): Completion {
  return {
    kind: 'answer',
    text,
    isCut: false,
    stopReason: null,
    model: recorded_model,
    usage: usage && {
      inputTokens: usage.input_tokens,
      outputTokens: usage.output_tokens,
      cacheWriteTokens: usage.cache_write_tokens,
      cacheReadTokens: usage.cache_read_tokens,
    },
    requestId: null,
  };
}

/** What stands in a cassette. */
interface ReadCassette {
  /** Without the answers to a question that has several. */
  readonly recordings: Recordings;
  /** Each broken line. */
  readonly problems: readonly Problem[];
  /** Each line that is only the beginning of one: a run that was killed leaves it, and others go on behind it. */
  readonly torn: readonly Problem[];
  /** Questions with different answers, as a file has them that two branches have added to: nobody knows which one counts. */
  readonly conflicts: readonly Problem[];
  /** Each of these different answers, once. */
  readonly disputed: readonly CassetteEntry[];
}

/** Reads the lines of a cassette, in any order. Of lines that say the same the last one counts. */
export function parseCassette(text: string, file: string, invalidLines: ReadonlySet<number> = new Set()): ReadCassette {
  const recordings = new Map<string, CassetteEntry>();
  const lines = new Map<string, number[]>();
  const disputed = new Map<string, Map<string, CassetteEntry>>();
  const problems: Problem[] = [];
  const torn: Problem[] = [];
  for (const { line, text: content } of jsonLines(text)) {
    if (problems.length + torn.length >= MOST_PROBLEMS) {
      const message = `${MOST_PROBLEMS} lines are wrong, and nobody has looked at those from here on`;
      problems.push({ message, place: { file, line } });
      break;
    }
    const read = invalidLines.has(line)
      ? { message: 'the line is not UTF-8', place: { file, line } }
      : readLine(content, file, line);
    if ('message' in read) {
      if (isTorn(content)) torn.push({ message: TORN, place: { file, line } });
      else problems.push(read);
      continue;
    }
    const before = recordings.get(read.key);
    const answers = disputed.get(read.key);
    if (answers !== undefined) answers.set(read.text, read);
    else if (before !== undefined && before.text !== read.text) {
      disputed.set(read.key, new Map([before, read].map((one) => [one.text, one])));
    }
    addTo(lines, read.key, line);
    recordings.set(read.key, read);
  }
  const conflicts = [...disputed.keys()].map((key) => conflictOf(recordings.get(key), lines.get(key) ?? [], file));
  for (const key of disputed.keys()) recordings.delete(key);
  const told = [...disputed.values()].flatMap((answers) => [...answers.values()]);
  return { recordings, problems, torn, conflicts, disputed: told };
}

function conflictOf(entry: CassetteEntry | undefined, lines: readonly number[], file: string): Problem {
  const about = entry?.about === undefined ? '' : ` (${plainLine(entry.about, 200)})`;
  const message = `lines ${lines.slice(0, MOST_NAMED).join(' and ')}${lines.length > MOST_NAMED ? ' and more' : ''} have different answers to the same question${about}, so that none of them counts: keep one of them`;
  return { message, place: { file, line: lines.at(-1) ?? 1 } };
}

/** Lines with one key that are named; two branches make two. */
const MOST_NAMED = 3;

/** Broken lines that are told: a file that is no cassette has a hundred thousand of them. */
const MOST_PROBLEMS = 100;

const TORN = 'the line ends before its answer does, as a run that was killed leaves it';

/** How a line begins that is written here, with what it is about and without. */
const BEGINNINGS = ['{"about":"', '{"is_cut":false,"key":"'];

/** Whether a line is the beginning of one that is written here, and no other that somebody has broken. */
function isTorn(content: string): boolean {
  return BEGINNINGS.some((one) => content.startsWith(one) || one.startsWith(content)) && isUnfinishedJson(content);
}

function readLine(content: string, file: string, line: number): CassetteEntry | Problem {
  const parsed = parseJson(content, line);
  if ('error' in parsed) return { message: parsed.error.message, place: { file, ...parsed.error.position } };
  const { document } = parsed;
  const checked = entrySchema.safeParse(document.value);
  if (checked.success) return checked.data;
  const [first] = schemaProblems(checked.error.issues, document, file);
  return first ?? { message: 'this is no recorded answer', place: placeOf(document, file, []) };
}

/** One recorded answer as a line of the cassette, line break included. */
export function renderRecording(entry: CassetteEntry): string {
  return `${canonicalJson(entry)}\n`;
}

/**
 * A whole cassette, sorted by key: the same recordings give the same bytes.
 * @param disputed different answers to questions that have no other recording
 */
export function renderCassette(recordings: Recordings, disputed: readonly CassetteEntry[] = []): string {
  return [...recordings.values(), ...disputed]
    .sort((a, b) => byCodePoint(a.key, b.key) || byCodePoint(a.text, b.text))
    .map(renderRecording)
    .join('');
}
