import { UserError } from '../core/errors.js';
import type { Defect } from '../core/finding.js';
import { jsonOrNothing } from '../core/json/values.js';
import type { Digest } from '../core/ports.js';
import { readCandidate } from '../inputs/candidates/read-candidate.js';
import { sampleOf } from '../inputs/candidates/sample-of.js';
import { MOST_PROBLEMS } from '../inputs/corpus/read-corpus.js';
import { nameProblem, normalizeName } from '../inputs/corpus/session-name.js';
import { memberAt } from '../inputs/format/in-our-keys.js';
import { nameOfLine } from '../inputs/format/line-name.js';
import type { SummaryFormat } from '../inputs/format/summary-format.js';
import type { InputText, InputTexts } from '../inputs/input-texts.js';
import { NamedTexts } from '../inputs/named-texts.js';
import { MOST_OUTSIDE_FINDINGS } from './session-record.js';

/** Names and positions of the golden sessions of a corpus; their texts are not held. */
export interface CorpusIndex {
  readonly texts: NamedTexts;
  /** Indices of canaries in `texts`. */
  readonly canaries: ReadonlySet<number>;
  /** Indices of unreviewed drafts in `texts`. */
  readonly drafts: ReadonlySet<number>;
  /** True when a text is certainly broken. Many faults only show when a session is read as a whole. */
  readonly isBroken: boolean;
}

/** Indexes the golden sessions of a corpus by name; the index is empty for a corpus that could not be opened. */
export function indexCorpus(texts: InputTexts | undefined, path: string, format: SummaryFormat): CorpusIndex {
  const named = new NamedTexts(path);
  const canaries = new Set<number>();
  const drafts = new Set<number>();
  let broken = 0;
  for (const { position, read } of texts?.all() ?? []) {
    const text = read();
    const value = jsonOf(text);
    const name = value === undefined ? undefined : nameOf(text, value, format);
    if (name === undefined) {
      // No more of it will be told.
      if (++broken === MOST_PROBLEMS) break;
      continue;
    }
    if (isSet(value, 'canary')) canaries.add(named.names.length);
    if (isSet(value, 'unreviewed')) drafts.add(named.names.length);
    named.add(name, position);
  }
  return { texts: named, canaries, drafts, isBroken: broken > 0 };
}

/** More candidates than this that do not say whose they are are no candidates, and a file of 50 MB may have 25 million. */
export const MOST_NAMELESS = 20_000;

/** Names and positions of the candidates of a run; their texts are not held. */
export interface CandidateIndex {
  readonly texts: NamedTexts;
  /** How many inputs they come from: each of several holds a sample of every session. */
  readonly inputs: number;
  /** The first defects of texts that do not tell which session they are for, and how many more there are. */
  readonly defects: readonly Defect[];
  readonly moreDefects: number;
}

/**
 * Indexes candidates by the name of the session that each is for. Throws a UserError where more than `MOST_NAMELESS` do not tell.
 * @param asides files that are none of the samples beside which they stand
 * @param isSession whether there is a golden session of a name
 */
export function indexCandidates(
  texts: InputTexts | undefined,
  path: string,
  digest: Digest,
  format: SummaryFormat,
  asides: readonly Defect[] = [],
  isSession: (name: string) => boolean = () => false,
): CandidateIndex {
  const named = new NamedTexts(path);
  const defects = asides.slice(0, MOST_OUTSIDE_FINDINGS);
  let moreDefects = asides.length - defects.length;
  let nameless = 0;
  for (const { position, read } of texts?.all() ?? []) {
    // A file of its own is named by its path, and is read when it is scored.
    if ('name' in position) {
      named.add(position.name, position);
      continue;
    }
    const text = read();
    const owner = readOwner(text, digest, format, isSession);
    if (typeof owner === 'string') {
      named.add(owner, position, position.sample ?? sampleOf(text));
      continue;
    }
    if (++nameless > MOST_NAMELESS) throw tooManyNameless(text);
    if (defects.length < MOST_OUTSIDE_FINDINGS) defects.push(owner);
    else moreDefects++;
  }
  return { texts: named, inputs: texts?.parts.length ?? 0, defects, moreDefects };
}

function tooManyNameless({ file, line }: InputText): UserError {
  const most = MOST_NAMELESS.toLocaleString('en-GB');
  const message = `more than ${most} candidates do not tell whose they are; allowed: so many in one run`;
  return new UserError([
    { message, place: { file, line }, hint: 'each line is one JSON object with the name of its session' },
  ]);
}

/** The name of the session that a candidate is for, or a defect where the text does not tell. */
function readOwner(
  text: InputText,
  digest: Digest,
  format: SummaryFormat,
  isSession: (name: string) => boolean,
): string | Defect {
  const name = nameOf(text, jsonOf(text), format);
  if (name !== undefined) return name;
  // A broken line may still tell its name.
  const read = readCandidate(text, digest, format, isSession);
  return 'kind' in read ? read.name : read;
}

function jsonOf({ text, fault, markdown }: InputText): unknown {
  if (fault !== null) return undefined;
  return markdown === undefined ? jsonOrNothing(text) : markdown.readMetadata(text);
}

/** The session name that the path of a text gives, else the one that the line itself gives. */
function nameOf({ name: given }: InputText, value: unknown, format: SummaryFormat): string | undefined {
  if (given !== undefined) return given;
  const own = nameOfLine(value, format);
  const name = typeof own === 'string' ? normalizeName(own) : undefined;
  return name === undefined || nameProblem(name) !== undefined ? undefined : name;
}

function isSet(value: unknown, key: string): boolean {
  return memberAt(value, [key]) === true;
}
