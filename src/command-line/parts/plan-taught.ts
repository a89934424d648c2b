import { posix } from 'node:path';
import type { Problem } from '../../core/errors.js';
import type { Digest, Files } from '../../core/ports.js';
import { maskTexts } from '../../core/redact.js';
import { type Summary, summaryText } from '../../core/summary.js';
import { counted } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { folderOfReference } from '../../inputs/corpus/reference-file.js';
import { LONGEST_TAUGHT, MOST_TAUGHT, taughtId } from '../../inputs/corpus/taught-summary.js';
import { asStrict, isTooLong, type Saying, taughtText, withTaught } from '../../inputs/corpus/write-taught.js';
import type { CommandContext } from '../command.js';
import type { TaughtSession } from './taught-sessions.js';
import type { Lesson } from './teach.js';
import type { Plan } from './write-plans.js';

interface Wanted {
  readonly kind: keyof typeof MOST_TAUGHT;
  /** The same summary, where somebody has taught it before. */
  readonly known: { readonly id: string } | undefined;
  readonly taught: TaughtSession;
  /** With the outcome in the candidate's own word. */
  readonly summary: Summary;
  readonly saying: Saying;
}

type Written = Omit<Plan, 'still' | 'remarks'> | Extract<ReturnType<Lesson['plan']>, { problem: object }>;

/** What is to be written so that a summary stands beside the reference: a file of its own, or an entry in the line of the session. */
export function besideOrInLine(
  { kind, known, taught, summary, saying }: Wanted,
  { ports: { files } }: CommandContext['run'],
  { textOf, idsOf }: Parameters<Lesson['plan']>[3],
): Written {
  const { golden, candidate, format } = taught;
  const session = golden.name;
  const id = known?.id ?? taughtId(saying.at, candidate.digest);
  const isKnown = known !== undefined;
  const folder = folderOfReference(golden.place.file);
  const file = folder === undefined ? golden.place.file : pathIn(folder, `${kind}/${id}.json`);
  const own = folder === undefined ? undefined : taughtText(summary, saying, format);
  // Somebody may be teaching the same at the same time.
  const isThere = isKnown || (own !== undefined && isText(file, own.text, files));
  const obstacle =
    (folder === undefined ? undefined : inTheWay(folder, kind, isThere ? undefined : file, files)) ??
    (isThere ? undefined : obstacleTo(kind, id, taught, idsOf(session))) ??
    (isThere ? undefined : tooLong(summary, saying, taught, folder === undefined ? id : undefined));
  if (obstacle !== undefined) return { problem: obstacle };
  if (own !== undefined) return { session, file, id, isKnown: isThere, before: null, ...own };
  const before = textOf(file);
  const entry = { id, summary, saying, isNew: !isKnown };
  const next = before === undefined ? undefined : withTaught(before, golden.place.line ?? 0, kind, entry, format);
  if (before === undefined || next === undefined)
    return {
      problem: {
        message: `the line of this session cannot be rewritten${before === undefined ? ': the file cannot be read, or a line of it is not UTF-8' : ''}`,
        place: golden.place,
        hint: `put the summary with "by" and "at" into the list "${kind}" of its line, as docs/corpus.md of summary-gate says`,
      },
    };
  return { session, file, id, isKnown, before, ...next };
}

function isText(file: string, text: string, files: Pick<Files, 'kind' | 'read'>): boolean {
  const read = files.kind(file) === 'file' ? files.read(file) : undefined;
  return read?.kind === 'text' && read.text === text;
}

/**
 * What stands where a summary is to have a file of its own; undefined where nothing does.
 * @param file that is to be new; undefined where it is there and has the summary
 */
function inTheWay(
  folder: string,
  kind: Wanted['kind'],
  file: string | undefined,
  files: Pick<Files, 'kind' | 'real'>,
): Problem | undefined {
  const path = pathIn(folder, kind);
  const away = linkAway(folder === '' ? '.' : folder, kind, files);
  if (away !== undefined)
    return {
      message: `the folder is a symbolic link to ${away}: what people teach is written beside its reference alone`,
      place: { file: path },
      hint: 'put a folder in its place, and try again',
    };
  if (file === undefined || files.kind(file) === 'missing') return undefined;
  return {
    message: 'a file of this name stands there already, and has another summary',
    place: { file },
    hint: 'read it; remove or rename it, and try again',
  };
}

/** Where the folder of such summaries leads, where that is not beside the reference. */
function linkAway(folder: string, kind: Wanted['kind'], files: Pick<Files, 'kind' | 'real'>): string | undefined {
  const path = posix.join(folder, kind);
  const real = files.kind(path) === 'folder' ? files.real(path) : undefined;
  return real === undefined || real === posix.join(files.real(folder) ?? folder, kind) ? undefined : real;
}

/** Why one more summary has no room beside a reference, or no name; undefined where it has. */
function obstacleTo(
  kind: Wanted['kind'],
  id: string,
  { golden, candidate }: TaughtSession,
  earlier: readonly string[],
): Problem | undefined {
  const there = golden[kind];
  if (there.length + earlier.length >= MOST_TAUGHT[kind]) {
    const has = `the session ${JSON.stringify(golden.name)} has ${counted(there.length, `${kind} summary`, `${kind} summaries`)}`;
    const more = earlier.length === 0 ? '' : `, and ${earlier.length} more would come before this one`;
    return {
      message: `${has}${more}; allowed: up to ${MOST_TAUGHT[kind]}`,
      place: golden.place,
      hint: 'remove one that a newer one is better than',
    };
  }
  return earlier.includes(id) || there.some((one) => one.id === id)
    ? {
        message: `another ${kind} summary of the session has the id ${id} already`,
        place: candidate.place,
        hint: 'name one of them alone, or give the other one another id',
      }
    : undefined;
}

/** A summary that no run would read: each after it would end with that, and this command too. */
function tooLong(
  summary: Summary,
  saying: Saying,
  { candidate, format }: TaughtSession,
  idInLine: string | undefined,
): Problem | undefined {
  if (!isTooLong(summary, saying, format, idInLine)) return undefined;
  return {
    message: `as it would be written, the summary has too many characters; allowed: up to ${LONGEST_TAUGHT}`,
    place: candidate.place,
    hint: 'every candidate is held against it; write a shorter one',
  };
}

/**
 * The summary that somebody has taught before and that is the same as the candidate. What was written is masked, and has the
 * outcome in our spelling.
 */
export function sameAs<T extends { readonly digest: string }>(
  { candidate }: Pick<TaughtSession, 'candidate'>,
  taught: readonly T[],
  digest: Digest,
): T | undefined {
  if (taught.length === 0) return undefined;
  const written = [candidate.summary, asStrict(candidate.summary)].map((one) => digest(summaryText(maskTexts(one))));
  return taught.find((one) => one.digest === candidate.digest || written.includes(one.digest));
}
