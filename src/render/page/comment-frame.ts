import type { Report } from '../../report/schema.js';
import { markdownCode } from '../escape.js';
import { identityParts, type NamedPart } from '../identity.js';

/** What stands around a comment: who published it and where, all of our own making. */
export interface CommentFrame {
  /** The first line, by which the next run finds the comment. */
  readonly marker: string;
  readonly footer: string;
  /** Where the whole result can be read. */
  readonly summaryUrl: string;
  readonly warnOnly: boolean;
  /** What has changed since the push before, as Markdown; nothing where that is not known. */
  readonly sinceLastPush?: string | undefined;
  /** What can be done about it on another machine, as lines of Markdown. */
  readonly commands?: readonly string[] | undefined;
  /** The last line, hidden: what the next run is to know of this one. */
  readonly memory?: string | undefined;
  /** The page of a line at the head commit, when there is one. */
  readonly linkTo: (file: string, line: number | null) => string | undefined;
}

/** Where there is more than in the comment, as part of a sentence. */
export function elsewhere({ summaryUrl }: CommentFrame): string {
  return `the [summary of the run](${summaryUrl}) has more`;
}

/** The last lines of a comment. */
export function closing({ commands = [], footer, memory }: CommentFrame): readonly string[] {
  return [...commands, footer, ...(memory === undefined ? [] : [memory]), ''];
}

/** What was scored, since when and by which run, in one line of Markdown; empty where nothing of it is known. */
export function identityLine(report: Pick<Report, 'identity'>): string {
  return identityParts(report).map(inMarkdown).join(' · ');
}

/** A part with its page and what is to be said of it besides, as Markdown. */
export function inMarkdown({ label, name, url, note }: NamedPart): string {
  const text = url === null ? markdownCode(name) : `[${markdownCode(name)}](${url})`;
  return `${label === '' ? '' : `${label} `}${text}${note === undefined ? '' : ` (${note})`}`;
}
