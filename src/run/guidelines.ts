import type { Problem } from '../core/errors.js';
import type { Digest, Files } from '../core/ports.js';
import { CONTROLS, describeKind, plainText } from '../core/text.js';
import { charactersIn, type Guidelines, MOST_GUIDELINES } from '../judge/prompts/guidelines.js';
import type { Settings } from '../settings/table.js';

/**
 * Reads the guidelines of a team; undefined where there are none. What is wrong with the file is added to `problems`: a
 * criterion that was cut, or that nobody can read, would be one that the judge does not know of.
 */
export function guidelinesOf(
  settings: Pick<Settings, 'judge-guidelines'>,
  files: Pick<Files, 'kind' | 'read'>,
  digest: Digest,
  problems: Problem[],
): Guidelines | undefined {
  const path = settings['judge-guidelines'];
  if (path === null) return undefined;
  const refuse = (what: string, { line, hint }: { readonly line?: number; readonly hint?: string } = {}): undefined => {
    const place = { file: path, ...(line !== undefined && { line }) };
    problems.push({ message: `judge-guidelines: ${what}`, place, ...(hint !== undefined && { hint }) });
    return undefined;
  };
  const kind = files.kind(path);
  if (kind !== 'file') return refuse(describeKind(kind), { hint: 'it must be a text file in UTF-8' });
  // A character has four bytes at most; what is a little too long is told by its characters.
  const read = files.read(path, MOST_GUIDELINES * 256);
  if (read.kind === 'unreadable') return refuse(read.reason);
  const [broken] = read.invalidLines;
  if (broken !== undefined) return refuse('the file is not UTF-8', { line: broken });
  const control = lineOfControl(read.text);
  if (control !== undefined) return refuse('there is a control character in it, so this is no text', { line: control });
  const text = plainText(read.text);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return refuse('nothing stands in it', {
      hint: 'write down what you look for in a summary, or leave the setting out',
    });
  }
  const characters = charactersIn(text);
  return characters > MOST_GUIDELINES
    ? refuse(`${characters} characters are too many for a prompt; allowed: ${MOST_GUIDELINES}`, {
        hint: 'keep what decides about a summary; nothing of it is cut, since a criterion that the judge does not see is none',
      })
    : { path, text, digest: digest(text) };
}

/** The first line with a character that no text has, of C0, DEL or C1, from 1; white space and line ends are none. */
function lineOfControl(text: string): number | undefined {
  const at = text.search(CONTROLS);
  return at < 0 ? undefined : text.slice(0, at).split(/\r\n?|\n/).length;
}
