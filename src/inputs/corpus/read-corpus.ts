import type { Place, Problem } from '../../core/errors.js';
import { type JsonDocument, parseJson } from '../../core/json/document.js';
import { placeOf, schemaProblems, valueAt } from '../../core/json/schema-problems.js';
import { acceptedOr } from '../../core/json/schemas.js';
import { isPlainObject } from '../../core/json/values.js';
import type { Digest, Files } from '../../core/ports.js';
import { summaryText } from '../../core/summary.js';
import { byCodePoint } from '../../core/text.js';
import { absentDimensions } from '../format/absent-dimensions.js';
import { doubledFields } from '../format/doubled-fields.js';
import { withoutAbsent } from '../format/in-our-keys.js';
import { namePath } from '../format/line-name.js';
import { type ReferenceInOurKeys, referenceInOurKeys } from '../format/reference-in-our-keys.js';
import { OWN_FORMAT, type SummaryFormat } from '../format/summary-format.js';
import { inTheirWords } from '../format/their-words.js';
import type { InputText, InputTexts, SideText, TextPosition } from '../input-texts.js';
import { inMarkdown, type MarkdownReading } from '../markdown/markdown-reader.js';
import { acceptSession, type SessionContent } from './accept-session.js';
import { type GoldenSession, goldenSessionSchema } from './golden-session.js';
import { type OpenedCorpus, openCorpus } from './open-corpus.js';
import { type Taught, TaughtReading } from './read-taught.js';
import { ReferenceHints } from './reference-hints.js';
import { SeenNames } from './seen-names.js';
import { nameInLine, readName } from './session-name.js';
import { sizeProblem } from './session-size.js';

export interface Corpus {
  /** In code point order of their names, canaries included. */
  readonly sessions: readonly GoldenSession[];
  /** How many more there are that cannot be read. */
  readonly broken: number;
  /** Paths of folders without a `reference.json`. */
  readonly skippedFolders: readonly string[];
  /** Everything that is wrong, over all files. A corpus with problems must not be scored. */
  readonly problems: readonly Problem[];
  /** Whose each problem is, at the same index: the name of a session; undefined where nothing tells. */
  readonly owners: readonly (string | undefined)[];
}

/** Reads and holds all sessions of a corpus. */
export async function readCorpus(path: string, files: Files, digest: Digest, format: SummaryFormat): Promise<Corpus> {
  const opened = openCorpus(path, files);
  if (opened.kind === 'open') await opened.texts.load();
  return corpusOf(opened, digest, format);
}

/** Reads and holds all sessions of a corpus that is loaded. */
export function corpusOf(opened: OpenedCorpus, digest: Digest, format: SummaryFormat): Corpus {
  if (opened.kind === 'unreadable') {
    return { sessions: [], broken: 0, skippedFolders: [], problems: [opened.problem], owners: [] };
  }
  const sessions: GoldenSession[] = [];
  const reading = new CorpusReading(digest, format, (session) => sessions.push(session));
  reading.addAll(opened.texts);
  opened.texts.close();
  sessions.sort((a, b) => byCodePoint(a.name, b.name));
  const broken = reading.read - sessions.length;
  const { problems, owners } = reading;
  return { sessions, broken, skippedFolders: opened.skippedFolders, problems, owners };
}

/** Of more nobody reads, and all those of a large file would take more time and room than the file. */
export const MOST_PROBLEMS = 10_000;

/** Reads golden sessions one by one, hands each on to `take`, and collects what is wrong in all files, up to a bound. */
export class CorpusReading {
  readonly problems: Problem[] = [];
  /** Whose each problem is; undefined where nothing tells. */
  readonly owners: (string | undefined)[] = [];
  /** How many texts it was given, broken ones included. */
  read = 0;
  private readonly hints: ReferenceHints;
  private readonly names = new SeenNames();

  constructor(
    private readonly digest: Digest,
    private readonly format: SummaryFormat,
    private readonly take: (session: GoldenSession) => void,
  ) {
    this.hints = new ReferenceHints(format);
  }

