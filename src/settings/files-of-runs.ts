import type { Files } from '../core/ports.js';
import { pathIn } from '../core/workspace-path.js';
import type { ShardSpec } from './value-kinds.js';

/** The files of a run by their format; telemetry is appended to a file of its day. */
export const REPORT_FILES = {
  json: 'report.json',
  markdown: 'report.md',
  html: 'report.html',
  junit: 'junit.xml',
  sarif: 'report.sarif',
  gitlab: 'gl-code-quality-report.json',
} as const;

/** The files of a comparison by their format. */
export const COMPARISON_FILES = { json: 'compare.json', markdown: 'compare.md', html: 'compare.html' } as const;

/** The page of a history, its badge, and the file from which the next history goes on. */
export const HISTORY_FILES = { page: 'history.html', badge: 'badge.svg', runs: 'history.json' } as const;

/** Name of the file with the judge's scores of turns. */
export const TURNS_FILE = 'turns.json';

/** Name of the log of all requests to the judge, beside the report. */
export const JUDGE_LOG = 'judge-log.jsonl';

/** Name of the file beside a report with the candidates that were scored, by which a run is made again and compared with. */
export const CANDIDATES_FILE = 'scored-candidates.jsonl';

/** Name of the file by which is tried whether any can be written. */
export const PROBE_FILE = 'summary-gate.tmp';

const NAMES: ReadonlySet<string> = new Set([
  ...Object.values(REPORT_FILES),
  ...Object.values(COMPARISON_FILES),
  ...Object.values(HISTORY_FILES),
  ...[TURNS_FILE, JUDGE_LOG, CANDIDATES_FILE, PROBE_FILE],
]);

/** Name of the part, the file that a shard writes. */
export function partFile({ index, of }: ShardSpec): string {
  return `shard-${index}-of-${of}.jsonl`;
}

/** Whether a file name is that of a part, as `partFile` has it. */
export function isPartFile(name: string): boolean {
  return /^shard-\d+-of-\d+\.jsonl$/.test(name);
}

/**
 * The name of the file of report-dir that stands at a path, where it is one that runs write or remove there: what somebody
 * keeps in it would be lost. By a link and in another spelling, too; not all disks tell capitals from small letters.
 * @param folder report-dir, as a workspace path
 */
export function fileOfRuns(path: string, folder: string, files: Pick<Files, 'real'>): string | undefined {
  const home = placeOf(folder, files).toLowerCase();
  const [parent, name] = parted(path);
  const entry = pathIn(placeOf(parent, files), name);
  return [entry, placeOf(path, files)]
    .map((place) => parted(place.toLowerCase()))
    .find(([above, last]) => above === home && isOfRuns(last))?.[1];
}

function isOfRuns(name: string): boolean {
  return NAMES.has(name) || isPartFile(name) || /^evaluations-\d{4}-\d\d-\d\d\.jsonl$/.test(name);
}

function placeOf(path: string, files: Pick<Files, 'real'>): string {
  return files.real(path) ?? path;
}

/** The folder of a path, and its last name. */
function parted(path: string): readonly [string, string] {
  const end = path.lastIndexOf('/');
  return [end < 0 ? '.' : path.slice(0, end), path.slice(end + 1)];
}
