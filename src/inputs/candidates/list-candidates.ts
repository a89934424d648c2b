import type { Defect } from '../../core/finding.js';
import type { Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { normalizeName } from '../corpus/session-name.js';
import type { FilePosition } from '../input-texts.js';
import { noSample, samplesIn } from './sample-files.js';

/** Endings of the name of a candidate. A README.md tells about the folder. */
const ENDINGS = ['.json', '.md'] as const;
const IN_FOLDER = ['summary.json', 'candidate.json', 'summary.md'] as const;

interface Listing {
  readonly entries: readonly SampleFile[];
  /** Files beside the samples of a session that are none of them. */
  readonly asides: readonly Defect[];
}

type SampleFile = FilePosition & { readonly sample?: number };

/** The files of a candidates folder that may be candidates, each with the name of its session. */
export function listCandidates(folder: string, files: Files): Listing {
  const entries: SampleFile[] = [];
  const asides: Defect[] = [];
  for (const entry of files.list(folder)) {
    const path = pathIn(folder, entry);
    const kind = files.kind(path);
    const ending = kind === 'folder' ? undefined : ENDINGS.find((one) => entry.endsWith(one));
    if (ending !== undefined) {
      const name = entry.toLowerCase() === 'readme.md' ? '' : normalizeName(entry.slice(0, -ending.length));
      if (name !== '') entries.push({ file: path, name });
    } else if (kind === 'outside' || kind === 'git') {
      entries.push({ file: path, name: normalizeName(entry), reason: describeKind(kind) });
    }
    if (kind !== 'folder') continue;
    const name = normalizeName(entry);
    const { samples, others } = samplesIn(path, files);
    for (const { file, sample } of samples) entries.push({ file, name, sample });
    if (samples.length > 0) {
      asides.push(...others.map((file) => noSample(file, name)));
      continue;
    }
    for (const file of IN_FOLDER) {
      if (files.kind(`${path}/${file}`) !== 'missing') entries.push({ file: `${path}/${file}`, name });
    }
  }
  return { entries, asides };
}
