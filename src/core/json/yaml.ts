import { Composer, type Document, isScalar, Lexer, LineCounter, Parser, visit, type YAMLError } from 'yaml';
import type { Position } from './document.js';

/**
 * The deepest that lists and mappings may be nested. The parser calls itself for each level: what is nested some thousand levels
 * deep comes to the end of the stack, at a place that nobody can foretell, and there Node.js itself may end.
 */
const MOST_LEVELS = 100;

/** What stands on the parser's stack beside lists and mappings: the document, and a text. */
const BESIDE = 2;

export interface ParsedYaml {
  /** Of no use where there are faults. */
  readonly document: Document;
  /** What is wrong, in the order of the text, one for a line: the others follow from it. */
  readonly faults: readonly YamlFault[];
  readonly positionAt: (offset: number) => Position;
}

interface YamlOptions {
  /** Whether a key that stands twice in a mapping is a fault. */
  readonly uniqueKeys: boolean;
  /** The most words, signs and line ends that are read; all where it is left out. */
  readonly mostTokens?: number;
}

/**
 * Parses a text of foreign YAML: without tags, and always in the schema that is named here, since a line `%YAML 1.1` would choose
 * another one, in which `yes` is a boolean.
 */
export function parseYaml(
  text: string,
  { uniqueKeys, mostTokens = Number.POSITIVE_INFINITY }: YamlOptions,
): ParsedYaml {
  const lines = new LineCounter();
  const tokens = new BoundedTokens(text, lines, mostTokens);
  const composer = new Composer({
    // For doubled keys the parser would compare each key with every other one.
    ...{ prettyErrors: false, schema: 'core', resolveKnownTags: false, uniqueKeys: false },
    // Of a key that is a list Node.js would print a warning, with what stands there as it is.
    logLevel: 'error',
  });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (document === undefined) throw new RangeError('even an empty text is a document');
  const { stopped } = tokens;
  const faults = stopped === null ? faultsOf(document, second, text) : [stopped];
  return {
    document,
    faults: firstOfLines(uniqueKeys && stopped === null ? withDoubles(faults, document) : faults, lines),
    positionAt: (offset) => {
      const { line, col } = lines.linePos(offset);
      return { line: Math.max(1, line), column: Math.max(1, col) };
    },
  };
}

/** What the parser makes of a text, as far as that is neither nested too deep nor too long. */
class BoundedTokens {
  /** Where it became too much, and of what; null where it did not. */
  stopped: YamlFault | null = null;

  constructor(
    private readonly text: string,
    private readonly lines: LineCounter,
    private readonly mostTokens: number,
  ) {}

  *[Symbol.iterator](): ReturnType<Parser['parse']> {
    this.lines.addNewLine(0);
    const parser = new Parser(this.lines.addNewLine);
    let count = 0;
    for (const lexeme of new Lexer().lex(this.text)) {
      yield* parser.next(lexeme);
      count++;
      const isTooDeep = parser.stack.length > MOST_LEVELS + BESIDE;
      if (!isTooDeep && count <= this.mostTokens) continue;
      const offset = parser.offset - lexeme.length;
      const tooLong = `more than ${this.mostTokens} words, signs and line ends`;
      this.stopped = isTooDeep
        ? { message: `it is nested too deep: more than ${MOST_LEVELS} levels`, offset }
        : { message: `it is too long: ${tooLong}`, offset, isTooLong: true };
      return;
    }
    yield* parser.end();
  }
}

function faultsOf({ errors, warnings }: Document, second: Document | undefined, text: string): readonly YamlFault[] {
  const faults = yamlFaults([...errors, ...warnings], text);
  if (second === undefined) return faults;
  return [...faults, { message: 'the file has more than one document', offset: second.range?.[0] ?? 0 }];
}

/** What is wrong, with the keys that stand twice in their mapping at their places among it. */
function withDoubles(faults: readonly YamlFault[], document: Document): readonly YamlFault[] {
  const doubles: YamlFault[] = [];
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) doubles.push({ message: 'Map keys must be unique', offset: key.range?.[0] ?? 0 });
        seen.add(key.value);
      }
    },
  });
  return [...faults, ...doubles].sort((a, b) => a.offset - b.offset);
}

function firstOfLines(faults: readonly YamlFault[], lines: LineCounter): readonly YamlFault[] {
  const seen = new Set<number>();
  return faults.filter(({ offset }) => {
    const { line } = lines.linePos(offset);
    const isFirst = !seen.has(line);
    seen.add(line);
    return isFirst;
  });
}

/** What is wrong with a text of YAML, and where. */
interface YamlFault {
  readonly message: string;
  readonly offset: number;
  /** Left out where the text is broken: here it is only too long. */
  readonly isTooLong?: true;
}

const INDENTED_OTHERWISE = 'the line is indented otherwise than those that it stands among; begin it where they begin';
const WITHOUT_VALUE = 'a name without a value; write name: value, with a blank behind the colon';
const MISPLACED =
  'this does not go on from what stands before it; look for a line that is indented otherwise, or a quote';

/** Our words for what the YAML parser says most often. */
const WORDS: readonly (readonly [parser: string, words: string])[] = [
  ['Nested mappings are not allowed', 'a value with a colon in it; put quotes around the value'],
  ['Implicit keys need to be on a single line', WITHOUT_VALUE],
  ['Implicit map keys need to be followed by map values', WITHOUT_VALUE],
  ['A block sequence may not be used as an implicit map key', INDENTED_OTHERWISE],
  ['All mapping items must start at the same column', INDENTED_OTHERWISE],
  ['All sequence items must start at the same column', INDENTED_OTHERWISE],
];

/**
 * What the parser found, in words for whoever wrote the file.
 * @param errors of the parser, in its order
 */
function yamlFaults(errors: readonly YAMLError[], text: string): readonly YamlFault[] {
  const offsetsOf = (wanted: YAMLError['code']): ReadonlySet<number> =>
    new Set(errors.filter(({ code }) => code === wanted).map(({ pos }) => pos[0]));
  const [nested, acrossLines] = [offsetsOf('BLOCK_AS_IMPLICIT_KEY'), offsetsOf('MULTILINE_IMPLICIT_KEY')];
  return errors.flatMap(({ code, message, pos: [offset] }): readonly YamlFault[] => {
    const isNestedAcross = nested.has(offset) && acrossLines.has(offset);
    if (!isNestedAcross) return [{ message: inWords(message), offset }];
    // What is indented below a value goes on with it, so that the parser names, twice, where the value begins.
    return code === 'BLOCK_AS_IMPLICIT_KEY' ? [{ message: INDENTED_OTHERWISE, offset: nextNamed(text, offset) }] : [];
  });
}

function inWords(message: string): string {
  const [first = message] = message.split('\n', 1);
  if (first.startsWith('Unexpected ') && (first.endsWith(' at node end') || first.includes(' in YAML stream')))
    return MISPLACED;
  return WORDS.find(([parser]) => first.startsWith(parser))?.[1] ?? first;
}

/** Where the next line begins that has a name in front of a colon. */
function nextNamed(text: string, offset: number): number {
  for (let end = text.indexOf('\n', offset); end !== -1; end = text.indexOf('\n', end + 1)) {
    const next = text.indexOf('\n', end + 1);
    const line = text.slice(end + 1, next === -1 ? text.length : next);
    if (line.includes(':')) return end + 1 + line.length - line.trimStart().length;
  }
  return offset;
}
