import { z } from 'zod';
import { sha } from '../core/json/schemas.js';

/**
 * What was scored, and by which run: as the runner's environment or git says it. What neither says is left out, so that
 * nobody takes a guess for it.
 */
export const identitySchema = z.strictObject({
  repository: z
    .string()
    .regex(/^(?!\.)[\w.-]{1,100}\/(?!\.{1,2}$)[\w.-]{1,100}$/)
    .optional()
    .describe('Owner and name.'),
  server_url: z
    .string()
    .max(300)
    .regex(/^https?:\/\/[A-Za-z0-9.-]+(?::\d{1,5})?$/)
    .optional()
    .describe('Of the GitHub that ran this, without a closing slash; pages link to it.'),
  pull_request: z.int().positive().optional(),
  commit: sha.optional().describe('Of a pull request its head.'),
  uncommitted_changes: z
    .boolean()
    .optional()
    .describe('Whether tracked files differed from the commit; of a run outside of a workflow only.'),
  base_commit: sha
    .optional()
    .describe('What the event names: the head of the base branch, of a push the commit before.'),
  run_id: z.int().positive().optional().describe('Of the workflow run.'),
  run_attempt: z.int().positive().optional(),
});

export type RunIdentity = z.output<typeof identitySchema>;
