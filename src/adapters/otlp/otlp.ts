import type { Environment } from '../../core/environment.js';
import { memberOf } from '../../core/errors.js';
import type { Telemetry } from '../../telemetry/telemetry.js';
import { boundedFetch, ProxyError, patientFetch } from '../bounded-fetch.js';
import { encodeOtlp, type OtlpRequest } from './otlp-encoding.js';
import { type OtlpEndpoint, readOtlpEndpoint } from './otlp-endpoint.js';

/**
 * Sends the telemetry of a run to the collector that the environment names, by OTLP over HTTP. Never throws and takes at
 * most ten seconds in all: what could not be sent is one warning, and never changes a verdict. Nothing is sent twice.
 */
export async function sendTelemetry(telemetry: Telemetry, env: Environment['env']): Promise<string | undefined> {
  const endpoint = readOtlpEndpoint(env);
  if (endpoint === undefined) return undefined;
  if ('problem' in endpoint) return `telemetry was not sent: ${endpoint.problem}`;
  try {
    const requests = await encodeOtlp(telemetry, endpoint.protocol, new Date());
    const send = boundedFetch(await patientFetch(endpoint.url));
    const signal = AbortSignal.timeout(endpoint.timeoutMs);
    let refused = 0;
    for (const request of requests) refused += await post(request, endpoint, send, signal);
    return refused === 0 ? undefined : `telemetry: the collector refused ${refused} of the items that were sent`;
  } catch (error) {
    return `telemetry was not sent whole: ${reasonOf(error, endpoint)}`;
  }
}

/** Sends one request; how many of its items were refused. Throws where it failed as a whole. */
async function post(
  { path, body, rejected }: OtlpRequest,
  { url, headers, protocol }: OtlpEndpoint,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<number> {
  const response = await send(`${url}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': protocol === 'http/json' ? 'application/json' : 'application/x-protobuf',
      'user-agent': 'summary-gate',
    },
    body,
    signal,
    // Headers with credentials go to the address that was given, and to no other.
    redirect: 'manual',
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new CollectorError(`the collector answered ${path} with status ${response.status}`);
  }
  try {
    return rejected(new Uint8Array(await response.arrayBuffer()));
  } catch (error) {
    if (signal.aborted) throw error;
    // Taken is taken, whatever the collector says besides, and however long.
    return 0;
  }
}

class CollectorError extends Error {
  override readonly name = 'CollectorError';
}

/** In our own words: errors of the network quote addresses, and those of headers their values. */
function reasonOf(error: unknown, { timeoutMs }: OtlpEndpoint): string {
  if (error instanceof CollectorError || error instanceof ProxyError) return error.message;
  const name = memberOf(error, 'name');
  if (name === 'TimeoutError' || name === 'AbortError') return `the collector took longer than ${timeoutMs} ms`;
  return 'the collector could not be reached';
}
