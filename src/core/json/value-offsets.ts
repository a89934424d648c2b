/**
 * Where the values of a JSON text stand. The text has been parsed, so it is known to be JSON, and nothing but its
 * brackets, commas and quotes has to be looked at. The time that all questions take together grows with the text, however deep
 * it is nested; without recursion, since that may be deeper than the stack.
 */
export class ValueOffsets {
  private readonly known = new Map<number, ReadonlyMap<string | number, number>>();
  /** Ends of the containers that were passed over, so that none is passed over again by who looks into its parent. */
  private readonly ends = new Map<number, number>();

  constructor(private readonly text: string) {}

  /**
   * The offset of the value at the path, or of the nearest enclosing one that exists, in UTF-16 units. Of a property that
   * stands more than once the last counts, as for JSON.parse.
   */
  at(path: readonly (string | number)[]): number {
    let offset = this.skipSpace(0);
    for (const step of path) {
      const inside = this.inside(offset).get(step);
      if (inside === undefined) break;
      offset = inside;
    }
    return offset;
  }

  private inside(container: number): ReadonlyMap<string | number, number> {
    const known = this.known.get(container);
    if (known !== undefined) return known;
    const found = new Map<string | number, number>();
    const isObject = this.text.charAt(container) === '{';
    if (isObject || this.text.charAt(container) === '[') {
      let at = this.skipSpace(container + 1);
      for (let index = 0; !CLOSING.has(this.text.charAt(at)); index++) {
        let key: string | number = index;
        if (isObject) {
          const end = this.endOfString(at);
          key = this.keyBetween(at, end);
          // Behind the colon.
          at = this.skipSpace(this.skipSpace(end) + 1);
        }
        found.set(key, at);
        at = this.skipSpace(this.endOfValue(at));
        if (this.text.charAt(at) === ',') at = this.skipSpace(at + 1);
      }
    }
    this.known.set(container, found);
    return found;
  }

  private keyBetween(start: number, end: number): string {
    const written = this.text.slice(start + 1, end - 1);
    return written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
  }

  private skipSpace(from: number): number {
    let at = from;
    while (SPACE.has(this.text.charAt(at))) at++;
    return at;
  }

  private endOfString(start: number): number {
    for (let at = this.text.indexOf('"', start + 1); at !== -1; at = this.text.indexOf('"', at + 1)) {
      let escapes = 0;
      while (this.text.charAt(at - 1 - escapes) === '\\') escapes++;
      if (escapes % 2 === 0) return at + 1;
    }
    return this.text.length;
  }

  private endOfValue(start: number): number {
    const first = this.text.charAt(start);
    if (first === '"') return this.endOfString(start);
    if (first !== '{' && first !== '[') {
      let at = start;
      while (!ENDS_WORD.has(this.text.charAt(at))) at++;
      return at;
    }
    return this.ends.get(start) ?? this.passOver(start);
  }

  /** Goes over a container and all that are in it, and returns its end. */
  private passOver(container: number): number {
    const open: number[] = [];
    for (let at = container; at < this.text.length; at++) {
      const character = this.text.charAt(at);
      if (character === '"') at = this.endOfString(at) - 1;
      else if (character === '{' || character === '[') open.push(at);
      else if (CLOSING.has(character)) {
        const start = open.pop() ?? container;
        this.ends.set(start, at + 1);
        if (start === container) return at + 1;
      }
    }
    return this.text.length;
  }
}

/** The white space of JSON, which is less than that of JavaScript. */
const SPACE: ReadonlySet<string> = new Set([' ', '\t', '\n', '\r']);
/** Behind the last value; the empty text is the end of all. */
const CLOSING: ReadonlySet<string> = new Set(['}', ']', '']);
const ENDS_WORD: ReadonlySet<string> = new Set([...SPACE, ...CLOSING, ',']);
