import type { JsonLogsSerializer, JsonMetricsSerializer } from '@opentelemetry/otlp-transformer';
import { inBatches } from '../../core/batches.js';
import { VERSION } from '../../core/version.js';
import type { EvaluationEvent } from '../../telemetry/evaluation.js';
import { ATTRIBUTE } from '../../telemetry/names.js';
import type { RunMetric } from '../../telemetry/run-metrics.js';
import type { Telemetry } from '../../telemetry/telemetry.js';
import type { OtlpEndpoint } from './otlp-endpoint.js';

/** One request: the signal's part of the address, and its body. */
export interface OtlpRequest {
  readonly path: '/v1/logs' | '/v1/metrics';
  readonly body: Uint8Array;
  /** Log records or metrics in it. */
  readonly items: number;
  /** What the collector refused although it answered with success; 0 when it took all. */
  readonly rejected: (answer: Uint8Array) => number;
}

/** Log records a request, as the SDK of OpenTelemetry batches them. */
const BATCH = 512;

type LogRecord = Parameters<typeof JsonLogsSerializer.serializeRequest>[0][number];
type ResourceMetrics = Parameters<typeof JsonMetricsSerializer.serializeRequest>[0];
type Metric = ResourceMetrics['scopeMetrics'][number]['metrics'][number];
type Time = LogRecord['hrTime'];

const SCOPE = { name: 'summary-gate', version: VERSION };

/** INFO: an evaluation is news, whatever it says. */
const INFO = 9;

/** Events as log records, and metrics, a request at a time in the encoding of OpenTelemetry's own library, which is loaded here. */
export async function encodeOtlp(
  { events, metrics }: Telemetry,
  protocol: OtlpEndpoint['protocol'],
  now: Date,
): Promise<Iterable<OtlpRequest>> {
  const [otlp, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/otlp-transformer'),
    import('@opentelemetry/resources'),
  ]);
  const [logs, numbers] =
    protocol === 'http/json'
      ? [otlp.JsonLogsSerializer, otlp.JsonMetricsSerializer]
      : [otlp.ProtobufLogsSerializer, otlp.ProtobufMetricsSerializer];
  const resource = resourceFromAttributes({
    [ATTRIBUTE.service]: 'summary-gate',
    [ATTRIBUTE.serviceVersion]: VERSION,
  });
  return {
    *[Symbol.iterator]() {
      let at = now;
      for (const batch of inBatches(events, BATCH)) {
        at = new Date(batch[0]?.timestamp ?? now);
        yield {
          path: '/v1/logs',
          body: logs.serializeRequest(batch.map((event) => toLogRecord(event, resource, now))) ?? EMPTY,
          items: batch.length,
          rejected: (answer) => Number(logs.deserializeResponse(answer).partialSuccess?.rejectedLogRecords ?? 0),
        };
      }
      if (metrics.length === 0) return;
      const scopeMetrics = [{ scope: SCOPE, metrics: metrics.map((metric) => toMetric(metric, at)) }];
      yield {
        path: '/v1/metrics',
        body: numbers.serializeRequest({ resource, scopeMetrics }) ?? EMPTY,
        items: metrics.length,
        rejected: (answer) => Number(numbers.deserializeResponse(answer).partialSuccess?.rejectedDataPoints ?? 0),
      };
    },
  };
}

const EMPTY = new Uint8Array();

function toLogRecord(
  { timestamp, name, attributes }: EvaluationEvent,
  resource: LogRecord['resource'],
  now: Date,
): LogRecord {
  return {
    hrTime: toTime(new Date(timestamp)),
    hrTimeObserved: toTime(now),
    severityNumber: INFO,
    severityText: 'INFO',
    eventName: name,
    attributes,
    resource,
    instrumentationScope: SCOPE,
    droppedAttributesCount: 0,
  };
}

/** Numbers of the library's enumerations: importing these would load the whole SDK. */
const [DOUBLE, INTEGER] = [1, 0] as const;
const [GAUGE, SUM] = [2, 3] as const;
const DELTA = 0;

/** @param when what it speaks of was scored */
function toMetric({ name, kind, value, description, unit, attributes }: RunMetric, when: Date): Metric {
  const at = toTime(when);
  const dataPoints = [{ startTime: at, endTime: at, attributes, value }];
  const common = { aggregationTemporality: DELTA, dataPoints } as const;
  return kind === 'gauge'
    ? { ...common, dataPointType: GAUGE, descriptor: { name, description, unit, valueType: DOUBLE } }
    : { ...common, dataPointType: SUM, isMonotonic: true, descriptor: { name, description, unit, valueType: INTEGER } };
}

function toTime(date: Date): Time {
  const ms = date.getTime();
  return [Math.floor(ms / 1000), (ms % 1000) * 1_000_000];
}
