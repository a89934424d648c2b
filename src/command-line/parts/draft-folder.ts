import { type Problem, refuse } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import { longestTranscript } from '../../core/text-limit.js';
import { pathIn } from '../../core/workspace-path.js';
import { type DraftedCandidate, makeDraft } from '../../inputs/corpus/draft.js';
import { REFERENCE_FILES } from '../../inputs/corpus/reference-file.js';
import { folderNameProblem, normalizeName } from '../../inputs/corpus/session-name.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import { loadMarkdown } from '../../inputs/markdown/load-markdown.js';
import { inMarkdown, isMarkdown } from '../../inputs/markdown/markdown-reader.js';
import { referencePage } from '../../inputs/markdown/write-markdown.js';
import { maskTranscript } from '../../inputs/transcripts/mask.js';
import type { Run } from '../../run/run.js';
import type { NamedTranscript } from './named-transcript.js';

/** Where the session belongs. Throws where it cannot be one, or where the corpus is no folder. */
export function sessionFolder(command: string, name: string, { settings: { values }, ports: { files } }: Run): string {
  const wrong = name === '' ? undefined : folderNameProblem(name);
  if (name === '') refuse([{ message: `${command} needs the name of a session` }]);
  if (wrong !== undefined) {
    refuse([{ message: `the name ${JSON.stringify(name)} ${wrong}; allowed: what could be the name of a folder` }]);
  }
  const { corpus } = values;
  const kind = files.kind(corpus);
  if (corpus.endsWith('.jsonl') && kind !== 'folder') {
    refuse([
      {
        message: `corpus: ${JSON.stringify(corpus)} has a session a line, and ${command} writes folders`,
        hint: `run ${command} with --corpus drafts, review the draft there, then append its reference.json to ${corpus} as one line, with jq -c . for example`,
      },
    ]);
  }
  if (kind !== 'folder' && kind !== 'missing') {
    refuse([{ message: `corpus: ${JSON.stringify(corpus)}: ${describeKind(kind)}; allowed: a folder` }]);
  }
  return pathIn(corpus, name);
}

/** What stands in the way. Nothing that exists is ever written over, or made ambiguous. */
export function obstacles(
  command: string,
  name: string,
  folder: string,
  transcript: NamedTranscript | undefined,
  { settings: { values }, ports: { files } }: Run,
): readonly Problem[] {
  const alike =
    files.kind(values.corpus) === 'folder'
      ? files.list(values.corpus).find((entry) => entry !== name && normalizeName(entry) === name)
      : undefined;
  if (alike !== undefined) {
    return [{ message: 'the corpus has a folder of this name already', place: { file: `${values.corpus}/${alike}` } }];
  }
  const kind = files.kind(folder);
  if (kind === 'missing') return [];
  if (kind !== 'folder')
    return [{ message: `${describeKind(kind)}; allowed: a folder, or nothing yet`, place: { file: folder } }];
  const isTaken = (entry: string): boolean =>
    isReferenceFile(entry) ||
    (transcript !== undefined && /^transcript\./i.test(entry) && !isThatOne(`${folder}/${entry}`, transcript, files));
  const entries = files.list(folder);
  // A session that lacks nothing but its transcript is no case for a draft.
  const lacksTranscript = transcript !== undefined && !entries.some((entry) => /^transcript\./i.test(entry));
  const hint = lacksTranscript
    ? `if the session is to have this transcript, copy it there as transcript${transcript.ending}; lint says whether a credential is in it`
    : 'edit it by hand, or take another name';
  return entries.filter(isTaken).map((entry) => ({
    message: `the corpus has this already, and ${command} overwrites nothing`,
    place: { file: `${folder}/${entry}` },
    hint,
  }));
}

/** Whether a file is the transcript, or the copy of it that a draft which was removed has left. */
function isThatOne(file: string, { file: given, text, ending, read }: NamedTranscript, files: Files): boolean {
  if (file === given) return true;
  if (!file.endsWith(`/transcript${ending}`)) return false;
  const there = files.read(file, longestTranscript(file));
  return there.kind === 'text' && there.text === maskTranscript(text, read.format);
}

/** Whether the references are pages, all of them: a draft that nothing else tells the form of is one as well. */
export function isCorpusOfPages({ settings: { values }, ports: { files } }: Run): boolean {
  const { corpus } = values;
  if (files.kind(corpus) !== 'folder') return false;
  const references = files.list(corpus).flatMap((folder) => {
    const path = `${corpus}/${folder}`;
    return files.kind(path) === 'folder' ? files.list(path).filter((name) => isReferenceFile(name)) : [];
  });
  return references.length > 0 && references.every(isMarkdown);
}

function isReferenceFile(name: string): boolean {
  return REFERENCE_FILES.some((one) => one === name.toLowerCase());
}

/** The draft as Markdown, as the candidate is; undefined where Markdown cannot say it. */
export async function pageOf(
  name: string,
  candidate: DraftedCandidate | null,
  format: SummaryFormat,
  told: readonly string[] = [],
): Promise<string | undefined> {
  const { value } = makeDraft(name, candidate, inMarkdown(format), told);
  return referencePage(value, format, await loadMarkdown());
}
