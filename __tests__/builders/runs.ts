import { sha256 } from '../../src/adapters/digest.js';
import { openTempStore } from '../../src/adapters/disk/temp-store.js';
import { wholeSession } from '../../src/report/lazy-sessions.js';
import type { Report } from '../../src/report/schema.js';
import { runPipeline } from '../../src/run/pipeline.js';
import type { ScoringPorts } from '../../src/scoring/score-sessions.js';
import { resolveSettings } from '../../src/settings/resolve.js';
import type { Input, ResolvedSettings } from '../../src/settings/resolved.js';
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

/** Ports of a run in a workspace, at a fixed time. */
export function portsOf({ files }: Workspace): ScoringPorts {
  return {
    files,
    digest: sha256,
    clock: () => new Date('2026-11-21T12:00:00.750Z'),
    openTempStore: () => openTempStore(),
  };
}

/** The report of a workspace, at a fixed time, as report.json has it. Throws what the pipeline throws. */
export async function reportOf(workspace: Workspace, flags: Flags = {}): Promise<Report> {
  const { report, close } = await runPipeline(settingsOf(workspace, flags), portsOf(workspace));
  try {
    return { ...report, sessions: report.sessions.map(wholeSession) };
  } finally {
    close();
  }
}
