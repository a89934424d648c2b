import { showNumber } from '../core/numbers.js';
import { counted } from '../core/text.js';
import type { Report } from '../report/schema.js';
import { worseSessions } from '../report/title.js';
import { sparkline } from './terminal/layout.js';
import { isPoint, showInterval, signed } from './wording.js';

/**
 * How far the numbers of a report can be trusted, in sentences without a full stop, of our own words and numbers alone:
 * how sure the mean is, how small a drop would be seen, what the gates catch, where the way leads.
 */
export function trustSentences(report: Report): readonly string[] {
  if (report.corpus_size === 0) return [];
  return [
    intervalSentence(report),
    ...detectableSentence(report),
    ...riskSentences(report.gates),
    ...sampleSentences(report),
    ...strengthSentence(report),
    ...trendSentence(report),
  ];
}

/**
 * Sentences about how far the numbers can be trusted, for a page: only the interval and the flip risks, since a page
 * shows the rest beside its gates and in charts. Empty for an empty corpus.
 */
export function trustSentencesOfPage(report: Report): readonly string[] {
  return report.corpus_size === 0
    ? []
    : [intervalSentence(report), ...riskSentences(report.gates), ...sampleSentences(report)];
}

const METHODS = {
  student_t: "Student's t",
  bootstrap: 'bootstrap',
  normal: 'normal distribution',
} satisfies Readonly<Record<NonNullable<Report['statistics']['interval']>['method'], string>>;

function intervalSentence({ statistics: { overall, interval }, corpus_size: size }: Report): string {
  if (interval === null) return 'With one session alone nobody can say how far the mean might lie elsewhere';
  if (isPoint(overall.ci95)) {
    return `All ${counted(size, 'session')} score ${showNumber(overall.mean)} overall (closeness to the reference): scores that do not differ tell no interval`;
  }
  const mean = `Overall ${showNumber(overall.mean)} (closeness to the reference), 95 % interval ${showInterval(overall.ci95)}`;
  return `${mean} (${counted(size, 'session')}, ${METHODS[interval.method]})`;
}

/** How small a drop against a baseline would be seen. Of a single session the interval says it. */
export function detectableSentence({ statistics, corpus_size: size, baseline }: Report): readonly string[] {
  const { detectable_change: seen } = statistics;
  if (size < 2) return [];
  const compared = baseline?.overall ?? null;
  if (seen === null && isPoint(compared === null ? statistics.overall.ci95 : compared.ci95)) {
    const what = compared === null ? 'scores' : 'changes against the baseline';
    return [`All ${what} are equal, so that nobody can tell how small a drop would be seen`];
  }
  if (seen === null) return [`With ${counted(size, 'session')} no drop against a baseline could be told from chance`];
  const { drop, basis, sessions, sessions_to_halve: more } = seen;
  const assumed = basis === 'scores' ? ', if sessions change as much as they differ from each other' : '';
  const halve = more === null ? '' : `; ${counted(more, 'session')} more would see half of it`;
  return [
    `With ${counted(sessions, 'session')} a drop of ${showNumber(drop)} against a baseline is seen four times in five${assumed}${halve}`,
  ];
}

/** Gates that other sessions, or judging again, might well turn over; and what of that is taken on trust. */
export function riskSentences(gates: Report['gates']): readonly string[] {
  const tosses = gates.filter((gate) => gate.flip_risk?.word === 'coin toss');
  const causes = [...new Set(tosses.map((gate) => gate.flip_risk?.about))].join(' or ');
  const [who, object] = tosses.length === 1 ? ['One gate is', 'it'] : [`${tosses.length} gates are`, 'them'];
  const assumed = gates.filter((gate) => gate.flip_risk?.assumed === true).length;
  return [
    ...(tosses.length === 0
      ? []
      : [
          `${who} a coin toss: less than one standard error from the target, so that ${causes} might turn ${object} over`,
        ]),
    ...(assumed === 0
      ? []
      : [
          `The flip risk of ${counted(assumed, 'judge gate')} rests on an assumed error of 0.1 an answer or more: where the judge is asked once, nobody sees how much its answers vary`,
        ]),
  ];
}

