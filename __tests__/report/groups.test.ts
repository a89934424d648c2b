import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../../src/render/page/page.js';
import { reportOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, writeTree } from '../builders/workspace.js';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const OF_THE_MEAN = { 'fail-on': 'none', 'min-overall': 'none', 'min-session': 'none' } as const;
const ALONE = { ...OF_THE_MEAN, 'max-session-regression': 'none', 'max-new-failures': 'none' } as const;

/** A run whose sessions have all lost their moments, in so many groups, beside one that had them. */
async function compareIn(groups: number) {
  const group = (i: number) => (groups === 0 ? {} : { group: `project-${i % groups}` });
  const { root, ...workspace } = makeWorkspace(
    Object.fromEntries(
      NAMES.flatMap((name, i) => [
        [`golden-corpus/${name}/reference.json`, referenceJson(group(i))],
        [`candidates/${name}.json`, summaryJson()],
      ]),
    ),
  );
  const base = await reportOf({ root, ...workspace }, OF_THE_MEAN);
  writeTree(root, {
    'base.json': JSON.stringify({ ...base, sessions: [...base.sessions] }),
    ...Object.fromEntries(NAMES.map((name) => [`candidates/${name}.json`, summaryJson({ title: 'Quite another' })])),
  });
  return reportOf({ root, ...workspace }, { ...ALONE, baseline: 'base.json' });
}

describe('sessions that all fell', () => {
  it.each([
    [0, undefined, 'fail'],
    [5, 5, 'fail'],
    [4, 4, 'inconclusive'],
    [1, 1, 'inconclusive'],
  ])('in %d groups are %p changes: %s', async (groups, told, verdict) => {
    const report = await compareIn(groups);
    expect(report.verdict).toBe(verdict);
    expect(report.baseline?.groups).toBe(told);
    expect(report.baseline?.paired).toBe(8);
    const page = renderMarkdown(report);
    const said = report.gates[0]?.message ?? '';
    if (told === 4) expect(said).toContain('4 groups cannot tell such a drop from chance; 5 can, where all fall');
    if (told === 1) expect(said).toContain('one group alone does not show what is chance');
    expect(/8 sessions fell, in \d groups?\. /.test(page)).toBe(told !== undefined);
  });
});

describe('a corpus', () => {
  it('is another one where its groups are, and its references are the same', async () => {
    const [without, grouped] = [await compareIn(0), await compareIn(4)];
    expect(grouped.corpus_digest).not.toBe(without.corpus_digest);
    expect(grouped.sessions[0]?.reference_digest).toBe(without.sessions[0]?.reference_digest);
  });
});
