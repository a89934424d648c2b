import { type Problem, refuse } from '../../core/errors.js';
import type { FindingCode } from '../../core/finding.js';
import { inUnicodeForm } from '../../core/unicode-form.js';
import { pathIn } from '../../core/workspace-path.js';
import type { ValidCandidate } from '../../inputs/candidates/candidate.js';
import { type Candidates, readCandidates } from '../../inputs/candidates/read-candidates.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { type Corpus, readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import { type ExplainedSession, type ScoringTools, scoreCandidate } from '../../scoring/score-session.js';
import { codesIn } from '../../scoring/scored-session.js';
import { pathsOf, showPaths } from '../../settings/candidate-paths.js';
import { CANDIDATES_FILE } from '../../settings/files-of-runs.js';
import type { CommandContext } from '../command.js';
import { FROM } from '../flags.js';
import { faultsFor } from './faults-of-others.js';
import { candidateNamed } from './named-candidate.js';
import { readNamedSummary } from './named-summary.js';
import { toolsFor } from './score-sought.js';
import { namedSample, nameHint } from './session-operand.js';

/** A session with the candidate that somebody wants to accept or to reject. */
export interface TaughtSession {
  readonly golden: GoldenSession;
  readonly candidate: ValidCandidate;
  readonly session: ExplainedSession;
  /** What is found wrong with it. */
  readonly codes: readonly FindingCode[];
  readonly tools: ScoringTools;
  readonly format: SummaryFormat;
}

/** What a run that saw all sessions has found in a candidate, by its session and its digest. */
export type FoundByRun = (session: string, digest: string) => readonly FindingCode[];

/** What a command that teaches is run with. */
export interface TeachingContext extends Pick<CommandContext, 'run' | 'operands' | 'flags'> {
  /** Left out where the whole corpus is there to be read. */
  readonly foundByRun?: FoundByRun;
}

/**
 * The sessions that a command names, with their candidates; one that is named twice is there once. Throws everything that is
 * wrong with settings, names and files.
 */
export async function readTaught(
  command: string,
  { run, operands, flags, foundByRun }: TeachingContext,
): Promise<readonly TaughtSession[]> {
  const { settings, ports } = run;
  const { values } = settings;
  const format = formatOf(values);
  refuse(settings.problems);
  if (operands.length === 0)
    refuse([{ message: `${command} needs the name of a session`, hint: '`explain` lists them' }]);
  const corpus = await readCorpus(values.corpus, ports.files, ports.digest, format);
  const named = [...new Set(operands.map((operand) => inUnicodeForm(operand, 'NFC')))].map(namedSample);
  const goldens = named.map(({ name }) => goldenNamed(name, corpus));
  refuse(goldens.flatMap((one) => ('problems' in one ? one.problems : [])));
  const from = flags.get(FROM.name);
  const { candidates, place } =
    from === undefined ? await readChosen(run, format) : await readIncident(from, named, run);
  const tools = toolsFor({ corpus, candidates }, values, ports);
  const found = named.map((one) => candidateNamed(command, one, candidates, place));
  refuse(found.flatMap((one) => ('problems' in one ? one.problems : [])));
  return goldens.flatMap((golden, i): readonly TaughtSession[] => {
    const one = found[i];
    if ('problems' in golden || one === undefined || 'problems' in one) return [];
    const session = scoreCandidate(golden.golden, one.candidate, tools);
    const known = foundByRun?.(golden.golden.name, one.candidate.digest) ?? [];
    const codes = [...new Set([...codesIn(session), ...known])];
    return [{ golden: golden.golden, candidate: one.candidate, session, codes, tools, format }];
  });
}

function goldenNamed(
  name: string,
  corpus: Corpus,
): { readonly golden: GoldenSession } | { readonly problems: readonly Problem[] } {
  const golden = corpus.sessions.find((session) => session.name === name);
  const { own, nobodys } = faultsFor(name, corpus);
  if (own.length > 0) return { problems: own };
  if (golden?.canary === true)
    return { problems: [{ message: `${JSON.stringify(name)} is a canary: it has no candidate`, place: golden.place }] };
  if (golden !== undefined) return { golden };
  const { ending, ...hint } = nameHint(
    name,
    corpus.sessions.map((session) => session.name),
  );
  return { problems: [...nobodys, { message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint }] };
}

/** The candidates where they are looked for; where there are none any more, those that the last run has kept. */
async function readChosen(
  { settings: { values }, ports: { files, digest } }: CommandContext['run'],
  format: SummaryFormat,
): Promise<{ readonly candidates: Candidates; readonly place: string }> {
  const isThere = pathsOf(values.candidates).some((path) => files.kind(path) !== 'missing');
  const kept = pathIn(values['report-dir'], CANDIDATES_FILE);
  const paths = isThere || files.kind(kept) !== 'file' ? values.candidates : kept;
  const candidates = await readCandidates(paths, files, digest, format);
  refuse(candidates.problems);
  return { candidates, place: showPaths(paths) };
}

/** The summary that somebody named by its file, as the candidate of the one session that is named. */
async function readIncident(
  from: string,
  named: readonly { readonly name: string }[],
  { settings: { values }, ports: { files, digest } }: CommandContext['run'],
): Promise<{ readonly candidates: Candidates; readonly place: string }> {
  const candidate = await readNamedSummary(from, named[0]?.name ?? '', { files, digest, format: formatOf(values) });
  const byName = new Map([[candidate.name, candidate]]);
  return { candidates: { byName, samplesOf: new Map(), numbers: [], defects: [], problems: [] }, place: from };
}
