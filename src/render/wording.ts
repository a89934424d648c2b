import { showNumber } from '../core/numbers.js';
import type { Report, ReportFinding, ReportSession } from '../report/schema.js';

/** A name of the contract, such as `missing_candidate`, as people say it. */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Whether a session stands for the rubric's pass or fail: canaries do not, nor what has no reference. */
export function isCompared({ status }: Pick<ReportSession, 'status'>): boolean {
  return status !== 'canary' && status !== 'unreferenced';
}

/** What failing sessions are headed by, as the line that counts them has it: who is waived is not among the failing. */
export function failingHeading(all: number, waived: number): string {
  if (waived === 0) return `Failing sessions (${all})`;
  return waived === all
    ? `Waived sessions (${all})`
    : `Failing sessions (${all - waived}), and waived ones (${waived})`;
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

/** A change with its sign; a real minus, as wide as a plus. */
export function signed(value: number): string {
  const text = showNumber(Math.abs(value));
  if (Number(text) === 0) return `±${text}`;
  return `${value < 0 ? '−' : '+'}${text}`;
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
