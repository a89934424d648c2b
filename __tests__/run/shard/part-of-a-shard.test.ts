import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { openSha256, sha256 } from '../../../src/adapters/digest.js';
import { UserError } from '../../../src/core/errors.js';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { partPieces } from '../../../src/run/shard/write-part.js';
import { type ScoredSessions, scoreSessions } from '../../../src/scoring/score-sessions.js';
import { wantedBy } from '../../../src/scoring/shard-of.js';
import { bothForms, candidate, FILES, FOLDERS, flags, golden, NAMES, waivers } from '../../builders/line-files.js';
import { runs } from '../../builders/long-runs.js';
import { placeless } from '../../builders/placeless.js';
import { type Flags, portsOf, settingsOf } from '../../builders/runs.js';
import { makeWorkspace, removeWorkspace, type Tree, type Workspace } from '../../builders/workspace.js';

function score(workspace: Workspace, given: Flags): Promise<ScoredSessions> {
  const settings = settingsOf(workspace, given);
  const accepts = wantedBy(settings.values.shard, sha256);
  return scoreSessions(settings, portsOf(workspace), { accepts, defects: 'all', marks: 'none' });
}

function piecesOf(scored: ScoredSessions): Iterable<string> {
  const { shard } = scored.settings.values;
  if (shard === null) throw new Error('no shard');
  return partPieces({ shard, run: null, scored, judge: null, labels: null }, sha256, openSha256());
}

/** The lines of a part. Throws what a run throws. */
async function partOf(tree: Tree, given: Flags): Promise<readonly string[]> {
  const workspace = makeWorkspace(tree);
  try {
    const scored = await score(workspace, given);
    const text = [...piecesOf(scored)].join('');
    scored.close();
    return text.trimEnd().split('\n');
  } finally {
    removeWorkspace(workspace);
  }
}

