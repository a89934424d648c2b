import { readFileSync } from 'node:fs';
import type { Surroundings } from '../workspace.js';

/** The event's payload, or nothing when it cannot be read: then the run is one of a commit. */
export function readPayload(env: Surroundings['env']): unknown {
  try {
    return JSON.parse(readFileSync(env['GITHUB_EVENT_PATH'] ?? '', 'utf8'));
  } catch {
    return undefined;
  }
}
