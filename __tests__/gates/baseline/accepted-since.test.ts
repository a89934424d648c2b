import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comparableScore, scoreByBase } from '../../../src/gates/baseline/score-by-base.js';
import type { Report } from '../../../src/report/schema.js';
import type { WordingScore } from '../../../src/scoring/scored-session.js';
import { type Flags, reportOf } from '../../builders/runs.js';
import { ratedSession } from '../../builders/sessions.js';
import { referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree, writeTree } from '../../builders/workspace.js';

const WORSE = { title: 'Dropped every table', summary: 'All data of 900 users is lost.', key_actions: ['Dropped it'] };
const DECOY = { title: 'Login test waits for the event' };
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const BASELINE: Flags = { baseline: 'base.json' };

/** A base in which all is well, and a pull request in which one session is worse. */
async function worseIn(name: string, samples: 1 | 2 = 1) {
  const file = (of: string, sample: number): string =>
    samples === 1 ? `candidates/${of}.json` : `candidates/${of}/${sample}.json`;
  const workspace = makeWorkspace(
    Object.fromEntries(
      NAMES.flatMap((of): [string, object][] => [
        [`golden-corpus/${of}/reference.json`, referenceJson()],
        ...Array.from({ length: samples }, (_, i): [string, object] => [file(of, i + 1), summaryJson()]),
      ]),
    ),
  );
  writeTree(workspace.root, { 'base.json': JSON.stringify(await reportOf(workspace)) });
  for (let i = 1; i <= samples; i++) writeTree(workspace.root, { [file(name, i)]: summaryJson(WORSE) });
  const accept = (of: string, id: string, summary: Tree): void =>
    writeTree(workspace.root, {
      [`golden-corpus/${of}/accepted/${id}.json`]: { ...summaryJson(summary), by: 'mallory', at: '2026-11-21' },
    });
  return { workspace, accept };
}

const dropOf = ({ gates }: Report) => gates.find(({ kind }) => kind === 'max-session-regression');
const changesIn = ({ baseline }: Report) => [baseline?.overall, baseline?.dimensions, baseline?.sessions];

describe('summaries that were accepted since the base', () => {
  it.each([1, 2] as const)('take no session out of the gates on a drop, with %d samples', async (samples) => {
    const { workspace, accept } = await worseIn('b', samples);
    const alone = await reportOf(workspace, BASELINE);
    expect(dropOf(alone)).toMatchObject({ status: 'fail' });
    for (const name of NAMES) accept(name, 'decoy', DECOY);
    const hidden = await reportOf(workspace, BASELINE);
    expect(dropOf(hidden)).toEqual(dropOf(alone));
    expect(changesIn(hidden)).toEqual(changesIn(alone));
    expect(hidden.baseline).toMatchObject({ paired: 7, changed_references: [], failures: { new: ['b'] } });
    expect(hidden.baseline?.accepted_since?.[0]).toMatchObject({ name: 'b', before: 1 });
    // A gate that fails lets nothing pass.
    expect(hidden.caveats[0]).toMatch(
      /\)\. No candidate scores by one in place of the reference\. The base is the baseline file of /,
    );
  });

  it('take back the fall of a candidate that they are, and say how far it fell', async () => {
    const { workspace, accept } = await worseIn('b');
    const { value: fall = 0 } = dropOf(await reportOf(workspace, BASELINE)) ?? {};
    accept('b', 'mine', WORSE);
    const excused = await reportOf(workspace, BASELINE);
    expect(dropOf(excused)).toMatchObject({ status: 'pass', value: 0 });
    const [since] = excused.baseline?.accepted_since ?? [];
    expect(since).toMatchObject({ name: 'b', before: 1, now: 1 });
    expect(1 - (since?.by_base ?? 1)).toBeCloseTo(fall ?? 0, 3);
    expect(excused.caveats[0]).toContain(
      `By the texts of the base 1 session fell (b from 1.000 to ${since?.by_base.toFixed(3)}); gates on the drop let pass what`,
    );

    // The next run has them on its base, and one that is gone again cannot be compared.
    writeTree(workspace.root, { 'base.json': JSON.stringify(excused) });
    expect((await reportOf(workspace, BASELINE)).baseline).not.toHaveProperty('accepted_since');
    writeTree(workspace.root, { 'golden-corpus/b/reference.json': referenceJson({}, { title: 'Other' }) });
    const other = await reportOf(workspace, BASELINE);
    expect(other.baseline?.changed_references).toEqual(['b']);
    expect(other.caveats[0]).toContain('Gates on the drop since the base leave these sessions out.');
  });

  it('are counted by the samples that score by one', async () => {
    const { workspace, accept } = await worseIn('b', 2);
    writeTree(workspace.root, { 'candidates/b/1.json': summaryJson() });
    accept('b', 'mine', WORSE);
    const { caveats } = await reportOf(workspace, BASELINE);
    expect(caveats[0]).toContain('1 candidate scores by one in place of the reference');
  });

  it('make no rise, and say so: the mean of the comparison is another one than that of the report', async () => {
    const { workspace, accept } = await worseIn('b');
    writeTree(workspace.root, { 'base.json': JSON.stringify(await reportOf(workspace)) });
    accept('b', 'mine', WORSE);
    const risen = await reportOf(workspace, BASELINE);
    expect(risen.baseline?.overall?.delta).toBe(0);
    expect(risen.caveats[0]).toMatch(
      /decides that it passes\. The comparison with the base counts no rise by one\. The base is the baseline file of /,
    );
  });

  it('make no rise: what a session scores is never above itself by the texts of the base, or the base', () => {
    const score = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(score, score, score, (before, one, other) => {
        const [byBase, now] = [Math.min(one, other), Math.max(one, other)];
        const held = comparableScore(before, byBase, now);
        expect(held).toBeGreaterThanOrEqual(byBase);
        expect(held).toBeLessThanOrEqual(Math.max(before, byBase));
        // A fall that is seen all the same is one by any text.
        if (held < before) expect(held).toBe(now);
      }),
    );
  });

  it.each<readonly [string, { reference_digest: string; reference_digests?: string[] }, number | undefined]>([
    ['a base of the reference alone', { reference_digest: 'r' }, 0.2],
    ['a base with one of the two', { reference_digest: 'all', reference_digests: ['r', 'x'] }, 0.6],
    ['a base with both', { reference_digest: 'all', reference_digests: ['r', 'y', 'x'] }, 0.9],
    ['another reference', { reference_digest: 'q' }, undefined],
    ['one that is gone', { reference_digest: 'all', reference_digests: ['r', 'x', 'gone'] }, undefined],
    ['an older base that had some', { reference_digest: 'all' }, undefined],
  ])('are told from %s', (_, before, wanted) => {
    const by = (overall: number): WordingScore => ({ overall, scores: [overall] });
    const session = ratedSession('a', { overall: 0.9 });
    const wordings = { digests: ['r', 'x', 'y'], scores: [[by(0.2), by(0.6), by(0.9)]] };
    const taught = { results: [], left: { accepted: 0, rejected: 0 }, wordings };
    const found = scoreByBase({ ...session, taught }, before);
    if (wanted === undefined) expect(found).toBeUndefined();
    else expect(found?.overall).toBeCloseTo(wanted, 12);
    // A candidate that cannot be used is a zero by any text.
    const none = { ...session, overall: 0, taught: { ...taught, wordings: { ...wordings, scores: [null] } } };
    expect(scoreByBase(none, before)?.overall).toBe(wanted === undefined ? undefined : 0);
  });
});
