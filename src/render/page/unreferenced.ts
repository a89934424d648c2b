import { showNumber } from '../../core/numbers.js';
import { DIMENSIONS } from '../../core/summary.js';
import type { ReportGate } from '../../gates/catalogue.js';
import { candidateSchema } from '../../inputs/candidates/candidate.js';
import { wholeSession } from '../../report/lazy-sessions.js';
import type { ReportFinding, ReportSession } from '../../report/schema.js';
import { markdownCode, markdownInline } from '../escape.js';
import { inWords } from '../wording.js';
import type { JudgeDetail } from './budget.js';
import { metricRows } from './judge.js';
import { collapsed } from './layout.js';

/** Candidates that the judge alone has seen, its lowest score first, then those that it could not measure. */
export function unreferenced(sessions: readonly ReportSession[]): readonly ReportSession[] {
  // Above every score.
  const judged = ({ judge }: ReportSession): number => judge?.overall ?? 2;
  return sessions.filter(({ status }) => status === 'unreferenced').sort((a, b) => judged(a) - judged(b));
}

/** Their scores by the judge, a row each; nothing where there is none. */
export function unreferencedTable(rows: readonly string[]): readonly string[] {
  if (rows.length === 0) return [];
  return [
    `| Session | Judge | ${DIMENSIONS.map(inWords).join(' | ')} |`,
    `|:---|---:|${DIMENSIONS.map(() => '---:').join('|')}|`,
    ...rows,
    '',
  ];
}

export function unreferencedRow({ name, judge }: ReportSession): string {
  const scores = DIMENSIONS.map(
    (wanted) => judge?.dimensions.find(({ dimension }) => dimension === wanted)?.score ?? null,
  );
  const [overall, ...rest] = [judge?.overall ?? null, ...scores].map(showNumber);
  const label = judge?.simulated === true ? ' (simulated)' : '';
  return `| ${markdownCode(name, 100)} | **${overall}**${label} | ${rest.join(' | ')} |`;
}

/** What the metrics beside the rubric find fault with: claims that nothing bears out, facts that are missing or forbidden. */
const FAULTS: ReadonlySet<ReportFinding['code']> = new Set<ReportFinding['code']>([
  'CONTRADICTED_CLAIM',
  'UNSUPPORTED_CLAIM',
  'REQUIREMENT_UNMET',
  'REQUIREMENT_VIOLATED',
]);

/**
 * Sessions whose claims or requirements the judge faults, with these findings alone, the lowest score of faithfulness or
 * completion first. A gate of the judge may fail by sessions that pass by the rubric: these are where to look.
 */
export function faulted(sessions: readonly ReportSession[]): readonly ReportSession[] {
  return sessions
    .filter(({ judge }) => judge?.metrics !== undefined)
    .map((session) => ({ ...wholeSession(session), findings: session.findings.filter(({ code }) => FAULTS.has(code)) }))
    .filter(({ findings }) => findings.length > 0)
    .sort((a, b) => lowestOf(a) - lowestOf(b));
}

function lowestOf({ judge }: ReportSession): number {
  const { faithfulness, completion } = judge?.metrics ?? {};
  // What was not measured comes last.
  return Math.min(faithfulness?.score ?? 2, completion?.score ?? 2);
}

export interface JudgeLook {
  readonly judge: JudgeDetail;
  /** The most characters of each text. */
  readonly characters: number;
}

type Judged = NonNullable<ReportSession['judge']>;

/** The judge's numbers beside those of the rubric, with its reasons; nothing where it measured nothing. */
export function judgedScores(session: ReportSession, look: JudgeLook): readonly string[] {
  const { judge } = session;
  if (judge === undefined || look.judge === 'nothing') return [];
  const rows = [...(judge.samples === 0 ? [] : rubricRows(session, judge)), ...otherRows(judge)];
  if (rows.length === 0 || silenceOf(judge) !== undefined) return [];
  const hasWords = look.judge === 'words';
  return [
    `| | Judge${judge.simulated === true ? ' (simulated)' : ''} | Rubric |${hasWords ? ' The judge says |' : ''}`,
    `|:---|---:|---:|${hasWords ? ':---|' : ''}`,
    ...rows.map(({ name, key, rubric, score, said }) => {
      const missing = judge.unmeasured.find(({ measurement }) => measurement === key);
      const why = missing === undefined ? [] : [`Not measured: ${inWords(missing.reason)}`];
      const text = [...why, ...(said === null ? [] : [said])].join('. ');
      const numbers = `| ${name} | ${showNumber(score)} | ${showNumber(rubric)} |`;
      return hasWords ? `${numbers} ${markdownInline(text, look.characters)} |` : numbers;
    }),
    '',
  ];
}

