import { describe, expect, it } from '@jest/globals';
import { UserError } from '../../src/core/errors.js';
import type { Files, LineFile } from '../../src/core/ports.js';
import { type Extent, type ScoredSessions, scoreSessions, summariesOf } from '../../src/scoring/score-sessions.js';
import { isRated, nameOf } from '../../src/scoring/scored-session.js';
import { type Flags, portsOf, settingsOf } from '../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

const ALL: Extent = { accepts: () => true, defects: 'all', marks: 'of the worst' };

async function within<T>(
  tree: Tree,
  flags: Flags,
  look: (scored: ScoredSessions) => T,
  extent: Partial<Extent> = {},
): Promise<T> {
  const workspace = makeWorkspace(tree);
  const settings = settingsOf(workspace, flags);
  const scored = await scoreSessions(settings, portsOf(workspace), { ...ALL, ...extent });
  try {
    return look(scored);
  } finally {
    scored.close();
  }
}

const SECRET = `ghp_${'a1'.repeat(18)}`;
const titled = (title: string) => summaryJson({ title });

const TREE: Tree = {
  'golden-corpus/b/reference.json': referenceJson({}, { title: 'The reference of b' }),
  'golden-corpus/a/reference.json': referenceJson({}, { title: 'The reference of a' }),
  'golden-corpus/a/transcript.md': 'It waited for a fixed time.',
  'golden-corpus/c/reference.json': referenceJson({ canary: true }),
  'golden-corpus/d/reference.json': referenceJson(),
  'golden-corpus/e/reference.json': referenceJson(),
  'golden-corpus/notes/readme.txt': '',
  'candidates/a.json': titled(`The candidate of a, ${SECRET}`),
  'candidates/b.json': titled('The candidate of b'),
  'candidates/d.json': '{',
};
const SAMPLED: Tree = {
  'golden-corpus/a/reference.json': referenceJson(),
  'golden-corpus/b/reference.json': referenceJson(),
  'c.jsonl': `${jsonl(
    { name: 'a', sample: 3, ...titled('Fixed the flaky login test') },
    { name: 'a', sample: 1, title: 5 },
    { name: 'a', sample: 2, ...titled('Nothing like it') },
    { name: 'b', sample: 3, ...titled('Of b') },
  )}`,
};
/** Its lines where each sample of a can be read. */
const WHOLE = String(SAMPLED['c.jsonl']).replace('"title":5', '"title":"Fixed the flaky login test"');
const LINES = { candidates: 'c.jsonl' };

