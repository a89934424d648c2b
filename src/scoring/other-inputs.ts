import type { Problem } from '../core/errors.js';
import type { Clock, Digest, Files } from '../core/ports.js';
import { type BaselineFacts, readBaseline, wantedOfBase } from '../inputs/baseline/read-baseline.js';
import { areMissing, openCandidates } from '../inputs/candidates/read-candidates.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import type { Label } from '../inputs/labels/label.js';
import { readLabels } from '../inputs/labels/read-labels.js';
import { findWaivers, NO_WAIVERS } from '../inputs/waivers/waivers.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import { hasJudgeGate, namesJudgedFindings } from '../settings/rules.js';
import type { SessionPairs } from './pair.js';
import type { SessionSource } from './session-source.js';
import { wantedBy } from './shard-of.js';

/** What reading them needs of the world. */
export interface OtherPorts {
  readonly files: Files;
  readonly digest: Digest;
  readonly clock: Clock;
  /** The baseline that was found for `baseline: auto`; left out where nobody has looked. */
  readonly autoBaseline?: BaselineFacts;
}

/** What a run reads besides corpus and candidates. */
interface OtherInputs {
  /** The time that waivers are held against. */
  readonly scoredAt: Date;
  readonly baseline: BaselineFacts | null;
  readonly labels: readonly Label[];
  /** With problems of their own: those are told of a sound corpus alone, whose sessions they name. */
  readonly waivers: ReturnType<typeof findWaivers>;
  /** What is wrong with the baseline and the labels, and that candidates are missing of which a shard has some to score. */
  readonly problems: readonly Problem[];
}

/** Reads the baseline, the waivers and the labels, each where settings want it. What is wrong with them is in the result. */
export function readOthers(
  settings: ResolvedSettings,
  ports: OtherPorts,
  pairs: SessionPairs,
  source: SessionSource,
): OtherInputs {
  const { values, wrong } = settings;
  const { files } = ports;
  const missing = missingCandidates(settings, pairs, ports);
  const baseline =
    wrong.has('baseline') || values.shard !== null
      ? { facts: null, problems: [] }
      : readBaseline(values.baseline, files, ports.autoBaseline, wantedOfBase(values));
  const scoredAt = ports.clock();
  const toScore = () => ({ sessions: namesToScore(pairs), dimensions: values.dimensions });
  const waivers = wrong.has('waivers') ? NO_WAIVERS : findWaivers(values.waivers, toScore, files, scoredAt);
  const labels = wantsAgreement(settings)
    ? readLabels(goldensOf(pairs, source), files, source.format)
    : { labels: [], problems: [] };
  const problems = [...missing, ...baseline.problems, ...labels.problems];
  return { scoredAt, baseline: baseline.facts, waivers, labels: labels.labels, problems };
}

/**
 * The problem of a shard that has sessions to score although the candidates path does not exist; none for other runs.
 */
function missingCandidates(
  { values, wrong }: ResolvedSettings,
  pairs: SessionPairs,
  { files, digest }: OtherPorts,
): readonly Problem[] {
  if (values.shard === null || wrong.has('candidates') || !areMissing(values.candidates, files)) return [];
  if (pairs.count({ limit: values.limit, accepts: wantedBy(values.shard, digest) }) === 0) return [];
  const opened = openCandidates(values.candidates, files);
  return opened.kind === 'unreadable' ? opened.problems : [];
}

/** Labels are asked about only where a gate of the judge rests on them: they cost as much as candidates do. */
export function wantsAgreement(settings: Pick<ResolvedSettings, 'values' | 'origins'>): boolean {
  const { values } = settings;
  if (values.judge === 'off' || values.simulate) return false;
  return values['min-judge-agreement'] !== null && (hasJudgeGate(values) || namesJudgedFindings(settings));
}

function namesToScore(pairs: SessionPairs): ReadonlySet<string> {
  return new Set(pairs.names.filter((_, row) => !pairs.isCanary(row)));
}

/** Reads the golden sessions one at a time; broken ones are left out. */
function* goldensOf(pairs: SessionPairs, source: SessionSource): Generator<GoldenSession> {
  for (const row of pairs.names.keys()) {
    const { name, golden } = pairs.task(row, false);
    const session = source.golden(name, golden);
    if (session !== undefined) yield session;
  }
}
