import type { FileLine, Files } from '../../core/ports.js';
import { CANDIDATES_FILE } from '../../settings/files-of-runs.js';

/** Characters of that file: an artifact is downloaded as a whole. */
export const LONGEST_CANDIDATES = 50_000_000;

/** The candidates that a run has kept beside its report, as lines; or why there are none. Foreign text, like all candidates. */
export type BaseCandidates =
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'none'; readonly reason: string };

/** Reads the candidates beside a report on disk. Trouble with them is a reason and never a problem of the run. */
export function readBaseCandidates(report: string, files: Pick<Files, 'kind' | 'openLines'>): BaseCandidates {
  const path = `${report.slice(0, report.lastIndexOf('/') + 1)}${CANDIDATES_FILE}`;
  if (files.kind(path) !== 'file') {
    return none(
      `there is no ${path}, which a run writes beside its report where html is among report-formats: copy that of the run there`,
    );
  }
  const opened = files.openLines(path);
  if (opened.kind === 'unreadable') return none(`${path}: ${opened.reason}`);
  try {
    return withinLimit(opened.file.lines(), path);
  } finally {
    opened.file.close();
  }
}

/** The candidates in an artifact, from the text of their file. */
export function baseCandidatesIn(text: string | undefined): BaseCandidates {
  if (text === undefined) {
    return none(
      `its artifact has no ${CANDIDATES_FILE} beside the report, which a run writes where html is among report-formats`,
    );
  }
  return withinLimit(
    text.split('\n').map((line) => ({ text: line })),
    CANDIDATES_FILE,
  );
}

function withinLimit(all: Iterable<Pick<FileLine, 'text'>>, name: string): BaseCandidates {
  const lines: string[] = [];
  let room = LONGEST_CANDIDATES;
  for (const { text } of all) {
    room -= text.length + 1;
    if (room < 0) return none(`${name} is longer than ${LONGEST_CANDIDATES / 1e6} million characters`);
    if (text !== '') lines.push(text);
  }
  return { kind: 'lines', lines };
}

function none(reason: string): BaseCandidates {
  return { kind: 'none', reason };
}
