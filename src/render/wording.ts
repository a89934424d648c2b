import { type FindingCode, isDiagnosis } from '../core/finding.js';
import { showNumber } from '../core/numbers.js';
import { counted, uncapitalised } from '../core/text.js';
import { GATES, gateSubject, type ReportGate } from '../gates/catalogue.js';
import type { Report, ReportFinding, ReportSession } from '../report/schema.js';
import type { FailingAlike } from './causes.js';
import type { Decline, FallenDimension, FallenSession, JudgedFall, LowMean, NewFindings } from './evidence.js';
import { FINDING_TEXTS } from './finding-texts.js';

/** A name of the contract, such as `missing_candidate`, as people say it. */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Whether a session stands for the rubric's pass or fail: canaries do not, nor what has no reference. */
export function isCompared({ status }: Pick<ReportSession, 'status'>): boolean {
  return status !== 'canary' && status !== 'unreferenced';
}

/** How the candidate that is shown was read: of several samples the worst, which may be missing where others are not. */
export function shownStatus({
  status,
  samples,
  worst,
}: Pick<ReportSession, 'status' | 'samples' | 'worst'>): ReportSession['status'] {
  return samples?.find(({ sample }) => sample === worst)?.status ?? status;
}

/** What the judge has not seen of a session. */
export function notShown(shortened: readonly string[]): string {
  const most = 3;
  const more = shortened.length > most ? ` and ${shortened.length - most} more` : '';
  return `The judge was shown only a part: ${shortened.slice(0, most).join('; ')}${more}`;
}

/** What failing sessions are headed by, as the line that counts them has it: who is waived is not among the failing. */
export function failingHeading(all: number, waived: number): string {
  if (waived === 0) return `Failing sessions (${all})`;
  return waived === all
    ? `Waived sessions (${all})`
    : `Failing sessions (${all - waived}), and waived ones (${waived})`;
}

/** How many of the failing and waived sessions are shown elsewhere, counted apart: `1 more failing and 2 waived`. */
export function moreFailing(left: readonly Pick<ReportSession, 'name'>[], waived: ReadonlySet<string>): string {
  const ofWaived = left.filter(({ name }) => waived.has(name)).length;
  const failing = left.length - ofWaived;
  if (ofWaived === 0) return `${failing} more failing`;
  return failing === 0 ? `${ofWaived} more waived` : `${failing} more failing and ${ofWaived} waived`;
}

type Failing = Pick<ReportSession, 'failed' | 'gates_failed' | 'gates_waived'>;

/** What a reader asks who sees failing sessions below a verdict that is no failure; nothing otherwise. */
export function failingNote({
  verdict,
  sessions,
}: Pick<Report, 'verdict'> & { readonly sessions: readonly Failing[] }): string | undefined {
  const failing = sessions.filter(({ failed }) => failed);
  if (verdict === 'fail' || failing.length === 0) return undefined;
  return failing.every(({ gates_failed: all, gates_waived: waived = [] }) => waived.length === all.length)
    ? 'What these sessions fail by is waived, and does not change this verdict.'
    : 'Failing sessions do not change this verdict: no gate on single sessions failed.';
}

/** What to do about a finding, unless its message has said the very text already. */
export function adviceOf({
  code,
  message,
  suggestion,
}: Pick<ReportFinding, 'code' | 'message' | 'suggestion'>): string | undefined {
  if (suggestion === null || code === 'JUDGE_SUGGESTION') return undefined;
  const text = /^Add: (".*")$/s.exec(suggestion)?.[1];
  return text !== undefined && message.includes(text) ? undefined : suggestion;
}

/** Codes of which the report says once, of all candidates, what to do: who shows it as well need not say it of each. */
export function advisedForAll({ findings }: Pick<Report, 'findings'>): ReadonlySet<FindingCode> {
  return new Set(findings.filter(isDiagnosis).map(({ code }) => code));
}

type Bounds = readonly [number, number] | null;

/** Whether all values behind it were equal: it then has no width, which says nothing about values that were not seen. */
export function isPoint(interval: Bounds): boolean {
  return interval !== null && interval[0] === interval[1];
}

