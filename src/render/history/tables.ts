import { showNumber, signed } from '../../core/numbers.js';
import { counted, plainLine } from '../../core/text.js';
import type { FlippingSession, HistoryRun } from '../../report/history.js';
import { html, type Markup } from '../html/markup.js';
import { dayOf, digitsOfTime } from '../times.js';
import { markStrip } from './charts.js';

/** Rows that a reader still looks through. */
const MOST_FLIPPING = 50;
const MOST_ROWS = 200;

/** Marks of a strip: more would be too narrow to be told apart. */
const MOST_MARKS = 60;

/** The sessions that go back and forth: what the gate says of them says little of a single run. */
export function flipSection(flips: readonly FlippingSession[], runs: readonly HistoryRun[]): Markup {
  const shown = flips.slice(0, MOST_FLIPPING);
  const hidden = flips.length - shown.length;
  const drawn = Math.min(MOST_MARKS, runs.length);
  const first = runs.at(-drawn);
  return html`<section class="card wide" aria-labelledby="flips"><h2 id="flips">Sessions that change between passing and failing</h2>${
    shown.length === 0
      ? html`<p class="aside">None: each session passes in all of these runs, or fails in all of them, as long as its reference is the same.</p>`
      : html`<table class="charts flips"><thead><tr><th>Session</th><th>${drawn === runs.length ? 'Runs' : `The newest ${drawn} runs`}</th><th>Changes</th><th>Score</th></tr></thead><tbody>${shown.map(flipRow)}</tbody></table>
<p class="aside key"><span><i class="mark fail" aria-hidden="true"></i>failed</span><span><i class="mark pass" aria-hidden="true"></i>passed</span><span>From ${dayOf(first?.scored_at ?? '').slice(0, 10)} at the left to the newest run at the right. A session that changes often, with the same reference, is near a threshold, or its summaries differ much from run to run.</span>${hidden > 0 ? html`<span>and ${hidden} more</span>` : null}</p>`
  }</section>`;
}

function flipRow({ name, flips, marks, lowest, highest, newest }: FlippingSession): Markup {
  const now = marks.findLast((mark) => mark !== null);
  const label = `${counted(flips, 'change')}, ${now === 'fail' ? 'failing' : 'passing'} in the newest run that has it`;
  return html`<tr class="${now ?? 'pass'}"><th scope="row"><bdi>${plainLine(name, 120)}</bdi></th><td class="chart">${markStrip(marks.slice(-MOST_MARKS), label)}</td><td class="value">${flips}</td><td class="target">${showNumber(newest)}<small>${showNumber(lowest)} to ${showNumber(highest)}</small></td></tr>`;
}

const STATES = { pass: '✓', fail: '✕', inconclusive: '?' } as const;

/** The runs, the newest first. */
export function runSection(runs: readonly HistoryRun[]): Markup {
  const shown = runs.slice(-MOST_ROWS);
  const hidden = runs.length - shown.length;
  const ofTime = digitsOfTime(shown);
  const rows = shown.map((run, i) => runRow(run, shown[i - 1] ?? runs[hidden - 1], ofTime)).reverse();
  return html`<section class="card wide" aria-labelledby="runs"><h2 id="runs">Runs</h2>${
    shown.length === 0
      ? html`<p class="aside">There is none yet.</p>`
      : html`<table class="charts runs"><thead><tr><th>Scored</th><th>Overall, with its interval</th><th>Overall</th><th>Change</th><th>Failing sessions</th></tr></thead><tbody>${rows}</tbody></table>`
  }${hidden > 0 ? html`<p class="aside">and ${counted(hidden, 'older run')}</p>` : null}</section>`;
}

const WIDTH = 300;

function runRow(
  { scored_at: at, verdict, overall_mean: mean, ci95, scored, failing, commit, rubric }: HistoryRun,
  before: HistoryRun | undefined,
  ofTime: number,
): Markup {
  const change =
    mean === null || before?.overall_mean == null || before.rubric !== rubric ? null : mean - before.overall_mean;
  const look = change === null || Math.abs(change) < 0.0005 ? 'same' : change < 0 ? 'worse' : 'better';
  const words = `${showNumber(mean)}${ci95 === null ? '' : `, 95 % interval ${showNumber(ci95[0])} to ${showNumber(ci95[1])}`}`;
  return html`<tr class="gate ${verdict}"><th scope="row"><span class="marked"><span class="state" aria-hidden="true">${STATES[verdict]}</span><span><span class="unseen">${verdict}: </span><time datetime="${at}">${dayOf(at, ofTime)}</time>${commit === null ? null : html`<small><code>${commit.slice(0, 7)}</code></small>`}</span></span></th>
<td class="chart"><svg class="bullet" viewBox="0 0 ${WIDTH} 26" preserveAspectRatio="none" role="img" aria-label="${words}"><rect class="track" width="${WIDTH}" height="14" y="6"/>${mean === null ? null : html`<rect class="fill" width="${(mean * WIDTH).toFixed(1)}" height="8" y="9"/>`}${
    ci95 === null || ci95[0] === ci95[1]
      ? null
      : html`<path class="whisker" d="M${(ci95[0] * WIDTH).toFixed(1)} 13H${(ci95[1] * WIDTH).toFixed(1)}"/>`
  }</svg></td><td class="value">${showNumber(mean)}</td><td class="value ${look}">${change === null ? '–' : signed(change)}</td><td class="target">${failing} of ${scored}</td></tr>`;
}
