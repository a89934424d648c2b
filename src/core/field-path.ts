/**
 * The keys that a path names, from outside to inside: `body.text` is `text` in `body`. A dot that is part of a key stands
 * behind a backslash, and so does a backslash. Undefined where a key is empty.
 */
export function readFieldPath(text: string): readonly string[] | undefined {
  const keys: string[] = [];
  let key = '';
  for (let i = 0; i < text.length; i++) {
    const next = text.charAt(i + 1);
    if (text.charAt(i) === '.') {
      keys.push(key);
      key = '';
    } else if (text.charAt(i) === '\\' && (next === '.' || next === '\\')) {
      key += next;
      i++;
    } else key += text.charAt(i);
  }
  keys.push(key);
  return keys.includes('') ? undefined : keys;
}

/** A path as people write it; the opposite of `readFieldPath`. */
export function fieldPathText(path: readonly string[]): string {
  return path.map((key) => key.replace(/[.\\]/g, '\\$&')).join('.');
}

/** The text of a path between quotation marks, otherwise as `fields` takes it: its backslashes stand once. */
export function quotedPath(text: string): string {
  return JSON.stringify(text).replaceAll('\\\\', '\\');
}
