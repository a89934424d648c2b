import type { Digest, Files } from './ports.js';
import type { InputDigests } from './report/describe-baseline.js';
import type { Settings } from './settings/table.js';

/** Digests of what a pull request can edit besides corpus and candidates. */
export function inputDigests(
  values: Settings,
  { files, digest }: { readonly files: Files; readonly digest: Digest },
): Omit<InputDigests, 'corpus'> {
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
