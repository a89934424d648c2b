import type { CommentMode } from '../../settings/table.js';

/** A comment on a pull request, as far as deciding needs it. */
export interface ExistingComment {
  readonly id: number;
  readonly body: string;
  /** Login of its author in lower case, with `[bot]` where it is an app. */
  readonly author: string;
  /** GitHub hides a minimised comment: nobody would see the update. */
  readonly minimized: boolean;
  /** When it was written last, as GitHub says it: ISO 8601. */
  readonly updatedAt?: string;
}

type StickyDecision =
  | { readonly kind: 'create' }
  | { readonly kind: 'update'; readonly id: number }
  | { readonly kind: 'leave'; readonly reason: 'not wanted' | 'unchanged' | 'made by a newer run' };

/** The first line of our comments: nothing foreign can stand before it. */
export function stickyMarker(key: string): string {
  return `<!-- summary-gate:${key} -->`;
}

const RUN_STAMP = /<!-- run:(\d+)\.(\d+) -->(?:\[[^\]]*\]\(([^)]*)\))?[\s\S]*?<!-- \/run -->/;

const RUN_PAGE = /\/actions\/runs\/(\d+)(?:\/attempts\/\d+)?$/;

/** Links to the page of a run: other runs that found the same have others. Foreign brackets are escaped and make none. */
const RUN_LINK = /\]\([^\s()]*\/actions\/runs\/\d+(?:\/attempts\/\d+)?\)/g;

/**
 * Names the run and attempt that wrote a body, for people and for the next run: a late run must not overwrite a newer
 * result, and a run that changes nothing else is no reason to edit.
 */
export function runStamp(runNumber: number, attempt: number, url: string): string {
  return `<!-- run:${runNumber}.${attempt} -->[run ${runNumber}, attempt ${attempt}](${url})<!-- /run -->`;
}

/** Our comments: they start with our marker, we wrote them, and they are visible. The newest first. */
export function allOurs(comments: readonly ExistingComment[], login: string, key: string): readonly ExistingComment[] {
  const marker = stickyMarker(key);
  return comments
    .filter(({ author, minimized, body }) => isBy(author, login) && !minimized && body.startsWith(marker))
    .sort((a, b) => b.id - a.id);
}

/** Some servers leave out the `[bot]` of the login that a token belongs to. A login that has it is no person's. */
function isBy(author: string, login: string): boolean {
  return author === login || author === `${login}[bot]`;
}

/** What to do about the comment. A comment that exists is always brought up to date, so that red turns green. */
export function decideSticky(
  ours: ExistingComment | undefined,
  body: string,
  wanted: { readonly mode: CommentMode; readonly failing: boolean },
): StickyDecision {
  const mayCreate = wanted.mode === 'always' || (wanted.mode === 'on-failure' && wanted.failing);
  if (wanted.mode === 'never') return { kind: 'leave', reason: 'not wanted' };
  if (ours === undefined) return mayCreate ? { kind: 'create' } : { kind: 'leave', reason: 'not wanted' };
  if (isNewer(ours.body, body)) return { kind: 'leave', reason: 'made by a newer run' };
  if (withoutRun(ours.body) === withoutRun(body)) return { kind: 'leave', reason: 'unchanged' };
  return { kind: 'update', id: ours.id };
}

/**
 * Which of several comments that runs made at the same time is to stay: that of the newest run, and of one run the
 * newest. Every one of these runs comes to the same answer.
 */
export function newestResult(comments: readonly ExistingComment[]): ExistingComment | undefined {
  return comments.reduce<ExistingComment | undefined>((best, comment) => {
    if (best === undefined || isNewer(comment.body, best.body)) return comment;
    return comment.id > best.id && !isNewer(best.body, comment.body) ? comment : best;
  }, undefined);
}

/** What a comment says that another run has made superfluous. Without the marker it is nobody's any more. */
export function supersededBody(url: string): string {
  return `Superseded: a newer run made [another comment](${url}) at the same time.`;
}

interface RunOfBody {
  /** Grows from run to run over all workflows of a repository; 0 where it is not known. */
  readonly id: number;
  /** Grows from run to run of one workflow, and starts anew when its file is renamed. */
  readonly number: number;
  readonly attempt: number;
}

function runOf(body: string): RunOfBody | undefined {
  const stamp = RUN_STAMP.exec(body);
  if (stamp === null) return undefined;
  const id = RUN_PAGE.exec(stamp[3] ?? '')?.[1];
  return { id: Number(id ?? 0), number: Number(stamp[1]), attempt: Number(stamp[2]) };
}

function isNewer(theirs: string, ours: string): boolean {
  const [a, b] = [runOf(theirs), runOf(ours)];
  if (a === undefined || b === undefined) return false;
  if (a.id !== b.id && a.id > 0 && b.id > 0) return a.id > b.id;
  return a.number > b.number || (a.number === b.number && a.attempt > b.attempt);
}

/** GitHub may store CRLF and trims the end; neither is a change, and another run alone is none worth an edit. */
function withoutRun(body: string): string {
  return body.replaceAll('\r\n', '\n').replace(RUN_STAMP, '').replace(RUN_LINK, ']()').trimEnd();
}
