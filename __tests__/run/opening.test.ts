import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import { type Problem, UserError } from '../../src/core/errors.js';
import { keyOf } from '../../src/judge/asking/cassette.js';
import { ledgerOf, leftOf } from '../../src/run/cost-limit.js';
import { guidelinesOf } from '../../src/run/guidelines.js';
import { explainingHeld } from '../../src/run/held-settings.js';
import { namedMembers, openProviders, refuseProblems } from '../../src/run/named-members.js';
import { openProvider } from '../../src/run/providers.js';
import { believedOf, cassetteOf, openKeys, recorderOf } from '../../src/run/recorder.js';
import type { ChangedSetting } from '../../src/settings/resolved.js';
import type { Settings } from '../../src/settings/table.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

const nowhere = makeWorkspace();
const values = (flags: Flags = {}): Settings => settingsOf(nowhere, flags).values;

describe('the guidelines of a team', () => {
  const read = (text: string | Uint8Array) => {
    const problems: Problem[] = [];
    const { files } = makeWorkspace({ 'g.md': text });
    const found = guidelinesOf({ 'judge-guidelines': 'g.md' }, files, sha256, problems);
    return { found, told: problems.map(({ message, place }) => `${message} ${place?.line ?? ''}`.trim()) };
  };

  it('are a text, and none where none is named', () => {
    expect(read('Say why.\r\nBe brief.\n')).toEqual({
      found: {
        path: 'g.md',
        text: expect.stringMatching(/^Say why\.\nBe brief\./),
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      told: [],
    });
    expect(guidelinesOf({ 'judge-guidelines': null }, nowhere.files, sha256, [])).toBeUndefined();
  });

  it.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'judge-guidelines: nothing stands in it'],
    ['marks alone', '# -\n', 'judge-guidelines: nothing stands in it'],
    ['a control character', 'a\nb\u0007', 'judge-guidelines: there is a control character in it, so this is no text 2'],
    [
      'one behind another sort of line end',
      'a\r\nb\rc\u0085\u009f',
      'judge-guidelines: there is a control character in it, so this is no text 3',
    ],
    ['bytes', new Uint8Array([97, 10, 255]), 'judge-guidelines: the file is not UTF-8 2'],
    ['too much', 'x'.repeat(4001), 'judge-guidelines: 4001 characters are too many for a prompt; allowed: 4000'],
    ['far too much', 'x'.repeat(4000 * 256 + 1), expect.stringMatching(/^judge-guidelines: /) as unknown as string],
  ])('are not %s', (_, text, wanted) => {
    expect(read(text)).toEqual({ found: undefined, told: [wanted] });
  });

  it('may be as long as that, and have white space and all letters', () => {
    expect(read('x'.repeat(4000)).told).toEqual([]);
    expect(read(`${'😀'.repeat(3999)}a`).told).toEqual([]);
    expect(read('a\tb\n\u000bc').told).toEqual([]);
  });

  it('are a file', () => {
    const problems: Problem[] = [];
    expect(guidelinesOf({ 'judge-guidelines': 'x.md' }, nowhere.files, sha256, problems)).toBeUndefined();
    expect(problems).toMatchObject([{ place: { file: 'x.md' }, hint: 'it must be a text file in UTF-8' }]);
  });
});

