import { toldMessage } from '../../core/finding.js';
import { showNumber } from '../../core/numbers.js';
import { capitalised, counted, plainLine, uncapitalised } from '../../core/text.js';
import type { ReportGate } from '../../gates/catalogue.js';
import { isFindingWaived } from '../../inputs/waivers/waiver.js';
import { isAboutPolicy } from '../../report/policy-caveats.js';
import { waivedSessions } from '../../report/report-session.js';
import type { Report } from '../../report/schema.js';
import { newlyWorse, tellingFailures, VERDICT_WORDS, worseSessions } from '../../report/title.js';
import { failingAlike } from '../causes.js';
import { gatesInWords } from '../consequence.js';
import { type Decline, declineOf, type JudgedFall, judgedFalls } from '../evidence.js';
import { comparedCommit, identityParts, type NamedPart } from '../identity.js';
import { pipelineAdvice } from '../pipeline-advice.js';
import {
  alikeInWords,
  causeInWords,
  dropInWords,
  fellInWords,
  fromTo,
  isCompared,
  judgedFallInWords,
  worseInWords,
} from '../wording.js';
import { causeLabel, findingLabel } from './finding-labels.js';
import { gateLabel } from './gate-charts.js';
import { html, type Markup } from './markup.js';
import { addressOf, NOTHING_CHOSEN, type PageState } from './page-address.js';
import type { Row, RowState } from './page-data.js';
import { FAILS_BY, NEW_FINDING } from './row-kinds.js';
import { sessionLink } from './session-row.js';

/**
 * The verdict as a sentence, then what it rests on.
 * @param worst the first rows of the table of sessions, which are named
 */
export function headline(report: Report, worst: readonly Row[]): Markup {
  const { verdict } = report;
  const falls = judgedFalls(report, MOST_FALLEN).map(fallByJudge);
  // Green is for a run in which nothing has become worse, either.
  const look = verdict === 'pass' && newlyWorse(report).length > 0 ? 'inconclusive' : verdict;
  return html`<header class="verdict ${look}"><div class="wrap">
<p class="brand"><span>summary-gate</span> <span class="when">scored <time datetime="${report.scored_at}">${report.scored_at.slice(0, 16).replace('T', ' ')} UTC</time></span></p>
${identity(report)}<h1><span class="badge">${VERDICT_WORDS[verdict]}</span> ${onlyWarns(report) ? html`<span class="badge warns">Only warns</span> ` : null}<span>${sentence(report)}</span></h1>
<p class="lead">${[numbers(report), sessions(report)].filter((text) => text !== '').join(' ')}</p>${onlyWarns(report) ? html`<p class="lead">This run only warns, by <code>warn-only</code>: it blocks nothing.</p>` : null}${policy(report)}${advice(report)}
${decline(report) ?? html`${failures(report)}${falls.length > 0 ? null : worstSessions(worst)}`}${falls}
</div></header>`;
}

/** Whether a verdict that would block does not: red alone would be taken for a failed run. */
function onlyWarns({ verdict, settings }: Report): boolean {
  return verdict !== 'pass' && settings['warn-only']?.value === true;
}

/** Whose settings decide, where a pull request would have them otherwise. */
function policy({ caveats }: Report): readonly Markup[] {
  return caveats
    .filter(isAboutPolicy)
    .map((sentence) => html`<p class="lead">⚠️ <bdi>${plainLine(sentence, LONGEST_SENTENCE)}</bdi></p>`);
}

const LONGEST_SENTENCE = 1000;

/** What was scored, since when and by which run; null where nothing of it is known. */
function identity(report: Report): Markup | null {
  const parts = identityParts(report);
  if (parts.length === 0) return null;
  return html`<p class="identity">${parts.map((one, i) => html`${i === 0 ? '' : ' · '}${namedPart(one)}`)}</p>\n`;
}

function namedPart({ label, name, url, note }: NamedPart): Markup {
  const text = url === null ? html`<bdi>${name}</bdi>` : html`<a href="${url}"><bdi>${name}</bdi></a>`;
  return html`<span>${label === '' ? '' : `${label} `}${text}${note === undefined ? '' : ` (${note})`}</span>`;
}

/** Sessions that are named, and sorts of new findings. */
const MOST_FALLEN = 5;
const MOST_CAUSES = 5;

/** Of a longer finding what it begins with. */
const LONGEST_EXAMPLE = 300;

