import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { until } from '../builders/until.js';
import { pullRequestEvent } from '../servers/events.js';
import type { FakeGitHub } from '../servers/github.js';
import { runAction } from '../servers/runner.js';
import {
  commitSha,
  DEPENDABOT,
  deletedForkPullRequest,
  forkPullRequest,
  GITHUB_ACTIONS,
  HUBOT,
  MONA,
  pullRequest,
  type Repository,
  WIDGETS,
  WIDGETS_FORK,
} from '../servers/world.js';
import { ACCEPT, added, BEFORE, commits, gate, HEAD, type Said, say, show, WORDING, world } from './commenting.js';
import { gitHub, RED, SUMMARY, writesTo } from './pull-request.js';

const FILE = /^golden-corpus\/login\/accepted\/\d{4}-\d\d-\d\d-[0-9a-f]{8}\.json$/;

describe('a comment that accepts', () => {
  it('becomes a commit on top of what its author has seen, once', async () => {
    const github = await world();
    const { exitCode, reply } = await say(
      github,
      `${ACCEPT} --because "the event matters, says @acme/owners"\nThanks!`,
    );
    expect(exitCode).toBe(0);
    expect(commits(github)).toHaveLength(3);
    const [[path = '', text = ''] = []] = added(github);
    expect(path).toMatch(FILE);
    expect(JSON.parse(text)).toMatchObject({ ...WORDING, by: 'mona', because: 'the event matters, says @acme/owners' });
    const head = github.headOf(7);
    expect(github.fileAt(head, path)).toBe(text);
    expect(github.fileAt(head, 'candidates/export.json')).toBeDefined();
    expect(github.messageOf(head)).toMatch(
      /^Accept 1 summary beside the reference\n\nAsked for by mona in https:\/\/github\.com\/acme\/widgets\/pull\/7#issuecomment-\d+\n$/,
    );
    expect(reply).toContain(`<code>${path}</code>`);
    expect(reply).toContain('{+Waited for the+} event');
    expect(reply).toContain('GitHub starts no workflow for a commit by this token');
    expect(reply).not.toMatch(/@[a-z]/);
    // Asked again, when the gate has shown the new commit.
    show(github, head);
    const again = await say(github, ACCEPT);
    expect(again.reply).toContain('it stands there already');
    expect(github.headOf(7)).toBe(head);
  });

  it('takes what was scored from the artifact of the run, and not what is committed', async () => {
    const github = await world();
    const files = { ...RED, 'candidates/login.json': { ...WORDING, title: 'As it was scored' } };
    const { workspace, exitCode } = await runAction({ ...pullRequestEvent(), github, files });
    expect(exitCode).toBe(1);
    const inReport = (name: string): string => readFileSync(join(workspace, 'summary-gate-report', name), 'utf8');
    const upload = (headRepository: Repository, kept: string): void => {
      const { id: runId } = github.addWorkflowRun({ headRepository });
      const texts = { 'report.json': inReport('report.json'), 'scored-candidates.jsonl': kept };
      const archive = zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])));
      github.addArtifact({ name: 'summary-gate-report-default', runId, archive });
    };
    const kept = inReport('scored-candidates.jsonl');
    upload(WIDGETS, kept);
    upload(WIDGETS_FORK, kept.replace('As it was', 'Forged, not'));
    await say(github, ACCEPT);
    expect(added(github).map(([, text]) => JSON.parse(text).title)).toEqual(['As it was scored']);
  });

  it('takes no candidates that a run has left only after the comment', async () => {
    const github = await world();
    for (const [title, createdAt] of [
      ['Reviewed', BEFORE],
      ['Of a rerun since', new Date('2026-11-23T12:00:01Z')],
    ] as const) {
      const { id: runId } = github.addWorkflowRun();
      const kept = JSON.stringify({ name: 'login', candidate: { ...WORDING, title } });
      const archive = zipSync({ 'report.json': strToU8('{}'), 'scored-candidates.jsonl': strToU8(kept) });
      github.addArtifact({ name: 'summary-gate-report-default', runId, archive, createdAt });
    }
    const { reply } = await say(github, ACCEPT);
    expect([reply, ...added(github).map(([, text]) => JSON.parse(text).title)].slice(1)).toEqual(['Reviewed']);
  });

  it('is told so when the answer does not get through at first, never that nothing was committed', async () => {
    const github = await world();
    github.fail({ method: 'POST', path: /\/issues\/7\/comments$/, status: 403, body: { message: 'locked' }, times: 1 });
    const { exitCode, replies } = await say(github, ACCEPT);
    expect(github.headOf(7)).not.toBe(HEAD);
    expect({ exitCode, replies }).toEqual({ exitCode: 2, replies: 0 });
  });

  it('is not told that nothing was committed where the answer to the commit is lost', async () => {
    const github = await world();
    github.fail({ method: 'PATCH', path: /\/git\/refs\//, close: true, applied: true });
    const { exitCode, reply } = await say(github, ACCEPT);
    expect(github.headOf(7)).not.toBe(HEAD);
    expect(exitCode).toBe(2);
    expect(reply).toContain('See whether a commit has come to this pull request');
    expect(reply).not.toContain('Nothing was committed');
  });

  it('is not told that it stands there already where a file of its name says something else', async () => {
    const github = await world();
    const [[path = '', text = ''] = []] = await say(github, ACCEPT).then(() => added(github));
    const forged = await world();
    forged.addFile(HEAD, path, JSON.stringify({ ...JSON.parse(text), title: 'Forged' }));
    const { reply } = await say(forged, ACCEPT);
    expect(commits(forged)).toEqual([]);
    expect(reply).toContain('has another summary');
  });

  it('rejects as well, several at once, all or none', async () => {
    const github = await world();
    const reject = '/summary-gate reject login export --because "nobody waited" --code EXTRA_ACTION';
    await say(github, reject);
    expect(added(github).map(([path]) => path.replace(/[^/]+$/, ''))).toEqual([
      'golden-corpus/login/rejected/',
      'golden-corpus/export/rejected/',
    ]);
    const other = await world();
    const { reply } = await say(other, '/summary-gate accept login nobody');
    expect(reply).toContain('the corpus has no session');
    expect(commits(other)).toEqual([]);
  });

  it('rewrites the line of a corpus of lines', async () => {
    const github = await world();
    const lines = ['login', 'export'].map((name) => JSON.stringify({ name, reference: SUMMARY }));
    github.addFile(HEAD, 'golden.jsonl', `${lines.join('\n')}\n`);
    await say(github, ACCEPT, { inputs: { corpus: 'golden.jsonl' } });
    const [[path, text = ''] = []] = added(github);
    expect(path).toBe('golden.jsonl');
    expect(JSON.parse(text.split('\n')[0] ?? '').accepted).toMatchObject([{ title: WORDING.title, by: 'mona' }]);
    expect(text.split('\n').slice(1)).toEqual([lines[1], '']);
  });

  it('keeps the byte-order mark and the ends of lines of such a corpus', async () => {
    const github = await world();
    const lines = ['login', 'export'].map((name) => JSON.stringify({ name, reference: SUMMARY }));
    github.addFile(HEAD, 'golden.jsonl', `\uFEFF${lines.join('\r\n')}\r\n`);
    await say(github, ACCEPT, { inputs: { corpus: 'golden.jsonl' } });
    const [[, text = ''] = []] = added(github);
    expect(text.startsWith('\uFEFF{')).toBe(true);
    expect(text.split('\r\n').slice(1)).toEqual([lines[1], '']);
  });
});

