import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { afterEach } from '@jest/globals';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server on this machine that lives until the end of the test; its address, without a path. */
export async function serve(answer: RequestListener, transport: 'http' | 'https' = 'http'): Promise<string> {
  const server = transport === 'http' ? createServer(answer) : createSecureServer(selfSigned(), answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `${transport}://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** A server that answers everything with this JSON, and hears who comes with what. */
export async function listener(answer: unknown): Promise<{ url: string; heard: readonly IncomingMessage[] }> {
  const heard: IncomingMessage[] = [];
  const url = await serve((request, response) => {
    heard.push(request);
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  return { url, heard };
}

/** A certificate (X.509, version 1) for localhost, signed by its own key, with that. */
function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
  const attribute = Buffer.concat([der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('localhost'))]);
  const name = der(0x30, der(0x31, der(0x30, attribute)));
  const time = (at: string): Buffer => der(0x17, Buffer.from(at));
  const validity = der(0x30, time('200101000000Z'), time('491231235959Z'));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(0x30, der(0x02, Buffer.from([1])), algorithm, name, validity, name, spki);
  const cert = der(0x30, body, algorithm, der(0x03, Buffer.from([0]), sign('sha256', body, privateKey)));
  const pem = cert.toString('base64').replace(/.{1,64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}-----END CERTIFICATE-----\n`,
  };
}

/** One value of ASN.1: its tag, how long it is, and what it holds. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
