import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Tree } from '../builders/workspace.js';
import { pullRequestEvent } from '../servers/events.js';
import { runAction } from '../servers/runner.js';
import { commitSha, pullRequest } from '../servers/world.js';
import { ACCEPT, added, BEFORE, commit, commits, HEAD, say, show, WORDING, world } from './commenting.js';
import { gitHub, SUMMARY } from './pull-request.js';

const REJECT = '/summary-gate reject login --because "nobody waited"';

describe('the recipe, from a failing session to a run that passes', () => {
  it('goes by the comment of the gate, the command, the commit and the next run', async () => {
    const github = await gitHub({ now: () => BEFORE });
    github.addCollaborator('mona', 'write');
    const files: Tree = {
      'golden-corpus/login/reference.json': { reference: SUMMARY },
      'candidates/login.json': {
        ...WORDING,
        title: 'Waits for the event in the login test',
        summary: 'On slow runners 200 ms were too short for the login test, which waits for the event now.',
      },
    };
    commit(github, files);
    const inputs = { 'min-session': '0.9', 'min-overall': '0.9' };
    const red = await runAction({ ...pullRequestEvent(), github, files, inputs, runNumber: 1 });
    expect(red.exitCode).toBe(1);
    const [comment] = github.comments;
    expect(comment?.body).toContain('accept');
    const { exitCode, reply } = await say(github, ACCEPT);
    expect({ exitCode, isAccepted: reply?.startsWith('Accepted for') }).toEqual({ exitCode: 0, isAccepted: true });
    const head = github.headOf(7);
    const next = pullRequestEvent(pullRequest({ head: { sha: head } }));
    const taught = Object.fromEntries(added(github).map(([path]) => [path, github.fileAt(head, path) ?? '']));
    const green = await runAction({ ...next, github, files: { ...files, ...taught }, inputs, runNumber: 2 });
    expect(green.exitCode).toBe(0);
    const report = JSON.parse(readFileSync(join(green.workspace, 'summary-gate-report', 'report.json'), 'utf8'));
    expect(report.sessions[0].overall).toBe(1);
    // The gate shows the new commit now, so that the next command needs no --commit.
    expect((await say(github, ACCEPT)).reply).toContain('stands there already');
  });
});

describe('names', () => {
  it.each([
    [['add csv', "it's", 'a "b"', '🚀 launch', '$(id)', '`id`; rm -rf', '@acme', '#1', 'a&b', '2']],
    [['what?ref=main', '100%', '%2e%2e', 'café', 'ﬁx', '--yes', '[skip ci]', '\u65e5\u672c', 'a+b=c', '<!-- x -->']],
  ])('of sessions are names, whatever they hold: %j', async (names) => {
    const github = await world();
    for (const name of names)
      commit(github, {
        [`golden-corpus/${name}/reference.json`]: { reference: SUMMARY },
        [`candidates/${name}.json`]: WORDING,
      });
    const quoted = names.map((name) => `'${name.replaceAll("'", "'\\''")}'`);
    const { exitCode, reply = '' } = await say(github, `/summary-gate accept ${quoted.join(' ')}`);
    expect(exitCode).toBe(0);
    expect(added(github).map(([path]) => path.split('/')[1])).toEqual(names);
    expect(github.messageOf(github.headOf(7))).not.toContain('skip');
    const [list = ''] = reply.split('<details>');
    expect(list).not.toMatch(/@[a-z]|`|<!--/);
  });

  it('are found as a Mac writes them, too', async () => {
    const github = await world();
    const onDisk = 'cafe\u0301';
    commit(github, {
      [`golden-corpus/${onDisk}/reference.json`]: { reference: SUMMARY },
      [`candidates/${onDisk}.json`]: WORDING,
    });
    await say(github, '/summary-gate accept caf\u00e9');
    expect(added(github).map(([path]) => path.split('/')[1])).toEqual([onDisk]);
  });

  it.each([
    ['of a branch', 'fix/\u00fcn\u00ef#1%2F"x"'],
    ['of a branch that ends as another one', 'heads/main'],
  ])('%s are one, whatever they hold', async (_, ref) => {
    const github = await world({ pulls: [pullRequest({ head: { ref } })] });
    await say(github, ACCEPT);
    expect(github.headOf(7)).not.toBe(HEAD);
  });
});

describe('a comment', () => {
  it.each<[string, string]>([
    ['with CRLF', `${ACCEPT}\r\n\r\nThanks!\r\n`],
    ['with 65 kB of prose', `${ACCEPT}\n${'word '.repeat(13_000)}`],
    ['with a fence below', `${ACCEPT}\n\`\`\`\nsummary-gate accept export\n\`\`\``],
    ['with quotes of a phone', '/summary-gate accept “login” —because “as good”'],
    ['with a blank of a phone', '/summary-gate accept\u00a0login'],
    ['with blanks behind', `${ACCEPT}   \t`],
  ])('is understood %s', async (_, body) => {
    const github = await world();
    await say(github, body);
    expect(added(github)).toHaveLength(1);
  });

  it.each<[string, string, RegExp | undefined]>([
    ['of 65 kB in one line', `${ACCEPT} ${'x'.repeat(65_000)}`, /has \d+ characters; allowed: 2000/],
    ['with a name in look-alikes', '/summary-gate accept l\u043egin', /the corpus has no session/],
    ['with a verb in look-alikes', '/summary-gate \u0430ccept login', /is no command/],
    ['with a command in look-alikes', '/summary-g\u0430te accept login', undefined],
    ['with a mark of order before it', '\u200f/summary-gate accept login', undefined],
    ['with a command below, in CRLF', `${ACCEPT}\r\n/summary-gate accept export`, /several commands/],
    ['that names a folder of the corpus and no session', '/summary-gate accept empty', /empty/],
  ])('writes nothing %s', async (_, body, why) => {
    const github = await world();
    commit(github, { 'golden-corpus/empty/notes.txt': 'x' });
    const { exitCode, reply } = await say(github, body);
    expect({ exitCode, commits: commits(github) }).toEqual({ exitCode: 0, commits: [] });
    if (why === undefined) expect(reply).toBeUndefined();
    else expect(reply).toMatch(why);
  });
});

