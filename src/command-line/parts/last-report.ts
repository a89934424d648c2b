import { formatPlace, type Problem } from '../../core/errors.js';
import { pathIn } from '../../core/workspace-path.js';
import { type BaselineSession, readBaselineReport } from '../../inputs/baseline/baseline-report.js';
import type { CommandContext } from '../command.js';
import type { TaughtSession } from './taught-sessions.js';

interface Unread {
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
}

/**
 * Which candidates the last report is not about. Where that one stood in the very same file, somebody would sign a text that they
 * have not read; one that stands elsewhere was named on purpose.
 */
export function unreadSince(command: string, sessions: readonly TaughtSession[], run: CommandContext['run']): Unread {
  const path = pathIn(run.settings.values['report-dir'], 'report.json');
  const scored = scoredIn(path, run);
  const other = sessions.flatMap((taught) => {
    const before = scored.get(taught.golden.name) ?? [];
    const isRead = before.length === 0 || before.some((one) => one.candidate_digest === taught.candidate.digest);
    return isRead ? [] : [{ place: taught.candidate.place, before }];
  });
  const hasChanged = ({ place, before }: (typeof other)[number]): boolean =>
    before.some((one) => one.candidate_path === place.file);
  return {
    problems: other.filter(hasChanged).map(({ place }) => ({
      place,
      message: `the candidate has changed since ${path} was written, so that nobody has seen what is found in it`,
      hint: `run score again, then ${command} it`,
    })),
    notes: other
      .filter((one) => !hasChanged(one))
      .map(
        ({ place }) => `note: ${formatPlace(place)} is not what ${path} is about; run score to see what is found in it`,
      ),
  };
}

type Scored = Pick<BaselineSession, 'candidate_digest' | 'candidate_path'>;

/** What the last report is about, by session: its candidate, or its samples. Nothing where there is no report that can be read. */
function scoredIn(path: string, { ports: { files } }: CommandContext['run']): ReadonlyMap<string, readonly Scored[]> {
  const read = files.kind(path) === 'file' ? files.read(path) : undefined;
  const parsed = read?.kind === 'text' ? readBaselineReport(read.text) : undefined;
  const sessions = parsed?.kind === 'report' ? parsed.report.sessions : [];
  return new Map(sessions.map(({ name, samples, ...one }) => [name, samples ?? [one]]));
}
