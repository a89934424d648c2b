import type { Defect } from '../../core/finding.js';
import type { Files } from '../../core/ports.js';

/** A file that holds one sample of a session: `1.json` in the folder of its name. */
interface FileOfSample {
  readonly file: string;
  readonly sample: number;
}

/** Zeros in front are for people whose files should sort. */
const SAMPLE_FILE = /^(\d{1,6})\.(?:json|md)$/;

/** The files in the folder of a session that hold samples of it, and all others there that a candidate could be in. */
export function samplesIn(
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
export function noSample(file: string, name: string): Defect {
  return {
    code: 'DUPLICATE_CANDIDATE',
    dimension: null,
    message: `Not scored: beside the numbered samples of ${JSON.stringify(name)} this file is none of them`,
    suggestion: 'Remove it, or name it by the number of a sample, as in 3.json',
    place: { file },
  };
}
