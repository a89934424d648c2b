import { sha256 } from '../../src/adapters/digest.js';
import { runPipeline } from '../../src/run/pipeline.js';
import type { Report } from '../../src/report/schema.js';
import { type Input, type ResolvedSettings, resolveSettings } from '../../src/settings/resolve.js';
import { SETTING_NAMES, type SettingName } from '../../src/settings/table.js';
import type { Workspace } from './workspace.js';

export type Flags = Readonly<Partial<Record<SettingName, string>>>;

/** Settings of a run as flags give them. */
export function settingsOf({ files }: Workspace, flags: Flags = {}): ResolvedSettings {
  const inputs = new Map<SettingName, Input>();
  for (const name of SETTING_NAMES) {
    const text = flags[name];
    if (text !== undefined) inputs.set(name, { text, label: `--${name}` });
  }
  return resolveSettings(inputs, files);
}

/** The report of a workspace, at a fixed time. Throws what the pipeline throws. */
export function reportOf(workspace: Workspace, flags: Flags = {}): Report {
  return runPipeline(settingsOf(workspace, flags), {
    files: workspace.files,
    digest: sha256,
    clock: () => new Date('2026-11-21T12:00:00.750Z'),
  }).report;
}
