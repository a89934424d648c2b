import type { Candidate } from '../candidates/candidate.js';
import { scoreCandidate } from '../candidates/pair.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { formatPlace } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { CommandContext } from '../main.js';
import { maskTexts } from '../redact.js';
import { jsonText } from '../render/escape.js';
import { type Explanation, renderExplanation } from '../render/explanation.js';
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
    : explainCandidate(golden, candidates.byName.get(golden.name), values);
  print(json ? jsonText(maskTexts(explanation)) : renderExplanation(explanation, screen));
  return EXIT.pass;
}

function explainCandidate(golden: GoldenSession, candidate: Candidate | undefined, values: Settings): Explanation {
  const session = scoreCandidate(golden, candidate, {
    score: openScorer(values.rubric, values.weights),
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
  };
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
  };
}
