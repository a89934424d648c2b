import { scoreCandidate } from '../candidates/pair.js';
import { readCandidates } from '../candidates/read-candidates.js';
import { readCorpus } from '../corpus/read-corpus.js';
import { formatPlace, UserError } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { CommandContext } from '../main.js';
import { renderExplanation } from '../render/explanation.js';
import { suggestion } from '../settings/config-file.js';

/** Shows every number behind one session. */
export function explain({ run, operands, json, screen, print }: CommandContext): ExitCode {
  const { values, problems } = run.settings;
  const { files, digest } = run.ports;
  const corpus = readCorpus(values.corpus, files, digest);
  const candidates = readCandidates(values.candidates, files, digest, false);
  const all = [...problems, ...corpus.problems, ...candidates.problems];
  const [wanted] = operands;
  const golden = corpus.sessions.find(({ name }) => name === wanted?.normalize('NFC'));
  if (wanted === undefined) all.push({ message: 'explain needs the name of a session' });
  else if (golden === undefined && corpus.problems.length === 0) {
    const names = corpus.sessions.map(({ name }) => name);
    all.push({ message: `the corpus has no session ${JSON.stringify(wanted)}${suggestion(wanted, names)}` });
  }
  if (golden === undefined || all.length > 0) throw new UserError(all);

  const candidate = candidates.byName.get(golden.name);
  const session = scoreCandidate(golden, candidate, { weights: values.weights, candidatesPath: values.candidates });
  const explanation = {
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
  print(json ? `${JSON.stringify(explanation, null, 2)}\n` : renderExplanation(explanation, screen));
  return EXIT.pass;
}
