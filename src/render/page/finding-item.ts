import { type FindingCode, toldMessage } from '../../core/finding.js';
import type { ReportFinding } from '../../report/schema.js';
import { markdownCode, markdownInline } from '../escape.js';
import { adviceOf, findingNote } from '../wording.js';

/** How a page shows findings. */
export interface FindingLook {
  /** The most characters of a message and of a suggestion. */
  readonly characters: number;
  /** The codes are for those who look them up, and repeat what the messages say. */
  readonly codes: 'shown' | 'left out';
  /** The page of a line at the head commit, when there is one. */
  readonly linkTo: (file: string, line: number | null) => string | undefined;
  /** Codes of which the page has said elsewhere what to do; none where it is left out. */
  readonly advised?: ReadonlySet<FindingCode>;
}

/** What is wrong, where, and what to do about it, as an item of a list below a session with the candidate `own`. */
export function findingItem(finding: ReportFinding, look: FindingLook, own: string | null): string {
  const { code, file, line } = finding;
  const suggestion = look.advised?.has(code) === true ? undefined : adviceOf(finding);
  const note = findingNote(finding);
  const parts = [
    markdownInline(toldMessage(finding), look.characters),
    ...(note === undefined ? [] : [note]),
    ...(file === null ? [] : [placeOf({ file, line }, look, own)]),
    ...(look.codes === 'shown' ? [`\`${code}\``] : []),
  ];
  const advice = suggestion === undefined ? '' : `<br>→ ${markdownInline(suggestion, look.characters)}`;
  return `- ${parts.join(' · ')}${advice}`;
}

/** In the session's own candidate the line will do; of another file a link needs its name, and other text its path. */
function placeOf(
  { file, line }: { readonly file: string; readonly line: number | null },
  { linkTo }: FindingLook,
  own: string | null,
): string {
  const url = linkTo(file, line);
  const suffix = line === null ? '' : `:${line}`;
  if (file === own && line !== null) return url === undefined ? `line ${line}` : `[line ${line}](${url})`;
  if (url === undefined) return markdownCode(`${file}${suffix}`, 200);
  return `[${markdownCode(`${file.replace(/^.*\//s, '')}${suffix}`, 80)}](${url})`;
}
