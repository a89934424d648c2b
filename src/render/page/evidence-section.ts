import { showNumber } from '../../core/numbers.js';
import { capitalised, counted } from '../../core/text.js';
import { gateName } from '../../gates/catalogue.js';
import type { Report } from '../../report/schema.js';
import { htmlCode, markdownCode } from '../escape.js';
import {
  type Decline,
  declineOf,
  type FallenSession,
  type JudgedFall,
  judgedFalls,
  type LowMean,
  lowMeans,
  type NewFindings,
  placeAlone,
} from '../evidence.js';
import {
  causeInWords,
  costInWords,
  dropInWords,
  fellInWords,
  fromTo,
  judgedFallInWords,
  targetInWords,
  valueInWords,
  worseInWords,
} from '../wording.js';
import { take } from './budget.js';
import { type FindingLook, findingItem } from './finding-item.js';
import { heading, lines, type Page } from './layout.js';
import { sessionBlock } from './session-block.js';
import { lookOf, type Shown } from './session-sections.js';

/**
 * What the gates on means rest on that fail: of a drop against the base the dimensions and sessions that fell, with what
 * is new in them; of a low mean what costs it most, and the lowest sessions.
 */
export function evidence({ report, failing }: Shown, page: Page): readonly string[] {
  const { worse } = page.budget;
  const decline = declineOf(report, worse.sessions.most);
  return [
    ...(decline === null ? [] : declineLines(decline, page)),
    ...lowMeans(report, worse.named).flatMap(lowMeanLines),
    ...judgedFalls(report, worse.named).flatMap(judgedFallLines),
    ...(decline === null && failing.length === 0 ? lowestBlocks(report, page) : []),
  ];
}

/** Where a mean is too low and no session fails by itself, the lowest with what is wrong with them. */
function lowestBlocks(report: Report, page: Page): readonly string[] {
  const [low] = lowMeans(report, page.budget.worse.sessions.most);
  if (low === undefined) return [];
  const look = lookOf(page);
  return take(low.sessions, page.budget.worse.sessions, ({ session }) =>
    sessionBlock(session, session === low.sessions[0]?.session ? 'open' : 'closed', look),
  );
}

function declineLines(decline: Decline, page: Page): readonly string[] {
  const { worse } = page.budget;
  const dimensions = decline.dimensions.map(
    (fallen) => `**${dropInWords(fallen)}** in ${counted(fallen.sessions, 'session')}`,
  );
  const causes = decline.causes.slice(0, worse.causes);
  const look = { ...lookOf(page), findings: worse.findings };
  // Those that fail by themselves have blocks of their own below.
  const silent = decline.sessions.filter(({ session }) => !session.failed);
  const blocks = take(silent, worse.sessions, (fallen) => fallenBlock(fallen, fallen === silent[0], look));
  const hidden = decline.fell - blocks.length;
  return [
    ...heading(`What got worse: ${worseInWords(decline)}`, page),
    ...(dimensions.length === 0 ? [] : [dimensions.join(' · '), '']),
    ...(causes.length === 0 ? [] : [`${newIn(decline)}:`, '', ...causes.map(causeItem), '']),
    ...blocks,
    ...(blocks.length === 0 || hidden <= 0 ? [] : [`… and ${hidden} more that fell${page.elsewhere}.`, '']),
  ];
}

function newIn({ fell, failOnly, counted: of }: Decline): string {
  if (of < fell + failOnly) return `New in the ${of} that got worst`;
  return failOnly > 0
    ? `New in the ${fell + failOnly} sessions that got worse`
    : `New in the ${counted(fell, 'session')} that fell`;
}

function causeItem(cause: NewFindings): string {
  return `- ${causeInWords(cause)}`;
}

/** A session that fell, with what is new in it. */
function fallenBlock(
  { session, before, now, dimensions, findings }: FallenSession,
  isOpen: boolean,
  look: FindingLook & { readonly findings: number },
): string {
  const parts = dimensions.map(dropInWords);
  const shown = findings.slice(0, look.findings);
  const hidden = findings.length - shown.length;
  return [
    isOpen ? '<details open>' : '<details>',
    `<summary>📉 ${htmlCode(session.name)} <strong>${fromTo(before, now)}</strong>${parts.length === 0 ? '' : `: ${parts.join(', ')}`}</summary>`,
    '',
    ...shown.map((finding) => findingItem(placeAlone(finding), look, session.candidate_path)),
    ...(hidden > 0 ? [`- … and ${counted(hidden, 'more new finding')}`] : []),
    ...(findings.length === 0 ? ['No new finding explains this drop.'] : []),
    '',
    '</details>',
    '',
  ].join('\n');
}

function judgedFallLines(fall: JudgedFall): readonly string[] {
  const names = fall.sessions.map(
    ({ session, before, now }) => `${markdownCode(session.name, 100)} ${fromTo(before, now)}`,
  );
  const most = names.length === 0 ? [] : [`Fell most: ${names.join(', ')}.`];
  const head = `**${capitalised(judgedFallInWords(fall))}, ${targetInWords(fall.gate)}**: ${fellInWords(fall.fell, fall.of)}.`;
  return [lines([head, ...most]), ''];
}

function lowMeanLines({ gate, costs, sessions }: LowMean): readonly string[] {
  if (gate.value === null) return [];
  const name = gateName(gate, 'inSentence');
  const lost = costs.length === 0 ? [] : [`What it loses: ${costs.map(costInWords).join(', ')}.`];
  const names = sessions.map(({ session, score }) => `${markdownCode(session.name, 100)} ${showNumber(score)}`);
  const lowest = names.length === 0 ? [] : [`Lowest: ${names.join(', ')}.`];
  return [lines([`**${valueInWords(gate, name)}, ${targetInWords(gate)}**`, ...lost, ...lowest]), ''];
}
