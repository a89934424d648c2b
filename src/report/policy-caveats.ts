import { counted, shortened } from '../core/text.js';
import type { ChangedSetting, PolicyOfBase } from '../settings/resolved.js';
import { isAboutMeasure } from './changed-measure.js';
import { isAboutGolden } from './golden-caveats.js';
import type { RunFacts } from './run-facts.js';
import { isAboutTaught } from './taught-caveats.js';

/**
 * What a reader must know before the numbers: whose settings they were made with. Values are foreign text.
 * @param isUnguarded whether the run is open since nothing in them would fail a summary of another session
 */
export function policyCaveats(policy: PolicyOfBase | undefined, isUnguarded: boolean): readonly string[] {
  if (policy === undefined) return [];
  const { changed, unread, isNew } = policy;
  const [behind, wanted] = [changed.filter(isOld), changed.filter((one) => !isOld(one))];
  return [
    ...(isNew ? [`${HOLDS_NEW}, which the base branch does not run yet.`] : []),
    ...(unread === null ? [] : [`${HOLDS_UNREAD} (${unread}): ${OWN_DECIDES}.${isUnguarded ? UNGUARDED : ''}`]),
    ...sentenceOf(behind, 'base', BEHIND, 'The gates of the base branch hold.'),
    ...sentenceOf(wanted, 'base', HELD, 'The base branch decides until they are merged.'),
    ...sentenceOf(wanted, 'pull_request', MOVED, 'What the base branch names is not there any more.'),
  ];
}

/** Nobody has touched it here: it is the base that has moved on. */
function isOld({ isBehind }: ChangedSetting): boolean {
  return isBehind === true;
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
  const said = {
    baseline: {
      differs: "a baseline that differs from the base branch's",
      effect: 'what it has is known, and fails nothing',
    },
    waivers: { differs: "waivers that differ from the base branch's", effect: 'what they waive fails nothing' },
  };
  return broughtAlong.map(
    ({ what, file }) => `${BRINGS} ${said[what].differs} (${shortened(file, LONGEST_VALUE)}): ${said[what].effect}.`,
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
    isAboutGolden(caveat) ||
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
  const changed = policy?.changed ?? [];
  const named = (those: readonly ChangedSetting[], words: string): string => {
    const names = those.map(({ name }) => name);
    const rest = names.length - MOST_IN_TITLE;
    const list = [...names.slice(0, MOST_IN_TITLE), ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
    return names.length === 0 ? '' : `, ${words} ${list}`;
  };
  const held = changed.filter((one) => one.counts === 'base' && !isOld(one));
  return [
    named(changed.filter(isOld), 'the checkout is behind in'),
    named(held, 'the pull request would change'),
    named(
      changed.filter(({ counts }) => counts === 'pull_request'),
      'the pull request moves',
    ),
  ].join('');
}