describe('what the caps leave of the money of a run', () => {
  const ledger = (spent: number | null) => ({ spentToday: () => spent }) as never;
  it.each<[Flags, number | null, object | undefined]>([
    [{ 'max-cost-usd': 'none' }, null, undefined],
    [{ 'max-cost-usd': '2' }, null, { leftUsd: 2, cap: 'max-cost-usd' }],
    [{ 'max-cost-usd': '2', 'max-cost-usd-per-day': '5' }, 4, { leftUsd: 1, cap: 'max-cost-usd-per-day' }],
    [{ 'max-cost-usd': '2', 'max-cost-usd-per-day': '5' }, 1, { leftUsd: 2, cap: 'max-cost-usd' }],
    [{ 'max-cost-usd': '2', 'max-cost-usd-per-day': '5' }, 3, { leftUsd: 2, cap: 'max-cost-usd' }],
    [{ 'max-cost-usd': '2', 'max-cost-usd-per-day': '5' }, 9, { leftUsd: 0, cap: 'max-cost-usd-per-day' }],
    [{ 'max-cost-usd': '2', 'max-cost-usd-per-day': '5' }, null, { leftUsd: 2, cap: 'max-cost-usd' }],
    [{ 'max-cost-usd': 'none', 'max-cost-usd-per-day': '5' }, 1, { leftUsd: 4, cap: 'max-cost-usd-per-day' }],
  ])('%j, of which the day has spent %s: %j', (flags, spent, wanted) => {
    expect(leftOf(values(flags), ledger(spent))).toEqual(wanted);
  });

  it('is what the cap of the run says where there is no ledger', () => {
    expect(leftOf(values({ 'max-cost-usd': '2', 'max-cost-usd-per-day': '1' }), undefined)).toEqual({
      ...{ leftUsd: 2, cap: 'max-cost-usd' },
    });
  });

  it('is kept in a file that can be read', () => {
    const problems: Problem[] = [];
    const { files } = makeWorkspace({ 'broken.jsonl': '{"day":5}\n' });
    expect(ledgerOf(values(), files, problems)).toBeUndefined();
    expect(ledgerOf(values({ 'budget-ledger': 'new.jsonl' }), files, problems)).toBeDefined();
    expect(problems).toEqual([]);
    expect(ledgerOf(values({ 'budget-ledger': 'broken.jsonl' }), files, problems)).toBeUndefined();
    expect(problems[0]?.message).toMatch(/^budget-ledger: /);
  });
});

