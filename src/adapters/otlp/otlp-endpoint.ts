import type { Environment } from '../../core/environment.js';

/** Where telemetry goes and how, as the OpenTelemetry specification names it in the environment. */
export interface OtlpEndpoint {
  /** Without the `/v1/logs` that each signal adds, and without a slash at its end. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly protocol: 'http/protobuf' | 'http/json';
}

/**
 * Longest wait for a collector in milliseconds, also the default of the specification. Telemetry must not hold up a
 * job, so no setting makes it longer.
 */
const LONGEST_MS = 10_000;

/**
 * Reads `OTEL_EXPORTER_OTLP_ENDPOINT`, `_HEADERS`, `_TIMEOUT` (milliseconds) and `_PROTOCOL` ("OpenTelemetry Protocol
 * Exporter", specification 1.x). Nothing where no endpoint is set; a problem never repeats a value, which may be a secret.
 */
export function readOtlpEndpoint(env: Environment['env']): OtlpEndpoint | { readonly problem: string } | undefined {
  const address = (env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '').trim();
  if (address === '' || env['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return undefined;
  const {
    protocol = '',
    username = '',
    password = '',
    search = '',
    hash = '',
  } = URL.canParse(address) ? new URL(address) : {};
  if (!/^https?:$/.test(protocol)) return { problem: 'OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address' };
  if (username !== '' || password !== '' || search !== '' || hash !== '') {
    return {
      problem: 'OTEL_EXPORTER_OTLP_ENDPOINT has a user name, a query or a fragment; use OTEL_EXPORTER_OTLP_HEADERS',
    };
  }
  const encoding = (env['OTEL_EXPORTER_OTLP_PROTOCOL'] ?? '').trim() || 'http/protobuf';
  if (encoding !== 'http/protobuf' && encoding !== 'http/json') {
    return { problem: 'OTEL_EXPORTER_OTLP_PROTOCOL is not supported; allowed: http/protobuf, http/json' };
  }
  const headers = readHeaders(env['OTEL_EXPORTER_OTLP_HEADERS'] ?? '');
  if (headers === undefined) {
    return { problem: 'OTEL_EXPORTER_OTLP_HEADERS cannot be read; allowed: name=value pairs, separated by commas' };
  }
  const timeoutMs = readTimeout(env['OTEL_EXPORTER_OTLP_TIMEOUT'] ?? '');
  if (timeoutMs === undefined) return { problem: 'OTEL_EXPORTER_OTLP_TIMEOUT is no number of milliseconds above 0' };
  return { url: address.replace(/(?<!\/)\/+$/, ''), headers, timeoutMs, protocol: encoding };
}

/** Values are percent-encoded, as in W3C Baggage. What no HTTP header can carry is refused. */
function readHeaders(text: string): Readonly<Record<string, string>> | undefined {
  const headers: Record<string, string> = {};
  for (const part of text.split(',')) {
    if (part.trim() === '') continue;
    const [, name = '', value = ''] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(part) ?? [];
    const decoded = decode(value);
    if (!/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/.test(name) || decoded === undefined || !/^[\x20-\x7e]*$/.test(decoded)) {
      return undefined;
    }
    headers[name.toLowerCase()] = decoded;
  }
  return headers;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readTimeout(text: string): number | undefined {
  if (text.trim() === '') return LONGEST_MS;
  const given = Number(text);
  return Number.isFinite(given) && given > 0 ? Math.min(LONGEST_MS, Math.max(1, Math.floor(given))) : undefined;
}
