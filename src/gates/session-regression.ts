import { type Precision, showNumber, shown } from '../core/numbers.js';
import { byCodePoint, someNames } from '../core/text.js';
import { gateWaiver, type Waiver, waiversOf } from '../inputs/waivers/waiver.js';
import type { GateSettings } from '../settings/gate-settings.js';
import { standardDeviation } from '../statistics/descriptive.js';
import { deltaOf, scoresOf } from './baseline/compare.js';
import type { SessionPair } from './baseline/pair-sessions.js';
import { LEAST_ALLOWED, sessionDropLimits } from './baseline/session-drops.js';
import { type GateKind, gateId } from './catalogue.js';
import { type Check, decided } from './check.js';
import type { Policy } from './policy.js';
import { type Compared, isNotCompared, notCompared, shownDrop } from './regression-checks.js';

export const SESSION_REGRESSION = 'max-session-regression';
const ID = gateId(SESSION_REGRESSION, 'overall');

/** A session that has changed since the base, in numbers as they are shown and compared. */
interface SessionDrop {
  readonly name: string;
  readonly before: number;
  readonly now: number;
  /** Below 0 for a rise. */
  readonly drop: number;
  readonly allowed: number;
  /** Twice the standard error of the difference, which the drop must exceed as well; 0 without samples on either side. */
  readonly chance: number;
}

/** What has become of single sessions since the base. */
export interface FallenSessions {
  /** Those that fell by more than they are allowed, as far as nobody has waived that; the largest drop first. */
  readonly counting: readonly SessionDrop[];
  readonly waived: readonly SessionDrop[];
  /** The largest drop of all others that may have changed; nothing where all candidates are those of the base. */
  readonly next: SessionDrop | undefined;
}

/** Names of the sessions that fell by more than they are allowed. */
export function namesOfFallen({ counting, waived }: FallenSessions): ReadonlySet<string> {
  return new Set([...counting, ...waived].map(({ name }) => name));
}

/**
 * Compares each session with itself on the base. Where the gate is off, the measure of `auto` still tells which sessions
 * fell. Null where nothing can be compared.
 */
export function fallenSessions(
  compared: Compared | null,
  { thresholds, precision }: Pick<Policy, 'thresholds' | 'precision'>,
  waivers: readonly Waiver[],
): FallenSessions | null {
  if (compared === null || isNotCompared(compared)) return null;
  const drops = dropsOf(compared.comparison.pairs, thresholds[SESSION_REGRESSION] ?? 'auto', precision);
  const isWaived = ({ name }: SessionDrop): boolean => waiversOf(waivers, name, 'overall').length > 0;
  const fallen = drops.filter(isTooFar).toSorted(byDrop);
  return {
    counting: fallen.filter((drop) => !isWaived(drop)),
    waived: fallen.filter(isWaived),
    next: largest(drops.filter((drop) => !isTooFar(drop))),
  };
}

function isTooFar({ drop, allowed, chance }: SessionDrop): boolean {
  return drop > allowed && drop > chance;
}

/** Equal drops by name, so that the order of the sessions never matters. */
function byDrop(a: SessionDrop, b: SessionDrop): number {
  return b.drop - a.drop || byCodePoint(a.name, b.name);
}

function largest(drops: readonly SessionDrop[]): SessionDrop | undefined {
  return drops.reduce<SessionDrop | undefined>(
    (most, drop) => (most === undefined || byDrop(drop, most) < 0 ? drop : most),
    undefined,
  );
}

/**
 * A session whose candidate is that of the base has not changed, and says nothing about how much others do. Neither does
 * one without a usable candidate on either side: it fell to 0 or rose from it, which is no chance of a rendering.
 */
function dropsOf(
  pairs: readonly SessionPair[],
  setting: NonNullable<GateSettings[typeof SESSION_REGRESSION]>,
  precision: Precision,
): readonly SessionDrop[] {
  const changes = pairs.filter(mayHaveChanged).map((pair) => ({ pair, delta: deltaOf(pair, 'overall') }));
  const allowedOf = new Map(
    setting === 'auto'
      ? sessionDropLimits(changes.filter(({ pair }) => isRenderedTwice(pair))).map(({ session, allowed }) => [
          session,
          allowed,
        ])
      : [],
  );
  return changes.map((change) => {
    const { before, now } = scoresOf(change.pair, 'overall');
    const allowed = setting === 'auto' ? (allowedOf.get(change) ?? LEAST_ALLOWED) : setting;
    return {
      name: change.pair.now.golden.name,
      before,
      now,
      drop: shownDrop(change, precision),
      allowed: shown(allowed),
      chance: shown(ERRORS * (differenceError(change.pair) ?? 0)),
    };
  });
}