describe('those who judge a run', () => {
  const env = { ANTHROPIC_API_KEY: 'k' };
  const open = (flags: Flags, given: Readonly<Record<string, string>> = env) => {
    const problems: Problem[] = [];
    const members = openProviders(
      values({ judge: 'auto', ...flags }),
      { env: given, root: nowhere.root, digest: sha256 },
      problems,
    );
    return { members, problems: problems.map(({ message }) => message) };
  };
  const caps = { 'max-cost-usd': 'none' };

  it('have settings as if each judged alone, and in a panel nobody is asked again', () => {
    const samples = { 'judge-samples': '2', 'judge-max-samples': '5', 'meta-judge-model': 'm' };
    const of = (models: string) =>
      namedMembers(values({ ...samples, 'judge-model': models })).map(({ member, settings }) => [
        ...[member.provider, member.model, settings['judge-model'], settings['judge-provider']],
        ...[settings['judge-max-samples'], settings['meta-judge-model']],
      ]);
    expect(of('a')).toEqual([['anthropic', 'a', 'a', 'anthropic', 5, 'm']]);
    expect(of('a, openai-compatible:b')).toEqual([
      ['anthropic', 'a', 'a', 'anthropic', 2, 'm'],
      ['openai-compatible', 'b', 'b', 'openai-compatible', 2, null],
    ]);
  });

  it('are asked where there is a way, and have to be where a judge is required', () => {
    expect(open({}).members.map(({ provider }) => provider.completer !== null)).toEqual([true]);
    expect(open({}, {})).toMatchObject({ problems: [] });
    expect(open({}, {}).members[0]?.provider.completer).toBeNull();
    const required = { judge: 'required' };
    expect(open(required).problems).toEqual([]);
    expect(open(required, {}).problems).toEqual(['judge: it is required, and there is no API key to ask with']);
    expect(open(required, { ANTHROPIC_API_KEY: ' ' }).problems).toHaveLength(1);
    expect(open({ ...required, 'judge-replay': 'replay', 'judge-cassette': 'c' }, {}).problems).toEqual([]);
    expect(open({ ...required, ...caps, 'judge-model': 'claude-haiku-5-5, claude-x' }, {}).problems).toEqual([
      'judge: it is required, and there is no API key to ask with, for claude-haiku-5-5',
      'judge: it is required, and there is no API key to ask with, for claude-x',
    ]);
  });

  it('are nobody where it is simulated, and cost nothing', () => {
    const { members, problems } = open({ simulate: 'true', judge: 'required', 'judge-model': 'a, b' }, {});
    expect([
      problems,
      members.map(({ provider }) => [provider.name, provider.pricing.isKnown, provider.baseUrl]),
    ]).toEqual([
      [],
      [
        ['simulated', true, null],
        ['simulated', true, null],
      ],
    ]);
  });

  it('are told what is wrong with all of them once', () => {
    const problem = { message: 'a' };
    expect(() => refuseProblems([])).not.toThrow();
    try {
      refuseProblems([problem, { message: 'b' }, { ...problem }]);
      throw new Error('it is refused');
    } catch (error) {
      expect(error instanceof UserError && error.problems.map(({ message }) => message)).toEqual(['a', 'b']);
    }
  });

  it.each<[string, Flags, Readonly<Record<string, string>>, object]>([
    [
      'the vendor, whose address no report names',
      {},
      env,
      { name: 'anthropic', address: null, baseUrl: 'https://api.anthropic.com' },
    ],
    ['a gateway', { 'anthropic-base-url': 'https://g.example' }, env, { address: 'https://g.example' }],
    [
      'one that the environment names',
      {},
      { ...env, ANTHROPIC_BASE_URL: 'https://h.example' },
      { address: 'https://h.example' },
    ],
    [
      'a server',
      { 'judge-provider': 'openai-compatible', 'judge-base-url': 'https://o.example/v1', 'judge-model': 'x' },
      {},
      {
        ...{ name: 'openai-compatible', address: 'https://o.example/v1', completer: null, batches: null },
      },
    ],
    [
      'a server on this machine, without a key',
      { 'judge-provider': 'openai-compatible', 'judge-base-url': 'http://127.0.0.1:1/v1', 'judge-model': 'x' },
      {},
      {
        completer: expect.anything(),
      },
    ],
    [
      'a server with a key, where answers are only played',
      {
        ...{ 'judge-provider': 'openai-compatible', 'judge-base-url': 'http://127.0.0.1:1/v1', 'judge-model': 'x' },
        ...{ 'judge-replay': 'replay', 'judge-cassette': 'c' },
      },
      { OPENAI_API_KEY: 'k' },
      { completer: null },
    ],
    [
      'a program',
      { 'judge-command': 'ask', ...caps },
      {},
      { name: 'command', baseUrl: null, completer: expect.anything() },
    ],
    [
      'a program that lacks what it needs',
      { 'judge-command': 'ask', 'judge-command-env': 'A, B', ...caps },
      { A: 'x', B: ' ' },
      {
        ...{ completer: null, missing: { what: 'the program to ask lacks B' } },
      },
    ],
    [
      'a program that has it',
      { 'judge-command': 'ask', 'judge-command-env': 'A', ...caps },
      { A: 'x' },
      { completer: expect.anything() },
    ],
  ])('may be %s', (_, flags, given, wanted) => {
    const problems: Problem[] = [];
    const provider = openProvider(values({ judge: 'auto', ...flags }), { env: given, root: nowhere.root }, problems);
    expect(provider).toMatchObject(wanted);
    provider.close();
  });

  it('are told of an address of the environment that is none', () => {
    const problems: Problem[] = [];
    openProvider(
      values({ judge: 'auto' }),
      { env: { ANTHROPIC_BASE_URL: 'http://g.example' }, root: nowhere.root },
      problems,
    );
    expect(problems[0]?.message).toBe('ANTHROPIC_BASE_URL: "http://g.example" is not an https address');
  });
});

