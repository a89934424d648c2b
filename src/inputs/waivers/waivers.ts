import { type Document, isMap, isNode, isPair, isScalar, visit } from 'yaml';
import type { z } from 'zod';
import type { Place, Problem } from '../../core/errors.js';
import { DIMENSION_OF_CODE } from '../../core/finding.js';
import { parseYaml } from '../../core/json/yaml.js';
import type { Files } from '../../core/ports.js';
import { DIMENSIONS, type Dimension } from '../../core/summary.js';
import { describeKind, nearestName, shortened } from '../../core/text.js';
import { floorOf } from '../../settings/floor-id.js';
import { MOST_WAIVERS, type Waiver, type WrittenWaiver, waiversSchema } from './waiver.js';

interface Waivers {
  readonly waivers: readonly Waiver[];
  readonly problems: readonly Problem[];
}

/** What can fail, and so be waived. */
interface Waivable {
  /** Names of golden sessions. */
  readonly sessions: ReadonlySet<string>;
  /** Those that the summaries have. */
  readonly dimensions: readonly Dimension[];
}

/** Most characters of a waivers file. YAML parsing takes more than proportional time, and the file is foreign. */
const LONGEST_FILE = 262_144;

const ALLOWED =
  'allowed: a list `waivers:` of {session, dimension? or code?, reason, until: YYYY-MM-DD, by}, or with code or gate in ' +
  `place of session; dimension one of ${DIMENSIONS.join(', ')}`;

/**
 * Reads the text of a waivers file. A waiver that cannot be read, has expired, is repeated or points at nothing is a
 * problem with its line: it would hide that something was meant.
 * @param today YYYY-MM-DD in UTC
 */
export function readWaivers(text: string, file: string, waivable: Waivable, today: string): Waivers {
  if (text.length > LONGEST_FILE)
    return refused({ message: `longer than ${LONGEST_FILE} characters`, place: { file } });
  const { document, faults, positionAt } = parseYaml(text, { uniqueKeys: true });
  const placeAt = (offset: number): Place => ({ file, ...positionAt(offset) });
  const [broken] = faults;
  if (broken !== undefined) {
    return refused({ message: `broken YAML: ${broken.message}`, place: placeAt(broken.offset) });
  }
  if (document.contents === null) return { waivers: [], problems: [] };
  const alias = firstAlias(document);
  if (alias !== undefined) return refused({ message: 'aliases are not supported', place: placeAt(alias) });
  const at = (path: readonly PropertyKey[], what: 'value' | 'key' = 'value'): Place =>
    placeAt((what === 'key' ? offsetOfKey(document, path) : undefined) ?? offsetOf(document, path));
  const value: unknown = document.toJS();
  const parsed = waiversSchema.safeParse(value);
  if (!parsed.success) return { waivers: [], problems: parsed.error.issues.map((issue) => describe(issue, at, value)) };
  const waivers = (parsed.data.waivers ?? []).map(toWaiver);
  const problems = waivers.flatMap((waiver, i) => {
    const problem = faultOf(waiver, waivers.slice(0, i), waivable, today);
    return problem === undefined ? [] : [{ ...problem, place: at(['waivers', i, ...problem.key]) }];
  });
  return { waivers, problems: problems.map(({ key: _, ...problem }) => problem) };
}

function toWaiver({ session, dimension, code, gate, reason, until, by }: WrittenWaiver): Waiver {
  return {
    session: session ?? null,
    dimension: dimension ?? null,
    ...(code !== undefined && { code }),
    ...(gate !== undefined && { gate }),
    ...{ reason, until, by },
  };
}

function refused(problem: Problem): Waivers {
  return { waivers: [], problems: [{ ...problem, hint: ALLOWED }] };
}

/** What each key of a waiver may be, and how it is written. */
const KEYS: Readonly<Record<string, string>> = {
  session: 'the name of a golden session, such as session: fix-login',
  dimension: `one of ${DIMENSIONS.join(', ')}, such as dimension: title`,
  code: 'a code of docs/findings.md of summary-gate that fail-on knows, such as code: WRONG_OUTCOME',
  gate: 'a gate by its setting or its id, such as gate: max-regression, gate: fail-on.outcome or gate: session.fix-login.min_overall',
  reason: 'why it may be so, in 1 to 500 characters, such as reason: known since the move',
  until: 'the last day on which it holds, as YYYY-MM-DD, such as until: 2026-12-31',
  by: 'who has acknowledged it, in 1 to 100 characters, such as by: mona',
};

