import type { Role } from '../../corpus/transcript.js';
import { cut } from '../../render/escape.js';
import type { Passage } from '../grounding/passages.js';
import { cleanLines } from './clean-text.js';
import { TEXT_CAPS } from './foreign-data.js';

/** What is said in a passage, under the role of who says it: a key of JSON, which no text can forge. */
export type ShownPart = Readonly<Partial<Record<Role, string>>>;

/** A passage as it may enter a prompt: line by line, without control and invisible characters and without credentials. */
export function shownPassage({ parts }: Passage): readonly ShownPart[] {
  let left = TEXT_CAPS.passage;
  return parts.flatMap(({ role, lines }): readonly ShownPart[] => {
    const shown = cut(cleanLines(lines.map(({ text }) => text).join('\n')), left);
    left -= shown.length;
    return shown === '' ? [] : [{ [role]: shown }];
  });
}
