import { posix } from 'node:path';
import { type Problem, UserError } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { nameSome, nearestName } from '../../core/text.js';
import { inUnicodeForm } from '../../core/unicode-form.js';
import { type Candidates, readCandidates } from '../../inputs/candidates/read-candidates.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { type Corpus, readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { CommandContext } from '../command.js';
import { type CorpusFaults, faultsFor, othersFaults } from './faults-of-others.js';

/** What was found for the name that a command is given. */
export interface SoughtSession {
  readonly name: string;
  /** The number of the sample that is wanted, as in `fix-login/2`; undefined where none is named. */
  readonly sample: number | undefined;
  readonly isNamed: boolean;
  readonly golden: GoldenSession | undefined;
  readonly candidates: Candidates;
  readonly corpus: Corpus;
  /** Whether it is certain that no golden session has the name. */
  readonly isUnmatched: boolean;
  /** What is wrong besides the corpus. */
  readonly problems: readonly Problem[];
  /** What is wrong in the corpus, by whose it is. */
  readonly faults: CorpusFaults;
}

/** Takes `fix-login/2` apart, which names sample 2 of a session: no name of a session has a slash. */
export function namedSample(operand: string): { readonly name: string; readonly sample: number | undefined } {
  const [, name, sample] = /^(.*)\/(\d{1,6})$/s.exec(operand) ?? [];
  return name === undefined ? { name: operand, sample: undefined } : { name, sample: Number(sample) };
}

/** A name goes before a place: nobody who has a session called `a.json` should be given another. */
function sought(
  operand: string,
  known: { readonly corpus: Corpus; readonly candidates: Candidates },
  files: Files,
): ReturnType<typeof namedSample> {
  const named = namedSample(operand);
  const { corpus, candidates } = known;
  if (operand === '' || candidates.byName.has(named.name) || candidates.samplesOf.has(named.name)) return named;
  if (corpus.sessions.some(({ name }) => name === named.name)) return named;
  return sessionAt(operand, known, files) ?? named;
}

/** Looks for the session that a command is asked about. Throws what is wrong with settings without which no corpus is read. */
export async function seekSession({ run, operands }: Pick<CommandContext, 'run' | 'operands'>): Promise<SoughtSession> {
  const { values, origins, problems, wrong } = run.settings;
  const { files, digest } = run.ports;
  if (wrong.has('corpus')) throw new UserError(problems);
  const corpus = await readCorpus(values.corpus, files, digest, formatOf(values));
  const names = new Set(corpus.sessions.filter(({ canary }) => !canary).map((session) => session.name));
  // Nobody has to have a corpus: a judge may need no reference.
  const hasNone = origins.corpus === 'default' && files.kind(values.corpus) === 'missing';
  const isInCorpus = (name: string): boolean => names.has(name) || hasNone;
  const candidates = await readCandidates(values.candidates, files, digest, formatOf(values), isInCorpus);
  const [wanted] = operands;
  const { name, sample } = sought(inUnicodeForm(wanted ?? '', 'NFC'), { corpus, candidates }, files);
  const golden = corpus.sessions.find((session) => session.name === name);
  const faults = faultsFor(name, corpus);
  return {
    name,
    sample,
    isNamed: wanted !== undefined,
    golden,
    candidates,
    corpus,
    isUnmatched: golden === undefined && (hasNone || faults.own.length + faults.nobodys.length === 0),
    problems: [...problems, ...candidates.problems],
    faults,
  };
}

/** The golden session that was sought. Throws what is wrong with it and with the settings; another's fault is told. */
export function requireSession(command: string, sought: SoughtSession, tell: CommandContext['tell']): GoldenSession {
  const { name, isNamed, golden, corpus, problems, isUnmatched, faults } = sought;
  // Of a session that is not there, a fault without an owner may be its own.
  const all = [...problems, ...faults.own, ...(golden === undefined ? faults.nobodys : [])];
  if (!isNamed) all.push({ message: `${command} needs the name of a session`, hint: '`explain` lists them' });
  else if (isUnmatched && faults.nobodys.length === 0) {
    const names = corpus.sessions.map((session) => session.name);
    const { ending, ...hint } = nameHint(name, names);
    all.push({ message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint });
  }
  if (golden === undefined || all.length > 0) throw new UserError(all);
  for (const line of othersFaults(sought)) tell(line);
  return golden;
}

