import { nextToken, type Token } from './tokens.js';

/**
 * A value of a JSON text that may have been cut. What stands in it is certain. What the text ends in is left out, but
 * for the start of a string, which `isWhole` tells apart.
 */
export type PartialJson =
  | PartialObject
  | PartialList
  | { readonly kind: 'text'; readonly text: string; readonly isWhole: boolean }
  | { readonly kind: 'plain'; readonly value: number | boolean | null };

export interface PartialObject {
  readonly kind: 'object';
  /** Members by key; of a repeated key the first value. */
  readonly members: ReadonlyMap<string, PartialJson>;
  /** Keys that are given more than once. */
  readonly repeated: ReadonlySet<string>;
  readonly span: Span;
}

interface PartialList {
  readonly kind: 'list';
  readonly items: readonly PartialJson[];
  readonly span: Span;
}

interface Span {
  /** Offset of the opening bracket. */
  readonly start: number;
  /** Offset behind the closing bracket; `null` where the text does not come to it. */
  readonly end: number | null;
}

export interface PartialReading {
  /** `cut`: the text ends inside. `broken`: it goes on as no JSON text does; `value` is what stood before. */
  readonly kind: 'whole' | 'cut' | 'broken';
  readonly value: PartialObject;
  /** Whether a key with its colon was read: then this was meant as JSON, and is not a bracket of prose. */
  readonly hasKey: boolean;
}

/**
 * Reads the object whose bracket opens at `start`, up to its closing bracket or to the end of the text. There is no
 * recursion, so that nesting of any depth is read.
 */
export function readPartialObject(text: string, start: number): PartialReading {
  const root = new ObjectFrame(start);
  const open: Frame[] = [root];
  let at = start + 1;
  for (let frame: Frame | undefined = root; frame !== undefined; frame = open.at(-1)) {
    const token = nextToken(text, at);
    at = token.end;
    const step = frame.take(token);
    if (step === 'stop') {
      const kind = token.kind === 'end' || token.kind === 'open' ? 'cut' : 'broken';
      return { kind, value: root, hasKey: root.hasKey };
    }
    if (step === 'close') open.pop();
    else if (step !== 'go on') open.push(step);
  }
  return { kind: 'whole', value: root, hasKey: root.hasKey };
}

type Frame = ObjectFrame | ListFrame;

/** What a token does: it belongs here, closes this, opens a container in it, or cannot stand here. */
type Step = 'go on' | 'close' | 'stop' | Frame;

function openFrame(bracket: '{' | '[', start: number): Frame {
  return bracket === '{' ? new ObjectFrame(start) : new ListFrame(start);
}

/** The value that a token is or begins. */
function readValue(token: Token): PartialJson | Frame | undefined {
  switch (token.kind) {
    case 'text':
      return { kind: 'text', text: token.text, isWhole: token.isWhole };
    case 'plain':
      return { kind: 'plain', value: token.value };
    case '{':
    case '[':
      return openFrame(token.kind, token.start);
    default:
      return undefined;
  }
}

class ObjectFrame implements PartialObject {
  readonly kind = 'object';
  readonly members = new Map<string, PartialJson>();
  readonly repeated = new Set<string>();
  readonly span: { readonly start: number; end: number | null };
  private expects: 'first key' | 'key' | 'colon' | 'value' | 'comma' = 'first key';
  private key = '';

  constructor(start: number) {
    this.span = { start, end: null };
  }

  get hasKey(): boolean {
    return this.members.size > 0 || this.expects === 'value';
  }

  take(token: Token): Step {
    if (token.kind === '}' && (this.expects === 'first key' || this.expects === 'comma')) {
      this.span.end = token.end;
      return 'close';
    }
    if (this.expects === 'value') return this.takeValue(token);
    if (this.expects === 'colon') return this.next(token.kind === ':', 'value');
    if (this.expects === 'comma') return this.next(token.kind === ',', 'key');
    return this.takeKey(token);
  }

  private takeKey(token: Token): Step {
    if (token.kind !== 'text') return 'stop';
    this.key = token.text;
    if (token.isWhole && this.members.has(token.text)) this.repeated.add(token.text);
    this.expects = 'colon';
    return 'go on';
  }

  private takeValue(token: Token): Step {
    const value = readValue(token);
    if (value === undefined) return 'stop';
    if (!this.members.has(this.key)) this.members.set(this.key, value);
    this.expects = 'comma';
    return isFrame(value) ? value : 'go on';
  }

  private next(isExpected: boolean, expects: typeof this.expects): Step {
    if (!isExpected) return 'stop';
    this.expects = expects;
    return 'go on';
  }
}

class ListFrame implements PartialList {
  readonly kind = 'list';
  readonly items: PartialJson[] = [];
  readonly span: { readonly start: number; end: number | null };
  private expects: 'first item' | 'item' | 'comma' = 'first item';

  constructor(start: number) {
    this.span = { start, end: null };
  }

  take(token: Token): Step {
    if (token.kind === ']' && this.expects !== 'item') {
      this.span.end = token.end;
      return 'close';
    }
    if (this.expects === 'comma') {
      if (token.kind !== ',') return 'stop';
      this.expects = 'item';
      return 'go on';
    }
    const value = readValue(token);
    if (value === undefined) return 'stop';
    this.items.push(value);
    this.expects = 'comma';
    return isFrame(value) ? value : 'go on';
  }
}

function isFrame(value: PartialJson | Frame): value is Frame {
  return value instanceof ObjectFrame || value instanceof ListFrame;
}

interface EmbeddedObjects {
  /** In order, none inside another one. Only the last one can be cut. */
  readonly objects: readonly PartialObject[];
  /**
   * Whether an object, after its first key, goes on as no JSON does. Where its strings end is then anyone's guess, and
   * so is what comes after: a quoted text may have brought an object of its own.
   */
  readonly isBroken: boolean;
}

/**
 * Finds the JSON objects in a text that may have prose, fences and lists around them. A bracket of prose hides nothing:
 * no key with a colon follows it. Takes time in proportion to the text.
 */
export function findObjects(text: string): EmbeddedObjects {
  const objects: PartialObject[] = [];
  for (let at = text.indexOf('{'); at !== -1; ) {
    const { kind, value, hasKey } = readPartialObject(text, at);
    if (kind === 'broken' && hasKey) return { objects, isBroken: true };
    if (kind === 'whole' || hasKey) objects.push(value);
    if (kind === 'cut' && hasKey) break;
    at = text.indexOf('{', kind === 'whole' ? (value.span.end ?? at + 1) : at + 1);
  }
  return { objects, isBroken: false };
}
