import { isUtf8 } from 'node:buffer';
import type { ReadResult } from '../../core/ports.js';

/** The longest sign of what a file is. */
export const HEAD_BYTES = 4;

const SIGNS: readonly (readonly [hex: string, reason: string])[] = [
  ['fffe', 'the file is UTF-16; save it as UTF-8'],
  ['feff', 'the file is UTF-16; save it as UTF-8'],
  ['1f8b', 'the file is compressed with gzip; unpack it'],
  ['504b0304', 'the file is a ZIP archive; unpack it'],
  ['28b52ffd', 'the file is compressed with zstd; unpack it'],
];

/**
 * Why a file is no text in UTF-8, where its first bytes tell: to whoever has a compressed file, or one of PowerShell, it is no help
 * that a line is not UTF-8.
 */
export function reasonForNoText(head: Uint8Array): string | undefined {
  const hex = Buffer.from(head.subarray(0, HEAD_BYTES)).toString('hex');
  const known = SIGNS.find(([sign]) => hex.startsWith(sign))?.[1];
  if (known !== undefined) return known;
  return ASCII_IN_UTF16.test(hex)
    ? 'the file looks like UTF-16 without a byte order mark; save it as UTF-8'
    : undefined;
}

/** Two characters of ASCII with a zero behind each of them, or before: no text in UTF-8 begins so. */
const ASCII_IN_UTF16 = /^(?:(?:(?:[2-7][0-9a-f]|0[9ad])00){2}|(?:00(?:[2-7][0-9a-f]|0[9ad])){2})$/;

/** The text of a file and its lines that are not UTF-8, or why it is no text. */
export function decode(bytes: Buffer): ReadResult {
  const reason = reasonForNoText(bytes);
  if (reason !== undefined) return { kind: 'unreadable', reason };
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const [text, invalidLines] = [bytes.toString('utf8', start), findInvalidLines(bytes)];
  return start === 0
    ? { kind: 'text', text, invalidLines }
    : { kind: 'text', text, invalidLines, hasByteOrderMark: true };
}

function findInvalidLines(bytes: Buffer): ReadonlySet<number> {
  const invalid = new Set<number>();
  if (isUtf8(bytes)) return invalid;
  let start = 0;
  for (let line = 1; start < bytes.length; line++) {
    const found = bytes.indexOf(0x0a, start);
    const end = found === -1 ? bytes.length : found;
    if (!isUtf8(bytes.subarray(start, end))) invalid.add(line);
    start = end + 1;
  }
  return invalid;
}