interface JudgedRow {
  readonly name: string;
  /** The measurement, as it is called where it is missing. */
  readonly key: string;
  readonly rubric: number | null;
  readonly score: number | null;
  readonly said: string | null;
}

function rubricRows(session: ReportSession, judge: Judged): readonly JudgedRow[] {
  return [
    { name: '**overall**', key: 'overall', rubric: session.overall, score: judge.overall, said: judge.rationale },
    ...DIMENSIONS.map((dimension) => {
      const judged = judge.dimensions.find((entry) => entry.dimension === dimension);
      return {
        name: inWords(dimension),
        key: dimension,
        rubric: session.dimensions.find((entry) => entry.dimension === dimension)?.score ?? null,
        score: judged?.score ?? null,
        said: judged?.reason ?? null,
      };
    }),
  ];
}

/** Of what the rubric does not score. */
function otherRows(judge: Judged): readonly JudgedRow[] {
  return metricRows(judge).map((row) => ({ ...row, key: row.name, rubric: null }));
}

/** What the judge would change, and the summary that it proposes; or why it has said nothing. */
export function judgedAdvice({ judge }: ReportSession, look: JudgeLook): readonly string[] {
  if (judge === undefined || look.judge !== 'words' || !wasAsked(judge)) return [];
  const silence = silenceOf(judge);
  return silence === undefined ? [...suggestions(judge, look), ...rewrite(judge, look)] : [`${silence}.`, ''];
}

/** Whether anybody was there to be asked; the page says once that nobody was. */
export function wasAsked({ samples, metrics, unmeasured }: Judged): boolean {
  return samples > 0 || hasMeasured(metrics) || unmeasured.some(({ reason }) => reason !== 'no_credentials');
}

/** Why the judge has measured nothing of a session; nothing where it has. */
export function silenceOf({ samples, metrics, unmeasured }: Judged): string | undefined {
  if (samples > 0 || hasMeasured(metrics) || unmeasured.length === 0) return undefined;
  return `The judge measured nothing: ${[...new Set(unmeasured.map(({ reason }) => inWords(reason)))].join(', ')}`;
}

function hasMeasured(metrics: Judged['metrics']): boolean {
  const { relevance, coherence, faithfulness, completion } = metrics ?? {};
  return [relevance, coherence, faithfulness, completion].some((result) => result?.score != null);
}

function suggestions(judge: Judged, { characters }: JudgeLook): readonly string[] {
  if (judge.suggestions.length === 0) return [];
  return ['The judge suggests:', '', ...judge.suggestions.map((text) => `- ${markdownInline(text, characters)}`), ''];
}

/** A whole one can be longer than everything else on the page; report.json has it. */
const REWRITTEN_ACTIONS = 10;

function rewrite(judge: Judged, { characters }: JudgeLook): readonly string[] {
  const proposed = candidateSchema.safeParse(judge.rewrite);
  if (judge.rewrite === undefined || !proposed.success) return [];
  const { title, summary, outcome, key_actions: actions } = proposed.data;
  const hidden = actions.length - REWRITTEN_ACTIONS;
  return collapsed('A rewrite that the judge proposes, which nobody has scored', [
    `**${markdownInline(title, characters)}** (${markdownInline(outcome, 80)})`,
    '',
    markdownInline(summary, 2 * characters),
    '',
    ...actions.slice(0, REWRITTEN_ACTIONS).map((action) => `- ${markdownInline(action, characters)}`),
    ...(hidden > 0 ? [`- … and ${hidden} more`] : []),
    '',
  ]);
}

/** Sessions that pass by the rubric and of which the judge thinks otherwise, or the other way round: to be read first. */
export function disagreeing(sessions: readonly ReportSession[]): readonly ReportSession[] {
  const gap = ({ overall, judge }: ReportSession): number => Math.abs((overall ?? 0) - (judge?.overall ?? 0));
  return sessions
    .filter((session) => session.judge !== undefined && session.findings.some(({ code }) => code === 'JUDGE_DISAGREES'))
    .sort((a, b) => gap(b) - gap(a));
}

/** Lowest overall first; equals keep the order of their names. */
export function worstFirst(sessions: readonly ReportSession[]): readonly ReportSession[] {
  return [...sessions].sort((a, b) => (a.overall ?? 0) - (b.overall ?? 0));
}

const GATE_ORDER: readonly ReportGate['status'][] = ['fail', 'not_evaluated', 'pass'];

/** Failed gates first: where only some are shown, what is left out must not be what failed. */
export function failedFirst<T extends Pick<ReportGate, 'status'>>(gates: readonly T[]): readonly T[] {
  return GATE_ORDER.flatMap((wanted) => gates.filter(({ status }) => status === wanted));
}
