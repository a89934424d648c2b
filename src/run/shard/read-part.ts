import type { z } from 'zod';
import type { Problem } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import { lineFaults } from '../../core/json/lines.js';
import { schemaProblems } from '../../core/json/schema-problems.js';
import type { Digest, FileLine, Files, LineFile } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import { LONGEST_INPUT_BYTES } from '../../core/text-limit.js';
import { VERSION } from '../../core/version.js';
import { pathIn } from '../../core/workspace-path.js';
import { changedFile } from '../../inputs/changed-file.js';
import type { TextPosition } from '../../inputs/input-texts.js';
import { shardName } from '../../scoring/shard-of.js';
import { isPartFile } from '../../settings/files-of-runs.js';
import { end, header, line, type PartHeader, signature } from './part-schema.js';
import { type PartContent, type SessionLine, SortedLines } from './sorted-lines.js';

/** A part: the result of one shard, read from its file. */
export interface Part extends PartContent {
  readonly file: string;
  readonly header: PartHeader;
  /** Reads the line of a session again by its number, from 0. Throws a UserError when the file has changed. */
  readonly session: (index: number) => SessionLine;
}

/** Thrown inside this file to stop reading at a problem that makes the rest of a part useless. */
class Broken extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super();
  }
}

/**
 * Reads and checks a part. It comes from another machine by way of an artifact, so anything that a shard would not have
 * written is a problem with its line, and then nothing of the part is used. Sessions are not held but read again when
 * needed: keep the file open.
 */
export function readPart(
  lines: LineFile,
  file: string,
  digest: Digest,
): { readonly part: Part } | { readonly problems: readonly Problem[] } {
  try {
    return { part: readWhole(lines, file, digest) };
  } catch (error) {
    if (error instanceof Broken) return { problems: error.problems };
    throw error;
  }
}

function readWhole(opened: LineFile, file: string, digest: Digest): Part {
  const outline = outlineOf(opened, file, digest);
  if (outline === undefined) throw new Broken([{ message: `${NO_PART}: it is empty`, place: { file } }]);
  const head = readHeader(outline.first, file);
  checkEnd(opened, outline, head, file);
  const sorted = new SortedLines(head, file, digest);
  const problems: Problem[] = [];
  for (const one of opened.lines()) {
    if (one.line === outline.first.line) continue;
    if (one.line === outline.last.line || problems.length >= SHOWN_PROBLEMS) break;
    const read = readLine(line, one.text, file, one.line);
    problems.push(...('problems' in read ? read.problems : sorted.add(read.value, one)));
  }
  if (problems.length > 0) throw new Broken(problems.slice(0, SHOWN_PROBLEMS));
  // It was read twice, and only the first time for its digest.
  if (opened.hasChanged()) throw changedFile(file);
  const { lines, statuses, isJudged, labels, unmatched, moreUnmatched, defects } = sorted;
  const content = { lines, statuses, isJudged, labels, unmatched, moreUnmatched, defects };
  return { file, header: head, ...content, session: (index) => readSession(opened, lines.position(index), file) };
}

function readSession(opened: LineFile, at: TextPosition, file: string): SessionLine {
  if ('name' in at) throw new Error('a session of a part is a line');
  const read = readLine(line, opened.lineAt(at).text, file, at.line);
  if (opened.hasChanged() || !('value' in read) || read.value.kind !== 'session') throw changedFile(file);
  return read.value;
}

/** The first and last line of a file, and a digest of the rest. */
interface Outline {
  readonly first: FileLine;
  readonly last: FileLine;
  readonly count: number;
  /** SHA-256 of all lines but the last, whichever line ends they have. */
  readonly digest: string;
}

/** Undefined for an empty file. */
function outlineOf(opened: LineFile, file: string, digest: Digest): Outline | undefined {
  const seen: { first?: FileLine; last?: FileLine; count: number } = { count: 0 };
  function* content(): Generator<string> {
    for (const one of opened.lines()) {
      if (one.fault !== null) throw new Broken([{ message: FAULTS[one.fault], place: { file, line: one.line } }]);
      if (seen.last !== undefined) yield `${seen.last.text}\n`;
      seen.first ??= one;
      seen.last = one;
      seen.count++;
    }
  }
  const found = digest(content());
  const { first, last, count } = seen;
  return first === undefined || last === undefined ? undefined : { first, last, count, digest: found };
}

/** A line has a session's reference, its candidate and what was found in them. Held as one text, a longer one would fill a runner. */
export const LONGEST_LINE = 4 * LONGEST_INPUT_BYTES;

const FAULTS = { ...lineFaults(LONGEST_LINE), 'not UTF-8': 'the file is not UTF-8' };

const NO_PART = 'this is not what a shard leaves';