/** What several samples a session tell of another run over the same sessions. */
function sampleSentences({ statistics: { samples }, gates }: Report): readonly string[] {
  if (samples === undefined || samples.rerun_error === null) return [];
  const { per_session: count, spread, rerun_error: error } = samples;
  const tosses = gates.filter((gate) => gate.rerun_risk?.word === 'coin toss').map((gate) => gate.id);
  const [who, object] = tosses.length === 1 ? ['one gate is', 'it'] : [`${tosses.length} gates are`, 'them'];
  const risk =
    tosses.length === 0
      ? ''
      : `; ${who} so near the target (${tosses.join(', ')}) that another run might turn ${object} over`;
  return [
    `${counted(count, 'sample')} a session differ by ${showNumber(spread)} (standard deviation): another run over the same sessions moves the overall mean by ${showNumber(error)} (one standard error)${risk}`,
  ];
}

/** What the gates make of texts that were damaged on purpose, and of harmless edits. */
export function strengthSentence(report: Report): readonly string[] {
  return [...damageSentence(report), ...examSentences(report)];
}

function damageSentence({ gate_strength: strength }: Report): readonly string[] {
  if (strength === undefined) return [];
  const { texts, damaging, caught, harmless, blocked, variants } = strength;
  if (variants === 0) return [];
  const share = damaging === 0 ? '' : ` (${Math.round((100 * caught) / damaging)} %)`;
  const warning = damaging > 0 && caught === 0 ? ': they guard against nothing' : '';
  const damaged = texts === 'candidates' ? 'damaged copies of passing candidates' : 'damaged copies of references';
  return [
    `These thresholds catch ${caught} of ${damaging} ${damaged}${share}${warning}; they block ${blocked} of ${harmless} harmless edits`,
  ];
}

/** What the gates make of what people have decided. Names and reasons are foreign text, and stand in report.json. */
function examSentences({ exam }: Report): readonly string[] {
  if (exam === undefined) return [];
  const { rejected, accepted } = exam;
  const slipped = rejected.summaries - rejected.failed;
  const parts = [
    ...(rejected.summaries === 0
      ? []
      : [`fail ${rejected.failed} of ${counted(rejected.summaries, 'summary', 'summaries')} that people rejected`]),
    ...(accepted.summaries === 0
      ? []
      : [
          rejected.summaries === 0
            ? `pass ${accepted.passed} of ${counted(accepted.summaries, 'summary', 'summaries')} that people accepted`
            : `pass ${accepted.passed} of ${accepted.summaries} that they accepted`,
        ]),
  ];
  const names = slipped === 0 ? '' : `; self-test names the ${slipped} that slip through, and why people rejected them`;
  const left = (rejected.not_asked ?? 0) + (accepted.not_asked ?? 0);
  const asked = left === 0 ? '' : `; ${left} older ones were not asked about`;
  return [`These gates ${parts.join(' and ')}${asked}${names}`];
}

/** Two runs are a change, which the comparison with the baseline has told, and no trend. */
export const FEWEST_EARLIER_RUNS = 2;

function trendSentence({ trend, overall_mean: now }: Report): readonly string[] {
  const [first] = trend ?? [];
  if (trend === undefined || trend.length < FEWEST_EARLIER_RUNS || first === undefined || now === null) return [];
  const line = sparkline([...trend.map(({ overall_mean }) => overall_mean), now]);
  return [
    `Trend of the overall mean ${line} ${showNumber(first.overall_mean)} to ${showNumber(now)}, ${trend.length + 1} runs`,
  ];
}

type ReportBaseline = NonNullable<Report['baseline']>;
type Change = NonNullable<ReportBaseline['overall']>;

/** Small p values have no three decimals worth showing. */
export function showP(p: number): string {
  return p < 0.001 ? '< 0.001' : showNumber(p);
}

