import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import type { Tree } from '../builders/workspace.js';
import { pullRequestEvent } from '../servers/events.js';
import type { FakeGitHub } from '../servers/github.js';
import { runAction } from '../servers/runner.js';
import { ACCEPT, added, commit, commits, HEAD, say, WORDING, world } from './commenting.js';
import { SUMMARY } from './pull-request.js';

const TRANSCRIPT = '# User\n\nThe login test is flaky, mend it.\n\n# Assistant\n\nIt waits for the event now.\n';
const INVENTED = { ...SUMMARY, summary: `${SUMMARY.summary} The suite is 94 percent faster.` };

describe('what is read at the commit', () => {
  it.each([
    ['transcript.md', TRANSCRIPT],
    ['transcript.jsonl', `${JSON.stringify({ role: 'user', content: 'The login test is flaky, mend it.' })}\n`],
  ])('has the transcript of a session, %s, so that the answer sees what the run has found', async (name, text) => {
    const github = await world();
    const files: Tree = {
      'golden-corpus/login/reference.json': { reference: SUMMARY },
      [`golden-corpus/login/${name}`]: text,
      'candidates/login.json': INVENTED,
    };
    const { workspace } = await runAction({ ...pullRequestEvent(), github, files });
    const report = JSON.parse(readFileSync(join(workspace, 'summary-gate-report', 'report.json'), 'utf8'));
    const codes = report.sessions[0].findings.map(({ code }: { code: string }) => code);
    expect(codes).toContain('UNGROUNDED_NUMBER');
    commit(github, files);
    const { reply } = await say(
      github,
      '/summary-gate reject login --because "nobody measured" --code UNGROUNDED_NUMBER',
    );
    expect(added(github)).toHaveLength(1);
    expect(reply).not.toContain('blind');
  });

  it('is not all that a run looks at: what its report has found in the very candidate counts as found', async () => {
    const github = await world();
    const other = { ...SUMMARY, title: 'Export', key_actions: ['Rotated the signing keys of the payment gateway'] };
    const files: Tree = {
      'golden-corpus/login/reference.json': { reference: SUMMARY },
      'golden-corpus/payment/reference.json': { reference: other },
      'candidates/login.json': { ...SUMMARY, key_actions: [...SUMMARY.key_actions, ...other.key_actions] },
      'candidates/payment.json': other,
    };
    const { workspace } = await runAction({ ...pullRequestEvent(), github, files });
    commit(github, files);
    const inReport = (name: string): string => readFileSync(join(workspace, 'summary-gate-report', name), 'utf8');
    const kept = Object.fromEntries(
      ['report.json', 'scored-candidates.jsonl'].map((name) => [name, strToU8(inReport(name))]),
    );
    const { id: runId } = github.addWorkflowRun();
    github.addArtifact({ name: 'summary-gate-report-default', runId, archive: zipSync(kept) });
    const body = '/summary-gate reject login --because "another session" --code FOREIGN_ACTION';
    expect((await say(github, body)).reply).not.toContain('blind');
    // Of another text it says nothing.
    const changed = await world();
    commit(changed, files);
    const lines = inReport('scored-candidates.jsonl').replace('Reproduced the failure', 'Saw the failure');
    const archive = zipSync({ ...kept, 'scored-candidates.jsonl': strToU8(lines) });
    changed.addArtifact({ name: 'summary-gate-report-default', runId: changed.addWorkflowRun().id, archive });
    expect((await say(changed, body)).reply).toContain('blind');
  });

  it('leaves a transcript where it is that no run reads either', async () => {
    const github = await world();
    commit(github, { 'golden-corpus/login/transcript.md': 'x'.repeat(4 * 2 ** 20 + 1) });
    const { exitCode } = await say(github, ACCEPT);
    expect(exitCode).toBe(0);
    expect(added(github)).toHaveLength(1);
    expect(github.requestsTo('GET', /transcript/)).toEqual([]);
  });
});

