import { showNumber } from '../../core/numbers.js';
import { counted } from '../../core/text.js';
import { BESIDES, countedApart } from '../../report/counted-findings.js';
import { wholeSession } from '../../report/lazy-sessions.js';
import type { ReportFinding, ReportSession } from '../../report/schema.js';
import { htmlCode, markdownCode, markdownInline } from '../escape.js';
import { inWords, samplesNote, WAIVED, waivedPart } from '../wording.js';
import { type FindingLook, findingItem } from './finding-item.js';
import { type JudgeLook, judgedAdvice, judgedScores } from './judged-session.js';

/** A session with its worst findings and what the judge says, open to the reader or behind a click. */
export function sessionBlock(
  session: ReportSession,
  state: 'open' | 'closed',
  look: FindingLook &
    JudgeLook & {
      readonly findings: number;
      /** Names of the sessions that fail by nothing but waived floors; none where no session shown fails. */
      readonly waived?: ReadonlySet<string>;
    },
): string {
  const judged = judgedScores(session, look);
  const advice = judgedAdvice(session, look);
  const told = advice.length > 0 ? withoutSuggestions(session) : session;
  const { decisive, besides } = countedApart(session, told.findings.slice(0, look.findings));
  const itemsOf = (findings: readonly ReportFinding[]): readonly string[] =>
    findings.map((finding) => findingItem(finding, look, session.candidate_path));
  const about = [...(judged.length === 0 ? scoresOf(session) : []), ...pathOf(session, look)];
  return [
    state === 'open' ? '<details open>' : '<details>',
    `<summary>${markOf(session, look.waived)} ${heading(told, look.findings)}</summary>`,
    '',
    ...waiverLines(session),
    ...(about.length === 0 ? [] : [about.join(' · '), '']),
    ...samplesLines(session),
    ...judged,
    ...itemsOf(decisive),
    ...(besides.length === 0 ? [] : ['', BESIDES, '', ...itemsOf(besides)]),
    ...(told.findings.length === 0 ? ['No finding explains this score.'] : []),
    '',
    ...advice,
    '</details>',
    '',
  ].join('\n');
}

function samplesLines(session: ReportSession): readonly string[] {
  const note = samplesNote(session);
  return note === undefined ? [] : [note, ''];
}

/** Shown, never hidden: who has taken a failure upon themselves, until when and why. */
function waiverLines({ waived = [] }: ReportSession): readonly string[] {
  if (waived.length === 0) return [];
  const lines = waived.map(
    ({ reason, until, by, ...waiver }) =>
      `${WAIVED} Waived${partOf(waiver)} until ${until} by ${markdownInline(by, 100)}: ${markdownInline(reason)}<br>`,
  );
  return [...lines, ''];
}

function partOf(waiver: Parameters<typeof waivedPart>[0]): string {
  const about = waivedPart(waiver);
  if (about === null) return '';
  return waiver.code === undefined ? ` (${about})` : ` (\`${about}\`)`;
}

function markOf({ name, failed }: ReportSession, waived?: ReadonlySet<string>): string {
  if (!failed) return '🔍';
  return waived?.has(name) === true ? WAIVED : '❌';
}

function withoutSuggestions(session: ReportSession): ReportSession {
  return { ...wholeSession(session), findings: session.findings.filter(({ code }) => code !== 'JUDGE_SUGGESTION') };
}

/** Without a candidate there is nothing that the zeros would measure. */
function scoresOf({ status, dimensions }: ReportSession): readonly string[] {
  return status === 'scored'
    ? dimensions.map(({ dimension, score }) => `${inWords(dimension)} ${showNumber(score)}`)
    : [];
}

/** Once for all its findings, which name lines only; a link leads there by itself. */
function pathOf({ candidate_path: path, findings }: ReportSession, { linkTo }: FindingLook): readonly string[] {
  const isMeant = path !== null && findings.some(({ file, line }) => file === path && line !== null);
  return isMeant && linkTo(path, null) === undefined ? [markdownCode(path, 200)] : [];
}

function heading({ name, overall, status, findings, findings_omitted = 0 }: ReportSession, most: number): string {
  const all = findings.length + findings_omitted;
  const shown = Math.min(most, findings.length);
  return [
    `${htmlCode(name)} <strong>${showNumber(overall)}</strong>`,
    ...(status === 'scored' ? [] : [inWords(status)]),
    ...(shown < all ? [`${shown} of ${counted(all, 'finding')}`] : []),
  ].join(' · ');
}
