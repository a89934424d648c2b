import { showNumber, shown, showP, signed } from '../core/numbers.js';
import { DIMENSIONS } from '../core/summary.js';
import { capitalised, counted, plainLine } from '../core/text.js';
import { NOT_IN_MEAN } from '../gates/baseline/change.js';
import type { Report, ReportBaseline, ReportSession } from '../report/schema.js';
import { worseSessions } from '../report/title.js';
import { mean } from '../statistics/descriptive.js';
import { signTestP } from '../statistics/sign-test.js';
import { changeWordShown, isBarely, isGated, NOT_CERTAIN, NOT_CERTAIN_ENOUGH } from './certainty.js';
import { failOnlySince, fallenSince } from './evidence.js';
import { fellInWords, isPoint, showInterval } from './wording.js';

/**
 * What has changed against the base, in sentences without a full stop: of our own words and numbers, and of names of sessions,
 * so that every surface escapes them like all foreign text.
 */

type Change = NonNullable<ReportBaseline['overall']>;

/** What the change of a mean is called in a table. A mean that does not move says nothing of a session that collapsed. */
export function wordInTable(
  { word }: Change,
  subject: string,
  { baseline, gates }: Pick<Report, 'baseline' | 'gates'>,
): string {
  if (word === NOT_IN_MEAN || (word === 'noise' && worseIn(baseline).length > 0)) return NOT_IN_MEAN;
  if (word === 'noise' && hasMovedNowhere(subject, baseline)) return UNCHANGED;
  return changeWordShown(word, isGated(subject, gates));
}

/** Of a mean that no session has moved. */
const UNCHANGED = 'unchanged';

function hasMovedNowhere(subject: string, baseline: Report['baseline']): boolean {
  const deltas = baseline?.sessions.map(({ delta, dimensions }) =>
    subject === 'overall' ? delta : DIMENSIONS.flatMap((one) => (one === subject ? [dimensions[one]] : []))[0],
  );
  return (
    deltas !== undefined && deltas.length > 0 && deltas.every((delta) => delta !== undefined && shown(delta) === 0)
  );
}

/** Names of the sessions that newly fail or have collapsed. */
function worseIn(baseline: Report['baseline']): readonly string[] {
  return [...new Set([...(baseline?.failures?.new ?? []), ...(baseline?.collapsed ?? [])])];
}

/** The cells of a change: before, now, change, interval, p, word. */
export function changeCells(
  change: Change,
  subject: string,
  report: Pick<Report, 'baseline' | 'gates'>,
): readonly string[] {
  const { before, now, delta, ci95, p, p_fall: corrected } = change;
  const numbers = [showNumber(before), showNumber(now), signed(delta), showInterval(ci95, signed)];
  return [
    ...numbers,
    corrected === undefined ? showP(p) : `${showP(corrected)} one-sided`,
    wordInTable(change, subject, report),
  ];
}

/**
 * What the comparison has found, such as `3 of 26 sessions fell (a, b, c: by 0.960 on average), 23 are unchanged. The mean fell by
 * 0.111 (95 % interval -0.254 to +0.007): not certain enough to fail on`; what kept it from being known otherwise.
 */
export function changeSentence({ baseline, gates }: Pick<Report, 'baseline' | 'gates'>): string | undefined {
  if (baseline === undefined) return undefined;
  const { overall, reason, groups } = baseline;
  if (overall === null) return `Not compared with the base: ${reason ?? 'unknown'}`;
  const { delta, ci95 } = overall;
  const interval = ci95 === null || isPoint(ci95) ? '' : ` (95 % interval ${showInterval(ci95, signed)})`;
  const moved =
    shown(delta) === 0
      ? 'The mean has not moved'
      : `The mean ${delta < 0 ? 'fell' : 'rose'} by ${showNumber(Math.abs(delta))}`;
  const verdict = verdictOn(overall, { baseline, gates });
  const inGroups = groups === undefined ? '' : `, in ${counted(groups, 'group')}`;
  return `${sessionsInWords(baseline)}${inGroups}. ${moved}${interval}${verdict === undefined ? '' : `: ${verdict}`}`;
}

