import type { Digest, Files } from './ports.js';
import type { RunFacts } from './report/build-report.js';
import type { Settings } from './settings/table.js';

/** Digests of what a pull request can edit besides corpus and candidates. */
export function digestInputs(values: Settings, files: Files, digest: Digest): NonNullable<RunFacts['inputs']> {
  const digestOf = (path: string | null): string | null => {
    const read = path === null || files.kind(path) !== 'file' ? undefined : files.read(path);
    return read?.kind === 'text' ? digest(read.text) : null;
  };
  return {
    config: digestOf(values.config),
    waivers: digestOf(values.waivers),
    cassette: digestOf(values['judge-cassette']),
  };
}
