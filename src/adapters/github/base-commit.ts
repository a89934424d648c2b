import { z } from 'zod';
import { sha } from '../../core/json/schemas.js';

/** Where the baseline of a run is to be looked for. */
export type BaseCommit =
  /** At the commit where both have parted. */
  | { readonly kind: 'merge-base'; readonly base: string; readonly head: string }
  | { readonly kind: 'commit'; readonly sha: string };

const pullRequestEvent = z.looseObject({
  pull_request: z.looseObject({ head: z.looseObject({ sha }), base: z.looseObject({ sha }) }),
});
export const mergeGroupEvent = z.looseObject({ merge_group: z.looseObject({ base_sha: sha }) });
const pushEvent = z.looseObject({ before: sha });
const identified = z.looseObject({ id: z.number() });
const workflowRunEvent = z.looseObject({
  workflow_run: z.looseObject({
    head_sha: sha,
    // Of a fork there are none.
    pull_requests: z
      .array(z.looseObject({ head: z.looseObject({ sha }), base: z.looseObject({ sha, repo: identified }) }))
      .nullish()
      .catch(null),
  }),
  repository: z.looseObject({ id: z.number().optional(), default_branch: z.string().min(1) }),
});

/** What a push of a new branch has for the commit before. */
const NO_COMMIT = /^0+$/;

/** The commit that a run is to be compared with, by its event; nothing where the event does not tell. */
export function baseCommitOf(eventName: string, payload: unknown, ownSha: string | undefined): BaseCommit | undefined {
  switch (eventName) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review':
    case 'pull_request_review_comment': {
      const event = pullRequestEvent.safeParse(payload);
      if (!event.success) return undefined;
      const { base, head } = event.data.pull_request;
      return { kind: 'merge-base', base: base.sha, head: head.sha };
    }
    case 'merge_group': {
      const event = mergeGroupEvent.safeParse(payload);
      return event.success ? { kind: 'commit', sha: event.data.merge_group.base_sha } : undefined;
    }
    case 'push': {
      const event = pushEvent.safeParse(payload);
      return event.success && !NO_COMMIT.test(event.data.before)
        ? { kind: 'commit', sha: event.data.before }
        : undefined;
    }
    case 'workflow_run': {
      const event = workflowRunEvent.safeParse(payload);
      if (!event.success) return undefined;
      const { workflow_run: run, repository } = event.data;
      return { kind: 'merge-base', base: baseOfFollowed(event.data) ?? repository.default_branch, head: run.head_sha };
    }
    default:
      // A schedule has no change of its own: its base is what was known of the same commit, or of one before.
      return sha.safeParse(ownSha).success && ownSha !== undefined ? { kind: 'commit', sha: ownSha } : undefined;
  }
}

/** The commit that the pull request is meant for whose run is followed; undefined where the event does not tell a single one. */
function baseOfFollowed({ workflow_run: run, repository }: z.output<typeof workflowRunEvent>): string | undefined {
  const pulls = (run.pull_requests ?? []).filter(
    ({ head, base }) => head.sha === run.head_sha && base.repo.id === repository.id,
  );
  const [only, ...others] = new Set(pulls.map(({ base }) => base.sha));
  return others.length === 0 ? only : undefined;
}