/** What got worse, where the run fails by that; null where it does not. */
function decline(report: Report): Markup | null {
  const found = declineOf(report, MOST_FALLEN);
  if (found === null) return null;
  const dimensions = found.dimensions.map(
    (fallen) => html`<li><b>${dropInWords(fallen)}</b> in ${counted(fallen.sessions, 'session')}</li>`,
  );
  const causes = found.causes.slice(0, MOST_CAUSES).map(
    (cause) =>
      html`<li>New in ${chosenLink(
        { show: 'fell', with: NEW_FINDING + cause.code },
        causeInWords(cause, (code) => uncapitalised(findingLabel(code))),
      )}</li>`,
  );
  const others = found.causes.length - causes.length;
  const base = comparedCommit(report);
  const since = base === null ? null : html` since ${namedPart(base)}`;
  return html`<p class="names"><b>What got worse${since}:</b> ${chosenLink({ show: 'fell' }, worseInWords(found))}</p>
<ul class="worse">${dimensions}${causes}${others > 0 ? html`<li class="same">and ${counted(others, 'other kind')} of new findings</li>` : null}</ul>
${example(found, report)}<p class="names"><b>Fell most:</b> ${fallenList(found)}</p>`;
}

/** The sessions that fell most, and how many others fell. */
function fallenList({ sessions, fell }: Pick<Decline | JudgedFall, 'sessions' | 'fell'>): Markup {
  const hidden = fell - sessions.length;
  return html`${sessions.map(({ session, before, now }, i) => html`${i === 0 ? '' : ', '}${sessionLink(session.name)} ${fromTo(before, now)}`)}${hidden > 0 ? ` and ${hidden} more` : ''}`;
}

/**
 * What is new in the session that fell most, so that nobody has to open it to see what is meant: in one that fails, where some
 * do, and nothing that somebody has waived.
 */
function example({ sessions }: Decline, { waivers = [], sessions: all }: Report): Markup | null {
  const waived = waivedSessions({ sessions: all });
  const told = sessions
    .filter(({ session: { name } }) => !waived.has(name))
    .flatMap(({ session, findings }) => {
      const first = findings.find((finding) => !isFindingWaived(waivers, session.name, finding));
      return first === undefined ? [] : [{ session, first }];
    });
  const shown = told.find(({ session }) => session.failed) ?? told[0];
  if (shown === undefined) return null;
  return html`<p class="names"><b>For example</b> ${sessionLink(shown.session.name)}: <bdi>${plainLine(toldMessage(shown.first), LONGEST_EXAMPLE)}</bdi></p>
`;
}

/** Why sessions fail, those that fail alike together; null where each of them fails by itself. */
function failures({ sessions }: Report): Markup | null {
  const alike = failingAlike(sessions);
  if (alike.every(({ sessions: some }) => some.length === 1)) return null;
  const all = alike.reduce((sum, { sessions: some }) => sum + some.length, 0);
  const told = alike.slice(0, MOST_CAUSES);
  const rest = all - told.reduce((sum, { sessions: some }) => sum + some.length, 0);
  return html`<p class="names"><b>Why ${all} sessions fail</b>, each counted under its commonest cause:</p>
<ul class="worse">${told.map(
    (one) =>
      html`<li>${chosenLink(
        { show: 'failing', with: FAILS_BY + one.cause },
        alikeInWords(one, (cause) => uncapitalised(causeLabel(cause))),
      )}</li>`,
  )}${rest === 0 ? null : html`<li class="same">and ${counted(rest, 'session')} for ${counted(alike.length - told.length, 'other cause')}</li>`}</ul>\n`;
}

/** A mean of the judge that fell too far, with the sessions that fell most. */
function fallByJudge(fall: JudgedFall): Markup {
  return html`<p class="names"><b>${capitalised(judgedFallInWords(fall))}:</b> ${fellInWords(fall.fell, fall.of)}; most ${fallenList(fall)}</p>`;
}

/** A link to some of the sessions. The page's program shows them; without it the link leads nowhere. */
function chosenLink(chosen: Partial<PageState>, text: string): Markup {
  return html`<a href="${addressOf({ ...NOTHING_CHOSEN, ...chosen })}">${text}</a>`;
}

/** What to look at in the pipeline; null where no cause is shared. */
function advice(report: Report): Markup | null {
  const sentences = pipelineAdvice(report);
  return sentences.length === 0
    ? null
    : html`\n<ul class="worse advice">${sentences.map((text) => html`<li>${text}.</li>`)}</ul>`;
}

const NAMED_AS: Readonly<Record<Exclude<RowState, 'uncounted'>, string>> = {
  failing: 'Worst',
  waived: 'Waived',
  passing: 'Lowest',
};

