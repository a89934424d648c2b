import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { comparisonSchema } from '../../../src/comparison/schema.js';
import { defuseCommands } from '../../../src/core/text.js';
import { columnsOf } from '../../../src/render/terminal/layout.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';
import { TRICKS } from '../../render/page/tricks.js';
import { type Behaviour, fails, refuses, scores, startAnthropic } from '../../servers/anthropic.js';
import { type ProgramOptions, type ProgramRun, runProgram } from './program.js';

const NAMES = Array.from({ length: 12 }, (_, i) => `session-${String(i).padStart(2, '0')}`);

const CORPUS: Tree = Object.fromEntries(NAMES.map((name) => [`golden-corpus/${name}/reference.json`, referenceJson()]));

/** Candidates of a folder, one for each session, or for those that the function gives something for. */
function folder(path: string, of: (name: string, i: number) => unknown): Tree {
  return Object.fromEntries(
    NAMES.flatMap((name, i) => {
      const value = of(name, i);
      return value === undefined ? [] : [[`${path}/${name}.json`, value as object]];
    }),
  );
}

const GOOD = summaryJson();
/** Faithful, in other words and with less. */
const PLAIN = summaryJson({
  title: 'Mended a login test that failed now and then',
  key_actions: ['Saw it fail on a slow network', 'Waits for an event instead'],
  aha_moments: [],
});
/** Nearly word for word, and wrong. */
const WRONG = summaryJson({ outcome: 'failed' });

async function compare(
  tree: Tree,
  args: readonly string[],
  options: ProgramOptions = {},
): Promise<ProgramRun & { readonly root: string }> {
  const { root } = makeWorkspace({ ...CORPUS, ...tree });
  const env = { GITHUB_WORKSPACE: root, ...options.env };
  return { root, ...(await runProgram(['compare', ...args], root, { ...options, env })) };
}

async function compared(tree: Tree, args: readonly string[], options: ProgramOptions = {}) {
  const run = await compare(tree, [...args, '--json'], options);
  expect(run.stderr).not.toContain('could not run');
  expect(run.exitCode).toBe(0);
  return comparisonSchema.parse(JSON.parse(run.stdout));
}

const TWO: Tree = { ...folder('out/haiku', () => PLAIN), ...folder('out/sonnet', () => GOOD) };

