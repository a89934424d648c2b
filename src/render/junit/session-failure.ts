import { showNumber, shown } from '../../core/numbers.js';
import type { Dimension } from '../../core/summary.js';
import { capitalised } from '../../core/text.js';
import { GATES, gateSubject, type ReportGate } from '../../gates/catalogue.js';
import { codesOfGate } from '../../gates/fail-on.js';
import { dimensionsOf } from '../../report/per-dimension.js';
import type { Report, ReportFinding, ReportSession } from '../../report/schema.js';
import { floorId } from '../../settings/floor-id.js';
import { inWords } from '../wording.js';

/** What the cases of a session need to know of the run. */
export interface RunContext {
  /** By their ids. */
  readonly gates: ReadonlyMap<string, ReportGate>;
  /** How much higher each session scores than on the base, by name; those that were not compared are left out. */
  readonly changes: ReadonlyMap<string, number>;
  /** The dimensions that the sessions have. */
  readonly dimensions: readonly Dimension[];
}

export function contextOf({ gates, baseline, dimension_means }: Report): RunContext {
  return {
    gates: new Map(gates.map((gate) => [gate.id, gate])),
    changes: new Map(baseline?.sessions.map(({ name, delta }) => [name, delta])),
    dimensions: dimensionsOf({ dimension_means }),
  };
}

/** Why a session fails: a sentence for each of its gates that nobody has waived. */
export function whyItFails(session: ReportSession, run: RunContext): string {
  const { overall, gates_failed: failed, gates_waived: waived = [] } = session;
  const gates = failed.flatMap((id) => {
    const gate = run.gates.get(id);
    return gate?.status === 'fail' && !waived.includes(id) ? [gate] : [];
  });
  // Floors have said the score, and what it should have been.
  const ofFloors = gates.filter(isFloor).map((gate) => `${belowFloor(gate, session)}.`);
  const others = gates.filter((gate) => !isFloor(gate)).map((gate) => sentenceOf(gate, session, run));
  return [...(ofFloors.length > 0 ? ofFloors : [`Overall ${showNumber(overall)}.`]), ...others].join(' ');
}

function isFloor({ kind }: ReportGate): boolean {
  return GATES[kind].check === 'worst session' || GATES[kind].check === 'own floors';
}

/** A score below the least that a single session may have, such as `Title 0.410 is below its own floor of 0.500`. */
export function belowFloor(gate: ReportGate, session: ReportSession): string {
  const { overall, dimensions, samples } = session;
  const { kind, threshold } = gate;
  const { of } = gateSubject(gate);
  const isOfOverall = kind !== 'session' || of === 'overall';
  const score = isOfOverall ? overall : (dimensions.find(({ dimension }) => dimension === of)?.score ?? null);
  const target =
    kind === 'session' ? `its own floor of ${showNumber(threshold)}` : `the ${showNumber(threshold)} of ${kind}`;
  const what = capitalised(isOfOverall ? 'overall' : inWords(of));
  if (samples === undefined) return `${what} ${showNumber(score)} is below ${target}`;
  const scores = samples.map((one) =>
    isOfOverall ? one.overall : (one.dimensions.find(({ dimension }) => dimension === of)?.score ?? 0),
  );
  const reaching = scores.filter((one) => shown(one) >= shown(threshold)).length;
  return `${what} of ${reaching} of ${scores.length} samples alone reaches ${target}`;
}

/** A gate on findings or on drops, as far as it is about this session: its own message may speak of others. */
function sentenceOf(gate: ReportGate, session: ReportSession, { changes }: RunContext): string {
  const { id } = gate;
  if (GATES[gate.kind].check === 'findings') {
    const found = blamedFindings(session, [id]);
    const [first] = found;
    const count = found.length > 1 ? `, ${found.length} findings` : '';
    return first === undefined ? `It fails ${id}.` : `${first.message} (${id}${count}).`;
  }
  if (GATES[gate.kind].check === 'judged session') {
    return `The judge gives it ${showNumber(session.judge?.overall ?? null)}, below the ${showNumber(gate.threshold)} of ${id}.`;
  }
  const change = changes.get(session.name);
  return change === undefined ? `It fails ${id}.` : `That is ${showNumber(-change)} less than on the base (${id}).`;
}

/** The findings that make a session fail gates on findings. */
export function blamedFindings({ findings }: ReportSession, ids: readonly string[]): readonly ReportFinding[] {
  const codes = new Set(ids.flatMap(codesOfGate));
  return findings.filter(({ code, severity }) => severity === 'error' && codes.has(code));
}

/** The floor of a dimension that a session sets itself and misses. */
export function missedFloor(
  { name }: ReportSession,
  dimension: ReportSession['dimensions'][number]['dimension'],
  { gates }: RunContext,
): ReportGate | undefined {
  const gate = gates.get(floorId(name, dimension));
  return gate?.status === 'fail' ? gate : undefined;
}
