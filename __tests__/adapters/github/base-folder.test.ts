import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { MOST_LISTED } from '../../../src/adapters/files-of-commit.js';
import { askForFolder } from '../../../src/adapters/github/base-folder.js';
import { TimeBudget } from '../../../src/adapters/github/time-budget.js';
import { LeapingTime } from '../../builders/leaping-time.js';
import { denied, type FakeGitHub, missing, startGitHub } from '../../servers/github.js';
import { commitSha } from '../../servers/world.js';

const BASE = commitSha('the base');
const TREES = /\/git\/trees\//;

const blobId = (text: string): string =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0${text}`)
    .digest('hex');

const servers: FakeGitHub[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    expect(server.violations).toEqual([]);
    await server.stop();
  }
});

async function gitHub(files: Readonly<Record<string, string>> = { 'a/golden/s/reference.json': 'one' }) {
  const github = await startGitHub();
  servers.push(github);
  github.addFile(BASE, 'README.md', 'read me');
  for (const [path, text] of Object.entries(files)) github.addFile(BASE, path, text);
  return github;
}

const ask = (
  { apiUrl, token, repository }: FakeGitHub,
  folder = 'a/golden',
  commit = BASE,
  timeBudget = new TimeBudget(20, new LeapingTime()),
) =>
  askForFolder({ token, apiUrl }, { owner: repository.owner.login, repo: repository.name }, timeBudget, {
    folder,
    commit,
  });

describe('a folder of the base, as GitHub lists it', () => {
  it('has its files with the names of their contents, for one request a folder on the way and one more', async () => {
    const github = await gitHub({ 'a/golden/s/reference.json': 'one', 'a/golden/t é/x.txt': 'two', 'a/golden2/x': '' });
    expect(await ask(github)).toEqual({
      kind: 'files',
      ids: new Map([
        ['s/reference.json', blobId('one')],
        ['t é/x.txt', blobId('two')],
      ]),
      others: new Set(),
    });
    expect(github.requests).toHaveLength(3);
  });

  it.each([
    ['no such folder', 'a/nothing'],
    ['no folder on the way', 'b/golden'],
  ])('is missing where there is %s', async (_, folder) => {
    expect(await ask(await gitHub(), folder)).toEqual({ kind: 'missing' });
  });

  it('is none where a file is in its place', async () => {
    expect(await ask(await gitHub(), 'README.md')).toEqual({
      kind: 'unreadable',
      reason: 'it is no plain folder there',
    });
  });

  it.each<[string, string, string, object]>([
    ['is a link', '120000', 'blob', { reason: expect.stringContaining('it is a link there') }],
    ['belongs to another repository', '160000', 'commit', { reason: 'it is no plain folder there' }],
  ])('is not known where it %s', async (_, mode, type, wanted) => {
    const github = await gitHub();
    const entry = { path: 'golden', mode, type, sha: blobId('one') };
    github.fail({ path: TREES, status: 200, body: { sha: BASE, truncated: false, tree: [entry] } });
    expect(await ask(github, 'golden')).toMatchObject({ kind: 'unreadable', ...wanted });
  });

  it('tells links and other repositories from files', async () => {
    const github = await gitHub();
    const tree = [
      { path: 's', mode: '040000', type: 'tree', sha: blobId('') },
      { path: 's/reference.json', mode: '100755', type: 'blob', sha: blobId('one') },
      { path: 's/transcript.txt', mode: '120000', type: 'blob', sha: blobId('two') },
      { path: 't', mode: '160000', type: 'commit', sha: BASE },
    ];
    github.fail({ path: TREES, status: 200, body: { sha: BASE, truncated: false, tree } });
    expect(await ask(github, '')).toEqual({
      kind: 'files',
      ids: new Map([['s/reference.json', blobId('one')]]),
      others: new Set(['s/transcript.txt', 't']),
    });
  });

  it.each([
    ['of it', 'a/golden/'],
    ['of a folder on the way', 'a/folder-'],
  ])('is not known where the list %s is cut', async (_, folder) => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`${folder}${i}/reference.json`, `${i}`]));
    expect(await ask(await gitHub(many))).toEqual({
      kind: 'unreadable',
      reason: 'it has more files there than GitHub lists',
    });
  });

  it.each([
    [MOST_LISTED, 'files'],
    [MOST_LISTED + 1, 'unreadable'],
  ])('of %d files is %s', async (count, kind) => {
    const github = await gitHub();
    const tree = Array.from({ length: count }, (_, i) => ({ path: `${i}`, mode: '100644', type: 'blob', sha: BASE }));
    github.fail({ path: TREES, status: 200, body: { sha: BASE, truncated: false, tree } });
    expect(await ask(github, '')).toMatchObject({ kind });
  });

  it('is not known where GitHub does not have the commit', async () => {
    expect(await ask(await gitHub(), 'a/golden', 'd'.repeat(40))).toEqual({
      kind: 'unreadable',
      reason: 'GitHub does not have the commit ddddddd',
    });
  });

  it.each([
    ['may not be read', denied(), /^listing a folder of the base: /],
    ['is not found', missing(), /^GitHub does not have the commit/],
  ])('has a reason where it %s', async (_, failure, reason) => {
    const github = await gitHub();
    github.fail({ ...failure, path: TREES });
    expect(await ask(github)).toEqual({ kind: 'unreadable', reason: expect.stringMatching(reason) });
    expect(github.requests).toHaveLength(1);
  });

  it('has a reason where GitHub answers something else', async () => {
    const github = await gitHub();
    github.fail({ path: TREES, status: 200, body: { sha: BASE, tree: 'none' } });
    expect(await ask(github)).toEqual({
      kind: 'unreadable',
      reason: 'listing a folder of the base: GitHub answers with something else than a list',
    });
  });

  it('has a reason where GitHub does not answer in time', async () => {
    const github = await gitHub();
    const time = new LeapingTime();
    const hanging = github.fail({ path: TREES, delayMs: Number.POSITIVE_INFINITY });
    const asked = ask(github, 'a/golden', BASE, new TimeBudget(20, time));
    await time.leapAt(hanging);
    expect(await asked).toMatchObject({ kind: 'unreadable' });
    hanging.remove();
  });
});
