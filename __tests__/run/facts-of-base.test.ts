import { describe, expect, it } from '@jest/globals';
import { acceptedOnBase } from '../../src/run/facts-of-base.js';
import { ratedSession } from '../builders/sessions.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

const wordings = { digests: ['r', 'a'], scores: [null] };
const taught = { results: [], left: { accepted: 0, rejected: 0 }, wordings };

/** Sessions with accepted summaries, and what was asked about them. */
function corpus(names: readonly string[], onBase: (file: string) => boolean, isInLines = false) {
  const { files } = makeWorkspace(
    Object.fromEntries(
      names.flatMap((name) => ['x', 'y'].map((id) => [`golden-corpus/${name}/accepted/${id}.json`, {}] as const)),
    ),
  );
  const asked: string[] = [];
  const sessions = names.map((name, i) => {
    const session = ratedSession(name, { overall: 1 });
    const place = isInLines ? { file: 'golden.jsonl', line: i + 1 } : { file: `golden-corpus/${name}/reference.json` };
    return { ...session, golden: { ...session.golden, place }, taught };
  });
  const isOnBase = async (file: string): Promise<boolean> => {
    asked.push(file);
    return onBase(file);
  };
  return { sessions, ports: { files, isOnBase }, asked };
}

describe('accepted summaries of a pull request without a base', () => {
  it('are known where the base branch has all of them as they are here', async () => {
    const { sessions, ports } = corpus(['a', 'b', 'c'], (file) => !file.endsWith('b/accepted/y.json'));
    expect(await acceptedOnBase({ sessions, baseline: null }, ports)).toEqual({ acceptedOnBase: new Set(['a', 'c']) });
    expect(await acceptedOnBase({ sessions, baseline: null }, { files: ports.files })).toEqual({});
    const baseline = { kind: 'found' } as never;
    expect(await acceptedOnBase({ sessions, baseline }, ports)).toEqual({});
  });

  it('are asked for so often alone, and a file of lines once', async () => {
    const many = corpus(
      Array.from({ length: 40 }, (_, i) => `s${i}`),
      () => true,
    );
    const { acceptedOnBase: known } = await acceptedOnBase({ sessions: many.sessions, baseline: null }, many.ports);
    expect([many.asked.length, known?.size]).toEqual([30, 15]);
    const lines = corpus(['a', 'b'], () => true, true);
    expect((await acceptedOnBase({ sessions: lines.sessions, baseline: null }, lines.ports)).acceptedOnBase?.size).toBe(
      2,
    );
    expect(lines.asked).toEqual(['golden.jsonl']);
  });

  it('are of rated sessions alone that have any', async () => {
    const { sessions, ports, asked } = corpus(['a', 'b', 'c', 'd'], () => true);
    const [a, b, c, d] = sessions;
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('no sessions');
    const { taught: _, ...untaught } = b;
    const { wordings: __, ...rejectedAlone } = taught;
    const others = [untaught, { ...c, taught: rejectedAlone }, { ...d, status: 'canary' as const }];
    expect(await acceptedOnBase({ sessions: [a, ...others] as never, baseline: null }, ports)).toEqual({
      acceptedOnBase: new Set(['a']),
    });
    expect(asked).toEqual(['golden-corpus/a/accepted/x.json', 'golden-corpus/a/accepted/y.json']);
    expect(await acceptedOnBase({ sessions: others as never, baseline: null }, ports)).toEqual({});
  });

  it.each<[string, Tree]>([
    ['there is no folder of them', { 'golden-corpus/a/accepted': '' }],
    ['there are hidden files alone', { 'golden-corpus/a/accepted/.x.json': {} }],
    [
      'there are more than are read',
      Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`golden-corpus/a/accepted/${i}.json`, {}])),
    ],
  ])('are not asked for where %s', async (_, tree) => {
    const { sessions, ports, asked } = corpus(['a'], () => true);
    const { files } = makeWorkspace(tree);
    expect(await acceptedOnBase({ sessions, baseline: null }, { ...ports, files })).toEqual({});
    expect(asked).toEqual([]);
  });

  it('are asked for though hidden files are beside them, and as many as are read', async () => {
    const { sessions, ports, asked } = corpus(['a'], () => true);
    const many = Array.from({ length: 20 }, (_, i) => [`golden-corpus/a/accepted/${i}.json`, {}]);
    const { files } = makeWorkspace({ ...Object.fromEntries(many), 'golden-corpus/a/accepted/.x.json': {} });
    expect(await acceptedOnBase({ sessions, baseline: null }, { ...ports, files })).toEqual({
      acceptedOnBase: new Set(['a']),
    });
    expect(asked).toHaveLength(20);
  });
});
