import { describe, expect, it } from '@jest/globals';
import { commentFrame } from '../../src/action/frame.js';
import { publish } from '../../src/action/publish.js';
import { putComment, type WantedComment } from '../../src/action/sticky-comment.js';
import { HostError, type HostFailure, type PullRequestHost } from '../../src/adapters/github/host.js';
import type { RunContext, Target } from '../../src/adapters/github/run-context.js';
import { type ExistingComment, runStamp, stickyMarker } from '../../src/adapters/github/sticky.js';

const MARKER = stickyMarker('k');
const OURS = 'gate[bot]';
const PAGE = 'https://x/acme/widgets/pull/7';

const body = (run: number, text = 'new') => `${MARKER}\n${text}\n${runStamp(run, 1, `https://x/actions/runs/${run}`)}`;
const comment = (id: number, text: string, overrides: Partial<ExistingComment> = {}): ExistingComment => ({
  ...{ id, body: text, author: OURS, minimized: false, ...overrides },
});

type Call = keyof PullRequestHost;

/** A GitHub with these comments, whose calls fail so often with such a failure; and what was done there. */
function gitHub(
  comments: ExistingComment[],
  failing: Partial<Record<Call, readonly (HostFailure | undefined)[]>> = {},
) {
  const did: string[] = [];
  const left = new Map(Object.entries(failing).map(([call, failures]) => [call, [...failures]]));
  const tried = (call: Call, words = ''): void => {
    did.push(`${call}${words}`);
    const failure = left.get(call)?.shift();
    if (failure !== undefined) throw new HostError(failure, `status of ${call}`);
  };
  const host: PullRequestHost = {
    findPullRequest: async (owner, branch) => {
      tried('findPullRequest', ` ${owner}:${branch}`);
      return branch === 'gone' ? undefined : 7;
    },
    headOf: async (number) => {
      tried('headOf', ` ${number}`);
      return 'f'.repeat(40);
    },
    author: async () => {
      tried('author');
      return OURS;
    },
    commentsStartingWith: async (_, prefix) => {
      tried('commentsStartingWith');
      return comments.filter((one) => one.body.startsWith(prefix));
    },
    createComment: async (number, text) => {
      tried('createComment', ` on ${number}`);
      comments.push(comment(100, text));
      return `${PAGE}#issuecomment-100`;
    },
    updateComment: async (id, text) => {
      tried('updateComment', ` ${id}: ${text.slice(0, 10)}`);
      return `${PAGE}#issuecomment-${id}`;
    },
    createCheckRun: async ({ headSha }) => tried('createCheckRun', ` on ${headSha.slice(0, 1)}`),
  };
  return { host, did };
}

const wanted = (overrides: Partial<WantedComment> = {}): WantedComment => ({
  ...{ key: 'k', mode: 'always', failing: true, render: () => body(5), page: PAGE, ...overrides },
});

