import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach } from '@jest/globals';
import definitions from 'opentelemetry-definitions/build/src/generated/root.js';
import { z } from 'zod';

/** What protobufjs has made of the official .proto files, as far as it is used here. */
interface MessageType {
  readonly decode: (bytes: Uint8Array) => unknown;
  readonly encode: (message: unknown) => { readonly finish: () => Uint8Array };
  readonly fromObject: (value: unknown) => unknown;
  readonly toObject: (message: unknown, options: object) => unknown;
}

const METHODS = ['decode', 'encode', 'fromObject', 'toObject'] as const;

const message = z.custom<MessageType>(
  (value) => typeof value === 'function' && METHODS.every((name) => typeof Reflect.get(value, name) === 'function'),
);

const { logs, metrics } = z
  .object({
    opentelemetry: z.object({
      proto: z.object({
        collector: z.object({
          logs: z.object({ v1: z.object({ ExportLogsServiceRequest: message, ExportLogsServiceResponse: message }) }),
          metrics: z.object({
            v1: z.object({ ExportMetricsServiceRequest: message, ExportMetricsServiceResponse: message }),
          }),
        }),
      }),
    }),
  })
  .parse(definitions).opentelemetry.proto.collector;

const SIGNALS = {
  '/v1/logs': { request: logs.v1.ExportLogsServiceRequest, response: logs.v1.ExportLogsServiceResponse },
  '/v1/metrics': { request: metrics.v1.ExportMetricsServiceRequest, response: metrics.v1.ExportMetricsServiceResponse },
} as const;

const PLAIN = { longs: String, enums: String, bytes: String } as const;

const value = z.looseObject({
  stringValue: z.string().optional(),
  intValue: z.string().optional(),
  doubleValue: z.number().optional(),
});
const keyValues = z.array(z.object({ key: z.string(), value }));
const resource = z.object({ attributes: keyValues });
const scope = z.looseObject({ name: z.string(), version: z.string() });

const logsRequest = z.object({
  resourceLogs: z.array(
    z.looseObject({
      resource,
      scopeLogs: z.array(
        z.looseObject({
          scope,
          logRecords: z.array(
            z.looseObject({
              timeUnixNano: z.string(),
              severityNumber: z.string(),
              eventName: z.string(),
              attributes: keyValues,
            }),
          ),
        }),
      ),
    }),
  ),
});
const point = z.looseObject({
  timeUnixNano: z.string(),
  attributes: keyValues.optional(),
  asDouble: z.number().optional(),
  asInt: z.string().optional(),
});
const metricsRequest = z.object({
  resourceMetrics: z.array(
    z.looseObject({
      resource,
      scopeMetrics: z.array(
        z.looseObject({
          scope,
          metrics: z.array(
            z.looseObject({
              name: z.string(),
              unit: z.string(),
              gauge: z.looseObject({ dataPoints: z.array(point) }).optional(),
              sum: z
                .looseObject({
                  dataPoints: z.array(point),
                  isMonotonic: z.boolean(),
                  aggregationTemporality: z.string(),
                })
                .optional(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** What the collector answers: taken, so many refused, a status, or nothing at all. */
export type CollectorAnswer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: Uint8Array }
  | { readonly rejected: number }
  | 'nothing';

export interface Collector {
  readonly url: string;
  readonly port: number;
  readonly requests: readonly Received[];
  /** Attributes of each log record, with its event name and time. */
  logRecords(): readonly { readonly event: string; readonly nanos: string; readonly attributes: Attributes }[];
  /** Metrics by name: their only point, and the sort of it. */
  metrics(): Readonly<
    Record<string, { readonly kind: 'gauge' | 'sum'; readonly value: number; readonly unit: string }>
  >;
  resource(): Attributes;
  /** Bodies that the official definitions refuse. */
  readonly violations: readonly string[];
}

export type Attributes = Readonly<Record<string, string | number>>;

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A receiver of OTLP over HTTP on loopback that reads by the official definitions. Lives until the end of the test. */
export async function startCollector(answer: CollectorAnswer = { rejected: 0 }): Promise<Collector> {
  const requests: Received[] = [];
  const violations: string[] = [];
  const bodies: { readonly path: string; readonly body: unknown }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      requests.push({ path, headers: request.headers });
      if (answer === 'nothing') return;
      if ('status' in answer) {
        response.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      }
      const signal = path === '/v1/logs' || path === '/v1/metrics' ? SIGNALS[path] : undefined;
      if (signal === undefined) {
        violations.push(`unknown path ${path}`);
        response.writeHead(404).end();
        return;
      }
      const isJson = request.headers['content-type'] === 'application/json';
      if (!isJson && request.headers['content-type'] !== 'application/x-protobuf') violations.push('content type');
      bodies.push({ path, body: decode(Buffer.concat(chunks), isJson, signal.request, violations) });
      const refused = path === '/v1/logs' ? 'rejectedLogRecords' : 'rejectedDataPoints';
      const partial = answer.rejected === 0 ? {} : { partialSuccess: { [refused]: answer.rejected } };
      const bytes = signal.response.encode(signal.response.fromObject(partial)).finish();
      response.writeHead(200, { 'content-type': request.headers['content-type'] ?? '' });
      response.end(isJson ? JSON.stringify(partial) : bytes);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the collector has no port');
  const of = (path: string) => bodies.filter((body) => body.path === path).map(({ body }) => body);
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests,
    violations,
    logRecords: () =>
      of('/v1/logs').flatMap((body) =>
        logsRequest
          .parse(body)
          .resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
          .map((record) => ({
            event: record.eventName,
            nanos: record.timeUnixNano,
            attributes: plain(record.attributes),
          })),
      ),
    metrics: () =>
      Object.fromEntries(
        of('/v1/metrics')
          .flatMap((body) => metricsRequest.parse(body).resourceMetrics)
          .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap((each) => each.metrics))
          .map(({ name, unit, gauge, sum }) => {
            const [only] = gauge?.dataPoints ?? sum?.dataPoints ?? [];
            return [
              name,
              { kind: sum === undefined ? 'gauge' : 'sum', unit, value: Number(only?.asDouble ?? only?.asInt) },
            ];
          }),
      ),
    resource: () => plain(logsRequest.parse(of('/v1/logs')[0]).resourceLogs[0]?.resource.attributes ?? []),
  };
}

/** Reads a body, and notes what is in it beside what the definitions know. */
function decode(bytes: Buffer, isJson: boolean, type: MessageType, violations: string[]): unknown {
  try {
    if (!isJson) {
      const decoded = type.decode(bytes);
      const again = type.encode(decoded).finish();
      if (again.length !== bytes.length) violations.push('the body has fields that the definitions do not know');
      return type.toObject(decoded, PLAIN);
    }
    const given: unknown = JSON.parse(bytes.toString('utf8'));
    const read = type.toObject(type.fromObject(given), PLAIN);
    const [before, after] = [keysOf(given), keysOf(read)];
    for (const key of before) if (!after.has(key)) violations.push(`the definitions do not know ${key}`);
    return read;
  } catch (error) {
    violations.push(String(error));
    return {};
  }
}

function keysOf(value: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) keysOf(item, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      into.add(key);
      keysOf(member, into);
    }
  }
  return into;
}

function plain(attributes: z.output<typeof keyValues>): Attributes {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? doubleValue ?? Number(intValue),
    ]),
  );
}
