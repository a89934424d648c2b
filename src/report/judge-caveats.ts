import { DIMENSIONS } from '../core/summary.js';
import { counted, someNames } from '../core/text.js';
import { answeredByOthers, answeringModels } from '../judge/answering-model.js';
import { newRecordingsSentence } from '../judge/asking/new-recordings.js';
import { SIMULATION_LABEL } from '../judge/asking/simulation.js';
import type { CanaryFact } from '../judge/canaries.js';
import { countAll, type JudgeFacts, shortenedFor, totalEffort } from '../judge/judge-facts.js';
import type { Judgement } from '../judge/judgement.js';
import { MOST_STATEMENTS } from '../judge/prompts/faithfulness.js';
import { NO_TRANSPLANTS, transplantSentence } from '../judge/transplants.js';
import { isProgram, memberNames } from '../settings/panel-members.js';

/** What stands above all else: that nothing, or nobody knows what, is behind the numbers of the judge. */
export function weightyJudgeCaveats(judge: JudgeFacts | null): readonly string[] {
  if (judge === null) return [];
  const { isSimulated, newRecordings } = judge;
  return [
    ...(isSimulated === true ? [`The judge was ${SIMULATION_LABEL}.`] : []),
    ...(newRecordings === undefined ? [] : [`${newRecordingsSentence(newRecordings)}.`]),
    ...(isUnwatched(judge) ? [unwatched(judge)] : []),
    ...swapped(judge),
    ...uncounted(judge),
    ...programCaveats(judge),
    ...panelCaveats(judge),
  ];
}

/** That somebody else has answered than was asked. A panel says of each member who it is. */
export function swapped({ model, judgements, canaries, isSimulated, panel }: JudgeFacts): readonly string[] {
  if (isSimulated === true || panel !== undefined) return [];
  const used = [...judgements.values(), ...canaries].map(({ modelUsed }) => modelUsed);
  const others = answeredByOthers(model, answeringModels(used));
  if (others === undefined) return [];
  return [
    `The judge was ${others}: its scores are those of another model, and so is what calibration and baseline say of it.`,
  ];
}

/** A program says nothing of tokens, and 0 would be a lie. */
function uncounted(judge: JudgeFacts): readonly string[] {
  if (judge.program === undefined || totalEffort(judge).attempts === 0) return [];
  return [`The judge is the program ${judge.program}: nobody knows what asking it has cost, and no cap held.`];
}

/** Whether there are canaries, none of them was measured, and the judge has measured something all the same. */
function isUnwatched(judge: JudgeFacts): boolean {
  const { canaries, absence, isSimulated } = judge;
  if (absence !== null || isSimulated === true || canaries.length === 0) return false;
  return canaries.every(({ overall }) => overall === null) && countAll(judge).measured > 0;
}

function unwatched({ canaries }: JudgeFacts): string {
  const all = canaries.length === 1 ? 'The canary session was not' : `None of ${canaries.length} canary sessions was`;
  return `${all} measured (${someNames(canaries.map(whyUnmeasured))}), and the judge has measured others: nothing shows whether it notices damage or can be talked round.`;
}

function whyUnmeasured({ session, reason }: CanaryFact): string {
  return reason === null ? session : `${session}: ${reason.replaceAll('_', ' ')}`;
}

/** What must be known of a judge besides. Has names of sessions in it: foreign text. */
export function judgeCaveats(canaries: readonly string[], judge: JudgeFacts | null): readonly string[] {
  const disagreements = transplantSentence(judge?.transplants ?? NO_TRANSPLANTS);
  return [
    ...canaryCaveats(canaries, judge),
    ...readingCaveats(judge),
    ...concededCaveats(judge),
    ...(disagreements === undefined ? [] : [`${disagreements}.`]),
  ];
}

/** What canaries are for, and what is not known without them. */
function canaryCaveats(canaries: readonly string[], judge: JudgeFacts | null): readonly string[] {
  if (judge?.isSimulated === true) return [];
  const named = `${counted(canaries.length, 'canary session')}`;
  if (judge === null || judge.absence !== null) {
    return canaries.length === 0
      ? []
      : [`${named} for the judge, which did not run: not scored (${someNames(canaries)}).`];
  }
  if (canaries.length === 0) {
    return [
      'The corpus has no canary session, so nothing shows whether this judge notices damage or can be talked round.',
    ];
  }
  const unmeasured = judge.canaries.filter(({ overall }) => overall === null).map(whyUnmeasured);
  if (unmeasured.length === 0 || isUnwatched(judge)) return [];
  return [
    `${unmeasured.length} of ${named} not measured (${someNames(unmeasured)}): what the judge would have said is not known.`,
  ];
}

