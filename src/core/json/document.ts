import { type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import { firstIndex } from '../first-index.js';
import { repeatedKeysIn } from './repeated-keys.js';
import { ValueOffsets } from './value-offsets.js';

export type JsonPath = readonly (string | number)[];

export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** A parsed JSON text that still knows where each of its values stands. */
export interface JsonDocument {
  readonly value: unknown;
  /** Position of the value at the path, or of the nearest enclosing value that exists. */
  position(path: JsonPath): Position;
  /**
   * A function like `position`, for asking about many paths: it remembers what it has already walked for as long as it
   * is held.
   */
  positions(): (path: JsonPath) => Position;
  /** Paths of the first keys that stand more than once in one object; JSON readers keep the last. */
  repeatedKeys(): readonly JsonPath[];
}

interface JsonSyntaxError {
  readonly message: string;
  readonly position: Position;
}

/** Comments and trailing commas are not JSON. */
const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false } as const;

/**
 * Parses strict JSON. Values come from the engine's own parser, which is fast; where they stand is looked for only when
 * somebody asks. `firstLine` is the line that the text starts on (JSON Lines).
 */
export function parseJson(
  text: string,
  firstLine = 1,
): { readonly document: JsonDocument } | { readonly error: JsonSyntaxError } {
  try {
    return { document: new LazyDocument(JSON.parse(text), text, firstLine) };
  } catch (cause) {
    return { error: explainSyntaxError(text, firstLine, cause) };
  }
}

/**
 * The value of a string property of broken JSON, when that property itself is whole; a text cut in
 * the middle of the string gives nothing, since its end is not known, nor does one that goes on after the closing
 * quote as no property does: the quote may have been meant as part of the text.
 * @param path of its keys, from the outermost object to the property
 */
export function readWholeString(text: string, path: readonly string[]): string | undefined {
  const root = text.length > LONGEST_TREE ? undefined : buildTree(text);
  const node = path.reduce((outer, key) => outer && findProperty(outer, key), root);
  if (node === undefined || !PROPERTY_END.test(text.slice(node.offset + node.length))) return undefined;
  try {
    const value: unknown = JSON.parse(text.slice(node.offset, node.offset + node.length));
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The longest broken text that a property is looked for in: its tree takes a hundred times the room. */
const LONGEST_TREE = 2_000_000;

const PROPERTY_END = /^\s*(?:[,}]|$)/;

/** Keeps the text and no tree: a run holds thousands of documents, and few of them are asked for positions. */
class LazyDocument implements JsonDocument {
  constructor(
    readonly value: unknown,
    private readonly text: string,
    private readonly firstLine: number,
  ) {}

  position(path: JsonPath): Position {
    return this.positions()(path);
  }

  positions(): (path: JsonPath) => Position {
    const offsets = new ValueOffsets(this.text);
    let lineStarts: readonly number[] | undefined;
    return (path) => {
      lineStarts ??= findLineStarts(this.text);
      return positionOf(offsets.at(path), lineStarts, this.firstLine);
    };
  }

  repeatedKeys(): readonly JsonPath[] {
    return repeatedKeysIn(this.text);
  }
}

/** jsonc-parser recurses; a text nested by the thousand has no tree. */
function buildTree(text: string): Node | undefined {
  try {
    return parseTree(text, [], STRICT);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The last property of the name, since that is the one whose value JSON.parse keeps. */
function findProperty(node: Node, key: string): Node | undefined {
  if (node.type !== 'object') return undefined;
  const property = node.children?.findLast((child) => child.children?.[0]?.value === key);
  return property?.children?.[1];
}

const SYNTAX_MESSAGES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'an unknown word (only true, false, null, numbers and quoted strings are JSON)',
  InvalidNumberFormat: 'a malformed number',
  PropertyNameExpected: 'a property name in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the text goes on after the end of the JSON value',
  InvalidCommentToken: 'comments are not JSON',
  UnexpectedEndOfComment: 'comments are not JSON',
  UnexpectedEndOfString: 'a string is not closed',
  UnexpectedEndOfNumber: 'a number is not complete',
  InvalidUnicode: 'a malformed \\u escape',
  InvalidEscapeCharacter: 'a backslash must be followed by one of " \\ / b f n r t u',
  InvalidCharacter: 'a control character must be written as an escape, such as \\n or \\t',
};

/** Whether a text is the beginning of JSON and nothing else: all that is wrong with it is that it ends. */
export function isUnfinishedJson(text: string): boolean {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, STRICT);
  } catch {
    return false;
  }
  return (
    errors.length > 0 &&
    errors.every(
      ({ error, offset, length }) =>
        offset + length >= text.length && printParseErrorCode(error) !== 'EndOfFileExpected',
    )
  );
}

function explainSyntaxError(text: string, firstLine: number, cause: unknown): JsonSyntaxError {
  const start: Position = { line: firstLine, column: 1 };
  if (text.trim() === '') return { message: 'the text is empty', position: start };
  const errors: ParseError[] = [];
  try {
    parse(text, errors, STRICT);
  } catch {
    return { message: 'the JSON is nested too deeply', position: start };
  }
  const first = errors[0];
  if (first === undefined) return { message: cause instanceof Error ? cause.message : String(cause), position: start };
  const position = positionOf(first.offset, findLineStarts(text), firstLine);
  return { message: SYNTAX_MESSAGES[printParseErrorCode(first.error)] ?? 'broken JSON', position };
}

function findLineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let i = text.indexOf('\n'); i !== -1; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
}

function positionOf(offset: number, lineStarts: readonly number[], firstLine: number): Position {
  const line = firstIndex(lineStarts.length, (at) => (lineStarts[at] ?? 0) > offset) - 1;
  return { line: firstLine + line, column: offset - (lineStarts[line] ?? 0) + 1 };
}
