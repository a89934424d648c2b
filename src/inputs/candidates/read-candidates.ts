import type { z } from 'zod';
import type { Place, Problem } from '../../core/errors.js';
import type { Defect } from '../../core/finding.js';
import { type JsonDocument, type JsonPath, parseJson, readWholeString } from '../../core/json/document.js';
import { isPlainObject } from '../../core/json/plain-values.js';
import { placeOf, schemaProblems } from '../../core/json/schema-problems.js';
import type { Digest, Files } from '../../core/ports.js';
import { type Summary, summaryText } from '../../core/summary.js';
import { oversizedSummary } from '../../core/summary-size.js';
import { describeKind } from '../../core/text.js';
import { LONGEST_INPUT_BYTES } from '../../core/text-limit.js';
import { type CandidatePaths, pathsOf } from '../../settings/candidate-paths.js';
import { nameProblem, normalizeName } from '../corpus/session-name.js';
import { doubledFields } from '../format/doubled-fields.js';
import { inOurKeys, theirPath, withoutAbsent } from '../format/in-our-keys.js';
import { placesOf } from '../format/places-of.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { adviceOnMissing } from '../found-elsewhere.js';
import { type InputText, type InputTexts, textsOfFolder, textsOfLines } from '../input-texts.js';
import { describeFenced, type Fence, openingFence, UNFENCE } from '../markdown/fence.js';
import { inMarkdown } from '../markdown/markdown-reader.js';
import { textsOfSamples } from '../sample-texts.js';
import { acceptCandidate } from './accept-candidate.js';
import { type Candidate, candidateSchema } from './candidate.js';
import { listCandidates } from './list-candidates.js';
import { findMissingKeys } from './missing-keys.js';
import { fieldAtName, hasTextAround, nameUnderOtherKey, TEXT_AROUND, UNWRAP } from './mistaken-json.js';
import { sampleIn, sampleOf, wrongSampleIn } from './sample-of.js';
import { byNameAndSample, type NamedCandidates, type NumberedCandidate } from './samples.js';
import { type UnreadKey, unreadKeys } from './unread-keys.js';

export interface Candidates extends NamedCandidates {
  /** Defects that belong to no session, since its name cannot be read. */
  readonly defects: readonly Defect[];
  /** What is wrong with the folder or file as a whole. */
  readonly problems: readonly Problem[];
}

/** The files that a candidate may be in, below the candidates folder. */
export const CANDIDATE_FILES = {
  json: ['<name>.json', '<name>/summary.json', '<name>/candidate.json'],
  markdown: ['<name>.md', '<name>/summary.md'],
} as const;

/** Opened candidates: their texts, or why they cannot be read. */
export type OpenedCandidates =
  | {
      readonly kind: 'open';
      readonly texts: InputTexts;
      /** Files beside the samples of a session that are none of them. */
      readonly asides: readonly Defect[];
    }
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] };

/**
 * Opens a folder of candidates, or a `.jsonl` file with one candidate on each line; or several of these, each of which holds
 * a sample of every session.
 */
export function openCandidates(candidates: CandidatePaths, files: Files): OpenedCandidates {
  const paths = pathsOf(candidates);
  const all = paths.map((path) => openOne(path, files));
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  const opened = all.flatMap((one) => (one.kind === 'open' ? [one] : []));
  if (opened.length === all.length) {
    return {
      kind: 'open',
      texts: textsOfSamples(opened.map(({ texts }) => texts)),
      asides: opened.flatMap(({ asides }) => asides),
    };
  }
  for (const { texts } of opened) texts.close();
  return { kind: 'unreadable', problems: all.flatMap((one) => (one.kind === 'unreadable' ? one.problems : [])) };
}

function openOne(path: string, files: Files): OpenedCandidates {
  const kind = files.kind(path);
  if (kind === 'folder') {
    const { entries, asides } = listCandidates(path, files);
    return { kind: 'open', texts: textsOfFolder(entries, files), asides };
  }
  if (kind === 'file' && path.endsWith('.jsonl')) {
    const opened = files.openLines(path, LONGEST_INPUT_BYTES);
    return opened.kind === 'open'
      ? { kind: 'open', texts: textsOfLines(opened.file, path), asides: [] }
      : { kind: 'unreadable', problems: [{ message: `candidates: ${opened.reason}`, place: { file: path } }] };
  }
  const found = kind === 'file' ? 'this file is not .jsonl' : describeKind(kind);
  const message = `candidates: ${JSON.stringify(path)}: ${found}; allowed: a folder of ${Object.values(CANDIDATE_FILES).flat().join(', ')}, or a .jsonl file`;
  const hint = kind === 'missing' ? adviceOnMissing('candidates', path, files) : undefined;
  return { kind: 'unreadable', problems: [{ message, ...(hint !== undefined && { hint }) }] };
}

