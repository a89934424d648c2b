import { UserError } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../../core/exit-code.js';
import { jsonText } from '../../core/json/text.js';
import { showNumber } from '../../core/numbers.js';
import { GATES, gateId } from '../../gates/catalogue.js';
import { policyOf } from '../../gates/policy.js';
import { readCandidates } from '../../inputs/candidates/read-candidates.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import { renderSelfTest, type SelfTestResult } from '../../render/terminal/self-test.js';
import { rateAsInARun } from '../../self-test/as-in-a-run.js';
import type { RateText } from '../../self-test/rated-mutation.js';
import {
  type EditCaught,
  type EditStrength,
  selfTest as measureStrength,
  type RatedCandidate,
  type TextsStrength,
} from '../../self-test/self-test.js';
import { flaggedBy, suggestThreshold } from '../../self-test/suggest-thresholds.js';
import { pathsOf } from '../../settings/candidate-paths.js';
import { allowancesOf } from '../../settings/fail-on.js';
import { SCORE_GATE_NAMES, thresholdsOf } from '../../settings/gate-settings.js';
import type { Settings } from '../../settings/table.js';
import type { CommandContext } from '../command.js';

const DEFAULT_RATE = 0.05;

/** Damages every reference and every passing candidate on purpose and shows what the configured gates make of it. */
export async function selfTest({ run, operands, json, screen, print }: CommandContext): Promise<ExitCode> {
  const { values, problems, wrong } = run.settings;
  const { files, digest } = run.ports;
  const corpus = wrong.has('corpus') ? undefined : await readCorpus(values.corpus, files, digest, formatOf(values));
  const falseAlarmRate = readRate(operands[0]);
  const rateProblems = falseAlarmRate === undefined ? [{ message: RATE_PROBLEM(operands[0] ?? '') }] : [];
  const own = [...problems, ...(corpus?.problems ?? []), ...rateProblems];
  if (corpus === undefined || falseAlarmRate === undefined || own.length > 0) throw new UserError(own);
  const sessions = corpus.sessions.filter(({ canary }) => !canary).slice(0, values.limit ?? undefined);
  if (sessions.length === 0) {
    throw new UserError([{ message: 'corpus: it has no golden session to damage', place: { file: values.corpus } }]);
  }
  const policy = policyOf(run.settings);
  const rate = rateAsInARun(corpus.sessions, values, run.ports);
  const { good, samples } = await goodCandidates(sessions, run, rate);
  const test = measureStrength(sessions, good, policy, rate);
  const result: SelfTestResult = {
    test,
    rubric: values.rubric,
    gates: gatesOf(values, sessions),
    falseAlarmRate,
    goodCandidates: good.length,
    samples,
    flagged: values['fail-on'] === null ? null : flaggedBy(policy, test),
    suggested: suggestThreshold(
      test,
      good.map(({ rated }) => rated),
      falseAlarmRate,
      policy,
    ),
  };
  print(json ? jsonText(toJson(result)) : renderSelfTest(result, screen));
  return EXIT.pass;
}

const RATE_PROBLEM = (given: string): string =>
  `${JSON.stringify(given)} is no rate of false alarms; allowed: a number from 0 to 0.5, such as ${DEFAULT_RATE}`;

function readRate(given: string | undefined): number | undefined {
  if (given === undefined) return DEFAULT_RATE;
  const rate = /^(0|0?\.\d{1,4})$/.test(given) ? Number(given) : Number.NaN;
  return rate <= 0.5 ? rate : undefined;
}

interface GoodCandidates {
  readonly good: readonly RatedCandidate[];
  /** How many samples a session may have, of which one is among the candidates; 0 without any. */
  readonly samples: number;
}

/** Candidates that stand where they are looked for are taken to be good; broken ones say nothing about thresholds. */
async function goodCandidates(
  sessions: readonly GoldenSession[],
  { settings: { values }, ports: { files, digest } }: CommandContext['run'],
  rate: RateText<GoldenSession>,
): Promise<GoodCandidates> {
  if (pathsOf(values.candidates).every((path) => files.kind(path) === 'missing')) return { good: [], samples: 0 };
  const { byName, numbers, problems } = await readCandidates(values.candidates, files, digest, formatOf(values));
  if (problems.length > 0) throw new UserError(problems);
  const good = sessions.flatMap((golden): readonly RatedCandidate[] => {
    const candidate = byName.get(golden.name);
    if (candidate?.kind !== 'valid') return [];
    return [{ golden, summary: candidate.summary, rated: rate(golden, candidate.summary) }];
  });
  return { good, samples: numbers.length };
}

function gatesOf(values: Settings, sessions: readonly GoldenSession[]): readonly string[] {
  const floors = sessions.filter(({ gates }) => gates.min_overall !== undefined || gates.min_dimensions !== undefined);
  const failOn = allowancesOf(values['fail-on']).map(({ of, threshold }) =>
    threshold === 0 ? of : `${of}=${threshold}`,
  );
  const scored = SCORE_GATE_NAMES.filter(
    (name): name is Exclude<typeof name, 'fail-on' | 'max-session-regression'> =>
      name !== 'fail-on' && name !== 'max-session-regression',
  );
  return [
    ...(failOn.length === 0 ? [] : [`fail-on ${failOn.join(', ')}`]),
    ...scored
      .filter((name) => GATES[name].source === 'rubric')
      .flatMap((name) =>
        thresholdsOf(values[name]).map(({ of, threshold }) => `${gateId(name, of)} ${showNumber(threshold)}`),
      ),
    ...(floors.length === 0 ? [] : [`floors of ${floors.length} sessions`]),
  ];
}

function toJson({ test, rubric, gates, falseAlarmRate, goodCandidates: good, flagged, suggested }: SelfTestResult) {
  const { sessions, references, candidates, edits } = test;
  const { damaging, harmless } = references;
  return {
    rubric,
    gates,
    sessions,
    damaging,
    harmless,
    candidates: candidates === null ? null : textsJson(candidates),
    fail_on: flagged,
    edits: edits.map(editJson),
    suggested:
      suggested === undefined
        ? null
        : {
            false_alarm_rate: falseAlarmRate,
            good_candidates: good,
            min_overall: suggested.minOverall,
            damaging: suggested.damaging,
            harmless: suggested.harmless,
          },
  };
}

function textsJson({ texts, damaging, harmless }: TextsStrength) {
  return { sessions: texts, damaging, harmless };
}

function editJson({ edit, dose, meanOverall, sessionsNeeded, isRegression, candidates, ...caught }: EditStrength) {
  return {
    kind: edit.kind,
    family: edit.family,
    effect: edit.effect,
    dose,
    unit: edit.unit,
    mean_overall: meanOverall === null ? null : Number(meanOverall.toFixed(6)),
    ...caughtJson(caught),
    sessions_needed: sessionsNeeded,
    regression: isRegression,
    candidates: candidates === null ? null : caughtJson(candidates),
  };
}

function caughtJson({ variants, alone, everywhere, notMade }: EditCaught) {
  return { variants, alone, everywhere, not_made: notMade };
}