/** Sessions of one kind alone: where one of them fails, a passing one is not among the worst. */
function worstSessions([first, ...others]: readonly Row[]): Markup | null {
  if (first === undefined) return null;
  const { state } = first;
  if (state === 'uncounted') return null;
  const alike = [first, ...others.filter((other) => other.state === state)];
  return html`<p class="names"><b>${NAMED_AS[state]} ${alike.length === 1 ? 'session' : 'sessions'}:</b> ${alike.map(({ name, overall, remark }, i) => html`${i === 0 ? '' : ', '}${sessionLink(name)} ${showNumber(overall)}${remark === '' ? '' : ` (${remark})`}`)}</p>`;
}

function sentence(report: Report): string {
  const { verdict, gates, corpus_size: size, judge } = report;
  if (size === 0) return judge === undefined ? 'Nothing was scored' : 'The judge alone has looked at these summaries';
  if (gates.length === 0) return 'No gate is set, so nothing was checked';
  const failed = gates.filter(({ status }) => status === 'fail').length;
  switch (verdict) {
    case 'pass': {
      const passed = gates.filter(({ status }) => status === 'pass').length;
      const each = gates.length === 1 ? 'their only gate' : `all ${gates.length} gates`;
      const all = passed === gates.length ? each : `${passed} of ${counted(gates.length, 'gate')}`;
      const worse = newlyWorse(report);
      return `These summaries pass ${all}${worse.length === 0 ? '' : `, yet ${worseSessions(worse)}`}`;
    }
    case 'fail': {
      if (declineOf(report, 0) !== null)
        return `These summaries got worse: ${failed} of ${counted(gates.length, 'gate')} failed`;
      return gates.length === 1
        ? 'These summaries fail their only gate'
        : `These summaries fail ${failed} of ${gates.length} gates`;
    }
    case 'inconclusive':
      return 'It is open whether these summaries pass';
  }
}

/** The first gates that failed, in words; of an open verdict, what could not be evaluated; else the mean. */
function numbers(report: Report): string {
  const { verdict, gates, overall_mean: mean } = report;
  const failed = gates.filter(({ status, waived }) => status === 'fail' && waived !== true);
  if (failed.length > 0) return `${capitalised(gatesInWords(tellingFailures(failed), report, failed.length))}.`;
  const open = gates.filter(({ status }) => status === 'not_evaluated');
  if (verdict === 'inconclusive' && open[0] !== undefined) {
    const others = open.length - 1;
    return `${unmeasured(open[0])}${others > 0 ? ` ${counted(others, 'other gate')} could not be evaluated either.` : ''}`;
  }
  const overall = gates.find(({ kind }) => kind === 'min-overall');
  if (overall !== undefined && overall.value !== null) return `${capitalised(gatesInWords([overall], report))}.`;
  return mean === null ? '' : `The overall mean is ${showNumber(mean)}.`;
}

function nameOf(gate: ReportGate): string {
  const { subject, measure } = gateLabel(gate);
  return [subject, measure].filter((text) => text !== '').join(': ');
}

function unmeasured(gate: ReportGate): string {
  const { message } = gate;
  // Messages start with what is compared, which the sentence has said.
  const reason = message.slice(message.indexOf(': ') < 0 ? 0 : message.indexOf(': ') + 2);
  return `Not evaluated: ${nameOf(gate)} (${plainLine(reason, 300)}).`;
}

function sessions({ sessions: all, baseline, verdict }: Report): string {
  const counting = all.filter(isCompared);
  if (counting.length === 0) return '';
  const waived = waivedSessions({ sessions: counting }).size;
  const failing = counting.filter(({ failed }) => failed).length - waived;
  const unusable = counting.filter(({ status }) => status !== 'scored').length;
  const fresh = baseline?.failures?.new.length ?? 0;
  return [
    fatesOf(failing, counting.length, verdict),
    ...(fresh > 0 ? [`${fresh} newly since the baseline`] : []),
    ...(waived > 0 ? [`${waived} ${waived === 1 ? 'is' : 'are'} waived`] : []),
    ...(unusable > 0 ? [`${unusable} without a usable candidate`] : []),
  ]
    .join(', ')
    .concat('.');
}

/** Of a run that fails by a mean, or by the judge, no session alone is to blame. */
function fatesOf(failing: number, all: number, verdict: Report['verdict']): string {
  const isByMean = verdict === 'fail' && failing === 0;
  if (isByMean) return 'No session fails on its own';
  if (all === 1) return `The only session ${failing === 1 ? 'fails' : 'passes'}`;
  const of = counted(all, 'session');
  if (failing === 0) return `None of ${of} fails`;
  return failing === all ? `All ${of} fail` : `${failing} of ${of} ${failing === 1 ? 'fails' : 'fail'}`;
}