describe('the one comment of a pull request', () => {
  it('is made where there is none, and nobody else has made one meanwhile', async () => {
    const { host, did } = gitHub([]);
    expect(await putComment(wanted(), 7, host)).toEqual({ kind: 'published', url: `${PAGE}#issuecomment-100` });
    expect(did).toEqual(['commentsStartingWith', 'createComment on 7', 'commentsStartingWith', 'author']);
  });

  it('is brought up to date, from what it said before', async () => {
    const earlier: (string | undefined)[] = [];
    const render = (text: string | undefined): string => {
      earlier.push(text);
      return body(5);
    };
    const { host, did } = gitHub([comment(3, body(4, 'old')), comment(2, body(3, 'older'))]);
    expect(await putComment(wanted({ render }), 7, host)).toEqual({ kind: 'published', url: `${PAGE}#issuecomment-3` });
    expect(earlier).toEqual([body(4, 'old')]);
    expect(did).toEqual(['commentsStartingWith', 'author', 'updateComment 3: <!-- summa']);
  });

  it.each<[string, ExistingComment[], Partial<WantedComment>, object]>([
    [
      'that a newer run has made',
      [comment(3, body(6, 'x'))],
      {},
      { reason: 'made by a newer run', url: `${PAGE}#issuecomment-3` },
    ],
    ['that says the same', [comment(3, body(4))], {}, { reason: 'unchanged', url: `${PAGE}#issuecomment-3` }],
    ['that nobody wants yet', [], { mode: 'on-failure', failing: false }, { reason: 'not wanted' }],
  ])('is left alone %s', async (_, comments, overrides, outcome) => {
    const { host, did } = gitHub(comments);
    expect(await putComment(wanted(overrides), 7, host)).toEqual({ kind: 'skipped', ...outcome });
    expect(did.some((one) => /^(?:create|update)/.test(one))).toBe(false);
  });

  it.each<[string, Partial<Record<Call, readonly (HostFailure | undefined)[]>>, readonly string[]]>([
    ['whose creation got no answer', { createComment: ['unavailable'] }, ['createComment on 7', 'createComment on 7']],
    ['that could not be listed', { commentsStartingWith: ['unavailable'] }, ['createComment on 7']],
  ])('is looked for again %s', async (_, failing, made) => {
    const { host, did } = gitHub([], failing);
    expect(await putComment(wanted(), 7, host)).toMatchObject({ kind: 'published' });
    expect(did.filter((one) => one.startsWith('create'))).toEqual(made);
  });

  it('is made anew where somebody has deleted it', async () => {
    const comments = [comment(3, body(4, 'old'))];
    const { host, did } = gitHub(comments, { updateComment: ['not-found'] });
    const listed = host.commentsStartingWith;
    const once = {
      ...host,
      commentsStartingWith: async (...asked: Parameters<typeof listed>) => {
        const found = await listed(...asked);
        comments.splice(0);
        return found;
      },
    };
    expect(await putComment(wanted(), 7, once)).toMatchObject({ url: `${PAGE}#issuecomment-100` });
    expect(did.filter((one) => /^(?:create|update)/.test(one))).toEqual([
      'updateComment 3: <!-- summa',
      'createComment on 7',
    ]);
  });

  it.each<[string, HostFailure, number]>([
    ['forbidden', 'forbidden', 1],
    ['too long', 'too-long', 1],
    ['never answered', 'unavailable', 2],
  ])('is given up where it is %s', async (_, failure, times) => {
    const { host, did } = gitHub([], { createComment: [failure, failure, failure] });
    await expect(putComment(wanted(), 7, host)).rejects.toThrow('status of createComment');
    expect(did.filter((one) => one.startsWith('create'))).toHaveLength(times);
  });

  it('gives way to that of a newer run, made at the same time, or makes the other give way', async () => {
    const late = [comment(101, body(6, 'newer'))];
    const hidden = gitHub(late);
    let looks = 0;
    const host = {
      ...hidden.host,
      commentsStartingWith: async (...asked: Parameters<PullRequestHost['commentsStartingWith']>) =>
        looks++ === 0 ? [] : hidden.host.commentsStartingWith(...asked),
    };
    expect(await putComment(wanted(), 7, host)).toEqual({ kind: 'published', url: `${PAGE}#issuecomment-101` });
    expect(hidden.did).toContain('updateComment 100: Superseded');
    const older = gitHub([comment(101, body(4, 'older'))]);
    looks = 0;
    const first = {
      ...older.host,
      commentsStartingWith: async (...asked: Parameters<PullRequestHost['commentsStartingWith']>) =>
        looks++ === 0 ? [] : older.host.commentsStartingWith(...asked),
    };
    expect(await putComment(wanted(), 7, first)).toEqual({ kind: 'published', url: `${PAGE}#issuecomment-100` });
    expect(older.did).toContain('updateComment 101: Superseded');
  });

  it('stands whatever becomes of looking for another one', async () => {
    const { host, did } = gitHub([], { commentsStartingWith: [undefined, 'forbidden'] });
    expect(await putComment(wanted(), 7, host)).toEqual({ kind: 'published', url: `${PAGE}#issuecomment-100` });
    expect(did.filter((one) => one.startsWith('create'))).toHaveLength(1);
    const broken = gitHub([]);
    let looks = 0;
    const faulty = {
      ...broken.host,
      commentsStartingWith: async () => {
        if (looks++ > 0) throw new TypeError('our own');
        return [];
      },
    };
    await expect(putComment(wanted(), 7, faulty)).rejects.toThrow('our own');
  });
});

const CONTEXT = {
  ...{ repository: { owner: 'acme', repo: 'widgets' }, serverUrl: 'https://x', runUrl: 'https://x/runs/9' },
  ...{ runNumber: 9, attempt: 1 },
};
const A = 'a'.repeat(40);
const context = (target: Target): RunContext => ({ ...CONTEXT, ...target });
const PULL = context({ kind: 'pull-request', number: 7, headSha: A, readOnly: false });