/** How many sessions fell and rose since the base, by the numbers that are shown. */
function sessionsInWords({ sessions, failures }: Pick<ReportBaseline, 'sessions' | 'failures'>): string {
  const deltas = sessions.map(({ delta }) => delta);
  const [fell, rose] = [deltas.filter((delta) => shown(delta) < 0), deltas.filter((delta) => shown(delta) > 0)];
  const unchanged = deltas.length - fell.length - rose.length;
  const byMean = (some: readonly number[]): string =>
    `by ${showNumber(Math.abs(mean(some) ?? 0))}${some.length === 1 ? '' : ' on average'}`;
  const isUnchanged = `${unchanged === 1 ? 'is' : 'are'} unchanged`;
  const unmoved = sessions.filter(({ delta }) => shown(delta) === 0);
  const failOnly = failOnlySince({ sessions: unmoved, failures }).length;
  if (unchanged === deltas.length)
    return `${capitalised(counted(unchanged, 'session'))} ${scoredAlike(unchanged, failOnly)}`;
  const ofAll = `of ${counted(deltas.length, 'session')}`;
  const which = whichFell({ sessions });
  // Where all fell, the mean of them is the one that is told behind.
  const byHowMuch = fell.length === deltas.length ? '' : ` (${which}${byMean(fell)})`;
  return [
    ...(fell.length === 0 ? [] : [`${capitalised(fellInWords(fell.length, deltas.length))}${byHowMuch}`]),
    ...(rose.length === 0 ? [] : [`${rose.length} ${fell.length === 0 ? `${ofAll} ` : ''}rose (${byMean(rose)})`]),
    ...(unchanged === 0 ? [] : [`${unchanged} ${failOnly > 0 ? scoredAlike(unchanged, failOnly) : isUnchanged}`]),
  ].join(', ');
}

/** Of sessions whose scores have not moved: they may fail by a finding that no score counts. */
function scoredAlike(unchanged: number, failOnly: number): string {
  if (failOnly === 0) return 'scored as on the base';
  const which = failOnly === unchanged ? '' : `${failOnly} of them `;
  return `scored as on the base, yet ${which}newly ${failOnly === 1 ? 'fails' : 'fail'}`;
}

/** So many of the sessions that fell are named, and so much of a name. */
const NAMED = 3;
const LONGEST_NAME = 60;

/** The sessions that fell, to stand before by how much: of many those that fell most, and nothing where all did. */
function whichFell(baseline: Pick<ReportBaseline, 'sessions'>): string {
  const fallen = fallenSince(baseline);
  if (fallen.length === baseline.sessions.length) return '';
  const names = fallen.slice(0, NAMED).map(({ name }) => plainLine(name, LONGEST_NAME));
  return fallen.length > NAMED ? `most: ${names.join(', ')}; ` : `${names.join(', ')}: `;
}

/** What a gate makes of the change of the overall mean; nothing of one that has not moved. */
function verdictOn({ word, delta }: Change, report: Pick<Report, 'baseline' | 'gates'>): string | undefined {
  const gate = report.gates.find(({ kind, id }) => kind === 'max-regression' && id === kind);
  const worse = worseIn(report.baseline);
  const allowed = gate === undefined ? '' : ` than the ${showNumber(gate.threshold)} that is allowed`;
  switch (word) {
    case NOT_IN_MEAN:
    case 'noise':
      if (worse.length > 0) return `nothing that the mean shows, yet ${worseInSentence(worse, report.baseline)}`;
      if (gate !== undefined && shown(-delta) > shown(gate.threshold)) return NOT_CERTAIN_ENOUGH;
      return shown(delta) === 0 ? undefined : `${NOT_CERTAIN}, since chance does as much`;
    case 'improvement':
      return 'more than chance does';
    case 'regression':
    case 'tolerated':
      if (gate === undefined) return 'more than chance does, and no gate holds it';
      return word === 'regression'
        ? `${isBarely(gate) ? 'barely more' : 'more'} than chance does, and more${allowed}`
        : `more than chance does, but no more${allowed}`;
  }
}

/** Where some of them have not fallen, they newly fail and are not "worse": who compares them with those that fell is not misled. */
function worseInSentence(worse: readonly string[], baseline: Report['baseline']): string {
  const newly = new Set(baseline?.failures?.new);
  if (baseline === undefined || failOnlySince(baseline).length === 0 || !worse.every((name) => newly.has(name)))
    return worseSessions(worse);
  return `${counted(worse.length, 'session')} newly ${worse.length === 1 ? 'fails' : 'fail'}`;
}

/** Above, so many more new failures than fixed ones are hardly chance: one-sided at 5 %. */
const CHANCE_UP_TO = 0.1;

/**
 * Failing sessions against those of the base, such as `2 new failures, 1 already failing on the base, 0 fixed`. Sessions change
 * sides in runs that change nothing, too, about as often one way as the other: where no more do, that is said.
 */
