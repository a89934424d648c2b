import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Note {
  readonly id: number;
  readonly author: { readonly id: number };
  body: string;
}

/** The token that the imitation takes; its owner is user 7. */
export const TOKEN = 'glpat-of-the-project';
const OWNER = 7;

/** Notes on a page: few, so that a test sees a second page. */
const PAGE = 3;

/**
 * As much of GitLab's API as a recipe asks for: who owns a token, notes of merge request 5 of project 42, files of artifacts.
 * https://docs.gitlab.com/api/notes/ and https://docs.gitlab.com/api/job_artifacts/
 */
export class FakeGitLab {
  readonly notes: Note[] = [];
  /** Reports by `<branch> <job> <path>`. */
  readonly artifacts = new Map<string, string>();
  /** Method and path of what was asked. */
  readonly asked: string[] = [];
  /** Answered instead of everything else, where set. */
  trouble: number | undefined;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<FakeGitLab> {
    const server = createServer();
    const gitlab = new FakeGitLab(server);
    server.on('request', (request, response) => void gitlab.answer(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return gitlab;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/api/v4`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.url);
    // A branch with a slash is one part of the path.
    const parts = url.pathname.replace('/api/v4/', '').split('/').map(decodeURIComponent);
    this.asked.push(`${request.method} ${parts.join('/')}`);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const status = this.trouble ?? (request.headers['private-token'] === TOKEN ? undefined : 401);
    const reply = (code: number, body: unknown, headers: Record<string, string> = {}) =>
      response.writeHead(code, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    if (status !== undefined) reply(status, { message: 'no' });
    else if (parts.join('/') === 'user') reply(200, { id: OWNER });
    else if (parts.slice(0, 4).join('/') === 'projects/42/jobs/artifacts') {
      const found = this.artifacts.get(`${parts[4]} ${url.searchParams.get('job')} ${parts.slice(6).join('/')}`);
      if (parts[5] === 'raw' && found !== undefined) reply(200, found);
      else reply(404, { message: '404 Not Found' });
    } else if (parts.slice(0, 5).join('/') === 'projects/42/merge_requests/5/notes')
      this.ofNotes(request.method, parts[5], url, text, reply);
    else reply(404, { message: '404 Not Found' });
  }

  private ofNotes(
    method: string | undefined,
    id: string | undefined,
    url: URL,
    text: string,
    reply: (code: number, body: unknown, headers?: Record<string, string>) => unknown,
  ): void {
    if (method === 'GET') {
      const page = Number(url.searchParams.get('page') ?? 1);
      const next = this.notes.length > page * PAGE ? String(page + 1) : '';
      reply(200, this.notes.slice((page - 1) * PAGE, page * PAGE), { 'x-next-page': next });
      return;
    }
    const { body } = JSON.parse(text) as { readonly body: string };
    const note = this.notes.find((one) => String(one.id) === id);
    if (method === 'POST' && id === undefined) {
      this.notes.push({ id: 100 + this.notes.length, author: { id: OWNER }, body });
      reply(201, {});
    } else if (method === 'PUT' && note?.author.id === OWNER) {
      note.body = body;
      reply(200, {});
    } else reply(403, { message: '403 Forbidden' });
  }
}
