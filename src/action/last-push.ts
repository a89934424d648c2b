import type { Digest } from '../core/ports.js';
import { counted } from '../core/text.js';
import { nameList } from '../render/page/baseline-section.js';
import type { ReportSession } from '../report/schema.js';

/** What a comment remembers of one push. */
interface Push {
  /** The head commit, in full. */
  readonly commit: string;
  /** Short digests of the names of the failing sessions; null where they were too many to remember. */
  readonly failing: readonly string[] | null;
}

/** What a comment remembers: the push it shows, and the one before, which a rerun of the same commit goes by again. */
export interface Memory {
  readonly shown: Push;
  readonly before: Push | null;
}

/** A comment has room for some 60,000 characters, and this is read by no person. */
const MOST_REMEMBERED = 300;
/** 48 bits: two of 300 names collide once in 6,000,000,000 pull requests, and then one number is off by one. */
const DIGEST_LENGTH = 12;

const PUSH = `([0-9a-f]{40,64})=(\\*|(?:[0-9a-f]{${DIGEST_LENGTH}}(?:,[0-9a-f]{${DIGEST_LENGTH}}){0,${MOST_REMEMBERED - 1}})?)`;
/** The last line alone: what stands above it has foreign words in it. */
const LAST_LINE = new RegExp(`^<!-- push ${PUSH}(?: before ${PUSH})? -->$`);

/** What one of our comments remembers; nothing where its last line is no memory, or is not as we write it. */
export function readMemory(body: string): Memory | undefined {
  const text = body.trimEnd();
  const match = LAST_LINE.exec(text.slice(text.lastIndexOf('\n') + 1));
  const shown = pushOf(match?.[1], match?.[2]);
  return shown === undefined ? undefined : { shown, before: pushOf(match?.[3], match?.[4]) ?? null };
}

function pushOf(commit: string | undefined, failing: string | undefined): Push | undefined {
  if (commit === undefined || failing === undefined) return undefined;
  return { commit, failing: failing === '*' ? null : failing.split(',').filter((digest) => digest !== '') };
}

/** The memory as the last line of a comment, which nobody sees. */
export function memoryLine({ shown, before }: Memory): string {
  const words = [shown, ...(before === null ? [] : [before])].map(
    ({ commit, failing }) => `${commit}=${failing === null ? '*' : failing.join(',')}`,
  );
  return `<!-- push ${words.join(' before ')} -->`;
}

/** What the comment of a push is to remember, given what the comment before it does. */
export function remember(
  sessions: readonly ReportSession[],
  commit: string,
  earlier: Memory | undefined,
  digest: Digest,
): Memory {
  const failing = sessions.filter(({ failed }) => failed).map(({ name }) => shortDigest(name, digest));
  return {
    shown: { commit, failing: failing.length > MOST_REMEMBERED ? null : failing },
    // A rerun is no push.
    before: (earlier?.shown.commit === commit ? earlier.before : earlier?.shown) ?? null,
  };
}

/**
 * What has changed since the push before, as a line of Markdown such as `Since the last push (abc1234): 2 sessions more
 * fail, 1 is fixed`; nothing where that push is not known. Says how sessions fell out and changes no verdict.
 */
export function sinceLastPush(
  sessions: readonly ReportSession[],
  { before }: Memory,
  digest: Digest,
): string | undefined {
  if (before === null || before.failing === null) return undefined;
  const failedBefore = new Set(before.failing);
  const rated = sessions.map(({ name, failed }) => ({
    name,
    failed,
    failedThen: failedBefore.has(shortDigest(name, digest)),
  }));
  const fresh = rated.filter(({ failed, failedThen }) => failed && !failedThen).map(({ name }) => name);
  const fixed = rated.filter(({ failed, failedThen }) => !failed && failedThen).map(({ name }) => name);
  const gone = failedBefore.size - rated.filter(({ failedThen }) => failedThen).length;
  const words = [
    ...(fresh.length === 0
      ? []
      : [`${counted(fresh.length, 'session')} more ${fails(fresh)} (${nameList(fresh, MOST_NAMED)})`]),
    ...(fixed.length === 0
      ? []
      : [`${fixed.length} ${fixed.length === 1 ? 'is' : 'are'} fixed (${nameList(fixed, MOST_NAMED)})`]),
    ...(gone <= 0 ? [] : [`${gone} that failed ${gone === 1 ? 'is' : 'are'} no longer scored`]),
  ];
  const same = failedBefore.size === 0 ? 'still no session fails' : 'the same sessions fail';
  return `Since the last push (${before.commit.slice(0, 7)}): ${words.length === 0 ? same : words.join(', ')}.`;
}

const MOST_NAMED = 5;

function fails({ length }: readonly string[]): string {
  return length === 1 ? 'fails' : 'fail';
}

function shortDigest(name: string, digest: Digest): string {
  return digest(name).slice(0, DIGEST_LENGTH);
}
