import type { Candidate } from '../candidates/candidate.js';
import { scoreCandidate } from '../candidates/pair.js';
import { readCandidates } from '../candidates/read-candidates.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { readCorpus } from '../corpus/read-corpus.js';
import { formatPlace, UserError } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { CommandContext } from '../main.js';
import type { Files } from '../ports.js';
import { maskSecrets } from '../redact.js';
import { jsonText } from '../render/escape.js';
import { type Explanation, renderExplanation } from '../render/explanation.js';
import { RequirementCheck } from '../rubric/requirement-check.js';
import { openScorer } from '../rubric/score.js';
import { suggestion } from '../settings/config-file.js';
import type { Settings } from '../settings/table.js';
import { explainUnreferenced } from './explain-unreferenced.js';
import { lastJudgement } from './last-judgement.js';

/** Shows every number behind one session. */
export function explain({ run, operands, json, screen, print }: CommandContext): ExitCode {
  const { values, origins, problems } = run.settings;
  const { files, digest } = run.ports;
  const corpus = readCorpus(values.corpus, files, digest);
  const candidates = readCandidates(values.candidates, files, digest);
  const [wanted] = operands;
  const name = wanted?.normalize('NFC') ?? '';
  const golden = corpus.sessions.find((session) => session.name === name);
  const candidate = candidates.byName.get(name);
  // A judge that needs no reference needs no corpus either; of one that is broken nobody knows whom it has.
  const hasNoCorpus = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
  const isStranger = golden === undefined && (hasNoCorpus || corpus.problems.length === 0);
  const unreferenced = isStranger ? explainUnreferenced(candidate, values, files) : undefined;
  const all = [...problems, ...(unreferenced === undefined ? corpus.problems : []), ...candidates.problems];
  if (wanted === undefined) all.push({ message: 'explain needs the name of a session' });
  else if (isStranger && unreferenced === undefined && corpus.problems.length === 0) {
    const names = corpus.sessions.map((session) => session.name);
    all.push({ message: `the corpus has no session ${JSON.stringify(wanted)}${suggestion(wanted, names)}` });
  }
  const explanation = golden === undefined ? unreferenced : explainGolden(golden, candidate, values, files);
  if (explanation === undefined || all.length > 0) throw new UserError(all);
  print(json ? jsonText(masked(explanation)) : renderExplanation(explanation, screen));
  return EXIT.pass;
}

function explainGolden(
  golden: GoldenSession,
  candidate: Candidate | undefined,
  values: Settings,
  files: Files,
): Explanation {
  return golden.canary ? explainCanary(golden, values) : explainCandidate(golden, candidate, values, files);
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
    judge:
      session.candidateDigest === null
        ? null
        : lastJudgement(
            { name: golden.name, candidateDigest: session.candidateDigest, referenceDigest: golden.referenceDigest },
            values,
            files,
          ),
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
    judge: null,
  };
}

/** The same value with credentials masked in every text. */
function masked(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (_, member) => (typeof member === 'string' ? maskSecrets(member) : member)));
}
