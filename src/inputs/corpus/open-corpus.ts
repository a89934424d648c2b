import type { Problem } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import { LONGEST_INPUT_BYTES } from '../../core/text-limit.js';
import { pathIn } from '../../core/workspace-path.js';
import { adviceOnMissing } from '../found-elsewhere.js';
import { type FilePosition, type InputTexts, type SidePosition, textsOfFolder, textsOfLines } from '../input-texts.js';
import type { MarkdownReader } from '../markdown/markdown-reader.js';
import { REFERENCE_FILES, referenceAmong } from './reference-file.js';
import { nameProblem, normalizeName } from './session-name.js';
import { ID, MOST_TAUGHT } from './taught-summary.js';

/** An opened corpus: its texts, or why they cannot be read. */
export type OpenedCorpus =
  | { readonly kind: 'open'; readonly texts: InputTexts; readonly skippedFolders: readonly string[] }
  | { readonly kind: 'unreadable'; readonly problem: Problem };

/**
 * Opens a corpus folder (`<name>/reference.json` or `<name>/reference.md`) or a `.jsonl` file with one golden session a line.
 * @param markdown reads pages, for those who cannot wait until `load` has brought it
 */
export function openCorpus(path: string, files: Files, markdown?: MarkdownReader): OpenedCorpus {
  const kind = files.kind(path);
  if (kind === 'folder') return openFolder(path, files, markdown);
  if (kind === 'file' && path.endsWith('.jsonl')) {
    const opened = files.openLines(path, LONGEST_INPUT_BYTES);
    return opened.kind === 'open'
      ? { kind: 'open', texts: textsOfLines(opened.file, path), skippedFolders: [] }
      : { kind: 'unreadable', problem: { message: opened.reason, place: { file: path } } };
  }
  const found = kind === 'file' ? 'this file is not .jsonl' : describeKind(kind);
  const message = `corpus: ${JSON.stringify(path)}: ${found}; allowed: a folder of ${REFERENCE_FILES.map((name) => `<name>/${name}`).join(' or ')}, or a .jsonl file`;
  const hint = kind === 'missing' ? (adviceOnMissing('corpus', path, files) ?? NO_CORPUS) : undefined;
  return { kind: 'unreadable', problem: { message, ...(hint !== undefined && { hint }) } };
}

const NO_CORPUS = 'where there is no corpus yet, init writes a first golden session';

function openFolder(corpus: string, files: Files, markdown: MarkdownReader | undefined): OpenedCorpus {
  const entries: FilePosition[] = [];
  const skippedFolders: string[] = [];
  const bad = (file: string, reason: string): void => void entries.push({ name: '', file, reason });
  for (const entry of files.list(corpus)) {
    const folder = pathIn(corpus, entry);
    const kind = files.kind(folder);
    // An entry that is listed and cannot be opened might be a session: it must not vanish from the means.
    if (kind === 'outside' || kind === 'git') bad(folder, describeKind(kind));
    if (kind === 'missing') bad(folder, `this cannot be opened: ${NOT_OPENED}`);
    if (kind !== 'folder') continue;
    const names = files.list(folder);
    const found = referenceAmong(names);
    if (found === undefined) {
      skippedFolders.push(folder);
      continue;
    }
    if ('wrong' in found) {
      bad(`${folder}/${found.wrong}`, found.reason);
      continue;
    }
    const name = normalizeName(entry);
    const wrongName = nameProblem(name);
    if (wrongName !== undefined) {
      bad(folder, `the name of the folder ${wrongName}; allowed: what could be the name of a session`);
      continue;
    }
    const beside = besideReference(folder, names, files, bad);
    const file = `${folder}/${found.name}`;
    entries.push(beside.length === 0 ? { file, name } : { file, name, beside });
  }
  return { kind: 'open', texts: textsOfFolder(entries, files, markdown), skippedFolders };
}

const NOT_OPENED = 'a symbolic link to nothing, or a name that is not UTF-8';

/**
 * The summaries that people accepted or rejected beside a reference, in code point order of their names. Files whose name
 * begins with a dot are none.
 * @param names of what is in the folder of the session
 * @param bad is told of what is no such summary, and of too many
 */
function besideReference(
  folder: string,
  names: readonly string[],
  files: Files,
  bad: (file: string, reason: string) => void,
): readonly SidePosition[] {
  const found: SidePosition[] = [];
  for (const kind of ['accepted', 'rejected'] as const) {
    const alike = names.find((name) => name !== kind && name.toLowerCase() === kind);
    if (alike !== undefined) bad(`${folder}/${alike}`, `allowed: the name ${kind}`);
    if (!names.includes(kind)) continue;
    const path = `${folder}/${kind}`;
    const what = files.kind(path);
    if (what !== 'folder') {
      bad(path, `${describeKind(what)}; allowed: a folder of <id>.json`);
      continue;
    }
    const all = files.list(path).filter((name) => !name.startsWith('.'));
    const most = MOST_TAUGHT[kind];
    if (all.length > most) {
      bad(path, `it holds ${all.length} summaries; allowed: up to ${most} ${kind} ones a session`);
      continue;
    }
    for (const name of all) {
      const file = `${path}/${name}`;
      if (name.endsWith('.json') && ID.test(name.slice(0, -'.json'.length))) found.push({ kind, file });
      else bad(file, 'allowed: <id>.json, with up to 80 letters, digits and . _ - as its id');
    }
  }
  return found;
}
