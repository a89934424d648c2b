import { nextToken } from './tokens.js';

/** Of more nobody reads. */
const MOST_REPEATED = 100;

/** A longer path nobody follows, and hostile texts nest by the million. */
const DEEPEST = 100;

/** A list or an object that is not closed yet. */
interface Open {
  /** The keys that have stood in an object so far; undefined for a list. */
  readonly keys: Set<string> | undefined;
  /** Key or index of the value that comes next or came last. */
  step: string | number;
}

/**
 * Paths of the first keys that stand more than once in one object of a text that is known to be JSON, in the order of the text.
 * Nothing is held but the keys of what is open: a tree of the text would take a hundred times its room.
 */
export function repeatedKeysIn(text: string): readonly (readonly (string | number)[])[] {
  const repeated: (readonly (string | number)[])[] = [];
  const open: Open[] = [];
  let isKey = false;
  for (let token = nextToken(text, 0); token.kind !== 'end'; token = nextToken(text, token.end)) {
    const inner = open.at(-1);
    if (token.kind === '{' || token.kind === '[') {
      isKey = token.kind === '{';
      open.push(isKey ? { keys: new Set(), step: '' } : { keys: undefined, step: 0 });
    } else if (token.kind === '}' || token.kind === ']') {
      isKey = false;
      open.pop();
    } else if (token.kind === ',') {
      isKey = inner?.keys !== undefined;
      if (typeof inner?.step === 'number') inner.step++;
    } else if (token.kind === 'text' && isKey && inner?.keys !== undefined) {
      isKey = false;
      inner.step = token.text;
      if (inner.keys.has(token.text) && open.length <= DEEPEST) repeated.push(open.map(({ step }) => step));
      if (repeated.length === MOST_REPEATED) return repeated;
      inner.keys.add(token.text);
    }
  }
  return repeated;
}
