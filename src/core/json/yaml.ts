import { Composer, type Document, Lexer, LineCounter, Parser } from 'yaml';
import type { Position } from './document.js';
import { type YamlFault, yamlFaults } from './yaml-faults.js';

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

/**
 * Parses a text of foreign YAML: without tags, and always in the schema that is named here, since a line `%YAML 1.1` would choose
 * another one, in which `yes` is a boolean.
 */
export function parseYaml(text: string, options: { readonly uniqueKeys: boolean }): ParsedYaml {
  const lines = new LineCounter();
  const tokens = new BoundedTokens(text, lines);
  const composer = new Composer({
    ...{ prettyErrors: false, schema: 'core', resolveKnownTags: false, ...options },
    // Of a key that is a list Node.js would print a warning, with what stands there as it is.
    logLevel: 'error',
  });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (document === undefined) throw new RangeError('even an empty text is a document');
  const { tooDeepAt } = tokens;
  return {
    document,
    faults:
      tooDeepAt === null
        ? firstOfLines(faultsOf(document, second, text), lines)
        : [{ message: `it is nested too deep: more than ${MOST_LEVELS} levels`, offset: tooDeepAt }],
    positionAt: (offset) => {
      const { line, col } = lines.linePos(offset);
      return { line: Math.max(1, line), column: Math.max(1, col) };
    },
  };
}

/** What the parser makes of a text, as far as that is not nested too deep. */
class BoundedTokens {
  /** Where it became too deep; null where it did not. */
  tooDeepAt: number | null = null;

  constructor(
    private readonly text: string,
    private readonly lines: LineCounter,
  ) {}

  *[Symbol.iterator](): ReturnType<Parser['parse']> {
    this.lines.addNewLine(0);
    const parser = new Parser(this.lines.addNewLine);
    for (const lexeme of new Lexer().lex(this.text)) {
      yield* parser.next(lexeme);
      if (parser.stack.length <= MOST_LEVELS + BESIDE) continue;
      this.tooDeepAt = parser.offset - lexeme.length;
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

function firstOfLines(faults: readonly YamlFault[], lines: LineCounter): readonly YamlFault[] {
  const seen = new Set<number>();
  return faults.filter(({ offset }) => {
    const { line } = lines.linePos(offset);
    const isFirst = !seen.has(line);
    seen.add(line);
    return isFirst;
  });
}
