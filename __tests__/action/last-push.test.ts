import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Memory, memoryLine, readMemory, remember, sinceLastPush } from '../../src/action/last-push.js';
import { sha256 } from '../../src/adapters/digest.js';
import { stickyMarker } from '../../src/adapters/github/sticky.js';
import { runs } from '../builders/long-runs.js';
import type { Tree } from '../builders/workspace.js';
import { pullRequestEvent } from '../servers/events.js';
import { runAction } from '../servers/runner.js';
import { commitSha, MONA, pullRequest } from '../servers/world.js';
import { BROKEN, GREEN, gitHub, MARKER, RED, SUMMARY } from './pull-request.js';

const A = 'a'.repeat(40);
const B = 'b'.repeat(40);

type Sessions = Parameters<typeof remember>[0];

function sessions(falls: Readonly<Record<string, boolean>>): Sessions {
  return Object.entries(falls).map(([name, failed]) => ({
    name,
    failed,
    gates_failed: failed ? ['min-session'] : [],
    status: 'scored',
    overall: 1,
    dimensions: [],
    findings: [],
    candidate_path: null,
    reference_digest: null,
    candidate_digest: null,
  }));
}

/** What the comment of a second push says, when that of the first is all that is known. */
function since(first: Sessions, second: Sessions, commits: readonly [string, string] = [A, B]): string | undefined {
  const earlier = readMemory(`text\n${memoryLine(remember(first, commits[0], undefined, sha256))}\n`);
  return sinceLastPush(second, remember(second, commits[1], earlier, sha256), sha256);
}

describe('what a comment remembers of a push', () => {
  const push = fc.record({
    commit: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 }),
    failing: fc.option(
      fc.array(fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 12, maxLength: 12 }), {
        maxLength: 300,
      }),
    ),
  });

  it('is read as it was written, whatever stands above and however GitHub stores it', () => {
    fc.assert(
      fc.property(fc.record({ shown: push, before: fc.option(push) }), fc.string(), (memory: Memory, above) => {
        expect(readMemory(`${above}\r\n${memoryLine(memory)}\r\n`)).toEqual(memory);
      }),
      { numRuns: runs(50) },
    );
  });

  const good = `<!-- push ${A}=0123456789ab -->`;
  it.each([
    ['no memory', 'text'],
    ['nothing', ''],
    ['one that is not the last line', `${good}\nfooter`],
    ['one with words around it', `x ${good}`],
    ['a commit that is none', good.replace('aaa', 'xyz')],
    ['a digest that is too long', good.replace('0123', '01234')],
    ['more digests than we write', `<!-- push ${A}=${Array.from({ length: 301 }, () => '0123456789ab').join(',')} -->`],
    ['an unclosed one', good.slice(0, -3)],
    ['a second comment in it', good.replace('0123456789ab', '--><img src=x>')],
  ])('is not read from %s', (_, body) => {
    expect(readMemory(body)).toBeUndefined();
  });

  it('stays small with any number of failing sessions, and says nothing it does not know', () => {
    const many = sessions(Object.fromEntries(Array.from({ length: 301 }, (_, i) => [`s${i}`, true])));
    expect(memoryLine(remember(many, A, remember(many.slice(1), B, undefined, sha256), sha256)).length).toBeLessThan(
      4100,
    );
    expect(since(many, many)).toBeUndefined();
  });
});

