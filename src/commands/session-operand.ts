import { type Candidates, readCandidates } from '../candidates/read-candidates.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { readCorpus } from '../corpus/read-corpus.js';
import { UserError } from '../errors.js';
import type { CommandContext } from '../main.js';
import { suggestion } from '../settings/config-file.js';

/** The session that a command is asked about, and the candidates. Throws everything that is wrong with the input. */
export function readSession(
  command: string,
  { run, operands }: Pick<CommandContext, 'run' | 'operands'>,
): { readonly golden: GoldenSession; readonly candidates: Candidates } {
  const { values, problems } = run.settings;
  const { files, digest } = run.ports;
  const corpus = readCorpus(values.corpus, files, digest);
  const candidates = readCandidates(values.candidates, files, digest);
  const all = [...problems, ...corpus.problems, ...candidates.problems];
  const [wanted] = operands;
  const golden = corpus.sessions.find(({ name }) => name === wanted?.normalize('NFC'));
  if (wanted === undefined) all.push({ message: `${command} needs the name of a session` });
  else if (golden === undefined && corpus.problems.length === 0) {
    const names = corpus.sessions.map(({ name }) => name);
    all.push({ message: `the corpus has no session ${JSON.stringify(wanted)}${suggestion(wanted, names)}` });
  }
  if (golden === undefined || all.length > 0) throw new UserError(all);
  return { golden, candidates };
}
