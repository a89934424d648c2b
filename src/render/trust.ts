import { showNumber } from '../core/numbers.js';
import { counted, someNames } from '../core/text.js';
import type { Report } from '../report/schema.js';
import { TOO_CLOSE } from './certainty.js';
import { sparkline } from './sparkline.js';
import { isPoint, showInterval } from './wording.js';

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

/** Nobody gathers twenty times the sessions to see half of a drop. */
const MOST_TOLD = 20;

/** What the spread is taken from: nothing to say where the changes since the base were seen. */
const BASES = {
  changes: '',
  samples: ', by how much their samples differ',
  scores: ', if they change as much as they differ from each other, which is a guess',
} satisfies Readonly<Record<NonNullable<Report['statistics']['detectable_change']>['basis'], string>>;

/**
 * How small a drop against a baseline would be noticed, if every session had it, and what would not be. Of a single session the
 * interval says it.
 */
export function detectableSentence({ statistics, corpus_size: size, baseline }: Report): readonly string[] {
  const { detectable_change: seen } = statistics;
  if (size < 2) return [];
  const compared = baseline?.overall ?? null;
  if (seen === null && isPoint(compared === null ? statistics.overall.ci95 : compared.ci95)) {
    const what = compared === null ? 'scores' : 'changes against the baseline';
    return [`All ${what} are equal, so that nobody can tell how small a drop would be noticed`];
  }
  const groups = baseline?.groups;
  if (seen === null) {
    const few = groups === undefined ? counted(size, 'session') : counted(groups, 'group');
    return [`With ${few} no drop of the mean would be noticed four times in five`];
  }
  const { drop, basis, sessions, sessions_to_halve: more } = seen;
  const what = groups === undefined ? 'independent session' : 'independent group';
  const assumed = BASES[basis];
  const halve = more === null || more > MOST_TOLD * sessions ? '' : `; with ${more} more it would notice half of that`;
  return [
    `A comparison with the base notices four times in five that every session has become worse by ${showNumber(drop)} (${counted(sessions, what)}${assumed}${halve}). Damage in three sessions or fewer it mostly misses, however bad: that is what the gates on single sessions and findings are for`,
  ];
}

/** Gates that other sessions, or judging again, might well turn over; and what of that is a guess. */
export function riskSentences(gates: Report['gates']): readonly string[] {
  const tosses = gates.filter((gate) => gate.flip_risk?.word === 'coin toss');
  const causes = [...new Set(tosses.map((gate) => gate.flip_risk?.about))].join(' or ');
  const [who, object] = tosses.length === 1 ? ['One gate is', 'it'] : [`${tosses.length} gates are`, 'them'];
  const guessed = gates.filter((gate) => gate.flip_risk?.assumed === true).length;
  return [
    ...(tosses.length === 0 ? [] : [`${who} ${TOO_CLOSE} (${idsOf(tosses)}): ${causes} might turn ${object} over`]),
    ...(guessed === 0
      ? []
      : [
          `The judge was asked once or hardly more, so how much it wavers is a guess (±0.1 an answer or more): ${counted(guessed, 'gate')} of the judge ${guessed === 1 ? 'rests' : 'rest'} on it`,
        ]),
  ];
}

/** Gates on means alone are near to anything, and their ids have no name of a session. */
function idsOf(gates: Report['gates']): string {
  return someNames(gates.map(({ id }) => id));
}

/** What several samples a session tell of another run over the same sessions. */
function sampleSentences({ statistics: { samples }, gates }: Report): readonly string[] {
  if (samples === undefined || samples.rerun_error === null) return [];
  const { per_session: count, spread, rerun_error: error } = samples;
  const tosses = gates.filter((gate) => gate.rerun_risk?.word === 'coin toss');
  const [who, object] = tosses.length === 1 ? ['one gate is', 'it'] : [`${tosses.length} gates are`, 'them'];
  const risk =
    tosses.length === 0 ? '' : `; ${who} ${TOO_CLOSE} (${idsOf(tosses)}): another run might turn ${object} over`;
  return [
    `${counted(count, 'sample')} a session differ by ${showNumber(spread)} or so: another run over the same sessions moves the overall mean by ${showNumber(error)} or so${risk}`,
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
  const names =
    slipped === 0
      ? ''
      : `; self-test names ${slipped === 1 ? 'the one that slips' : `the ${slipped} that slip`} through, and why people rejected ${slipped === 1 ? 'it' : 'them'}`;
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
