import { type Problem, refuse } from '../../core/errors.js';
import type { TempStore } from '../../core/ports.js';
import { type Baseline, readBaseline, wantedOfBase } from '../../inputs/baseline/read-baseline.js';
import { shownTranscript } from '../../inputs/corpus/shown-transcript.js';
import { describeEmptiness } from '../../inputs/emptiness.js';
import { digestInputs } from '../../inputs/input-digests.js';
import { findWaivers } from '../../inputs/waivers/waivers.js';
import { conclude, type Found, type RunOutcome } from '../conclude.js';
import { forgetReport, type Run, type ScoreResult, writeResult } from '../run.js';
import { checkParts } from './check-parts.js';
import { amountsOfAll, failableNames, mergeParts } from './merge-parts.js';
import { type FoundParts, findParts, type Part } from './read-part.js';
import { sharedSettings } from './write-part.js';

/**
 * Merges the parts of all shards into gates, baseline comparison, waivers and report files, the same that one run over
 * all sessions writes. Needs neither corpus nor candidates. Throws a UserError with every problem of settings and
 * parts.
 * @param folders workspace paths
 * @param runs ids of the workflow runs that parts may come from; null outside of a workflow
 */
export async function runMerge(
  run: Run,
  folders: readonly string[],
  runs: readonly string[] | null,
): Promise<ScoreResult> {
  const outcome = await mergeOutcome(run, folders, runs);
  forgetReport(run);
  return writeResult(run, outcome);
}

/** The merged report. The parts stay open until it is closed: their sessions are read when needed. */
async function mergeOutcome(run: Run, folders: readonly string[], runs: readonly string[] | null): Promise<RunOutcome> {
  const { files, digest } = run.ports;
  const found = findParts(folders, files, digest);
  const tempStore = run.ports.openTempStore();
  const close = (): void => {
    found.close();
    tempStore.close();
  };
  try {
    return await conclude(mergeFound(run, found, runs, tempStore, close), run.ports);
  } catch (error) {
    close();
    throw error;
  }
}

function mergeFound(
  run: Run,
  found: FoundParts,
  runs: readonly string[] | null,
  tempStore: TempStore,
  close: () => void,
): Found {
  const { settings, ports } = run;
  const { values, wrong } = settings;
  const { files, digest } = ports;
  const baseline: Baseline = wrong.has('baseline')
    ? { facts: null, problems: [] }
    : readBaseline(values.baseline, files, ports.autoBaseline, wantedOfBase(values));
  const broken = [...settings.problems, ...found.problems, ...baseline.problems];
  // Problems of settings would come back as differences between them.
  const expected = { settings: sharedSettings(settings), limit: values.limit, runs };
  refuse([...broken, ...(settings.problems.length > 0 ? [] : checkParts(found.parts, expected))]);

  const scoredAt = ports.clock();
  const waivable = () => ({ sessions: failableNames(found.parts), dimensions: values.dimensions });
  const waivers = findWaivers(values.waivers, waivable, files, scoredAt);
  const empty = emptinessOf(found.parts, values);
  refuse([...waivers.problems, ...(empty === undefined || values['allow-empty'] ? [] : [empty])]);
  return mergeParts(
    found.parts,
    {
      scoredAt,
      settings,
      baseline: baseline.facts,
      waivers: waivers.waivers,
      inputs: digestInputs(values, files, digest),
      isEmpty: empty !== undefined,
      close,
      shownTranscriptOf: (golden) => shownTranscript(golden, files),
    },
    digest,
    tempStore,
  );
}

/** The inputs are those of the shards, and are not here. */
const IN_SHARDS = {
  corpus: () => 'look at the corpus of the shards',
  candidates: () => 'look at the step of the shards that writes candidates',
};

function emptinessOf(parts: readonly Part[], values: Run['settings']['values']): Problem | undefined {
  const [first] = parts;
  return first === undefined ? undefined : describeEmptiness(amountsOfAll(parts, first), values, IN_SHARDS);
}
