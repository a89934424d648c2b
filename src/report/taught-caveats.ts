import { showNumber, shown } from '../core/numbers.js';
import { maskSecrets } from '../core/redact.js';
import { counted, someNames } from '../core/text.js';
import type { BaselineReport } from '../inputs/baseline/baseline-report.js';
import { isRated, type RatedSession, type TaughtResult, type WordingScore } from '../scoring/scored-session.js';
import type { RunFacts } from './run-facts.js';
import type { Report } from './schema.js';

/** Sessions that are held to something for which no base vouches: a pull request may have written it for its own candidates. */
export interface Unvouched {
  /** Of sessions that the base has, too: those with another reference or other accepted summaries there. */
  readonly changed: readonly RatedSession[];
  /** Those with accepted summaries that the base does not have, or of which nobody knows whether it has them. */
  readonly accepted: readonly RatedSession[];
  readonly isBaseKnown: boolean;
  readonly isPullRequest: boolean;
  /** Those whose candidate says word for word what people rejected. */
  readonly rejectedAgain: readonly RatedSession[];
  /** How many rejected summaries there are more than on the base, or fewer; 0 where nobody knows. */
  readonly moreRejected: number;
}

/** Looks at the digests alone, so that a baseline that cannot be compared with vouches for as much as any. */
export function findUnvouched({ sessions, baseline, identity, acceptedOnBase }: RunFacts): Unvouched {
  const base = baseline?.kind === 'found' ? baseline.report.sessions : null;
  const known = new Map((base ?? []).map((session) => [session.name, session.reference_digest]));
  const isAccepted = (session: RatedSession): boolean => countTaught(session, 'accepted') > 0;
  const changed: RatedSession[] = [];
  const accepted: RatedSession[] = [];
  for (const session of sessions) {
    if (!isRated(session)) continue;
    const { name, referenceDigest } = session.golden;
    const before = base === null ? undefined : known.get(maskSecrets(name));
    if (before === referenceDigest) continue;
    if (before !== undefined && before !== null) changed.push(session);
    if (isAccepted(session) && acceptedOnBase?.has(name) !== true) accepted.push(session);
  }
  return {
    ...{ changed, accepted, isBaseKnown: base !== null, isPullRequest: identity?.pull_request !== undefined },
    rejectedAgain: sessions.filter(isRated).filter(({ taught }) => taught?.isRejected === true),
    moreRejected: baseline?.kind === 'found' ? moreRejectedThan(baseline.report, sessions.filter(isRated)) : 0,
  };
}

/** Those that a run did not look at are there as well. */
function countTaught({ taught }: RatedSession, wanted: TaughtResult['kind']): number {
  if (taught === undefined) return 0;
  return taught.left[wanted] + taught.results.filter(({ kind }) => kind === wanted).length;
}

/** Only what both runs have looked at can be compared: a run of fewer sessions has fewer of their summaries. */
function moreRejectedThan({ exam, sessions }: BaselineReport, rated: readonly RatedSession[]): number {
  const names = new Set(rated.map(({ golden }) => maskSecrets(golden.name)));
  const isWhole = sessions.every(({ name, overall }) => overall === null || names.has(name));
  const now = rated.reduce((sum, session) => sum + countTaught(session, 'rejected'), 0);
  const before = (exam?.rejected?.summaries ?? 0) + (exam?.rejected?.not_asked ?? 0);
  return isWhole || now > before ? now - before : 0;
}

const HAVE_OTHERS = 'Not on the base: accepted summaries of';
const HAVE_SOME = 'No base says since when there are accepted summaries of';

/** What a reader must know before the numbers: who accepts a candidate in its own pull request decides that it passes. Has names of sessions in it. */
export function taughtCaveats(unvouched: Unvouched, baseline: Report['baseline']): readonly string[] {
  return [...rejectedAgainCaveat(unvouched), ...acceptedCaveat(unvouched, baseline), ...rejectedCaveat(unvouched)];
}

