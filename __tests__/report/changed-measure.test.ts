import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from '../../src/render/page/page.js';
import { reportOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, writeTree } from '../builders/workspace.js';

const FILE = '.github/summary-gate-waivers.yml';
const SECRET = `sk-ant-api03-${'a1'.repeat(20)}`;

function waiversOf(...waivers: readonly Readonly<Record<string, string>>[]): string {
  return JSON.stringify({
    waivers: waivers.map((one) => ({ reason: 'known', until: '2026-12-31', by: 'mona', ...one })),
  });
}
const requirement = (id: string, text = 'waits for the event') => ({ id, text, must: 'mention' });
const referenceWith = (...requirements: readonly object[]) => referenceJson({ requirements });

describe('what candidates are measured by, against the base', () => {
  it('is a setting of how they are written where the corpus is the same and is read otherwise by it', async () => {
    const written = (outcome: string) => summaryJson({ outcome });
    const workspace = makeWorkspace({
      'golden-corpus/a/reference.json': { reference: written('done') },
      'golden-corpus/b/reference.json': { reference: written('failed') },
      'candidates/a.json': written('done'),
      'candidates/b.json': written('failed'),
    });
    const base = await reportOf(workspace, { outcomes: 'done=success' });
    const { settings: _, ...older } = base;
    writeTree(workspace.root, { 'base.json': JSON.stringify(base), 'older.json': JSON.stringify(older) });
    const against = async (outcomes: string, baseline = 'base.json') => {
      const report = await reportOf(workspace, { baseline, outcomes });
      return { ...report.baseline, page: renderMarkdown(report) };
    };
    const same = await against('done=success');
    expect(same.changed_inputs).toEqual([]);
    expect(same).not.toHaveProperty('changed_settings');
    const other = await against('done=partial');
    expect(other).toMatchObject({ changed_inputs: [], changed_settings: ['outcomes'], changed_references: ['a'] });
    expect(other.page).toContain('setting outcomes (1 reference read otherwise or changed)');
    expect(other.page).toContain('the reference has changed or is read otherwise');
    const unused = await against('done=success, half=partial');
    expect(unused).toMatchObject({ changed_inputs: [], changed_settings: ['outcomes'], changed_references: [] });
    const untold = await against('done=partial', 'older.json');
    expect(untold.changed_inputs).toEqual(['corpus']);
    expect(untold).not.toHaveProperty('changed_settings');
  });

  it('is told before the numbers: how many waivers and requirements are new, gone and changed', async () => {
    const workspace = makeWorkspace({
      ...Object.fromEntries(['a', 'b'].map((name) => [`candidates/${name}.json`, summaryJson()])),
      'golden-corpus/a/reference.json': referenceWith(
        requirement('one'),
        requirement('two'),
        requirement(`key ${SECRET}`),
      ),
      'golden-corpus/b/reference.json': referenceJson(),
      [FILE]: waiversOf({ session: 'a' }, { gate: 'min-overall' }, { code: 'EXTRA_ACTION', reason: SECRET }),
    });
    const base = await reportOf(workspace);
    expect(base.waivers).toHaveLength(3);
    expect(JSON.stringify(base)).not.toContain(SECRET);
    const blessed = (): void => writeTree(workspace.root, { 'base.json': JSON.stringify(base) });
    blessed();
    const against = () => reportOf(workspace, { baseline: 'base.json' });
    const same = await against();
    expect(same.baseline).not.toHaveProperty('changed_waivers');
    expect(same.baseline).not.toHaveProperty('changed_requirements');

    writeTree(workspace.root, {
      'golden-corpus/a/reference.json': referenceWith(requirement('two', 'anything'), requirement(`key ${SECRET}`)),
      'golden-corpus/b/reference.json': referenceWith(requirement('one')),
      'golden-corpus/c/reference.json': referenceWith(requirement('of a new session')),
      'candidates/c.json': summaryJson(),
      [FILE]: waiversOf(
        { session: 'a', until: '2027-12-31' },
        { gate: 'max-regression' },
        { code: 'EXTRA_ACTION', reason: SECRET },
      ),
    });
    const report = await against();
    expect(report.baseline).toMatchObject({
      changed_waivers: { new: 1, gone: 1, changed: 1 },
      changed_requirements: { new: 1, gone: 1, changed: 1 },
    });
    expect(report.caveats.slice(0, 2)).toEqual([
      'Waivers since the base: 1 new, 1 gone, 1 changed.',
      'Requirements since the base: 1 new, 1 gone, 1 changed. The base is the baseline file of 2026-11-21: the base branch may have it by now.',
    ]);
    expect(report.title).toContain(', 2 requirements of the base gone or changed');
    const page = renderMarkdown(report);
    expect(page.indexOf('Requirements since the base')).toBeLessThan(page.indexOf('| overall |'));

    // Who only asks for more has loosened nothing.
    rmSync(join(workspace.root, 'golden-corpus/c'), { recursive: true });
    writeTree(workspace.root, {
      'golden-corpus/a/reference.json': referenceWith(
        requirement('one'),
        requirement('two'),
        requirement(`key ${SECRET}`),
        requirement('more'),
      ),
    });
    rmSync(join(workspace.root, FILE));
    const stricter = await against();
    expect(stricter.baseline).toMatchObject({
      changed_waivers: { new: 0, gone: 3, changed: 0 },
      changed_requirements: { new: 2, gone: 0, changed: 0 },
    });
    expect(stricter.title).not.toContain('requirement');
  });

  it('is not told of a base that does not say which it had', async () => {
    const workspace = makeWorkspace({
      'golden-corpus/a/reference.json': referenceWith(requirement('one')),
      'candidates/a.json': summaryJson(),
      [FILE]: waiversOf({ session: 'a' }),
    });
    const { waivers: _, sessions, ...older } = await reportOf(workspace);
    const olderSessions = sessions.map(({ requirement_digests: __, ...session }) => session);
    writeTree(workspace.root, {
      'base.json': JSON.stringify({ ...older, sessions: olderSessions }),
      'golden-corpus/a/reference.json': referenceWith(requirement('one', 'other')),
      [FILE]: waiversOf({ gate: 'min-overall' }),
    });
    const report = await reportOf(workspace, { baseline: 'base.json' });
    expect(report.baseline?.changed_inputs).toEqual(['corpus', 'waivers']);
    expect(report.baseline).not.toHaveProperty('changed_waivers');
    expect(report.baseline).not.toHaveProperty('changed_requirements');
  });
});
