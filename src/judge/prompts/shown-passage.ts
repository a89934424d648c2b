import { maskSecrets } from '../../redact.js';
import { cut, plainLine } from '../../render/escape.js';
import type { Passage } from '../grounding/passages.js';
import { TEXT_CAPS } from './foreign-data.js';

/**
 * A passage as it may enter a prompt: who speaks, then what is said, line by line, without control and invisible
 * characters and without credentials.
 */
export function shownPassage({ parts }: Passage): string {
  const text = parts
    .map(({ role, lines }) => {
      // First as a whole: a private key goes over many lines.
      const said = maskSecrets(lines.map((line) => line.text).join('\n'));
      const clean = said.split('\n').map((line) => plainLine(line));
      return `[${role}] ${clean.filter((line) => line !== '').join('\n')}`;
    })
    .join('\n');
  return cut(text, TEXT_CAPS.passage);
}