function isRenderedTwice({ now, before }: SessionPair): boolean {
  return now.status === 'scored' && before.status === 'scored';
}

/**
 * An older baseline does not tell; then every candidate may be another one. Of several samples all digests count, in
 * whatever order.
 */
function mayHaveChanged({ now, before }: SessionPair): boolean {
  if (now.samples !== undefined || before.samples != null) {
    const [ours, theirs] = [
      digestsOf(now.samples?.all.map((one) => one.candidateDigest)),
      digestsOf(before.samples?.map((one) => one.candidate_digest)),
    ];
    return ours === undefined || ours !== theirs;
  }
  return before.candidate_digest == null || before.candidate_digest !== now.candidateDigest;
}

function digestsOf(digests: readonly (string | null | undefined)[] | undefined): string | undefined {
  return digests
    ?.map((digest) => digest ?? '')
    .toSorted()
    .join();
}

/** So many standard errors a drop must exceed where there are samples. */
const ERRORS = 2;

/**
 * The standard error of the difference between the means of the samples of both sides. A side of one candidate is taken to
 * vary as the other one does; null where both are of one.
 */
function differenceError({ now, before }: SessionPair): number | null {
  const [ours, theirs] = [now.samples?.overalls ?? [], before.samples?.map(({ overall }) => overall) ?? []];
  const [own, other] = [standardDeviation(ours), standardDeviation(theirs)];
  const [deviation, otherDeviation] = [own ?? other, other ?? own];
  if (deviation === null || otherDeviation === null) return null;
  return Math.sqrt(deviation ** 2 / Math.max(1, ours.length) + otherDeviation ** 2 / Math.max(1, theirs.length));
}

/** The gate on the largest drop of a single session. Without a baseline there is none. */
export function sessionRegressionCheck(
  compared: Compared | null,
  fallen: FallenSessions | null,
  { thresholds }: Pick<Policy, 'thresholds'>,
): readonly Check[] {
  const setting = thresholds[SESSION_REGRESSION];
  if (compared === null || setting === null) return [];
  const gate = { id: ID, kind: SESSION_REGRESSION, threshold: setting === 'auto' ? LEAST_ALLOWED : setting } as const;
  if (isNotCompared(compared)) return [notCompared({ ...gate, subject: 'drop of a session' }, compared)];
  if (fallen === null) throw new RangeError('the sessions that fell are not those of this comparison');
  const { counting, waived, next } = fallen;
  const told = counting[0] ?? next;
  const aside = waived.length === 0 ? '' : `, ${waived.length} waived (${someNames(waived.map(({ name }) => name))})`;
  const others = counting.length > 1 ? `, and ${counting.length - 1} more` : '';
  const none = `no ${waived.length === 0 ? '' : 'other '}session has another candidate than on the base`;
  const message = told === undefined ? none : lineOf(told);
  return [
    decided(
      { ...gate, threshold: told?.allowed ?? gate.threshold },
      {
        value: told?.drop ?? 0,
        fails: counting.length > 0,
        message: `${message}${others}${aside}`,
        failures: counting.map(lineOf),
      },
    ),
  ];
}

function lineOf(drop: SessionDrop): string {
  const numbers = `session ${drop.name} overall ${showNumber(drop.before)} to ${showNumber(drop.now)}`;
  const isOver = drop.drop > drop.allowed;
  const chance =
    isOver && !isTooFar(drop) ? `, which may be chance among its samples (up to ${showNumber(drop.chance)})` : '';
  return `${numbers}, drop ${showNumber(drop.drop)} ${isOver ? '>' : '<='} gate ${showNumber(drop.allowed)}${chance}`;
}

/** The sessions that fail the gate, and whether somebody has waived that; none where it is not set. */
export function failedByDrop(
  fallen: FallenSessions | null,
  { thresholds }: Pick<Policy, 'thresholds'>,
  waivers: readonly Waiver[],
): ReadonlyMap<string, { readonly id: string; readonly isWaived: boolean }> {
  if (fallen === null || thresholds[SESSION_REGRESSION] === null) return new Map();
  const kind: GateKind = SESSION_REGRESSION;
  const isGateWaived = gateWaiver(waivers, { kind, id: ID }) !== undefined;
  return new Map([
    ...fallen.counting.map(({ name }) => [name, { id: ID, isWaived: isGateWaived }] as const),
    ...fallen.waived.map(({ name }) => [name, { id: ID, isWaived: true }] as const),
  ]);
}
