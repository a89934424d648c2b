import { openNamedFiles } from '../../adapters/disk/named-files.js';
import { refuse, UserError } from '../../core/errors.js';
import type { Digest, Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import { readCandidate } from '../../inputs/candidates/read-candidate.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import { adviseOnKeys } from '../../inputs/format/unread-advice.js';
import { loadMarkdown } from '../../inputs/markdown/load-markdown.js';
import { isMarkdown } from '../../inputs/markdown/markdown-reader.js';
import { nothingRead } from './unread-in-draft.js';

/** A summary that somebody named by its path, wherever it stands. Throws a UserError where it cannot be read as one. */
export async function readNamedSummary(
  given: string,
  session: string,
  {
    files: workspace,
    digest,
    format,
  }: { readonly files: Files; readonly digest: Digest; readonly format: SummaryFormat },
): Promise<Extract<Candidate, { kind: 'valid' }>> {
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
