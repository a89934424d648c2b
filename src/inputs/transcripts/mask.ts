import { jsonOrNothing } from '../../core/json/values.js';
import { maskSecrets, maskTexts } from '../../core/redact.js';
import type { FormatName } from './message.js';
import { isPlain } from './transcript.js';
import { textsIn, toJson } from './values.js';

/**
 * A transcript with `***` in place of what looks like a credential. Lines of JSON without any stay as they are; in the
 * others a credential may stand behind an escape such as `\n`, so that their values are looked at.
 */
export function maskTranscript(text: string, format: FormatName): string {
  const masked = maskSecrets(text);
  if (isPlain(format)) return masked;
  const lines = masked.split('\n').map(maskLine).join('\n');
  const whole = jsonOrNothing(lines);
  if (whole === undefined || !lines.trim().includes('\n')) return lines;
  const value = maskValue(whole);
  return value === whole ? lines : `${JSON.stringify(value, null, 2)}\n`;
}

function maskLine(line: string): string {
  const value = jsonOrNothing(line);
  if (typeof value !== 'object' || value === null) return line;
  const masked = maskValue(value);
  return masked === value ? line : `${toJson(masked)}${line.endsWith('\r') ? '\r' : ''}`;
}

/** JSON within a text of JSON, and so on: arguments of calls and attributes of spans have it twice. */
const DEEPEST = 3;

/** The same value where it holds no credential. */
function maskValue(value: unknown, depth = 0): unknown {
  const texts = textsIn(value);
  const isNested = depth < DEEPEST && texts.some((text) => isJson(text) && maskedJson(text, depth) !== text);
  if (!isNested && texts.every((text) => maskSecrets(text) === text)) return value;
  try {
    return maskTexts(isNested ? withMaskedJson(value, depth) : value);
  } catch {
    // Nested deeper than the stack, and with a credential in it: nothing of it is kept.
    return '***';
  }
}

function isJson(text: string): boolean {
  return /^\s*[[{]/.test(text) && text.includes('\\');
}

function maskedJson(text: string, depth: number): string {
  const value = jsonOrNothing(text);
  const masked = maskValue(value, depth + 1);
  return value === undefined || masked === value ? text : toJson(masked);
}

function withMaskedJson(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return isJson(value) ? maskedJson(value, depth) : value;
  if (Array.isArray(value)) return value.map((item) => withMaskedJson(item, depth));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withMaskedJson(member, depth)]));
}