/** The session that a command is asked about, and the candidates. Throws everything that is wrong with the input. */
export async function readSession(
  command: string,
  context: Pick<CommandContext, 'run' | 'operands' | 'tell'>,
): Promise<Pick<SoughtSession, 'candidates' | 'corpus' | 'sample'> & { readonly golden: GoldenSession }> {
  const sought = await seekSession(context);
  const { candidates, corpus, sample } = sought;
  return { golden: requireSession(command, sought, context.tell), candidates, corpus, sample };
}

/** More names than this are counted. */
const MOST_NAMES = 3;

/** What somebody may have meant who typed a name that is unknown: as the end of a message, and as its hint. */
interface NameHint {
  readonly ending: string;
  readonly hint?: string;
}

/** The name most like it, or else those that have it in them, or else some of all. */
export function nameHint(typed: string, names: readonly string[]): NameHint {
  const nearest = nearestName(typed, names);
  const containing = names.filter((name) => typed !== '' && name.toLowerCase().includes(typed.toLowerCase()));
  const [only] = containing.length === 1 ? containing : [nearest];
  if (only !== undefined) return { ending: `, did you mean ${JSON.stringify(only)}?` };
  if (containing.length > 0) return { ending: `, did you mean one of ${list(containing)}?` };
  return { ending: '', ...(names.length > 0 && { hint: `it has ${list(names)}` }) };
}

function list(names: readonly string[]): string {
  return nameSome(names, MOST_NAMES, (name) => JSON.stringify(name));
}

/** What a command is asked about, and where that may stand. */
interface Known {
  readonly corpus: Pick<Corpus, 'sessions' | 'problems' | 'owners'>;
  readonly candidates: Pick<Candidates, 'byName' | 'samplesOf'>;
}

/** A session, and where one of several samples stands there, its number. */
interface Found {
  readonly name: string;
  readonly sample: number | undefined;
}

/**
 * The session of a place as reports and terminals name it, `candidates/login.json:4:18`: the file of its candidate or of its
 * reference, or one beside that; of files with many sessions the line tells which. A path goes out from the working directory
 * or, as reports print it, from the top of the workspace. Undefined where no session stands there.
 */
export function sessionAt(operand: string, known: Known, files: Pick<Files, 'locate'>): Found | undefined {
  const [, path = '', digits] = /^(.+?)(?::(\d{1,9}))?(?::\d{1,9})?$/s.exec(operand) ?? [];
  const located = files.locate(path);
  const line = digits === undefined ? undefined : Number(digits);
  const fromHere = 'problem' in located ? undefined : inFile(located.path, line, known);
  return fromHere ?? inFile(posix.normalize(path), line, known);
}

function inFile(path: string, line: number | undefined, { corpus, candidates }: Known): Found | undefined {
  const isThere = ({ file, line: own }: { readonly file: string; readonly line?: number }): boolean =>
    file === path && (!file.endsWith('.jsonl') || own === line);
  for (const [name, samples] of candidates.samplesOf) {
    for (const [sample, { place }] of samples) if (isThere(place)) return { name, sample };
  }
  for (const [name, { place }] of candidates.byName) if (isThere(place)) return { name, sample: undefined };
  const golden = corpus.sessions.find(
    ({ place }) =>
      isThere(place) ||
      (!place.file.endsWith('.jsonl') && [path, posix.dirname(path)].includes(posix.dirname(place.file))),
  );
  // A reference that cannot be read has its name from its folder.
  const broken = corpus.owners[corpus.problems.findIndex(({ place }) => place !== undefined && isThere(place))];
  const name = golden?.name ?? broken;
  return name === undefined ? undefined : { name, sample: undefined };
}
