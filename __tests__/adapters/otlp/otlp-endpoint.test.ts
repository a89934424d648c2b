import { describe, expect, it } from '@jest/globals';
import { type OtlpEndpoint, readOtlpEndpoint } from '../../../src/adapters/otlp/otlp-endpoint.js';

const URL = 'http://localhost:4318';
const read = (env: Readonly<Record<string, string>>) => readOtlpEndpoint({ OTEL_EXPORTER_OTLP_ENDPOINT: URL, ...env });
const DEFAULTS: OtlpEndpoint = { url: URL, headers: {}, timeoutMs: 10_000, protocol: 'http/protobuf' };

describe('where telemetry goes', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['no endpoint is set', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    ['it is white space', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }],
    ['all of it is switched off', { OTEL_SDK_DISABLED: 'True' }],
    [
      'all of it is switched off, and the rest is wrong',
      { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_PROTOCOL: 'x' },
    ],
  ])('is nowhere where %s', (_, env) => {
    expect(read(env)).toBeUndefined();
    expect(readOtlpEndpoint({})).toBeUndefined();
  });

  it.each<[string, Readonly<Record<string, string>>, Partial<OtlpEndpoint>]>([
    ['defaults', {}, {}],
    ['not switched off', { OTEL_SDK_DISABLED: 'false' }, {}],
    [
      'an address with a path and slashes',
      { OTEL_EXPORTER_OTLP_ENDPOINT: ` https://x.test/otlp/// ` },
      { url: 'https://x.test/otlp' },
    ],
    ['JSON', { OTEL_EXPORTER_OTLP_PROTOCOL: ' http/json ' }, { protocol: 'http/json' }],
    ['the default protocol', { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }, {}],
    ['no protocol', { OTEL_EXPORTER_OTLP_PROTOCOL: ' ' }, {}],
    ['a header', { OTEL_EXPORTER_OTLP_HEADERS: 'Api-Key=k' }, { headers: { 'api-key': 'k' } }],
    [
      'headers with escapes and blanks',
      { OTEL_EXPORTER_OTLP_HEADERS: ' a = b%20c , ,d==,e=' },
      { headers: { a: 'b c', d: '=', e: '' } },
    ],
    ['a shorter time', { OTEL_EXPORTER_OTLP_TIMEOUT: '2500' }, { timeoutMs: 2500 }],
    ['a time that is no whole number', { OTEL_EXPORTER_OTLP_TIMEOUT: '99.9' }, { timeoutMs: 99 }],
    ['a time that is next to none', { OTEL_EXPORTER_OTLP_TIMEOUT: '0.5' }, { timeoutMs: 1 }],
    ['a time that would hold up a job', { OTEL_EXPORTER_OTLP_TIMEOUT: '60000' }, { timeoutMs: 10_000 }],
    ['no time', { OTEL_EXPORTER_OTLP_TIMEOUT: ' ' }, {}],
  ])('is read with %s', (_, env, wanted) => {
    expect(read(env)).toEqual({ ...DEFAULTS, ...wanted });
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['no address', { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost' }, 'ENDPOINT is no http or https address'],
    ['another scheme', { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://localhost' }, 'ENDPOINT is no http or https address'],
    ['a user', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://me@x.test' }, 'has a user name, a query or a fragment'],
    ['a password', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://:s3cret@x.test' }, 'has a user name, a query or a fragment'],
    ['a query', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x.test?key=s3cret' }, 'has a user name, a query or a fragment'],
    ['a fragment', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://x.test#s3cret' }, 'has a user name, a query or a fragment'],
    [
      'another protocol',
      { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      'PROTOCOL is not supported; allowed: http/protobuf, http/json',
    ],
    ['a header without a value', { OTEL_EXPORTER_OTLP_HEADERS: 's3cret' }, 'HEADERS cannot be read'],
    ['a header without a name', { OTEL_EXPORTER_OTLP_HEADERS: '=s3cret' }, 'HEADERS cannot be read'],
    ['a name that is none', { OTEL_EXPORTER_OTLP_HEADERS: 'a(b)=s3cret' }, 'HEADERS cannot be read'],
    ['a value that no header has', { OTEL_EXPORTER_OTLP_HEADERS: 'a=s3cret%0a' }, 'HEADERS cannot be read'],
    ['an escape that is none', { OTEL_EXPORTER_OTLP_HEADERS: 'a=s3cret%' }, 'HEADERS cannot be read'],
    ['a time of nothing', { OTEL_EXPORTER_OTLP_TIMEOUT: '0' }, 'TIMEOUT is no number of milliseconds above 0'],
    ['a time that is past', { OTEL_EXPORTER_OTLP_TIMEOUT: '-5' }, 'TIMEOUT is no number of milliseconds above 0'],
    ['a time that is none', { OTEL_EXPORTER_OTLP_TIMEOUT: '5s' }, 'TIMEOUT is no number of milliseconds above 0'],
    ['a time without end', { OTEL_EXPORTER_OTLP_TIMEOUT: 'Infinity' }, 'TIMEOUT is no number of milliseconds above 0'],
  ])('is a problem with %s, which is not repeated', (_, env, wanted) => {
    const found = read(env);
    const problem = found !== undefined && 'problem' in found ? found.problem : '';
    expect(problem).toContain(wanted);
    expect(problem).not.toContain('s3cret');
  });
});
