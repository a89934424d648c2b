import type { Digest, Files } from '../core/ports.js';
import { withLineFeeds } from '../core/text.js';
import type { Settings } from '../settings/table.js';

/** SHA-256 of the files that a run reads besides corpus and candidates, with LF for CRLF; null where a file is missing. */
export interface InputDigests {
  readonly config: string | null;
  readonly waivers: string | null;
  readonly cassette: string | null;
}

/** Hashes the files that a pull request can edit besides corpus and candidates. */
export function digestInputs(values: Settings, files: Files, digest: Digest): InputDigests {
  const digestOf = (path: string | null): string | null => {
    const read = path === null || files.kind(path) !== 'file' ? undefined : files.read(path);
    return read?.kind === 'text' ? digest(withLineFeeds(read.text)) : null;
  };
  return {
    config: digestOf(values.config),
    waivers: digestOf(values.waivers),
    cassette: digestOf(values['judge-cassette']),
  };
}
