import { describe, expect, it } from '@jest/globals';
import { commentFrame } from '../../../src/action/frame.js';
import { renderComment, renderMarkdown } from '../../../src/render/page/page.js';
import type { Report } from '../../../src/report/schema.js';
import { type Flags, reportOf } from '../../builders/runs.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, type Workspace, writeTree } from '../../builders/workspace.js';
import { renderPage } from './github-page.js';

const RAN = (result: string): string => `Ran the suite after the fix of the cache: ${result} on the build server.`;
const RIGHT = RAN('all tests passed');
const WRONG = RAN('the tests did not pass');

/** A session for each summary of a candidate; all references say that the tests passed. */
function sessionsOf(summaries: readonly string[]): Tree {
  return Object.fromEntries(
    summaries.flatMap((summary, i) => [
      [`golden-corpus/s${i}/reference.json`, referenceJson({}, { summary: RIGHT })],
      [`candidates/s${i}.json`, summaryJson({ summary })],
    ]),
  );
}

function pagesOf(report: Report): readonly string[] {
  const context = { kind: 'pull-request', number: 7, headSha: '0'.repeat(40), readOnly: false } as const;
  const run = { repository: { owner: 'acme', repo: 'widgets' }, serverUrl: 'https://github.example' };
  const where = { ...context, ...run, runUrl: 'https://github.example/runs/99', runNumber: 42, attempt: 1 };
  const frame = commentFrame(where, where.headSha, {
    ...{ key: 'default', warnOnly: false, version: '1', isTracked: () => false },
  });
  return [renderMarkdown(report), renderComment(report, frame)];
}

const HEADING = 'Contradictions that no gate counts';
const MESSAGE = /the tests did not pass/;

describe('contradictions that a run passes with', () => {
  const pages = async (workspace: Workspace, flags: Flags = {}): Promise<readonly string[]> =>
    pagesOf(await reportOf(workspace, flags));

  it('are told on report.md and in the comment, with their sessions and words, behind a click', async () => {
    for (const page of await pages(makeWorkspace(sessionsOf([WRONG, RIGHT, WRONG])))) {
      expect(page).toContain(`${HEADING} (2)`);
      const section = page.slice(page.indexOf(HEADING), page.indexOf('✅ Passing sessions'));
      expect(section).toMatch(MESSAGE);
      expect(section.match(/<details>\n<summary>🔍 <code>s\d<\/code>/g)).toEqual([
        '<details>\n<summary>🔍 <code>s0</code>',
        '<details>\n<summary>🔍 <code>s2</code>',
      ]);
      expect(() => renderPage(page)).not.toThrow();
    }
  });

  it.each<[string, Flags]>([
    ['a gate counts them', { 'fail-on': 'contradiction=3' }],
    ['a gate counts their code', { 'fail-on': 'NEGATION_MISMATCH=3' }],
    ['the run fails', { 'min-overall': '0.999' }],
  ])('are not told where %s', async (_, flags) => {
    for (const page of await pages(makeWorkspace(sessionsOf([WRONG, RIGHT])), flags))
      expect(page).not.toContain(HEADING);
  });

  it('are told without those that are waived, and without those of the base', async () => {
    const waived = makeWorkspace({
      ...sessionsOf([WRONG, WRONG]),
      '.github/summary-gate-waivers.yml': 'waivers: [{session: s0, reason: x, until: 2026-12-31, by: mona}]',
    });
    for (const page of await pages(waived)) expect(page).toContain(`${HEADING} (1)`);
    const known = makeWorkspace(sessionsOf([WRONG, RIGHT]));
    const base = JSON.stringify(await reportOf(known));
    writeTree(known.root, { ...sessionsOf([WRONG, WRONG]), 'base.json': base });
    const flags = { baseline: 'base.json', 'max-regression': 'none', 'max-session-regression': 'none' };
    for (const page of await pages(known, { ...flags, 'max-new-failures': 'none' })) {
      expect(page).toContain(`${HEADING} (1)`);
      expect(page.slice(page.indexOf(HEADING))).toMatch(/<summary>🔍 <code>s1<\/code>/);
    }
  });
});
