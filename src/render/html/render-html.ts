import { DIMENSIONS } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import { dimensionsOf } from '../../report/per-dimension.js';
import type { Report } from '../../report/schema.js';
import type { BaseTexts } from '../../scoring/base-texts.js';
import { MOST_TEXTS, type SessionTexts, type TextsOf } from '../../scoring/session-texts.js';
import { scriptJson } from '../escape.js';
import { teachingCommands } from '../teaching-commands.js';
import { failingNote } from '../wording.js';
import { diagnosisSection, outsideSection, settingsSection, trustSection } from './about-sections.js';
import { baselineSection } from './baseline-section.js';
import { dimensionMeans, histogram } from './charts.js';
import { chartKey, gateCharts } from './gate-charts.js';
import { headline } from './headline.js';
import { alertSection, judgeSection } from './judge-section.js';
import { html, type Markup } from './markup.js';
import { SCRIPT, SCRIPT_HASH, STYLE, STYLE_HASH } from './page-assets.js';
import type { Detail, PageIndex, PageSummary, PageTexts, Row } from './page-data.js';
import { pageHead } from './page-head.js';
import { toDetail, toPageTranscript, toSinceBase } from './session-detail-data.js';
import { frequentFindings, type ShownSession, sessionSection, showSessions } from './session-section.js';
import { trendChart } from './trend-chart.js';

/** Details of so many sessions stand in one block of data, which is read only when one of them is opened. */
const BLOCK_SIZE = 25;

/** What a page holds: at most what browsers open at once, where nobody says otherwise. */
interface PageExtent {
  readonly sessions?: number;
  /** Characters that the texts of all sessions may take together, as data; the rest are shown without them. */
  readonly characters?: number;
  /** What the candidates were on the base; left out where nobody has looked. */
  readonly base?: BaseTexts | undefined;
}

const MOST_CHARACTERS = 48_000_000;

/** Of so many sessions, the worst ones, the page holds what was said in them, up to so many characters together. */
const MOST_TRANSCRIPTS = 200;
const TRANSCRIPT_CHARACTERS = 6_000_000;

/** Without the page's program so many failing sessions are open. */
const OPEN_WITHOUT_SCRIPT = 5;

/** So many of the worst sessions are named beside the verdict. */
const NAMED_AT_TOP = 3;

/**
 * The report as one page that needs nothing else: no connection, no other file. Verdict, gates and the worst sessions
 * are plain HTML; the rest is data that the page's own program shows on demand.
 */
export function renderHtml(report: Report, textsOf: TextsOf, extent: PageExtent = {}): string {
  return [...htmlPieces(report, textsOf, extent)].join('');
}

/**
 * The HTML page of `renderHtml` as pieces in order, so that the texts of thousands of sessions are never in memory at
 * once.
 */
export function* htmlPieces(report: Report, textsOf: TextsOf, extent: PageExtent = {}): Generator<string> {
  const dimensions = dimensionsOf(report);
  const shown = showSessions(report, extent.sessions ?? MOST_TEXTS);
  const blocks = detailBlocks(report, shown, textsOf, extent);
  const first = blocks.next();
  const index: PageIndex = {
    rows: shown.map(({ row }) => row),
    blockSize: BLOCK_SIZE,
    hasChanges: shown.some(({ row }) => row.change !== null),
    hasJudge: shown.some(({ row }) => row.judge !== null),
    ...(dimensions.length < DIMENSIONS.length && { dimensions: dimensions.map((one) => DIMENSIONS.indexOf(one)) }),
  };
  const open = new Map<number, Detail>();
  const details = first.done === true ? [] : first.value;
  for (const [i, detail] of details.slice(0, OPEN_WITHOUT_SCRIPT).entries()) {
    if (shown[i]?.row.state === 'failing') open.set(i, detail);
  }
  const worst = shown.slice(0, NAMED_AT_TOP).map(({ row }) => row);
  yield pageStart(
    report,
    worst,
    extent.base,
    sessionSection(index, open, report.sessions.length, failingNote(report), teachingView(report)),
  );
  yield dataBlock('index', index);
  let block = 0;
  if (first.done !== true) yield dataBlock(`details-${block++}`, first.value);
  for (const more of blocks) yield dataBlock(`details-${block++}`, more);
  yield `<script type="module">${SCRIPT}</script>\n</body>\n</html>\n`;
}

