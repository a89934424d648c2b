import { reasonOf } from '../../adapters/disk/files.js';
import { type Problem, UserError } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../../core/exit-code.js';
import { jsonText } from '../../core/json/text.js';
import type { Summary } from '../../core/summary.js';
import { describeKind, terminalLine } from '../../core/text.js';
import { readCandidates } from '../../inputs/candidates/read-candidates.js';
import { type Draft, makeDraft } from '../../inputs/corpus/draft.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { REFERENCE_FILES } from '../../inputs/corpus/reference-file.js';
import { folderNameProblem, normalizeName } from '../../inputs/corpus/session-name.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import { adviseOnKeys } from '../../inputs/format/unread-advice.js';
import type { LintIssue } from '../../inputs/lint/issue.js';
import { lintWhole } from '../../inputs/lint/lint-whole.js';
import { loadMarkdown } from '../../inputs/markdown/load-markdown.js';
import { inMarkdown, isMarkdown } from '../../inputs/markdown/markdown-reader.js';
import { referencePage } from '../../inputs/markdown/write-markdown.js';
import { maskTranscript } from '../../inputs/transcripts/mask.js';
import { isForeign, sourceOf, type TranscriptSource } from '../../inputs/transcripts/source.js';
import { factsOf } from '../../inputs/transcripts/transcript.js';
import { hang, type Screen } from '../../render/terminal/layout.js';
import { lintLines } from '../../render/terminal/lint.js';
import { aboutSource } from '../../render/terminal/transcript.js';
import { toReportSource } from '../../report/transcripts-report.js';
import type { Run } from '../../run/run.js';
import { showPaths } from '../../settings/candidate-paths.js';
import type { CommandContext } from '../command.js';
import { type NamedTranscript, readNamedTranscript } from '../named-transcript.js';
import { candidateNamed, whichSample } from './named-candidate.js';
import { namedSample } from './session-operand.js';
import { nothingRead, unreadWarning } from './unread-in-draft.js';

/** Writes a draft of a golden session from the candidate of its name, where there is one, beside a copy of its transcript. */
export async function add({ run, operands, json, screen, print, tell }: CommandContext): Promise<ExitCode> {
  const { settings, ports } = run;
  refuse(settings.problems);
  const [given, transcriptPath] = operands;
  const named = namedSample(given ?? '');
  const name = normalizeName(named.name);
  const folder = sessionFolder(name, run);
  const transcript = transcriptPath === undefined ? undefined : readNamedTranscript(transcriptPath, ports.files);
  refuse(obstacles(name, folder, transcript, run));

  const candidate =
    transcript === undefined
      ? await candidateOf(name, named.sample, run)
      : await candidateIfAny(name, named.sample, run);
  const summary = candidate?.summary ?? null;
  const format = formatOf(settings.values);
  const unread = candidate === null ? undefined : adviseOnKeys([...candidate.missing.keys()], candidate.unread, format);
  if (candidate !== null && transcript === undefined) refuse(nothingRead(candidate, unread, format));
  const draft = makeDraft(name, summary, format);
  const isPage = candidate === null ? isCorpusOfPages(run) : isMarkdown(candidate.place.file);
  const page = isPage ? await pageOf(name, summary, format) : undefined;
  const [file, text] = page === undefined ? ['reference.json', jsonText(draft.value)] : ['reference.md', page];
  const texts = new Map([[`${folder}/${file}`, text]]);
  if (transcript !== undefined) {
    const target = `${folder}/transcript${transcript.ending}`;
    // A credential in it is masked: the corpus is committed, and shown.
    if (transcript.file !== target) texts.set(target, maskTranscript(transcript.text, transcript.read.format));
  }
  const written = createAll(texts, run);
  const issues = await lintOf(folder, run, ports.clock());
  const source =
    transcript === undefined ? undefined : sourceOf({ file: transcript.file, ...factsOf(transcript.read) });
  const read = source === undefined || !isForeign(source) ? undefined : source;
  if (candidate !== null && unread !== undefined) tell(unreadWarning(candidate, unread));
  print(
    json
      ? jsonText({
          written,
          ...(read !== undefined && { transcript: toReportSource(read) }),
          ...(unread !== undefined && { unread: { keys: unread.unread, set: unread.setting } }),
          remarks: draft.remarks,
          issues,
        })
      : describe({ written, read }, draft, issues, screen),
  );
  return EXIT.pass;
}

/** Where the session belongs. Throws where it cannot be one, or where the corpus is no folder. */
function sessionFolder(name: string, { settings: { values }, ports: { files } }: Run): string {
  const wrong = name === '' ? undefined : folderNameProblem(name);
  if (name === '') refuse([{ message: 'add needs the name of a session' }]);
  if (wrong !== undefined) {
    refuse([{ message: `the name ${JSON.stringify(name)} ${wrong}; allowed: what could be the name of a folder` }]);
  }
  const { corpus } = values;
  const kind = files.kind(corpus);
  if (corpus.endsWith('.jsonl') && kind !== 'folder') {
    refuse([
      {
        message: `corpus: ${JSON.stringify(corpus)} has a session a line, and add writes folders`,
        hint: `run add with --corpus drafts, review the draft there, then append its reference.json to ${corpus} as one line, with jq -c . for example`,
      },
    ]);
  }
  if (kind !== 'folder' && kind !== 'missing') {
    refuse([{ message: `corpus: ${JSON.stringify(corpus)}: ${describeKind(kind)}; allowed: a folder` }]);
  }
  return corpus === '.' ? name : `${corpus}/${name}`;
}

