import { isMap, isScalar, isSeq, type Node, type Scalar } from 'yaml';
import type { Position } from '../../core/json/document.js';
import { type ParsedYaml, parseYaml } from '../../core/json/yaml.js';
import { type Placed, placedList, placedObject } from './markdown-document.js';
import type { MarkdownError } from './markdown-reader.js';

/** Front matter is a page at most, and the text is foreign. */
const LONGEST_FRONT_MATTER = 65_536;

/** Parsing YAML takes some microseconds for each of them, several times a run: those of a list of 800 bullets. */
const MOST_TOKENS = 5_000;

interface FrontMatter {
  /** Its keys; none where the text has no front matter. */
  readonly members: ReadonlyMap<string, Placed>;
  /** Number of the first line behind it, from 1. */
  readonly bodyLine: number;
}

/**
 * Takes the YAML between two lines `---` from the beginning of a text. It knows no tags and no aliases, and nothing is
 * evaluated.
 * @param lines the lines of the text, without their ends
 */
export function readFrontMatter(
  lines: readonly string[],
): { readonly frontMatter: FrontMatter } | { readonly error: MarkdownError } {
  if (!/^---[ \t]*$/.test(lines[0] ?? '')) return { frontMatter: { members: new Map(), bodyLine: 1 } };
  const end = lines.findIndex((line, i) => i > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line));
  if (end === -1) return { error: wrong('the front matter that begins here has no end', 1, CLOSE) };
  const yaml = lines.slice(1, end).join('\n');
  if (yaml.length > LONGEST_FRONT_MATTER)
    return { error: wrong(`the front matter is longer than ${LONGEST_FRONT_MATTER} characters`, 1, 'Shorten it') };
  return readYaml(yaml, end + 2);
}

const CLOSE = 'Close it with a line ---, or write *** where a rule is meant';
const MEND = 'Write one `key: value` a line between the two lines ---; for a rule write ***';

function wrong(message: string, line: number, hint: string, column = 1): MarkdownError {
  return { message, position: { line, column }, hint };
}

/** @param yaml what begins on the second line of the text */
function readYaml(yaml: string, bodyLine: number): ReturnType<typeof readFrontMatter> {
  const { document, faults, positionAt } = parseYaml(yaml, { uniqueKeys: false, mostTokens: MOST_TOKENS });
  const reader = new YamlReader(positionAt);
  const [broken] = faults;
  if (broken !== undefined) {
    const { line, column } = reader.positionAt(broken.offset);
    if (broken.isTooLong) return { error: wrong(`the front matter: ${broken.message}`, line, 'Shorten it', column) };
    return { error: wrong(`broken YAML in the front matter: ${broken.message}`, line, MEND, column) };
  }
  const root = document.contents;
  if (root === null || (isScalar(root) && root.value === null)) {
    if (yaml.trim() !== '') return { error: wrong('the front matter has no keys', 1, MEND) };
    return { frontMatter: { members: new Map(), bodyLine } };
  }
  if (!isMap(root)) return { error: wrong('the front matter has no keys', 1, MEND) };
  const placed = reader.read(root, { isText: true, key: '' });
  return reader.error === undefined
    ? { frontMatter: { members: membersOf(placed), bodyLine } }
    : { error: reader.error };
}

function membersOf({ inside }: Placed): ReadonlyMap<string, Placed> {
  const members = new Map<string, Placed>();
  for (const [key, value] of inside ?? []) if (typeof key === 'string') members.set(key, value);
  return members;
}

/** Members that are no texts. All other ones are: in YAML `title: 404` would be a number. */
const NO_TEXTS: ReadonlySet<string> = new Set(['seq', 'canary', 'unreviewed', 'gates']);

interface Context {
  /** Whether a number or a flag is meant as it is written. */
  readonly isText: boolean;
  readonly key: string;
  /** Whether it is an item of a list, where nothing stands for a value that is not there. */
  readonly isItem?: boolean;
}

class YamlReader {
  error: MarkdownError | undefined;

  constructor(private readonly positionInYaml: ParsedYaml['positionAt']) {}

  /** The front matter begins on the line after the first `---`. */
  positionAt(offset: number): Position {
    const { line, column } = this.positionInYaml(offset);
    return { line: line + 1, column };
  }

  read(node: unknown, context: Context): Placed {
    const position = this.positionAt(rangeOf(node));
    if (node === null) return { value: null, position };
    if (isScalar(node)) return { value: this.scalar(node, context, position), position };
    if (isSeq<Node>(node))
      return placedList(
        Array.from(node.items, (item) => this.read(item, { ...context, isItem: true })),
        position,
      );
    if (!isMap<Node, Node | null>(node)) {
      this.fail('aliases are not supported', position, 'Write the value itself');
      return { value: null, position };
    }
    const members = new Map<string, Placed>();
    for (const { key, value } of node.items) {
      const at = this.positionAt(rangeOf(key));
      if (!isScalar(key)) {
        this.fail('a key of the front matter must be a word', at, MEND);
        continue;
      }
      const word = String(key.value);
      const first = members.get(word);
      if (first !== undefined) {
        this.fail(`${JSON.stringify(word)} stands twice in the front matter`, at, 'Keep one of the two');
        continue;
      }
      const inside = { isText: context.isText && !NO_TEXTS.has(word), key: word };
      members.set(word, value === null ? { value: null, position: at } : this.read(value, inside));
    }
    return placedObject(members, position);
  }

  private scalar(node: Scalar, { isText, isItem }: Context, position: Position): unknown {
    const { value, source } = node;
    // "~" and "null" are words there, too.
    if (value === null && isText && isItem === true && source !== undefined && source !== '') return source;
    if (value === null || typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return isText && source !== undefined ? source : value;
    this.fail('this kind of value is not supported', position, 'Write it in quotation marks');
    return null;
  }

  /** The first fault is told; what follows is often its echo. */
  private fail(message: string, position: Position, hint: string): void {
    this.error ??= { message, position, hint };
  }
}

function rangeOf(node: unknown): number {
  const range: unknown = typeof node === 'object' && node !== null ? Reflect.get(node, 'range') : undefined;
  const start: unknown = Array.isArray(range) ? range[0] : undefined;
  return typeof start === 'number' ? start : 0;
}