describe('the part of a shard', () => {
  it('has the same sessions from lines and from folders', async () => {
    const linesOf = async (tree: Tree, given: Flags): Promise<unknown> => {
      try {
        const lines = await partOf({ ...tree, 'waivers.yml': waivers }, given);
        // The last one has a digest of all others.
        return lines.slice(0, -1).map((line) => placeless(JSON.parse(line)));
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        return placeless(error.problems);
      }
    };
    await fc.assert(
      fc.asyncProperty(
        bothForms,
        fc.constantFrom('1/1', '1/2', '2/2', '3/3'),
        flags,
        async ({ lines, folders }, shard, given) => {
          expect(await linesOf(folders, { ...given, ...FOLDERS, shard })).toEqual(
            await linesOf(lines, { ...given, ...FILES, shard }),
          );
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

/** What stands in a part, in short: `a scored`, `unmatched b`. */
const said = z.union([
  z
    .object({ format: z.string(), candidates: z.object({ any: z.boolean(), valid: z.boolean() }) })
    .transform(({ candidates: { any, valid } }) => (valid ? 'usable' : any ? 'not usable' : 'no candidate')),
  z
    .object({
      kind: z.literal('session'),
      session: z.object({ status: z.string(), golden: z.object({ name: z.string() }) }),
    })
    .transform(({ session: { status, golden } }) => `${golden.name} ${status}`),
  z.object({ kind: z.literal('unmatched'), name: z.string() }).transform(({ name }) => `unmatched ${name}`),
  z.object({ kind: z.enum(['defect', 'end']) }).transform(({ kind }) => kind),
]);

describe('a shard', () => {
  it.each<readonly [string, string, string, Flags, readonly string[]]>([
    ['no session of its own', golden('a'), candidate('a'), { shard: '1/9' }, ['usable', 'end']],
    ['no candidate at all', golden('a'), '', { shard: '1/1' }, ['no candidate', 'a missing_candidate', 'end']],
    [
      'nothing to score, as is allowed',
      '',
      candidate('a'),
      { shard: '1/1', 'allow-empty': 'true' },
      ['usable', 'unmatched a', 'end'],
    ],
    [
      'no usable candidate',
      golden('a'),
      '{"name":"a","title":7}\n{"name":"b","title":7}',
      { shard: '1/1' },
      ['not usable', 'a invalid_candidate', 'unmatched b', 'end'],
    ],
    [
      'one candidate, which is not usable',
      golden('a'),
      '{"name":"a","title":7}',
      { shard: '1/1' },
      ['not usable', 'a invalid_candidate', 'end'],
    ],
    [
      'one line, which is of nobody',
      golden('a'),
      '{"name":7}',
      { shard: '1/1' },
      ['not usable', 'a missing_candidate', 'defect', 'end'],
    ],
    [
      'a usable candidate of nobody',
      golden('a'),
      `{"name":"a","title":7}\n${candidate('b')}`,
      { shard: '1/1' },
      ['usable', 'a invalid_candidate', 'unmatched b', 'end'],
    ],
    [
      'a line of nobody',
      golden('a'),
      `{"name":7}\n${candidate('a')}`,
      { shard: '1/1' },
      ['usable', 'a scored', 'defect', 'end'],
    ],
    [
      'a canary',
      `${golden('a')}\n${golden('k', { canary: true })}`,
      candidate('k'),
      { shard: '1/1' },
      ['usable', 'a missing_candidate', 'k canary', 'end'],
    ],
    [
      'a baseline, which is not its affair',
      golden('a'),
      candidate('a'),
      { shard: '1/1', baseline: 'missing.json' },
      ['usable', 'a scored', 'end'],
    ],
  ])('leaves a part with %s', async (_, corpus, candidates, given, wanted) => {
    const lines = await partOf({ 'corpus.jsonl': corpus, 'candidates.jsonl': candidates }, { ...FILES, ...given });
    expect(lines.map((line) => said.parse(JSON.parse(line)))).toEqual(wanted);
  });

  it('has the labels that the judge was asked about, and how many there are of all', async () => {
    const workspace = makeWorkspace({ 'corpus.jsonl': golden('a'), 'candidates.jsonl': candidate('a') });
    const scored = await score(workspace, { ...FILES, shard: '1/1' });
    const judged = [0.9, null].map((given) => ({ session: 'a', human: 0.5, scored: given, effort: NO_EFFORT }));
    const labels = { judged, count: 7, digest: 'd'.repeat(64) };
    const facts = { shard: { index: 1, of: 1 }, run: null, scored, judge: null, labels };
    const lines = [...partPieces(facts, sha256, openSha256())].map((line) => JSON.parse(line));
    scored.close();
    expect(lines[0].labels).toEqual({ count: 7, digest: labels.digest });
    const told = lines.flatMap(({ kind, label }) => (kind === 'label' ? [label] : []));
    expect(told.map(({ effort: _, ...label }) => label)).toEqual(judged.map(({ effort: _, ...label }) => label));
  });

  it('is refused for a broken line of another shard', async () => {
    const tree = { 'corpus.jsonl': `${golden('a')}\n{"name":"b"}`, 'candidates.jsonl': candidate('a') };
    for (const shard of ['1/2', '2/2']) {
      await expect(partOf(tree, { ...FILES, shard })).rejects.toThrow('corpus.jsonl:2:1: reference is missing');
    }
  });

  it('shows no credential', async () => {
    const secret = `sk-ant-api03-${'a1'.repeat(20)}`;
    const tree = { 'corpus.jsonl': golden('a'), 'candidates.jsonl': candidate('a', { title: secret }) };
    const part = (await partOf(tree, { ...FILES, shard: '1/1' })).join('');
    expect(part).toContain('***');
    expect(part).not.toContain(secret);
  });

  it('keeps every finding of a session, and of nobody as many as a report shows', async () => {
    const actions = Array.from({ length: 300 }, (_, i) => `Did thing ${i}`);
    const lines = Array.from({ length: 3000 }, (_, i) => (i % 6 === 0 ? candidate(`x${i}`) : '{'));
    const tree = {
      'corpus.jsonl': golden('a'),
      'candidates.jsonl': `${lines.join('\n')}\n${candidate('a', { key_actions: actions })}`,
    };
    const part = (await partOf(tree, { ...FILES, shard: '1/1' })).join('\n');
    const count = (what: string): number => part.split(what).length - 1;
    expect(count('"code":"EXTRA_ACTION"')).toBeGreaterThan(250);
    expect(count('"kind":"defect"')).toBe(1000);
    expect(part).toContain('"more_defects":1500');
    expect(count('"kind":"unmatched"')).toBe(500);
  });

  it('has no part where a file changes before it is written', async () => {
    const lines = (line: (name: string) => string): string => `${NAMES.slice(0, 3).map(line).join('\n')}\n`;
    const workspace = makeWorkspace({
      'corpus.jsonl': lines((name) => golden(name)),
      'candidates.jsonl': lines((name) => candidate(name)),
    });
    const scored = await score(workspace, { ...FILES, shard: '1/1' });
    appendFileSync(join(workspace.root, 'candidates.jsonl'), candidate('z'));
    const write = (): void => workspace.files.write('parts/part.jsonl', piecesOf(scored));
    expect(write).toThrow('the file has changed while it was being read');
    expect(workspace.files.list('parts')).toEqual([]);
    scored.close();
  });
});
