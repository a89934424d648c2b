import { reasonOf } from '../../adapters/disk/files.js';
import { EXIT, type ExitCode, type Problem, refuse, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { terminalLine } from '../../core/text.js';
import { readCandidates } from '../../inputs/candidates/read-candidates.js';
import { type Draft, makeDraft } from '../../inputs/corpus/draft.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { normalizeName } from '../../inputs/corpus/session-name.js';
import { formatOf } from '../../inputs/format/format-of.js';
import { adviseOnKeys } from '../../inputs/format/unread-advice.js';
import type { LintIssue } from '../../inputs/lint/issue.js';
import { lintWhole } from '../../inputs/lint/lint-whole.js';
import { isMarkdown } from '../../inputs/markdown/markdown-reader.js';
import { maskTranscript } from '../../inputs/transcripts/mask.js';
import { sourceOf, type TranscriptSource } from '../../inputs/transcripts/source.js';
import { factsOf } from '../../inputs/transcripts/transcript.js';
import { hang, type Screen } from '../../render/terminal/layout.js';
import { lintLines } from '../../render/terminal/lint.js';
import { aboutSource } from '../../render/terminal/transcript.js';
import { toReportSource } from '../../report/transcripts-report.js';
import type { Run } from '../../run/run.js';
import { showPaths } from '../../settings/candidate-paths.js';
import type { CommandContext } from '../command.js';
import { isCorpusOfPages, obstacles, pageOf, sessionFolder } from '../parts/draft-folder.js';
import { candidateNamed, whichSample } from '../parts/named-candidate.js';
import { nothingRead, unreadWarning } from '../parts/named-summary.js';
import { readNamedTranscript } from '../parts/named-transcript.js';
import { namedSample } from '../parts/session-operand.js';
import { MASKED } from '../parts/write-plans.js';

/** Writes a draft of a golden session from the candidate of its name, where there is one, beside a copy of its transcript. */
export async function add({ run, operands, json, screen, print, tell }: CommandContext): Promise<ExitCode> {
  const { settings, ports } = run;
  refuse(settings.problems);
  const [given, transcriptPath] = operands;
  const named = namedSample(given ?? '');
  const name = normalizeName(named.name);
  const folder = sessionFolder('add', name, run);
  const transcript = transcriptPath === undefined ? undefined : readNamedTranscript(transcriptPath, ports.files);
  refuse(obstacles('add', name, folder, transcript, run));

  const candidate =
    transcript === undefined
      ? await candidateOf(name, named.sample, run)
      : await candidateIfAny(name, named.sample, run);
  const format = formatOf(settings.values);
  const unread = candidate === null ? undefined : adviseOnKeys([...candidate.missing.keys()], candidate.unread, format);
  if (candidate !== null && transcript === undefined) refuse(nothingRead(candidate, unread, format));
  const draft = makeDraft(name, candidate, format);
  const isPage = candidate === null ? isCorpusOfPages(run) : isMarkdown(candidate.place.file);
  const page = isPage ? await pageOf(name, candidate, format) : undefined;
  const [file, text] = page === undefined ? ['reference.json', jsonText(draft.value)] : ['reference.md', page];
  const texts = new Map([[`${folder}/${file}`, text]]);
  const masked = draft.isMasked ? [`${folder}/${file}`] : [];
  if (transcript !== undefined) {
    const target = `${folder}/transcript${transcript.ending}`;
    // A credential in it is masked: the corpus is committed, and shown.
    if (ports.files.kind(target) === 'missing') {
      const copy = maskTranscript(transcript.text, transcript.read.format);
      texts.set(target, copy);
      if (copy !== transcript.text) masked.push(target);
    }
  }
  const written = createAll(texts, run);
  const issues = await lintOf(folder, run, ports.clock());
  const read = transcript === undefined ? undefined : sourceOf({ file: transcript.file, ...factsOf(transcript.read) });
  if (candidate !== null && unread !== undefined) tell(unreadWarning(candidate, unread, `${folder}/${file}`));
  print(
    json
      ? jsonText({
          written,
          ...(masked.length > 0 && { masked }),
          ...(read !== undefined && { transcript: toReportSource(read) }),
          ...(unread !== undefined && { unread: { keys: unread.unread, set: unread.setting } }),
          remarks: draft.remarks,
          issues,
        })
      : describe({ written, masked, read }, draft, issues, screen),
  );
  return EXIT.pass;
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
  // The first says that there is none, those behind it which of the lines may be it.
  const withHint = (problem: Problem, index: number): Problem =>
    isThere || sample !== undefined || index > 0
      ? problem
      : { ...problem, hint: problem.hint === undefined ? hint : `${problem.hint}; ${hint}` };
  throw new UserError(found.problems.map(withHint));
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
  const corpus = await readCorpus(values.corpus, files, digest, formatOf(values));
  return [...lintWhole(corpus, values, files, now)].filter(
    ({ rule, place }) => rule !== 'unreviewed' && place.file.startsWith(`${folder}/`),
  );
}

interface Done {
  readonly written: readonly string[];
  /** Those of them in which a credential was masked. */
  readonly masked: readonly string[];
  /** As what the transcript was recognised. */
  readonly read: TranscriptSource | undefined;
}

function describe(
  { written, masked, read }: Done,
  { remarks }: Draft,
  issues: readonly LintIssue[],
  screen: Screen,
): string {
  return [
    ...written.flatMap((path) => [
      `wrote  ${terminalLine(path, 1000)}`,
      ...(masked.includes(path) ? hang('  ! ', MASKED, screen) : []),
    ]),
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
