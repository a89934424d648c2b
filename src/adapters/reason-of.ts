import { memberOf } from './member-of.js';

/**
 * Why the system refused, in its own short words: `ENOSPC: no space left on device`. Not `instanceof Error`: errors of the
 * system may come from another realm, as in a vm context.
 */
export function reasonOf(error: unknown): string {
  const message = String(memberOf(error, 'message') ?? error);
  return message.split(', ', 1)[0] ?? message;
}
