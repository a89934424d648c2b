import pc from 'picocolors';
import { type Defect, toldMessage } from '../../core/finding.js';
import type { Dimension, Summary } from '../../core/summary.js';
import { terminalLine } from '../../core/text.js';
import { isWorthTelling } from '../../inputs/transcripts/source.js';
import type { ReportSession } from '../../report/schema.js';
import type {
  ActionEvidence,
  BulletMatch,
  DimensionResult,
  MomentEvidence,
  WordEvidence,
} from '../../rubric/evidence.js';
import type { Witnessed } from '../../rubric/grounding/witnesses.js';
import type { StructuralCheck } from '../../rubric/requirement-check.js';
import type { ScoredSession } from '../../scoring/scored-session.js';
import { precise } from '../wording.js';
import { assignmentLines, momentList, positionLines, textLines, wordList } from './evidence-v2.js';
import { type ExplainedJudge, judgeLines } from './explained-judge.js';
import { columnsOf, hang, type Paint, placeLines, type Screen } from './layout.js';
import { requirementLines } from './requirements.js';
import { type ShownSamples, sampleLines } from './shown-samples.js';
import { aboutSource } from './transcript.js';
import { witnessLines } from './witnesses.js';

export interface Explanation {
  readonly name: string;
  readonly status: ScoredSession['status'];
  readonly rubric: string;
  /** Null for a canary and without a golden session. */
  readonly overall: number | null;
  /** The samples of the session where it has several: the rest speaks of one of them. */
  readonly samples?: ShownSamples;
  readonly dimensions: readonly (DimensionResult & { readonly weight: number; readonly contribution: number })[];
  readonly findings: readonly (Pick<Defect, 'code' | 'message' | 'suggestion'> & {
    readonly file: string;
    readonly line?: number;
    readonly column?: number;
    readonly key?: string;
  })[];
  /** Its requirements, as far as can be told without a judge; left out where there are none, or no usable candidate. */
  readonly requirements?: readonly StructuralCheck[];
  /** What bears out its numbers and names; left out without a transcript, or a usable candidate. */
  readonly numbers_and_names?: Witnessed;
  /** As what its transcript was recognised. */
  readonly transcript?: NonNullable<ReportSession['transcript']>;
  /** Null without a golden session. */
  readonly reference: (Summary & { readonly place: string }) | null;
  readonly candidate: (Summary & { readonly place: string }) | null;
  /** What the judge said of the two, if the last run had one. */
  readonly judge: ExplainedJudge | null;
}

/** What somebody wrote for us and is understood needs no line. */
function transcriptLines(transcript: Explanation['transcript'], screen: Screen): readonly string[] {
  if (transcript === undefined) return [];
  const source = { ...transcript, unknownCount: transcript.unknown_count };
  return isWorthTelling(source) ? hang('  transcript ', aboutSource(source), screen) : [];
}

/** Every number behind one session, in the order of the arithmetic. */
export function renderExplanation(explanation: Explanation, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const { reference, candidate, judge, samples, transcript } = explanation;
  return [
    ...heading(explanation, paint, screen),
    ...transcriptLines(transcript, screen),
    ...(samples === undefined ? [] : sampleLines(explanation.name, samples, paint, screen)),
    '',
    ...(reference === null
      ? []
      : explanation.dimensions.flatMap((result) => [
          ...scoreLines(result, paint, screen),
          ...(candidate === null ? [] : texts(result.dimension, reference, candidate, screen)),
          ...evidenceLines(result, reference, candidate, paint, screen),
          '',
        ])),
    ...overallLines(explanation, paint, screen),
    ...requirementLines(explanation.requirements ?? [], paint, screen),
    ...(explanation.numbers_and_names === undefined ? [] : witnessLines(explanation.numbers_and_names, paint, screen)),
    ...judgeLines(explanation, paint, screen),
    ...(reference === null && judge === null ? hang('', NOT_JUDGED, screen) : []),
    ...explanation.findings.flatMap(({ code, message, key, suggestion, file, line, column }) => [
      ...placeLines('', code, [file, line, column].filter((part) => part !== undefined).join(':'), paint, screen),
      ...hang('  ', terminalLine(toldMessage({ message, key })), screen),
      ...(suggestion === null ? [] : hang('  → ', terminalLine(suggestion), screen).map(paint.cyan)),
    ]),
    '',
  ].join('\n');
}

function heading(explanation: Explanation, paint: Paint, screen: Screen): readonly string[] {
  const { name, status, rubric, overall, reference, candidate } = explanation;
  const score = overall === null ? '' : `  ${precise(overall)}`;
  const found = candidate === null ? WITHOUT_CANDIDATE[status] : terminalLine(candidate.place, 1000);
  return [
    ...hang('', `${terminalLine(name)}${score}`, screen).map(paint.bold),
    paint.dim(`  rubric     ${rubric}`),
    ...(reference === null
      ? hang('  reference  ', 'none: no golden session has this name, and the rubric has nothing to score', screen)
      : [`  reference  ${terminalLine(reference.place, 1000)}`]),
    ...(candidate === null ? hang('  candidate  ', found, screen) : [`  candidate  ${found}`]),
  ];
}

