import { describe, expect, it } from '@jest/globals';
import { encodeOtlp, type OtlpRequest } from '../../../src/adapters/otlp/otlp-encoding.js';
import { VERSION } from '../../../src/core/version.js';
import { type EvaluationEvent, evaluationEvent } from '../../../src/telemetry/evaluation.js';
import type { RunMetric } from '../../../src/telemetry/run-metrics.js';

const AT = '2026-11-21T12:00:00.250Z';
const NOW = new Date('2026-11-21T12:00:01Z');

const events = (count: number): readonly EvaluationEvent[] =>
  Array.from({ length: count }, (_, i) =>
    evaluationEvent(
      {
        ...{ name: `n${i}`, evaluator: 'llm', version: '1', session: 's', score: 0.5, error: null, explanation: null },
      },
      AT,
    ),
  );
const metric = (kind: RunMetric['kind'], value: number): RunMetric => ({
  ...{ name: kind, kind, value, description: 'd', unit: '1', attributes: { a: 'b' } },
});

async function encoded(count: number, metrics: readonly RunMetric[] = []): Promise<readonly OtlpRequest[]> {
  return [...(await encodeOtlp({ events: events(count), metrics }, 'http/json', NOW))];
}

const bodyOf = (request: OtlpRequest | undefined) => JSON.parse(new TextDecoder().decode(request?.body));
const nanos = (iso: string): string => `${Date.parse(iso)}000000`;

describe('telemetry as OTLP', () => {
  it.each([
    [0, []],
    [1, [1]],
    [512, [512]],
    [513, [512, 1]],
    [1024, [512, 512]],
  ])('has %d events in requests of 512 at most', async (count, wanted) => {
    const requests = await encoded(count);
    expect(requests.map(({ path, items }) => [path, items])).toEqual(wanted.map((items) => ['/v1/logs', items]));
    const names = requests.flatMap((request) =>
      bodyOf(request).resourceLogs[0].scopeLogs[0].logRecords.map(
        ({ attributes }: { attributes: readonly { value: { stringValue: string } }[] }) =>
          attributes[0]?.value.stringValue,
      ),
    );
    expect(names).toEqual(events(count).map((_, i) => `n${i}`));
  });

  it('has an event as a log record, with its time and ours', async () => {
    const [first] = await encoded(1);
    const { resource, scopeLogs } = bodyOf(first).resourceLogs[0];
    expect(resource.attributes).toEqual([
      { key: 'service.name', value: { stringValue: 'summary-gate' } },
      { key: 'service.version', value: { stringValue: VERSION } },
    ]);
    expect(scopeLogs[0].scope).toEqual({ name: 'summary-gate', version: VERSION });
    expect(scopeLogs[0].logRecords[0]).toMatchObject({
      ...{ timeUnixNano: nanos(AT), observedTimeUnixNano: nanos(NOW.toISOString()) },
      ...{ severityNumber: 9, severityText: 'INFO', eventName: 'gen_ai.evaluation.result', droppedAttributesCount: 0 },
    });
  });

  it('has a mean as a gauge and a count as a sum that starts anew, at the time of the events', async () => {
    const requests = await encoded(1, [metric('gauge', 0.5), metric('count', 3)]);
    expect(requests.map(({ path, items }) => [path, items])).toEqual([
      ['/v1/logs', 1],
      ['/v1/metrics', 2],
    ]);
    const [gauge, count] = bodyOf(requests[1]).resourceMetrics[0].scopeMetrics[0].metrics;
    const point = {
      startTimeUnixNano: nanos(AT),
      timeUnixNano: nanos(AT),
      attributes: [{ key: 'a', value: { stringValue: 'b' } }],
    };
    expect(gauge).toMatchObject({
      name: 'gauge',
      description: 'd',
      unit: '1',
      gauge: { dataPoints: [{ ...point, asDouble: 0.5 }] },
    });
    expect(count).toMatchObject({
      ...{ name: 'count', sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints: [{ ...point, asInt: 3 }] } },
    });
  });

  it('has metrics alone at our own time, and no request for none', async () => {
    const requests = await encoded(0, [metric('gauge', 0.5)]);
    const [{ gauge }] = bodyOf(requests[0]).resourceMetrics[0].scopeMetrics[0].metrics;
    expect([requests.length, gauge.dataPoints[0].timeUnixNano]).toEqual([1, nanos(NOW.toISOString())]);
  });

  it('reads how many items a collector has refused', async () => {
    const [logs, metrics] = await encoded(1, [metric('gauge', 0.5)]);
    const answer = (value: object) => new TextEncoder().encode(JSON.stringify(value));
    expect(logs?.rejected(answer({ partialSuccess: { rejectedLogRecords: 2 } }))).toBe(2);
    expect(logs?.rejected(answer({}))).toBe(0);
    expect(metrics?.rejected(answer({ partialSuccess: { rejectedDataPoints: 3 } }))).toBe(3);
    expect(metrics?.rejected(answer({ partialSuccess: {} }))).toBe(0);
  });

  it('is another form of the same as protobuf', async () => {
    const requests = [
      ...(await encodeOtlp({ events: events(1), metrics: [metric('count', 3)] }, 'http/protobuf', NOW)),
    ];
    expect(requests.map(({ path, items }) => [path, items])).toEqual([
      ['/v1/logs', 1],
      ['/v1/metrics', 1],
    ]);
    for (const { body } of requests) expect(() => JSON.parse(new TextDecoder().decode(body))).toThrow(SyntaxError);
    expect(requests[0]?.rejected(new Uint8Array())).toBe(0);
  });
});
