import type { Dimension, Moment } from '../../core/summary.js';
import { terminalLine } from '../../core/text.js';
import type {
  ActionMatch,
  AssignmentEvidence,
  Consistency,
  PositionEvidence,
  TextEvidence,
} from '../../rubric/evidence.js';
import { MOMENT_WEIGHTS } from '../../rubric/v2/moments.js';
import { BEND } from '../../rubric/v2/text-score.js';
import { precise } from '../wording.js';
import { hang, type Paint, type Screen } from './layout.js';

/** The arithmetic of a title or a summary, a step a line. */
export function textLines(
  dimension: Dimension,
  { comparison, similarity, lengthRatio, lengthFactor, bent }: TextEvidence,
  score: number,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const { recall, precision } = comparison;
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  const measured = dimension === 'title' ? 'number' : 'weight';
  const raw = similarity * lengthFactor;
  return [
    ...words('missing', comparison.missing, screen).map(paint.red),
    ...words('similar', comparison.similar, screen),
    ...words('extra', comparison.extra, screen).map(paint.dim),
    ...hang('  recall     ', `${precise(recall)} of the weight of the reference's words is in the candidate`, screen),
    ...hang('  precision  ', `${precise(precision)} of the candidate's is in the reference`, screen),
    ...(dimension === 'title'
      ? hang(
          '  similarity ',
          `(recall + F1) / 2 = (${precise(recall)} + ${precise(f1)}) / 2 = ${precise(similarity)}`,
          screen,
        )
      : []),
    ...hang(
      '  length     ',
      `${precise(lengthRatio)} times the ${measured} of words, factor ${precise(lengthFactor)}`,
      screen,
    ),
    ...hang(
      '  bent       ',
      `${precise(raw)} + ${BEND} x ${precise(raw)} x (1 - ${precise(raw)}) = ${precise(bent)}`,
      screen,
    ),
    ...factorLines(comparison, screen),
    ...hang('  score      ', `${[bent, ...factors(comparison)].map(precise).join(' x ')} = ${precise(score)}`, screen),
  ];
}

function words(mark: string, list: readonly string[], screen: Screen): readonly string[] {
  return list.length === 0 ? [] : wordList(mark, list, screen);
}

/** Words with their number. */
export function wordList(mark: string, list: readonly string[], screen: Screen): readonly string[] {
  return hang(`  ${mark.padEnd(9)}  `, `${list.length}: ${terminalLine(list.join(' '), 4000)}`, screen);
}

function factors({ statements, facts, order }: Consistency): readonly number[] {
  return [statements, facts, order];
}

/** What took something off; nothing is said of what did not. */
function factorLines({ statements, facts, order }: Consistency, screen: Screen): readonly string[] {
  const line = (name: string, factor: number, what: string): readonly string[] =>
    factor === 1 ? [] : hang(`  ${name.padEnd(9)}  `, `factor ${precise(factor)} for ${what}`, screen);
  return [
    ...line('statements', statements, 'contradicted statements'),
    ...line('facts', facts, 'changed numbers and names'),
    ...line('order', order, 'words that are no sentences'),
  ];
}

/** Both lists of actions with the credit of each bullet, then their F1. */
export function assignmentLines(
  { reference, candidate, recall, precision, f1 }: AssignmentEvidence,
  wanted: readonly string[],
  given: readonly string[],
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const side = (title: string, bullets: readonly string[], matches: readonly ActionMatch[]): readonly string[] => [
    ...hang('  ', title, screen).map(paint.dim),
    ...bullets.flatMap((bullet, i) => bulletLines(bullet, i, matches[i], paint, screen)),
  ];
  const mean = (matches: readonly ActionMatch[], value: number): string =>
    `${precise(matches.reduce((sum, { credit }) => sum + credit, 0))} credits / ${matches.length} = ${precise(value)}`;
  return [
    ...side('actions of the reference, each with the candidate action that says it', wanted, reference),
    ...side('actions of the candidate, each with the reference action that it says', given, candidate),
    ...hang('  recall     ', mean(reference, recall), screen),
    ...hang('  precision  ', mean(candidate, precision), screen),
    ...hang('  F1         ', `2 x recall x precision / (recall + precision) = ${precise(f1)}`, screen),
  ];
}

function bulletLines(
  bullet: string,
  index: number,
  match: ActionMatch | undefined,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const isMatched = match !== undefined && match.partner !== null;
  const lines = hang(
    `  ${isMatched ? '✔' : '✖'} ${String(index + 1).padStart(2)}  `,
    `${terminalLine(bullet)} (${match === undefined ? 'not compared' : describe(match)})`,
    screen,
  );
  return isMatched ? lines : lines.map(paint.red);
}

function describe({ kind, partner, credit, nearest, consistency }: ActionMatch): string {
  if (kind === 'repeated') return 'says again what another one says';
  if (partner === null) {
    return nearest === null
      ? 'shares no word'
      : `nearest ${nearest.index + 1}, similarity ${precise(nearest.similarity)}`;
  }
  const costs = consistency === null ? [] : factors(consistency).filter((factor) => factor !== 1);
  const taken = costs.length === 0 ? '' : `, after x ${costs.map(precise).join(' x ')} for contradictions`;
  return `${kind === 'part' ? 'part of' : 'as'} ${partner + 1}, credit ${precise(credit)}${taken}`;
}

/** Moments by their places and types. */
export function momentList(moments: readonly Moment[]): string {
  return terminalLine(moments.map(({ seq, type }) => `${seq} ${type}`).join(', '), 2000);
}

/** Count, types and places of the moments. */
export function positionLines(
  { referenceCount, candidateCount, count, types, positions, tolerance, near }: PositionEvidence,
  score: number,
  wanted: readonly Moment[],
  given: readonly Moment[],
  screen: Screen,
): readonly string[] {
  const parts = [count, types, positions].map((part, i) => `${MOMENT_WEIGHTS[i]} x ${precise(part)}`);
  return [
    ...hang('  reference  ', momentList(wanted), screen),
    ...hang('  candidate  ', momentList(given), screen),
    ...hang('  count      ', `${candidateCount} for ${referenceCount}: ${precise(count)}`, screen),
    ...hang('  types      ', `F1 of the types: ${precise(types)}`, screen),
    ...hang('  places     ', `${near} within ${precise(tolerance)} messages: ${precise(positions)}`, screen),
    ...hang('  score      ', `${parts.join(' + ')} = ${precise(score)}`, screen),
  ];
}
