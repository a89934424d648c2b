import { openNamedFiles } from '../../adapters/disk/named-files.js';
import { formatPlace, type Problem, refuse, UserError } from '../../core/errors.js';
import { quotedPath } from '../../core/field-path.js';
import type { Digest, Files } from '../../core/ports.js';
import { describeKind, uncapitalised } from '../../core/text.js';
import type { ValidCandidate } from '../../inputs/candidates/candidate.js';
import { readCandidate } from '../../inputs/candidates/read-candidate.js';
import { unpackJson } from '../../inputs/format/json-in-text.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import { adviseOnKeys, type UnreadAdvice } from '../../inputs/format/unread-advice.js';
import { loadMarkdown } from '../../inputs/markdown/load-markdown.js';
import { isMarkdown } from '../../inputs/markdown/markdown-reader.js';

/** A summary that somebody named by its path, wherever it stands. Throws a UserError where it cannot be read as one. */
export async function readNamedSummary(
  given: string,
  session: string,
  {
    files: workspace,
    digest,
    format,
  }: { readonly files: Files; readonly digest: Digest; readonly format: SummaryFormat },
): Promise<ValidCandidate> {
  const files = openNamedFiles(workspace);
  const located = files.locate(given);
  if ('problem' in located) throw new UserError([{ message: `from: ${located.problem}` }]);
  const file = located.path;
  const kind = files.kind(file);
  const hint = 'name a .json or .md file with one summary, as the pipeline writes it';
  if (kind !== 'file') {
    throw new UserError([{ message: `from: ${JSON.stringify(given)}: ${describeKind(kind)}`, hint }]);
  }
  if (file.endsWith('.jsonl'))
    throw new UserError([{ message: 'from: this file has a summary a line', place: { file }, hint }]);
  const read = files.read(file);
  if (read.kind === 'unreadable') throw new UserError([{ message: read.reason, place: { file } }]);
  const [line] = read.invalidLines;
  if (line !== undefined)
    throw new UserError([{ message: 'the file is not UTF-8', place: { file, line }, hint: 'save it as UTF-8' }]);
  const markdown = isMarkdown(file) ? await loadMarkdown() : undefined;
  const found = readCandidate({ file, line: 1, text: read.text, fault: null, name: session, markdown }, digest, format);
  if (!('kind' in found)) throw new UserError([{ message: found.message, place: found.place }]);
  if (found.kind === 'invalid') throw new UserError(found.defects.map(({ message, place }) => ({ message, place })));
  const unread = adviseOnKeys([...found.missing.keys()], found.unread, format);
  const nothing = nothingRead(found, unread, format);
  refuse(nothing);
  return found;
}

/** A draft of a candidate of which no field was found would be an empty one. */
export function nothingRead(
  { missing, place, unread: keys }: ValidCandidate,
  unread: UnreadAdvice | undefined,
  { dimensions }: SummaryFormat,
): readonly Problem[] {
  if (missing.size < dimensions.length) return [];
  const json = keys.find(({ kind }) => kind === 'json');
  const what = unread === undefined ? '' : `; nothing reads ${quoted(unread.unread)}`;
  const hint =
    json !== undefined
      ? uncapitalised(unpackJson(json.path, json.word))
      : unread === undefined
        ? 'say in fields where they stand, or name a transcript behind the session, to write the reference yourself'
        : `set ${unread.setting}`;
  return [{ message: `the candidate has no ${dimensions.join(', no ')}${what}`, place, hint }];
}

/** Says what of a candidate is lost in its draft, which is this file. */
export function unreadWarning({ place }: ValidCandidate, { unread, setting }: UnreadAdvice, draft: string): string {
  return `warning: ${formatPlace(place)}: nothing reads ${quoted(unread)}: the draft lacks what stands there; remove ${draft}, set ${setting}, and run add again`;
}

function quoted(keys: readonly string[]): string {
  return keys.map(quotedPath).join(', ');
}
