import { type Collector, type Entry, itemsAt, itemsOf } from './collector.js';
import { readTraces, type Step, type Trace } from './traced-session.js';
import { asList, asObject, asText, type JsonObject, objectsIn } from './values.js';

const KINDS: ReadonlyMap<unknown, Step['kind']> = new Map([
  ['GENERATION', 'model'],
  ['TOOL', 'tool'],
  ['RETRIEVER', 'tool'],
  ...['SPAN', 'EVENT', 'AGENT', 'CHAIN', 'EVALUATOR', 'EMBEDDING', 'GUARDRAIL'].map((type) => [type, 'other'] as const),
]);

/** Whether a value is a trace of Langfuse with its observations, or an observation alone. */
export function isLangfuse(value: JsonObject): boolean {
  if (isObservation(value)) return typeof value['traceId'] === 'string';
  const observations = objectsIn(value['observations']);
  const isTrace = asObject(value['trace']) !== undefined || 'timestamp' in value || 'output' in value;
  return isTrace && observations.some(isObservation);
}

function isObservation({ type, ...more }: JsonObject): boolean {
  return KINDS.has(type) && ('input' in more || 'output' in more);
}

/** Reads traces of Langfuse, in the order in which they began. Observations that stand alone are those of the trace that they name. */
export function readLangfuse(entries: Iterable<Entry>, into: Collector): void {
  const traces: Trace[] = [];
  const alone = new Map<unknown, Step[]>();
  for (const entry of entries) {
    for (const one of itemsOf(entry)) {
      const value = asObject(one.value) ?? {};
      const observations = asList(value['observations']);
      if (observations !== undefined) traces.push(traceOf(one, [...itemsAt(one, 'observations', observations)]));
      else if (isObservation(value)) {
        const id = value['traceId'];
        const steps = alone.get(id) ?? [];
        if (steps.length === 0) {
          alone.set(id, steps);
          traces.push({ whole: undefined, steps, session: value['sessionId'], line: one.lineOf([]), value });
        }
        steps.push(stepOf(one));
      } else into.unknown(one.lineOf([]), 'no trace and no observation', one.value);
    }
  }
  const all = traces.map((trace) => ({ ...trace, steps: inOrder(trace.steps) }));
  readTraces(inOrder(all), into);
}

/** By the time at which they began; where one has none, as they stand in the file. */
function inOrder<T extends Step | Trace>(all: readonly T[]): readonly T[] {
  const timeOf = (one: Step | Trace): string =>
    ('kind' in one ? one.time : (one.whole?.time ?? one.steps[0]?.time)) ?? '';
  if (all.some((one) => timeOf(one) === '')) return all;
  return all.toSorted((a, b) => (timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0));
}

function traceOf(entry: Entry, observations: readonly Entry[]): Trace {
  const outer = asObject(entry.value) ?? {};
  const inner = asObject(outer['trace']);
  const trace = inner ?? outer;
  const lineOf: Entry['lineOf'] = (path) => entry.lineOf(inner === undefined ? path : ['trace', ...path]);
  return {
    whole: { ...stepOf({ value: trace, lineOf }), kind: 'other' },
    steps: observations.map(stepOf),
    session: trace['sessionId'],
    line: entry.lineOf([]),
    value: entry.value,
  };
}

function stepOf({ value, lineOf }: Entry): Step {
  const step = asObject(value) ?? {};
  const kind = KINDS.get(step['type']) ?? 'other';
  // A tool that has failed gave back what went wrong.
  const output = step['output'] ?? (kind === 'tool' ? step['statusMessage'] : undefined);
  return {
    kind,
    name: asText(step['name']) ?? '',
    input: { value: step['input'], lineOf: (path) => lineOf(['input', ...path]) },
    output: { value: output, lineOf: (path) => lineOf(['output', ...path]) },
    line: lineOf([]),
    time: asText(step['startTime']) ?? asText(step['timestamp']),
    isError: step['level'] === 'ERROR' ? true : asText(step['level']) === undefined ? null : false,
  };
}