/** Reads the header. Format and version are checked first: in another version everything else may look different. */
function readHeader({ text, line: number }: FileLine, file: string): PartHeader {
  const place = { file, line: number };
  const signed = readLine(signature, text, file, number);
  if ('problems' in signed) throw new Broken([{ message: `${NO_PART}: its first line is no header`, place }]);
  const { version } = signed.value.tool;
  if (version !== VERSION) {
    const message = `this part was made by version ${JSON.stringify(version)} of summary-gate, and this is ${VERSION}`;
    throw new Broken([{ message, place, hint: 'use one version of the action in all jobs' }]);
  }
  const read = readLine(header, text, file, number);
  if ('problems' in read) throw new Broken(read.problems);
  if (read.value.shard > read.value.of) {
    throw new Broken([{ message: `there is no shard ${read.value.shard} of ${read.value.of}`, place }]);
  }
  return read.value;
}

export function nameOfPart({ shard, of }: PartHeader): string {
  return shardName({ index: shard, of });
}

function cut(head: PartHeader, file: string, why: string): Broken {
  const hint = 'run the job of this shard again';
  return new Broken([{ message: `the part of ${nameOfPart(head)} is not whole: ${why}`, place: { file }, hint }]);
}

/** Checks the closing line. A file that was cut has none, and one that was changed has another digest. */
function checkEnd(opened: LineFile, { last, count, digest }: Outline, head: PartHeader, file: string): void {
  if (!opened.endsInLine()) throw cut(head, file, 'its last line has no end');
  const read = readLine(end, last.text, file, last.line);
  if ('problems' in read) throw cut(head, file, 'the line that closes it is missing');
  if (digest !== read.value.digest) {
    throw cut(head, file, 'its digest is another one, so it was changed or damaged after it was written');
  }
  const { lines: declared } = read.value;
  if (count - 1 !== declared) {
    throw cut(head, file, `it has ${count - 1} lines, and its last one counts ${declared}`);
  }
}

/** Parts that were found, and what is wrong with others. Close it in the end. */
export interface FoundParts {
  readonly parts: readonly Part[];
  readonly problems: readonly Problem[];
  /** Closes the files; sessions can no longer be read afterwards. */
  readonly close: () => void;
}

/**
 * Finds and reads the parts in folders and their subfolders: artifacts that are downloaded one by one have a folder
 * each. Other files are ignored; shards also leave a log.
 * @param folders workspace paths
 */
export function findParts(folders: readonly string[], files: Files, digest: Digest): FoundParts {
  const problems: Problem[] = [];
  const paths = new Set<string>();
  for (const folder of folders) {
    const kind = files.kind(folder);
    const found = kind === 'folder' ? partsIn(folder, files) : [];
    for (const path of found) paths.add(path);
    if (found.length > 0) continue;
    const message =
      kind === 'folder' ? 'there is no part of a shard in it' : `${describeKind(kind)}; allowed: a folder`;
    const hint = 'it must hold the files shard-<i>-of-<n>.jsonl that the shards have left in their report-dir';
    problems.push({ message, place: { file: folder }, hint });
  }
  const open: LineFile[] = [];
  const parts = [...paths].flatMap((path) => {
    const opened = files.openLines(path, LONGEST_LINE);
    if (opened.kind === 'unreadable') {
      problems.push({ message: opened.reason, place: { file: path } });
      return [];
    }
    open.push(opened.file);
    const read = readPart(opened.file, path, digest);
    if ('part' in read) return [read.part];
    problems.push(...read.problems);
    return [];
  });
  const close = (): void => {
    for (const file of open) file.close();
  };
  return { parts, problems, close };
}

function partsIn(folder: string, files: Files): readonly string[] {
  return files.list(folder).flatMap((entry) => {
    const path = pathIn(folder, entry);
    if (files.kind(path) !== 'folder') return isPartFile(entry) ? [path] : [];
    return files
      .list(path)
      .filter(isPartFile)
      .map((name) => `${path}/${name}`);
  });
}

type Read<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

/**
 * The most problems that are listed for one file: later ones mostly follow from the first, and a hostile part could
 * have millions.
 */
const SHOWN_PROBLEMS = 5;

/**
 * Reads a line of a part by its schema, or returns its problems.
 * @param number of the line, from 1
 */
function readLine<T extends z.ZodType>(schema: T, text: string, file: string, number: number): Read<z.output<T>> {
  const read = parseJson(text, number);
  if ('error' in read) {
    return { problems: [{ message: `broken JSON: ${read.error.message}`, place: { file, ...read.error.position } }] };
  }
  const parsed = schema.safeParse(read.document.value);
  if (parsed.success) return { value: parsed.data };
  return { problems: schemaProblems(parsed.error.issues.slice(0, SHOWN_PROBLEMS), read.document, file) };
}