/**
 * Reads and holds all candidates of a folder or a `.jsonl` file, or of several. A broken candidate becomes a defect of that
 * candidate and never hides the others.
 * @param isInCorpus whether the samples of a session of this name are samples of the run
 */
export async function readCandidates(
  paths: CandidatePaths,
  files: Files,
  digest: Digest,
  format: SummaryFormat,
  isInCorpus: (name: string) => boolean = () => true,
): Promise<Candidates> {
  const opened = openCandidates(paths, files);
  if (opened.kind === 'open') await opened.texts.load();
  return candidatesOf(opened, digest, format, isInCorpus);
}

/** Reads and holds all candidates, which are loaded. */
export function candidatesOf(
  opened: OpenedCandidates,
  digest: Digest,
  format: SummaryFormat,
  isInCorpus: (name: string) => boolean = () => true,
): Candidates {
  if (opened.kind === 'unreadable') {
    return { byName: new Map(), samplesOf: new Map(), numbers: [], defects: [], problems: opened.problems };
  }
  const candidates: NumberedCandidate[] = [];
  const defects: Defect[] = [];
  for (const { position, read } of opened.texts.all()) {
    const text = read();
    const found = readCandidate(text, digest, format);
    if (!('kind' in found)) {
      defects.push(found);
      continue;
    }
    const sample = position.sample ?? sampleOf(text);
    candidates.push({ candidate: found, ...(sample !== undefined && { sample }) });
  }
  opened.texts.close();
  return { ...byNameAndSample(candidates, opened.texts.parts.length, isInCorpus), defects, problems: [] };
}

/**
 * Reads one candidate, which is written in this format. Returns a defect where the text does not tell which session it is
 * for.
 */
export function readCandidate(input: InputText, digest: Digest, format: SummaryFormat): Candidate | Defect {
  return input.name === undefined ? readLine(input, digest, format) : readFile(input, input.name, digest, format);
}

function readFile(
  { file, line, text, fault, markdown }: InputText,
  name: string,
  digest: Digest,
  format: SummaryFormat,
): Candidate {
  if (fault !== null) {
    return invalid(name, { file, line: fault.line ?? line }, fault.reason, markdown && 'Write it as UTF-8 text');
  }
  if (markdown !== undefined) {
    const read = markdown.readSummary(text, format);
    if ('document' in read) return toCandidate(name, read.document, file, digest, inMarkdown(format));
    return invalid(name, { file, ...read.error.position }, read.error.message, read.error.hint);
  }
  const parsed = parseJson(text);
  if ('document' in parsed) return toCandidate(name, parsed.document, file, digest, format);
  const fence = fencedJson(text);
  if (fence !== undefined) return invalid(name, { file, line: fence.line, column: 1 }, IN_FENCE, UNFENCE);
  if (hasTextAround(text)) return invalid(name, { file, ...parsed.error.position }, TEXT_AROUND, UNWRAP);
  return invalid(name, { file, ...parsed.error.position }, `broken JSON: ${parsed.error.message}`);
}

const IN_FENCE = 'the JSON stands inside a Markdown fence';

const JSON_AS_TEXT = 'the summary is a text that holds JSON, and no object';

/** The fence that a text of JSON has around it. */
function fencedJson(text: string): Fence | undefined {
  const fence = openingFence(text);
  return fence !== undefined && describeFenced(fence) === 'the JSON' ? fence : undefined;
}

