import type { Place } from '../../core/errors.js';
import { fieldPathText, quotedPath } from '../../core/field-path.js';
import type { Defect } from '../../core/finding.js';
import { type JsonDocument, type JsonPath, parseJson } from '../../core/json/document.js';
import { placeOf, schemaProblems } from '../../core/json/schema-problems.js';
import { acceptedOr } from '../../core/json/schemas.js';
import { isPlainObject } from '../../core/json/values.js';
import type { Digest } from '../../core/ports.js';
import { summaryText } from '../../core/summary.js';
import { oversizedSummary } from '../../core/summary-size.js';
import { capitalised } from '../../core/text.js';
import { nameProblem, nameRemedy, normalizeName } from '../corpus/session-name.js';
import { doubledFields } from '../format/doubled-fields.js';
import { inOurKeys, theirPath, withoutAbsent } from '../format/in-our-keys.js';
import { exampleLine, nameOfBrokenLine, nameOfLine, namePath } from '../format/line-name.js';
import { adviseOnName } from '../format/name-advice.js';
import { placesOf } from '../format/places-of.js';
import { isOurName, type SummaryFormat } from '../format/summary-format.js';
import type { InputText, TextFault } from '../input-texts.js';
import { describeFenced, type Fence, openingFence, UNFENCE } from '../markdown/fence.js';
import { inMarkdown } from '../markdown/markdown-reader.js';
import { acceptCandidate } from './accept-candidate.js';
import { type Candidate, candidateSchema } from './candidate.js';
import { findMissingKeys } from './missing-keys.js';
import { fieldAtName, hasTextAround, TEXT_AROUND, UNWRAP } from './mistaken-json.js';
import { sampleIn, wrongSampleIn } from './sample-of.js';
import { type UnreadKey, unreadKeys } from './unread-keys.js';
import { isWrapped } from './wrapped-summary.js';

/**
 * Reads one candidate, which is written in this format. Returns a defect where the text does not tell which session it is
 * for.
 * @param isSession whether there is a golden session of a name, to tell which key has it; left out where nobody knows
 */
export function readCandidate(
  input: InputText,
  digest: Digest,
  format: SummaryFormat,
  isSession?: (name: string) => boolean,
): Candidate | Defect {
  return input.name === undefined
    ? readLine(input, digest, format, isSession)
    : readFile(input, input.name, digest, format);
}

function readFile(
  { file, line, text, fault, markdown }: InputText,
  name: string,
  digest: Digest,
  format: SummaryFormat,
): Candidate {
  if (fault !== null) {
    return invalid(name, { file, line: fault.line ?? line }, fault.reason, adviceOn(fault));
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
  isSession: ((name: string) => boolean) | undefined,
): Candidate | Defect {
  const oneLine = (): string => `one line a session: ${exampleLine(format)}`;
  if (fault?.kind === 'too long') return ofNobody(fault.reason, { file, line }, `Write ${oneLine()}`);
  const parsed = parseJson(text, line);
  const rawName = 'document' in parsed ? nameOfLine(parsed.document.value, format) : nameOfBrokenLine(text, format);
  const name = typeof rawName === 'string' ? normalizeName(rawName) : undefined;
  // A replacement character in such a line stands for the bytes that nobody can read.
  const garbled = fault !== null && name?.includes('\ufffd') === true;
  const wrongName = name === undefined ? 'is missing or not text' : nameProblem(name);
  const place = 'document' in parsed ? { file, line } : { file, ...parsed.error.position };
  const broken = 'error' in parsed ? `broken JSON: ${parsed.error.message}` : fault?.reason;
  if (name === undefined && /^\s*(?:```|~~~)/.test(text))
    return ofNobody(FENCE_LINE, place, `${UNFENCE_LINES}, and write ${oneLine()}`);
  if (name === undefined || wrongName !== undefined || garbled) {
    if (broken !== undefined) return ofNobody(broken, place, fault === null ? `Write ${oneLine()}` : adviceOn(fault));
    const value = 'document' in parsed ? parsed.document.value : undefined;
    const advice = rawName === undefined ? adviseOnName(value, format, 'of candidates', isSession) : undefined;
    const path = namePath(value, format);
    const key = isOurName(path) ? 'name' : quotedPath(fieldPathText(path));
    // Without the name itself in it, since lines of the same fault are told of once.
    const ofName =
      name === undefined || name === '' ? undefined : `${capitalised(nameRemedy(name))}, here and in the corpus`;
    const remedy = advice === undefined ? (fieldAtName(format) ?? ofName ?? `Write ${oneLine()}`) : `Set ${advice}`;
    return ofNobody(`its ${key} ${wrongName}`, place, remedy);
  }
  if (fault !== null) return invalid(name, place, broken ?? '', adviceOn(fault));
  if ('error' in parsed) return invalid(name, place, broken ?? '');
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
const UNFENCE_LINES = 'Take the fence off each answer in the pipeline';

function ofNobody(reason: string, place: Place, suggestion: string | null): Defect {
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
  const base: JsonPath = isWrapped(document.value, format) ? ['candidate'] : [];
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
  const parsed = acceptedOr(acceptCandidate(ours.value), candidateSchema, ours.value);
  if (!parsed.success) {
    const toFile = (path: JsonPath): JsonPath => theirPath(path, content, format);
    const defects = schemaProblems(parsed.error.issues, document, file, base, toFile).map((problem) =>
      invalidDefect(
        problem.place ?? place,
        problem.message,
        isPlainObject(content) ? CORRECT_TYPE : adviceOnForm(content),
      ),
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

function invalid(name: string, place: Place, reason: string, suggestion: string | null = NOT_CUT): Candidate {
  return { kind: 'invalid', name, place, defects: [invalidDefect(place, reason, suggestion)] };
}

const SHORTEN = 'Let the pipeline write a summary: a page or two';
const CORRECT_TYPE = 'Correct the type, or leave the key out';
const ONE_OBJECT = 'Write one JSON object that has the fields of the summary as its keys';
const ONE_EACH = 'Write one file for each session, or one candidate in each line of a .jsonl file';
/** A list is most often that of all candidates. */
function adviceOnForm(content: unknown): string {
  return Array.isArray(content) && content.filter(isPlainObject).length > 1 ? ONE_EACH : ONE_OBJECT;
}

/** What cannot be read at all says why by itself. */
function adviceOn({ kind }: TextFault): string | null {
  return kind === 'unreadable' ? null : 'Save the file as UTF-8';
}

const NOT_CUT = "Write one JSON object, and check that the model's answer was not cut off";

function invalidDefect(place: Place, reason: string, suggestion: string | null): Defect {
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
