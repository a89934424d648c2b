import type { Report } from '../../report/schema.js';
import type { ArtifactOfRun } from '../reproduction.js';
import { fromTop } from '../setting-flags.js';
import { teachingCommands } from '../teaching-commands.js';
import { hang, type Paint, type Screen } from './layout.js';

/**
 * The command that accepts the failing candidate that is most likely right and could pass by it, below the sessions that fail; nothing where there is
 * none. It is not broken into lines: it is there to be copied.
 */
export function teachingLines(
  report: Report,
  artifact: ArtifactOfRun | undefined,
  program: string,
  paint: Paint,
  screen: Screen,
): readonly string[] {
  const commands = teachingCommands(report, artifact, program);
  const fetch = commands?.fetch;
  const [own] = commands?.accept ?? [];
  const isOne = commands?.accept.length === 1;
  // None of several is to be accepted unread that something speaks against beside its words.
  const first = isOne ? own : (commands?.ofChosen ?? own);
  if (first === undefined) return [];
  const which = report.sessions.filter(({ failed }) => failed).length > 1 ? 'one of them' : 'it';
  const about = `Right in other words? Accept ${which}${fromTop(report)} (shows what differs, and asks before it writes):`;
  return [...hang('  ', about, screen), ...[fetch ?? [], first].flat().map((line) => `  ${line}`), ''].map(paint.dim);
}
