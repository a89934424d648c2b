import { sha256 } from '../adapters/digest.js';
import { messageOf, UserError } from '../core/errors.js';
import { type JsonPath, parseJson } from '../core/json/document.js';
import type { Candidate } from '../inputs/candidates/candidate.js';
import { hasTextAround } from '../inputs/candidates/mistaken-json.js';
import { readCandidate } from '../inputs/candidates/read-candidate.js';
import { type FoundTranscript, orUnread } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { CorpusReading } from '../inputs/corpus/read-corpus.js';
import { OWN_FORMAT, type SummaryFormat } from '../inputs/format/summary-format.js';
import type { MarkdownReader } from '../inputs/markdown/markdown-reader.js';
import { readTranscript } from '../inputs/transcripts/transcript.js';
import type * as Api from './declarations.js';

/** A golden session as plain data. */
export function toPlain(golden: GoldenSession, transcript: Api.GoldenSession['transcript']): Api.GoldenSession {
  const { name, reference, accepted, requirements, difficulty, kind, tags, notes, canary, gates, group, place } =
    golden;
  return {
    ...{ name, reference, requirements, difficulty, kind, tags, notes, canary, gates },
    ...(group !== undefined && { group }),
    ...(accepted.length > 0 && {
      accepted: accepted.map(({ id, by, at, because, summary }) => ({ id, by, at, because, ...summary })),
    }),
    ...(transcript !== undefined && { transcript }),
    file: place.file,
  };
}

/**
 * A golden session that was given as data, read as a line of a corpus is, so that it is held to the same rules. Throws a
 * UserError with everything that is wrong with it.
 */
export function fromPlain(
  session: Api.GoldenSession,
  { dimensions }: Pick<SummaryFormat, 'dimensions'>,
): GoldenSession {
  const found: GoldenSession[] = [];
  // Its keys and words are ours, whatever those of the candidates are.
  const reading = new CorpusReading(sha256, { ...OWN_FORMAT, dimensions }, (golden) => found.push(golden));
  const text = jsonOf(session, 'the session');
  reading.addText({ file: 'session', line: 1, text, fault: null, name: undefined, markdown: undefined });
  const [golden] = found;
  const problems = [...reading.problems.map(({ message }) => message), ...transcriptProblems(session)];
  if (golden === undefined || problems.length > 0) {
    throw new UserError(problems.map((message) => ({ message: `session: ${message}` })));
  }
  const place = { file: session.file ?? 'reference' };
  return { ...golden, place, placeOf: () => place, placesIn: () => () => place };
}

/**
 * A summary that was given in place of a golden session, read as every reference is: data or the text of its JSON, in the keys
 * of the team or in ours, or the text of a page. Throws a UserError with everything that is wrong with it.
 */
export function referenceOf(given: unknown, format: SummaryFormat, markdown: MarkdownReader): GoldenSession {
  const own = typeof given === 'string' ? given.replace(/^\ufeff/, '') : jsonOf(given, 'the reference');
  const isPage = typeof given === 'string' && !isJson(own);
  const parsed = isPage ? undefined : parseJson(own);
  if (parsed !== undefined && 'error' in parsed)
    throw new UserError([{ message: `the reference is broken JSON: ${parsed.error.message}` }]);
  const text = isPage ? own : `{"reference":${own}}`;
  const found: GoldenSession[] = [];
  const reading = new CorpusReading(sha256, format, (golden) => found.push(golden));
  const [file, reader] = isPage ? ['reference.md', markdown] : ['reference', undefined];
  reading.addText({ file, line: 1, text, fault: null, name: 'reference', markdown: reader });
  const [golden] = found;
  if (golden === undefined || reading.problems.length > 0) {
    // Nobody has seen the lines of a text that was made of data.
    throw new UserError(isPage ? reading.problems : reading.problems.map(({ place: _, ...problem }) => problem));
  }
  const place = { file };
  return isPage ? golden : { ...golden, place, placeOf: () => place, placesIn: () => () => place };
}

