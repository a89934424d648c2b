import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../../src/render/page/page.js';
import { taughtCaveats, taughtInTitle } from '../../src/report/taught-caveats.js';
import { reportOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, writeTree } from '../builders/workspace.js';

const BAD = {
  title: 'Dropped every table',
  summary: 'All data of 900 users is lost.',
  key_actions: ['Dropped tables'],
};
const SAID = { by: 'mallory', at: '2026-11-21' };
const HOSTILE = 'a|<b>&*';

/** A pull request that accepts its own candidate; the base has the corpus without that. */
async function smuggled(isBaseKnown: boolean, accepted: readonly string[]) {
  const workspace = makeWorkspace({
    ...Object.fromEntries(['a', HOSTILE].map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()])),
    ...Object.fromEntries(['a', HOSTILE].map((name) => [`candidates/${name}.json`, summaryJson()])),
  });
  writeTree(workspace.root, { 'baseline.json': JSON.stringify(await reportOf(workspace)) });
  for (const name of accepted)
    writeTree(workspace.root, {
      [`candidates/${name}.json`]: summaryJson(BAD),
      [`golden-corpus/${name}/accepted/mine.json`]: { ...summaryJson(BAD), ...SAID },
    });
  return { workspace, report: await reportOf(workspace, isBaseKnown ? { baseline: 'baseline.json' } : {}) };
}

describe('accepted summaries for which no base vouches', () => {
  it.each([
    ['of one session', [HOSTILE], '1 session', '1 candidate scores'],
    ['of all sessions', ['a', HOSTILE], '2 sessions', '2 candidates score'],
  ])('are named in the headline and before the numbers where the base lacks them: %s', async (_, names, of, used) => {
    const { workspace, report } = await smuggled(true, names);
    expect(report.title).toContain(`, ${of} held to other texts than on the base`);
    expect(report.title).not.toContain(HOSTILE);
    expect(report.caveats[0]).toContain(`Not on the base: accepted summaries of ${of} (`);
    expect(report.caveats[0]).toContain(`${used} by one in place of the reference`);
    expect(report.caveats[0]).toMatch(
      new RegExp(`By the texts of the base ${of} fell \\(.*gates on the drop let pass`),
    );
    const page = renderMarkdown(report);
    const at = page.indexOf('Not on the base: accepted summaries');
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(page.indexOf('| overall |'));
    expect(page).not.toContain(HOSTILE);

    // The base branch may have them already, which a file that was committed before does not tell.
    const told = 'The base is the baseline file of 2026-11-21: the base branch may have it by now.';
    expect(report.caveats.filter((text) => text.endsWith(told))).toHaveLength(1);

    // Once the base has them, too, there is nothing to say.
    writeTree(workspace.root, { 'merged.json': JSON.stringify(report) });
    const later = await reportOf(workspace, { baseline: 'merged.json' });
    expect(later.title).not.toContain('held to');
    expect(later.caveats.filter((text) => text.includes('accepted'))).toEqual([]);
  });

  it('are named where a pull request has no base, and after it was merged no more', async () => {
    const scores = [[{ overall: 0.2 }, { overall: 1 }]];
    const session = { golden: { name: 'a' }, taught: { wordings: { scores } } } as never;
    const found = { changed: [], accepted: [session], isBaseKnown: false, moreRejected: 0, rejectedAgain: [] };
    expect(taughtCaveats({ ...found, isPullRequest: true }, undefined)).toEqual([
      'No base says since when there are accepted summaries of 1 session (a). 1 candidate scores by one in place of the reference: whoever accepts a candidate decides that it passes.',
    ]);
    expect((await smuggled(false, ['a'])).report.caveats.join()).not.toContain('accepted');
  });

  it('say that a candidate is word for word what people rejected, first of all', async () => {
    const { workspace } = await smuggled(true, []);
    const bad = { ...summaryJson(BAD), ...SAID, because: 'nothing of it happened' };
    writeTree(workspace.root, {
      'golden-corpus/a/rejected/x.json': bad,
      [`golden-corpus/${HOSTILE}/rejected/x.json`]: bad,
      'candidates/a.json': summaryJson(BAD),
    });
    const report = await reportOf(workspace);
    expect(report.caveats[0]).toBe('Rejected by people before, word for word: the candidate of 1 session (a).');
    writeTree(workspace.root, { [`candidates/${HOSTILE}.json`]: summaryJson(BAD) });
    const both = await reportOf(workspace);
    expect(both.caveats[0]).toContain('word for word: the candidates of 2 sessions (');
    expect(renderMarkdown(both)).not.toContain(HOSTILE);
    writeTree(workspace.root, { 'candidates/a.json': summaryJson({ ...BAD, title: 'Dropped each table' }) });
    expect((await reportOf(workspace)).caveats[0]).toContain('the candidate of 1 session (');
  });

  it('say how many rejected ones there are more than on the base, and how many fewer', async () => {
    const { workspace } = await smuggled(true, []);
    const rejected = (id: string) => ({
      [`golden-corpus/a/rejected/${id}.json`]: { ...summaryJson(BAD), ...SAID, because: `of ${id}` },
    });
    writeTree(workspace.root, { ...rejected('x'), ...rejected('y') });
    const more = await reportOf(workspace, { baseline: 'baseline.json' });
    expect(more.caveats[0]).toBe(
      'New since the base: 2 rejected summaries. The base is the baseline file of 2026-11-21: the base branch may have it by now.',
    );
    writeTree(workspace.root, { 'merged.json': JSON.stringify(more) });
    expect((await reportOf(workspace, { baseline: 'merged.json' })).caveats.join()).not.toContain('rejected');
    rmSync(join(workspace.root, 'golden-corpus/a/rejected/x.json'));
    const fewer = await reportOf(workspace, { baseline: 'merged.json' });
    expect(fewer.caveats[0]).toBe('Gone since the base: 1 rejected summary, which tried the gates.');
    const page = renderMarkdown(fewer);
    expect(page.indexOf('Gone since the base')).toBeLessThan(page.indexOf('| overall |'));
  });

  it.each([
    [true, ', 1 session with accepted summaries that no base vouches for'],
    [false, ''],
  ])('stand in the headline of a pull request without a base: %s', async (isPullRequest, wanted) => {
    const session = { status: 'scored' } as never;
    const found = {
      changed: [],
      accepted: [session],
      isBaseKnown: false,
      isPullRequest,
      moreRejected: 0,
      rejectedAgain: [],
    };
    expect(taughtInTitle(found)).toBe(wanted);
  });
});