/** What the change of a mean is called in a table. */
export function wordInTable({ word }: Change, { failures, collapsed }: ReportBaseline): string {
  const isHidden = word === 'noise' && (collapsed.length > 0 || (failures?.new ?? []).length > 0);
  return isHidden ? 'not in the mean' : word;
}

/** The cells of a change: before, now, change, interval, p, word. */
export function changeCells(change: Change, baseline: ReportBaseline): readonly string[] {
  const { before, now, delta, ci95, p, p_fall: corrected } = change;
  const numbers = [showNumber(before), showNumber(now), signed(delta), showInterval(ci95, signed)];
  return [
    ...numbers,
    corrected === undefined ? showP(p) : `${showP(corrected)} one-sided`,
    wordInTable(change, baseline),
  ];
}

/** The overall change in one sentence of our own words and numbers; what kept it from being known otherwise. */
export function changeSentence(baseline: ReportBaseline): string {
  const { overall, reason, paired, groups } = baseline;
  if (overall === null) return `Not compared with the base: ${reason ?? 'unknown'}`;
  const { delta, ci95, p, word } = overall;
  const interval = isPoint(ci95) ? 'all changes equal' : `95 % interval ${showInterval(ci95, signed)}`;
  const chance = ci95 === null ? '' : ` (${interval}, p ${showP(p)})`;
  return `Overall ${signed(delta)} against the base${chance} over ${counted(paired, 'session')}${groups === undefined ? '' : ` in ${counted(groups, 'group')}`}: ${wordOf(word, baseline)}`;
}

/** A mean that does not move says nothing of a session that collapsed: beside one, nothing is called noise. */
function wordOf(word: Change['word'], { failures, collapsed }: ReportBaseline): string {
  const worse = [...new Set([...(failures?.new ?? []), ...collapsed])];
  return word === 'noise' && worse.length > 0
    ? `nothing that the mean shows, yet ${worseSessions(worse)}`
    : WORDS[word];
}

const WORDS: Readonly<Record<Change['word'], string>> = {
  regression: 'regression',
  tolerated: 'a drop that is tolerated',
  noise: 'as a mean, noise',
  improvement: 'improvement',
};

/** Failing sessions against those of the base, such as `2 new failures, 1 already failing on the base, 0 fixed`. */
export function failuresSentence({ failures }: ReportBaseline): string | undefined {
  if (failures === null) return undefined;
  const { new: fresh, already, fixed } = failures;
  return `${counted(fresh.length, 'new failure')}, ${already.length} already failing on the base, ${fixed.length} fixed`;
}

/** What the pull request has changed of what it is measured with; nothing where that is nothing. */
export function changedInputsSentence({
  changed_inputs: inputs,
  changed_references: references,
  removed_sessions: removed,
}: ReportBaseline): string | undefined {
  if (inputs.length === 0) return undefined;
  const parts = [
    ...(references.length === 0 ? [] : [counted(references.length, 'reference')]),
    ...(removed.length === 0 ? [] : [`${counted(removed.length, 'session')} not scored any more`]),
  ];
  const which = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  const named = inputs.map((input) => `${INPUT_WORDS[input]}${input === 'corpus' ? which : ''}`);
  return `The measure differs from the base: ${named.join(', ')}`;
}

const INPUT_WORDS: Readonly<Record<ReportBaseline['changed_inputs'][number], string>> = {
  corpus: 'golden corpus',
  config: 'config file',
  waivers: 'waivers',
  cassette: "judge's recorded answers",
  guidelines: "judge's guidelines",
};

/** Which report the base is; nothing where it was the file that was named. */
export function originSentence({ source, commit, fallback }: ReportBaseline): string | undefined {
  if (source !== 'artifact' || commit === null) return undefined;
  const short = commit.slice(0, 7);
  return fallback
    ? `The merge base has no report: compared with its ancestor ${short}, the newest that has one`
    : `Compared with the report of the merge base ${short}`;
}
