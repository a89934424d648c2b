import type { Files } from '../../core/ports.js';
import { pathIn } from '../../core/workspace-path.js';
import { type CandidatePaths, pathsOf } from '../../settings/candidate-paths.js';

/** The file with the name of a session that stands where candidates do, and is none; undefined where there is none. */
export type UnreadFileOf = (session: string) => string | undefined;

/** Endings that pipelines give to texts, and that no candidate has. */
const OTHERS = [
  ...['txt', 'markdown', 'html', 'yaml', 'yml', 'jsonl', 'ndjson', 'json5', 'csv', 'tsv', 'xml', 'JSON', 'MD'],
  ...['json.gz', 'jsonl.gz', 'md.gz', 'gz', 'zip'],
];

/** Looks for a file that somebody may have taken for the candidate of a session. */
export function unreadFileIn(candidates: CandidatePaths, files: Pick<Files, 'kind'>): UnreadFileOf {
  return (session) =>
    pathsOf(candidates)
      .flatMap((path) => OTHERS.map((ending) => pathIn(path, `${session}.${ending}`)))
      .find((file) => files.kind(file) === 'file');
}
