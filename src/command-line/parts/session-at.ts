import { posix } from 'node:path';
import type { Files } from '../../core/ports.js';
import type { Candidates } from '../../inputs/candidates/read-candidates.js';
import type { Corpus } from '../../inputs/corpus/read-corpus.js';

/** What a command is asked about, and where that may stand. */
interface Known {
  readonly corpus: Pick<Corpus, 'sessions' | 'problems' | 'owners'>;
  readonly candidates: Pick<Candidates, 'byName' | 'samplesOf'>;
}

/** A session, and where one of several samples stands there, its number. */
interface Found {
  readonly name: string;
  readonly sample: number | undefined;
}

/**
 * The session of a place as reports and terminals name it, `candidates/login.json:4:18`: the file of its candidate or of its
 * reference, or one beside that; of files with many sessions the line tells which. A path goes out from the working directory
 * or, as reports print it, from the top of the workspace. Undefined where no session stands there.
 */
export function sessionAt(operand: string, known: Known, files: Pick<Files, 'locate'>): Found | undefined {
  const [, path = '', digits] = /^(.+?)(?::(\d{1,9}))?(?::\d{1,9})?$/s.exec(operand) ?? [];
  const located = files.locate(path);
  const line = digits === undefined ? undefined : Number(digits);
  const fromHere = 'problem' in located ? undefined : inFile(located.path, line, known);
  return fromHere ?? inFile(posix.normalize(path), line, known);
}

function inFile(path: string, line: number | undefined, { corpus, candidates }: Known): Found | undefined {
  const isThere = ({ file, line: own }: { readonly file: string; readonly line?: number }): boolean =>
    file === path && (!file.endsWith('.jsonl') || own === line);
  for (const [name, samples] of candidates.samplesOf) {
    for (const [sample, { place }] of samples) if (isThere(place)) return { name, sample };
  }
  for (const [name, { place }] of candidates.byName) if (isThere(place)) return { name, sample: undefined };
  const golden = corpus.sessions.find(
    ({ place }) =>
      isThere(place) ||
      (!place.file.endsWith('.jsonl') && [path, posix.dirname(path)].includes(posix.dirname(place.file))),
  );
  // A reference that cannot be read has its name from its folder.
  const broken = corpus.owners[corpus.problems.findIndex(({ place }) => place !== undefined && isThere(place))];
  const name = golden?.name ?? broken;
  return name === undefined ? undefined : { name, sample: undefined };
}
