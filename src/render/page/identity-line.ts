import type { Report } from '../../report/schema.js';
import { markdownCode } from '../escape.js';
import { identityParts, type NamedPart } from '../identity.js';

/** What was scored, since when and by which run, in one line of Markdown; empty where nothing of it is known. */
export function identityLine(report: Pick<Report, 'identity'>): string {
  return identityParts(report).map(inMarkdown).join(' · ');
}

/** A part with its page and what is to be said of it besides, as Markdown. */
export function inMarkdown({ label, name, url, note }: NamedPart): string {
  const text = url === null ? markdownCode(name) : `[${markdownCode(name)}](${url})`;
  return `${label === '' ? '' : `${label} `}${text}${note === undefined ? '' : ` (${note})`}`;
}
