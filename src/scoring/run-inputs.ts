import { type Problem, UserError } from '../core/errors.js';
import type { Defect } from '../core/finding.js';
import type { Files } from '../core/ports.js';
import type { BaselineFacts } from '../inputs/baseline/read-baseline.js';
import type { Candidate } from '../inputs/candidates/candidate.js';
import { areMissing, type OpenedCandidates, openCandidates } from '../inputs/candidates/read-candidates.js';
import { unreadFileIn } from '../inputs/candidates/unread-file.js';
import { changedFile } from '../inputs/changed-file.js';
import { checkCorpus } from '../inputs/corpus/check-corpus.js';
import { findTranscript, type TranscriptOf } from '../inputs/corpus/find-transcript.js';
import { type OpenedCorpus, openCorpus } from '../inputs/corpus/open-corpus.js';
import { type ShownTranscriptOf, shownTranscript } from '../inputs/corpus/shown-transcript.js';
import { describeEmptiness, judgesWithoutReference } from '../inputs/emptiness.js';
import { formatOf } from '../inputs/format/format-of.js';
import { adviceOnCandidates, adviceOnCorpus } from '../inputs/found-elsewhere.js';
import { digestInputs, type InputDigests } from '../inputs/input-digests.js';
import { type InputTexts, textsOfFolder } from '../inputs/input-texts.js';
import type { Label } from '../inputs/labels/label.js';
import type { RunIdentity } from '../inputs/run-identity.js';
import type { Waiver } from '../inputs/waivers/waiver.js';
import { pathsOf, showPaths } from '../settings/candidate-paths.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import type { Settings } from '../settings/table.js';
import { type CandidateIndex, type CorpusIndex, indexCandidates, indexCorpus } from './index-inputs.js';
import { type OtherPorts, readOthers, wantsAgreement } from './other-inputs.js';
import { SessionPairs } from './pair.js';
import { SessionSource } from './session-source.js';

/** What a pull request does to the golden sessions of its base: their names, or why nobody knows. */
export type GoldenOnBase =
  | {
      readonly gone: readonly string[];
      readonly changed: readonly string[];
      /** Those that may be changed, and why nobody knows. */
      readonly unknown: readonly string[];
      readonly why: string | null;
    }
  | { readonly unread: string };

/** What reading the inputs of a run needs of the world. */
export interface InputPorts extends OtherPorts {
  /** Says what is scored, and by which run; left out where nobody asks. */
  readonly identity?: () => RunIdentity | undefined;
  /** Whether the base of the pull request that is scored has a file as it is here; left out where there is none. */
  readonly isOnBase?: (file: string) => Promise<boolean>;
  /** Whether a file is part of the pull request that is scored, and not as its base has it; left out where there is none. */
  readonly isOfPullRequest?: (file: string) => Promise<boolean>;
  /** Names of golden sessions that the pull request that is scored takes away or changes; left out where there is none. */
  readonly goldenOnBase?: (corpus: string) => Promise<GoldenOnBase | undefined>;
}

/** Everything that is known before the first session is scored. The texts stay open until the run closes them. */
export interface RunInputs {
  readonly scoredAt: Date;
  readonly corpus: CorpusIndex;
  readonly candidates: CandidateIndex;
  readonly pairs: SessionPairs;
  readonly skippedFolders: readonly string[];
  readonly source: SessionSource;
  readonly shownTranscriptOf: ShownTranscriptOf;
  /** The texts that `source` reads, for threads that read them themselves. */
  readonly texts: { readonly corpus: InputTexts; readonly candidates: InputTexts };
  readonly baseline: BaselineFacts | null;
  readonly waivers: readonly Waiver[];
  readonly labels: readonly Label[];
  /** Digests of what a pull request can edit besides corpus and candidates, taken before anything is written. */
  readonly digests: InputDigests;
  /** True when there is nothing to score and settings allow that. */
  readonly isEmpty: boolean;
  /**
   * Throws a UserError with everything that is wrong with the corpus; call it when one of its sessions turned out to be
   * broken.
   */
  readonly refuse: () => never;
  /** Throws a UserError when an input file was changed since it was opened. */
  readonly refuseChanges: () => void;
  readonly close: () => void;
}

