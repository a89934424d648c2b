import { canonicalJson, toPlain } from '../core/json/canonical.js';
import type { Digest } from '../core/ports.js';
import { maskSecrets, maskTexts } from '../core/redact.js';
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

/**
 * How many waivers and requirements differ from the base: who adds a waiver, or takes a requirement away, decides what passes.
 * Of requirements those of sessions that both have. Nothing where nothing has changed, or the base does not tell.
 */
export function changedMeasure(
  { waivers, sessions, baseline, corpus }: RunFacts,
  digest: Digest,
): Pick<ReportBaseline, 'changed_waivers' | 'changed_requirements'> {
  if (baseline?.kind !== 'found') return {};
  const { report } = baseline;
  const ofWaivers = hasToldWaivers(report)
    ? countChanges(byKey(report.waivers ?? []), byKey(maskTexts(waivers)))
    : null;
  const isComparable = report.corpus_digest !== corpus.digest && hasToldRequirements(report);
  const ofRequirements = isComparable ? requirementChanges(report, sessions, digest) : null;
  return {
    ...(ofWaivers !== null && { changed_waivers: ofWaivers }),
    ...(ofRequirements !== null && { changed_requirements: ofRequirements }),
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

function countChanges(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): Changes | null {
  const fresh = [...now.keys()].filter((key) => !before.has(key)).length;
  const gone = [...before.keys()].filter((key) => !now.has(key)).length;
  const changed = [...now].filter(([key, value]) => (before.get(key) ?? value) !== value).length;
  return fresh + gone + changed === 0 ? null : { new: fresh, gone, changed };
}

const WAIVERS = 'Waivers since the base:';
const REQUIREMENTS = 'Requirements since the base:';

/** Both in sentences of our own words and numbers, for the place before the numbers. */
export function measureCaveats(baseline: Report['baseline']): readonly string[] {
  const { changed_waivers: waivers, changed_requirements: requirements } = baseline ?? {};
  return [
    ...(waivers === undefined ? [] : [`${WAIVERS} ${inWords(waivers)}.`]),
    ...(requirements === undefined ? [] : [`${REQUIREMENTS} ${inWords(requirements)}.`]),
  ];
}

/** Whether a caveat is one of them. */
export function isAboutMeasure(caveat: string): boolean {
  return [WAIVERS, REQUIREMENTS].some((start) => caveat.startsWith(start));
}

function inWords({ new: fresh, gone, changed }: Changes): string {
  return [
    ...(fresh > 0 ? [`${fresh} new`] : []),
    ...(gone > 0 ? [`${gone} gone`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
  ].join(', ');
}

/** What no headline may hide: that candidates need not say any more what they had to, or have to say something else. */
export function requirementsInTitle(baseline: Report['baseline']): string {
  const { gone = 0, changed = 0 } = baseline?.changed_requirements ?? {};
  if (gone + changed === 0) return '';
  const how = changed === 0 ? 'gone' : gone === 0 ? 'changed' : 'gone or changed';
  return `, ${counted(gone + changed, 'requirement')} of the base ${how}`;
}