describe('more than a session may hold', () => {
  const accepted = (id: number) => ({ ...SUMMARY, title: `Wording ${id}`, by: 'mona', at: '2026-01-01' });
  const samples = (count: number): Tree =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `samples/login/${i + 1}.json`,
        { ...WORDING, title: `Waits ${i + 1} times` },
      ]),
    );

  it.each<[string, Tree, Record<string, string>]>([
    [
      'in a folder',
      Object.fromEntries(
        Array.from({ length: 19 }, (_, i) => [`golden-corpus/login/accepted/a${i}.json`, accepted(i)]),
      ),
      {},
    ],
    [
      'in a line',
      {
        'golden.jsonl': `${JSON.stringify({
          name: 'login',
          reference: SUMMARY,
          accepted: Array.from({ length: 19 }, (_, i) => ({ id: `a${i}`, ...accepted(i) })),
        })}\n`,
      },
      { corpus: 'golden.jsonl' },
    ],
  ])('is not committed by several samples at once %s', async (_, files, inputs) => {
    const github = await world();
    commit(github, { ...files, ...samples(3) });
    const { reply } = await say(github, '/summary-gate accept login/1 login/2', {
      inputs: { candidates: 'samples', ...inputs },
    });
    expect(reply).toContain('allowed: up to 20');
    expect(commits(github)).toEqual([]);
  });

  it('is not committed where a line has another summary with the same id', async () => {
    const github = await world();
    const line = (accepted: readonly object[]) =>
      `${JSON.stringify({ name: 'login', reference: SUMMARY, accepted })}\n`;
    commit(github, { 'golden.jsonl': line([]) });
    await say(github, ACCEPT, { inputs: { corpus: 'golden.jsonl' } });
    const [[, text = ''] = []] = added(github);
    const [{ id }] = JSON.parse(text).accepted;
    const other = await world();
    commit(other, { 'golden.jsonl': line([{ id, ...accepted(1) }]) });
    const { reply } = await say(other, ACCEPT, { inputs: { corpus: 'golden.jsonl' } });
    expect(reply).toContain('has the id');
    expect(commits(other)).toEqual([]);
  });
});

describe('a reply says what was committed, and nothing else,', () => {
  const paths = (reply = ''): readonly string[] =>
    [...reply.matchAll(/^- <code>(.*?)<\/code>/gm)].map(([, path = '']) => path);

  it('where some of it stood there', async () => {
    const github = await world();
    await say(github, ACCEPT);
    const [[path = '', text = ''] = []] = added(github);
    const other = await world();
    other.addFile(HEAD, path, text);
    const { reply = '' } = await say(other, '/summary-gate accept login export');
    const [[committed = ''] = []] = added(other);
    expect(added(other)).toHaveLength(1);
    expect(committed).toContain('/export/');
    const [said = '', stood = ''] = reply.split('stands there already');
    expect(paths(said)).toEqual([committed]);
    expect(paths(stood)).toEqual([path]);
    expect(said).toContain(`<code>${other.headOf(7).slice(0, 7)}</code>`);
    expect(reply.match(/^(login|export) {2}/gm)).toEqual(['export  ']);
    expect(other.messageOf(other.headOf(7))).toContain('Accept 1 summary');
  });

  it('where both are lines of one file', async () => {
    const github = await world();
    const inputs = { corpus: 'golden.jsonl' };
    const lines = ['login', 'export'].map((name) => `${JSON.stringify({ name, reference: SUMMARY })}\n`).join('');
    commit(github, { 'golden.jsonl': lines });
    await say(github, ACCEPT, { inputs });
    const [[, half = ''] = []] = added(github);
    const other = await world();
    commit(other, { 'golden.jsonl': half });
    const { reply = '' } = await say(other, '/summary-gate accept login export', { inputs });
    const [[, both = ''] = []] = added(other);
    expect(both.split('\n')[0]).toBe(half.split('\n')[0]);
    const [said = '', stood = ''] = reply.split('stands there already');
    expect([said.includes('<code>export</code>'), said.includes('<code>login</code>')]).toEqual([true, false]);
    expect([stood.includes('<code>export</code>'), stood.includes('<code>login</code>')]).toEqual([false, true]);
  });
});

