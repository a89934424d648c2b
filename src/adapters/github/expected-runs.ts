import { z } from 'zod';
import type { Environment } from '../../core/environment.js';
import { readPayload } from './payload.js';

const followed = z.looseObject({ workflow_run: z.looseObject({ id: z.int() }) });

/**
 * The runs of workflows whose parts a merge may take: its own, and the one that it follows (event workflow_run). A pull
 * request may bring files of its own, but cannot know the number of a run to come. Null outside of workflows.
 */
export function expectedRuns(env: Environment['env']): readonly string[] | null {
  const own = env['GITHUB_RUN_ID'] || null;
  if (own === null) return null;
  const payload = followed.safeParse(readPayload(env));
  return payload.success ? [own, String(payload.data.workflow_run.id)] : [own];
}
