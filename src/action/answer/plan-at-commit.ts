import { artifactName } from '../../adapters/github/auto-baseline.js';
import { askForBytes } from '../../adapters/github/base-file.js';
import type { NewCommit } from '../../adapters/github/commit-on-branch.js';
import { ACCEPTING } from '../../command-line/commands/accept.js';
import { REJECTING } from '../../command-line/commands/reject.js';
import { namedSample } from '../../command-line/parts/session-operand.js';
import type { FoundByRun } from '../../command-line/parts/taught-sessions.js';
import { type Planning, planLessons } from '../../command-line/parts/teach.js';
import { asItStands } from '../../command-line/parts/write-plans.js';
import { refuse, UserError } from '../../core/errors.js';
import { type CandidatePaths, showPaths } from '../../settings/candidate-paths.js';
import { type Answering, refused } from './answering.js';
import type { CommentCommand } from './comment-command.js';
import { keptCandidates } from './kept-candidates.js';
import { type Pinned, PinnedWorkspace } from './pinned-workspace.js';

/** What is to be written at a commit, and the files that do not stand there like this yet. */
export async function planAt(
  commit: string,
  command: CommentCommand,
  answering: Answering,
): Promise<{ readonly planning: Planning; readonly files: NewCommit['files'] }> {
  const { run, comment, access, where, timeBudget, host } = answering;
  const names = command.sessions.map((session) => namedSample(session).name);
  const pinned: Pinned = {
    read: (path) => askForBytes(access, where, timeBudget, { path, commit }),
    list: (folder) => host.filesIn(folder, commit),
  };
  const workspace = new PinnedWorkspace(pinned);
  try {
    const wrong = await workspace.bringSessions(run.settings.values.corpus, names);
    if (wrong !== undefined) throw new UserError([wrong]);
    const { candidates, foundByRun } = await candidatesAt(commit, names, workspace, answering);
    const settings = { ...run.settings, values: { ...run.settings.values, candidates } };
    const flags = new Map([
      ['by', comment.login],
      ...(['because', 'code'] as const).flatMap((name) => {
        const value = command[name];
        return value === undefined ? [] : [[name, value] as const];
      }),
    ]);
    const planning = await planLessons(command.verb === 'accept' ? ACCEPTING : REJECTING, {
      run: { ...run, settings, ports: { ...run.ports, files: workspace.files } },
      operands: command.sessions,
      flags,
      ...(foundByRun !== undefined && { foundByRun }),
    });
    // Several sessions may be lines of one file, which is written as the last of them leaves it.
    const texts = new Map(planning.plans.map(({ file, text }) => [file, text]));
    const changed = new Set(planning.plans.flatMap(({ file, isKnown }) => (isKnown ? [] : [file])));
    const files = [...texts].filter(([file]) => changed.has(file));
    return { planning, files: files.map(([path, text]) => ({ path, text: asItStands(path, text, workspace.files) })) };
  } finally {
    workspace.remove();
  }
}

/** Lays down the candidates that were scored, or else those that are committed, and says where they are. */
async function candidatesAt(
  commit: string,
  names: readonly string[],
  workspace: PinnedWorkspace,
  answering: Answering,
): Promise<{ readonly candidates: CandidatePaths; readonly foundByRun?: FoundByRun }> {
  const { values } = answering.run.settings;
  const kept = await keptCandidates(commit, answering);
  if (kept.kind === 'lines') return { candidates: workspace.layCandidates(kept.lines), foundByRun: kept.foundByRun };
  const { isAny, problems } = await workspace.bringCandidates(values, names);
  refuse(problems);
  if (isAny) return { candidates: values.candidates };
  throw refused(
    `${commit.slice(0, 7)} has no candidate of ${names.map((name) => JSON.stringify(name)).join(', ')}: ${kept.reason}, and none is committed in ${showPaths(values.candidates)}`,
    `let the workflow upload the report folder as the artifact ${artifactName(values)}`,
  );
}