describe('a result that is published', () => {
  const published = async (
    where: RunContext,
    { mode = 'always', isChecked = true, hasToken = true, failing = {} as Parameters<typeof gitHub>[1] } = {},
  ) => {
    const { host, did } = gitHub([], failing);
    const rendered: string[] = [];
    const outcomes = await publish(
      {
        comment: {
          ...{ key: 'k', mode: mode as 'always', failing: true },
          render: (headSha) => {
            rendered.push(headSha.slice(0, 1));
            return body(5);
          },
        },
        checkRun: isChecked
          ? (headSha) => ({ headSha }) as Parameters<PullRequestHost['createCheckRun']>[0]
          : undefined,
      },
      where,
      async () => (hasToken ? host : undefined),
    );
    return { ...outcomes, rendered, checked: did.filter((one) => one.startsWith('createCheckRun')) };
  };

  it.each<[string, RunContext, string, string]>([
    ['a pull request', PULL, 'a', 'a'],
    ['one that a setting names', context({ kind: 'named-pull-request', number: 8 }), 'f', 'f'],
    [
      'one that is found by its head',
      context({ kind: 'find-pull-request', headSha: A, headOwner: 'hubot', headBranch: 'b' }),
      'a',
      'a',
    ],
  ])('stands on %s and its commit', async (_, where, head, checkedAt) => {
    const found = await published(where);
    expect(found).toMatchObject({
      ...{ comment: { kind: 'published' }, checkRun: { kind: 'published', url: null } },
      ...{ rendered: [head], checked: [`createCheckRun on ${checkedAt}`] },
    });
  });

  it.each<[string, RunContext, string]>([
    ['a merge group', context({ kind: 'merge-group', headSha: A }), 'this event has no pull request'],
    ['a commit', context({ kind: 'commit', headSha: A }), 'this event has no pull request'],
    [
      'a head of no open pull request',
      context({ kind: 'find-pull-request', headSha: A, headOwner: 'hubot', headBranch: 'gone' }),
      'no open pull request has the head of this run',
    ],
  ])('has no comment on %s, and a check all the same', async (_, where, reason) => {
    const found = await published(where);
    expect(found).toMatchObject({ comment: { kind: 'skipped', reason }, checked: ['createCheckRun on a'] });
  });

  it('has what is wanted of both', async () => {
    expect(await published(PULL, { mode: 'never' })).toMatchObject({ comment: { reason: 'not wanted' }, rendered: [] });
    expect(await published(PULL, { isChecked: false })).toMatchObject({
      checkRun: { reason: 'not wanted' },
      checked: [],
    });
  });

  it('says which permission is missing, of each apart', async () => {
    const none = await published(PULL, { hasToken: false });
    expect(none.comment).toMatchObject({ kind: 'failed', advice: expect.stringContaining('pull-requests: write') });
    expect(none.checkRun).toMatchObject({ kind: 'failed', advice: expect.stringContaining('checks: write') });
    const half = await published(PULL, { failing: { createCheckRun: ['forbidden'] } });
    expect(half).toMatchObject({ comment: { kind: 'published' }, checkRun: { kind: 'failed' } });
    const fork = context({ kind: 'pull-request', number: 7, headSha: A, readOnly: true });
    const refused = await published(fork, { failing: { createCheckRun: ['forbidden'] } });
    expect(refused.checkRun).toMatchObject({ advice: expect.stringContaining('read-only token') });
  });
});

describe('the frame of a comment', () => {
  const frame = (overrides: Partial<Parameters<typeof commentFrame>[2]> = {}, attempt = 1) =>
    commentFrame({ ...PULL, attempt }, A, {
      ...{ key: 'k', warnOnly: false, version: '1.2.3', isTracked: () => true, ...overrides },
    });

  it('names commit, run and version', () => {
    expect(frame()).toMatchObject({ marker: MARKER, summaryUrl: 'https://x/runs/9', warnOnly: false });
    expect(frame().footer).toBe(
      `<sub>Commit [\`aaaaaaa\`](https://x/acme/widgets/commit/${A}) · ${runStamp(9, 1, 'https://x/runs/9')} · summary-gate 1.2.3</sub>`,
    );
    expect(frame({}, 2).summaryUrl).toBe('https://x/runs/9/attempts/2');
    expect(frame({ since: { label: 'base', name: 'b', url: null } }).footer).toMatch(/\) since .*b.* · /);
    expect(frame({ since: null }).footer).toBe(frame().footer);
  });

  const HOME = `https://x/acme/widgets/blob/${A}/`;

  it.each<[string, number | null, string | undefined]>([
    ['a/b.json', null, `${HOME}a/b.json`],
    ['a/b.json', 3, `${HOME}a/b.json#L3`],
    ["a (b)/it's_*~!.json", null, `${HOME}a%20%28b%29/it%27s%5F%2A%7E%21.json`],
    ['\ud800', null, `${HOME}%EF%BF%BD`],
    [['gh', 'p_', 'x'.repeat(36)].join(''), null, undefined],
  ])('links to %j', (file, line, wanted) => {
    expect(frame().linkTo(file, line)).toBe(wanted);
    expect(frame({ isTracked: () => false }).linkTo(file, line)).toBeUndefined();
  });

  it('has no address of more than 2,000 characters', () => {
    const longest = 'x'.repeat(2000 - HOME.length);
    expect(frame().linkTo(longest, null)).toBe(HOME + longest);
    expect(frame().linkTo(`${longest}x`, null)).toBeUndefined();
  });
});
