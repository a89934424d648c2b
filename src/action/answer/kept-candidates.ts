import { artifactName } from '../../adapters/github/auto-baseline.js';
import { isUsable } from '../../adapters/github/find-artifact.js';
import { HostError } from '../../adapters/github/host.js';
import { type BaseCandidates, baseCandidatesIn } from '../../inputs/base-candidates.js';
import { type Answering, refused } from './answering.js';

/**
 * The candidates that the newest run of this commit has kept, of those that its author may have looked at; or why there are none
 * to be had.
 */
export async function keptCandidates(
  commit: string,
  { run, comment, access, where, timeBudget, hasArtifacts: isKept }: Answering,
): Promise<BaseCandidates> {
  const name = artifactName(run.settings.values);
  const none = (reason: string): BaseCandidates => ({ kind: 'none', reason });
  if (!isKept) return none('this server keeps no artifacts');
  const { openArtifacts } = await import('../../adapters/github/artifacts.js');
  const artifacts = openArtifacts(access, where, timeBudget);
  try {
    const found = (await artifacts.artifactsNamed(name)).filter(({ headSha }) => headSha === commit);
    if (found.length === 0) return none(`no run of it has left the artifact ${name}`);
    const usable = found.filter((one) => isUsable(one, comment.repositoryId));
    if (usable.length === 0)
      return none(`its artifact ${name} has expired, is larger than 100 MB, or was left by a run of a fork`);
    const seen = usable.filter(({ createdAt }) => Date.parse(createdAt) < Date.parse(comment.createdAt));
    if (seen.length === 0)
      throw refused(
        `the run of ${commit.slice(0, 7)} has left its candidates only after your comment`,
        'look at its result, and comment again',
      );
    let last = none('');
    for (const artifact of seen) {
      const packed = await artifacts.reportIn(artifact.id, 'report and candidates');
      last =
        packed === undefined
          ? none(`no report can be unpacked from its artifact ${name}`)
          : baseCandidatesIn(packed.candidates);
      if (last.kind === 'lines' && last.lines.length > 0) return last;
    }
    return last.kind === 'none' ? last : none(`its artifact ${name} has no candidates`);
  } catch (error) {
    // Without the permission for artifacts there are those that are committed.
    if (!(error instanceof HostError) || !['forbidden', 'not-found'].includes(error.failure)) throw error;
    return none('the token may not read artifacts, for which it needs the permission actions: read');
  }
}