describe('a candidate that cannot be read is named with what is wrong and where,', () => {
  const BROKEN = '{"title": "Login test", "summary": ';
  const artifact = (github: FakeGitHub, files: Readonly<Record<string, string>>): void => {
    const archive = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
    github.addArtifact({ name: 'summary-gate-report-default', runId: github.addWorkflowRun().id, archive });
  };
  it.each<[string, (github: FakeGitHub) => void, readonly string[], Readonly<Record<string, string>>?, string?]>([
    ['of broken JSON', (github) => commit(github, { 'candidates/login.json': BROKEN }), ['candidates/login.json:1:']],
    [
      'of broken JSON in a sample',
      (github) => commit(github, { 'out/login/1.json': BROKEN, 'out/login/2.json': JSON.stringify(WORDING) }),
      ['out/login/1.json:1:'],
      { candidates: 'out' },
      `${ACCEPT}/1`,
    ],
    [
      'of a wrong type',
      (github) => commit(github, { 'candidates/login.json': { ...WORDING, title: 7 } }),
      ['candidates/login.json:1:', 'title'],
    ],
    [
      'that GitHub does not give, such as a large one',
      (github) =>
        void github.fail({
          path: /candidates(\/|%2F)login\.json$/,
          status: 403,
          body: { message: 'This API returns blobs up to 100 MB in size.' },
        }),
      ['candidates/login.json', 'blobs up to 100 MB'],
    ],
    [
      'of a broken line',
      (github) => commit(github, { 'out.jsonl': `${JSON.stringify({ name: 'export', ...WORDING })}\n{"nam\n` }),
      ['out.jsonl:2:', 'has no candidate "login"'],
      { candidates: 'out.jsonl' },
    ],
    [
      'of a broken line in the artifact',
      (github) => artifact(github, { 'report.json': '{}', 'scored-candidates.jsonl': '{"name"' }),
      ['scored-candidates.jsonl:1:', 'has no candidate "login"'],
    ],
    [
      'that the artifact has not, among others',
      (github) =>
        artifact(github, {
          'report.json': '{}',
          'scored-candidates.jsonl': JSON.stringify({ name: 'export', candidate: WORDING }),
        }),
      ['scored-candidates.jsonl has no candidate "login"'],
    ],
    [
      'of an artifact that has none',
      (github) => {
        artifact(github, { 'report.json': '{}' });
        github.addFile(HEAD, 'candidates/login.json', '');
      },
      ['candidates/login.json:1'],
    ],
    [
      'of an artifact that has none, and of a commit without one',
      (github) => artifact(github, { 'report.json': '{}' }),
      [
        'has no candidate of "login"',
        'has no scored-candidates.jsonl beside the report',
        'html is among report-formats',
      ],
      { candidates: 'nowhere' },
    ],
    [
      'of an artifact that is no archive',
      (github) => {
        const { id: runId } = github.addWorkflowRun();
        github.addArtifact({ name: 'summary-gate-report-default', runId, archive: strToU8('no archive') });
      },
      ['has no candidate of "login"', 'no report can be unpacked'],
      { candidates: 'nowhere' },
    ],
  ])('%s', async (_, make, wanted, inputs = {}, body = ACCEPT) => {
    const github = await world();
    make(github);
    const { exitCode, reply = '' } = await say(github, body, { inputs });
    const shown = reply.replace(/<\/?code>|\\/g, '');
    for (const words of wanted) expect(shown).toContain(words);
    expect({ exitCode, commits: commits(github) }).toEqual({ exitCode: 0, commits: [] });
  });
});