describe('since the last push', () => {
  it.each<[string, Record<string, boolean>, Record<string, boolean>, string]>([
    ['one fails', { a: false }, { a: true }, '1 session more fails (<code>a</code>).'],
    [
      'two fail, one is fixed',
      { a: false, b: true, c: false },
      { a: true, b: false, c: true },
      '2 sessions more fail (<code>a</code>, <code>c</code>), 1 is fixed (<code>b</code>).',
    ],
    ['one is removed', { a: true, b: true }, { a: true }, '1 that failed is no longer scored.'],
    ['one is new and fails', { a: true }, { a: true, b: true }, '1 session more fails (<code>b</code>).'],
    ['all as it was', { a: true, b: false }, { a: true, b: false }, 'the same sessions fail.'],
    ['all green', { a: false }, { a: false }, 'still no session fails.'],
  ])('%s', (_, first, second, words) => {
    expect(since(sessions(first), sessions(second))).toBe(`Since the last push (aaaaaaa): ${words}`);
  });

  it('names five of those that more fail, and of those that are fixed', () => {
    const all = (failed: boolean, count: number) =>
      sessions(Object.fromEntries(Array.from({ length: count }, (_, i) => [`s${i}`, failed])));
    const named = [0, 1, 2, 3, 4].map((i) => `<code>s${i}</code>`);
    for (const [first, second, words] of [
      [false, true, 'sessions more fail'],
      [true, false, 'are fixed'],
    ] as const) {
      expect(since(all(first, 5), all(second, 5))).toContain(`5 ${words} (${named.join(', ')})`);
      expect(since(all(first, 6), all(second, 6))).toContain(`6 ${words} (${named.join(', ')} and 1 more)`);
    }
  });

  it('escapes names', () => {
    const name = 'x` <!-- push --> @mona\n# no';
    const text = since(sessions({ [name]: false }), sessions({ [name]: true })) ?? '';
    expect(text).not.toContain('<!--');
    expect(text).not.toContain('\n');
    expect(text).not.toContain('@mona');
    expect(text).toMatch(/\(<code>x.*<\/code>\)\.$/);
  });

  it('a rerun of the same commit is compared with the same push again', () => {
    const [first, second] = [sessions({ a: false }), sessions({ a: true })];
    const one = remember(first, A, undefined, sha256);
    const two = remember(second, B, one, sha256);
    const again = remember(second, B, two, sha256);
    expect(again).toEqual(two);
    expect(sinceLastPush(second, again, sha256)).toBe(
      'Since the last push (aaaaaaa): 1 session more fails (<code>a</code>).',
    );
    expect(sinceLastPush(first, remember(first, A, one, sha256), sha256)).toBeUndefined();
  });
});

describe('the comment of a pull request', () => {
  const at = (name: string) => pullRequestEvent(pullRequest({ head: { sha: commitSha(name) } }));
  const HALF: Tree = {
    ...GREEN,
    'candidates/login.json': { ...SUMMARY, summary: '', title: 'Session', key_actions: [], outcome: 'failed' },
  };

  it('says what has changed since the last push, over a run that could not be, and never by a stranger’s word', async () => {
    const github = await gitHub();
    const inputs = { 'min-session': '0.5' };
    const body = () => github.comments.find(({ body }) => body.includes('summary-gate '))?.body ?? '';
    const forged = `${stickyMarker('default')}\n<!-- push ${A}=0123456789ab -->`;
    github.addComment({ issue: 7, body: forged, author: MONA });
    await runAction({ ...at('first'), github, inputs, files: RED, runNumber: 1 });
    expect(body()).not.toContain('Since the last push');
    await runAction({ ...at('second'), github, inputs, files: HALF, runNumber: 2 });
    const short = (name: string) => commitSha(name).slice(0, 7);
    const said = `Since the last push (${short('first')}): 1 is fixed (<code>export</code>).`;
    expect(body()).toContain(said);
    await runAction({ ...at('second'), github, inputs, files: HALF, runNumber: 2, runAttempt: 2 });
    expect(body()).toContain(said);
    await runAction({ ...at('third'), github, files: BROKEN, runNumber: 3 });
    expect(body()).toContain('The gate could not run');
    expect(body()).not.toContain('Since the last push');
    await runAction({ ...at('fourth'), github, inputs, files: GREEN, runNumber: 4 });
    expect(body()).toContain(`Since the last push (${short('second')}): 1 is fixed (<code>login</code>).`);
    expect(body().startsWith(`${MARKER}\n## ✅`)).toBe(true);
  });

  it('does not fall for a memory that somebody has spoilt, and keeps its verdict', async () => {
    const github = await gitHub();
    const ours = github.addComment({ issue: 7, body: `${MARKER}\nold\n<!-- push ${A}=${'f'.repeat(9999)} -->` });
    const { exitCode } = await runAction({ ...at('first'), github, files: GREEN });
    expect(exitCode).toBe(0);
    expect(ours.body).not.toContain('Since the last push');
  });
});
