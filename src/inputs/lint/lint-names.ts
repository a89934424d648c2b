import type { Place } from '../../core/errors.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { LintIssue } from './issue.js';

/** Names of devices, which no folder of Windows can have, whatever follows behind a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Remarks about names of folders, and of files of what people taught, that a checkout on Windows or macOS cannot have, or has
 * once for two. Sessions of a `.jsonl` corpus have neither.
 * @param corpus the path of the corpus
 */
export function lintNames(sessions: readonly GoldenSession[], corpus: string): readonly LintIssue[] {
  const inFolders = sessions.filter(({ placeOf }) => placeOf([]).file !== corpus);
  const folders = inFolders.map(({ name, placeOf }) => ({ name, place: placeOf([]) }));
  const taught = inFolders.flatMap(({ accepted, rejected }) => [accepted, rejected]);
  return [
    ...lintAll(folders, 'folder'),
    ...taught.flatMap((all) =>
      lintAll(
        all.map(({ id, place }) => ({ name: `${id}.json`, place })),
        'file',
      ),
    ),
  ];
}

interface Named {
  readonly name: string;
  readonly place: Place;
}

/** Remarks about the names in one folder. */
function lintAll(all: readonly Named[], what: 'folder' | 'file'): readonly LintIssue[] {
  const byFolded = new Map<string, string>();
  return all.flatMap(({ name, place }): readonly LintIssue[] => {
    const folded = name.toUpperCase().toLowerCase();
    const other = byFolded.get(folded);
    byFolded.set(folded, other ?? name);
    const problem =
      other !== undefined
        ? `its name differs from ${JSON.stringify(other)} in case alone, and Windows and macOS have one ${what} for both`
        : windowsProblem(name, what);
    return problem === undefined ? [] : [{ rule: 'portable-name', severity: 'warning', message: problem, place }];
  });
}

function windowsProblem(name: string, what: 'folder' | 'file'): string | undefined {
  const [sign] = /[<>:"|?*]/.exec(name) ?? [];
  if (sign !== undefined) return `its name has ${JSON.stringify(sign)}, and Windows can have no such ${what}`;
  if (/[. ]$/.test(name)) return `its name ends with a dot or a blank, and Windows can have no such ${what}`;
  return DEVICE.test(name) ? `its name is that of a device on Windows, which can have no such ${what}` : undefined;
}