describe('a reply', () => {
  it.each([
    ['backticks', '`'.repeat(30_000)],
    ['mentions', '@a '.repeat(10_000)],
    ['markup', '</details><!-- '.repeat(3_000)],
    ['lines of fences', '```\n'.repeat(8_000)],
  ])('fits into a comment, whatever it shows: %s', async (_, text) => {
    const github = await world();
    commit(github, { 'candidates/login.json': { ...WORDING, summary: text } });
    const { exitCode, reply = '' } = await say(github, REJECT);
    expect(exitCode).toBe(0);
    expect(reply).toMatch(/^Rejected for /);
    expect(reply.length).toBeLessThan(65_536);
    expect(reply).toMatch(/GitHub starts no workflow[^`]*$/);
  });

  it.each<[string, object, string]>([
    ['what differs', { title: '@'.repeat(3_500) }, 'Accepted for'],
    ['problems', { outcome: '@'.repeat(5_000) }, 'Nothing was committed'],
  ])('fits into a comment with many hostile names and %s', async (_, more, said) => {
    const github = await world();
    const names = Array.from({ length: 10 }, (_one, i) => `${'@'.repeat(150)}${i}`);
    for (const name of names)
      commit(github, {
        [`golden-corpus/${name}/reference.json`]: { reference: SUMMARY },
        [`candidates/${name}.json`]: { ...WORDING, ...more },
      });
    const { exitCode, reply = '' } = await say(github, `/summary-gate accept ${names.join(' ')}`);
    expect(exitCode).toBe(0);
    expect(reply).toContain(said);
    expect(reply.length).toBeLessThan(65_536);
  });
});

describe('where things stand', () => {
  it.each<[string, Tree, Record<string, string>, string]>([
    [
      'at the top of the repository',
      { 'login/reference.json': { reference: SUMMARY }, 'out/login.json': WORDING },
      { corpus: '.', candidates: 'out' },
      'login/accepted/',
    ],
    [
      'in several folders of samples',
      {
        'golden-corpus/login/reference.json': { reference: SUMMARY },
        'a/login.json': SUMMARY,
        'b/login.json': WORDING,
      },
      { candidates: 'a, b' },
      'golden-corpus/login/accepted/',
    ],
    [
      'as a page',
      {
        'pages/login/reference.md':
          '# Fixed the flaky login test\n\nIt waits for the event.\n\n## Key actions\n\n- Waited\n\nOutcome: success\n',
        'out/login.md':
          '# Login waits for an event\n\nThe test waits now.\n\n## Key actions\n\n- Waited\n\nOutcome: success\n',
      },
      { corpus: 'pages', candidates: 'out' },
      'pages/login/accepted/',
    ],
  ])('%s', async (_, files, inputs, folder) => {
    const github = await world();
    commit(github, files);
    const { reply } = await say(github, inputs['candidates'] === 'a, b' ? `${ACCEPT}/2` : ACCEPT, { inputs });
    expect(reply).toContain('Accepted');
    expect(added(github).map(([path]) => path.replace(/[^/]+$/, ''))).toEqual([folder]);
  });

  it('at the commit alone, where a server keeps no artifacts', async () => {
    const github = await world({ enterprise: true });
    const { exitCode } = await say(github, ACCEPT);
    expect({ exitCode, added: added(github).length }).toEqual({ exitCode: 0, added: 1 });
    expect(github.requestsTo('GET', /artifacts/)).toEqual([]);
  });

  it('is said where the pull request is merged meanwhile, or shown at a commit nobody knows', async () => {
    const github = await world({ pulls: [pullRequest({ state: 'closed', merged: true })] });
    expect((await say(github, ACCEPT)).reply).toContain('the pull request is closed');
    const other = await world();
    show(other, commitSha('nobody knows'));
    expect((await say(other, ACCEPT)).reply).toContain('and the newest commit is');
    expect(commits(other)).toEqual([]);
  });
});
