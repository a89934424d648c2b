import { canonicalJson, toPlain } from '../core/json/canonical.js';
import type { Digest } from '../core/ports.js';
import { maskSecrets, maskTexts } from '../core/redact.js';
import { DIMENSIONS } from '../core/summary.js';
import { counted } from '../core/text.js';
import type { BaselineReport } from '../inputs/baseline/baseline-report.js';
import { requirementContent } from '../inputs/corpus/corpus-facts.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { isRated } from '../scoring/scored-session.js';
import { FORMAT_SETTINGS } from '../settings/rules.js';
import type { RunFacts } from './run-facts.js';
import type { Report, ReportBaseline, ReportSession } from './schema.js';

/** How many there are that the base does not have, has no more, and has otherwise. */
type Changes = NonNullable<ReportBaseline['changed_waivers']>;

/** What is to be known of the requirements of a session, so that the next run can tell which are others; nothing of a session without any. */
export function requirementDigests(
  { requirements }: Pick<GoldenSession, 'requirements'>,
  digest: Digest,
): Pick<ReportSession, 'requirement_digests'> {
  if (requirements.length === 0) return {};
  return {
    requirement_digests: requirements.map((one) => ({
      id: one.id,
      digest: digest(canonicalJson(requirementContent(one))),
    })),
  };
}

/** The floors that a session has itself, so that the next run can tell which were lowered; nothing where it has none. */
export function floorsOf({
  gates: { min_overall, min_dimensions = {} },
}: Pick<GoldenSession, 'gates'>): Pick<ReportSession, 'floors'> {
  const own = DIMENSIONS.flatMap((one) => {
    const { [one]: floor } = min_dimensions;
    return floor === undefined ? [] : [[one, floor] as const];
  });
  if (min_overall === undefined && own.length === 0) return {};
  return {
    floors: {
      ...(min_overall !== undefined && { min_overall }),
      ...(own.length > 0 && { min_dimensions: Object.fromEntries(own) }),
    },
  };
}

/**
 * How many waivers, requirements, transcripts and floors of sessions differ from the base: who adds a waiver, or takes a requirement
 * away, decides what passes. All but waivers of sessions that both have. Nothing where nothing has changed, or the base does not tell.
 */
export function changedMeasure(
  { waivers, sessions, baseline, corpus }: RunFacts,
  digest: Digest,
): Pick<ReportBaseline, 'changed_waivers' | 'changed_requirements' | 'changed_transcripts' | 'lowered_floors'> {
  if (baseline?.kind !== 'found') return {};
  const { report } = baseline;
  const ofWaivers = hasToldWaivers(report)
    ? countChanges(byKey(report.waivers ?? []), byKey(maskTexts(waivers)))
    : null;
  const isComparable = report.corpus_digest !== corpus.digest && hasToldRequirements(report);
  const ofRequirements = isComparable ? requirementChanges(report, sessions, digest) : null;
  const ofTranscripts = transcriptChanges(report, sessions);
  const ofFloors = floorChanges(report, sessions);
  return {
    ...(ofWaivers !== null && { changed_waivers: ofWaivers }),
    ...(ofRequirements !== null && { changed_requirements: ofRequirements }),
    ...(ofTranscripts !== null && { changed_transcripts: ofTranscripts }),
    ...(ofFloors !== null && { lowered_floors: ofFloors }),
  };
}

/** The settings of how summaries are written that differ from the base; none where that does not tell its own. */
export function changedFormatSettings({
  baseline,
  settings: { values },
}: Pick<RunFacts, 'baseline' | 'settings'>): readonly (typeof FORMAT_SETTINGS)[number][] {
  const theirs = baseline?.kind === 'found' ? (baseline.report.settings ?? {}) : {};
  return FORMAT_SETTINGS.filter((name) => {
    const { [name]: told } = theirs;
    return told !== undefined && canonicalJson(toPlain(told.value)) !== canonicalJson(toPlain(values[name]));
  });
}

/** An older report does not tell which it had. */
function hasToldWaivers({ waivers, waivers_digest: digest }: BaselineReport): boolean {
  return waivers != null || digest === null;
}

/** The same: it has looked for requirements in sessions of which it names none. */
function hasToldRequirements({ sessions }: BaselineReport): boolean {
  return !sessions.some((one) => one.structural_completion != null && one.requirement_digests == null);
}

/** A waiver as it was read, or as the report of the base has it. */
interface ToldWaiver {
  readonly session?: string | null | undefined;
  readonly dimension?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly gate?: string | null | undefined;
  readonly reason: string;
  readonly until: string;
  readonly by: string;
}

/** It is about a session, a code or a gate; all else of it is how. */
function byKey(waivers: readonly ToldWaiver[]): ReadonlyMap<string, string> {
  return new Map(
    waivers.map(({ session, dimension, code, gate, ...how }) => [
      JSON.stringify([session ?? null, dimension ?? null, code ?? null, gate ?? null]),
      JSON.stringify([how.reason, how.until, how.by]),
    ]),
  );
}

function requirementChanges(
  { sessions: earlier }: BaselineReport,
  sessions: RunFacts['sessions'],
  digest: Digest,
): Changes | null {
  const known = new Map(earlier.map((session) => [session.name, session.requirement_digests ?? []]));
  const [before, now] = [new Map<string, string>(), new Map<string, string>()];
  for (const session of sessions) {
    if (!isRated(session)) continue;
    const name = maskSecrets(session.golden.name);
    const theirs = known.get(name);
    if (theirs === undefined) continue;
    for (const one of theirs) before.set(JSON.stringify([name, one.id]), one.digest);
    for (const one of maskTexts(requirementDigests(session.golden, digest)).requirement_digests ?? [])
      now.set(JSON.stringify([name, one.id]), one.digest);
  }
  return countChanges(before, now);
}

