import { maskSecrets } from '../redact.js';
import type { AttemptRecord } from './ask.js';

/** One line of judge-log.jsonl: what was asked, what came back, how long it took; credentials are masked. */
export function logLine({ session, sample, attempt, request, outcome, startedAt, durationMs }: AttemptRecord): string {
  const line = {
    session,
    sample,
    attempt,
    started_ms: Math.round(startedAt),
    duration_ms: Math.round(durationMs),
    request,
    outcome,
  };
  return JSON.stringify(line, (_, member) => (typeof member === 'string' ? maskSecrets(member) : member));
}
