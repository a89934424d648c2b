import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { openArtifacts } from '../../../src/adapters/github/artifacts.js';
import { askForFolder } from '../../../src/adapters/github/base-folder.js';
import { LONGEST_ANSWER, LONGEST_DOWNLOAD } from '../../../src/adapters/github/client.js';
import { openGitHub } from '../../../src/adapters/github/github.js';
import { TimeBudget } from '../../../src/adapters/github/time-budget.js';
import { LeapingTime } from '../../builders/leaping-time.js';
import { ARE_RUNS_LONG } from '../../builders/long-runs.js';

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A server that answers every request so, and counts them. */
async function serve(answer: (response: ServerResponse) => void): Promise<{ apiUrl: string; requests: () => number }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    request.resume();
    response.on('error', () => undefined);
    answer(response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    apiUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    requests: () => requests,
  };
}

/** A body that goes on for as long as somebody takes it, and tells how much was taken. */
function endless(type: string, status = 200): { answer: (response: ServerResponse) => void; sent: () => number } {
  let sent = 0;
  const piece = Buffer.from(`${JSON.stringify({ id: 1, node_id: 'n', body: 'x'.repeat(1000) })},`.repeat(200));
  const answer = (response: ServerResponse): void => {
    response.writeHead(status, { 'content-type': type });
    response.write('[');
    const more = (): void => {
      if (response.destroyed) return;
      sent += piece.length;
      if (response.write(piece)) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  };
  return { answer, sent: () => sent };
}

const WHERE = { owner: 'acme', repo: 'widgets' };
const JSON_TYPE = 'application/json; charset=utf-8';
/** What both sides of a connection may hold beside what was read. */
const IN_FLIGHT = 32 * 1024 * 1024;

const open = ({ apiUrl }: { apiUrl: string }, time = new LeapingTime()) =>
  openGitHub({ token: 'token', apiUrl }, WHERE, new TimeBudget(20, time));

describe('a body of GitHub that never ends', () => {
  // Our own client looks at no type; GitHub's reads text, JSON and bytes in three ways.
  it.each(ARE_RUNS_LONG ? [JSON_TYPE, 'text/html; charset=utf-8', 'application/octet-stream'] : [JSON_TYPE])(
    'of %s is read up to the longest answer, and not asked for again',
    async (type) => {
      const { answer, sent } = endless(type);
      const server = await serve(answer);
      await expect(open(server).commentsStartingWith(7, '<!--')).rejects.toMatchObject({
        failure: 'unavailable',
        message: `listing the comments: an answer of more than ${LONGEST_ANSWER} bytes`,
      });
      expect(server.requests()).toBe(1);
      expect(sent()).toBeLessThan(LONGEST_ANSWER + IN_FLIGHT);
    },
  );

  it('of an error is the error of its status', async () => {
    const { answer, sent } = endless(JSON_TYPE, 403);
    const server = await serve(answer);
    await expect(open(server).createComment(7, 'x')).rejects.toMatchObject({ failure: 'forbidden' });
    expect(sent()).toBeLessThan(IN_FLIGHT);
  });

  it('of GraphQL ends as well', async () => {
    const server = await serve(endless(JSON_TYPE).answer);
    await expect(open(server).author()).rejects.toMatchObject({ failure: 'unavailable' });
  });

  it('of a folder of the base is a reason', async () => {
    const { answer, sent } = endless(JSON_TYPE);
    const { apiUrl, requests } = await serve(answer);
    const where = { folder: 'golden', commit: 'a'.repeat(40) };
    const asked = askForFolder({ token: 'token', apiUrl }, WHERE, new TimeBudget(20, new LeapingTime()), where);
    expect(await asked).toEqual({
      kind: 'unreadable',
      reason: `listing a folder of the base: an answer of more than ${LONGEST_ANSWER} bytes`,
    });
    expect(requests()).toBe(1);
    expect(sent()).toBeLessThan(LONGEST_ANSWER + IN_FLIGHT);
  });

  it('of an archive is read up to the largest that there may be', async () => {
    const { answer, sent } = endless('application/zip');
    const server = await serve(answer);
    const artifacts = openArtifacts({ token: 'token', ...server }, WHERE, new TimeBudget(20, new LeapingTime()));
    await expect(artifacts.reportIn(1, 'report')).rejects.toMatchObject({ failure: 'unavailable' });
    expect(sent()).toBeGreaterThan(LONGEST_ANSWER);
    expect(sent()).toBeLessThan(LONGEST_DOWNLOAD + IN_FLIGHT);
  });

  it('and drips ends with the time that is left', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-type': JSON_TYPE });
      response.write('[');
    });
    const time = new LeapingTime();
    const listed = open(server, time).commentsStartingWith(7, '<!--');
    const leap = time.leapAt({
      get hits() {
        return server.requests();
      },
      remove: () => undefined,
    });
    await expect(listed).rejects.toMatchObject({ failure: 'unavailable' });
    await leap;
    expect(time.slept).toEqual([]);
  });
});

describe('an answer of GitHub', () => {
  it('with more entries than a page has is none, and is not looked through', async () => {
    const server = await serve((response) => {
      response.writeHead(200, { 'content-type': JSON_TYPE });
      response.end(`[${'0,'.repeat(1_000_000)}0]`);
    });
    await expect(open(server).commentsStartingWith(7, '<!--')).rejects.toMatchObject({ failure: 'unavailable' });
  });

  it('with full pages without end is read up to the last that a pull request can have', async () => {
    const page = JSON.stringify(Array.from({ length: 100 }, (_, i) => ({ id: i + 1, node_id: 'n', body: 'x' })));
    const server = await serve((response) => {
      response.writeHead(200, { 'content-type': JSON_TYPE });
      response.end(page);
    });
    await expect(open(server).commentsStartingWith(7, '<!--')).resolves.toEqual([]);
    expect(server.requests()).toBe(50);
  });

  it('of a hundred comments as long as GitHub takes them is read', async () => {
    const long = { id: 1, node_id: 'n', user: { login: 'mallory' }, body: '\u{1F600}'.repeat(65_536) };
    const comments = [...Array<object>(98).fill(long), { ...long, id: 2, body: '<!-- summary-gate:default -->' }];
    const server = await serve((response) => {
      response.writeHead(200, { 'content-type': JSON_TYPE });
      response.end(JSON.stringify(response.req.url === '/graphql' ? { data: { nodes: [] } } : comments));
    });
    await expect(open(server).commentsStartingWith(7, '<!-- s')).resolves.toMatchObject([{ id: 2 }]);
  });
});

describe('a request that overlooks its signal', () => {
  it('holds nobody up', async () => {
    const controller = new AbortController();
    const time = { now: () => 0, sleep: async () => undefined, timeout: () => controller.signal };
    const waiting = new TimeBudget(20, time).run(() => new Promise(() => undefined), {
      repeatable: false,
      classify: () => ({ failure: 'unavailable' }),
    });
    controller.abort(new DOMException('too late', 'TimeoutError'));
    await expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
