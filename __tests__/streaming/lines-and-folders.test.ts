import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UserError } from '../../src/errors.js';
import { wholeSession } from '../../src/report/lazy-sessions.js';
import { runPipeline } from '../../src/run/pipeline.js';
import { bothForms, FILES, FOLDERS, flags, waivers } from '../builders/line-files.js';
import { placeless } from '../builders/placeless.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { makeWorkspace, removeWorkspace, type Tree, type Workspace } from '../builders/workspace.js';

/** The report of a run with the texts behind it, or what is wrong. */
async function told(workspace: Workspace, given: Flags): Promise<unknown> {
  try {
    const { report, texts, close } = await runPipeline(settingsOf(workspace, given), portsOf(workspace));
    const sessions = report.sessions.map((session, index) => ({ ...wholeSession(session), texts: texts(index) }));
    close();
    return { ...report, sessions };
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    throw error;
  }
}

async function placelessOf(tree: Tree, given: Flags): Promise<unknown> {
  const workspace = makeWorkspace({ ...tree, 'waivers.yml': waivers });
  try {
    return placeless(await told(workspace, given));
  } finally {
    removeWorkspace(workspace);
  }
}

describe('lines and folders', () => {
  it('of the same sessions come to the same report, but for places', async () => {
    await fc.assert(
      fc.asyncProperty(bothForms, flags, async ({ lines, folders }, given) => {
        const [ofLines, ofFolders] = await Promise.all([
          placelessOf(lines, { ...given, ...FILES }),
          placelessOf(folders, { ...given, ...FOLDERS }),
        ]);
        expect(ofFolders).toEqual(ofLines);
      }),
      { numRuns: 60 },
    );
  });
});