describe('a comment gets no answer, and nothing is read of the pull request,', () => {
  it.each<[string, Said & { readonly body?: string; readonly permission?: 'read' }, string]>([
    [
      'of somebody who may only read, whatever the event says they are',
      { permission: 'read' },
      'mona may not write to this repository',
    ],
    ['of somebody else', { author: HUBOT }, 'hubot may not write'],
    ['of a program', { author: DEPENDABOT }, 'of a program'],
    ['written by an app that a person has let', { viaApp: { id: 1, slug: 'reviewer' } }, 'of a program'],
    ['sent by a program for a person', { sender: GITHUB_ACTIONS }, 'of a program'],
    ['of another person than who sent it', { sender: HUBOT }, 'of somebody else than who sent it'],
    ['that was edited', { action: 'edited' }, 'the comment was edited'],
    ['that is another one by now', { now: '/summary-gate accept export' }, 'edited or deleted'],
    ['on an issue', { isPullRequest: false }, 'on no pull request'],
    ['that quotes a command', { body: `> ${ACCEPT}` }, 'no command'],
    ['with a command in a fence', { body: `\`\`\`\n${ACCEPT}\n\`\`\`` }, 'no command'],
  ])('%s', async (_, { body = ACCEPT, permission, ...said }, why) => {
    const github = await world();
    if (permission !== undefined) github.addCollaborator(MONA.login, permission);
    const { exitCode, printed, replies } = await say(github, body, said);
    expect({ exitCode, replies, writes: writesTo(github) }).toEqual({ exitCode: 0, replies: 0, writes: [] });
    expect(printed).toContain(`Not answered: `);
    expect(printed).toContain(why);
    expect(github.requestsTo('GET', /\/(pulls|contents)\//)).toEqual([]);
  });
});

describe('a comment is refused by a reply, and nothing is committed,', () => {
  const MOVED = commitSha('pushed since');
  it.each<[string, () => Promise<FakeGitHub>, string, string]>([
    ['of a fork', () => world({ pulls: [forkPullRequest()] }), ACCEPT, 'gh pr checkout 7'],
    [
      'of a fork, with commands that say all that the comment says and run no program of the checkout',
      () => world({ pulls: [forkPullRequest()] }),
      '/summary-gate reject login --because "nobody waited" --code EXTRA_ACTION',
      `\ngh pr checkout 7\nsummary-gate reject --by "$(git config user.name)" --because 'nobody waited' --code EXTRA_ACTION -- login\n`,
    ],
    ['of a fork that is gone', () => world({ pulls: [deletedForkPullRequest()] }), ACCEPT, 'comes from a fork'],
    [
      'when it is closed',
      () => world({ pulls: [pullRequest({ state: 'closed' })] }),
      ACCEPT,
      'the pull request is closed',
    ],
    [
      'from the default branch',
      () => world({ pulls: [pullRequest({ head: { ref: 'main' } })] }),
      ACCEPT,
      'the default branch',
    ],
    ['with a misread command', () => world(), '/summary-gate accept ../../etc', 'can be no name of a session'],
    ['with two commands', () => world(), `${ACCEPT}\n${ACCEPT}`, 'several commands'],
    [
      'for a session that is not there',
      () => world(),
      "/summary-gate accept '$(id) @acme #1'",
      'the corpus has no session',
    ],
    ['without a reason to reject', () => world(), '/summary-gate reject login', 'reject needs --because'],
    [
      'when the head has moved on',
      async () => moved(await world()),
      ACCEPT,
      `the newest commit is ${MOVED.slice(0, 7)}`,
    ],
    [
      'when it names another commit',
      () => world(),
      `${ACCEPT} --commit ${MOVED.slice(0, 8)}`,
      `the newest commit is ${HEAD.slice(0, 7)}`,
    ],
    [
      'when the gate has spoken since',
      async () => {
        const github = await world();
        show(github, HEAD, { createdAt: new Date('2026-11-23T12:00:00.4Z') });
        return github;
      },
      ACCEPT,
      'the comment of the gate is newer than yours',
    ],
    [
      'when somebody else writes what looks like the comment of the gate',
      async () => {
        const github = moved(await world());
        show(github, MOVED, { author: HUBOT });
        return github;
      },
      ACCEPT,
      'the newest commit is',
    ],
  ])('%s', async (_, make, body, why) => {
    const github = await make();
    const { exitCode, reply = '' } = await say(github, body);
    expect({ exitCode, commits: commits(github) }).toEqual({ exitCode: 0, commits: [] });
    expect(reply.replace(/<\/?code>|\\/g, '')).toContain(why);
    expect(reply).not.toMatch(/@[a-z]|^\/summary-gate/m);
  });

  function moved(github: FakeGitHub): FakeGitHub {
    github.push(7, MOVED);
    return github;
  }

  it('when a name is longer than a disk takes', async () => {
    const github = await world();
    const name = '\u65e5'.repeat(100);
    github.addFile(HEAD, `golden-corpus/${name}/reference.json`, JSON.stringify({ reference: SUMMARY }));
    const { exitCode, reply } = await say(github, `/summary-gate accept ${name}`);
    expect(exitCode).toBe(0);
    expect(reply).toContain('cannot be laid down');
    expect(commits(github)).toEqual([]);
  });

  it.each(['accepted', 'rejected'])(
    'when %s is a symbolic link, which a commit would put a folder in place of',
    async (kind) => {
      const github = await world();
      const path = `golden-corpus/login/${kind}`;
      const described = { type: 'symlink', target: '../../elsewhere', name: kind, path, size: 15, sha: HEAD };
      github.fail({
        method: 'GET',
        path: new RegExp(`/contents/${encodeURIComponent(path)}$|/contents/${path}$`),
        status: 200,
        body: described,
      });
      const { exitCode, reply } = await say(github, ACCEPT);
      expect({ exitCode, commits: commits(github) }).toEqual({ exitCode: 0, commits: [] });
      expect(reply).toContain('the folder is a symbolic link');
    },
  );

  it('when the head moves between the look and the commit, and the push of others stays', async () => {
    const github = await world();
    github.addCommit(MOVED);
    const { held, release } = gate();
    const holding = github.fail({ path: /\/git\/trees$/, times: 1, until: held });
    const answered = say(github, ACCEPT);
    await until(() => holding.hits > 0);
    github.push(7, MOVED);
    release();
    const { exitCode, reply } = await answered;
    expect(exitCode).toBe(0);
    expect(reply).toContain('is not at');
    expect(github.headOf(7)).toBe(MOVED);
  });

  it('when the branch is set back meanwhile, so that what was taken away stays away', async () => {
    const github = await world();
    github.addHistory(HEAD, MOVED);
    const { held, release } = gate();
    const holding = github.fail({ path: /\/git\/trees$/, times: 1, until: held });
    const answered = say(github, ACCEPT);
    await until(() => holding.hits > 0);
    github.push(7, MOVED);
    release();
    const { exitCode, reply } = await answered;
    expect(exitCode).toBe(0);
    expect(reply).toContain('is not at');
    expect(github.headOf(7)).toBe(MOVED);
  });

  it('when the token may not write, which the run says too', async () => {
    const github = await world();
    github.allow({ contents: 'read' });
    const { exitCode, reply, log } = await say(github, ACCEPT);
    expect(exitCode).toBe(2);
    expect(reply).toContain('contents: write');
    expect(log).toContain('contents: write');
    expect(github.headOf(7)).toBe(HEAD);
  });
});

describe('answer-comments', () => {
  it('is for the event issue_comment alone, and no config file may set it', async () => {
    const github = await gitHub();
    const event = { ...pullRequestEvent(), github, files: RED };
    const wrong = await runAction({ ...event, inputs: { 'answer-comments': 'true' } });
    expect(wrong.exitCode).toBe(2);
    expect(wrong.log).toContain('answer-comments is for workflows that run on issue_comment');
    const files = { ...RED, '.github/summary-gate.yml': 'answer-comments: true\n' };
    const configured = await runAction({ ...event, files });
    expect(configured.log).toContain('answer-comments cannot be set in the config file');
    expect(commits(github)).toEqual([]);
  });
});
