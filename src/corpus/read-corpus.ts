import type { z } from 'zod';
import { byCodePoint } from '../code-point-order.js';
import { formatPlace, type Place, type Problem } from '../errors.js';
import { type JsonDocument, parseJson } from '../json/document.js';
import { LINE_FAULTS } from '../json/line-faults.js';
import { jsonLines } from '../json/lines.js';
import { placeOf, schemaProblems } from '../json/schema-problems.js';
import type { Digest, FileLine, Files } from '../ports.js';
import { describeKind } from '../settings/resolve.js';
import { summaryText } from '../summary-text.js';
import { acceptSession, type SessionContent } from './accept-session.js';
import { type GoldenSession, goldenSessionSchema } from './golden-session.js';
import { nameProblem, normalizeName } from './session-name.js';

export interface Corpus {
  /** In code point order of their names, canaries included. */
  readonly sessions: readonly GoldenSession[];
  /** Paths of folders without a `reference.json`. */
  readonly skippedFolders: readonly string[];
  /** Everything that is wrong, over all files. A corpus with problems must not be scored. */
  readonly problems: readonly Problem[];
}

/** Reads a corpus folder (`<name>/reference.json`) or a `.jsonl` file with one golden session a line. */
export function readCorpus(path: string, files: Files, digest: Digest): Corpus {
  const kind = files.kind(path);
  if (kind === 'folder') return readFolder(path, files, digest);
  if (kind === 'file' && path.endsWith('.jsonl')) return readLines(path, files, digest);
  const found = kind === 'file' ? 'this file is not .jsonl' : describeKind(kind);
  return {
    sessions: [],
    skippedFolders: [],
    problems: [
      {
        message: `corpus: ${JSON.stringify(path)}: ${found}; allowed: a folder of <name>/reference.json, or a .jsonl file`,
      },
    ],
  };
}

function readFolder(corpus: string, files: Files, digest: Digest): Corpus {
  const sessions: GoldenSession[] = [];
  const reading = new CorpusReading(digest, (session) => sessions.push(session));
  const skippedFolders: string[] = [];
  for (const entry of files.list(corpus)) {
    const folder = join(corpus, entry);
    const file = `${folder}/reference.json`;
    const kind = files.kind(folder);
    // An entry that is listed and cannot be opened might be a session: it must not vanish from the means.
    if (kind === 'outside') reading.problem(describeKind(kind), { file: folder });
    if (kind === 'missing') reading.problem(`this cannot be opened: ${NOT_OPENED}`, { file: folder });
    if (kind !== 'folder') continue;
    if (files.kind(file) === 'missing') {
      const alike = files.list(folder).find((name) => name.toLowerCase() === 'reference.json');
      if (alike === undefined) skippedFolders.push(folder);
      else if (alike !== 'reference.json')
        reading.problem('allowed: the name reference.json', { file: `${folder}/${alike}` });
      else reading.problem(`this cannot be opened: ${NOT_OPENED}`, { file });
      continue;
    }
    const name = normalizeName(entry);
    const wrongName = nameProblem(name);
    if (wrongName !== undefined) {
      reading.problem(`the name of the folder ${wrongName}; allowed: what could be the name of a session`, {
        file: folder,
      });
      continue;
    }
    const read = files.read(file);
    const badLine = read.kind === 'text' ? [...read.invalidLines][0] : undefined;
    if (read.kind === 'unreadable') reading.problem(read.reason, { file });
    else if (badLine !== undefined) reading.problem('the file is not UTF-8', { file, line: badLine });
    else reading.add(parseJson(read.text), file, name);
  }
  return { sessions: inOrder(sessions), skippedFolders, problems: reading.problems };
}

function inOrder(sessions: GoldenSession[]): readonly GoldenSession[] {
  return sessions.sort((a, b) => byCodePoint(a.name, b.name));
}

const NOT_OPENED = 'a symbolic link to nothing, or a name that is not UTF-8';

function readLines(file: string, files: Files, digest: Digest): Corpus {
  const sessions: GoldenSession[] = [];
  const reading = new CorpusReading(digest, (session) => sessions.push(session));
  const read = files.read(file);
  if (read.kind === 'unreadable') reading.problem(read.reason, { file });
  else {
    for (const { line, text } of jsonLines(read.text)) {
      reading.addLine({ line, text, fault: read.invalidLines.has(line) ? 'not UTF-8' : null }, file);
    }
  }
  return { sessions: inOrder(sessions), skippedFolders: [], problems: reading.problems };
}

/** Hands on sessions as they are read, and collects everything that is wrong, over all files of a corpus. */
export class CorpusReading {
  readonly problems: Problem[] = [];
  /** Where each name was seen first, of broken sessions too. */
  private readonly firstPlaces = new Map<string, Place>();

  constructor(
    private readonly digest: Digest,
    private readonly take: (session: GoldenSession) => void,
  ) {}

  problem(message: string, place: Place): void {
    this.problems.push({ message, place });
  }

  /** One line of a `.jsonl` corpus. */
  addLine({ line, text, fault }: Pick<FileLine, 'line' | 'text' | 'fault'>, file: string): void {
    if (fault === null) this.add(parseJson(text, line), file, undefined);
    else this.problem(LINE_FAULTS[fault], { file, line });
  }

  /** `folderName` is the name that the folder gives; a `.jsonl` line must name itself. */
  add(parsed: ReturnType<typeof parseJson>, file: string, folderName: string | undefined): void {
    if ('error' in parsed) {
      this.problem(`broken JSON: ${parsed.error.message}`, { file, ...parsed.error.position });
      return;
    }
    const { document } = parsed;
    const checked = readContent(document.value);
    const naming = readName(document.value, folderName);
    if ('problem' in naming) this.problem(naming.problem, placeOf(document, file, ['name']));
    // One by one: a hostile file has more of them than a call takes arguments.
    for (const found of schemaProblems(checked.error?.issues ?? [], document, file)) this.problems.push(found);
    if ('problem' in naming) return;
    const place = { file, line: document.position([]).line };
    // Without a name there is no twin; the schema has told already that it is no text.
    if (naming.name !== '') this.checkTwin(naming.name, place);
    if (checked.success) this.take(toSession(naming.name, checked.data, document, file, place, this.digest));
  }

  private checkTwin(name: string, place: Place): void {
    const first = this.firstPlaces.get(name);
    if (first === undefined) this.firstPlaces.set(name, place);
    else
      this.problem(
        `the name ${JSON.stringify(name)} stands twice in the corpus, first at ${formatPlace(first)}`,
        place,
      );
  }
}

/** Asks the schema only about what is not right at first sight. */
function readContent(value: unknown): z.ZodSafeParseResult<SessionContent> {
  const accepted = acceptSession(value);
  return accepted === undefined ? goldenSessionSchema.safeParse(value) : { success: true, data: accepted };
}

function toSession(
  name: string,
  data: SessionContent,
  document: JsonDocument,
  file: string,
  place: Place,
  digest: Digest,
): GoldenSession {
  return {
    name,
    notes: data.notes ?? '',
    difficulty: data.difficulty ?? 'normal',
    kind: data.kind ?? 'other',
    tags: data.tags,
    canary: data.canary ?? false,
    unreviewed: data.unreviewed ?? false,
    reviewedBy: data.reviewed_by ?? undefined,
    reviewedAt: data.reviewed_at ?? undefined,
    gates: data.gates ?? {},
    requirements: data.requirements,
    reference: data.reference,
    referenceDigest: digest(summaryText(data.reference)),
    place,
    document,
    placeOf: (path) => placeOf(document, file, path),
  };
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

function join(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}
