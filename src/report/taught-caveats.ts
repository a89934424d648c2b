import { maskSecrets } from '../core/redact.js';
import { counted } from '../core/text.js';
import { isRated, type RatedSession } from '../scoring/scored-session.js';
import { nameSome } from './name-some.js';
import type { RunFacts } from './run-facts.js';

/** Sessions that are held to something for which no base vouches: a pull request may have written it for its own candidates. */
export interface Unvouched {
  /** Of sessions that the base has, too: those with another reference or other accepted summaries there. */
  readonly changed: readonly RatedSession[];
  /** Those with accepted summaries that the base does not have, or of which nobody knows whether it has them. */
  readonly accepted: readonly RatedSession[];
  readonly isBaseKnown: boolean;
  readonly isPullRequest: boolean;
}

/** Looks at the digests alone, so that a baseline that cannot be compared with vouches for as much as any. */
export function findUnvouched({ sessions, baseline, identity }: RunFacts): Unvouched {
  const base = baseline?.kind === 'found' ? baseline.report.sessions : null;
  const known = new Map((base ?? []).map((session) => [session.name, session.reference_digest]));
  const isAccepted = ({ taught }: RatedSession): boolean =>
    taught?.results.some(({ kind }) => kind === 'accepted') === true;
  const changed: RatedSession[] = [];
  const accepted: RatedSession[] = [];
  for (const session of sessions) {
    if (!isRated(session)) continue;
    const { name, referenceDigest } = session.golden;
    const before = base === null ? undefined : known.get(maskSecrets(name));
    if (before === referenceDigest) continue;
    if (before !== undefined && before !== null) changed.push(session);
    if (isAccepted(session)) accepted.push(session);
  }
  return { changed, accepted, isBaseKnown: base !== null, isPullRequest: identity?.pull_request !== undefined };
}

const HAVE_OTHERS = 'Not on the base: accepted summaries of';
const HAVE_SOME = 'No base says since when there are accepted summaries of';

/** What a reader must know before the numbers: who accepts a candidate in its own pull request decides that it passes. Has names of sessions in it. */
export function taughtCaveats({ accepted, isBaseKnown }: Unvouched): readonly string[] {
  if (accepted.length === 0) return [];
  const byThem = accepted.filter(({ referenceUsed = 'reference' }) => referenceUsed !== 'reference').length;
  const which = `${counted(accepted.length, 'session')} (${nameSome(accepted.map(({ golden }) => golden.name))})`;
  const used = `${counted(byThem, 'candidate')} ${byThem === 1 ? 'scores' : 'score'} by one in place of the reference`;
  return [
    `${isBaseKnown ? HAVE_OTHERS : HAVE_SOME} ${which}. ${used}: whoever accepts a candidate decides that it passes.`,
  ];
}

/** Whether a caveat is about accepted summaries for which no base vouches. */
export function isAboutTaught(caveat: string): boolean {
  return caveat.startsWith(HAVE_OTHERS) || caveat.startsWith(HAVE_SOME);
}

/** What no headline may hide, in words of our own: that a pull request may have written what its candidates are held to. */
export function taughtInTitle({ changed, accepted, isBaseKnown, isPullRequest }: Unvouched): string {
  if (isBaseKnown && changed.length > 0)
    return `, ${counted(changed.length, 'session')} held to other texts than on the base`;
  if (isBaseKnown || !isPullRequest || accepted.length === 0) return '';
  return `, ${counted(accepted.length, 'session')} with accepted summaries that no base vouches for`;
}
