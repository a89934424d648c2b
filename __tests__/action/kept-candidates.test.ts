import { afterEach, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import type { Answering } from '../../src/action/answer/answering.js';
import { keptCandidates } from '../../src/action/answer/kept-candidates.js';
import { TimeBudget } from '../../src/adapters/github/time-budget.js';
import { UserError } from '../../src/core/errors.js';
import { LeapingTime } from '../builders/leaping-time.js';
import { reportOf, settingsOf } from '../builders/runs.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { denied, type FakeGitHub, missing, startGitHub } from '../servers/github.js';
import { commitSha, WIDGETS_FORK } from '../servers/world.js';

const HEAD = commitSha('head of 7');
const NAME = 'summary-gate-report-default';
const BEFORE = new Date('2026-11-23T11:00:00Z');
const COMMENTED = '2026-11-23T12:00:00Z';

const servers: FakeGitHub[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    expect(server.violations).toEqual([]);
    await server.stop();
  }
});

async function gitHub(): Promise<FakeGitHub> {
  const github = await startGitHub();
  servers.push(github);
  return github;
}

type Files = Readonly<Record<string, string>>;
const WHOLE: Files = { 'report.json': '{}', 'scored-candidates.jsonl': '{"name":"s"}\n{"name":"t"}' };

function leave(github: FakeGitHub, files: Files = WHOLE, artifact = {}, run = {}): void {
  const { id: runId } = github.addWorkflowRun(run);
  const texts = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  github.addArtifact({
    name: NAME,
    runId,
    createdAt: BEFORE,
    archive: zipSync(Object.fromEntries(texts)),
    ...artifact,
  });
}

function ask({ token, apiUrl, repository }: FakeGitHub, hasArtifacts = true) {
  const { values } = settingsOf(makeWorkspace());
  return keptCandidates(HEAD, {
    ...{ run: { settings: { values } }, comment: { repositoryId: repository.id, createdAt: COMMENTED } },
    ...{ access: { token, apiUrl }, where: { owner: 'acme', repo: 'widgets' }, hasArtifacts },
    timeBudget: new TimeBudget(20, new LeapingTime()),
  } as unknown as Answering);
}

it('the candidates of a run are the lines that it has kept', async () => {
  const github = await gitHub();
  leave(github);
  expect(await ask(github)).toMatchObject({ kind: 'lines', lines: ['{"name":"s"}', '{"name":"t"}'] });
});

it.each<[string, (github: FakeGitHub) => void, string]>([
  ['no run has left any', () => undefined, `no run of it has left the artifact ${NAME}`],
  [
    'only a run of another commit has',
    (github) => leave(github, WHOLE, {}, { headSha: commitSha('another') }),
    `no run of it has left the artifact ${NAME}`,
  ],
  [
    'they have expired',
    (github) => leave(github, WHOLE, { expired: true }),
    `its artifact ${NAME} has expired, is larger than 100 MB, or was left by a run of a fork`,
  ],
  [
    'only a fork has',
    (github) => leave(github, WHOLE, {}, { headRepository: WIDGETS_FORK }),
    `its artifact ${NAME} has expired, is larger than 100 MB, or was left by a run of a fork`,
  ],
  [
    'there is no report',
    (github) => leave(github, { 'other.json': '{}' }),
    `no report can be unpacked from its artifact ${NAME}`,
  ],
  [
    'there are no candidates beside the report',
    (github) => leave(github, { 'report.json': '{}' }),
    'its artifact has no scored-candidates.jsonl beside the report, which a run writes where html is among report-formats',
  ],
  [
    'no line has any',
    (github) => leave(github, { 'report.json': '{}', 'scored-candidates.jsonl': '\n' }),
    `its artifact ${NAME} has no candidates`,
  ],
  [
    'the token may not look',
    (github) => void github.fail({ path: /artifacts/, ...denied('actions=read') }),
    'the token may not read artifacts, for which it needs the permission actions: read',
  ],
  [
    'the token sees nothing',
    (github) => void github.fail({ path: /artifacts/, ...missing() }),
    'the token may not read artifacts, for which it needs the permission actions: read',
  ],
])('there are none where %s', async (_, prepare, reason) => {
  const github = await gitHub();
  prepare(github);
  expect(await ask(github)).toEqual({ kind: 'none', reason });
});

it('a server without artifacts is not asked', async () => {
  const github = await gitHub();
  leave(github);
  expect(await ask(github, false)).toEqual({ kind: 'none', reason: 'this server keeps no artifacts' });
  expect(github.requests).toEqual([]);
});

it('those of the newest run count, or of one before it where that has none', async () => {
  const github = await gitHub();
  leave(github, { 'report.json': '{}', 'scored-candidates.jsonl': '{"name":"old"}' });
  leave(github, { 'report.json': '{}' });
  leave(github, { 'other.json': '{}' });
  expect(await ask(github)).toMatchObject({ lines: ['{"name":"old"}'] });
  leave(github, { 'report.json': '{}', 'scored-candidates.jsonl': '{"name":"new"}' });
  expect(await ask(github)).toMatchObject({ lines: ['{"name":"new"}'] });
});

it('what was left in the second of the comment, or later, nobody can have looked at', async () => {
  const github = await gitHub();
  leave(github, WHOLE, { createdAt: new Date(COMMENTED) });
  const asked = ask(github);
  await expect(asked).rejects.toThrow(UserError);
  await expect(asked).rejects.toMatchObject({
    problems: [
      {
        message: `the run of ${HEAD.slice(0, 7)} has left its candidates only after your comment`,
        hint: 'look at its result, and comment again',
      },
    ],
  });
});

it('trouble with GitHub is none of theirs', async () => {
  const github = await gitHub();
  github.fail({ path: /artifacts/, status: 500, body: { message: 'broken' } });
  await expect(ask(github)).rejects.toThrow('status 500');
});

it('the findings of a run are told of the very candidate that it has scored, in the order of their weight', async () => {
  const worse = summaryJson({ title: 'Something else', outcome: 'failed', key_actions: [] });
  const report = await reportOf(
    makeWorkspace({ 'golden-corpus/s/reference.json': referenceJson(), 'candidates/s.json': worse }),
  );
  const [{ findings = [], candidate_digest: digest = '' } = {}] = report.sessions as readonly {
    findings?: readonly { code: string }[];
    candidate_digest?: string;
  }[];
  const codes = new Set(findings.map(({ code }) => code));
  expect(codes.size).toBeGreaterThan(1);
  const github = await gitHub();
  leave(github, { ...WHOLE, 'report.json': JSON.stringify(report) });
  const kept = await ask(github);
  if (kept.kind !== 'lines') throw new Error(kept.reason);
  expect(new Set(kept.foundByRun('s', digest))).toEqual(codes);
  expect([kept.foundByRun('t', digest), kept.foundByRun('s', 'other')]).toEqual([[], []]);
});
