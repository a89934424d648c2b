import { artifactName } from '../../adapters/github/auto-baseline.js';
import { isUsable } from '../../adapters/github/find-artifact.js';
import { HostError } from '../../adapters/github/host.js';
import type { FoundByRun } from '../../command-line/parts/taught-sessions.js';
import { FINDING_CODES } from '../../core/finding.js';
import { type BaseCandidates, baseCandidatesIn } from '../../inputs/baseline/base-candidates.js';
import { readBaselineReport } from '../../inputs/baseline/baseline-report.js';
import { type Answering, refused } from './answering.js';

/** What a run has kept of its candidates, with what it has found in each; or why there is nothing. */
type KeptByRun =
  | (Extract<BaseCandidates, { kind: 'lines' }> & { readonly foundByRun: FoundByRun })
  | Extract<BaseCandidates, { kind: 'none' }>;

/**
 * The candidates that the newest run of this commit has kept, of those that its author may have looked at; or why there are none
 * to be had.
 */
export async function keptCandidates(
  commit: string,
  { run, comment, access, where, timeBudget, hasArtifacts: isKept }: Answering,
): Promise<KeptByRun> {
  const name = artifactName(run.settings.values);
  const none = (reason: string): KeptByRun => ({ kind: 'none', reason });
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
    let last: KeptByRun = none('');
    for (const artifact of seen) {
      const packed = await artifacts.reportIn(artifact.id, 'report and candidates');
      if (packed === undefined) {
        last = none(`no report can be unpacked from its artifact ${name}`);
        continue;
      }
      const kept = baseCandidatesIn(packed.candidates);
      if (kept.kind === 'lines' && kept.lines.length > 0) return { ...kept, foundByRun: foundIn(packed.report) };
      last = kept.kind === 'none' ? kept : none(`its artifact ${name} has no candidates`);
    }
    return last;
  } catch (error) {
    // Without the permission for artifacts there are those that are committed.
    if (!(error instanceof HostError) || !['forbidden', 'not-found'].includes(error.failure)) throw error;
    return none('the token may not read artifacts, for which it needs the permission actions: read');
  }
}

/**
 * What a report says of the very candidates that it scored: some findings take the other sessions, which are not read here. It is
 * foreign text like the candidates, and as true.
 */
function foundIn(report: string): FoundByRun {
  const read = readBaselineReport(report);
  const found = new Map<string, readonly string[]>();
  for (const { name, candidate_digest, findings, samples } of read.kind === 'report' ? read.report.sessions : []) {
    if (candidate_digest != null) found.set(`${candidate_digest} ${name}`, findings?.map(({ code }) => code) ?? []);
    for (const one of samples ?? [])
      if (one.candidate_digest != null) found.set(`${one.candidate_digest} ${name}`, one.findings ?? []);
  }
  return (session, digest) => {
    const codes = found.get(`${digest} ${session}`);
    return codes === undefined ? [] : FINDING_CODES.filter((code) => codes.includes(code));
  };
}
