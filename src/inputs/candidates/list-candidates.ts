import type { Defect } from '../../core/finding.js';
import type { Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import { pathIn } from '../../core/workspace-path.js';
import { normalizeName } from '../corpus/session-name.js';
import type { FilePosition } from '../input-texts.js';

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

/** A file that holds one sample of a session: `1.json` in the folder of its name. */
interface FileOfSample {
  readonly file: string;
  readonly sample: number;
}

/** Zeros in front are for people whose files should sort. */
const SAMPLE_FILE = /^(\d{1,6})\.(?:json|md)$/;

/** The files in the folder of a session that hold samples of it, and all others there that a candidate could be in. */
function samplesIn(
  folder: string,
  files: Files,
): { readonly samples: readonly FileOfSample[]; readonly others: readonly string[] } {
  const samples: FileOfSample[] = [];
  const others: string[] = [];
  for (const entry of files.list(folder)) {
    const file = `${folder}/${entry}`;
    const [, number] = SAMPLE_FILE.exec(entry) ?? [];
    if (number !== undefined && files.kind(file) !== 'folder') samples.push({ file, sample: Number(number) });
    else if ((entry.endsWith('.json') || entry === 'summary.md') && files.kind(file) !== 'folder') others.push(file);
  }
  return { samples: samples.sort((a, b) => a.sample - b.sample), others };
}

/** What stands beside numbered samples is none of them, and must not be left out in silence. */
function noSample(file: string, name: string): Defect {
  return {
    code: 'DUPLICATE_CANDIDATE',
    dimension: null,
    message: `Not scored: beside the numbered samples of ${JSON.stringify(name)} this file is none of them`,
    suggestion: 'Remove it, or name it by the number of a sample, as in 3.json',
    place: { file },
  };
}
