import { type Baseline, readBaseline } from './baseline/read-baseline.js';
import { describeEmptiness } from './emptiness.js';
import { type Problem, UserError } from './errors.js';
import { digestInputs } from './input-digests.js';
import type { Outcome } from './pipeline.js';
import { buildReport } from './report/build-report.js';
import { loadRenderers } from './report-files.js';
import { forgetReport, type Run, type ScoreResult, writeResult } from './run.js';
import { checkParts } from './shard/check-parts.js';
import { findParts } from './shard/find-parts.js';
import { amountsOfAll, failableNames, mergeParts } from './shard/merge-parts.js';
import type { Part } from './shard/read-part.js';
import { sharedSettings } from './shard/shared-settings.js';
import { findWaivers } from './waivers/find-waivers.js';

/**
 * Puts the parts of all shards together: gates, baseline, waivers and report files, as one run over all sessions makes
 * them. Needs neither corpus nor candidates. Throws a UserError with every problem of settings and parts.
 * @param folders paths in the workspace
 * @param runs the runs of workflows that parts may come from; null where there is no workflow
 */
export async function runMerge(
  run: Run,
  folders: readonly string[],
  runs: readonly string[] | null,
): Promise<ScoreResult> {
  const outcome = mergeOutcome(run, folders, runs);
  const renderers = await loadRenderers(run.settings.values['report-formats']);
  forgetReport(run);
  return writeResult(run, outcome, renderers);
}

function mergeOutcome({ settings, ports }: Run, folders: readonly string[], runs: readonly string[] | null): Outcome {
  const { values, wrong } = settings;
  const { files, digest } = ports;
  const found = findParts(folders, files, digest);
  const baseline: Baseline = wrong.has('baseline')
    ? { facts: null, problems: [] }
    : readBaseline(values.baseline, files, ports.autoBaseline);
  const broken = [...settings.problems, ...found.problems, ...baseline.problems];
  // Problems of settings would come back as differences between them.
  const expected = { settings: sharedSettings(settings), limit: values.limit, runs };
  refuse([...broken, ...(settings.problems.length > 0 ? [] : checkParts(found.parts, expected))]);

  const scoredAt = ports.clock();
  const waivers = findWaivers(values.waivers, () => failableNames(found.parts), files, scoredAt);
  const empty = emptinessOf(found.parts, values);
  refuse([...waivers.problems, ...(empty === undefined || values['allow-empty'] ? [] : [empty])]);
  const { facts, texts } = mergeParts(
    found.parts,
    {
      scoredAt,
      settings,
      baseline: baseline.facts,
      waivers: waivers.waivers,
      inputs: digestInputs(values, files, digest),
      isEmpty: empty !== undefined,
    },
    digest,
  );
  return { report: buildReport(facts, digest), texts };
}

function emptinessOf(parts: readonly Part[], values: Run['settings']['values']): Problem | undefined {
  const [first] = parts;
  return first === undefined ? undefined : describeEmptiness(amountsOfAll(parts, first), values);
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(problems);
}
