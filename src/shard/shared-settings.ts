import { canonicalJson } from '../json/canonical.js';
import { bearingSettings } from '../report/build-report.js';
import type { ResolvedSettings } from '../settings/resolve.js';

/** Settings that bear on no score, and still on what a shard does or on what the report says of its corpus and judge. */
const ALSO_SHARED = ['corpus', 'judge', 'allow-unreviewed', 'meta-evaluation-rate', 'meta-judge-model'] as const;

/**
 * The settings that all shards of a run and the job that merges them must have in common, by name, as canonical JSON: what
 * bears on scores and gates, and what shards have done with it already.
 */
export function sharedSettings(settings: ResolvedSettings): Readonly<Record<string, string>> {
  const also = Object.fromEntries(ALSO_SHARED.map((name) => [name, settings.values[name]]));
  return Object.fromEntries(
    Object.entries({ ...bearingSettings(settings), ...also }).map(([name, value]) => [
      name,
      canonicalJson(value ?? null),
    ]),
  );
}
