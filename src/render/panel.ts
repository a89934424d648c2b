import { showNumber } from '../core/numbers.js';
import { counted } from '../core/text.js';
import { countingIn, DISAGREE_FROM } from '../judge/panel/panel-facts.js';
import type { ReportJudge, ReportJudgement, ReportPanel } from '../report/schema.js';
import { memberNames } from '../settings/panel-members.js';
import { inWords } from './wording.js';

type Member = ReportPanel['members'][number];

/** Each member by its name and with its mean, and where they disagree; nothing of a void panel. Names of models are foreign. */
export function panelSentence({ panel, simulated, voided }: ReportJudge): readonly string[] {
  if (panel === undefined || voided !== null) return [];
  const { members } = panel;
  const names = memberNames(members);
  const means = members.map((one, i) => `${names[i]} ${isOut(one) ? 'left out' : meanOf(one)}`);
  return [`${simulated === true ? 'simulated: ' : ''}${[means.join(', '), ...apartOf(panel)].join('; ')}`];
}

/**
 * In how many sessions the members disagree; nothing where fewer than two of them are in the medians of the rubric. Of other
 * metrics each has its own spread; sessions are told apart by the overall alone.
 */
function apartOf({ members, disagreements }: ReportPanel): readonly string[] {
  if (!canDisagree(members)) return [];
  return disagreements.length === 0
    ? [`nowhere ${DISAGREE_FROM} or more apart`]
    : [`${DISAGREE_FROM} or more apart in ${counted(disagreements.length, 'session')}`];
}

/** Whether at least two members have an overall, and count. */
export function canDisagree(members: ReportPanel['members']): boolean {
  return countingIn(members, 'rubric').filter(({ overall_mean: mean }) => mean !== null).length > 1;
}

/** In no median of the rubric, or of anything where that was not asked for. */
function isOut({ left_out: out, overall_mean: mean, metric_means: others }: Member): boolean {
  const asked = Object.keys(others).length + Number(mean !== null || out.some(({ metric }) => metric === 'rubric'));
  return out.some(({ metric }) => metric === 'rubric') || (out.length > 0 && out.length >= asked);
}

function meanOf({ overall_mean: overall, metric_means: others }: Member): string {
  const means = Object.entries(others).map(([metric, mean]) => `${metric} ${showNumber(mean ?? null)}`);
  return overall !== null || means.length === 0 ? showNumber(overall) : means.join(' ');
}

/** Who is in which medians not, and why, in a sentence each. Names of models and sessions in it are foreign. */
export function leftOutNotes({ panel }: Pick<ReportJudge, 'panel'>): readonly string[] {
  if (panel === undefined) return [];
  const names = memberNames(panel.members);
  return panel.members.flatMap((member, i) => {
    const { left_out: out, voided } = member;
    return groupsOf(out).map(
      ([reason, metrics]) => `Left out of ${metrics.join(', ')}: ${names[i]}, ${voided ?? reason}`,
    );
  });
}

/** Metrics by the reason for which one is left out of them. */
function groupsOf(out: Member['left_out']): readonly (readonly [string, readonly string[]])[] {
  const reasons = [...new Set(out.map(({ reason }) => reason))];
  return reasons.map((reason) => [reason, out.filter((one) => one.reason === reason).map(({ metric }) => metric)]);
}

/** What each member gave a session, such as `a 0.900, b 0.400, c not measured (timeout); spread 0.500`. */
export function voicesSentence({ panel, spread }: ReportJudgement): string | undefined {
  if (panel === undefined || panel.length === 0) return undefined;
  const names = memberNames(panel);
  const all = panel.map(({ overall, reason, metrics = {} }, i) => {
    if (overall !== null) return `${names[i]} ${showNumber(overall)}`;
    if (reason !== null) return `${names[i]} not measured (${inWords(reason)})`;
    const others = Object.entries(metrics).map(([metric, score]) => `${metric} ${showNumber(score ?? null)}`);
    return `${names[i]} ${others.join(' ')}`;
  });
  return `${all.join(', ')}${spread == null ? '' : `; spread ${showNumber(spread)}`}`;
}