describe('compare', () => {
  it('names the better one, and writes what report-formats names', async () => {
    const { root, exitCode, stdout, stderr } = await compare(TWO, ['out/haiku', 'big=out/sonnet']);
    expect(exitCode).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe(
      'big is closer to the references; no difference shown in what is wrong',
    );
    expect(stderr).toContain('compare.md, summary-gate-report/compare.html, summary-gate-report/compare.json');
    const { variants, pairs, subjects } = comparisonSchema.parse(
      JSON.parse(readFileSync(join(root, 'summary-gate-report/compare.json'), 'utf8')),
    );
    expect(variants.map(({ name, candidates, n }) => ({ name, candidates, n }))).toEqual([
      { name: 'haiku', candidates: ['out/haiku'], n: 12 },
      { name: 'big', candidates: ['out/sonnet'], n: 12 },
    ]);
    expect(variants[1]?.overall.mean).toBe(1);
    expect(pairs[0]).toMatchObject({ a: 'haiku', b: 'big', common: 12, only_a_count: 0 });
    expect(subjects.find(({ id }) => id === 'title')).toMatchObject({ winner: 'big' });
    expect(subjects.find(({ id }) => id === 'outcome')).toMatchObject({ winner: null, equal: true });
    const again = await runProgram(['compare', 'out/haiku', 'big=out/sonnet', '--report-formats', 'json'], root, {
      env: { GITHUB_WORKSPACE: root },
    });
    expect(again.stdout).toBe(stdout);
    expect(() => readFileSync(join(root, 'summary-gate-report/compare.html'))).toThrow();
  });

  it('leaves the files of a run alone, and says where nothing differs', async () => {
    const kept = { 'summary-gate-report/judge-log.jsonl': '{}\n', 'summary-gate-report/report.json': '{}' };
    const { root, stdout } = await compare({ ...folder('a', () => GOOD), ...folder('b', () => GOOD), ...kept }, [
      'a',
      'b',
    ]);
    expect(stdout.trimEnd().split('\n').at(-1)).toBe('Nothing differs between a and b');
    for (const [path, text] of Object.entries(kept)) expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  });

  it('says what is wrong before who is closer, and that both point different ways', async () => {
    const tree = { ...folder('out/plain', () => PLAIN), ...folder('out/liar', (_, i) => (i < 10 ? WRONG : GOOD)) };
    const { title, sentences } = await compared(tree, ['out/plain', 'out/liar']);
    expect(title).toBe(
      'plain is wrong in fewer sessions and fails the gates in fewer sessions; liar is closer to the references',
    );
    expect(sentences[0]).toMatch(/^Sessions with something wrong .*: plain 0 of 12, liar 10 of 12\. plain is wrong/);
    expect(sentences[2]).toMatch(/^They point different ways: liar is closer .* \(83 % against 0 %\)/);
  });

  it('warns of what is wrong in more sessions even where that may be chance', async () => {
    const tree = { ...folder('out/plain', () => PLAIN), ...folder('out/liar', (_, i) => (i < 2 ? WRONG : GOOD)) };
    const { title } = await compared(tree, ['out/plain', 'out/liar']);
    expect(title).toBe(
      'plain is wrong in fewer sessions than liar, which may be chance; liar is closer to the references',
    );
  });

  it.each<[string, unknown, object, string]>([
    ['are left out', undefined, { missing: 4, invalid: 0 }, '4 missing'],
    ['cannot be read', '{', { missing: 0, invalid: 4 }, '4 unusable'],
  ])('counts sessions that %s as failures, and says so beside the winner', async (_, value, counts, kinds) => {
    const tree = {
      // Wrong in the hard ones, where sly says nothing.
      ...folder('out/honest', (_name, i) => (i < 4 ? WRONG : GOOD)),
      ...folder('out/sly', (_name, i) => (i < 4 ? value : GOOD)),
    };
    const { pairs, variants, subjects, sentences, sessions, title } = await compared(tree, ['out/honest', 'out/sly']);
    expect(variants[1]).toMatchObject({ n: 12, ...counts, wrong: { sessions: 4 }, gates: { sessions: 4 } });
    expect(variants[1]?.overall.mean).toBeCloseTo(8 / 12, 4);
    expect(subjects.map(({ winner }) => winner)).not.toContain('sly');
    expect(pairs[0]?.usable).toEqual({ n: 8, a: 1, b: 1 });
    expect(pairs[0]?.differences.map(({ n }) => n)).toEqual(pairs[0]?.differences.map(() => 12));
    expect(sentences[0]).toBe(
      `Sessions without a usable candidate: sly 4 of 12 (${kinds}). Each is a failure of its variant: it counts as 0, as wrong and as failing the gates.`,
    );
    expect(sentences[1]).toBe(
      'Closeness where both have one, which is not tested: honest 1.000, sly 1.000 (8 sessions).',
    );
    expect(title).toMatch(/^No difference shown .*; sly has no usable candidate for 4 of 12 sessions$/);
    expect(sessions[0]?.spread).toBeGreaterThan(0.8);
  });

  it('takes a candidate that says nothing for wrong, and samples that are missing', async () => {
    const { outcome } = WRONG;
    const tree = {
      ...folder('out/empty', () => ({ ...summaryJson({ title: '', summary: '', key_actions: [] }) })),
      ...folder('out/wrong', () => summaryJson({ outcome })),
      ...Object.fromEntries(NAMES.map((name) => [`out/half/${name}/1.json`, GOOD])),
      'out/half/session-00/2.json': GOOD,
    };
    const { variants, sentences } = await compared(tree, ['out/empty', 'out/wrong', 'out/half']);
    expect(variants.map(({ wrong }) => wrong.sessions)).toEqual([12, 12, 11]);
    expect(sentences[0]).toMatch(/^Sessions with something wrong \(unusable, /);
  });

  it('leaves out sessions that nobody has summarised, and says how many', async () => {
    const tree = {
      ...folder('out/a', (_, i) => (i < 9 ? PLAIN : undefined)),
      ...folder('out/b', (_, i) => (i < 10 ? GOOD : undefined)),
    };
    const { variants, session_count, sessions, sentences, pairs, title } = await compared(tree, ['out/a', 'out/b']);
    expect({ session_count, told: sessions.length }).toEqual({ session_count: 12, told: 10 });
    expect(variants.map(({ n, missing }) => [n, missing])).toEqual([
      [10, 1],
      [10, 0],
    ]);
    expect(sentences[0]).toBe('No variant has a candidate for 2 of 12 sessions: these are in no number.');
    expect(pairs[0]).toMatchObject({ common: 9, only_a_count: 0, only_b: ['session-09'], only_b_count: 1 });
    expect(title).toBe(
      'b is closer to the references; no difference shown in what is wrong; a has no usable candidate for 1 of 10 sessions',
    );
  });

  it('takes several paths of a variant, and numbered files, for samples, and a .jsonl file for candidates', async () => {
    const tree = {
      ...folder('out/1', () => GOOD),
      ...folder('out/2', () => WRONG),
      ...Object.fromEntries(
        NAMES.flatMap((name) => [
          [`out/numbered/${name}/1.json`, GOOD],
          [`out/numbered/${name}/2.json`, WRONG],
        ]),
      ),
      'lines.jsonl': jsonl(...NAMES.map((name) => ({ name, ...GOOD }))),
    };
    const { variants, pairs } = await compared(tree, ['sampled=out/1,out/2', 'out/numbered', 'lines.jsonl']);
    expect(variants.map(({ name, samples }) => [name, samples])).toEqual([
      ['sampled', 2],
      ['numbered', 2],
      ['lines', null],
    ]);
    expect(variants.map(({ dimensions }) => dimensions.outcome?.mean)).toEqual([0.5, 0.5, 1]);
    // Every session has something wrong in one of two samples.
    expect(variants[0]?.wrong.sessions).toBe(12);
    expect(pairs[1]?.differences.find(({ subject }) => subject === 'wrong')).toMatchObject({ a: 0.5, b: 0 });
    expect(pairs[0]?.differences.every(({ word }) => word === 'equal')).toBe(true);
  });

  it('holds all against one where that is named', async () => {
    const tree = { ...TWO, ...folder('out/tiny', () => WRONG) };
    const { pairs, against, subjects } = await compared(tree, [
      'out/haiku',
      'out/sonnet',
      'out/tiny',
      '--against',
      'tiny',
    ]);
    expect(against).toBe('tiny');
    expect(pairs.map(({ a, b }) => `${a} ${b}`)).toEqual(['tiny haiku', 'tiny sonnet']);
    expect(subjects.every(({ winner }) => winner === null)).toBe(true);
  });

  it('tells costs that candidates name, and nothing of others', async () => {
    const tree = {
      ...folder('out/a', () => ({
        ...GOOD,
        cost_usd: 0.002,
        usage: { input_tokens: 100, cache_read_input_tokens: 50 },
      })),
      ...folder('out/b', () => ({ ...GOOD, metadata: { usage: { total_cost_usd: 0.006, completion_tokens: 7 } } })),
      ...folder('out/c', () => ({ ...GOOD, cost_usd: 'much', usage: { input_tokens: -1 } })),
    };
    const { variants, sentences } = await compared(tree, ['out/a', 'out/b', 'out/c']);
    expect(variants.map(({ usage }) => usage)).toEqual([
      {
        cost_usd: 0.002,
        cost_usd_total: 0.024,
        cost_sessions: 12,
        input_tokens: 150,
        output_tokens: null,
        token_sessions: 12,
      },
      {
        cost_usd: 0.006,
        cost_usd_total: 0.072,
        cost_sessions: 12,
        input_tokens: null,
        output_tokens: 7,
        token_sessions: 12,
      },
      undefined,
    ]);
    expect(sentences.at(-1)).toBe(
      'Cost a session, as the candidates say: a $0.0020, b $0.0060 (3.0 times the least); of 1 variant nobody says.',
    );
  });

  it.each([[44], [80], [200]])('fits a terminal of %i columns', async (columns) => {
    const long = 'a-name-that-is-longer-than-a-table-has-room-for';
    const { stdout } = await compare(TWO, [`${long}=out/haiku`, 'out/sonnet'], { columns });
    const lines = stdout.split('\n');
    expect(lines.filter((line) => columnsOf(line) > Math.min(columns, 120))).toEqual([]);
  });
});

describe('compare refuses', () => {
  it.each<[string, readonly string[], string]>([
    ['no variant', [], 'it takes two variants or more'],
    ['one variant', ['out/haiku'], 'it takes two variants or more'],
    ['one name twice', ['x=out/haiku', 'x=out/sonnet'], 'two variants are called "x"'],
    ['names that look the same', ['x=out/haiku', '\u202ex\u200b=out/sonnet'], 'two variants are called "x"'],
    ['one folder twice', ['a=out/haiku', 'b=out/haiku'], 'variants "a" and "b" both name it'],
    ['one folder twice through a link', ['a=out/haiku', 'b=link'], 'variants "a" and "b" both name it'],
    ['a folder that is not there', ['out/haiku', 'out/opus'], 'variant "opus": candidates'],
    ['an empty variant', ['out/haiku', 'out/empty'], 'variant "empty" is empty: there is no candidate'],
    ['a variant of other sessions', ['out/haiku', 'out/others'], 'variant "others": of 1 candidate none is for'],
    ['several paths without a name', ['out/haiku', 'out/sonnet,out/empty'], 'needs a name'],
    ['a path outside', ['out/haiku', 'x=../elsewhere'], '"x=../elsewhere"'],
    ['an unknown name behind --against', ['out/haiku', 'out/sonnet', '--against', 'sonet'], 'did you mean sonnet?'],
    [
      'a report among candidates',
      ['out/haiku', 'out/sonnet', '--report-dir', 'out/haiku/r'],
      'report-dir: "out/haiku/r" lies in',
    ],
    ['made-up judgements', ['out/haiku', 'out/sonnet', '--judge', 'auto', '--simulate'], 'simulate: made-up scores'],
    ['a name that is no name', ['a/b=out/haiku', 'out/sonnet'], 'a name has no slash'],
    ['a flag of its own elsewhere', ['out/haiku', 'out/sonnet', '--since', '2026-11-01'], 'compare takes no --since'],
  ])('%s', async (_, args, message) => {
    const tree: Tree = {
      ...TWO,
      link: { link: 'out/haiku' },
      'out/empty/README.md': 'nothing',
      'out/others/unknown.json': GOOD,
    };
    const { exitCode, stdout, stderr } = await compare(tree, args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('internal error');
  });

  it('variants without a common session', async () => {
    const tree = {
      ...folder('out/a', (_, i) => (i < 6 ? GOOD : undefined)),
      ...folder('out/b', (_, i) => (i >= 6 ? GOOD : undefined)),
    };
    const { exitCode, stderr } = await compare(tree, ['out/a', 'out/b']);
    expect(exitCode).toBe(2);
    expect(stderr).toContain('variants "a" and "b" have no session in common');
  });

  it('a broken corpus once, not once for each variant', async () => {
    const { exitCode, stderr } = await compare({ ...TWO, 'golden-corpus/x/reference.json': '{' }, [
      'out/haiku',
      'out/sonnet',
    ]);
    expect(exitCode).toBe(2);
    expect(stderr.match(/golden-corpus\/x\/reference\.json/g)).toHaveLength(1);
    expect(stderr).not.toContain('variant');
  });
});

describe('foreign text in a comparison', () => {
  const secret = `sk-ant-api03-${'a1B2'.repeat(12)}`;

  it('does nothing in any output', async () => {
    const tricks = Object.values(TRICKS);
    const names = NAMES.slice(0, 8);
    const corpus = Object.fromEntries(
      names.map((name, i) => [`${name} ${(tricks[i] ?? '').replace(/[/\\\0\n\r<>:"|?*]/g, '')}`.slice(0, 80), i]),
    );
    const sessions = Object.keys(corpus);
    const tree: Tree = {
      'hostile.jsonl': jsonl(...sessions.map((name) => ({ name, ...referenceJson() }))),
      'a.jsonl': jsonl(
        ...sessions.map((name, i) => ({ name, ...summaryJson({ title: tricks[i], key_actions: tricks }) })),
      ),
      'b.jsonl': jsonl(...sessions.map((name) => ({ name, ...summaryJson({ outcome: secret }) }))),
    };
    const evil = '<img onerror><script>|@octocat `x` ::error::\u202e\u001b[31m';
    const { root, exitCode, stdout } = await compare(
      tree,
      [`${evil}=a.jsonl`, '__proto__=b.jsonl', '--corpus', 'hostile.jsonl'],
      {
        columns: 80,
        env: { NO_COLOR: '1' },
      },
    );
    expect(exitCode).toBe(0);
    const read = (name: string): string => readFileSync(join(root, 'summary-gate-report', name), 'utf8');
    const [page, markdown, json] = [read('compare.html'), read('compare.md'), read('compare.json')];
    for (const text of [stdout, page, markdown, json]) {
      expect(text).not.toContain(secret);
      expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    }
    for (const text of [page, markdown]) expect(text).not.toMatch(/<(img|script)/i);
    expect(markdown).not.toMatch(/@octocat/);
    for (const line of stdout.split('\n')) expect(defuseCommands(line)).toBe(line);
    const { variants } = comparisonSchema.parse(JSON.parse(json));
    expect(variants[1]?.name).toBe('__proto__');
  });
});

/** The same answer, of another model. */
function answeredBy(model: string, behaviour: Behaviour): Behaviour {
  if (behaviour.kind !== 'says') return behaviour;
  return { ...behaviour, said: (asked) => ({ ...behaviour.said(asked), model }) };
}

describe('compare with a judge', () => {
  const JUDGED = ['out/haiku', 'out/sonnet', '--judge', 'required', '--meta-evaluation-rate', '0'];

  it('asks the same judge about each variant, says the cost before, and plays what is recorded', async () => {
    const api = await startAnthropic({
      answer: ({ user }) => scores(user.includes('Mended a login test') ? 0.4 : 0.9),
    });
    const env = { ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
    const args = [...JUDGED, '--judge-cassette', 'answers.jsonl', '--json'];
    const { root, exitCode, stdout, stderr } = await compare(TWO, args, { env });
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(
      /about 24 candidates of 2 variants: \d+ requests, and 22 answers shared by sessions with the same question; about \$0\.\d+, at most \$/,
    );
    const { variants, subjects } = comparisonSchema.parse(JSON.parse(stdout));
    expect(variants.map(({ judge }) => judge?.overall.mean)).toEqual([0.4, 0.9]);
    expect(variants.map(({ judge }) => judge?.measured)).toEqual([72, 72]);
    expect(subjects.find(({ id }) => id === 'judge.overall')).toMatchObject({ winner: 'sonnet' });
    const asked = api.requests.length;
    const replayed = await runProgram(['compare', ...args, '--judge-replay', 'replay'], root, {
      env: { GITHUB_WORKSPACE: root },
    });
    const again = comparisonSchema.parse(JSON.parse(replayed.stdout));
    expect(again.variants.map(({ judge }) => judge?.overall)).toEqual(variants.map(({ judge }) => judge?.overall));
    expect(api.requests.length).toBe(asked);
    const dry = await runProgram(['compare', ...args.slice(0, -1), '--dry-run'], root, {
      env: { GITHUB_WORKSPACE: root, ...env },
    });
    expect(dry.stdout).toContain('24 sessions to judge');
    expect(api.requests.length).toBe(asked);
  });

  it('asks a panel as a run does', async () => {
    const api = await startAnthropic({
      answer: ({ user, model }) =>
        scores(user.includes('Mended a login test') ? 0.4 : model.includes('haiku') ? 0.9 : 0.8),
    });
    const env = { ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
    const models = ['--judge-model', 'claude-haiku-5-5, claude-sonnet-5-5'];
    const { variants } = await compared(TWO, [...JUDGED, ...models], { env });
    expect(variants.map(({ judge }) => judge?.overall.mean)).toEqual([0.4, 0.85]);
    expect(variants[0]?.judge?.model).toContain('claude-sonnet-5-5');
  });

  it.each<[string, Behaviour]>([
    ['declines', refuses()],
    ['fails for', fails(500)],
  ])('does not compare one judge with another, where a member of a panel %s one variant', async (_, instead) => {
    const api = await startAnthropic({
      answer: ({ user, model }) => {
        if (model.includes('haiku')) return scores(0.9);
        return user.includes('Mended a login test') ? instead : scores(0.3);
      },
    });
    const env = { ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
    const models = ['--judge-model', 'claude-haiku-5-5, claude-sonnet-5-5', '--judge-max-attempts', '1'];
    const flags = [...models, '--min-judge-session', '0.7'];
    const { variants, subjects, pairs, sentences, caveats } = await compared(TWO, [...JUDGED, ...flags], { env });
    expect(variants.map(({ gates }) => gates.sessions)).toEqual([0, 0]);
    expect(variants.map(({ judge }) => judge?.overall.mean)).toEqual([0.9, 0.6]);
    expect(subjects.find(({ id }) => id === 'judge.overall')).toMatchObject({ winner: null, shown: [] });
    const difference = pairs[0]?.differences.find(({ subject }) => subject === 'judge.overall');
    expect(difference).toMatchObject({ n: 0, word: 'unmeasured', delta: null });
    expect(sentences.join(' ')).toContain(
      "The judge's overall: haiku 0.900, sonnet 0.600. No difference shown: not measured.",
    );
    expect(caveats.join(' ')).toContain('haiku: 1 of 2 judges is left out: claude-sonnet-5-5');
    expect(caveats).toContain(
      'judge: overall: in 12 sessions haiku and sonnet were judged by others (haiku by anthropic:claude-haiku-5-5, sonnet by anthropic:claude-haiku-5-5, anthropic:claude-sonnet-5-5), and what differs there may be the judge: they are in no comparison of that.',
    );
  });

  it('compares no answers of two models, as of a gateway that fails over', async () => {
    const api = await startAnthropic({
      answer: ({ user }) => {
        const isFirst = user.includes('Mended a login test');
        return answeredBy(isFirst ? 'claude-opus-5-5' : 'claude-haiku-5-5-20260901', scores(isFirst ? 0.9 : 0.6));
      },
    });
    const env = { ANTHROPIC_API_KEY: api.apiKey, ANTHROPIC_BASE_URL: api.url };
    const { subjects, caveats } = await compared(TWO, JUDGED, { env });
    expect(subjects.find(({ id }) => id === 'judge.overall')).toMatchObject({ winner: null, shown: [] });
    expect(caveats.join(' ')).toContain(
      'haiku: The judge was asked claude-haiku-5-5, answered by claude-opus-5-5 (12 of 12): its scores are those of another model',
    );
    expect(caveats.join(' ')).toContain('(haiku by claude-opus-5-5, sonnet by claude-haiku-5-5)');
  });

  it('says how much of it is missing where it could not be asked', async () => {
    const { caveats, subjects } = await compared(TWO, ['out/haiku', 'out/sonnet', '--judge', 'auto']);
    expect(caveats).toContain(
      'haiku: the judge has measured 0 of 72 (no credentials 72); a session counts where both are measured.',
    );
    expect(subjects.some(({ kind }) => kind === 'judge')).toBe(false);
  });

  it('asks nobody where only the config file names a judge', async () => {
    const tree = { ...TWO, '.github/summary-gate.yml': 'judge: required\n' };
    const { variants } = await compared(tree, ['out/haiku', 'out/sonnet']);
    expect(variants.every(({ judge }) => judge === undefined)).toBe(true);
  });
});