/** An interval of a mean; of values that are all equal these words, since such an interval would look like certainty. */
export function showInterval(interval: Bounds, show: (value: number) => string = showNumber): string {
  if (interval === null) return 'n/a';
  return isPoint(interval) ? 'all equal' : `${show(interval[0])} to ${show(interval[1])}`;
}

/**
 * An interval as a clause after a value: `, 95 % interval 0.6 to 0.8` or `, all equal`; empty where there is no
 * interval.
 */
export function intervalClause(interval: Bounds, show: (value: number) => string = showNumber): string {
  if (interval === null) return '';
  return isPoint(interval) ? ', all equal' : `, 95 % interval ${showInterval(interval, show)}`;
}
/** Full precision, but no more digits than needed to tell two scores apart by eye. */
export function precise(value: number): string {
  return String(Number(value.toPrecision(6)));
}

/** What a gate found, to stand before its target: `overall 0.389`, `overall fell by 0.054`. */
export function valueInWords(gate: ReportGate, name: string): string {
  const { check } = GATES[gate.kind];
  const { of } = gateSubject(gate);
  if (check === 'drop') return `${inWords(of)} fell by ${showNumber(gate.value)}`;
  if (check === 'session drop') return `a session fell by ${showNumber(gate.value)}`;
  return `${name} ${showNumber(gate.value)}`;
}

/** What a gate asks for: `needs 0.550`, `0.020 allowed`, `at most 0.100`. */
export function targetInWords(gate: ReportGate): string {
  const { scale, direction } = GATES[gate.kind];
  if (scale === 'drop') return `${showNumber(gate.threshold)} allowed`;
  return `${direction === 'at most' ? 'at most' : 'needs'} ${showNumber(gate.threshold)}`;
}

/** How many of some sessions fell: `13 of 26 sessions fell`, `all 26 sessions fell`. */
export function fellInWords(fell: number, of: number): string {
  if (of === 1) return 'the only session fell';
  return fell === of ? `all ${of} sessions fell` : `${fell} of ${of} sessions fell`;
}

/** The same, and how many newly fail besides: `3 of 6 sessions fell, 1 more newly fails`. */
export function worseInWords({ fell, of, failOnly }: Pick<Decline, 'fell' | 'of' | 'failOnly'>): string {
  const more = failOnly === 0 ? '' : `, ${failOnly} more newly ${failOnly === 1 ? 'fails' : 'fail'}`;
  return `${fellInWords(fell, of)}${more}`;
}

/** A value before and now: `0.731 → 0.482`. */
export function fromTo(before: number, now: number): string {
  return `${showNumber(before)} → ${showNumber(now)}`;
}

/** A dimension that fell: `aha moments 0.731 → 0.489`. */
export function dropInWords({ dimension, before, now }: FallenSession['dimensions'][number]): string {
  return `${inWords(dimension)} ${fromTo(before, now)}`;
}

/** How a dimension fell, and in how many sessions: `aha moments 0.731 → 0.489 in 9 sessions`. */
export function wideDropInWords(fallen: FallenDimension): string {
  return `${dropInWords(fallen)} in ${counted(fallen.sessions, 'session')}`;
}

/** Sessions that fail in the same way: `9 sessions: the outcome is wrong`, or with another name for the cause. */
export function alikeInWords({ cause, sessions }: FailingAlike, nameOf = failureInWords): string {
  return `${counted(sessions.length, 'session')}: ${nameOf(cause)}`;
}

/** A mean of the judge that fell: `the judge's overall fell 0.900 → 0.700`. */
export function judgedFallInWords({ gate, before, now }: Pick<JudgedFall, 'gate' | 'before' | 'now'>): string {
  return `the judge's ${inWords(gateSubject(gate).of)} fell ${fromTo(before, now)}`;
}

/** What fell, in a sentence that goes on: `key actions fell 0.800 → 0.500 and aha moments 0.822 → 0.000`. */
export function fallInWords({ before, now, dimensions }: Omit<FallenSession, 'session' | 'findings'>): string {
  if (dimensions.length === 0) return `overall fell ${fromTo(before, now)}`;
  return dimensions
    .map((one, i) => `${inWords(one.dimension)} ${i === 0 ? 'fell ' : ''}${fromTo(one.before, one.now)}`)
    .join(', ');
}

