import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { sendTelemetry } from '../../../src/adapters/otlp/otlp.js';
import { evaluationEvent } from '../../../src/telemetry/evaluation.js';
import type { RunMetric } from '../../../src/telemetry/run-metrics.js';

const AT = '2026-11-21T12:00:00Z';
const EVENT = evaluationEvent(
  { ...{ name: 'n', evaluator: 'llm', version: '1', session: 's', score: 1, error: null, explanation: null } },
  AT,
);
const METRIC: RunMetric = { name: 'm', kind: 'gauge', value: 1, description: 'd', unit: '1', attributes: {} };

const ended: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

/** Sends an event and a metric to a collector that answers so, by signal. */
async function sent(answer: (path: string) => { readonly status?: number; readonly body?: string }, env: object = {}) {
  const requests: { readonly path: string; readonly type: string | undefined; readonly key: unknown }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, type: request.headers['content-type'], key: request.headers['api-key'] });
    const { status = 200, body = '' } = answer(path);
    request.resume().on('end', () => response.writeHead(status, { location: 'http://127.0.0.1:9' }).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ended.push(() => new Promise((resolve) => void server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  const warning = await sendTelemetry(
    { events: [EVENT], metrics: [METRIC] },
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', ...env },
  );
  return { warning, requests };
}

const refused = (logs: number, points: number) => (path: string) => ({
  body: JSON.stringify({
    partialSuccess: path === '/v1/logs' ? { rejectedLogRecords: logs } : { rejectedDataPoints: points },
  }),
});

describe('telemetry that is sent', () => {
  it('is taken without a word, under the headers that were named', async () => {
    const { warning, requests } = await sent(() => ({}), { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=k' });
    expect(warning).toBeUndefined();
    expect(requests).toEqual(['/v1/logs', '/v1/metrics'].map((path) => ({ path, type: 'application/json', key: 'k' })));
    const { requests: binary } = await sent(() => ({}), { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' });
    expect(binary[0]?.type).toBe('application/x-protobuf');
  });

  it.each<[string, Parameters<typeof sent>[0], string | undefined]>([
    ['all of it', () => ({ body: '{}' }), undefined],
    ['some of it', refused(1, 2), 'telemetry: the collector refused 3 of the items that were sent'],
    ['with an answer that is none', () => ({ body: 'thanks' }), undefined],
    ['with no more than it may say', () => ({ status: 202 }), undefined],
    [
      'not at all',
      () => ({ status: 401 }),
      'telemetry was not sent whole: the collector answered /v1/logs with status 401',
    ],
    [
      'elsewhere',
      () => ({ status: 307 }),
      'telemetry was not sent whole: the collector answered /v1/logs with status 307',
    ],
    [
      'in part',
      (path) => ({ status: path === '/v1/logs' ? 200 : 500 }),
      'telemetry was not sent whole: the collector answered /v1/metrics with status 500',
    ],
  ])('is taken %s', async (_, answer, warning) => {
    expect((await sent(answer)).warning).toBe(warning);
  });

  it.each<[string, RequestListener, string, string | undefined]>([
    ['is silent', () => undefined, '20', 'telemetry was not sent whole: the collector took longer than 20 ms'],
    [
      'never ends what it says',
      (_, response) => void response.write('{'),
      '20',
      'telemetry was not sent whole: the collector took longer than 20 ms',
    ],
    [
      'leaves while it speaks',
      (request, response) => void request.resume().on('end', () => response.write('{', () => response.destroy())),
      '',
      undefined,
    ],
  ])('waits for no collector that %s', async (_, listener, timeout, warning) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ended.push(() => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()));
    const { port } = server.address() as AddressInfo;
    const told = await sendTelemetry(
      { events: [EVENT], metrics: [] },
      { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_EXPORTER_OTLP_TIMEOUT: timeout },
    );
    expect(told).toBe(warning);
  });

  it('is not, where nobody is there or something is wrong', async () => {
    const to = (env: Readonly<Record<string, string>>) => sendTelemetry({ events: [EVENT], metrics: [] }, env);
    expect(await to({})).toBeUndefined();
    expect(await to({ OTEL_EXPORTER_OTLP_ENDPOINT: 'x' })).toBe(
      'telemetry was not sent: OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address',
    );
    expect(await to({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })).toBe(
      'telemetry was not sent whole: the collector could not be reached',
    );
  });
});
