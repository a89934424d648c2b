import type { Problem } from '../../core/errors.js';
import type { Defect } from '../../core/finding.js';
import type { Digest, Files } from '../../core/ports.js';
import { describeKind } from '../../core/text.js';
import { LONGEST_INPUT_BYTES } from '../../core/text-limit.js';
import { type CandidatePaths, pathsOf } from '../../settings/candidate-paths.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { adviceOnMissing } from '../found-elsewhere.js';
import { type InputTexts, textsOfFolder, textsOfLines } from '../input-texts.js';
import { textsOfSamples } from '../sample-texts.js';
import { listCandidates } from './list-candidates.js';
import { readCandidate } from './read-candidate.js';
import { sampleOf } from './sample-of.js';
import { byNameAndSample, type NamedCandidates, type NumberedCandidate } from './samples.js';

export interface Candidates extends NamedCandidates {
  /** Defects that belong to no session, since its name cannot be read. */
  readonly defects: readonly Defect[];
  /** What is wrong with the folder or file as a whole. */
  readonly problems: readonly Problem[];
}

/** The files that a candidate may be in, below the candidates folder. */
export const CANDIDATE_FILES = {
  json: ['<name>.json', '<name>/summary.json', '<name>/candidate.json'],
  markdown: ['<name>.md', '<name>/summary.md'],
} as const;

/** Opened candidates: their texts, or why they cannot be read. */
export type OpenedCandidates =
  | {
      readonly kind: 'open';
      readonly texts: InputTexts;
      /** Files beside the samples of a session that are none of them. */
      readonly asides: readonly Defect[];
    }
  | { readonly kind: 'unreadable'; readonly problems: readonly Problem[] };

/** Whether none of the candidates paths is there. */
export function areMissing(candidates: CandidatePaths, files: Pick<Files, 'kind'>): boolean {
  return pathsOf(candidates).every((path) => files.kind(path) === 'missing');
}

/**
 * Opens a folder of candidates, or a `.jsonl` file with one candidate on each line; or several of these, each of which holds
 * a sample of every session.
 */
export function openCandidates(candidates: CandidatePaths, files: Files): OpenedCandidates {
  const paths = pathsOf(candidates);
  const all = paths.map((path) => openOne(path, files));
  const [only] = all;
  if (only !== undefined && all.length === 1) return only;
  const opened = all.flatMap((one) => (one.kind === 'open' ? [one] : []));
  if (opened.length === all.length) {
    return {
      kind: 'open',
      texts: textsOfSamples(opened.map(({ texts }) => texts)),
      asides: opened.flatMap(({ asides }) => asides),
    };
  }
  for (const { texts } of opened) texts.close();
  return { kind: 'unreadable', problems: all.flatMap((one) => (one.kind === 'unreadable' ? one.problems : [])) };
}

function openOne(path: string, files: Files): OpenedCandidates {
  const kind = files.kind(path);
  if (kind === 'folder') {
    const { entries, asides } = listCandidates(path, files);
    return { kind: 'open', texts: textsOfFolder(entries, files), asides };
  }
  if (kind === 'file' && path.endsWith('.jsonl')) {
    const opened = files.openLines(path, LONGEST_INPUT_BYTES);
    return opened.kind === 'open'
      ? { kind: 'open', texts: textsOfLines(opened.file, path), asides: [] }
      : { kind: 'unreadable', problems: [{ message: `candidates: ${opened.reason}`, place: { file: path } }] };
  }
  const found = kind === 'file' ? 'this file is not .jsonl' : describeKind(kind);
  const message = `candidates: ${JSON.stringify(path)}: ${found}; allowed: a folder of ${Object.values(CANDIDATE_FILES).flat().join(', ')}, or a .jsonl file`;
  const hint = kind === 'missing' ? adviceOnMissing('candidates', path, files) : undefined;
  return { kind: 'unreadable', problems: [{ message, ...(hint !== undefined && { hint }) }] };
}

/**
 * Reads and holds all candidates of a folder or a `.jsonl` file, or of several. A broken candidate becomes a defect of that
 * candidate and never hides the others.
 * @param isInCorpus whether the samples of a session of this name are samples of the run
 */
export async function readCandidates(
  paths: CandidatePaths,
  files: Files,
  digest: Digest,
  format: SummaryFormat,
  isInCorpus: (name: string) => boolean = () => true,
): Promise<Candidates> {
  const opened = openCandidates(paths, files);
  if (opened.kind === 'open') await opened.texts.load();
  return candidatesOf(opened, digest, format, isInCorpus);
}

/** Reads and holds all candidates, which are loaded. */
export function candidatesOf(
  opened: OpenedCandidates,
  digest: Digest,
  format: SummaryFormat,
  isInCorpus: (name: string) => boolean = () => true,
): Candidates {
  if (opened.kind === 'unreadable') {
    return { byName: new Map(), samplesOf: new Map(), numbers: [], defects: [], problems: opened.problems };
  }
  const candidates: NumberedCandidate[] = [];
  const defects: Defect[] = [];
  for (const { position, read } of opened.texts.all()) {
    const text = read();
    const found = readCandidate(text, digest, format);
    if (!('kind' in found)) {
      defects.push(found);
      continue;
    }
    const sample = position.sample ?? sampleOf(text);
    candidates.push({ candidate: found, ...(sample !== undefined && { sample }) });
  }
  opened.texts.close();
  return { ...byNameAndSample(candidates, opened.texts.parts.length, isInCorpus), defects, problems: [] };
}
