import { type Document, isNode, isPair, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { Place, Problem } from '../core/errors.js';
import { describeSyntaxError } from '../core/json/yaml.js';
import type { Files } from '../core/ports.js';
import { DIMENSIONS } from '../core/summary.js';
import { describeKind, nearestName } from '../core/text.js';
import { type Waiver, waiversSchema } from './waiver.js';

export interface Waivers {
  readonly waivers: readonly Waiver[];
  readonly problems: readonly Problem[];
}

/** Most characters of a waivers file. YAML parsing takes more than proportional time, and the file is foreign. */
const LONGEST_FILE = 262_144;

const ALLOWED =
  'allowed: a list `waivers:` of {session, dimension?, reason, until: YYYY-MM-DD, by}, dimension one of ' +
  DIMENSIONS.join(', ');

/**
 * Reads the text of a waivers file. A waiver that cannot be read, has expired, is repeated or names no session is a
 * problem with its line: it would hide that something was meant.
 * @param sessions names of the golden sessions that can fail
 * @param today YYYY-MM-DD in UTC
 */
export function readWaivers(text: string, file: string, sessions: ReadonlySet<string>, today: string): Waivers {
  if (text.length > LONGEST_FILE)
    return refused({ message: `longer than ${LONGEST_FILE} characters`, place: { file } });
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    schema: 'core',
    resolveKnownTags: false,
  });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(1, line), column: Math.max(1, col) };
  };
  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined) {
    return refused({
      message: `broken YAML: ${describeSyntaxError(broken)}`,
      place: placeAt(broken.pos[0]),
    });
  }
  if (document.contents === null) return { waivers: [], problems: [] };
  const alias = firstAlias(document);
  if (alias !== undefined) return refused({ message: 'aliases are not supported', place: placeAt(alias) });
  const at = (path: readonly PropertyKey[]): Place => placeAt(offsetOf(document, path));
  const parsed = waiversSchema.safeParse(document.toJS());
  if (!parsed.success) return { waivers: [], problems: parsed.error.issues.map((issue) => describe(issue, at)) };
  const waivers = (parsed.data.waivers ?? []).map((waiver) => ({ ...waiver, dimension: waiver.dimension ?? null }));
  const problems = waivers.flatMap((waiver, i) => {
    const problem = faultOf(waiver, waivers.slice(0, i), sessions, today);
    return problem === undefined ? [] : [{ ...problem, place: at(['waivers', i, ...problem.key]) }];
  });
  return { waivers, problems: problems.map(({ key: _, ...problem }) => problem) };
}

function refused(problem: Problem): Waivers {
  return { waivers: [], problems: [{ ...problem, hint: ALLOWED }] };
}

function describe(issue: z.core.$ZodIssue, at: (path: readonly PropertyKey[]) => Place): Problem {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const name = path.map(String).join('.') || 'the file';
  const what =
    issue.code === 'unrecognized_keys'
      ? 'is a key that nothing reads'
      : issue.code === 'custom'
        ? issue.message
        : 'is missing or wrong';
  return { message: `waivers: ${name} ${what}`, place: at(path), hint: ALLOWED };
}

interface Fault {
  readonly message: string;
  readonly hint: string;
  /** Where in the waiver it stands. */
  readonly key: readonly string[];
}

function faultOf(
  { session, dimension, until }: Waiver,
  earlier: readonly Waiver[],
  sessions: ReadonlySet<string>,
  today: string,
): Fault | undefined {
  const name = JSON.stringify(session);
  if (!sessions.has(session)) {
    const nearest = nearestName(session, [...sessions]);
    return {
      message: `waivers: the corpus has no session ${name}`,
      hint: nearest === undefined ? 'remove the waiver' : `did you mean ${JSON.stringify(nearest)}?`,
      key: ['session'],
    };
  }
  if (until < today) {
    return {
      message: `waivers: the waiver of session ${name} ended on ${until}; today is ${today}`,
      hint: 'mend the session, or have the waiver extended',
      key: ['until'],
    };
  }
  if (earlier.some((other) => other.session === session && other.dimension === dimension)) {
    return { message: `waivers: session ${name} is waived twice`, hint: 'remove one of both', key: ['session'] };
  }
  return undefined;
}

function firstAlias(document: Document): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** Where the value at a path starts, or the nearest enclosing one that exists. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const found: unknown = document.getIn(path.slice(0, depth), true);
    const node = isPair(found) ? found.value : found;
    if (isNode(node) && node.range != null) return node.range[0];
  }
  return 0;
}

export const NO_WAIVERS: Waivers = { waivers: [], problems: [] };

/**
 * Reads the waivers of a run; none where `path` is null.
 * @param names of the golden sessions that can fail; called only when needed
 */
export function findWaivers(path: string | null, names: () => ReadonlySet<string>, files: Files, now: Date): Waivers {
  if (path === null) return NO_WAIVERS;
  const read = files.kind(path) === 'file' ? files.read(path) : undefined;
  if (read?.kind !== 'text' || read.invalidLines.size > 0) {
    const reason =
      read === undefined ? describeKind(files.kind(path)) : 'reason' in read ? read.reason : 'the file is not UTF-8';
    return { waivers: [], problems: [{ message: `waivers: ${reason}`, place: { file: path } }] };
  }
  return readWaivers(read.text, path, names(), now.toISOString().slice(0, 10));
}