  problem(message: string, place: Place, hint?: string): void {
    this.problems.push({ message, place, ...(hint !== undefined && { hint }) });
  }

  /**
   * Reads all sessions of a corpus, or as far as the bound of what is told; entries that are no sessions become problems.
   * @param turn is told whose turn it is, before it is read
   */
  addAll(texts: InputTexts, turn?: (position: TextPosition) => void): void {
    for (const { position, read } of texts.all()) {
      turn?.(position);
      const input = read();
      this.addText(input);
      if (this.problems.length < MOST_PROBLEMS) continue;
      const message = `${this.problems.length} things are wrong up to here; the rest of the corpus is not read`;
      this.problems.push({
        message,
        place: { file: input.file, ...(input.name === undefined && { line: input.line }) },
      });
      this.owners.push(undefined);
      return;
    }
  }

  /** Reads one text: a file, named by its folder, or a line, which names itself. */
  addText(input: InputText): void {
    this.read++;
    this.readText(input);
    if (this.problems.length === this.owners.length) return;
    const owner = input.name ?? nameInLine(input.text, this.format);
    while (this.owners.length < this.problems.length) this.owners.push(owner);
  }

  private readText({ file, line, text, fault, name, markdown, beside }: InputText): void {
    const origin = { file, name, beside };
    if (fault !== null) this.problem(fault.reason, fault.line === undefined ? { file } : { file, line: fault.line });
    else if (markdown === undefined) this.add(parseJson(text, line), origin);
    else this.addMarkdown(markdown.readReference(text, this.format), origin);
  }

  private add(parsed: ReturnType<typeof parseJson>, origin: Origin): void {
    if ('document' in parsed) this.addDocument(parsed.document, origin, this.format);
    else this.problem(`broken JSON: ${parsed.error.message}`, { file: origin.file, ...parsed.error.position });
  }

  private addMarkdown(read: MarkdownReading, origin: Origin): void {
    if ('error' in read) {
      this.problem(read.error.message, { file: origin.file, ...read.error.position }, read.error.hint);
      return;
    }
    const known = this.problems.length;
    this.addDocument(read.document, origin, inMarkdown(this.format));
    for (let i = known; i < this.problems.length; i++) {
      const problem = this.problems[i];
      const hint = problem && this.hints.onPage(problem, read.document);
      // What is allowed in JSON is none of what a page has.
      const message = problem?.message.replace(/; allowed: text in double quotes$/, '') ?? '';
      if (problem !== undefined && hint !== undefined) this.problems[i] = { ...problem, message, hint };
    }
  }

  private addDocument(document: JsonDocument, origin: Origin, format: SummaryFormat): void {
    const { file, name } = origin;
    const named = name === undefined ? namePath(document.value, format) : OWN_FORMAT.name;
    const read = referenceInOurKeys(document.value, format, named);
    const size = sizeProblem(read.value);
    if (size !== undefined) {
      this.problem(size.message, placeOf(document, file, read.toFile(size.path)), size.hint);
      return;
    }
    const checked = acceptedOr(acceptSession(read.value), goldenSessionSchema, read.value);
    const given = valueAt(document.value, named);
    const naming = readName(given, named, name);
    if ('problem' in naming) {
      const hint = given === undefined ? this.hints.ofName(document) : undefined;
      this.problem(naming.problem, placeOf(document, file, named), hint);
    }
    // One by one: a hostile file has more of them than a call takes arguments.
    const issues = inTheirWords(checked.error?.issues ?? [], format);
    for (const [i, found] of schemaProblems(issues, document, file, [], read.toFile).entries()) {
      this.problems.push(this.hints.withHint(found, issues[i]?.path ?? [], document, format));
    }
    const doubled = doubledFields(read, document, file, ['reference'], format);
    this.problems.push(...doubled);
    this.problems.push(...floorProblems(checked.data, document, file, format));
    if ('problem' in naming) return;
    const place = { file, line: document.position([]).line };
    // Without a name there is no twin; the schema has told already that it is no text.
    if (naming.name !== '') this.checkTwin(naming.name, name === undefined ? String(given) : file, place);
    const known = this.problems.length;
    const taught = this.readTaught(document, origin);
    if (!checked.success || doubled.length > 0 || this.problems.length > known) return;
    if (checked.data.canary === true && taught !== NOTHING) {
      this.problem('a canary has no accepted and no rejected summaries: it is judged only damaged', place);
      return;
    }
    this.take(toSession(naming.name, checked.data, { document, file, place, format, read, taught }, this.digest));
  }

