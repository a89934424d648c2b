import { counted, someNames } from '../core/text.js';
import type { RunFacts } from './run-facts.js';
import type { Report } from './schema.js';

const TAKES_OUT = 'This pull request takes';
const CHANGES = 'This pull request changes';
const UNREAD = 'Whether this pull request changes';

type Told = Pick<RunFacts, 'goldenOnBase'>;
type ToldWithPolicy = Told & { readonly settings: Pick<RunFacts['settings'], 'policy'> };

/** What a pull request does to the golden sessions that it is measured by, for the place before the numbers. Names are foreign text. */
export function goldenCaveats(facts: ToldWithPolicy, baseline: Report['baseline']): readonly string[] {
  const { goldenOnBase: found, settings } = facts;
  if (found === undefined) return [];
  if ('unread' in found) {
    // The same reason has been told of the settings.
    const why = found.unread === settings.policy?.unread ? ' either' : ` (${found.unread})`;
    return [`${UNREAD} golden sessions is not known${why}.`];
  }
  const gone = goneOf(facts, baseline);
  const { changed, unknown, why } = found;
  const more = gone.length + changed.length === 0 ? '' : 'more ';
  const sessions = (names: readonly string[]): string => counted(names.length, 'golden session');
  return [
    ...(gone.length === 0 ? [] : [`${TAKES_OUT} ${sessions(gone)} out of the corpus: ${someNames(gone)}.`]),
    ...(changed.length === 0
      ? []
      : [`${CHANGES} ${sessions(changed)} (reference or transcript): ${someNames(changed)}.`]),
    ...(unknown.length === 0
      ? []
      : [
          `${UNREAD} ${counted(unknown.length, `${more}golden session`)} is not known (${why}): ${someNames(unknown)}.`,
        ]),
  ];
}

/** Whether a caveat is one of them. */
export function isAboutGolden(caveat: string): boolean {
  return [TAKES_OUT, CHANGES, UNREAD].some((start) => caveat.startsWith(start));
}

/** The same in a title, in words of our own. */
export function goldenInTitle(facts: Told, baseline: Report['baseline']): string {
  const { goldenOnBase: found } = facts;
  if (found === undefined || 'unread' in found) return '';
  const gone = goneOf(facts, baseline).length;
  const changed = found.changed.length;
  return [
    gone === 0 ? '' : `, ${counted(gone, 'golden session')} of the base gone`,
    changed === 0 ? '' : `, ${counted(changed, 'golden session')} changed`,
  ].join('');
}

/** Those that are not told as sessions of the base that are not scored any more. */
function goneOf({ goldenOnBase: found }: Told, baseline: Report['baseline']): readonly string[] {
  const told = new Set(baseline?.removed_sessions ?? []);
  return found === undefined || 'unread' in found ? [] : found.gone.filter((name) => !told.has(name));
}
