import { showNumber } from '../../core/numbers.js';
import { candidateSchema } from '../../inputs/candidates/candidate.js';
import type { ReportJudgement, ReportSession } from '../../report/schema.js';
import { markdownInline } from '../escape.js';
import { metricRows, silenceOf, wasAsked } from '../judge-sentences.js';
import { voicesSentence } from '../panel.js';
import { inWords, notShown } from '../wording.js';
import type { JudgeDetail } from './budget.js';
import { collapsed } from './layout.js';

export interface JudgeLook {
  readonly judge: JudgeDetail;
  /** The most characters of each text. */
  readonly characters: number;
}

/** The judge's numbers beside those of the rubric, with its reasons; nothing where it measured nothing. */
export function judgedScores(session: ReportSession, look: JudgeLook): readonly string[] {
  const { judge } = session;
  if (judge === undefined || look.judge === 'nothing') return [];
  const rows = [...(judge.samples === 0 ? [] : rubricRows(session, judge)), ...otherRows(judge)];
  if (rows.length === 0 || silenceOf(judge) !== undefined) return [];
  const hasWords = look.judge === 'words';
  const voices = voicesSentence(judge);
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
    ...(voices === undefined
      ? []
      : [`${markdownInline(`Each judge${judge.simulated === true ? ' (simulated)' : ''}: ${voices}`, 1000)}.`, '']),
    ...(judge.shortened === undefined ? [] : [markdownInline(notShown(judge.shortened), 600), '']),
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

function rubricRows(session: ReportSession, judge: ReportJudgement): readonly JudgedRow[] {
  return [
    { name: '**overall**', key: 'overall', rubric: session.overall, score: judge.overall, said: judge.rationale },
    ...judge.dimensions.map((judged) => {
      const { dimension } = judged;
      return {
        name: inWords(dimension),
        key: dimension,
        rubric: session.dimensions.find((entry) => entry.dimension === dimension)?.score ?? null,
        score: judged.score,
        said: judged.reason,
      };
    }),
  ];
}

/** Of what the rubric does not score. */
function otherRows(judge: ReportJudgement): readonly JudgedRow[] {
  return metricRows(judge).map((row) => ({ ...row, key: row.name, rubric: null }));
}

/** What the judge would change, and the summary that it proposes; or why it has said nothing. */
export function judgedAdvice({ judge }: ReportSession, look: JudgeLook): readonly string[] {
  if (judge === undefined || look.judge !== 'words' || !wasAsked(judge)) return [];
  const silence = silenceOf(judge);
  return silence === undefined ? [...suggestions(judge, look), ...rewrite(judge, look)] : [`${silence}.`, ''];
}

function suggestions(judge: ReportJudgement, { characters }: JudgeLook): readonly string[] {
  if (judge.suggestions.length === 0) return [];
  return ['The judge suggests:', '', ...judge.suggestions.map((text) => `- ${markdownInline(text, characters)}`), ''];
}

/** A whole one can be longer than everything else on the page; report.json has it. */
const REWRITTEN_ACTIONS = 10;

function rewrite(judge: ReportJudgement, { characters }: JudgeLook): readonly string[] {
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