  /** A session in a folder has files for what people taught the gate, and one in a line has lists. */
  private readTaught(document: JsonDocument, { file, name, beside }: Origin): Taught {
    const isInLine = name === undefined && hasTaught(document.value);
    if (!isInLine && beside === undefined) return NOTHING;
    const reading = new TaughtReading(this.digest, this.format, (problem) => this.problems.push(problem));
    return beside === undefined ? reading.ofLine(document, file) : reading.ofFiles(beside);
  }

  private checkTwin(name: string, spelling: string, place: Place): void {
    const twin = this.names.twinOf(name, spelling, place);
    if (twin !== undefined) this.problem(twin, place);
  }
}

/** Where the text of a session comes from. */
interface Origin extends Pick<InputText, 'file' | 'name'> {
  readonly beside: readonly SideText[] | undefined;
}

const NOTHING: Taught = { accepted: [], rejected: [] };

function hasTaught(value: unknown): boolean {
  return isPlainObject(value) && (value['accepted'] !== undefined || value['rejected'] !== undefined);
}

/** The golden session of one text; undefined where it is broken. */
export function readGolden(text: InputText, digest: Digest, format: SummaryFormat): GoldenSession | undefined {
  let found: GoldenSession | undefined;
  new CorpusReading(digest, format, (session) => {
    found = session;
  }).addText(text);
  return found;
}

/** Floors of dimensions that the team has not: gates that nobody could check. */
function floorProblems(
  content: SessionContent | undefined,
  document: JsonDocument,
  file: string,
  format: SummaryFormat,
): readonly Problem[] {
  return absentDimensions(content?.gates?.min_dimensions, format).map(({ dimension, message, hint }) => {
    const path = ['gates', 'min_dimensions', dimension];
    return { message: `${path.join('.')} ${message}`, place: placeOf(document, file, path), hint };
  });
}

/** A golden session as it is written. */
interface WrittenSession {
  readonly document: JsonDocument;
  readonly file: string;
  readonly place: Place;
  readonly format: SummaryFormat;
  readonly read: ReferenceInOurKeys;
  readonly taught: Taught;
}

function toSession(
  name: string,
  data: SessionContent,
  { document, file, place, format, read, taught: { accepted, rejected } }: WrittenSession,
  digest: Digest,
): GoldenSession {
  const reference = withoutAbsent(data.reference, format);
  const ofReference = digest(summaryText(reference));
  return {
    name,
    notes: data.notes ?? '',
    difficulty: data.difficulty ?? 'normal',
    kind: data.kind ?? 'other',
    tags: data.tags,
    group: data.group,
    canary: data.canary ?? false,
    unreviewed: data.unreviewed ?? false,
    reviewedBy: data.reviewed_by ?? undefined,
    reviewedAt: data.reviewed_at ?? undefined,
    gates: data.gates ?? {},
    requirements: data.requirements,
    reference,
    accepted,
    rejected,
    referenceDigest: accepted.length === 0 ? ofReference : digestOfAll(ofReference, accepted, digest),
    textDigest: ofReference,
    place,
    document,
    outcomeWord: read.outcomeWord ?? reference.outcome,
    pathOf: read.toFile,
    placesIn: read.placesIn,
    placeOf: (path) => read.placesIn(document, file)(path),
  };
}

/** Of all that candidates are compared with, whatever it is called and however often it stands there. */
function digestOfAll(reference: string, accepted: Taught['accepted'], digest: Digest): string {
  return digest([reference, ...new Set(accepted.map((one) => one.digest))].join('\n'));
}
