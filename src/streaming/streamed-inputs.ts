import { readBaseline } from '../baseline/read-baseline.js';
import { describeEmptiness } from '../emptiness.js';
import { type Problem, UserError } from '../errors.js';
import type { Ports } from '../pipeline.js';
import type { LineFile, OpenResult } from '../ports.js';
import type { RunFacts } from '../report/build-report.js';
import type { ResolvedSettings } from '../settings/resolve.js';
import { findWaivers, NO_WAIVERS } from '../waivers/find-waivers.js';
import { changedFile } from './changed-file.js';
import { checkCorpus } from './check-corpus.js';
import { type CandidateIndex, type CorpusIndex, indexCandidates, indexCorpus } from './index-files.js';
import type { StreamedFiles } from './line-scorer.js';
import { LinePairs } from './pair-lines.js';

/** Both files of a run, as far as they could be opened. */
export interface OpenedFiles {
  readonly corpus: OpenResult;
  readonly candidates: OpenResult;
}

/** Everything that is known before the first session is scored. */
export interface StreamedInputs extends Pick<RunFacts, 'scoredAt' | 'baseline' | 'waivers'> {
  readonly files: StreamedFiles;
  readonly corpus: CorpusIndex;
  readonly candidates: CandidateIndex;
  readonly pairs: LinePairs;
  /** Whether there is nothing to score, and that is allowed. */
  readonly isEmpty: boolean;
  /** Ends the run with everything that is wrong, when a line of the corpus has turned out to be. */
  readonly refuse: () => never;
}

/**
 * Indexes both files and reads what else a run needs. A corpus whose names can be read may still be broken: that shows
 * when its sessions are read, or when the run ends for another reason. Throws a UserError with every problem, in the order
 * in which a run that holds its texts tells them.
 */
export function readStreamedInputs(settings: ResolvedSettings, ports: Ports, opened: OpenedFiles): StreamedInputs {
  const { values, wrong } = settings;
  const paths = { corpus: values.corpus, candidates: values.candidates };
  const corpus = indexCorpus(fileOf(opened.corpus), paths.corpus);
  const candidates = indexCandidates(fileOf(opened.candidates), paths.candidates, ports.digest);
  const pairs = new LinePairs(corpus, candidates);
  const needsNoBaseline = wrong.has('baseline') || values.shard !== null;
  const baseline = needsNoBaseline
    ? { facts: null, problems: [] }
    : readBaseline(values.baseline, ports.files, ports.autoBaseline);
  const scoredAt = ports.clock();
  const waivers = wrong.has('waivers')
    ? NO_WAIVERS
    : findWaivers(values.waivers, () => namesToScore(pairs), ports.files, scoredAt);
  const others = [...unreadable(opened.candidates, paths.candidates), ...baseline.problems];

  const check = (): void => {
    const { problems, drafts } = checkCorpus(opened.corpus, paths.corpus, ports.digest, values['allow-unreviewed']);
    const sound = problems.length === 0;
    const all = [...settings.problems, ...problems, ...drafts, ...others, ...(sound ? waivers.problems : [])];
    if (all.length > 0) throw new UserError(all);
  };
  const hasDrafts = corpus.drafts.size > 0 && !values['allow-unreviewed'];
  const known = settings.problems.length + others.length + waivers.problems.length;
  if (corpus.isBroken || pairs.hasTwins() || hasDrafts || known > 0) check();
  const empty = describeEmptiness(amountsOf(corpus, candidates), values);
  if (empty !== undefined && !values['allow-empty']) {
    check();
    throw new UserError([empty]);
  }
  if (opened.corpus.kind !== 'open' || opened.candidates.kind !== 'open') throw changedFile(paths.corpus);
  return {
    files: { paths, corpus: opened.corpus.file, candidates: opened.candidates.file },
    corpus,
    candidates,
    pairs,
    scoredAt,
    baseline: baseline.facts,
    waivers: waivers.waivers,
    isEmpty: empty !== undefined,
    refuse: () => {
      check();
      throw changedFile(paths.corpus);
    },
  };
}

function fileOf(result: OpenResult): LineFile | undefined {
  return result.kind === 'open' ? result.file : undefined;
}

function unreadable(result: OpenResult, path: string): readonly Problem[] {
  return result.kind === 'open' ? [] : [{ message: `candidates: ${result.reason}`, place: { file: path } }];
}

function namesToScore(pairs: LinePairs): ReadonlySet<string> {
  return new Set(pairs.names.filter((_, row) => !pairs.isCanary(row)));
}

function amountsOf(corpus: CorpusIndex, candidates: CandidateIndex): Parameters<typeof describeEmptiness>[0] {
  return {
    sessions: corpus.lines.names.length,
    canaries: corpus.canaries.size,
    skippedFolders: 0,
    candidates: candidates.lines.names.length,
    usable: 0,
    ofNobody: candidates.defects.length,
  };
}
