import { EXIT, type ExitCode, refuse, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { showNumber } from '../../core/numbers.js';
import { maskTexts } from '../../core/redact.js';
import { spread } from '../../core/spread.js';
import { counted } from '../../core/text.js';
import { GATES, gateId } from '../../gates/catalogue.js';
import { evaluateGates } from '../../gates/evaluate.js';
import { type Policy, policyOf } from '../../gates/policy.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import { readCandidates } from '../../inputs/candidates/read-candidates.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { Estimate } from '../../judge/estimate/tally.js';
import { isBelowLevel, judgeStrengthOf, strengthLevel } from '../../judge/judge-strength.js';
import { copiesCost, type JudgedStrength } from '../../render/terminal/judge-strength.js';
import { proposalJson } from '../../render/terminal/proposal.js';
import { renderSelfTest, type SelfTestResult } from '../../render/terminal/self-test.js';
import type { RatedSession } from '../../scoring/scored-session.js';
import { rateAsInARun } from '../../self-test/as-in-a-run.js';
import { type Exam, type Examined, examine } from '../../self-test/exam.js';
import { LONGEST_TEXTS } from '../../self-test/mutations/mutations.js';
import { catchesWith, flaggedBy } from '../../self-test/other-gates.js';
import { type GoodRuns, proposeMinOverall } from '../../self-test/propose-threshold.js';
import { isTooLong, type RateText } from '../../self-test/rated-mutation.js';
import {
  type EditCaught,
  type EditStrength,
  selfTest as measureStrength,
  type RatedCandidate,
  type TextsStrength,
} from '../../self-test/self-test.js';
import { pathsOf } from '../../settings/candidate-paths.js';
import { allowancesOf } from '../../settings/fail-on.js';
import { SCORE_GATE_NAMES, thresholdsOf } from '../../settings/gate-settings.js';
import type { Settings } from '../../settings/table.js';
import { mean } from '../../statistics/descriptive.js';
import type { CommandContext } from '../command.js';

/**
 * Where nobody names a number, so many sessions are damaged: each makes a hundred texts and more, which take it about a second, and of
 * those 10,000 no share is wrong by more than one in a hundred.
 */
const MOST_DAMAGED = 100;

/** Of more sessions somebody who waits is told how long. */
const FEW = 10;

/** Damages every reference and every passing candidate on purpose and shows what the configured gates make of it. */
export async function selfTest(context: CommandContext): Promise<ExitCode> {
  const { run, json, screen, print } = context;
  const { values, problems, wrong } = run.settings;
  const { files, digest } = run.ports;
  const corpus = wrong.has('corpus') ? undefined : await readCorpus(values.corpus, files, digest, formatOf(values));
  const own = [...problems, ...(corpus?.problems ?? [])];
  if (corpus === undefined || own.length > 0) throw new UserError(own);
  const sessions = corpus.sessions.filter(({ canary }) => !canary).slice(0, values.limit ?? undefined);
  if (sessions.length === 0) {
    throw new UserError([{ message: 'corpus: it has no golden session to damage', place: { file: values.corpus } }]);
  }
  const short = sessions.filter(({ reference }) => !isTooLong(reference, reference));
  if (short.length === 0) {
    const message = `corpus: all references are too long to be damaged; allowed: ${LONGEST_TEXTS} characters together with the text that is damaged`;
    throw new UserError([{ message, place: { file: values.corpus } }]);
  }
  const policy = policyOf(run.settings);
  const rate = rateAsInARun(corpus.sessions, values, run.ports);
  const { good, samples, runs } = await goodCandidates(sessions, run, rate);
  const damaged = values.limit === null ? spread(short, MOST_DAMAGED) : short;
  const names = new Set(damaged.map(({ name }) => name));
  const goodOnes = good.filter(({ golden }) => names.has(golden.name));
  const damageable = goodOnes.filter(({ golden, summary }) => !isTooLong(summary, golden.reference));
  if (damaged.length > FEW) context.tell(`${damaged.length} sessions are damaged; that takes about a second each`);
  const test = measureStrength(damaged, damageable, policy, rate);
  const proposal =
    runs === null ? null : proposeMinOverall(goodRuns(runs, sessions.length, policy), values['min-overall']);
  const result: SelfTestResult = {
    test,
    rubric: values.rubric,
    gates: gatesOf(values, sessions),
    samples,
    drawnFrom: short.length,
    tooLong: sessions.length - short.length + goodOnes.length - damageable.length,
    flagged: values['fail-on'] === null ? null : flaggedBy(policy, test),
    proposal,
    catches: proposal?.kind === 'proposed' ? catchesWith(proposal.minOverall, test, policy) : null,
    judge: isJudgeAsked(run) ? await askJudge(corpus.sessions, context) : null,
    exam: examine(sessions, policy, rate),
  };
  print(json ? jsonText(toJson(result)) : renderSelfTest(result, screen));
  return EXIT.pass;
}

/** Who asks for a test of thresholds does not pay for one of the judge: the flag says so, not the config file. */
function isJudgeAsked({ settings: { values, origins } }: CommandContext['run']): boolean {
  return values.judge !== 'off' && origins.judge === 'input';
}

/** Asks the judge about copies that were changed on purpose, and says before what that costs. */
async function askJudge(
  sessions: readonly GoldenSession[],
  { run, env, onProgress, tell }: CommandContext,
): Promise<JudgedStrength> {
  const { openJudge } = await import('../../run/open-judge.js');
  const { values } = run.settings;
  const judge = await openJudge(values, env, run.ports);
  try {
    const tellCost = (estimate: Estimate): void => tell(copiesCost(estimate, values['judge-model']));
    const copies = await judge.judgeCopies(sessions, tellCost, onProgress);
    return { strength: judgeStrengthOf(copies, strengthLevel(values)), model: values['judge-model'], copies };
  } finally {
    for (const warning of await judge.close()) tell(warning);
  }
}

interface GoodCandidates {
  readonly good: readonly RatedCandidate[];
  /** How many samples a session may have, of which one is among the candidates; 0 without any. */
  readonly samples: number;
  /** The candidates that can be scored, a run for each sample; null without candidates. */
  readonly runs: readonly (readonly RatedSession[])[] | null;
}

/** What the runs of the samples say together: a session scores the mean of its samples. */
function goodRuns(runs: readonly (readonly RatedSession[])[], sessions: number, policy: Policy): GoodRuns {
  const overalls = runs.map((run) => run.map(({ overall }) => overall));
  return {
    passed: runs.every((run) => evaluateGates(run, null, policy).verdict === 'pass'),
    unusable: sessions - Math.min(...runs.map((run) => run.length)),
    sessions: (overalls[0] ?? []).map((_, i) => mean(overalls.map((run) => run[i] ?? 0)) ?? 0),
    means: overalls.map((run) => mean(run) ?? 0),
  };
}

/** Candidates that stand where they are looked for are taken to be good; broken ones say nothing about thresholds. */
async function goodCandidates(
  sessions: readonly GoldenSession[],
  { settings: { values }, ports: { files, digest } }: CommandContext['run'],
  rate: RateText<GoldenSession>,
): Promise<GoodCandidates> {
  if (pathsOf(values.candidates).every((path) => files.kind(path) === 'missing')) {
    return { good: [], samples: 0, runs: null };
  }
  const read = await readCandidates(values.candidates, files, digest, formatOf(values));
  const { byName, samplesOf, numbers, problems } = read;
  refuse(problems);
  const ratedOf = (find: (name: string) => Candidate | undefined): readonly RatedCandidate[] =>
    sessions.flatMap((golden) => {
      const candidate = find(golden.name);
      if (candidate?.kind !== 'valid') return [];
      return [{ golden, summary: candidate.summary, rated: rate(golden, candidate.summary) }];
    });
  const good = ratedOf((name) => byName.get(name));
  const ofSamples = numbers.map((number) => ratedOf((name) => samplesOf.get(name)?.get(number)));
  const runs = (numbers.length === 0 ? [good] : ofSamples).map((run) => run.map(({ rated }) => rated));
  return { good, samples: numbers.length, runs };
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
    ...(floors.length === 0 ? [] : [`floors of ${counted(floors.length, 'session')}`]),
  ];
}

