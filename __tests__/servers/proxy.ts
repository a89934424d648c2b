import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach } from '@jest/globals';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

export interface Proxy {
  readonly url: string;
  /** `host:port` of each tunnel that was asked for. */
  readonly asked: string[];
  /** The credentials that came along. */
  readonly authorizations: (string | undefined)[];
}

/**
 * A forward proxy that knows one host: whatever is asked of it, it connects to the port on loopback, or refuses when
 * there is none. Lives until the end of the test.
 */
export async function startProxy(port: number | undefined): Promise<Proxy> {
  const asked: string[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer();
  server.on('connect', (request, socket, head) => {
    asked.push(request.url ?? '');
    authorizations.push(request.headers['proxy-authorization']);
    socket.on('error', () => socket.destroy());
    if (port === undefined) {
      socket.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\n\r\n');
      return;
    }
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
  return { url: `http://127.0.0.1:${address.port}`, asked, authorizations };
}