/**
 * Indexes corpus and candidates by name and reads what else a run needs. A corpus whose names can be read may still be
 * broken: that shows when its sessions are read, or when the run ends for another reason. Throws a UserError with every
 * problem of settings, corpus, candidates, baseline, labels and waivers, in this order.
 */
export async function readRunInputs(settings: ResolvedSettings, ports: InputPorts): Promise<RunInputs> {
  const opened = openInputs(settings, ports.files);
  try {
    await opened.corpus.texts.load();
    await opened.candidates.texts.load();
    return indexInputs(settings, ports, opened);
  } catch (error) {
    opened.corpus.texts.close();
    opened.candidates.texts.close();
    throw error;
  }
}

/** Corpus and candidates as they were found. Of what cannot be read there are no texts, but a problem. */
interface OpenedInputs {
  readonly corpus: {
    readonly texts: InputTexts;
    readonly skippedFolders: readonly string[];
    readonly problem?: Problem;
  };
  readonly candidates: {
    readonly texts: InputTexts;
    readonly asides: readonly Defect[];
    readonly problems?: readonly Problem[];
  };
}

function openInputs({ values, wrong, origins }: ResolvedSettings, files: Files): OpenedInputs {
  const isNotNeeded = judgesWithoutReference(values) && origins.corpus === 'default';
  const hasNone = wrong.has('corpus') || (isNotNeeded && files.kind(values.corpus) === 'missing');
  const corpus: OpenedCorpus = hasNone ? NO_CORPUS : openCorpus(values.corpus, files);
  // A pipeline that summarises only the sessions of its job has made no folder where it has none.
  const isAbsent = wrong.has('candidates') || (values.shard !== null && areMissing(values.candidates, files));
  const candidates: OpenedCandidates = isAbsent ? NO_CANDIDATES : openCandidates(values.candidates, files);
  return {
    corpus: corpus.kind === 'open' ? corpus : { texts: NO_TEXTS, skippedFolders: [], problem: corpus.problem },
    candidates:
      candidates.kind === 'open' ? candidates : { texts: NO_TEXTS, asides: [], problems: candidates.problems },
  };
}

const NO_TEXTS: InputTexts = textsOfFolder([], { read: () => ({ kind: 'unreadable', reason: 'there is no text' }) });
const NO_CORPUS: OpenedCorpus = { kind: 'open', texts: NO_TEXTS, skippedFolders: [] };
const NO_CANDIDATES: OpenedCandidates = { kind: 'open', texts: NO_TEXTS, asides: [] };

