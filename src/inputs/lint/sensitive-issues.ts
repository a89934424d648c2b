import type { Place } from '../../core/errors.js';
import { findSensitive, type SensitiveMatch } from '../../core/redact.js';
import type { LintIssue } from './issue.js';

/** What looks like a credential or like personal data, with its place; of a home folder also which one. */
export interface PlacedMatch extends Pick<SensitiveMatch, 'kind' | 'what'> {
  readonly place: Place;
  readonly home?: HomeFolder;
}

interface HomeFolder {
  /** `/home/`, `/Users/`, `C:\Users\`. */
  readonly parent: string;
  readonly owner: string;
}

const HOME = /^((?:\/home|\/Users|C:\\+Users)[/\\]+)([A-Za-z][\w.-]*)/;

export function sensitiveIn(text: string, place: Place): readonly PlacedMatch[] {
  return findSensitive(text).map(({ kind, what, offset }) => {
    const [, parent, owner] = HOME.exec(text.slice(offset, offset + LONGEST_FOLDER)) ?? [];
    return parent === undefined || owner === undefined
      ? { kind, what, place }
      : { kind, what, place, home: { parent, owner } };
  });
}

/** The name of a user is shorter by far. */
const LONGEST_FOLDER = 300;

/** A remark for each, and one for each home folder: a program that keeps transcripts writes it into every line. */
export function sensitiveIssues(matches: readonly PlacedMatch[]): readonly LintIssue[] {
  const times = new Map<string, number>();
  for (const { home } of matches) if (home !== undefined) times.set(home.owner, (times.get(home.owner) ?? 0) + 1);
  const issues: LintIssue[] = [];
  for (const { kind, what, place, home } of matches) {
    const count = home === undefined ? 1 : times.get(home.owner);
    if (count === undefined) continue;
    if (home !== undefined) times.delete(home.owner);
    issues.push({
      rule: kind,
      severity: kind === 'secret' ? 'error' : 'warning',
      message: `this looks like ${what}${home === undefined ? '' : aboutHome(home, count)}`,
      place,
    });
  }
  return issues;
}

function aboutHome({ parent, owner }: HomeFolder, count: number): string {
  const folder = parent.replace(/[/\\]+/g, (marks) => marks.charAt(0));
  const often = count === 1 ? '' : `, ${count} times in this file`;
  return `, ${folder}${owner.charAt(0)}***${often}: write ${folder}user in its place`;
}
