import type { ResolvedSettings } from './resolve.js';

/**
 * The settings by which a shard works: its part of the money, and no further samples, since only all shards together know
 * whether a gate is open. Without a shard they are as they were.
 */
export function settingsOfJob(settings: ResolvedSettings): ResolvedSettings {
  const { values } = settings;
  const { shard, 'max-cost-usd': cap } = values;
  if (shard === null) return settings;
  return {
    ...settings,
    values: {
      ...values,
      'max-cost-usd': cap === null ? null : cap / shard.of,
      'judge-max-samples': values['judge-samples'],
    },
  };
}