function indexInputs(settings: ResolvedSettings, ports: InputPorts, opened: OpenedInputs): RunInputs {
  const { values } = settings;
  const { files, digest } = ports;
  const { skippedFolders } = opened.corpus;
  const paths = { corpus: values.corpus, candidates: showPaths(values.candidates) };
  const texts = { corpus: opened.corpus.texts, candidates: opened.candidates.texts };
  const format = formatOf(values);
  const transcriptOf: TranscriptOf = (golden) => findTranscript(golden, files, digest);
  const unreadFile = unreadFileIn(values.candidates, files);
  const source = new SessionSource(paths, texts.corpus, texts.candidates, digest, transcriptOf, format, unreadFile);
  const corpus = indexCorpus(texts.corpus, paths.corpus, format);
  const candidates = indexCandidates(
    texts.candidates,
    paths.candidates,
    digest,
    format,
    opened.candidates.asides,
    namesOf(corpus),
  );
  const pairs = new SessionPairs(corpus, candidates);
  const { scoredAt, baseline, waivers, labels, ...rest } = readOthers(settings, ports, pairs, source);
  const others = [...(opened.candidates.problems ?? []), ...rest.problems];

  const check = (): void => {
    const { problems, drafts } = checkCorpus(texts.corpus, digest, format, values['allow-unreviewed']);
    const ofCorpus = [...problemOf(opened.corpus), ...problems];
    const sound = ofCorpus.length === 0;
    const all = [...settings.problems, ...ofCorpus, ...drafts, ...others, ...(sound ? waivers.problems : [])];
    if (all.length > 0) throw new UserError(all);
  };
  const hasDrafts = corpus.drafts.size > 0 && !values['allow-unreviewed'];
  const isBroken = opened.corpus.problem !== undefined || corpus.isBroken || pairs.hasTwins();
  const known = settings.problems.length + others.length + waivers.problems.length;
  if (isBroken || hasDrafts || known > 0) check();
  const refuse = (problem: Problem): never => {
    check();
    throw new UserError([problem]);
  };
  if (wantsAgreement(settings) && labels.length === 0) refuse(noLabels(values.corpus));
  const indexed = { corpus, candidates, pairs, skippedFolders, source };
  const empty = emptinessOf(indexed, values, files);
  if (empty !== undefined && !values['allow-empty']) refuse(empty);
  return {
    ...{ ...indexed, scoredAt, texts, baseline, labels },
    shownTranscriptOf: (golden) => shownTranscript(golden, files),
    waivers: waivers.waivers,
    digests: digestInputs(values, files, digest),
    isEmpty: empty !== undefined,
    refuse: () => {
      check();
      throw changedFile(paths.corpus);
    },
    // Names and lines that have moved are told where they are met.
    refuseChanges: () => {
      if (texts.corpus.hasChanged()) throw changedFile(paths.corpus);
      if (texts.candidates.hasChanged()) throw changedFile(paths.candidates);
    },
    close: () => {
      texts.corpus.close();
      texts.candidates.close();
    },
  };
}

/** Whether there is a golden session of a name: gathered when somebody asks, since mostly nobody does. */
function namesOf({ texts }: CorpusIndex): (name: string) => boolean {
  let names: ReadonlySet<string> | undefined;
  return (name) => {
    names ??= new Set(texts.names);
    return names.has(name);
  };
}

/** That there is nothing to score, or no candidate that can be; undefined for other runs. */
function emptinessOf(
  {
    corpus,
    candidates,
    pairs,
    skippedFolders,
    source,
  }: Pick<RunInputs, 'corpus' | 'candidates' | 'pairs' | 'skippedFolders' | 'source'>,
  values: Settings,
  files: Files,
): Problem | undefined {
  const amounts = {
    sessions: corpus.texts.names.length,
    canaries: corpus.canaries.size,
    skippedFolders: skippedFolders.length,
    candidates: candidates.texts.names.length,
    hasUsable: () => hasUsable(pairs, source),
    ofNobody: candidates.defects.length,
  };
  return describeEmptiness(amounts, values, {
    corpus: () => adviceOnCorpus(values.corpus, files),
    candidates: () => adviceOnCandidates(pathsOf(values.candidates), files),
  });
}

function problemOf({ problem }: { readonly problem?: Problem }): readonly Problem[] {
  return problem === undefined ? [] : [problem];
}

function noLabels(corpus: string): Problem {
  return {
    message:
      'min-judge-agreement: the corpus has no labels.json, so nobody can tell how far the judge agrees with people',
    place: { file: corpus },
    hint: 'label some candidates as docs/calibration.md of summary-gate says (a .jsonl corpus cannot have labels), or set min-judge-agreement to none',
  };
}

/** Whether there is any usable candidate. Reads candidates until one is found, mostly just the first. */
export function hasUsable(pairs: SessionPairs, source: SessionSource): boolean {
  const isUsable = (candidate: Candidate | undefined): boolean => candidate?.kind === 'valid';
  for (const { name, candidates } of pairs.groups()) if (isUsable(source.candidate(name, candidates))) return true;
  return false;
}