function pageStart(report: Report, worst: readonly Row[], base: BaseTexts | undefined, sessions: Markup): string {
  const head = pageHead(report.title, [STYLE_HASH], SCRIPT_HASH);
  const body = html`</head>
<body>
<a class="skip" href="#sessions">To the sessions</a>
${headline(report, worst)}
<main class="wrap">
${cards([diagnosisSection(report)])}${overview(report)}
${cards([alertSection(report), baselineSection(report, base), trendChart(report)])}
${sessions}
${cards([outsideSection(report), judgeSection(report), trustSection(report), settingsSection(report)])}
</main>
`;
  // Style, data and program are not foreign, or made harmless by `scriptJson`; escaping would change them.
  return `${head}<style>${STYLE}</style>\n${body}\n`;
}

/** Sections side by side, and nothing where there is none. */
function cards(sections: readonly (Markup | null)[]): Markup | null {
  return sections.some((section) => section !== null) ? html`<div class="cards">${sections}</div>` : null;
}

/** More gates than this need the whole width. */
const GATES_BESIDE = 3;

function overview(report: Report): Markup {
  const means = dimensionMeans(report);
  const others = html`${histogram(report)}${frequentFindings(report)}`;
  if (report.gates.length <= GATES_BESIDE) {
    return html`<div class="cards overview"><div class="card stack">${gateCharts(report)}${means}${chartKey(report)}</div>${others}</div>`;
  }
  return html`<div class="cards overview"><div class="card wide">${gateCharts(report)}${chartKey(report, 'elsewhere')}</div>${
    means === null ? null : html`<div class="card">${means}</div>`
  }${others}</div>`;
}

function dataBlock(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(data)}</script>\n`;
}

function* detailBlocks(
  report: Report,
  shown: readonly ShownSession[],
  textsOf: TextsOf,
  { characters = MOST_CHARACTERS, base }: PageExtent,
): Generator<readonly Detail[], undefined> {
  const changes = new Map(report.baseline?.sessions.map((change) => [change.name, change]));
  let left = characters;
  const transcripts = { sessions: MOST_TRANSCRIPTS, characters: TRANSCRIPT_CHARACTERS };
  for (let start = 0; start < shown.length; start += BLOCK_SIZE) {
    yield shown.slice(start, start + BLOCK_SIZE).map(({ session, index }) => {
      const texts = left > 0 ? textsOf(index) : undefined;
      const detail = toDetail(session, texts, report, changes.get(session.name));
      left -= sizeOf(detail.texts);
      const before = left > 0 ? toSinceBase(base?.of(session)) : {};
      left -= sizeOf(before.base);
      return { ...detail, ...before, ...withTranscript(texts, transcripts) };
    });
  }
}

/** What was said in a session, as long as there is room; counts what it takes. */
function withTranscript(
  texts: SessionTexts | undefined,
  left: { sessions: number; characters: number },
): Pick<Detail, 'transcript'> {
  const found = left.sessions > 0 && left.characters > 0 ? texts?.transcript?.() : undefined;
  if (found === undefined) return {};
  const transcript = toPageTranscript(found);
  left.sessions -= 1;
  left.characters -= JSON.stringify(transcript).length;
  return { transcript };
}

/** Characters of texts as data. */
function sizeOf(texts: PageTexts | PageSummary | null | undefined): number {
  return texts == null ? 0 : JSON.stringify(texts).length;
}

/** The commands that accept failing candidates, behind a click; nothing where there are none. */
function teachingView(report: Report): Markup | null {
  const { accept, omitted } = teachingCommands(report, undefined) ?? { accept: [], omitted: 0 };
  if (accept.length === 0) return null;
  const rest = omitted === 0 ? '' : ` ${counted(omitted, 'more session')} fail.`;
  return html`<details class="aside commands"><summary>Right in other words? Accept a candidate beside its reference</summary>
<p>In a checkout with the candidates; each shows what differs and asks before it writes. What is wrong, and was not found, is kept by <code>reject</code> in the same way.${rest}</p>
<pre>${accept.join('\n')}</pre></details>`;
}
