import { showNumber, showP, signed } from '../../core/numbers.js';
import { nameSome } from '../../core/text.js';
import { eachDimension } from '../../report/per-dimension.js';
import type { Report, ReportBaseline } from '../../report/schema.js';
import { changeWordShown } from '../certainty.js';
import {
  changeCells,
  changedInputsSentence,
  changeSentence,
  failuresSentence,
  originSentence,
  whyNotCompared,
} from '../change-sentences.js';
import { markdownCode, markdownInline } from '../escape.js';
import { inWords, showInterval } from '../wording.js';
import { collapsed, lines } from './layout.js';

/** A line before all numbers, where a pull request has changed what it is measured with. */
export function changedInputsLine({ baseline }: Report): readonly string[] {
  const sentence = baseline === undefined ? undefined : changedInputsSentence(baseline);
  return sentence === undefined ? [] : [`⚠️ **${sentence}.** Read the numbers below with that in mind.`, ''];
}

/** What has changed against the base in a line or two, with names where there are new failures. */
export function baselineLines(report: Report): readonly string[] {
  const { baseline } = report;
  if (baseline === undefined) return [];
  const { failures } = baseline;
  const fresh = failures === null || failures.new.length === 0 ? [] : [`New: ${nameList(failures.new, 5)}.`];
  return [lines([...sentencesOf(baseline, report), ...fresh]), ''];
}

/** The comparison with the base branch as a section with tables. */
export function baselineSection(report: Report): readonly string[] {
  const { baseline } = report;
  if (baseline === undefined) return [];
  return [
    '## Against the base',
    '',
    lines(sentencesOf(baseline, report)),
    '',
    ...changeTable(baseline, report.gates),
    ...nameLists(baseline),
    ...sessionChanges(baseline),
  ];
}

function sentencesOf(
  baseline: ReportBaseline,
  { gates, sessions }: Pick<Report, 'gates' | 'sessions'>,
): readonly string[] {
  const about = [changeSentence({ baseline, gates }), failuresSentence(baseline, sessions), originSentence(baseline)];
  const unjudged = (baseline.judge ?? []).flatMap(({ of, reason }) =>
    reason === null ? [] : [`The judge's ${inWords(of)} was not compared: ${reason}`],
  );
  return [...about, ...unjudged].flatMap((text) => (text === undefined ? [] : [`${markdownInline(text)}.`]));
}

function changeTable(baseline: ReportBaseline, gates: Report['gates']): readonly string[] {
  const { overall, dimensions } = baseline;
  if (overall === null || dimensions === null) return [];
  const row = (name: string, cells: readonly string[]): string => `| ${name} | ${cells.join(' | ')} |`;
  return [
    `| | Base | Now | Change | 95 % interval | p | |`,
    '|:---|---:|---:|---:|---:|---:|:---|',
    row('**overall**', changeCells(overall, 'overall', { baseline, gates })),
    ...eachDimension(dimensions).map(([dimension, change]) =>
      row(inWords(dimension), changeCells(change, dimension, { baseline, gates })),
    ),
    ...judgedRows(baseline).map(([name, cells]) => row(name, cells)),
    '',
  ];
}

/** The means of the judge that a gate holds to the base. */
function judgedRows({ judge = [] }: ReportBaseline): readonly (readonly [string, readonly string[]])[] {
  return judge.flatMap(({ of, before, now, delta, ci95, p, word }) => {
    if (before === null || now === null || delta === null || p === null) return [];
    const cells = [
      showNumber(before),
      showNumber(now),
      signed(delta),
      showInterval(ci95, signed),
      showP(p),
      word === null ? '' : changeWordShown(word, true),
    ];
    return [[`judge: ${inWords(of)}`, cells] as const];
  });
}

/** The most names that a list shows. */
const NAMED = 20;

/** New failures, fixed sessions and what could not be compared, each where there is any. */
function nameLists(baseline: ReportBaseline): readonly string[] {
  const { failures } = baseline;
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['New failures', failures?.new ?? []],
    ['Already failing on the base', failures?.already ?? []],
    ['Fixed', failures?.fixed ?? []],
    [`Not compared, since ${whyNotCompared(baseline)}`, baseline.changed_references],
    ['Not compared, since the session is new', baseline.new_sessions],
    ['No longer in the corpus', baseline.removed_sessions],
  ];
  const items = lists.filter(([, names]) => names.length > 0).map(([title, names]) => `- ${title}: ${nameList(names)}`);
  return items.length === 0 ? [] : [...items, ''];
}

export function nameList(names: readonly string[], most = NAMED): string {
  return nameSome(names, most, (name) => markdownCode(name, 100));
}

/** Sessions that changed, the largest drop first. */
function sessionChanges({ sessions, dimensions }: ReportBaseline): readonly string[] {
  const named = eachDimension(dimensions ?? {}).map(([dimension]) => inWords(dimension));
  const changed = sessions.filter(({ delta }) => showNumber(Math.abs(delta)) !== showNumber(0));
  if (changed.length === 0) return [];
  const rows = [...changed]
    .sort((a, b) => a.delta - b.delta)
    .slice(0, 50)
    .map(
      ({ name, delta, dimensions }) =>
        `| ${markdownCode(name, 100)} | **${signed(delta)}** | ${eachDimension(dimensions)
          .map(([, change]) => signed(change))
          .join(' | ')} |`,
    );
  const hidden = changed.length - rows.length;
  return collapsed(`Changed sessions (${changed.length} of ${sessions.length})`, [
    `| Session | Overall | ${named.join(' | ')} |`,
    `|:---|---:|${named.map(() => '---:').join('|')}|`,
    ...rows,
    '',
    ...(hidden > 0 ? [`… and ${hidden} more in report.json.`, ''] : []),
  ]);
}
