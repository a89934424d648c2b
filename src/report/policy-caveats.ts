import { counted, shortened } from '../core/text.js';
import type { ChangedSetting, PolicyOfBase } from '../settings/resolved.js';
import { isAboutMeasure } from './changed-measure.js';
import type { RunFacts } from './run-facts.js';
import { isAboutTaught } from './taught-caveats.js';

/**
 * What a reader must know before the numbers: whose settings they were made with. Values are foreign text.
 * @param isUnguarded whether the run is open since nothing in them would fail a summary of another session
 */
export function policyCaveats(policy: PolicyOfBase | undefined, isUnguarded: boolean): readonly string[] {
  if (policy === undefined) return [];
  const { changed, unread, isNew, isBehind } = policy;
  return [
    ...(isNew ? [`${HOLDS_NEW}, which the base branch does not run yet.`] : []),
    ...(unread === null ? [] : [`${HOLDS_UNREAD} (${unread}): ${OWN_DECIDES}.${isUnguarded ? UNGUARDED : ''}`]),
    ...(isBehind === true
      ? sentenceOf(changed, 'base', BEHIND, 'The gates of the base branch hold.')
      : sentenceOf(changed, 'base', HELD, 'The base branch decides until they are merged.')),
    ...sentenceOf(changed, 'pull_request', MOVED, 'What the base branch names is not there any more.'),
  ];
}

const HOLDS_NEW = 'The settings of this pull request decide, since it brings the workflow of this gate';
const HOLDS_UNREAD = 'The settings of the base branch are not known';
const UNGUARDED = ' None of their gates would fail summaries of another session, so the verdict is open.';
const OWN_DECIDES = 'those of this pull request decide';
const HELD = 'This pull request loosens or changes settings, and they do not hold yet';
const BEHIND = 'What is checked out has older gates than the base branch';
const MOVED = 'This pull request moves what is read, and its settings hold';

const BRINGS = 'This pull request brings along';

/** What a pull request has written for its own candidates, apart from settings. */
export function broughtCaveats({ broughtAlong = [] }: Pick<RunFacts, 'broughtAlong'>): readonly string[] {
  const effects = { baseline: 'what it has is known, and fails nothing', waivers: 'what they waive fails nothing' };
  return broughtAlong.map(
    ({ what, file }) =>
      `${BRINGS} ${what} that the base branch has not like this (${shortened(file, LONGEST_VALUE)}): ${effects[what]}.`,
  );
}

/** What a pull request has written for its own candidates, apart from settings, to go on in a title. */
export function broughtInTitle({ broughtAlong = [] }: Pick<RunFacts, 'broughtAlong'>): string {
  return broughtAlong.map(({ what }) => `, ${what} of the pull request`).join('');
}

/** Whether a caveat is about what a pull request may have bent, settings or what it is held to: it stands before the numbers. */
export function isAboutPolicy(caveat: string): boolean {
  return (
    isAboutTaught(caveat) ||
    isAboutMeasure(caveat) ||
    [HOLDS_NEW, HOLDS_UNREAD, HELD, BEHIND, MOVED, BRINGS].some((start) => caveat.startsWith(start))
  );
}

/** Settings that a sentence names with both values. */
const MOST_NAMED = 6;
/** Characters of a value in a sentence. */
const LONGEST_VALUE = 80;

function sentenceOf(
  changed: readonly ChangedSetting[],
  counts: ChangedSetting['counts'],
  start: string,
  end: string,
): readonly string[] {
  const those = changed.filter((one) => one.counts === counts);
  if (those.length === 0) return [];
  const named = those
    .slice(0, MOST_NAMED)
    .map(
      ({ name, wanted, base }) =>
        `${name} ${shortened(wanted, LONGEST_VALUE)} in place of ${shortened(base, LONGEST_VALUE)}`,
    );
  const more = those.length > MOST_NAMED ? [`${counted(those.length - MOST_NAMED, 'more setting')}`] : [];
  return [`${start}: ${[...named, ...more].join('; ')}. ${end}`];
}

/** Settings that a title names. */
const MOST_IN_TITLE = 3;

/** What no headline may hide, in words of our own: that a pull request would pass by other settings than it came to. */
export function policyInTitle(policy: PolicyOfBase | undefined): string {
  if (policy !== undefined && policy.unread !== null) return ', settings of the base not known';
  if (policy?.isNew === true) return ', settings of the pull request';
  const named = (counts: ChangedSetting['counts'], words: string): string => {
    const names = (policy?.changed ?? []).filter((one) => one.counts === counts).map(({ name }) => name);
    const rest = names.length - MOST_IN_TITLE;
    const list = [...names.slice(0, MOST_IN_TITLE), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
    return names.length === 0 ? '' : `, ${words} ${list}`;
  };
  const held = policy?.isBehind === true ? 'the checkout is behind in' : 'the pull request would change';
  return `${named('base', held)}${named('pull_request', 'the pull request moves')}`;
}
