const SPACE = 0x20;
const NEW_LINE = 0x0a;

/** Ends a sentence whatever follows. */
const FULL_STOPS = '。！？';
const CLOSING = '"”»\')]`';

/** The last sentences of a text, the last one first; from so many characters only. */
export function lastSentences(text: string, most: number, longest: number): readonly string[] {
  const first = Math.max(0, text.length - longest);
  const sentences: string[] = [];
  let end = text.length;
  for (let at = text.length - 1; at > first && sentences.length < most; at--) {
    if (!isEnd(text, at)) continue;
    addTo(sentences, text.slice(at + 1, end));
    end = at + 1;
  }
  if (first === 0 && sentences.length < most) addTo(sentences, text.slice(0, end));
  return sentences;
}

function isEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === NEW_LINE) return true;
  if (code > 0x7f) return FULL_STOPS.includes(text.charAt(at));
  // A full stop, an exclamation mark or a question mark: with white space behind it, after closing marks or not.
  if (code !== 0x2e && code !== 0x21 && code !== 0x3f) return false;
  let next = at + 1;
  while (next < text.length && CLOSING.includes(text.charAt(next))) next++;
  return text.charCodeAt(next) <= SPACE;
}

const BEFORE_WORDS = /^["”»')\]`\s]+/;

function addTo(sentences: string[], text: string): void {
  const sentence = text.replace(BEFORE_WORDS, '').trimEnd();
  if (sentence !== '') sentences.push(sentence);
}

const PASSAGE_END = /(?<=[.!?…])\s+|(?<=[。！？])\s*|\n+/;

/** The sentences and lines of a text, as its marks part them, whatever its language. */
export function passagesOf(text: string): readonly string[] {
  return text.split(PASSAGE_END);
}