/** Whether a text is a summary and no name of a session: a name has no line ends, and nobody calls a session like a heading or JSON. */
export function isSummaryText(text: string): boolean {
  return /[\r\n]|^\ufeff?(?:#{1,6}\s|---(?:\s|$)|\s*\{\s*")/.test(text);
}

/** What a corpus has no key for, since there it is a file beside the reference. */
function transcriptProblems(session: Api.GoldenSession): readonly string[] {
  const transcript: unknown = session?.transcript;
  if (transcript === undefined) return [];
  if (typeof transcript !== 'object' || transcript === null) {
    return [
      `transcript is ${transcript === null ? 'null' : `a ${typeof transcript}`}; allowed: an object with file and text`,
    ];
  }
  const { file, text }: { file?: unknown; text?: unknown } = transcript;
  return Object.entries({ file, text }).flatMap(([key, value]) =>
    typeof value === 'string'
      ? []
      : [
          `transcript.${key} is no text; allowed: ${key === 'file' ? 'the path of the transcript, which tells its format' : 'what stands in that file'}`,
        ],
  );
}

/** The transcript of a session that was given as data. */
export function transcriptOf({ transcript }: Pick<Api.GoldenSession, 'transcript'>): FoundTranscript {
  if (transcript === undefined) return undefined;
  return orUnread(readTranscript(transcript.text, transcript.file, sha256));
}

/**
 * A candidate that was given as data or as a text: that of its JSON or, where there is what reads pages, any other as that of a
 * page; undefined where none was given.
 */
export function candidateOf(
  name: string,
  given: unknown,
  format: SummaryFormat,
  markdown?: MarkdownReader,
): Candidate | undefined {
  if (given === undefined) return undefined;
  const read = (text: string, reader?: MarkdownReader): Candidate => {
    const file = reader === undefined ? LABEL : PAGE_LABEL;
    const one = readCandidate({ file, line: 1, text, fault: null, name, markdown: reader }, sha256, format);
    if (!('kind' in one)) throw new RangeError('a candidate that was given has a name');
    return one;
  };
  if (typeof given !== 'string') return placedByPath(read(jsonOf(given, 'the candidate')));
  // As of a file, whose byte order mark is no part of it.
  const text = given.replace(/^\ufeff/, '');
  if (markdown === undefined || isJson(text)) return read(text);
  const page = read(text, markdown);
  // A model's answer with words around its JSON is no page either.
  return page.kind === 'invalid' && hasTextAround(text) ? read(text) : page;
}

/** Whether a text is JSON, or begins like an object of it, of which is then told what is wrong. */
function isJson(text: string): boolean {
  return /^\s*\{/.test(text) || 'document' in parseJson(text);
}

/** What stands for the file of a candidate that has none, and of one that is a page, by whose ending it is told from JSON. */
const LABEL = 'candidate';
const PAGE_LABEL = 'candidate.md';

/** Nobody has seen the lines of a text that was made of data: its values are told by their path. */
function placedByPath(candidate: Candidate): Candidate {
  if (candidate.kind === 'invalid') {
    const defects = candidate.defects.map((defect) => ({ ...defect, place: { file: LABEL } }));
    return { ...candidate, place: { file: LABEL }, defects };
  }
  const keyed = candidate.places;
  return {
    ...candidate,
    place: { file: LABEL },
    places: () => {
      const placeOf = keyed();
      return (path) => {
        const { key } = placeOf(path);
        return key === undefined ? { file: LABEL + stepsOf(path) } : { file: `${LABEL}.${key}`, key };
      };
    },
  };
}

function stepsOf(path: JsonPath): string {
  return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`)).join('');
}

function jsonOf(value: unknown, what: string): string {
  let reason = '';
  try {
    if (isPromise(value)) throw new TypeError('it is a promise: await it');
    const text = JSON.stringify(value);
    if (text !== undefined) return text;
  } catch (error) {
    reason = messageOf(error).split('\n', 1)[0] ?? '';
  }
  throw new UserError([{ message: `${what} cannot be written as JSON: ${reason || 'it is no data'}` }]);
}

/** Also those of another realm, such as the sandbox of a test runner. */
function isPromise(value: unknown): boolean {
  return Object.prototype.toString.call(value) === '[object Promise]';
}
