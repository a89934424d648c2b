import { describe, expect, it } from '@jest/globals';
import { createCheckRun } from '../../../src/adapters/github/check-run.js';
import { type Call, LONGEST_ANSWER, LONGEST_DOWNLOAD, type Octokit } from '../../../src/adapters/github/client.js';
import { commitOnBranch, LostMoveError, type NewCommit } from '../../../src/adapters/github/commit-on-branch.js';
import { HostError, type HostFailure } from '../../../src/adapters/github/host.js';
import { TimeBudget, type WaitingTime } from '../../../src/adapters/github/time-budget.js';

const WHERE = { owner: 'acme', repo: 'widgets' };

/** Does what it is told at once, and says what that was. */
function calling() {
  const did: string[] = [];
  const call: Call = (what, request, repeat = 'repeatable') => {
    did.push(`${what}, ${repeat}`);
    return request(new AbortController().signal);
  };
  return { call, did };
}

describe('a check run', () => {
  const annotations = (count: number) =>
    Array.from({ length: count }, (_, i) => ({
      ...{ path: `p${i}`, start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm', title: 't' },
    })) as Parameters<typeof createCheckRun>[2]['annotations'];

  async function made(count: number) {
    const sent: { readonly output: { readonly annotations: readonly object[]; readonly summary: string } }[] = [];
    const { call, did } = calling();
    const take = (id: number) => async (request: (typeof sent)[number]) => {
      sent.push(request);
      return { data: { id } };
    };
    const octokit = { rest: { checks: { create: take(7), update: take(7) } } } as unknown as Octokit;
    const check = {
      ...({ name: 'n', headSha: 'a', conclusion: 'failure', title: 't', summary: 's', detailsUrl: 'u' } as const),
      annotations: annotations(count),
    };
    await createCheckRun(octokit, WHERE, check, call);
    return { sent, did, counts: sent.map(({ output }) => output.annotations.length) };
  }

  it('has all that it shows, on its commit', async () => {
    const { sent, did } = await made(1);
    expect(sent).toEqual([
      {
        ...{ ...WHERE, name: 'n', head_sha: 'a', details_url: 'u', status: 'completed', conclusion: 'failure' },
        output: { title: 't', summary: 's', annotations: annotations(1) },
        request: { signal: expect.any(AbortSignal) },
      },
    ]);
    expect(did).toEqual(['creating the check run, once']);
  });

  it.each([
    [0, [0], 0],
    [50, [50], 0],
    [51, [50, 1], 0],
    [200, [50, 50, 50, 50], 0],
    [201, [50, 50, 50, 50], 1],
    [300, [50, 50, 50, 50], 100],
  ])('has %d annotations in requests of fifty, two hundred at most', async (count, wanted, left) => {
    const { sent, did, counts } = await made(count);
    expect(counts).toEqual(wanted);
    expect(did.slice(1)).toEqual(wanted.slice(1).map(() => 'adding annotations to the check run, once'));
    const summary = left === 0 ? 's' : `s\n… and ${left} more annotations than are shown.\n`;
    expect(new Set(sent.map(({ output }) => output.summary))).toEqual(new Set([summary]));
    expect(sent.slice(1).every((one) => 'check_run_id' in one && one.check_run_id === 7)).toBe(true);
    expect(sent.flatMap(({ output }) => output.annotations)).toEqual(annotations(Math.min(count, 200)));
  });
});

describe('a commit on a branch', () => {
  const [A, B, TREE, MADE] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40)) as [
    string,
    string,
    string,
    string,
  ];
  const wanted: NewCommit = {
    ...{ parent: A, branch: 'topic', pullRequest: 7, message: 'm', files: [{ path: 'p', text: 't' }] },
  };

  async function committed({
    state = 'open',
    head = A,
    refusal,
  }: {
    state?: string;
    head?: string;
    refusal?: Error;
  } = {}) {
    const { call, did } = calling();
    const sent: object[] = [];
    const answer = (data: object) => async (request: object) => {
      sent.push(request);
      return { data };
    };
    const git = {
      getCommit: answer({ sha: A, tree: { sha: B } }),
      createTree: answer({ sha: TREE }),
      createCommit: answer({ sha: MADE }),
      updateRef: async (request: object) => {
        sent.push(request);
        if (refusal !== undefined) throw refusal;
      },
    };
    const pulls = {
      get: answer({ state, head: { sha: head, ref: 'topic', repo: { id: 1 } }, base: { repo: { id: 1 } } }),
    };
    const made = commitOnBranch(wanted, { git, pulls, where: WHERE, call } as unknown as Parameters<
      typeof commitOnBranch
    >[1]);
    return { made: await made, did, sent };
  }

  it('is made of its files, and the branch moved to it, never by force and never twice', async () => {
    const { made, did, sent } = await committed();
    expect(made).toBe(MADE);
    expect(did).toEqual([
      ...['making the commit, repeatable', 'reading the pull request, repeatable'],
      'moving the branch of the pull request, once',
    ]);
    expect(sent).toMatchObject([
      { ...WHERE, commit_sha: A },
      { base_tree: B, tree: [{ path: 'p', mode: '100644', type: 'blob', content: 't' }] },
      { message: 'm', parents: [A], tree: TREE },
      { pull_number: 7 },
      { ref: 'heads/topic', force: false, sha: MADE },
    ]);
  });

  it.each([
    ['the pull request is closed', { state: 'closed' }],
    ['the branch stands elsewhere by now', { head: B }],
  ])('moves nothing where %s', async (_, script) => {
    const { made, sent } = await committed(script);
    expect([made, sent.length]).toEqual([undefined, 4]);
  });

  const refused = (failure: HostFailure, message: string) => new HostError(failure, message);

  it.each([
    refused('rejected', 'x: status 409 (Conflict)'),
    refused('rejected', 'x: status 422 (Update is not a fast forward)'),
    refused('rejected', 'x: status 422 (Reference does not exist)'),
  ])('is none where the branch has moved at the last moment: %s', async (refusal) => {
    expect((await committed({ refusal })).made).toBeUndefined();
  });

  it('may have moved the branch where no answer came', async () => {
    await expect(committed({ refusal: refused('unavailable', 'x') })).rejects.toThrow(LostMoveError);
    expect(new LostMoveError('x')).toMatchObject({ failure: 'unavailable', name: 'LostMoveError' });
  });

  it.each([
    refused('rejected', 'x: status 422 (Protected)'),
    refused('forbidden', 'x: status 409'),
    new TypeError('ours'),
  ])('is trouble otherwise: %s', async (refusal) => {
    await expect(committed({ refusal })).rejects.toBe(refusal);
  });
});

