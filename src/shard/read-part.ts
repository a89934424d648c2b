import type { Problem } from '../errors.js';
import { jsonLines } from '../json/lines.js';
import type { Digest } from '../ports.js';
import { VERSION } from '../version.js';
import { end, header, line, type PartHeader, signature } from './part-schema.js';
import { readLine } from './read-line.js';
import { shardName } from './shard-of.js';
import { type PartContent, SortedLines } from './sorted-lines.js';

/** What one shard has left. */
export interface Part extends PartContent {
  readonly file: string;
  readonly header: PartHeader;
}

/** Broken lines after the first few are echoes of them. */
const SHOWN_PROBLEMS = 5;

/** Stops at what makes the rest of a part worthless. */
class Broken extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super();
  }
}

/**
 * Reads a part. It comes from another machine, by way of an artifact: whatever is not as a shard writes it is a problem
 * with its line, and nothing of the part is used.
 */
export function readPart(
  text: string,
  file: string,
  digest: Digest,
): { readonly part: Part } | { readonly problems: readonly Problem[] } {
  try {
    return { part: readWhole(text, file, digest) };
  } catch (error) {
    if (error instanceof Broken) return { problems: error.problems };
    throw error;
  }
}

function readWhole(text: string, file: string, digest: Digest): Part {
  const [first, ...others] = jsonLines(text);
  const head = first === undefined ? undefined : readHeader(first.text, file);
  if (head === undefined) throw new Broken([{ message: `${NO_PART}: it is empty`, place: { file } }]);
  const body = closedBody(text, head, file, digest);
  const lines = others.filter(({ line: number }) => number < body.lines);
  if (lines.length + 1 !== body.declared) {
    throw cut(head, file, `it has ${lines.length + 1} lines, and its last one counts ${body.declared}`);
  }
  const sorted = new SortedLines(head, file, digest);
  const problems: Problem[] = [];
  for (const { line: number, text: content } of lines) {
    const read = readLine(line, content, file, number);
    const wrong = 'problems' in read ? read.problems : sorted.add(read.value, { file, line: number }, content);
    problems.push(...wrong);
    if (problems.length >= SHOWN_PROBLEMS) break;
  }
  if (problems.length > 0) throw new Broken(problems.slice(0, SHOWN_PROBLEMS));
  const { sessions, labels, strangers, defects } = sorted;
  return { file, header: head, sessions, labels, strangers, defects };
}

const NO_PART = 'this is not what a shard leaves';

/** Who made it comes first: the lines of another version may be of another form. */
function readHeader(text: string, file: string): PartHeader {
  const place = { file, line: 1 };
  const signed = readLine(signature, text, file, 1);
  if ('problems' in signed) throw new Broken([{ message: `${NO_PART}: its first line is no header`, place }]);
  const { version } = signed.value.tool;
  if (version !== VERSION) {
    const message = `this part was made by version ${JSON.stringify(version)} of summary-gate, and this is ${VERSION}`;
    throw new Broken([{ message, place, hint: 'use one version of the action in all jobs' }]);
  }
  const read = readLine(header, text, file, 1);
  if ('problems' in read) throw new Broken(read.problems);
  if (read.value.shard > read.value.of) {
    throw new Broken([{ message: `there is no shard ${read.value.shard} of ${read.value.of}`, place }]);
  }
  return read.value;
}

function nameOfPart({ shard, of }: PartHeader): string {
  return shardName({ index: shard, of });
}

function cut(head: PartHeader, file: string, why: string): Broken {
  const hint = 'run the job of this shard again';
  return new Broken([{ message: `the part of ${nameOfPart(head)} is not whole: ${why}`, place: { file }, hint }]);
}

/** Checks the closing line. A file that was cut has none, and one that was changed has another digest. */
function closedBody(text: string, head: PartHeader, file: string, digest: Digest) {
  if (!text.endsWith('\n')) throw cut(head, file, 'its last line has no end');
  const start = text.lastIndexOf('\n', text.length - 2) + 1;
  const lines = [...jsonLines(text)].at(-1)?.line ?? 0;
  const read = readLine(end, text.slice(start), file, lines);
  if ('problems' in read) throw cut(head, file, 'the line that closes it is missing');
  if (digest(text.slice(0, start)) !== read.value.digest) {
    throw cut(head, file, 'its digest is another one, so it was changed or damaged after it was written');
  }
  return { lines, declared: read.value.lines };
}