/** A sort of new findings in our own words: `13 sessions: a key action is missing (27 findings)`, or with another name for it. */
export function causeInWords(
  { code, sessions, findings, isAtLeast }: NewFindings,
  nameOf: (code: FindingCode) => string = findingInWords,
): string {
  const times = findings > sessions ? ` (${counted(findings, 'finding')})` : '';
  return `${isAtLeast ? 'at least ' : ''}${counted(sessions, 'session')}: ${nameOf(code)}${times}`;
}

/** Why some sessions fail, in our own words. */
export function failureInWords(cause: FailingAlike['cause']): string {
  if (cause === 'below a floor') return 'the score is below what one session must have';
  if (cause === 'fell') return 'fell by more than one session may';
  return cause === 'other' ? 'another gate' : findingInWords(cause);
}

/** What a code says was found, to go on in a sentence. */
function findingInWords(code: FindingCode): string {
  return uncapitalised(FINDING_TEXTS[code].short);
}

/** What a dimension takes from the overall mean: `summary 0.150 (mean 0.500)`. */
export function costInWords({ dimension, mean, cost }: LowMean['costs'][number]): string {
  return `${inWords(dimension)} ${showNumber(cost)} (mean ${showNumber(mean)})`;
}

/** The mark of what has failed and is waived: somebody looks at it and has taken it upon themselves. */
export const WAIVED = '👁️';

type ReportWaiver = NonNullable<ReportSession['waived']>[number];

/** A waiver in one line, its words still foreign: `waived (title) until 2026-12-31 by mona: known`. */
export function waiverText({ reason, until, by, ...waiver }: ReportWaiver): string {
  const about = waivedPart(waiver);
  return `waived${about === null ? '' : ` (${about})`} until ${until} by ${by}: ${reason}`;
}

/** What of a session a waiver is about; null for all of it. */
export function waivedPart({ dimension, code }: Pick<ReportWaiver, 'dimension' | 'code'>): string | null {
  if (code !== undefined) return code;
  return dimension === null ? null : inWords(dimension);
}

/** The waivers of a failing session that bear on a dimension, or on its overall score where that is null. */
export function waiversOn(
  { failed, waived = [] }: ReportSession,
  about: ReportWaiver['dimension'],
): readonly ReportWaiver[] {
  return failed
    ? waived.filter(({ dimension, code }) => code === undefined && (dimension === null || dimension === about))
    : [];
}

/** The waivers of a failing session that bear on one of its findings. */
export function waiversOnFinding(
  session: ReportSession,
  { code, dimension }: Pick<ReportFinding, 'code' | 'dimension'>,
): readonly ReportWaiver[] {
  const { failed, waived = [] } = session;
  return [...waiversOn(session, dimension), ...(failed ? waived.filter((waiver) => waiver.code === code) : [])];
}

/** What stands behind a finding: that it was there on the base already, and in how many samples it is; mostly nothing. */
export function findingNote({ known, samples }: Pick<ReportFinding, 'known' | 'samples'>): string | undefined {
  const notes = [
    ...(known === true ? ['known on the base'] : []),
    ...(samples === undefined ? [] : [`in ${samples.replace('/', ' of ')} samples`]),
  ];
  return notes.length === 0 ? undefined : notes.join(', ');
}

/** The most samples whose scores are listed; of more the worst is. */
const LISTED_SAMPLES = 5;

/** The samples of a session in one line, by their scores; nothing where it has one candidate. */
export function samplesNote({
  samples,
  spread = null,
  worst,
}: Pick<ReportSession, 'samples' | 'spread' | 'worst'>): string | undefined {
  if (samples === undefined || worst === undefined) return undefined;
  const lowest = samples.find(({ sample }) => sample === worst);
  const all =
    samples.length > LISTED_SAMPLES
      ? `${samples.length} samples`
      : `samples ${samples.map(({ overall }) => showNumber(overall)).join(', ')}`;
  const unusable = lowest === undefined || lowest.status === 'scored' ? '' : ` (${inWords(lowest.status)})`;
  return `${all}; spread ${showNumber(spread)}; worst: sample ${worst} with ${showNumber(lowest?.overall ?? null)}${unusable}`;
}
