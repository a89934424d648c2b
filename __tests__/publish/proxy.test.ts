import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { pullRequestEvent } from '../servers/events.js';
import { runAction } from '../servers/runner.js';
import { GREEN, gitHub } from './pull-request.js';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A forward proxy that knows one host: whatever is asked of it, it connects to the port on loopback. */
async function startProxy(port: number): Promise<{ readonly url: string; readonly asked: string[] }> {
  const asked: string[] = [];
  const server = createServer();
  server.on('connect', (request, socket, head) => {
    asked.push(request.url ?? '');
    const upstream = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return { url: `http://127.0.0.1:${address.port}`, asked };
}

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
      env: { GITHUB_API_URL: `http://github.internal:${port}`, http_proxy: proxy.url },
    });
    expect(exitCode).toBe(0);
    expect(new Set(proxy.asked)).toEqual(new Set([`github.internal:${port}`]));
    expect(github.comments).toHaveLength(1);
    expect(outputs['comment-url']).toMatch(/issuecomment-\d+$/);
  });
});
