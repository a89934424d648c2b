import { counted } from '../counted.js';
import { showNumber } from '../gates/shown.js';
import type { Report } from '../report/schema.js';
import { isPoint, showInterval } from './interval.js';
import { signed } from './signed.js';

type ReportBaseline = NonNullable<Report['baseline']>;
type Change = NonNullable<ReportBaseline['overall']>;

/** Small p values have no three decimals worth showing. */
export function showP(p: number): string {
  return p < 0.001 ? '< 0.001' : showNumber(p);
}

/** The cells of a change: before, now, change, interval, p, word. */
export function changeCells({ before, now, delta, ci95, p, p_holm: corrected, word }: Change): readonly string[] {
  return [showNumber(before), showNumber(now), signed(delta), showInterval(ci95, signed), showP(corrected ?? p), word];
}

/** The overall change in one sentence of our own words and numbers; what kept it from being known otherwise. */
export function changeSentence(baseline: ReportBaseline): string {
  const { overall, reason, paired } = baseline;
  if (overall === null) return `Not compared with the base: ${reason ?? 'unknown'}`;
  const { delta, ci95, p, word } = overall;
  const interval = isPoint(ci95) ? 'all changes equal' : `95 % interval ${showInterval(ci95, signed)}`;
  const chance = ci95 === null ? '' : ` (${interval}, p ${showP(p)})`;
  return `Overall ${signed(delta)} against the base${chance} over ${counted(paired, 'session')}: ${WORDS[word]}`;
}

const WORDS: Readonly<Record<Change['word'], string>> = {
  regression: 'regression',
  tolerated: 'a drop that is tolerated',
  noise: 'noise',
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
}: ReportBaseline): string | undefined {
  if (inputs.length === 0) return undefined;
  const which = references.length === 0 ? '' : ` (${counted(references.length, 'reference')})`;
  const named = inputs.map((input) => `${INPUT_WORDS[input]}${input === 'corpus' ? which : ''}`);
  return `The measure differs from the base: ${named.join(', ')}`;
}

const INPUT_WORDS: Readonly<Record<ReportBaseline['changed_inputs'][number], string>> = {
  corpus: 'golden corpus',
  config: 'config file',
  waivers: 'waivers',
  cassette: "judge's recorded answers",
};

/** Which report the base is; nothing where it was the file that was named. */
export function originSentence({ source, commit, fallback }: ReportBaseline): string | undefined {
  if (source !== 'artifact' || commit === null) return undefined;
  const short = commit.slice(0, 7);
  return fallback
    ? `The merge base has no report: compared with its ancestor ${short}, the newest that has one`
    : `Compared with the report of the merge base ${short}`;
}