function toJson({ test, rubric, gates, drawnFrom, tooLong, flagged, proposal, catches, judge, exam }: SelfTestResult) {
  const { sessions, references, candidates, edits } = test;
  const { damaging, harmless } = references;
  return {
    rubric,
    gates,
    sessions,
    drawn_from: drawnFrom,
    damaging,
    harmless,
    candidates: candidates === null ? null : textsJson(candidates),
    too_long: tooLong,
    fail_on: flagged,
    edits: edits.map(editJson),
    proposed: proposal === null ? null : { ...proposalJson(proposal), ...catches },
    judge: judge === null ? null : judgeJson(judge),
    exam: exam === null ? null : maskTexts(examJson(exam)),
  };
}

function examJson({ accepted, rejected }: Exam) {
  const of = ({ session, taught: { id, because }, gates }: Examined) => ({ session, id, because, gates });
  const [failed, passed] = [rejected.filter(isFailing), accepted.filter((one) => !isFailing(one))];
  return {
    rejected: {
      summaries: rejected.length,
      failed: failed.length,
      slipped: rejected.filter((one) => !isFailing(one)).map(of),
    },
    accepted: { summaries: accepted.length, passed: passed.length, blocked: accepted.filter(isFailing).map(of) },
  };
}

function isFailing({ gates }: Examined): boolean {
  return gates.length > 0;
}

function judgeJson({ strength, model, copies }: JudgedStrength) {
  return {
    model,
    ...strength,
    copies: copies.map((copy) => ({
      session: copy.session,
      kind: copy.kind,
      effect: copy.effect,
      overall: copy.judgement.overall.score,
      below: copy.judgement.overall.score === null ? null : isBelowLevel(copy, strength.level),
    })),
  };
}

function textsJson({ texts, damaging, harmless }: TextsStrength) {
  return { sessions: texts, damaging, harmless };
}

function editJson({ edit, dose, meanOverall, sessionsNeeded, isRegression, candidates, ...caught }: EditStrength) {
  return {
    kind: edit.kind,
    family: edit.family,
    description: edit.description,
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