function describe(
  issue: z.core.$ZodIssue,
  at: (path: readonly PropertyKey[], what: 'value' | 'key') => Place,
  whole: unknown,
): Problem {
  const [first] = issue.code === 'unrecognized_keys' ? issue.keys : [];
  const path = first === undefined ? issue.path : [...issue.path, first];
  const [list, index, key] = path;
  const place = at(path, first === undefined ? 'value' : 'key');
  if (issue.code === 'too_big' && list === 'waivers' && index === undefined) {
    const all = valueAt(whole, path);
    const count = Array.isArray(all) ? all.length : 0;
    return {
      message: `waivers: there are ${count}`,
      place,
      hint: `allowed: up to ${MOST_WAIVERS.toLocaleString('en')} waivers`,
    };
  }
  if (list !== 'waivers' || typeof index !== 'number' || key === undefined) {
    const name = path.map(String).join('.') || 'the file';
    const what = first === undefined ? 'is not what it has to be' : 'is a key that nothing reads';
    const told = first === undefined ? name : JSON.stringify(shortened(name, LONGEST_SHOWN));
    return { message: `waivers: ${told} ${what}`, place, hint: ALLOWED };
  }
  const given = valueAt(whole, path);
  const allowed = KEYS[String(key)];
  const hint = allowed === undefined ? ALLOWED : `allowed: ${allowed}`;
  const meant = nearestWord(given, wordsOf(issue));
  return {
    message: `waivers: ${faultInWords(issue, index + 1, String(key), given)}`,
    place,
    hint: meant === undefined ? hint : `did you mean ${meant}?`,
  };
}

/** The longest value that a message repeats. */
const LONGEST_SHOWN = 60;

function faultInWords(issue: z.core.$ZodIssue, position: number, key: string, given: unknown): string {
  if (issue.code === 'unrecognized_keys')
    return `waiver ${position} has the key ${JSON.stringify(shortened(key, LONGEST_SHOWN))}, which nothing reads`;
  if (given === undefined) return `waiver ${position} has no ${key}`;
  if (issue.code === 'custom')
    return `${key} of waiver ${position} is ${JSON.stringify(given)}, which ${issue.message}`;
  if (typeof given === 'string' && given.length > LONGEST_SHOWN)
    return `${key} of waiver ${position} has ${given.length} characters`;
  const shown = Array.isArray(given) ? 'a list' : typeof given === 'object' ? 'no plain value' : JSON.stringify(given);
  return `${key} of waiver ${position} is ${shown}`;
}

function valueAt(whole: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    whole,
  );
}

/** The words that are allowed, where there is a list of them. */
function wordsOf(issue: z.core.$ZodIssue): readonly unknown[] {
  if (issue.code === 'invalid_union') return issue.errors.flat().flatMap(wordsOf);
  return issue.code === 'invalid_value' ? issue.values : [];
}

/** Codes are written in capitals and gates are not; who mistypes one may mistype that, too. */
function nearestWord(given: unknown, allowed: readonly unknown[]): string | undefined {
  if (typeof given !== 'string') return undefined;
  const words = allowed.filter((word) => typeof word === 'string');
  const lower = words.map((word) => word.toLowerCase());
  const nearest = nearestName(given, lower);
  return nearest === undefined ? undefined : words[lower.indexOf(nearest)];
}

interface Fault {
  readonly message: string;
  readonly hint: string;
  /** Where in the waiver it stands. */
  readonly key: readonly string[];
}

