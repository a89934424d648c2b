import type pc from 'picocolors';
import { formatPlace } from '../../core/errors.js';
import { showNumber } from '../../core/numbers.js';
import { DIMENSIONS } from '../../core/summary.js';
import { counted, terminalLine } from '../../core/text.js';
import { candidateSchema } from '../../inputs/candidates/candidate.js';
import { SIMULATION_LABEL } from '../../judge/asking/simulation.js';
import type { ReportJudgement } from '../../report/schema.js';
import { SESSION_METRICS } from '../../settings/judge-metrics.js';
import { memberNames } from '../../settings/panel-members.js';
import { metricRows } from '../judge-sentences.js';
import { inWords, notShown } from '../wording.js';
import { hang, type Screen } from './layout.js';

/** Columns of the longest name of a dimension or metric. */
const NAME = Math.max(...[...DIMENSIONS, ...SESSION_METRICS].map((name) => name.length));

/** What the judge said of a session in the last run, and in which file that stands. */
export type ExplainedJudge = ReportJudgement & { readonly place: string };

/** A session with the scores of the rubric and, where the last run had one, of the judge. */
interface Judged {
  readonly judge: ExplainedJudge | null;
  readonly overall: number | null;
  readonly dimensions: readonly { readonly dimension: string; readonly score: number }[];
}

/** What the judge said in the last run: its numbers beside those of the rubric, reasons, suggestions, a rewrite. */
export function judgeLines(
  { judge, overall, dimensions }: Judged,
  paint: ReturnType<typeof pc.createColors>,
  screen: Screen,
): readonly string[] {
  if (judge === null) return [];
  const row = (name: string, rubric: number | null, score: number | null, said: string | null) => {
    const missing = judge.unmeasured.find(({ measurement }) => measurement === name);
    const why = missing === undefined ? [] : [`not measured: ${inWords(missing.reason)}`];
    const numbers = `  ${name.padEnd(NAME)}  ${showNumber(score).padStart(6)}  ${showNumber(rubric).padStart(6)}  `;
    return hang(numbers, terminalLine([...why, ...(said === null ? [] : [said])].join('. ')), screen);
  };
  const model = judge.simulated === true ? SIMULATION_LABEL : (judge.model_used ?? 'no answer');
  const about = `${model}, ${judge.prompt_version}, ${counted(judge.samples, 'sample')}, from ${judge.place}`;
  return [
    ...hang('judge  ', terminalLine(about, 1000), screen).map(paint.bold),
    paint.dim(`  ${' '.repeat(NAME)}  ${'judge'.padStart(6)}  ${'rubric'.padStart(6)}`),
    ...row('overall', overall, judge.overall, judge.rationale),
    ...namesOf(dimensions, judge.dimensions).flatMap((wanted) => {
      const judged = judge.dimensions.find(({ dimension }) => dimension === wanted);
      const rubric = dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null;
      return row(wanted, rubric, judged?.score ?? null, judged?.reason ?? null);
    }),
    ...metricRows(judge).flatMap(({ name, score, said }) => row(name, null, score, said)),
    ...voiceLines(judge, screen),
    ...factLines(judge, screen),
    ...claimLines(judge.metrics, screen),
    ...requirementLines(judge.metrics, screen),
    ...judge.suggestions.flatMap((text) => hang('  → ', terminalLine(text), screen).map(paint.cyan)),
    ...rewriteLines(judge.rewrite, screen),
    '',
  ];
}

type Named = readonly { readonly dimension: string }[];

/** The dimensions that rubric or judge speak of; all where neither does. */
function namesOf(scored: Named, judged: Named): readonly string[] {
  const names = (scored.length > 0 ? scored : judged).map(({ dimension }) => dimension);
  return names.length > 0 ? names : DIMENSIONS;
}

/** What each member of a panel gave, dimension by dimension, and its words. */
function voiceLines({ panel = [], spread }: ExplainedJudge, screen: Screen): readonly string[] {
  const names = memberNames(panel);
  const lines = panel.flatMap(({ overall, dimensions, metrics = {}, rationale, reason }, i) => {
    const scores = [...Object.entries(dimensions), ...Object.entries(metrics)].map(
      ([name, score]) => `${inWords(name)} ${showNumber(score ?? null)}`,
    );
    const said = rationale ?? (reason === null ? '' : `not measured: ${inWords(reason)}`);
    const text = `${names[i]}: ${[...scores, ...(said === '' ? [] : [said])].join(', ')}`;
    return hang(`  ${'voice'.padEnd(NAME)}  ${showNumber(overall).padStart(6)}  `, terminalLine(text, 1500), screen);
  });
  return spread == null ? lines : [...lines, `  ${'spread'.padEnd(NAME)}  ${showNumber(spread).padStart(6)}`];
}

/** What the judge noted before it scored, and what it was not shown. */
function factLines({ facts = [], invented = [], shortened }: ExplainedJudge, screen: Screen): readonly string[] {
  const row = (status: string, text: string): readonly string[] =>
    hang(`  ${status.padEnd(12)}  `, terminalLine(text, 600), screen);
  return [
    ...facts.flatMap(({ fact, status }) => row(status, fact)),
    ...invented.flatMap((claim) => row('invented', claim)),
    ...(shortened === undefined ? [] : hang('  ', terminalLine(notShown(shortened), 600), screen)),
  ];
}

type Metrics = ExplainedJudge['metrics'];

/** Each claim with its end and what decides, from the line of the candidate to the line of the transcript. */
function claimLines(metrics: Metrics, screen: Screen): readonly string[] {
  const { claims = [], outcome } = metrics?.faithfulness ?? {};
  return [...claims, ...(outcome === undefined ? [] : [outcome])].flatMap(
    ({ status, file, line, statement, evidence }) => [
      ...hang(`  ${status.padEnd(12)}  `, terminalLine(`${placeText(file, line)}  ${statement}`, 600), screen),
      ...(evidence === null
        ? []
        : hang(
            `  ${''.padEnd(12)}  `,
            terminalLine(`${placeText(evidence.file, evidence.line)}  "${evidence.quote}"`, 600),
            screen,
          )),
    ],
  );
}

/** Each requirement with its end, and the words of the candidate that decide. */
function requirementLines(metrics: Metrics, screen: Screen): readonly string[] {
  return (metrics?.completion?.requirements ?? []).flatMap(({ id, must, status, stage, file, line, evidence }) => {
    const place = file === null ? '' : `  ${placeText(file, line)}`;
    const quote = evidence === null ? '' : `  "${evidence.quote}"`;
    const text = `requirement ${id} (${inWords(must)}), ${stage}${place}${quote}`;
    return hang(`  ${status.padEnd(12)}  `, terminalLine(text, 600), screen);
  });
}

function placeText(file: string, line: number | null): string {
  return formatPlace({ file, ...(line !== null && { line }) });
}

function rewriteLines(rewrite: unknown, screen: Screen): readonly string[] {
  const proposed = candidateSchema.safeParse(rewrite);
  if (rewrite === undefined || !proposed.success) return [];
  const { title, summary, key_actions: actions, outcome } = proposed.data;
  return [
    '  A rewrite that the judge proposes, which nobody has scored:',
    ...hang('    title    ', terminalLine(title), screen),
    ...hang('    summary  ', terminalLine(summary, 2000), screen),
    ...actions.flatMap((action) => hang('    action   ', terminalLine(action), screen)),
    ...hang('    outcome  ', terminalLine(outcome), screen),
  ];
}