/** What stands in the way. Nothing that exists is ever written over, or made ambiguous. */
function obstacles(
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
    (transcript !== undefined && /^transcript\./i.test(entry) && `${folder}/${entry}` !== transcript.file);
  const entries = files.list(folder);
  // A session that lacks nothing but its transcript is no case for a draft.
  const lacksTranscript = transcript !== undefined && !entries.some((entry) => /^transcript\./i.test(entry));
  const hint = lacksTranscript
    ? `if the session is to have this transcript, copy it there as transcript${transcript.ending}; lint says whether a credential is in it`
    : 'edit it by hand, or take another name';
  return entries.filter(isTaken).map((entry) => ({
    message: 'the corpus has this already, and add overwrites nothing',
    place: { file: `${folder}/${entry}` },
    hint,
  }));
}

async function candidateOf(
  name: string,
  sample: number | undefined,
  { settings: { values }, ports: { files, digest } }: Run,
) {
  const candidates = await readCandidates(values.candidates, files, digest, formatOf(values));
  refuse(candidates.problems);
  const found = candidateNamed('add', { name, sample }, candidates, showPaths(values.candidates));
  if ('candidate' in found) return found.candidate;
  const hint = 'or name a transcript behind the session, to write the reference yourself';
  const isThere = candidates.byName.has(name) || candidates.samplesOf.has(name);
  const withHint = (problem: Problem): Problem =>
    isThere || sample !== undefined
      ? problem
      : { ...problem, hint: problem.hint === undefined ? hint : `${problem.hint}; ${hint}` };
  throw new UserError(found.problems.map(withHint));
}

/** Whether the references are pages, all of them: a draft that nothing else tells the form of is one as well. */
function isCorpusOfPages({ settings: { values }, ports: { files } }: Run): boolean {
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
async function pageOf(name: string, summary: Summary | null, format: SummaryFormat): Promise<string | undefined> {
  const { value } = makeDraft(name, summary, inMarkdown(format));
  return referencePage(value, format, await loadMarkdown());
}

/** With a transcript at hand the draft can do without a candidate; of several samples it takes the one that is named. */
async function candidateIfAny(
  name: string,
  sample: number | undefined,
  { settings: { values }, ports: { files, digest } }: Run,
) {
  const { byName, samplesOf } = await readCandidates(values.candidates, files, digest, formatOf(values));
  const samples = samplesOf.get(name);
  if (sample !== undefined) refuse(whichSample('add', name, sample, samples));
  const only = samples === undefined ? byName.get(name) : undefined;
  const candidate = sample === undefined ? only : samples?.get(sample);
  return candidate === undefined || candidate.kind === 'invalid' ? null : candidate;
}

/** Writes all of them or none: half a session would be in the way of the next try. */
function createAll(texts: ReadonlyMap<string, string>, { ports: { files } }: Run): readonly string[] {
  const written: string[] = [];
  for (const [file, text] of texts) {
    let problem = 'the corpus has this already, and add overwrites nothing';
    try {
      if (files.create(file, text)) {
        written.push(file);
        continue;
      }
    } catch (error) {
      problem = `cannot write: ${reasonOf(error)}`;
    }
    for (const path of written) files.remove(path);
    refuse([{ message: problem, place: { file } }]);
  }
  return written;
}

/** The remarks about the draft; that it is one needs no remark. */
async function lintOf(
  folder: string,
  { settings: { values }, ports: { files, digest } }: Run,
  now: Date,
): Promise<readonly LintIssue[]> {
  return lintWhole(await readCorpus(values.corpus, files, digest, formatOf(values)), values, files, now).filter(
    ({ rule, place }) => rule !== 'unreviewed' && place.file.startsWith(`${folder}/`),
  );
}

interface Done {
  readonly written: readonly string[];
  /** As what the transcript was recognised, where another program wrote it. */
  readonly read: TranscriptSource | undefined;
}

function describe({ written, read }: Done, { remarks }: Draft, issues: readonly LintIssue[], screen: Screen): string {
  return [
    ...written.map((path) => `wrote  ${terminalLine(path, 1000)}`),
    ...(read === undefined ? [] : hang('read   ', aboutSource(read), screen)),
    ...remarks.flatMap((remark) => hang('  ! ', terminalLine(remark), screen)),
    '',
    ...lintLines(issues, screen),
    ...(issues.length > 0 ? [''] : []),
    'It is a draft, marked as "unreviewed": until it is reviewed, it stops the gate. Next:',
    '  1. Correct the reference by what really happened; docs/corpus.md of summary-gate says how.',
    '  2. Write reviewed_by and reviewed_at, and remove "unreviewed".',
    '  3. Run lint.',
    '',
  ].join('\n');
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(problems);
}