function faultOf(
  waiver: Waiver,
  earlier: readonly Waiver[],
  { sessions, dimensions }: Waivable,
  today: string,
): Fault | undefined {
  const { session, gate, until } = waiver;
  // The own floor of a session is a gate that nothing has where there is no such session.
  const named = session ?? (gate === undefined ? undefined : floorOf(gate)?.session);
  const misfit = misfitOf(waiver) ?? absentIn(waiver, dimensions);
  if (misfit !== undefined) return misfit;
  const what = subjectOf(waiver);
  if (named !== undefined && !sessions.has(named)) {
    const nearest = nearestName(named, [...sessions]);
    return {
      message: `waivers: the corpus has no session ${JSON.stringify(named)}`,
      hint: nearest === undefined ? 'remove the waiver' : `did you mean ${JSON.stringify(nearest)}?`,
      key: [session === null ? 'gate' : 'session'],
    };
  }
  if (until < today) {
    return {
      message: `waivers: the waiver of ${what} ended on ${until}; today is ${today}`,
      hint: `mend the ${session === null ? 'cause' : 'session'}, or have the waiver extended`,
      key: ['until'],
    };
  }
  if (earlier.some((other) => ABOUT.every((key) => other[key] === waiver[key]))) {
    const key = ABOUT.filter((one) => waiver[one] != null).slice(0, 1);
    return { message: `waivers: ${what} is waived twice`, hint: 'remove one of both', key };
  }
  return undefined;
}

const ABOUT = ['session', 'dimension', 'code', 'gate'] as const;

function subjectOf({ session, code, gate }: Waiver): string {
  if (session !== null) return `session ${JSON.stringify(session)}`;
  return gate === undefined ? `the code ${code}` : `the gate ${gate}`;
}

/** What does not go together, or is missing. */
function misfitOf({ session, dimension, code, gate }: Waiver): Fault | undefined {
  if (gate !== undefined) {
    const key =
      session !== null ? 'session' : dimension !== null ? 'dimension' : code !== undefined ? 'code' : undefined;
    if (key === undefined) return undefined;
    return {
      message: `waivers: a waiver of a gate is about the whole of it, and has no ${key}`,
      hint: 'waive the gate, or the session',
      key: [key],
    };
  }
  if (dimension !== null && code !== undefined) {
    const message = 'waivers: a waiver is about a dimension or about a code, not both';
    return { message, hint: 'leave one out: a code says more', key: ['dimension'] };
  }
  if (session !== null || (code !== undefined && dimension === null)) return undefined;
  return { message: 'waivers: it does not say what is waived', hint: ALLOWED, key: [] };
}

/** What nobody reads can fail nothing. */
function absentIn({ dimension, code }: Waiver, has: readonly Dimension[]): Fault | undefined {
  const about = dimension ?? (code === undefined ? undefined : DIMENSION_OF_CODE[code]);
  if (about == null || has.includes(about)) return undefined;
  const what = dimension === null ? `the code ${code} is about ${about}` : `it is about ${about}`;
  return {
    message: `waivers: ${what}, and your summaries have no such dimension, since dimensions is ${has.join(', ')}`,
    hint: 'remove the waiver, or name the dimension in dimensions',
    key: [dimension === null ? 'code' : 'dimension'],
  };
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
function offsetOfKey(document: Document, path: readonly PropertyKey[]): number | undefined {
  const map: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  const pair = isMap(map)
    ? map.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined;
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const found: unknown = document.getIn(path.slice(0, depth), true);
    const node = isPair(found) ? found.value : found;
    if (isNode(node) && node.range != null) return node.range[0];
  }
  return 0;
}

export const NO_WAIVERS: Waivers = { waivers: [], problems: [] };

/** The most bytes of a file of waivers: thousands of them. */
const LONGEST_WAIVERS = 2 ** 20;

/**
 * Reads the waivers of a run; none where `path` is null.
 * @param waivable called only when needed
 */
export function findWaivers(path: string | null, waivable: () => Waivable, files: Files, now: Date): Waivers {
  if (path === null) return NO_WAIVERS;
  const read = files.kind(path) === 'file' ? files.read(path, LONGEST_WAIVERS) : undefined;
  if (read?.kind !== 'text' || read.invalidLines.size > 0) {
    const reason =
      read === undefined ? describeKind(files.kind(path)) : 'reason' in read ? read.reason : 'the file is not UTF-8';
    return { waivers: [], problems: [{ message: `waivers: ${reason}`, place: { file: path } }] };
  }
  return readWaivers(read.text, path, waivable(), now.toISOString().slice(0, 10));
}