/** Where no base is known, only a pull request can have written them for itself: what is merged others have seen. */
function acceptedCaveat(
  { accepted, isBaseKnown, isPullRequest }: Unvouched,
  baseline: Report['baseline'],
): readonly string[] {
  if (accepted.length === 0 || !(isBaseKnown || isPullRequest)) return [];
  const byThem = accepted.reduce((sum, session) => sum + countByAccepted(session), 0);
  const which = `${counted(accepted.length, 'session')} (${someNames(accepted.map(({ golden }) => golden.name))})`;
  const used =
    byThem === 0
      ? 'No candidate scores by one in place of the reference.'
      : `${counted(byThem, 'candidate')} ${byThem === 1 ? 'scores' : 'score'} by one in place of the reference: whoever accepts a candidate decides that it passes.`;
  const start = isBaseKnown ? HAVE_OTHERS : HAVE_SOME;
  return [`${start} ${which}. ${used}${onDrops(accepted, baseline)}`];
}

/** Candidates, or samples, that an accepted summary gives more than the reference does: of samples no single one is the one used. */
function countByAccepted({ taught }: RatedSession): number {
  const isByAccepted = (scores: readonly WordingScore[] | null): boolean => {
    const [reference, ...others] = scores ?? [];
    return reference !== undefined && others.some(({ overall }) => overall > reference.overall);
  };
  return (taught?.wordings?.scores ?? []).filter(isByAccepted).length;
}

/** What becomes of gates on the drop since the base: what an accepted summary takes back they do not see. */
function onDrops(accepted: readonly RatedSession[], baseline: Report['baseline']): string {
  const { accepted_since: since = [], changed_references: changed = [] } = baseline ?? {};
  // What no accepted summary takes back is a fall as any, which the comparison has.
  const fallen = since.filter(
    ({ before, by_base: byBase, now }) => shown(byBase) < shown(before) && shown(byBase) < shown(now),
  );
  const hasRisen = since.some(
    ({ before, by_base: byBase, now }) => shown(now) > shown(byBase) && shown(now) > shown(before),
  );
  const left = accepted.filter(({ golden }) => changed.includes(golden.name)).length;
  const named = fallen.map(
    ({ name, before, by_base: byBase }) => `${name} from ${showNumber(before)} to ${showNumber(byBase)}`,
  );
  return [
    ...(fallen.length === 0
      ? []
      : [
          ` By the texts of the base ${counted(fallen.length, 'session')} fell (${someNames(named)}); gates on the drop let pass what an accepted summary takes back.`,
        ]),
    ...(hasRisen ? [' The comparison with the base counts no rise by one.'] : []),
    ...(left === 0
      ? []
      : [
          ` Gates on the drop since the base leave ${left === accepted.length ? 'these sessions' : `${left} of these sessions`} out.`,
        ]),
  ].join('');
}

function rejectedAgainCaveat({ rejectedAgain: again }: Unvouched): readonly string[] {
  if (again.length === 0) return [];
  const names = someNames(again.map(({ golden }) => golden.name));
  const which = again.length === 1 ? 'the candidate of 1 session' : `the candidates of ${again.length} sessions`;
  return [`${AGAIN} ${which} (${names}).`];
}

const AGAIN = 'Rejected by people before, word for word:';

function rejectedCaveat({ moreRejected: more }: Unvouched): readonly string[] {
  if (more === 0) return [];
  const count = counted(Math.abs(more), 'rejected summary', 'rejected summaries');
  return [more > 0 ? `${NEW} ${count}.` : `${GONE} ${count}, which tried the gates.`];
}

const NEW = 'New since the base:';
const GONE = 'Gone since the base:';

/** Whether a caveat is about what people taught and no base vouches for. */
export function isAboutTaught(caveat: string): boolean {
  return [AGAIN, HAVE_OTHERS, HAVE_SOME, NEW, GONE].some((start) => caveat.startsWith(start));
}

/** What no headline may hide, in words of our own: that a pull request may have written what its candidates are held to. */
export function taughtInTitle({ changed, accepted, isBaseKnown, isPullRequest }: Unvouched): string {
  if (isBaseKnown && changed.length > 0)
    return `, ${counted(changed.length, 'session')} held to other texts than on the base`;
  if (isBaseKnown || !isPullRequest || accepted.length === 0) return '';
  return `, ${counted(accepted.length, 'session')} with accepted summaries that no base vouches for`;
}
