import type { Report } from '../../src/report/schema.js';
import { type Flags, reportOf } from './runs.js';
import { summaryJson } from './summaries.js';
import { makeWorkspace, writeTree } from './workspace.js';

/** What becomes of a candidate since the base. */
export type Change = (summary: Readonly<Record<string, unknown>>, index: number) => unknown;

const NAMES = Array.from({ length: 12 }, (_, i) => `session-${String(i).padStart(2, '0')}`);
const SUMMARY =
  'The login test failed on slow runners. It waited for a fixed time of 200 ms. The wait was replaced by an event of the server.';
/** The summary of a session that nothing is wrong with. */
export const own = (i: number) => summaryJson({ title: `Fixed the flaky login test ${i}`, summary: SUMMARY });

/** Twelve sessions that were copies of their references on the base, and have been changed since. */
export async function since(change: Change, flags: Flags = {}, names: readonly string[] = NAMES): Promise<Report> {
  const workspace = makeWorkspace({
    ...Object.fromEntries(names.map((name, i) => [`golden-corpus/${name}/reference.json`, { reference: own(i) }])),
    ...Object.fromEntries(names.map((name, i) => [`candidates/${name}.json`, own(i)])),
  });
  const base = await reportOf(workspace, flags);
  writeTree(workspace.root, {
    'base.json': JSON.stringify(base),
    ...Object.fromEntries(names.map((name, i) => [`candidates/${name}.json`, change(own(i), i)])),
  });
  return reportOf(workspace, { ...flags, baseline: 'base.json' });
}

/** Nine of twelve sessions have lost their moments. */
export const LOST_MOMENTS: Change = (summary, i) => (i < 9 ? { ...summary, aha_moments: [] } : summary);
/** Every other session keeps one action alone. */
export const FEWER_ACTIONS: Change = (summary, i) =>
  i % 2 === 0 ? { ...summary, key_actions: [(summary['key_actions'] as string[])[0]] } : summary;