function readLine(
  { file, line, text, fault, sample }: InputText,
  digest: Digest,
  format: SummaryFormat,
): Candidate | Defect {
  if (fault?.kind === 'too long') return ofNobody(fault.reason, { file, line });
  const parsed = parseJson(text, line);
  const rawName = 'document' in parsed ? memberOf(parsed.document.value, 'name') : readWholeString(text, 'name');
  const name = typeof rawName === 'string' ? normalizeName(rawName) : undefined;
  // A replacement character in such a line stands for the bytes that nobody can read.
  const garbled = fault !== null && name?.includes('\ufffd') === true;
  const wrongName = name === undefined ? 'is missing or not text' : nameProblem(name);
  const place = 'document' in parsed ? { file, line } : { file, ...parsed.error.position };
  const broken = 'error' in parsed ? `broken JSON: ${parsed.error.message}` : fault?.reason;
  if (name === undefined && /^\s*(?:```|~~~)/.test(text)) return ofNobody(FENCE_LINE, place, UNFENCE_LINES);
  if (name === undefined || wrongName !== undefined || garbled) {
    const other = rawName === undefined && 'document' in parsed ? nameUnderOtherKey(parsed.document.value) : undefined;
    return ofNobody(
      broken ?? `its name ${wrongName}`,
      place,
      broken === undefined ? (fieldAtName(format) ?? other) : other,
    );
  }
  if ('error' in parsed || broken !== undefined) return invalid(name, place, broken ?? '');
  const { document } = parsed;
  const other = sample === undefined ? undefined : sampleIn(document.value);
  if (other !== undefined && other !== sample)
    return otherSample(name, { file, ...document.position(['sample']) }, other, sample);
  const candidate = toCandidate(name, document, file, digest, format);
  const wrongSample = wrongSampleIn(document.value);
  return wrongSample === undefined ? candidate : { ...candidate, wrongSample };
}

function otherSample(name: string, place: Place, own: number, sample: number | undefined): Candidate {
  const reason = `it says that it is sample ${own}, and stands in the input of sample ${sample}`;
  return invalid(name, place, reason, 'Write it into that input, or leave "sample" out');
}

const FENCE_LINE = 'it is part of a Markdown fence';
const UNFENCE_LINES =
  'Take the fence off each answer in the pipeline, and write one line a session: {"name": "…", "title": "…", …}';
const ONE_LINE = 'Write one line a session: {"name": "…", "title": "…", …}';

function ofNobody(reason: string, place: Place, suggestion = ONE_LINE): Defect {
  return {
    code: 'UNREADABLE_CANDIDATE',
    dimension: null,
    message: `A line of candidates belongs to no session: ${reason}`,
    suggestion,
    place,
  };
}

/** Takes `{"name", "candidate": {…}}` as well as the summary itself, in a line and in a file of its own. */
function toCandidate(
  name: string,
  document: JsonDocument,
  file: string,
  digest: Digest,
  format: SummaryFormat,
): Candidate {
  const base: JsonPath = memberOf(document.value, 'candidate') === undefined ? [] : ['candidate'];
  const place = placeOf(document, file, base);
  const value = base.length === 0 ? document.value : memberOf(document.value, 'candidate');
  // A null candidate is an empty one, as everywhere.
  const content = base.length > 0 && value === null ? {} : value;
  if (typeof content === 'string') {
    const reason = fencedJson(content) === undefined ? JSON_AS_TEXT : IN_FENCE;
    if (reason === IN_FENCE || /^\s*\{/.test(content)) return invalid(name, place, reason, UNFENCE);
  }
  const ours = inOurKeys(content, format);
  if (ours.doubled.length > 0) {
    const doubled = doubledFields(ours, document, file, base, format);
    const defects = doubled.map(({ message, place: at }) => invalidDefect(at, message, 'Keep one of the two keys'));
    return { kind: 'invalid', name, place, defects };
  }
  const oversized = oversizedSummary(ours.value);
  if (oversized !== undefined) {
    const at = placeOf(document, file, [...base, ...theirPath([oversized.field], content, format)]);
    return invalid(name, at, oversized.message, SHORTEN);
  }
  const parsed = readSummary(ours.value);
  if (!parsed.success) {
    const toFile = (path: JsonPath): JsonPath => theirPath(path, content, format);
    const defects = schemaProblems(parsed.error.issues, document, file, base, toFile).map((problem) =>
      invalidDefect(problem.place ?? place, problem.message, isPlainObject(content) ? CORRECT_TYPE : ONE_OBJECT),
    );
    return { kind: 'invalid', name, place, defects };
  }
  const summary = withoutAbsent(parsed.data, format);
  const missing = findMissingKeys(value, format);
  return {
    kind: 'valid',
    name,
    place,
    summary,
    digest: digest(summaryText(summary)),
    missing,
    unread: missing.size === 0 ? NONE : unreadKeys(value, format),
    outcomeWord: ours.outcomeWord,
    places: () => placesOf({ document, file, base, content }, format),
  };
}

const NONE: readonly UnreadKey[] = [];

/** Asks the schema only about what is not right at first sight. */
function readSummary(content: unknown): z.ZodSafeParseResult<Summary> {
  const accepted = acceptCandidate(content);
  return accepted === undefined ? candidateSchema.safeParse(content) : { success: true, data: accepted };
}

function invalid(name: string, place: Place, reason: string, suggestion = NOT_CUT): Candidate {
  return { kind: 'invalid', name, place, defects: [invalidDefect(place, reason, suggestion)] };
}

const SHORTEN = 'Let the pipeline write a summary: a page or two';
const CORRECT_TYPE = 'Correct the type, or leave the key out';
const ONE_OBJECT = 'Write one JSON object that has the fields of the summary as its keys';
const NOT_CUT = "Write one JSON object, and check that the model's answer was not cut off";

function invalidDefect(place: Place, reason: string, suggestion: string): Defect {
  return {
    code: 'INVALID_CANDIDATE',
    dimension: null,
    message: `The candidate cannot be scored: ${reason}`,
    suggestion,
    place,
  };
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
