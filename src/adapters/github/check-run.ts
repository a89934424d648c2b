import { type Call, checkRunAnswer, type Octokit, type Repository } from './client.js';
import type { CheckRun } from './host.js';

/** GitHub takes so many annotations in one request of a check run; further ones are appended by updates. */
const ANNOTATIONS_PER_REQUEST = 50;

/** The most annotations of one check run: beyond, nobody reads them and each batch costs a request. */
const ANNOTATIONS_PER_CHECK = 200;

/** Makes a check run on its commit, with its annotations in batches. */
export async function createCheckRun(
  octokit: Octokit,
  repository: Repository,
  check: CheckRun,
  call: Call,
): Promise<void> {
  const annotations = check.annotations.slice(0, ANNOTATIONS_PER_CHECK);
  const left = check.annotations.length - annotations.length;
  const summary = left === 0 ? check.summary : `${check.summary}\n… and ${left} more annotations than are shown.\n`;
  const output = { title: check.title, summary };
  const create = {
    ...repository,
    name: check.name,
    head_sha: check.headSha,
    details_url: check.detailsUrl,
    status: 'completed' as const,
    conclusion: check.conclusion,
    output: { ...output, annotations: annotations.slice(0, ANNOTATIONS_PER_REQUEST) },
  };
  // Neither is sent twice: a second check run would stand beside the first, and annotations are appended.
  const { id } = await call(
    'creating the check run',
    async (signal) => checkRunAnswer.parse((await octokit.rest.checks.create({ ...create, request: { signal } })).data),
    'once',
  );
  for (let i = ANNOTATIONS_PER_REQUEST; i < annotations.length; i += ANNOTATIONS_PER_REQUEST) {
    const batch = annotations.slice(i, i + ANNOTATIONS_PER_REQUEST);
    const update = { ...repository, check_run_id: id, output: { ...output, annotations: batch } };
    await call(
      'adding annotations to the check run',
      (signal) => octokit.rest.checks.update({ ...update, request: { signal } }),
      'once',
    );
  }
}
