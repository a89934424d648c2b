import type { CommentMode } from '../settings/table.js';

/** A comment on a pull request, as far as deciding needs it. */
export interface ExistingComment {
  readonly id: number;
  readonly body: string;
  /** Login of its author without the `[bot]` suffix, lower case. */
  readonly author: string;
  /** GitHub hides a minimised comment: nobody would see the update. */
  readonly minimized: boolean;
}

export type StickyDecision =
  | { readonly kind: 'create' }
  | { readonly kind: 'update'; readonly id: number }
  | { readonly kind: 'leave'; readonly reason: 'not wanted' | 'unchanged' | 'made by a newer run' };

/** The first line of our comments: nothing foreign can stand before it. */
export function stickyMarker(key: string): string {
  return `<!-- summary-gate:${key} -->`;
}

const RUN_STAMP = /<!-- run:(\d+)\.(\d+) -->[\s\S]*?<!-- \/run -->/;

/**
 * Names the run and attempt that wrote a body, for people and for the next run: a late run must not overwrite a newer
 * result, and a run that changes nothing else is no reason to edit.
 */
export function runStamp(runNumber: number, attempt: number, url: string): string {
  return `<!-- run:${runNumber}.${attempt} -->[run ${runNumber}, attempt ${attempt}](${url})<!-- /run -->`;
}

/** Our newest comment: it starts with our marker, we wrote it, and it is visible. */
export function findOurs(
  comments: readonly ExistingComment[],
  author: string,
  key: string,
): ExistingComment | undefined {
  const marker = stickyMarker(key);
  return comments
    .filter((comment) => comment.author === author && !comment.minimized && comment.body.startsWith(marker))
    .sort((a, b) => b.id - a.id)[0];
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
  if (withoutStamp(ours.body) === withoutStamp(body)) return { kind: 'leave', reason: 'unchanged' };
  return { kind: 'update', id: ours.id };
}

function isNewer(theirs: string, ours: string): boolean {
  const [a, b] = [RUN_STAMP.exec(theirs), RUN_STAMP.exec(ours)];
  if (a === null || b === null) return false;
  const runs = Number(a[1]) - Number(b[1]);
  return runs > 0 || (runs === 0 && Number(a[2]) > Number(b[2]));
}

/** Links to the page of a run. Foreign text cannot make one, since its brackets are escaped. */
const RUN_LINK = /\]\([^\s()]*\/actions\/runs\/\d+(?:\/attempts\/\d+)?\)/g;

/** GitHub may store CRLF and trims the end; neither is a change, and another run alone is none worth an edit. */
function withoutStamp(body: string): string {
  return body.replaceAll('\r\n', '\n').replace(RUN_STAMP, '').replace(RUN_LINK, ']()').trimEnd();
}
