import { byCodePoint } from '../code-point-order.js';
import { formatPlace, type Problem } from '../errors.js';
import { type JsonDocument, parseJson } from '../json/document.js';
import { jsonLines } from '../json/lines.js';
import { placeOf, schemaProblems } from '../json/schema-problems.js';
import type { Digest, Files } from '../ports.js';
import { describeKind } from '../settings/resolve.js';
import { summaryText } from '../summary-text.js';
import { type GoldenSession, goldenSessionSchema } from './golden-session.js';
import { nameProblem, normalizeName } from './session-name.js';

export interface Corpus {
  /** In code point order of their names, canaries included. */
  readonly sessions: readonly GoldenSession[];
  /** Folders without a `reference.json`. */
  readonly skippedFolders: number;
  /** Everything that is wrong, over all files. A corpus with problems must not be scored. */
  readonly problems: readonly Problem[];
}

/** Reads a corpus folder (`<name>/reference.json`) or a `.jsonl` file with one golden session a line. */
export function readCorpus(path: string, files: Files, digest: Digest): Corpus {
  const kind = files.kind(path);
  if (kind === 'folder') return checkNames(readFolder(path, files, digest));
  if (kind === 'file' && path.endsWith('.jsonl')) return checkNames(readLines(path, files, digest));
  const found = kind === 'file' ? 'this file is not .jsonl' : describeKind(kind);
  return {
    sessions: [],
    skippedFolders: 0,
    problems: [
      {
        message: `corpus: ${found}; allowed: a folder of <name>/reference.json, or a .jsonl file`,
        place: { file: path },
      },
    ],
  };
}

function readFolder(corpus: string, files: Files, digest: Digest): Corpus {
  const sessions: GoldenSession[] = [];
  const problems: Problem[] = [];
  let skippedFolders = 0;
  for (const entry of files.list(corpus)) {
    const folder = join(corpus, entry);
    const file = `${folder}/reference.json`;
    const kind = files.kind(folder);
    if (kind === 'outside') problems.push({ message: describeKind(kind), place: { file: folder } });
    if (kind !== 'folder') continue;
    if (files.kind(file) === 'missing') {
      skippedFolders++;
      continue;
    }
    const name = normalizeName(entry);
    const wrongName = nameProblem(name);
    if (wrongName !== undefined) {
      const message = `the name of the folder ${wrongName}; allowed: what could be the name of a session`;
      problems.push({ message, place: { file: folder } });
      continue;
    }
    const read = files.read(file);
    if (read.kind === 'unreadable' || read.invalidLines.size > 0) {
      problems.push(unreadable(file, read));
      continue;
    }
    const parsed = parseJson(read.text);
    if ('error' in parsed) problems.push(syntaxProblem(file, parsed.error));
    else addSession(parsed.document, file, name, digest, sessions, problems);
  }
  return { sessions, skippedFolders, problems };
}

function readLines(file: string, files: Files, digest: Digest): Corpus {
  const sessions: GoldenSession[] = [];
  const problems: Problem[] = [];
  const read = files.read(file);
  if (read.kind === 'unreadable') return { sessions, skippedFolders: 0, problems: [unreadable(file, read)] };
  for (const { line, text } of jsonLines(read.text)) {
    if (read.invalidLines.has(line)) {
      problems.push({ message: 'the line is not UTF-8', place: { file, line } });
      continue;
    }
    const parsed = parseJson(text, line);
    if ('error' in parsed) problems.push(syntaxProblem(file, parsed.error));
    else addSession(parsed.document, file, undefined, digest, sessions, problems);
  }
  return { sessions, skippedFolders: 0, problems };
}

/** `folderName` is the name that the folder gives; a `.jsonl` line must name itself. */
function addSession(
  document: JsonDocument,
  file: string,
  folderName: string | undefined,
  digest: Digest,
  sessions: GoldenSession[],
  problems: Problem[],
): void {
  const parsed = goldenSessionSchema.safeParse(document.value);
  const naming = readName(document.value, folderName);
  if ('problem' in naming) problems.push({ message: naming.problem, place: placeOf(document, file, ['name']) });
  // One by one: a hostile file has more of them than a call takes arguments.
  for (const problem of schemaProblems(parsed.error?.issues ?? [], document, file)) problems.push(problem);
  if ('problem' in naming || !parsed.success) return;
  const { data } = parsed;
  sessions.push({
    name: naming.name,
    notes: data.notes ?? '',
    difficulty: data.difficulty ?? 'normal',
    kind: data.kind ?? 'other',
    tags: data.tags,
    canary: data.canary ?? false,
    reviewedBy: data.reviewed_by ?? undefined,
    reviewedAt: data.reviewed_at ?? undefined,
    gates: data.gates ?? {},
    requirements: data.requirements,
    reference: data.reference,
    referenceDigest: digest(summaryText(data.reference)),
    place: { file, line: document.position([]).line },
    document,
    placeOf: (path) => placeOf(document, file, path),
  });
}

/** The session's name, or what is wrong with it; also of a session that is broken otherwise. */
function readName(
  value: unknown,
  folderName: string | undefined,
): { readonly name: string } | { readonly problem: string } {
  const given: unknown = typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;
  if (typeof given !== 'string') {
    // A name of another type is the schema's to report.
    return folderName !== undefined || given !== undefined
      ? { name: folderName ?? '' }
      : { problem: 'name is missing; each line of a .jsonl corpus names its session' };
  }
  const name = normalizeName(given);
  const wrong = nameProblem(name);
  if (wrong !== undefined) return { problem: `name ${wrong}; allowed: what could be the name of a folder` };
  if (folderName !== undefined && name !== folderName) {
    return {
      problem: `name is ${JSON.stringify(name)}, but the folder is ${JSON.stringify(folderName)}; allowed: the name of the folder, or none`,
    };
  }
  return { name };
}

function checkNames(corpus: Corpus): Corpus {
  const sessions = [...corpus.sessions].sort((a, b) => byCodePoint(a.name, b.name));
  const problems = [...corpus.problems];
  for (const [i, session] of sessions.entries()) {
    const twin = sessions[i - 1];
    if (twin?.name !== session.name) continue;
    problems.push({
      message: `the name ${JSON.stringify(session.name)} stands twice in the corpus, first at ${formatPlace(twin.place)}`,
      place: session.place,
    });
  }
  return { sessions, skippedFolders: corpus.skippedFolders, problems };
}

function unreadable(file: string, read: ReturnType<Files['read']>): Problem {
  const line = read.kind === 'text' ? [...read.invalidLines][0] : undefined;
  return {
    message: read.kind === 'unreadable' ? read.reason : 'the file is not UTF-8',
    place: line === undefined ? { file } : { file, line },
  };
}

function syntaxProblem(
  file: string,
  error: { readonly message: string; readonly position: { readonly line: number; readonly column: number } },
): Problem {
  return { message: `broken JSON: ${error.message}`, place: { file, ...error.position } };
}

function join(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}
