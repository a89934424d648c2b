import { reasonOf } from '../../adapters/disk/files.js';
import { withLock } from '../../adapters/disk/lock.js';
import { UserError } from '../../core/errors.js';
import type { FindingCode } from '../../core/finding.js';
import type { Files } from '../../core/ports.js';

/** What is said of a file in which a credential was masked. */
export const MASKED = 'a credential in it is masked: it is not word for word what was written';

/** A file that is to be written about one session. */
export interface Plan {
  readonly session: string;
  readonly file: string;
  readonly text: string;
  /** What the summary is called beside its reference; null where the file is another one. */
  readonly id: string | null;
  /** Whether somebody has taught this summary before, so that there is nothing to write. */
  readonly isKnown: boolean;
  /** What stands there, where it is to be replaced; null where the file is to be new. */
  readonly before: string | null;
  /** Whether a credential was masked in it. */
  readonly isMasked: boolean;
  /** What people should know before they sign it. */
  readonly remarks: readonly string[];
  /** The findings that are told all the same when it is written. */
  readonly still: readonly FindingCode[];
}

/**
 * Writes all of them; where one cannot be written, those before it are taken back. Each file is whole or not there, so that who
 * is killed on the way runs the command again. A new file that stands there already is left as it is, and what somebody else
 * writes into a file at the same time is not lost.
 * @returns the files that were written
 */
export async function writeAll(plans: readonly Plan[], files: Files): Promise<readonly string[]> {
  const done: Plan[] = [];
  for (const plan of oncePerFile(plans)) {
    try {
      if (await write(plan, files)) done.push(plan);
    } catch (error) {
      for (const one of done) await takeBack(one, files);
      throw new UserError([{ message: `cannot write: ${reasonOf(error)}`, place: { file: plan.file } }]);
    }
  }
  return done.map(({ file }) => file);
}

/** Another text of a file, behind the byte-order mark that it has: nothing else of it is to be another one. */
export function asItStands(file: string, text: string, files: Pick<Files, 'kind' | 'read'>): string {
  const now = files.kind(file) === 'file' ? files.read(file) : undefined;
  return now?.kind === 'text' && now.hasByteOrderMark === true ? `\uFEFF${text}` : text;
}

/** Several sessions may be lines of one file: it is written once, as the last of them leaves it. */
function oncePerFile(plans: readonly Plan[]): readonly Plan[] {
  const byFile = new Map<string, Plan>();
  for (const plan of plans) byFile.set(plan.file, { ...plan, before: byFile.get(plan.file)?.before ?? plan.before });
  return [...byFile.values()];
}

async function write({ file, text, before }: Plan, files: Files): Promise<boolean> {
  if (before === null) return files.create(file, text);
  if (text === before) return false;
  if (!(await exchange(file, { before, after: text }, files)))
    throw new Error('somebody has changed the file meanwhile: run the command again');
  return true;
}

/** What somebody else has changed since stays as it is. */
async function takeBack({ file, text, before }: Plan, files: Files): Promise<void> {
  if (before === null) files.remove(file);
  else await exchange(file, { before: text, after: before }, files);
}

/** Puts one text in the place of another, unless it is not that one any more. */
function exchange(
  file: string,
  { before, after }: { readonly before: string; readonly after: string },
  files: Files,
): Promise<boolean> {
  return withLock(files, `${file}.lock`, () => {
    const now = files.read(file);
    if (now.kind !== 'text' || now.text !== before) return false;
    files.write(file, asItStands(file, after, files));
    return true;
  });
}
