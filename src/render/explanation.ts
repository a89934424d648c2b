import pc from 'picocolors';
import type { Defect } from '../finding.js';
import type { ActionEvidence, BulletMatch, DimensionResult, MomentEvidence, WordEvidence } from '../rubric/evidence.js';
import type { RatedSession } from '../scored-session.js';
import type { Dimension, Summary } from '../summary.js';
import { terminalLine } from './escape.js';
import { hang, type Screen } from './terminal.js';

export interface Explanation {
  readonly name: string;
  readonly status: RatedSession['status'];
  readonly rubric: string;
  readonly overall: number;
  readonly dimensions: readonly (DimensionResult & { readonly weight: number; readonly contribution: number })[];
  readonly findings: readonly (Pick<Defect, 'code' | 'message' | 'suggestion'> & {
    readonly file: string;
    readonly line?: number;
    readonly column?: number;
  })[];
  readonly reference: Summary & { readonly place: string };
  readonly candidate: (Summary & { readonly place: string }) | null;
}

type Paint = ReturnType<typeof pc.createColors>;

/** Every number behind one session, in the order of the arithmetic. */
export function renderExplanation(explanation: Explanation, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const { reference, candidate } = explanation;
  const sum = explanation.dimensions.map(({ contribution }) => precise(contribution)).join(' + ');
  return [
    `${paint.bold(terminalLine(explanation.name))}  ${precise(explanation.overall)}  ${paint.dim(`rubric ${explanation.rubric}`)}`,
    `  reference  ${terminalLine(reference.place)}`,
    `  candidate  ${candidate === null ? explanation.status.replace('_', ' ') : terminalLine(candidate.place)}`,
    '',
    ...explanation.dimensions.flatMap((result) => [
      `${paint.bold(result.dimension)}  ${precise(result.score)} x weight ${result.weight} = ${precise(result.contribution)}  ${paint.dim(result.reason)}`,
      ...(candidate === null ? [] : texts(result.dimension, reference, candidate, screen)),
      ...evidenceLines(result, reference, candidate, paint, screen),
      '',
    ]),
    `${paint.bold('overall')}  ${sum} = ${precise(explanation.overall)}`,
    '',
    ...explanation.findings.flatMap(({ code, message, suggestion, file, line, column }) => [
      `${paint.yellow(code)}  ${paint.dim(terminalLine([file, line, column].filter((part) => part !== undefined).join(':')))}`,
      ...hang('  ', terminalLine(message), screen),
      ...(suggestion === null ? [] : hang('  → ', terminalLine(suggestion), screen).map(paint.cyan)),
    ]),
    '',
  ].join('\n');
}

/** Full precision, but no more digits than needed to tell two scores apart by eye. */
function precise(value: number): string {
  return String(Number(value.toPrecision(6)));
}

function texts(dimension: Dimension, reference: Summary, candidate: Summary, screen: Screen): readonly string[] {
  switch (dimension) {
    case 'title':
    case 'summary':
    case 'outcome':
      return [
        ...hang('  reference  ', terminalLine(reference[dimension], 2000), screen),
        ...hang('  candidate  ', terminalLine(candidate[dimension], 2000), screen),
      ];
    case 'key_actions':
    case 'aha_moments':
      return [];
  }
}

function evidenceLines(
  { evidence }: DimensionResult,
  reference: Summary,
  candidate: Summary | null,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  switch (evidence.kind) {
    case 'words':
      return wordLines(evidence, paint, screen);
    case 'actions':
      return actionLines(evidence, reference.key_actions, candidate?.key_actions ?? [], paint, screen);
    case 'moments':
      return momentLines(evidence, reference, candidate, screen);
    case 'outcome':
    case 'edge-case':
      return [];
  }
}

function wordLines(evidence: WordEvidence, paint: Paint, screen: Screen): readonly string[] {
  const { shared, missing, extra, jaccard, lengthRatio, lengthFactor } = evidence;
  const list = (mark: string, words: readonly string[]): readonly string[] =>
    hang(`  ${mark.padEnd(9)}  `, `${words.length}: ${terminalLine(words.join(' '), 4000)}`, screen);
  const all = shared.length + missing.length + extra.length;
  return [
    ...list('shared', shared).map(paint.green),
    ...list('missing', missing).map(paint.red),
    ...list('extra', extra).map(paint.dim),
    `  Jaccard    ${shared.length} shared / ${all} in all = ${precise(jaccard)}`,
    `  length     ${shared.length + extra.length} words for ${shared.length + missing.length}, ratio ${precise(lengthRatio)}, factor ${lengthFactor}`,
  ];
}

function actionLines(
  evidence: ActionEvidence,
  reference: readonly string[],
  candidate: readonly string[],
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const side = (title: string, bullets: readonly string[], matches: readonly BulletMatch[]): readonly string[] => [
    paint.dim(`  ${title}`),
    ...bullets.flatMap((bullet, i) => {
      const match = matches[i];
      const best =
        match?.best == null
          ? 'shares no word'
          : `best ${match.best.index + 1}, similarity ${precise(match.best.similarity)}`;
      const mark = match?.matched ? '✔' : '✖';
      const lines = hang(`  ${mark} ${String(i + 1).padStart(2)}  `, `${terminalLine(bullet)} (${best})`, screen);
      return match?.matched ? lines : lines.map(paint.red);
    }),
  ];
  return [
    ...side('actions of the reference, each with its best match in the candidate', reference, evidence.reference),
    ...side('actions of the candidate, each with its best match in the reference', candidate, evidence.candidate),
    `  match      from similarity ${evidence.threshold}`,
    `  recall     ${evidence.reference.filter(({ matched }) => matched).length} / ${reference.length} = ${precise(evidence.recall)}`,
    `  precision  ${evidence.candidate.filter(({ matched }) => matched).length} / ${candidate.length} = ${precise(evidence.precision)}`,
    `  F1         2 x recall x precision / (recall + precision) = ${precise(evidence.f1)}`,
  ];
}

function momentLines(
  evidence: MomentEvidence,
  reference: Summary,
  candidate: Summary | null,
  screen: Screen,
): readonly string[] {
  const list = (moments: Summary['aha_moments']): string =>
    terminalLine(moments.map(({ seq, type }) => `${seq} ${type}`).join(', '), 2000);
  const union = evidence.sharedTypes.length + evidence.missingTypes.length + evidence.extraTypes.length;
  return [
    ...hang('  reference  ', list(reference.aha_moments), screen),
    ...hang('  candidate  ', list(candidate?.aha_moments ?? []), screen),
    `  count      ${evidence.candidateCount} for ${evidence.referenceCount}: ${precise(evidence.countScore)}`,
    `  types      ${evidence.sharedTypes.length} shared / ${union} in all = ${precise(evidence.typeScore)}`,
    `  score      0.6 x ${precise(evidence.countScore)} + 0.4 x ${precise(evidence.typeScore)}`,
  ];
}