/** What the judge has not read, and what it says was written for it. */
function readingCaveats(judge: JudgeFacts | null): readonly string[] {
  if (judge === null || judge.isSimulated === true) return [];
  const sessions = [...new Set([...judge.judgements.keys(), ...judge.measured.keys()])];
  const cut = sessions.filter((session) => shortenedFor(session, judge).length > 0);
  const full = [...judge.measured.values()].flatMap(({ session, faithfulness }) =>
    (faithfulness?.claims.length ?? 0) >= MOST_STATEMENTS ? [session] : [],
  );
  const factless = [...judge.judgements.values()].flatMap((judgement) =>
    lacksFacts(judgement) ? [judgement.session] : [],
  );
  const speaking = [...judge.judgements.values()].flatMap(({ session, speaksToJudge }) =>
    speaksToJudge === true ? [session] : [],
  );
  return [
    ...(cut.length === 0
      ? []
      : [
          `Texts of ${counted(cut.length, 'session')} are longer than what the judge is shown (${someNames(cut)}): what is behind the cut was not judged.`,
        ]),
    ...(factless.length === 0
      ? []
      : [
          `The judge has noted no fact of ${counted(factless.length, 'session')} (${someNames(factless)}): nothing shows what its scores there rest on.`,
        ]),
    ...(full.length === 0
      ? []
      : [
          `Faithfulness checks ${MOST_STATEMENTS} claims of a candidate at most, and ${counted(full.length, 'candidate')} ${full.length === 1 ? 'makes' : 'make'} as many or more (${someNames(full)}): nobody has checked what else is claimed there.`,
        ]),
    ...(speaking.length === 0
      ? []
      : [
          `The judge says of ${counted(speaking.length, 'candidate')} that words in it are meant for whoever judges it (${someNames(speaking)}).`,
        ]),
  ];
}

/** The rubric judge is asked about every sample; the other metrics take several questions each. */
export function metricsOfOneSample(judge: JudgeFacts | null, count: number): readonly string[] {
  const others = judge === null || judge.absence !== null ? [] : judge.metrics.filter((metric) => metric !== 'rubric');
  if (others.length === 0) return [];
  return [
    `${others.join(', ')}: the judge was asked about one of ${count} samples of each session, the first that is usable, so that these scores and their gates say nothing of the others.`,
  ];
}

/** Whether scores came without a fact that they rest on; in two lines none is asked for, and no dimension either. */
function lacksFacts({ facts, overall, dimensions }: Judgement): boolean {
  if (facts.length > 0 || overall.score === null) return false;
  return DIMENSIONS.some((one) => dimensions[one].score !== null);
}

/**
 * What becomes of the parts of a request that a server does not take, by their names in it. Not said of those that it takes
 * under another name, with which nothing is lost.
 */
const INSTEAD: Readonly<Record<string, string>> = {
  response_format: 'the schema is said in the prompt',
  output_config: 'the schema is said in the prompt',
  schema: 'taken and left unread, it is said in the prompt besides',
  reasoning_effort: 'the model thinks as much as it does',
  effort: 'the model thinks as much as it does',
  thinking: 'the model may think',
  cache_control: 'no prompt is cached',
};

/** What a server has shown that it does not take: the same answers may then be harder to get. Names of models are foreign text. */
export function concededCaveats(judge: JudgeFacts | null): readonly string[] {
  const { conceded = [], panel } = judge ?? {};
  return conceded.flatMap(({ model, parts }) => {
    const named = parts.flatMap((part) => (INSTEAD[part] === undefined ? [] : [`${part} (${INSTEAD[part]})`]));
    if (named.length === 0) return [];
    return `The server${panel === undefined ? '' : ` of ${model}`} does not take ${named.join(', ')}.`;
  });
}

/** Of what a program takes nobody knows anything; a cap holds for the others. */
export function programCaveats({ panel, isSimulated }: JudgeFacts): readonly string[] {
  if (panel === undefined || isSimulated === true) return [];
  const names = memberNames(panel.members);
  return panel.members.flatMap((member, i) =>
    isProgram(member) && member.effort.attempts > 0
      ? [`Nobody knows what asking the program ${names[i]} has cost, and no cap held for it.`]
      : [],
  );
}

/** Fewer voices than were asked for, and what rests on the others. Of a void panel nothing does. Names of models are foreign text. */
export function panelCaveats({ panel, metrics, absence, voided }: JudgeFacts): readonly string[] {
  if (panel === undefined || absence !== null || voided !== null) return [];
  const { members } = panel;
  const names = memberNames(members);
  const all = members.map(({ leftOut }, i) => ({ leftOut, name: names[i] ?? '' }));
  const out = all.filter(({ leftOut }) => leftOut.length > 0);
  if (out.length === 0) return [];
  const named = out.map(({ name, leftOut }) =>
    leftOut.length === metrics.length ? name : `${name} (${leftOut.map(({ metric }) => metric).join(', ')})`,
  );
  return [...whoIsLeft(all, out.length, named.join(', ')), ...whoIsMissed(out)];
}

interface Voice {
  readonly name: string;
  readonly leftOut: readonly { readonly holdsGates: boolean }[];
}

function whoIsLeft(all: readonly Voice[], out: number, named: string): readonly string[] {
  const others = all.filter(({ leftOut }) => leftOut.length === 0);
  const [only] = others;
  if (only === undefined) return [`None of ${all.length} judges counts in all that was asked: ${named}.`];
  const rest = others.length === 1 ? `${only.name} alone` : `the other ${others.length}`;
  return [
    `${out} of ${all.length} judges ${out === 1 ? 'is' : 'are'} left out: ${named}; the medians rest on ${rest}.`,
  ];
}

function whoIsMissed(out: readonly Voice[]): readonly string[] {
  const missed = out.filter(({ leftOut }) => leftOut.some(({ holdsGates }) => holdsGates)).map(({ name }) => name);
  if (missed.length === 0) return [];
  const [answer, it] = missed.length === 1 ? ['answers', 'it'] : ['answer', 'them'];
  return [
    `No gate of the judge is evaluated on that, since ${missed.join(', ')} ${answer}: others may pass what would fail by ${it}. Mend what keeps ${it} out, or take ${it} out of judge-model.`,
  ];
}
