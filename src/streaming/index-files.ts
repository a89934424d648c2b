import { readCandidateLine } from '../candidates/read-candidates.js';
import { nameProblem, normalizeName } from '../corpus/session-name.js';
import type { Defect } from '../finding.js';
import type { Digest, FileLine, LineFile } from '../ports.js';
import { FINDINGS_OF_NOBODY } from '../report/findings-budget.js';
import { NamedLines } from './named-lines.js';

export interface CorpusIndex {
  readonly lines: NamedLines;
  /** Indices of canaries and of unreviewed drafts. */
  readonly canaries: ReadonlySet<number>;
  readonly drafts: ReadonlySet<number>;
  /** Whether a line is certainly wrong. Many faults show only when a line is read as a whole. */
  readonly isBroken: boolean;
}

/** Reads the name of each golden session of a `.jsonl` corpus; there is none in a file that could not be opened. */
export function indexCorpus(file: LineFile | undefined, path: string): CorpusIndex {
  const lines = new NamedLines(path);
  const canaries = new Set<number>();
  const drafts = new Set<number>();
  let isBroken = false;
  for (const line of file?.lines() ?? []) {
    const value = valueOfLine(line);
    const name = nameIn(value);
    if (name === undefined) {
      isBroken = true;
      continue;
    }
    if (isSet(value, 'canary')) canaries.add(lines.names.length);
    if (isSet(value, 'unreviewed')) drafts.add(lines.names.length);
    lines.add(name, line);
  }
  return { lines, canaries, drafts, isBroken };
}

export interface CandidateIndex {
  readonly lines: NamedLines;
  /** The first defects of lines that do not tell whose they are, and how many more there are. */
  readonly defects: readonly Defect[];
  readonly moreDefects: number;
}

/** Reads the name of each candidate of a `.jsonl` file. */
export function indexCandidates(file: LineFile | undefined, path: string, digest: Digest): CandidateIndex {
  const lines = new NamedLines(path);
  const defects: Defect[] = [];
  let moreDefects = 0;
  for (const line of file?.lines() ?? []) {
    const read = readOwner(line, path, digest);
    if (typeof read === 'string') lines.add(read, line);
    else if (defects.length < FINDINGS_OF_NOBODY) defects.push(read);
    else moreDefects++;
  }
  return { lines, defects, moreDefects };
}

/** The name of the session that a line is for, or what is wrong where it does not tell. */
function readOwner(line: FileLine, path: string, digest: Digest): string | Defect {
  const name = nameIn(valueOfLine(line));
  if (name !== undefined) return name;
  // A broken line may still tell its name.
  const read = readCandidateLine(line, path, digest);
  return 'kind' in read ? read.name : read;
}

function valueOfLine({ text, fault }: FileLine): unknown {
  if (fault !== null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function nameIn(value: unknown): string | undefined {
  const given = memberOf(value, 'name');
  const name = typeof given === 'string' ? normalizeName(given) : undefined;
  return name === undefined || nameProblem(name) !== undefined ? undefined : name;
}

function isSet(value: unknown, key: string): boolean {
  return memberOf(value, key) === true;
}

function memberOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}
