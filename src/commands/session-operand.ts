import { type Candidates, readCandidates } from '../candidates/read-candidates.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { type Corpus, readCorpus } from '../corpus/read-corpus.js';
import { type Problem, UserError } from '../errors.js';
import type { CommandContext } from '../main.js';
import { nameHint } from './name-hint.js';

/** What was found for the name that a command is given. */
export interface SoughtSession {
  readonly name: string;
  readonly isNamed: boolean;
  readonly golden: GoldenSession | undefined;
  readonly candidates: Candidates;
  readonly corpus: Corpus;
  /** Whether it is certain that no golden session has the name: of a corpus that is broken nobody knows whom it has. */
  readonly isStranger: boolean;
  /** What is wrong besides the corpus. */
  readonly problems: readonly Problem[];
}

/** Looks for the session that a command is asked about. */
export function seekSession({ run, operands }: Pick<CommandContext, 'run' | 'operands'>): SoughtSession {
  const { values, origins, problems } = run.settings;
  const { files, digest } = run.ports;
  const corpus = readCorpus(values.corpus, files, digest);
  const candidates = readCandidates(values.candidates, files, digest);
  const [wanted] = operands;
  const name = wanted?.normalize('NFC') ?? '';
  const golden = corpus.sessions.find((session) => session.name === name);
  // Nobody has to have a corpus: a judge may need no reference.
  const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
  return {
    name,
    isNamed: wanted !== undefined,
    golden,
    candidates,
    corpus,
    isStranger: golden === undefined && (hasNone || corpus.problems.length === 0),
    problems: [...problems, ...candidates.problems],
  };
}

/** The golden session that was sought. Throws everything that is wrong with the input. */
export function requireSession(command: string, sought: SoughtSession): GoldenSession {
  const { name, isNamed, golden, corpus, problems } = sought;
  const all = [...problems, ...corpus.problems];
  if (!isNamed) all.push({ message: `${command} needs the name of a session` });
  else if (golden === undefined && corpus.problems.length === 0) {
    const names = corpus.sessions.map((session) => session.name);
    const { ending, ...hint } = nameHint(name, names);
    all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
  }
  if (golden === undefined || all.length > 0) throw new UserError(all);
  return golden;
}

/** The session that a command is asked about, and the candidates. Throws everything that is wrong with the input. */
export function readSession(
  command: string,
  context: Pick<CommandContext, 'run' | 'operands'>,
): { readonly golden: GoldenSession; readonly candidates: Candidates } {
  const sought = seekSession(context);
  return { golden: requireSession(command, sought), candidates: sought.candidates };
}
