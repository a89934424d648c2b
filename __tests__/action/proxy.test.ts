import { describe, expect, it } from '@jest/globals';
import { pullRequestEvent } from '../servers/events.js';
import { startProxy } from '../servers/proxy.js';
import { runAction } from '../servers/runner.js';
import { GREEN, gitHub } from './pull-request.js';

describe('behind a proxy', () => {
  it('publishes through it', async () => {
    const github = await gitHub();
    const port = Number(new URL(github.apiUrl).port);
    const proxy = await startProxy(port);
    // A name that only the proxy can reach.
    const { exitCode, outputs } = await runAction({
      ...pullRequestEvent(),
      github,
      files: GREEN,
      // The client reads the proxy from the environment of its process.
      process: 'own',
      env: { GITHUB_API_URL: `http://github.internal:${port}`, http_proxy: proxy.url },
    });
    expect(exitCode).toBe(0);
    expect(new Set(proxy.asked)).toEqual(new Set([`github.internal:${port}`]));
    expect(github.comments).toHaveLength(1);
    expect(outputs['comment-url']).toMatch(/issuecomment-\d+$/);
  });
});