describe('the sessions of a run', () => {
  it('stand in the order of their names, with their texts at hand', async () => {
    await within(TREE, {}, (scored) => {
      const { sessions, goldenOf, candidateOf, worstOf } = scored;
      const all = [...sessions.keys()];
      expect(sessions.map((one) => [nameOf(one), one.status])).toEqual([
        ['a', 'scored'],
        ['b', 'scored'],
        ['c', 'canary'],
        ['d', 'invalid_candidate'],
        ['e', 'missing_candidate'],
      ]);
      expect(all.map((i) => goldenOf(i)?.name)).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(goldenOf(1)?.reference.title).toBe('The reference of b');
      expect(all.map((i) => candidateOf(i)?.name)).toEqual(['a', 'b', undefined, undefined, undefined]);
      expect(all.map((i) => worstOf(i)?.summary.title)).toEqual(all.map((i) => candidateOf(i)?.summary.title));
      expect(candidateOf(1)?.summary.title).toBe('The candidate of b');
      expect([goldenOf(5), candidateOf(5), worstOf(5), scored.sampleOf(5, 1), scored.texts(5)]).toEqual([
        ...[undefined, undefined, undefined, undefined, undefined],
      ]);
      expect(scored.candidateLines(5)).toEqual([]);
      // Where there are no samples there is no sample.
      expect(scored.sampleOf(0, 1)).toBeUndefined();
      const titles = all.map((i) => summariesOf(scored, i)).map((one) => [one.reference?.title, one.candidate?.title]);
      const flaky = 'Fixed the flaky login test';
      expect(titles).toEqual([
        ['The reference of a', `The candidate of a, ${SECRET}`],
        ['The reference of b', 'The candidate of b'],
        [undefined, undefined],
        [flaky, undefined],
        [flaky, undefined],
      ]);
      expect(summariesOf(scored, 9)).toEqual({ reference: null, candidate: null });
    });
  });

  it('are counted with canaries and skipped folders apart', async () => {
    await within(TREE, { limit: '1' }, ({ corpus, corpusSessions, sessions }) => {
      const { available, canaries, skippedFolders } = corpus;
      expect({ available, canaries, skippedFolders }).toEqual({ available: 4, canaries: ['c'], skippedFolders: 1 });
      expect(sessions.map(nameOf)).toEqual(['a', 'c']);
      const rows = Array.from({ length: corpusSessions.count }, (_, i) => i);
      expect(rows.map((row) => [corpusSessions.at(row).name, corpusSessions.isCanary(row)])).toEqual(
        ['a', 'b', 'c', 'd', 'e'].map((name) => [name, name === 'c']),
      );
    });
  });

  it('show their texts with credentials masked, and the transcript where there is one', async () => {
    await within(TREE, {}, ({ texts, candidateLines }) => {
      expect(texts(0)?.candidate.title).toMatch(/^The candidate of a, /);
      expect(JSON.stringify([texts(0), candidateLines(0)])).not.toContain(SECRET);
      expect(texts(0)?.transcript?.()).toBeDefined();
      expect(texts(1)?.reference.title).toBe('The reference of b');
      expect(texts(1)?.transcript?.()).toBeUndefined();
      expect([texts(2), texts(3), texts(4)]).toEqual([undefined, undefined, undefined]);
    });
  });

  it('have marks in their texts, which are the same where they were not kept', async () => {
    const marksIn = (marks: Extent['marks']) => within(TREE, {}, ({ texts }) => texts(1)?.marks, { marks });
    const kept = await marksIn('of the worst');
    expect(kept).toBeDefined();
    expect(await marksIn('none')).toEqual(kept);
  });

  it.each<[string, Tree, Flags, Extent['marks'], number]>([
    ['each that has a score', TREE, {}, 'of the worst', 2],
    ['each whose worst sample has a score', { ...SAMPLED, 'c.jsonl': WHOLE }, LINES, 'of the worst', 1],
    ['none whose worst sample has no text', SAMPLED, LINES, 'of the worst', 0],
    ['none where nobody looks at texts', TREE, {}, 'none', 0],
  ])('have marks kept of %s', async (_, tree, flags, marks, wanted) => {
    const workspace = makeWorkspace(tree);
    const kept: string[] = [];
    const openTempStore = () => {
      const store = portsOf(workspace).openTempStore();
      const put = (text: string) => {
        if (text.startsWith('{"title"')) kept.push(text);
        return store.put(text);
      };
      return { put, get: store.get.bind(store), close: store.close.bind(store) };
    };
    const ports = { ...portsOf(workspace), openTempStore };
    (await scoreSessions(settingsOf(workspace, flags), ports, { ...ALL, marks })).close();
    expect(kept).toHaveLength(wanted);
  });

  it('leave their candidates as lines that are read as they were', async () => {
    await within(TREE, {}, ({ candidateLines }) => {
      expect(candidateLines(1).map((line) => JSON.parse(line))).toMatchObject([
        { name: 'b', candidate: { title: 'The candidate of b' } },
      ]);
      expect(candidateLines(4)).toEqual([]);
    });
    await within(SAMPLED, LINES, ({ candidateLines }) => {
      expect(candidateLines(0).map((line) => JSON.parse(line).sample)).toEqual([3, 1, 2]);
    });
  });

  it('have samples, of which a judge reads the first that is usable and a page the worst', async () => {
    await within(SAMPLED, LINES, ({ candidateOf, worstOf, sampleOf, sessions }) => {
      expect(candidateOf(0)?.summary.title).toBe('Nothing like it');
      const [a] = sessions;
      expect(a !== undefined && isRated(a) && a.samples?.worst).toBe(1);
      expect(worstOf(0)).toBeUndefined();
      expect([1, 2, 3, 4].map((sample) => sampleOf(0, sample)?.summary.title)).toEqual([
        ...[undefined, 'Nothing like it', 'Fixed the flaky login test', undefined],
      ]);
      expect(sampleOf(1, 3)?.summary.title).toBe('Of b');
      expect(candidateOf(1)?.summary.title).toBe('Of b');
    });
    const whole = { ...SAMPLED, 'c.jsonl': WHOLE };
    await within(whole, LINES, ({ worstOf }) => expect(worstOf(0)?.summary.title).toBe('Fixed the flaky login test'));
  });

  it('are judged without a reference, as many as the limit leaves room for, where that is wanted', async () => {
    const stray = (name: string) => [`candidates/${name}.json`, titled(`Of ${name}`)] as const;
    const tree = { ...TREE, ...Object.fromEntries(['x', 'z', 'y'].map(stray)), 'candidates/w.json': '{' };
    const flags = { judge: 'auto', 'judge-mode': 'absolute', 'judge-metrics': 'coherence' };
    const look = ({ sessions, unmatched, goldenOf, candidateOf, candidateLines }: ScoredSessions) => ({
      names: sessions.filter(({ status }) => status === 'unreferenced').map(nameOf),
      titles: [...sessions.keys()].filter((i) => goldenOf(i) === undefined).map((i) => candidateOf(i)?.summary.title),
      lines: [...sessions.keys()].filter((i) => goldenOf(i) === undefined).map((i) => candidateLines(i).length),
      leftOut: unmatched.leftOut,
      codes: unmatched.defects.map(({ code }) => code),
      unjudged: [...unmatched.unjudged()].map(({ name }) => name),
    });
    const broken = { codes: ['INVALID_CANDIDATE'], unjudged: ['w'] };
    expect(await within(tree, flags, look)).toEqual({
      ...{ names: ['x', 'y', 'z'], titles: ['Of x', 'Of y', 'Of z'], lines: [0, 0, 0], leftOut: 0 },
      ...broken,
    });
    expect(await within(tree, { ...flags, limit: '6' }, look)).toMatchObject({
      names: ['x', 'y'],
      leftOut: 1,
      ...broken,
    });
    expect(await within(tree, { ...flags, limit: '2' }, look)).toMatchObject({ names: [], leftOut: 3, ...broken });
    const ofJob = { accepts: (name: string) => 'axz'.includes(name) };
    expect(await within(tree, { ...flags, limit: '6' }, look, ofJob)).toMatchObject({
      ...{ names: ['x'], leftOut: 1, codes: [], unjudged: [] },
    });
    // Without that they are unknown sessions.
    expect(await within(tree, {}, look, ofJob)).toMatchObject({ names: [], unjudged: ['x', 'z'], leftOut: 0 });
    expect(await within(tree, {}, look)).toMatchObject({ unjudged: ['w', 'x', 'y', 'z'] });
  });

  it('are not read again where a line has become another one since', async () => {
    const workspace = makeWorkspace({
      'golden.jsonl': jsonl(
        ...['a', 'b'].map((name) => ({ name, ...referenceJson({}, { title: `The reference of ${name}` }) })),
      ),
      'c.jsonl': jsonl(...['a', 'b'].map((name) => ({ name, sample: 1, ...titled(`The candidate of ${name}`) })), {
        ...{ name: 'b', sample: 2, ...titled('Twice of b') },
      }),
    });
    const changed = new Set<string>();
    const openLines: Files['openLines'] = (path, longest) => {
      const opened = workspace.files.openLines(path, longest);
      if (opened.kind !== 'open') return opened;
      const lineAt: LineFile['lineAt'] = (position) => {
        const line = opened.file.lineAt(position);
        return changed.has(path) ? { ...line, text: line.text.replace(' of b', ' of B') } : line;
      };
      return { kind: 'open', file: Object.assign(Object.create(opened.file), { lineAt }) };
    };
    const ports = { ...portsOf(workspace), files: Object.assign(Object.create(workspace.files), { openLines }) };
    const settings = settingsOf(workspace, { corpus: 'golden.jsonl', ...LINES });
    const scored = await scoreSessions(settings, ports, ALL);
    const { goldenOf, candidateOf, sampleOf, worstOf, corpusSessions, close } = scored;
    const reads = [
      () => goldenOf(1),
      () => corpusSessions.at(1),
      () => candidateOf(1),
      () => sampleOf(1, 1),
      () => worstOf(1),
    ];
    const refusals = () =>
      reads.map((read) => {
        try {
          return read() === undefined ? 'nothing' : 'read';
        } catch (error) {
          return error instanceof UserError ? error.problems[0]?.place?.file : error;
        }
      });
    expect(refusals()).toEqual(['read', 'read', 'read', 'read', 'read']);
    changed.add('c.jsonl');
    expect(refusals()).toEqual(['read', 'read', 'c.jsonl', 'c.jsonl', 'c.jsonl']);
    expect([candidateOf(0)?.name, sampleOf(1, 3)]).toEqual(['a', undefined]);
    changed.add('golden.jsonl');
    expect(refusals().slice(0, 2)).toEqual(['golden.jsonl', 'golden.jsonl']);
    expect(goldenOf(0)?.name).toBe('a');
    close();
  });
});