/** Where no usable candidate is held against it, nobody has read whether a transcript is there. */
function transcriptChanges({ sessions: earlier }: BaselineReport, sessions: RunFacts['sessions']): Changes | null {
  const before = new Map(earlier.flatMap(({ name, transcript_digest: told }) => (told == null ? [] : [[name, told]])));
  if (before.size === 0) return null;
  const [known, now] = [new Map<string, string>(), new Map<string, string>()];
  for (const session of sessions) {
    if (session.status !== 'scored') continue;
    const name = maskSecrets(session.golden.name);
    const theirs = before.get(name);
    if (theirs === undefined) continue;
    known.set(name, theirs);
    const { transcriptDigest } = session.details;
    if (transcriptDigest !== undefined) now.set(name, transcriptDigest);
  }
  return countChanges(known, now);
}

type LoweredFloors = NonNullable<ReportBaseline['lowered_floors']>;

function floorChanges({ sessions: earlier }: BaselineReport, sessions: RunFacts['sessions']): LoweredFloors | null {
  const known = new Map(earlier.flatMap(({ name, floors }) => (floors == null ? [] : [[name, floors]])));
  if (known.size === 0) return null;
  let [lowered, gone] = [0, 0];
  for (const session of sessions) {
    const before = isRated(session) ? known.get(maskSecrets(session.golden.name)) : undefined;
    if (!isRated(session) || before === undefined) continue;
    const { gates } = session.golden;
    const pairs = [
      [before.min_overall, gates.min_overall],
      ...DIMENSIONS.map((one) => [before.min_dimensions?.[one], gates.min_dimensions?.[one]]),
    ];
    for (const [theirs, own] of pairs) {
      if (theirs == null) continue;
      if (own == null) gone += 1;
      else if (own < theirs) lowered += 1;
    }
  }
  return lowered + gone === 0 ? null : { lowered, gone };
}

function countChanges(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Changes | null {
  const fresh = [...now.keys()].filter((key) => !before.has(key)).length;
  const gone = [...before.keys()].filter((key) => !now.has(key)).length;
  const changed = [...now].filter(([key, value]) => (before.get(key) ?? value) !== value).length;
  return fresh + gone + changed === 0 ? null : { new: fresh, gone, changed };
}

const WAIVERS = 'Waivers since the base:';
const REQUIREMENTS = 'Requirements since the base:';
const TRANSCRIPTS = 'Transcripts since the base:';
const FLOORS = 'Floors of sessions since the base:';

/** All of them in sentences of our own words and numbers, for the place before the numbers. */
export function measureCaveats(baseline: Report['baseline']): readonly string[] {
  const { changed_waivers: waivers, changed_requirements: requirements } = baseline ?? {};
  const { changed_transcripts: transcripts, lowered_floors: floors } = baseline ?? {};
  return [
    ...(waivers === undefined ? [] : [`${WAIVERS} ${inWords(waivers)}.`]),
    ...(requirements === undefined ? [] : [`${REQUIREMENTS} ${inWords(requirements)}.`]),
    ...(transcripts === undefined ? [] : [`${TRANSCRIPTS} ${inWords(transcripts)}.`]),
    ...(floors === undefined
      ? []
      : [`${FLOORS} ${changeInWords([floors.gone, 'gone'], [floors.lowered, 'lowered'])}.`]),
  ];
}

/** Whether a caveat is one of them. */
export function isAboutMeasure(caveat: string): boolean {
  return [WAIVERS, REQUIREMENTS, TRANSCRIPTS, FLOORS].some((start) => caveat.startsWith(start));
}

function inWords({ new: fresh, gone, changed }: Changes): string {
  return changeInWords([fresh, 'new'], [gone, 'gone'], [changed, 'changed']);
}

/** How many there are of each kind of change, without those that there are none of. */
type Counted = readonly [count: number, how: string];

function changeInWords(...all: readonly Counted[]): string {
  return happened(all)
    .map(([count, how]) => `${count} ${how}`)
    .join(', ');
}

function happened(all: readonly Counted[]): readonly Counted[] {
  return all.filter(([count]) => count > 0);
}

/**
 * What no headline may hide: that candidates need not say any more what they had to, or have to say something else; that what tells
 * an invented number is another one; and that a session may score less.
 */
export function measureInTitle(baseline: Report['baseline']): string {
  const {
    changed_requirements: requirements,
    changed_transcripts: transcripts,
    lowered_floors: floors,
  } = baseline ?? {};
  const told = (what: string, ...all: readonly Counted[]): string => {
    const some = happened(all);
    const count = some.reduce((sum, [one]) => sum + one, 0);
    return count === 0 ? '' : `, ${counted(count, what)} of the base ${some.map(([, how]) => how).join(' or ')}`;
  };
  return [
    told('requirement', [requirements?.gone ?? 0, 'gone'], [requirements?.changed ?? 0, 'changed']),
    told('transcript', [transcripts?.gone ?? 0, 'gone'], [transcripts?.changed ?? 0, 'changed']),
    told('floor', [floors?.gone ?? 0, 'gone'], [floors?.lowered ?? 0, 'lowered']),
    manyNew(baseline),
  ].join('');
}

/** Of sessions that are new nobody has seen how they were scored before; a few of them are what every corpus gets. */
function manyNew(baseline: Report['baseline']): string {
  const { new_sessions: fresh = [], paired = 0, changed_references: changed = [] } = baseline ?? {};
  const all = fresh.length + paired + changed.length;
  return fresh.length > all / 10 ? `, ${counted(fresh.length, 'new session')}` : '';
}
