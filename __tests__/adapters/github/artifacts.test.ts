import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { openArtifacts, unpackReport } from '../../../src/adapters/github/artifacts.js';
import { TimeBudget } from '../../../src/adapters/github/time-budget.js';
import { CANDIDATES_FILE } from '../../../src/settings/files-of-runs.js';
import { LeapingTime } from '../../builders/leaping-time.js';
import { type FakeGitHub, startGitHub } from '../../servers/github.js';

const zip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

describe('the report of an archive', () => {
  it.each<[string, Readonly<Record<string, string>>, string | undefined]>([
    ['at its top', { 'report.json': 'r' }, 'r'],
    ['in a folder', { 'a/b/report.json': 'r', 'a/other.json': 'x' }, 'r'],
    [
      'of several the nearest to the top',
      { 'aa/report.json': 'deep', 'report.json': 'top', 'b/report.json': 'b' },
      'top',
    ],
    ['of none', { 'other.json': 'x', 'my-report.json': 'x', 'report.json.bak': 'x' }, undefined],
    ['of nothing', {}, undefined],
    ['that is empty', { 'report.json': '' }, ''],
    ['in characters of several bytes', { 'report.json': 'é😀' }, 'é😀'],
  ])('is the one %s', (_, files, report) => {
    expect(unpackReport(zip(files), 'report')).toEqual(report === undefined ? undefined : { report });
  });

  it('is none where the archive is none', () => {
    expect(unpackReport(strToU8('no archive'), 'report')).toBeUndefined();
    expect(unpackReport(zip({ 'report.json': 'x'.repeat(100) }).slice(0, 60), 'report')).toBeUndefined();
  });

  it('comes with the candidates beside it, and no others, where they are wanted', () => {
    const files = { 'a/report.json': 'r', [`a/${CANDIDATES_FILE}`]: 'own', [CANDIDATES_FILE]: 'top' };
    expect(unpackReport(zip(files), 'report and candidates')).toEqual({ report: 'r', candidates: 'own' });
    expect(unpackReport(zip(files), 'report')).toEqual({ report: 'r' });
    expect(unpackReport(zip({ 'a/report.json': 'r', [CANDIDATES_FILE]: 'top' }), 'report and candidates')).toEqual({
      report: 'r',
    });
    expect(unpackReport(zip({ [CANDIDATES_FILE]: 'own' }), 'report and candidates')).toBeUndefined();
  });

  it('is not unpacked where it promises more than any report has', () => {
    const archive = zip({ 'report.json': 'r' });
    // The size stands in the list at the end, 24 bytes behind its mark.
    const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
    let at = archive.length - 4;
    while (view.getUint32(at, true) !== 0x02014b50) at--;
    const promising = (bytes: number) => {
      view.setUint32(at + 24, bytes, true);
      return unpackReport(archive, 'report');
    };
    expect(promising(256 * 1024 * 1024 + 1)).toBeUndefined();
    expect(promising(1)).toEqual({ report: 'r' });
  });
});

describe('what GitHub has of runs and artifacts', () => {
  let github: FakeGitHub;
  beforeAll(async () => {
    github = await startGitHub();
  });
  afterAll(async () => {
    expect(github.violations).toEqual([]);
    await github.stop();
  });

  const opened = () =>
    openArtifacts(
      { token: github.token, apiUrl: github.apiUrl },
      { owner: 'acme', repo: 'widgets' },
      new TimeBudget(10, new LeapingTime()),
    );
  const leave = (name: string, count: number, runId = github.addWorkflowRun().id): void => {
    for (let i = 0; i < count; i++) github.addArtifact({ name, runId, archive: zip({ 'report.json': name }) });
  };

  it.each([
    [0, 0, 1],
    [99, 99, 1],
    [100, 100, 2],
    [250, 250, 3],
    [420, 300, 3],
  ])('is read page by page, three at most: of %d artifacts %d', async (count, read, pages) => {
    leave(`pages-${count}`, count);
    const before = github.requests.length;
    expect(await opened().artifactsNamed(`pages-${count}`)).toHaveLength(read);
    expect(github.requests.length - before).toBe(pages);
  });

  it('has the run that has left an artifact, and nothing of one that no run has left', async () => {
    const run = github.addWorkflowRun();
    leave('known', 1, run.id);
    leave('known', 1, 12_345);
    const found = await opened().artifactsNamed('known');
    expect(found).toEqual([
      {
        ...{ id: expect.any(Number), runId: run.id, headSha: run.headSha, repositoryId: github.repository.id },
        ...{ headRepositoryId: run.headRepository.id, isExpired: false, bytes: expect.any(Number) },
        createdAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    expect(await opened().run(run.id)).toMatchObject({ id: run.id, headSha: run.headSha, status: 'completed' });
    expect(github.requests.at(-1)?.query).toMatchObject({ exclude_pull_requests: 'true' });
    expect(await opened().reportIn(found[0]?.id ?? 0, 'report')).toEqual({ report: 'known' });
  });

  it.each(['id', 'repository_id', 'head_repository_id', 'head_sha'])(
    'has nothing of a run that does not say its %s',
    async (key) => {
      const sha = 'a'.repeat(40);
      const run = { id: 5, repository_id: 6, head_repository_id: 7, head_sha: sha };
      const listed = (workflow_run: object) => ({
        id: 9,
        expired: false,
        size_in_bytes: 1,
        created_at: null,
        workflow_run,
      });
      const artifacts = [listed({ ...run, [key]: null }), listed(run)];
      github.fail({ path: /\/actions\/artifacts/, times: 1, status: 200, body: { total_count: 2, artifacts } });
      expect(await opened().artifactsNamed('x')).toEqual([
        {
          ...{ id: 9, runId: 5, headSha: sha, repositoryId: 6, headRepositoryId: 7, isExpired: false, bytes: 1 },
          createdAt: '',
        },
      ]);
    },
  );

  it('is trouble in our words where it is not there', async () => {
    await expect(opened().run(12_345)).rejects.toThrow('reading a run of the workflow: status 404 (Not Found)');
  });
});
