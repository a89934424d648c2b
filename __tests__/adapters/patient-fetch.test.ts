import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { patientFetch } from '../../src/adapters/bounded-fetch.js';

const TEN_MINUTES = 600_000;
const TIMERS: string = 'undici/lib/util/timers.js';

/** Lets time go by for the client, whose clock it is: the copy of the library that the sources have loaded. */
async function later(): Promise<void> {
  const { default: timers } = await import(TIMERS);
  timers.tick(TEN_MINUTES);
}

describe('a request to a model that takes its time', () => {
  let server: Server;
  let address = '';
  let pause: 'headers' | 'body' = 'headers';
  beforeEach(async () => {
    server = createServer(async (_, response) => {
      if (pause === 'body') await new Promise((done) => response.write('so ', done));
      await later();
      await later();
      response.end('it is');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['begins its answer', 'headers', 'it is'],
    ['goes on with it', 'body', 'so it is'],
  ] as const)('waits for it, ten minutes and more, until it %s', async (_, when, text) => {
    pause = when;
    const fetch = await patientFetch(address);
    const response = await fetch(address, { method: 'POST', body: 'Is it?' });
    expect(await response.text()).toBe(text);
  });
});
