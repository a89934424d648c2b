import type { Dispatcher } from 'undici';

/** The longest answer that is read, unpacked: far more than a model can say in one, and little for a runner's memory. */
export const LONGEST_BODY = 4 * 1024 * 1024;

/** What came was longer than any answer can be. */
export class LongBodyError extends Error {
  override readonly name = 'LongBodyError';
}

/** Statuses that have no body, and for which a response with one cannot be made. */
const BODILESS = [204, 205, 304];

/** The longest body that is read of an answer with a status, in bytes. */
export type LongestBody = (status: number) => number;

/**
 * A `fetch` whose bodies end in an error behind so many bytes, counted after unpacking: a few kilobytes of gzip can hold
 * gigabytes, in the page of an error, too.
 */
export function boundedFetch(
  fetch: typeof globalThis.fetch,
  longestBody: LongestBody = () => LONGEST_BODY,
): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null || BODILESS.includes(response.status)) return response;
    const longest = longestBody(response.status);
    let length = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (chunk, controller) => {
          length += chunk.byteLength;
          if (length > longest) controller.error(new LongBodyError(`an answer of more than ${longest} bytes`));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(bounded, { status, statusText, headers: [...headers] });
  };
}
/** A variable that names a proxy holds no URL. The message does not repeat it: it may hold a password. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
}

/** A model on a slow machine may take longer than five minutes to begin its answer, where Node's own `fetch` gives up. */
const NO_LIMIT = { headersTimeout: 0, bodyTimeout: 0 };

/**
 * A `fetch` for one address that waits as long as its `signal` lets it, and goes through the proxy which `https_proxy` or
 * `http_proxy` names, unless `no_proxy` or loopback speaks against it. Finds it as the client for GitHub does, with the same
 * library. Node's own `fetch` reads these variables only since 24, and only when asked to. Throws a ProxyError.
 */
export async function patientFetch(address: string): Promise<typeof fetch> {
  const [{ getProxyUrl }, undici] = await Promise.all([import('@actions/http-client/lib/proxy'), import('undici')]);
  const dispatcher = dispatcherOf(address, getProxyUrl, undici);
  // It works with the fetch of its own version only, and not with that of every Node.
  return (input, init) => Reflect.apply(undici.fetch, undefined, [input, { ...init, dispatcher }]);
}

function dispatcherOf(
  address: string,
  getProxyUrl: (url: URL) => URL | undefined,
  { Agent, ProxyAgent }: Pick<typeof import('undici'), 'Agent' | 'ProxyAgent'>,
): Dispatcher {
  try {
    const proxy = getProxyUrl(new URL(address));
    // One without a host is ignored, as for GitHub.
    if (proxy === undefined || proxy.hostname === '') return new Agent(NO_LIMIT);
    const { href: uri, username, password } = proxy;
    const token = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    // A connection for each request, as that client has it: a proxy that keeps them open keeps a run from ending.
    return new ProxyAgent({ uri, pipelining: 0, ...(username + password !== '' && { token }), ...NO_LIMIT });
  } catch {
    throw new ProxyError('the proxy that http_proxy or https_proxy names is none: it must be a URL');
  }
}
