import { unzipSync } from 'fflate';
import { z } from 'zod';
import { sha } from '../../core/json/schemas.js';
import { LONGEST_CANDIDATES } from '../../inputs/baseline/base-candidates.js';
import type { WantedOfBase } from '../../inputs/baseline/read-baseline.js';
import { CANDIDATES_FILE } from '../../settings/files-of-runs.js';
import { type Access, LONGEST_DOWNLOAD, openCall, openClient, PAGE, pageOf, type Repository } from './client.js';
import { type ArtifactHost, MOST_LISTED, type PackedReport, type WorkflowRun } from './find-artifact.js';
import type { TimeBudget } from './time-budget.js';

/** The most pages of artifacts of one name: older ones have expired, or are of branches that nobody merges. */
const MOST_PAGES = MOST_LISTED / PAGE;

const id = z.int().positive();
const repository = z.looseObject({ id });

const comparisonAnswer = z.looseObject({ merge_base_commit: z.looseObject({ sha }) });
const commitsAnswer = pageOf(z.looseObject({ sha }));

const runAnswer = z.looseObject({
  id,
  workflow_id: id,
  status: z.string().nullable(),
  event: z.string(),
  head_sha: sha,
  html_url: z.string(),
  repository,
  head_repository: repository.nullish(),
});

const artifactsAnswer = z.looseObject({
  artifacts: pageOf(
    z.looseObject({
      id,
      expired: z.boolean(),
      size_in_bytes: z.number(),
      created_at: z.string().nullish(),
      workflow_run: z
        .looseObject({
          id: id.nullish(),
          repository_id: id.nullish(),
          head_repository_id: id.nullish(),
          head_sha: sha.nullish(),
        })
        .nullish(),
    }),
  ),
});

/** Runs and artifacts of a repository by GitHub's real client, within the time budget of the run. */
export function openArtifacts(access: Access, where: Repository, timeBudget: TimeBudget): ArtifactHost {
  const octokit = openClient(access);
  const { repos, actions } = octokit.rest;
  const call = openCall(timeBudget);
  return {
    mergeBase: (base, head) =>
      call('looking for the merge base', async (signal) => {
        // The commits between are of no interest: a page of one, and not the first, which has the files as well.
        const query = { ...where, basehead: `${base}...${head}`, per_page: 1, page: 2 };
        const { data } = await repos.compareCommitsWithBasehead({ ...query, request: { signal } });
        return comparisonAnswer.parse(data).merge_base_commit.sha;
      }),
    ancestors: (commit) =>
      call('listing the commits of the base', async (signal) => {
        const { data } = await repos.listCommits({
          ...where,
          ...(commit !== null && { sha: commit }),
          per_page: PAGE,
          request: { signal },
        });
        return commitsAnswer.parse(data).map((listed) => listed.sha);
      }),
    artifactsNamed: async (name) => {
      const found: z.output<typeof artifactsAnswer>['artifacts'] = [];
      for (let page = 1; page <= MOST_PAGES; page++) {
        const { artifacts } = await call('listing the artifacts', async (signal) => {
          const query = { ...where, name, per_page: PAGE, page };
          return artifactsAnswer.parse((await actions.listArtifactsForRepo({ ...query, request: { signal } })).data);
        });
        found.push(...artifacts);
        if (artifacts.length < PAGE) break;
      }
      return found.flatMap(
        ({ id: artifact, expired: isExpired, size_in_bytes: bytes, created_at, workflow_run: run }) => {
          const { id: runId, repository_id: own, head_repository_id: head, head_sha: headSha } = run ?? {};
          if (runId == null || own == null || head == null || headSha == null) return [];
          const of = { runId, headSha, repositoryId: own, headRepositoryId: head };
          return { id: artifact, ...of, isExpired, bytes, createdAt: created_at ?? '' };
        },
      );
    },
    run: (run) =>
      call('reading a run of the workflow', async (signal) => {
        const query = { ...where, run_id: run, exclude_pull_requests: true };
        return toRun(runAnswer.parse((await actions.getWorkflowRun({ ...query, request: { signal } })).data));
      }),
    reportIn: (artifact, wanted) =>
      call('downloading a report', async (signal) => {
        const query = { ...where, artifact_id: artifact, archive_format: 'zip' };
        // GitHub answers with an address of its storage; a token does not follow to another host.
        const { data } = await actions.downloadArtifact({
          ...query,
          request: { signal, longestBody: LONGEST_DOWNLOAD },
        });
        return data instanceof ArrayBuffer ? unpackReport(new Uint8Array(data), wanted) : undefined;
      }),
  };
}

function toRun({ id: runId, repository: own, head_repository: head, ...run }: z.output<typeof runAnswer>): WorkflowRun {
  return {
    id: runId,
    workflowId: run.workflow_id,
    status: run.status ?? '',
    event: run.event,
    headSha: run.head_sha,
    repositoryId: own.id,
    // A repository that is gone is no longer ours.
    headRepositoryId: head?.id ?? 0,
    url: run.html_url,
  };
}

/** A report of a million sessions; an archive may promise anything. */
const LARGEST_REPORT = 256 * 1024 * 1024;

/** More is none of ours, and its characters may take several bytes. */
const LARGEST_CANDIDATES = 4 * LONGEST_CANDIDATES;

const REPORT = /(^|\/)report\.json$/;

/**
 * The report.json of an archive, in whatever folder, and the candidates beside it where they are wanted; nothing where there
 * is no report or it is no archive.
 */
export function unpackReport(archive: Uint8Array, wanted: WantedOfBase): PackedReport | undefined {
  try {
    const reports: string[] = [];
    // Nothing is unpacked but what is read: an archive may have any number of others.
    unzipSync(archive, {
      filter: ({ name, originalSize }) => {
        if (REPORT.test(name) && originalSize <= LARGEST_REPORT) reports.push(name);
        return false;
      },
    });
    const [nearest] = reports.sort((a, b) => a.length - b.length);
    const report = nearest === undefined ? undefined : unpack(archive, nearest, LARGEST_REPORT);
    if (nearest === undefined || report === undefined) return undefined;
    if (wanted === 'report') return { report };
    const candidates = unpack(archive, nearest.replace(/report\.json$/, CANDIDATES_FILE), LARGEST_CANDIDATES);
    return { report, ...(candidates !== undefined && { candidates }) };
  } catch {
    return undefined;
  }
}

/** The text of the first file of this name; nothing where there is none, or where it is too large. */
function unpack(archive: Uint8Array, wanted: string, most: number): string | undefined {
  let isFound = false;
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (isFound || name !== wanted || originalSize > most) return false;
      isFound = true;
      return true;
    },
  });
  return isFound ? new TextDecoder().decode(files[wanted]) : undefined;
}
