import { type Collector, type Entry, itemsAt, itemsOf } from './collector.js';
import { readTraces, type Step, type Trace } from './traced-session.js';
import { asList, asObject, asText, type JsonObject } from './values.js';

const KINDS: ReadonlyMap<unknown, Step['kind']> = new Map([
  ['llm', 'model'],
  ['tool', 'tool'],
  ['retriever', 'tool'],
  ['chain', 'other'],
  ['prompt', 'other'],
  ['parser', 'other'],
  ['embedding', 'other'],
]);

/** What runs of one thread have in common, among their metadata. */
const THREADS = ['session_id', 'thread_id', 'conversation_id'];

/** Whether a value is a run of LangSmith, or an answer of its API with runs in it. */
export function isLangSmith(value: JsonObject): boolean {
  if (isRun(value)) return true;
  return asList(value['runs'])?.some((run) => isRun(asObject(run) ?? {})) ?? false;
}

function isRun(value: JsonObject): boolean {
  return KINDS.has(value['run_type']) && ('inputs' in value || 'outputs' in value);
}

interface Run {
  readonly run: JsonObject;
  readonly step: Step;
}

/** Reads runs of LangSmith, in the order in which they began: those of a trace are one request of the user. */
export function readLangSmith(entries: Iterable<Entry>, into: Collector): void {
  const runs: Run[] = [];
  for (const entry of entries) for (const one of itemsOf(entry)) gather(one, runs, into);
  const order = ({ run }: Run): string => asText(run['dotted_order']) ?? asText(run['start_time']) ?? '';
  // Where one has no time nobody knows the order.
  if (runs.every((one) => order(one) !== ''))
    runs.sort((a, b) => (order(a) < order(b) ? -1 : order(a) > order(b) ? 1 : 0));
  const traces = new Map<unknown, Run[]>();
  for (const one of runs) {
    const id = one.run['trace_id'];
    const others = traces.get(id);
    if (others === undefined) traces.set(id, [one]);
    else others.push(one);
  }
  readTraces([...traces.values()].map(traceOf), into);
}

/** Agents call one another a few levels deep. Where a run stands is told by all that it lies in. */
const DEEPEST = 100;

/** A run, those in it, and those of a page of the API. */
function gather(entry: Entry, runs: Run[], into: Collector, depth = 0): void {
  const { lineOf } = entry;
  const run = asObject(entry.value);
  if (run !== undefined && isRun(run)) runs.push({ run, step: stepOf(run, entry) });
  const inner = ['runs', 'child_runs'].flatMap((key) => [...itemsAt(entry, key, asList(run?.[key]) ?? [])]);
  if (inner.length > 0 && depth === DEEPEST) into.unknown(lineOf([]), `runs in a run, more than ${DEEPEST} deep`, run);
  else if (inner.length > 0) for (const one of inner) gather(one, runs, into, depth + 1);
  else if (run === undefined || !isRun(run)) into.unknown(lineOf([]), 'no run', entry.value);
}

function stepOf(run: JsonObject, { lineOf }: Entry): Step {
  const { error } = run;
  const kind = KINDS.get(run['run_type']) ?? 'other';
  // A tool that has failed gave back what went wrong.
  const outputs = run['outputs'] ?? (kind === 'tool' ? error : undefined);
  return {
    kind,
    name: asText(run['name']) ?? '',
    input: { value: run['inputs'], lineOf: (path) => lineOf(['inputs', ...path]) },
    output: { value: outputs, lineOf: (path) => lineOf(['outputs', ...path]) },
    line: lineOf([]),
    time: asText(run['start_time']),
    isError: typeof error === 'string' && error !== '' ? true : error === null ? false : null,
  };
}

function traceOf(runs: readonly Run[]): Trace {
  const root = runs.find(({ run, step }) => run['parent_run_id'] == null && step.kind === 'other');
  const about = asObject(asObject((root ?? runs[0])?.run['extra'])?.['metadata']) ?? {};
  return {
    whole: root?.step,
    steps: runs.filter((one) => one !== root).map(({ step }) => step),
    session: THREADS.map((key) => about[key]).find((one) => one != null),
    line: runs[0]?.step.line ?? 1,
    value: runs[0]?.run,
  };
}