/** Time that passes where somebody waits, and as much for each request. */
class MadeTime implements WaitingTime {
  passed = 0;
  readonly slept: number[] = [];
  readonly limits: number[] = [];

  now(): number {
    return this.passed;
  }

  async sleep(ms: number): Promise<void> {
    this.slept.push(ms);
    this.passed += ms;
  }

  timeout(ms: number): AbortSignal {
    this.limits.push(ms);
    return new AbortController().signal;
  }
}

describe('a store of time', () => {
  type Classified = ReturnType<Parameters<TimeBudget['run']>[1]['classify']>;

  async function asked(seconds: number, classified: Classified, { repeatable = true, fails = 9 } = {}) {
    const time = new MadeTime();
    const timeBudget = new TimeBudget(seconds, time);
    let requests = 0;
    const request = async (): Promise<string> => {
      time.passed += 100;
      if (requests++ < fails) throw new Error('busy');
      return 'done';
    };
    const got = await timeBudget.run(request, { repeatable, classify: () => classified }).catch(String);
    return { got, requests, slept: time.slept, limits: time.limits };
  }

  it.each<[string, Classified, object, readonly number[], string]>([
    ['what may pass, ever later', { failure: 'unavailable' }, { fails: 3 }, [1000, 2000, 4000], 'done'],
    ['no more than four times', { failure: 'unavailable' }, {}, [1000, 2000, 4000], 'Error: busy'],
    [
      'a limit, as late as it says',
      { failure: 'rate-limited', retryAfter: 3 },
      { fails: 1, repeatable: false },
      [3000],
      'done',
    ],
    ['nothing that must not be done twice', { failure: 'unavailable' }, { repeatable: false }, [], 'Error: busy'],
    ['nothing that would be the same again', { failure: 'unavailable', isFinal: true }, {}, [], 'Error: busy'],
    ['nothing that is refused', { failure: 'forbidden' }, {}, [], 'Error: busy'],
  ])('asks again for %s', async (_, classified, how, slept, wanted) => {
    const { got, requests, slept: pauses } = await asked(60, classified, how);
    expect([got, pauses, requests]).toEqual([wanted, slept, slept.length + 1]);
  });

  it('is used up by requests and pauses, and begins no pause that it cannot end', async () => {
    const { got, slept, limits } = await asked(3.05, { failure: 'unavailable' });
    expect([got, slept, limits]).toEqual(['Error: busy', [1000], [3050, 1950]]);
    expect((await asked(1.1, { failure: 'unavailable' })).slept).toEqual([]);
    expect((await asked(1.101, { failure: 'unavailable' })).slept).toEqual([1000]);
  });

  it('leaves a request a millisecond at least', async () => {
    expect((await asked(0, { failure: 'forbidden' })).limits).toEqual([1]);
    expect((await asked(0.0019, { failure: 'forbidden' })).limits).toEqual([1]);
  });

  it('ends with what its signal says, whoever overlooks that', async () => {
    const late = new Error('late');
    const time = { now: () => 0, sleep: async () => undefined, timeout: () => AbortSignal.abort(late) };
    const never = () => new Promise<never>(() => undefined);
    const asking = new TimeBudget(1, time).run(never, { repeatable: false, classify: () => ({ failure: 'x' }) });
    await expect(asking).rejects.toBe(late);
  });
});

it('answers are read up to 40 MiB, and downloads up to 100', () => {
  expect([LONGEST_ANSWER, LONGEST_DOWNLOAD]).toEqual([40 * 1024 * 1024, 100 * 1024 * 1024]);
});
