import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import type { Environment } from '../../core/environment.js';
import { READING } from '../disk/line-file.js';

/** GitHub sends no payload of more than 25 MB. */
const LONGEST_PAYLOAD = 32 * 2 ** 20;

/** The event's payload, or nothing when it cannot be read: then the run is one of a commit. */
export function readPayload(env: Environment['env']): unknown {
  let file: number | undefined;
  try {
    file = openSync(env['GITHUB_EVENT_PATH'] ?? '', READING);
    const stat = fstatSync(file);
    return stat.isFile() && stat.size <= LONGEST_PAYLOAD ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}
