import type { z } from 'zod';
import { byCodePoint } from '../code-point-order.js';
import { nameProblem, normalizeName } from '../corpus/session-name.js';
import { formatPlace, type Place, type Problem } from '../errors.js';
import type { Defect } from '../finding.js';
import { type JsonDocument, type JsonPath, parseJson, readWholeString } from '../json/document.js';
import { LINE_FAULTS } from '../json/line-faults.js';
import { jsonLines } from '../json/lines.js';
import { placeOf, schemaProblems } from '../json/schema-problems.js';
import type { Digest, FileLine, Files } from '../ports.js';
import { describeKind } from '../settings/resolve.js';
import type { Summary } from '../summary.js';
import { summaryText } from '../summary-text.js';
import { acceptCandidate } from './accept-candidate.js';
import { type Candidate, candidateSchema } from './candidate.js';
import { findStrayKeys } from './stray-keys.js';

export interface Candidates {
  /** By session name; every name at most once. */
  readonly byName: ReadonlyMap<string, Candidate>;
  /** Defects that belong to no session, since its name cannot be read. */
  readonly defects: readonly Defect[];
  /** What is wrong with the folder or file as a whole. */
  readonly problems: readonly Problem[];
}

/** The files that a candidate may be in, below the candidates folder. */
export const CANDIDATE_FILES = ['<name>.json', '<name>/summary.json', '<name>/candidate.json'] as const;

/**
 * Reads all candidates of a folder, or of a `.jsonl` file. What is wrong with one candidate is a defect of that
 * candidate: it never hides the others.
 */
export function readCandidates(path: string, files: Files, digest: Digest): Candidates {
  const kind = files.kind(path);
  if (kind === 'folder') return onePerName(readFolder(path, files, digest), []);
  if (kind === 'file' && path.endsWith('.jsonl')) return readLines(path, files, digest);
  const found = kind === 'file' ? 'this file is not .jsonl' : describeKind(kind);
  return {
    byName: new Map(),
    defects: [],
    problems: [
      {
        message: `candidates: ${JSON.stringify(path)}: ${found}; allowed: a folder of ${CANDIDATE_FILES.join(', ')}, or a .jsonl file`,
      },
    ],
  };
}

function readFolder(folder: string, files: Files, digest: Digest): readonly Candidate[] {
  const candidates: Candidate[] = [];
  for (const entry of files.list(folder)) {
    const path = folder === '.' ? entry : `${folder}/${entry}`;
    const kind = files.kind(path);
    if (kind !== 'folder' && entry.endsWith('.json')) {
      const name = normalizeName(entry.slice(0, -'.json'.length));
      if (name !== '') candidates.push(readFile(path, name, files, digest));
    } else if (kind === 'outside') {
      candidates.push(invalid(normalizeName(entry), { file: path, line: 1 }, describeKind(kind)));
    }
    if (kind !== 'folder') continue;
    for (const file of [`${path}/summary.json`, `${path}/candidate.json`]) {
      if (files.kind(file) !== 'missing') candidates.push(readFile(file, normalizeName(entry), files, digest));
    }
  }
  return candidates;
}

function readFile(file: string, name: string, files: Files, digest: Digest): Candidate {
  const read = files.read(file);
  if (read.kind === 'unreadable') return invalid(name, { file, line: 1 }, read.reason);
  const badLine = [...read.invalidLines][0];
  if (badLine !== undefined) return invalid(name, { file, line: badLine }, 'the file is not UTF-8');
  const parsed = parseJson(read.text);
  if ('document' in parsed) return toCandidate(name, parsed.document, file, digest);
  return invalid(name, { file, ...parsed.error.position }, `broken JSON: ${parsed.error.message}`);
}

function readLines(file: string, files: Files, digest: Digest): Candidates {
  const read = files.read(file);
  if (read.kind === 'unreadable') {
    return { byName: new Map(), defects: [], problems: [{ message: `candidates: ${read.reason}`, place: { file } }] };
  }
  const candidates: Candidate[] = [];
  const defects: Defect[] = [];
  for (const { line, text } of jsonLines(read.text)) {
    const fault = read.invalidLines.has(line) ? 'not UTF-8' : null;
    const candidate = readCandidateLine({ line, text, fault }, file, digest);
    if ('kind' in candidate) candidates.push(candidate);
    else defects.push(candidate);
  }
  return onePerName(candidates, defects);
}

