/** A variable that names a proxy holds no URL. The message does not repeat it: it may hold a password. */
export class ProxyError extends Error {
  override readonly name = 'ProxyError';
}

/**
 * A `fetch` for one address that goes through the proxy which `https_proxy` or `http_proxy` names, unless `no_proxy`
 * or loopback speaks against it; nothing where no proxy is in the way. Finds it as the client for GitHub does, with the
 * same library. Node's own `fetch` reads these variables only since 24, and only when asked to. Throws a ProxyError.
 */
export async function proxyFetch(address: string): Promise<typeof fetch | undefined> {
  const { getProxyUrl } = await import('@actions/http-client/lib/proxy');
  try {
    if (getProxyUrl(new URL(address)) === undefined) return undefined;
    const [{ HttpClient }, undici] = await Promise.all([import('@actions/http-client'), import('undici')]);
    // It works with the fetch of its own version only, and not with that of every Node.
    const dispatcher = new HttpClient().getAgentDispatcher(address);
    return (input, init) => Reflect.apply(undici.fetch, undefined, [input, { ...init, dispatcher }]);
  } catch {
    throw new ProxyError('the proxy that http_proxy or https_proxy names is none: it must be a URL');
  }
}
