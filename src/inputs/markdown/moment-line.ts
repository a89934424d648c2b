import type { Position } from '../../core/json/document.js';
import { type Placed, placedObject, placedText } from './markdown-document.js';

/** How a moment is written as one line. */
export const MOMENT_LINE = '12 decision: what it was';

/** Number of the message, type, and what is behind the colon, which may be missing. */
const MOMENT = /^(?:\*\*)?(?:#|seq[ :]+)?(\d{1,15})[.)]?[ \t]+([^:\s][^:\n]{0,60}?)(?:[ \t]*:(?:[ \t\n]+([\s\S]*))?)?$/;

/** Reads `12 decision: what it was`; undefined where a text is no such line. */
export function readMoment(text: string, position: Position): Placed | undefined {
  const found = MOMENT.exec(text);
  if (found === null) return undefined;
  const [, seq = '', type = '', highlight = ''] = found;
  return placedObject(
    new Map([
      ['seq', placedText(Number(seq), position)],
      ['type', placedText(type.trim(), position)],
      ['highlight', placedText(highlight.trim(), position)],
    ]),
    position,
  );
}