/** A candidate, or a defect when the line does not tell whose it is. */
export function readCandidateLine(
  { line, text, fault }: Pick<FileLine, 'line' | 'text' | 'fault'>,
  file: string,
  digest: Digest,
): Candidate | Defect {
  if (fault === 'too long') return ofNobody(LINE_FAULTS[fault], { file, line });
  const parsed = parseJson(text, line);
  const rawName = 'document' in parsed ? memberOf(parsed.document.value, 'name') : readWholeString(text, 'name');
  const name = typeof rawName === 'string' ? normalizeName(rawName) : undefined;
  // A replacement character in such a line stands for the bytes that nobody can read.
  const garbled = fault !== null && name?.includes('\ufffd') === true;
  const wrongName = name === undefined ? 'is missing or not text' : nameProblem(name);
  const place = 'document' in parsed ? { file, line } : { file, ...parsed.error.position };
  const broken =
    'error' in parsed ? `broken JSON: ${parsed.error.message}` : fault !== null ? LINE_FAULTS[fault] : undefined;
  if (name === undefined || wrongName !== undefined || garbled)
    return ofNobody(broken ?? `its name ${wrongName}`, place);
  if ('error' in parsed || broken !== undefined) return invalid(name, place, broken ?? '');
  const { document } = parsed;
  return toCandidate(name, document, file, digest);
}

function ofNobody(reason: string, place: Place): Defect {
  return {
    code: 'UNREADABLE_CANDIDATE',
    dimension: null,
    message: `A line of candidates belongs to no session: ${reason}`,
    suggestion: 'Write one line a session: {"name": "…", "title": "…", …}',
    place,
  };
}

/** Takes `{"name", "candidate": {…}}` as well as the summary itself, in a line and in a file of its own. */
function toCandidate(name: string, document: JsonDocument, file: string, digest: Digest): Candidate {
  const base: JsonPath = memberOf(document.value, 'candidate') === undefined ? [] : ['candidate'];
  const place = placeOf(document, file, base);
  const value = base.length === 0 ? document.value : memberOf(document.value, 'candidate');
  // A null candidate is an empty one, as everywhere.
  const content = base.length > 0 && value === null ? {} : value;
  const parsed = readSummary(content);
  if (!parsed.success) {
    const defects = schemaProblems(parsed.error.issues, document, file, base).map((problem) =>
      invalidDefect(problem.place ?? place, problem.message, 'Correct the type, or leave the key out'),
    );
    return { kind: 'invalid', name, place, defects };
  }
  return {
    kind: 'valid',
    name,
    place,
    summary: parsed.data,
    digest: digest(summaryText(parsed.data)),
    strays: findStrayKeys(value),
    places: () => {
      const positionOf = document.positions();
      return (path) => ({ file, ...positionOf([...base, ...path]) });
    },
  };
}

/** Asks the schema only about what is not right at first sight. */
function readSummary(content: unknown): z.ZodSafeParseResult<Summary> {
  const accepted = acceptCandidate(content);
  return accepted === undefined ? candidateSchema.safeParse(content) : { success: true, data: accepted };
}

/** Two candidates for one name make the name invalid: nobody can tell which one the pipeline meant. */
function onePerName(candidates: readonly Candidate[], defects: readonly Defect[]): Candidates {
  const groups = new Map<string, { readonly first: Candidate; readonly others: Candidate[] }>();
  for (const candidate of [...candidates].sort((a, b) => byCodePoint(a.name, b.name))) {
    const group = groups.get(candidate.name);
    if (group === undefined) groups.set(candidate.name, { first: candidate, others: [] });
    else group.others.push(candidate);
  }
  const byName = new Map<string, Candidate>();
  for (const [name, { first, others }] of groups)
    byName.set(name, others.length === 0 ? first : duplicate(first, others));
  return { byName, defects, problems: [] };
}

/** What a name comes to that has several candidates, the first of the file first. */
export function duplicate(first: Candidate, others: readonly Candidate[]): Candidate {
  const repetitions = others.map(
    ({ place }): Defect => ({
      code: 'DUPLICATE_CANDIDATE',
      dimension: null,
      message: `Two candidates for one session: ${formatPlace(first.place)} and ${formatPlace(place)}`,
      suggestion: 'Keep one of the two',
      place,
    }),
  );
  const earlier = [first, ...others].flatMap((candidate) => (candidate.kind === 'invalid' ? candidate.defects : []));
  return { kind: 'invalid', name: first.name, place: first.place, defects: [...repetitions, ...earlier] };
}

function invalid(name: string, place: Place, reason: string): Candidate {
  return { kind: 'invalid', name, place, defects: [invalidDefect(place, reason, NOT_CUT)] };
}

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
