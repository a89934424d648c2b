import type { Digest } from '../../core/ports.js';
import { maskTexts } from '../../core/redact.js';
import { type Summary, summaryText } from '../../core/summary.js';
import { folderOfReference } from '../../inputs/corpus/reference-file.js';
import { MOST_ACCEPTED, MOST_REJECTED } from '../../inputs/corpus/taught-summary.js';
import { asStrict, type Saying, taughtText, withTaught } from '../../inputs/corpus/write-taught.js';
import type { CommandContext } from '../command.js';
import type { TaughtSession } from './taught-sessions.js';
import type { Lesson } from './teach.js';
import type { Plan } from './write-plans.js';

const MOST = { accepted: MOST_ACCEPTED, rejected: MOST_REJECTED } as const;

interface Wanted {
  readonly kind: keyof typeof MOST;
  /** The same summary, where somebody has taught it before. */
  readonly known: { readonly id: string } | undefined;
  readonly taught: TaughtSession;
  readonly summary: Summary;
  readonly saying: Saying;
}

type Written = Omit<Plan, 'still' | 'remarks'> | Extract<ReturnType<Lesson['plan']>, { problem: object }>;

/** What is to be written so that a summary stands beside the reference: a file of its own, or an entry in the line of the session. */
export function besideOrInLine(
  { kind, known, taught, summary, saying }: Wanted,
  { ports: { files } }: CommandContext['run'],
  textOf: Parameters<Lesson['plan']>[3],
): Written {
  const { golden, candidate, format } = taught;
  const session = golden.name;
  const id = known?.id ?? `${saying.at}-${candidate.digest.slice(0, 8)}`;
  const folder = folderOfReference(golden.place.file);
  const file = folder === undefined ? golden.place.file : `${folder === '' ? '' : `${folder}/`}${kind}/${id}.json`;
  // A file of its own that is there and has the summary is known.
  if (known === undefined && folder !== undefined && files.kind(file) !== 'missing')
    return {
      problem: {
        message: 'a file of this name stands there already, and has another summary',
        place: { file },
        hint: 'read it; remove or rename it, and try again',
      },
    };
  const isNew = known === undefined;
  if (isNew && golden[kind].length >= MOST[kind])
    return {
      problem: {
        message: `the session has ${MOST[kind]} ${kind} summaries; allowed: no more`,
        place: golden.place,
        hint: 'remove one that a newer one is better than',
      },
    };
  if (folder !== undefined) return { session, file, before: null, ...taughtText(summary, saying, format) };
  const before = textOf(file);
  const entry = { id, summary, saying, isNew };
  const next = before === undefined ? undefined : withTaught(before, golden.place.line ?? 0, kind, entry, format);
  if (before === undefined || next === undefined)
    return {
      problem: {
        message: `the line of this session cannot be rewritten${before === undefined ? ': the file cannot be read, or a line of it is not UTF-8' : ''}`,
        place: golden.place,
        hint: `put the summary with "by" and "at" into the list "${kind}" of its line, as docs/corpus.md says`,
      },
    };
  return { session, file, before, ...next };
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