const NOT_JUDGED =
  'The last run has no word of the judge on this candidate: run the gate with judge and judge-mode absolute.';

const WITHOUT_CANDIDATE: Readonly<Record<Explanation['status'], string>> = {
  scored: 'none',
  missing_candidate: 'none: a missing candidate scores 0',
  invalid_candidate: 'cannot be read, see below: an invalid candidate scores 0',
  unreferenced: 'none',
  canary: 'none: this is a canary, a check of the judge; it is never scored and in no mean',
};

function scoreLines(
  { dimension, score, weight, contribution, reason }: Explanation['dimensions'][number],
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const sum = `${dimension}  ${precise(score)} x weight ${weight} = ${precise(contribution)}`;
  if (columnsOf(`${sum}  ${reason}`) <= screen.width) {
    return [`${paint.bold(dimension)}${sum.slice(dimension.length)}  ${paint.dim(reason)}`];
  }
  const lines = hang('', sum, screen);
  return [
    ...lines.map((line, i) => (i === 0 ? paint.bold(dimension) + line.slice(dimension.length) : line)),
    ...hang('  ', reason, screen).map(paint.dim),
  ];
}

function overallLines({ dimensions, overall }: Explanation, paint: Paint, screen: Screen): readonly string[] {
  if (overall === null) return [];
  const sum = dimensions.map(({ contribution }) => precise(contribution)).join(' + ');
  const [first = '', ...others] = hang('overall  ', `${sum} = ${precise(overall)}`, screen);
  return [paint.bold('overall') + first.slice('overall'.length), ...others, ''];
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
  { dimension, evidence, score }: DimensionResult,
  reference: Summary,
  candidate: Summary | null,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  switch (evidence.kind) {
    case 'words':
      return wordLines(evidence, score, paint, screen);
    case 'actions':
      return actionLines(evidence, reference.key_actions, candidate?.key_actions ?? [], paint, screen);
    case 'moments':
      return momentLines(evidence, score, reference, candidate, screen);
    case 'text':
      return textLines(dimension, evidence, score, paint, screen);
    case 'assignment':
      return assignmentLines(evidence, reference.key_actions, candidate?.key_actions ?? [], paint, screen);
    case 'positions':
      return positionLines(evidence, score, reference.aha_moments, candidate?.aha_moments ?? [], screen);
    case 'outcome':
    case 'edge-case':
      return [];
  }
}

function wordLines(evidence: WordEvidence, score: number, paint: Paint, screen: Screen): readonly string[] {
  const { shared, missing, extra, jaccard, lengthRatio, lengthFactor } = evidence;
  const all = shared.length + missing.length + extra.length;
  const length = `${shared.length + extra.length} words for ${shared.length + missing.length}, ratio ${precise(lengthRatio)}, factor ${lengthFactor}`;
  return [
    ...wordList('shared', shared, screen).map(paint.green),
    ...wordList('missing', missing, screen).map(paint.red),
    ...wordList('extra', extra, screen).map(paint.dim),
    ...hang('  Jaccard    ', `${shared.length} shared / ${all} in all = ${precise(jaccard)}`, screen),
    ...hang('  length     ', length, screen),
    `  score      ${precise(jaccard)} x ${lengthFactor} = ${precise(score)}`,
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
    ...hang('  ', title, screen).map(paint.dim),
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
    ...hang('  F1         ', `2 x recall x precision / (recall + precision) = ${precise(evidence.f1)}`, screen),
  ];
}

function momentLines(
  evidence: MomentEvidence,
  score: number,
  reference: Summary,
  candidate: Summary | null,
  screen: Screen,
): readonly string[] {
  const sum = `0.6 x ${precise(evidence.countScore)} + 0.4 x ${precise(evidence.typeScore)} = ${precise(score)}`;
  const union = evidence.sharedTypes.length + evidence.missingTypes.length + evidence.extraTypes.length;
  return [
    ...hang('  reference  ', momentList(reference.aha_moments), screen),
    ...hang('  candidate  ', momentList(candidate?.aha_moments ?? []), screen),
    `  count      ${evidence.candidateCount} for ${evidence.referenceCount}: ${precise(evidence.countScore)}`,
    ...hang(
      '  types      ',
      `${evidence.sharedTypes.length} shared / ${union} in all = ${precise(evidence.typeScore)}`,
      screen,
    ),
    ...hang('  score      ', sum, screen),
  ];
}
