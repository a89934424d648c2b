import { reasonOf } from '../../adapters/disk/files.js';
import { memberOf, refuseOne } from '../../core/errors.js';
import { jsonOrNothing } from '../../core/json/values.js';
import type { Files } from '../../core/ports.js';
import { describeKind, quoteForShell } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { pathsOf } from '../../settings/candidate-paths.js';
import { CANDIDATES_FILE, REPORT_FILES } from '../../settings/files-of-runs.js';
import { strayReport } from '../../settings/resolve.js';
import type { CommandContext } from '../command.js';

type Run = CommandContext['run'];

/** Where a baseline is kept when nobody says where. */
const DEFAULT_BASELINE = 'summary-gate-baseline.json';

/** The workspace path of the file that becomes the baseline. */
export function placeOfBaseline(
  given: string | undefined,
  { settings: { values }, ports: { files } }: Pick<Run, 'settings' | 'ports'>,
): string {
  const { baseline } = values;
  const wanted = given ?? (baseline === null || baseline === 'auto' ? DEFAULT_BASELINE : undefined);
  if (wanted === undefined) return baseline ?? DEFAULT_BASELINE;
  const located = files.locate(wanted);
  if ('problem' in located) refuseOne({ message: `bless: ${located.problem}` });
  return located.path;
}

interface Harm {
  readonly reason: string;
  readonly hint: string;
}

/** What would be lost or go wrong if the baseline stood there: bless overwrites earlier baselines alone. */
export function harmAt(
  target: string,
  { settings: { values }, ports: { files } }: Pick<Run, 'settings' | 'ports'>,
): Harm | undefined {
  const harm = (reason: string): Harm => ({ reason, hint: 'name another file' });
  const kind = files.kind(target);
  if (kind === 'folder') return harm(`cannot write: ${describeKind(kind)}`);
  const inputs = { corpus: { path: values.corpus }, candidates: pathsOf(values.candidates).map((path) => ({ path })) };
  const stray = strayReport(target, target, inputs, files);
  if (stray !== undefined) return harm(stray);
  if (kind !== 'file') return undefined;
  const read = files.read(target);
  if (read.kind === 'unreadable' || !(read.text.trim() === '' || isReport(read.text))) {
    return harm('this is no report of summary-gate, and would be overwritten');
  }
  if (!isReportOfRun(target, values.baseline, files)) return undefined;
  return {
    reason: 'this is the report of a run, and that of --report-dir would overwrite it',
    hint: `to bless this run, write --report-dir ${quoteForShell(folderOf(target))} in place of the file, which is where the baseline goes`,
  };
}

/** One of another version may be replaced as well. */
function isReport(text: string): boolean {
  return memberOf(jsonOrNothing(text), 'schema_version') !== undefined;
}

/**
 * Whether a report is where a run has written it. A run may write nothing but report.json, and a baseline is the same byte for
 * byte: so one of that name is a baseline only where the setting says so.
 */
function isReportOfRun(path: string, baseline: string | null, files: Files): boolean {
  if (path.slice(path.lastIndexOf('/') + 1) !== REPORT_FILES.json) return false;
  return path !== baseline || isFolderOfRun(path, files);
}

/** Whether a run has written files beside this one. */
function isFolderOfRun(path: string, files: Files): boolean {
  const folder = folderOf(path);
  return Object.values(REPORT_FILES)
    .map((name) => pathIn(folder, name))
    .some((beside) => beside !== path && files.kind(beside) === 'file');
}

function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

/** Where the candidates of a baseline go, as those beside its report, or why they go nowhere. */
export type PlaceOfCandidates =
  | { readonly kind: 'beside'; readonly from: string; readonly to: string }
  /** They are there already. */
  | { readonly kind: 'there'; readonly to: string }
  | { readonly kind: 'none'; readonly reason: string };

/**
 * Where the candidates of the report that becomes the baseline go: a later report looks for them beside it. They take the
 * place of those of the baseline that is replaced, and of nothing else. To be asked before anything is written.
 */
export function placeOfCandidates(
  source: string,
  target: string,
  { settings: { values }, ports: { files } }: Pick<Run, 'settings' | 'ports'>,
): PlaceOfCandidates {
  const from = pathIn(folderOf(source), CANDIDATES_FILE);
  const to = pathIn(folderOf(target), CANDIDATES_FILE);
  const none = (reason: string): PlaceOfCandidates => ({ kind: 'none', reason });
  if (files.kind(from) !== 'file')
    return none(`there is no ${from}, which a run writes where html is among report-formats`);
  if (from === to) return { kind: 'there', to };
  if (files.kind(to) === 'missing') return { kind: 'beside', from, to };
  const isOfBaseline = files.kind(target) === 'file' && !isFolderOfRun(target, files);
  if (!isOfBaseline || pathsOf(values.candidates).includes(to))
    return none(`${to} is not that of a baseline: copy ${from} to where you keep the two together`);
  return { kind: 'beside', from, to };
}

/** Puts the candidates there. Trouble with them is a reason: the baseline is one without them. */
export function putCandidates(place: PlaceOfCandidates, files: Files): PlaceOfCandidates {
  if (place.kind !== 'beside') return place;
  const read = files.read(place.from);
  if (read.kind === 'unreadable') return { kind: 'none', reason: `${place.from}: ${read.reason}` };
  try {
    files.write(place.to, read.text);
  } catch (error) {
    return { kind: 'none', reason: `${place.to}: ${reasonOf(error)}` };
  }
  return place;
}

/** What is said of them. */
export function candidatesSentence(place: PlaceOfCandidates): string {
  return place.kind === 'none'
    ? `Its candidates are not kept with it, and reports will not show what a text was on the base: ${place.reason}.`
    : `Its candidates are beside it in ${place.to}, by which reports show what a text was on the base: keep both files.`;
}
