import { z } from 'zod';
import type { Candidate } from '../candidates/candidate.js';
import { scoreCandidate } from '../candidates/pair.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { formatPlace } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import { parseJson } from '../json/document.js';
import type { CommandContext } from '../main.js';
import type { Files } from '../ports.js';
import { maskTexts } from '../redact.js';
import { jsonText } from '../render/escape.js';
import { type Explanation, renderExplanation } from '../render/explanation.js';
import { judgementSchema } from '../report/judgement-schema.js';
import { pathIn } from '../report-files.js';
import { RequirementCheck } from '../rubric/requirement-check.js';
import { openScorer } from '../rubric/score.js';
import type { Settings } from '../settings/table.js';
import { readSession } from './session-operand.js';

/** Shows every number behind one session. */
export function explain(context: CommandContext): ExitCode {
  const { run, json, screen, print } = context;
  const { values } = run.settings;
  const { golden, candidates } = readSession('explain', context);
  const explanation = golden.canary
    ? explainCanary(golden, values)
    : explainCandidate(golden, candidates.byName.get(golden.name), values, run.ports.files);
  print(json ? jsonText(maskTexts(explanation)) : renderExplanation(explanation, screen));
  return EXIT.pass;
}

function explainCandidate(
  golden: GoldenSession,
  candidate: Candidate | undefined,
  values: Settings,
  files: Files,
): Explanation {
  const session = scoreCandidate(golden, candidate, {
    score: openScorer(values.rubric, values.weights),
    check: new RequirementCheck(),
    candidatesPath: values.candidates,
  });
  return {
    name: golden.name,
    status: session.status,
    rubric: values.rubric,
    overall: session.overall,
    dimensions: session.dimensions.map((result) => ({
      ...result,
      weight: values.weights[result.dimension],
      contribution: result.score * values.weights[result.dimension],
    })),
    findings: session.defects.map(({ place, ...defect }) => ({ ...defect, ...place })),
    reference: { place: formatPlace(golden.place), ...golden.reference },
    candidate: candidate?.kind === 'valid' ? { place: formatPlace(candidate.place), ...candidate.summary } : null,
    judge: session.candidateDigest === null ? null : lastJudgement(golden, session.candidateDigest, values, files),
  };
}

/** As much of a report as is needed here: the whole schema would be loaded for every command. */
const lastReport = z.looseObject({
  sessions: z.array(
    z.looseObject({
      name: z.string(),
      candidate_digest: z.string().nullable(),
      reference_digest: z.string().nullable(),
      judge: judgementSchema.optional(),
    }),
  ),
});

/**
 * What the judge said of this very candidate and reference in the last run, as report.json has it: nobody is asked for an
 * explanation. The file is foreign, and one that is no report tells nothing.
 */
function lastJudgement(
  golden: GoldenSession,
  candidateDigest: string,
  values: Settings,
  files: Files,
): Explanation['judge'] {
  const path = pathIn(values['report-dir'], 'report.json');
  if (files.kind(path) !== 'file') return null;
  const read = files.read(path);
  const parsed = read.kind === 'text' ? parseJson(read.text) : undefined;
  if (parsed === undefined || 'error' in parsed) return null;
  const { data } = lastReport.safeParse(parsed.document.value);
  const session = data?.sessions.find(({ name }) => name === golden.name);
  const isSame = session?.candidate_digest === candidateDigest && session.reference_digest === golden.referenceDigest;
  return isSame && session.judge !== undefined ? { place: path, ...session.judge } : null;
}

/** A canary is for the judge: a candidate that stands beside it is not looked at. */
function explainCanary(golden: GoldenSession, { rubric }: Settings): Explanation {
  return {
    name: golden.name,
    status: 'canary',
    rubric,
    overall: null,
    dimensions: [],
    findings: [],
    reference: { place: formatPlace(golden.place), ...golden.reference },
    candidate: null,
    judge: null,
  };
}
