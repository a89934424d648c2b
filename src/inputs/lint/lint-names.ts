import type { GoldenSession } from '../corpus/golden-session.js';
import type { LintIssue } from './issue.js';

/** Names of devices, which no folder of Windows can have, whatever follows behind a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Remarks about names of folders that a checkout on Windows or macOS cannot have, or has once for two. Sessions of a
 * `.jsonl` corpus have no folders.
 * @param corpus the path of the corpus
 */
export function lintNames(sessions: readonly GoldenSession[], corpus: string): readonly LintIssue[] {
  const byFolded = new Map<string, string>();
  return sessions.flatMap(({ name, placeOf }): readonly LintIssue[] => {
    const place = placeOf([]);
    if (place.file === corpus) return [];
    const folded = name.toUpperCase().toLowerCase();
    const other = byFolded.get(folded);
    byFolded.set(folded, other ?? name);
    const problem =
      other !== undefined
        ? `its name differs from ${JSON.stringify(other)} in case alone, and Windows and macOS have one folder for both`
        : windowsProblem(name);
    return problem === undefined ? [] : [{ rule: 'portable-name', severity: 'warning', message: problem, place }];
  });
}

function windowsProblem(name: string): string | undefined {
  const [sign] = /[<>:"|?*]/.exec(name) ?? [];
  if (sign !== undefined) return `its name has ${JSON.stringify(sign)}, and Windows can have no such folder`;
  if (/[. ]$/.test(name)) return 'its name ends with a dot or a blank, and Windows can have no such folder';
  return DEVICE.test(name) ? `its name is that of a device on Windows, which can have no such folder` : undefined;
}