export function failuresSentence(
  { failures, collapsed, paired, groups }: Pick<ReportBaseline, 'failures' | 'collapsed' | 'paired' | 'groups'>,
  sessions: readonly KnownOrNot[] = [],
): string | undefined {
  if (failures === null) return undefined;
  const { new: fresh, already, fixed } = failures;
  const numbers = `${counted(fresh.length, 'new failure')}, ${already.length} already failing on the base, ${fixed.length} fixed${knownInWords(sessions, already)}`;
  // Sessions of one group change sides together, and count as often as there are groups to a session.
  const independent = (sessions: readonly string[]): number =>
    groups === undefined ? sessions.length : Math.ceil((sessions.length * groups) / Math.max(1, paired));
  const isChance =
    fresh.length > 0 &&
    (fresh.length <= fixed.length || signTestP(independent(fresh), independent(fixed)) > CHANCE_UP_TO) &&
    !fresh.some((name) => collapsed.includes(name));
  return isChance
    ? `${numbers}: a run that changes nothing has as many now and then, so look at what each fails by`
    : numbers;
}

type KnownOrNot = Pick<ReportSession, 'name' | 'failed' | 'findings'>;

/** Sessions that would fail but for what the base had as well: nobody should take them for right, nor look for what fails them. */
function knownInWords(sessions: readonly KnownOrNot[], already: readonly string[]): string {
  const before = new Set(already);
  const isKnown = ({ name, failed, findings }: KnownOrNot): boolean =>
    before.has(name) && !failed && findings.some((one) => one.known === true);
  const known = sessions.filter(isKnown).length;
  return known === 0
    ? ''
    : `; of those already failing ${known} ${known === 1 ? 'passes' : 'pass'} since what is wrong with ${known === 1 ? 'it' : 'them'} was there on the base`;
}

/** What the pull request has changed of what it is measured with; nothing where that is nothing. */
export function changedInputsSentence({
  changed_inputs: inputs,
  changed_settings: settings = [],
  changed_references: references,
  removed_sessions: removed,
  new_sessions: fresh,
  changed_transcripts: { gone, changed } = NO_CHANGES,
}: ReportBaseline): string | undefined {
  if (inputs.length + settings.length + gone + changed === 0) return undefined;
  const how = inputs.includes('corpus') ? '' : ' read otherwise or changed';
  const parts = [
    ...(references.length === 0 ? [] : [`${counted(references.length, 'reference')}${how}`]),
    ...(fresh.length === 0 ? [] : [counted(fresh.length, 'new session')]),
    ...(removed.length === 0 ? [] : [`${counted(removed.length, 'session')} not scored any more`]),
  ];
  const which = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const named = inputs.map((input) => `${INPUT_WORDS[input]}${input === 'corpus' ? which : ''}`);
  if (settings.length > 0) {
    const words = `${settings.length === 1 ? 'setting' : 'settings'} ${settings.join(', ')}`;
    named.unshift(inputs.includes('corpus') ? words : `${words}${which}`);
  }
  if (gone + changed > 0) named.push(counted(gone + changed, 'transcript'));
  return `Changed since the base besides the candidates: ${named.join(', ')}`;
}

const NO_CHANGES = { new: 0, gone: 0, changed: 0 };

const INPUT_WORDS: Readonly<Record<ReportBaseline['changed_inputs'][number], string>> = {
  corpus: 'golden corpus',
  config: 'config file',
  waivers: 'waivers',
  cassette: "judge's recorded answers",
  guidelines: "judge's guidelines",
};

/** Which report the base is; nothing where it was the file that was named. */
export function originSentence({ source, commit, fallback, overall }: ReportBaseline): string | undefined {
  if (source !== 'artifact' || commit === null) return undefined;
  const short = commit.slice(0, 7);
  // What is not compared, as the sentence before says, is named all the same.
  if (overall === null)
    return fallback
      ? `The merge base has no report: that is of its ancestor ${short}, the newest that has one`
      : `That is the report of the merge base ${short}`;
  return fallback
    ? `The merge base has no report: compared with its ancestor ${short}, the newest that has one`
    : `Compared with the report of the merge base ${short}`;
}

/** Why a session of both runs is left out of what they are compared by. */
export function whyNotCompared({ changed_settings: settings }: ReportBaseline): string {
  return `the reference has changed${settings === undefined ? '' : ' or is read otherwise'} or an accepted summary is gone`;
}