describe('recorded answers', () => {
  const LINE = { kept: 'k' };
  const open = (tree: Tree, flags: Flags = {}) => {
    const problems: Problem[] = [];
    const found = cassetteOf(
      values({ judge: 'auto', 'judge-cassette': 'c.jsonl', ...flags }),
      makeWorkspace(tree).files,
      problems,
    );
    return { isOpen: found !== undefined, told: problems.map(({ message }) => message) };
  };

  it('are read where there is a file, and one that is broken is a problem but for its unfinished end', () => {
    expect(open({})).toEqual({ isOpen: true, told: [] });
    expect(open({}, { 'judge-cassette': '' as never })).toMatchObject({ told: [] });
    expect(open({}, { 'judge-replay': 'live' })).toEqual({ isOpen: false, told: [] });
    expect(open({}, { 'judge-replay': 'replay' }).told).toEqual(['judge-cassette: there is no such file to replay']);
    expect(open({ 'c.jsonl': '{"key":' }).told).toEqual([]);
    expect(open({ 'c.jsonl': '{"key":\n{"key":' }).told).toEqual([expect.stringMatching(/^judge-cassette: /)]);
  });

  it('are in a file that can be read', () => {
    expect(open({ 'c.jsonl/x': '' })).toEqual({ isOpen: false, told: [expect.stringMatching(/^judge-cassette: /)] });
  });

  it('have a key by what was asked, made once for each request and sample', () => {
    let hashed = 0;
    const digest: typeof sha256 = (text) => {
      hashed++;
      return sha256(text);
    };
    const settings = values({ judge: 'auto' });
    const keys = openKeys(settings, digest);
    const request = { model: 'm', promptVersion: '1', prompt: 'p' } as never;
    const other = { model: 'm', promptVersion: '1', prompt: 'p' } as never;
    const [first, again, second, same] = [keys(request, 0), keys(request, 0), keys(request, 1), keys(other, 0)];
    expect([again, same]).toEqual([first, first]);
    expect(second).not.toBe(first);
    const each = hashed / 3;
    keys(request, 0);
    expect(hashed).toBe(3 * each);
    expect(first).toBe(keyOf({ provider: 'anthropic', request, promptVersion: '1', sample: 0 }, sha256));
  });

  it('are found and kept in no cassette where there is none, and not believed where they are doubted', () => {
    const nothing = recorderOf(undefined, values(), () => '');
    expect(nothing.find({} as never, 0)).toBeUndefined();
    const cassette = { find: (key: string) => (key === 'k' ? LINE : undefined), add: () => undefined } as never;
    expect(believedOf(undefined, undefined)).toBeUndefined();
    expect(believedOf(cassette, undefined)).toBe(cassette);
    const doubting = (isBelieved: boolean) => believedOf(cassette, { isBelieved: () => isBelieved } as never);
    expect([doubting(true)?.find('k'), doubting(false)?.find('k'), doubting(true)?.find('x')]).toEqual([
      ...[LINE, undefined, undefined],
    ]);
  });
});

describe('what is wrong with a setting that is held to the base', () => {
  const held = (counts: ChangedSetting['counts']): Parameters<typeof explainingHeld>[0] => ({
    policy: { changed: [{ name: 'corpus', wanted: 'new', base: 'old', counts }], unread: null, isNew: false },
  });
  const problems = [
    { message: 'corpus: it is not there', hint: 'make it' },
    { message: 'candidates: x' },
    { message: 'corpus: y' },
  ];
  const fail =
    (error: Error = new UserError(problems)) =>
    () =>
      Promise.reject(error);
  const WHY =
    'the base branch decides, and has corpus old: until new is merged, what it names must stay, or the workflow set corpus';

  it('is told with why that still counts', async () => {
    const error = await explainingHeld(held('base'), fail()).catch((one: unknown) => one);
    expect(error instanceof UserError && error.problems).toEqual([
      { message: 'corpus: it is not there', hint: `${WHY}; make it` },
      { message: 'candidates: x' },
      { message: 'corpus: y', hint: WHY },
    ]);
  });

  it('is told as it is where nothing is held, and other errors are', async () => {
    const plain = new UserError(problems);
    await expect(explainingHeld(held('pull_request'), fail(plain))).rejects.toBe(plain);
    await expect(explainingHeld({}, fail(plain))).rejects.toBe(plain);
    const other = new Error('defect');
    await expect(explainingHeld(held('base'), fail(other))).rejects.toBe(other);
    expect(await explainingHeld(held('base'), async () => 5)).toBe(5);
  });
});
