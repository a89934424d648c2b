/** A reader of GraphQL documents: operations, arguments, variables, aliases and fragments; no directives. */

export type Literal =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'enum'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Literal[] }
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, Literal> }
  | { readonly kind: 'scalar'; readonly value: string | number | boolean | null };

export type Selection =
  | {
      readonly kind: 'field';
      readonly name: string;
      readonly alias: string;
      readonly args: ReadonlyMap<string, Literal>;
      readonly selections: readonly Selection[];
    }
  | { readonly kind: 'fragment'; readonly on: string | undefined; readonly selections: readonly Selection[] }
  | { readonly kind: 'spread'; readonly name: string };

export interface Variable {
  readonly name: string;
  /** As written, such as `[ID!]!`. */
  readonly type: string;
  readonly byDefault: Literal | undefined;
}

export interface OperationDefinition {
  readonly kind: 'query' | 'mutation';
  readonly name: string | undefined;
  readonly variables: readonly Variable[];
  readonly selections: readonly Selection[];
}

export interface Document {
  readonly operations: readonly OperationDefinition[];
  readonly fragments: ReadonlyMap<string, { readonly on: string; readonly selections: readonly Selection[] }>;
}

const TOKEN = /[\s,\uFEFF]+|#[^\n]*|(\.{3}|[{}()[\]:$!=]|[_A-Za-z]\w*|-?\d+(?:\.\d+)?|"(?:\\.|[^"\\\n])*")/y;

export function readDocument(text: string): Document {
  const tokens = tokenize(text);
  let at = 0;
  const peek = (): string => tokens[at] ?? '(end)';
  const next = (): string => tokens[at++] ?? '(end)';
  const accept = (token: string): boolean => {
    if (peek() !== token) return false;
    at++;
    return true;
  };
  const expect = (token: string): void => {
    if (!accept(token)) throw new SyntaxError(`Expected ${JSON.stringify(token)}, actual: ${JSON.stringify(peek())}`);
  };
  const name = (): string => {
    const token = next();
    if (!/^[_A-Za-z]/.test(token)) throw new SyntaxError(`Expected NAME, actual: ${JSON.stringify(token)}`);
    return token;
  };

  const literal = (): Literal => {
    if (accept('$')) return { kind: 'variable', name: name() };
    if (accept('[')) {
      const items: Literal[] = [];
      while (!accept(']')) items.push(literal());
      return { kind: 'list', items };
    }
    if (accept('{')) return { kind: 'object', members: pairs('}') };
    const token = next();
    if (/^["\d-]|^(true|false|null)$/.test(token)) return { kind: 'scalar', value: JSON.parse(token) };
    if (/^[_A-Za-z]/.test(token)) return { kind: 'enum', name: token };
    throw new SyntaxError(`Expected a value, actual: ${JSON.stringify(token)}`);
  };
  const pairs = (end: string): ReadonlyMap<string, Literal> => {
    const members = new Map<string, Literal>();
    while (!accept(end)) {
      const key = name();
      expect(':');
      members.set(key, literal());
    }
    return members;
  };
  const selectionSet = (): readonly Selection[] => {
    const selections: Selection[] = [];
    expect('{');
    do selections.push(selection());
    while (!accept('}'));
    return selections;
  };
  const selection = (): Selection => {
    if (accept('...')) {
      if (peek() === '{') return { kind: 'fragment', on: undefined, selections: selectionSet() };
      if (accept('on')) return { kind: 'fragment', on: name(), selections: selectionSet() };
      return { kind: 'spread', name: name() };
    }
    const first = name();
    const field = accept(':') ? name() : first;
    const args = accept('(') ? pairs(')') : new Map<string, Literal>();
    return { kind: 'field', name: field, alias: first, args, selections: peek() === '{' ? selectionSet() : [] };
  };
  const type = (): string => {
    const inner = accept('[') ? `[${type()}]` : name();
    if (inner.startsWith('[')) expect(']');
    return accept('!') ? `${inner}!` : inner;
  };
  const variables = (): readonly Variable[] => {
    const found: Variable[] = [];
    if (!accept('(')) return found;
    while (!accept(')')) {
      expect('$');
      const variable = name();
      expect(':');
      found.push({ name: variable, type: type(), byDefault: accept('=') ? literal() : undefined });
    }
    return found;
  };

  const operations: OperationDefinition[] = [];
  const fragments = new Map<string, { on: string; selections: readonly Selection[] }>();
  while (at < tokens.length) {
    if (peek() === '{') {
      operations.push({ kind: 'query', name: undefined, variables: [], selections: selectionSet() });
    } else if (accept('fragment')) {
      const fragment = name();
      expect('on');
      fragments.set(fragment, { on: name(), selections: selectionSet() });
    } else {
      const kind = next();
      if (kind !== 'query' && kind !== 'mutation') throw new SyntaxError(`Unexpected ${JSON.stringify(kind)}`);
      const label = /^[_A-Za-z]/.test(peek()) ? name() : undefined;
      operations.push({ kind, name: label, variables: variables(), selections: selectionSet() });
    }
  }
  return { operations, fragments };
}

function tokenize(text: string): readonly string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const { lastIndex } = TOKEN;
    const match = TOKEN.exec(text);
    if (match === null) throw new SyntaxError(`Unexpected ${JSON.stringify(text[lastIndex])} at ${lastIndex}`);
    if (match[1] !== undefined) tokens.push(match[1]);
  }
  return tokens;
}
