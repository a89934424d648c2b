import { gateWaiver, type Waiver, waiversOf } from '../inputs/waivers/waiver.js';
import type { RatedSession } from '../scoring/scored-session.js';
import type { ReportGate } from './catalogue.js';
import { type Flagged, failingIn } from './fail-on.js';
import { failedFloors } from './floors.js';
import type { Policy } from './policy.js';
import { type FallenSessions, failedByDrop } from './session-regression.js';

/** What a single session may fail by, besides its floors: findings, and its drop since the base. */
interface FailureSources {
  readonly policy: Policy;
  readonly waivers: readonly Waiver[];
  readonly flagged: readonly Flagged[];
  readonly fallen: FallenSessions | null;
  /** By name, the sessions below the floor of the judge; those without a reference are among them. */
  readonly judged: ReadonlyMap<string, { readonly id: string; readonly isWaived: boolean }>;
}

/** The gates that each failing session fails, by its name, and those of them that somebody has waived. */
export interface FailingSessions {
  readonly failedGates: ReadonlyMap<string, readonly string[]>;
  readonly waivedGates: ReadonlyMap<string, readonly string[]>;
}

/** Which gates each session fails, and which of these are waived: for the session, or as a whole. */
export function failingSessions(
  sessions: readonly RatedSession[],
  gates: readonly ReportGate[],
  { policy, waivers, flagged, fallen, judged }: FailureSources,
): FailingSessions {
  const ofFindings = flagged.flatMap((row) => failuresOf(row, gates));
  const dropped = failedByDrop(fallen, policy, waivers);
  const failedGates = new Map<string, readonly string[]>();
  const waivedGates = new Map<string, readonly string[]>();
  for (const session of sessions) {
    const { name } = session.golden;
    const floors = failedFloors(session, policy).map(({ id, kind, of }) => ({
      id,
      isWaived: waiversOf(waivers, name, of).length > 0 || gateWaiver(waivers, { kind, id }) !== undefined,
    }));
    const found = ofFindings.filter(({ counting, waived }) => counting.has(name) || waived.has(name));
    const drop = dropped.get(name);
    const byJudge = judged.get(name);
    const all = [
      ...found.map(({ id, waived }) => ({ id, isWaived: waived.has(name) })),
      ...floors,
      ...(drop === undefined ? [] : [drop]),
      ...(byJudge === undefined ? [] : [byJudge]),
    ];
    if (all.length === 0) continue;
    failedGates.set(
      name,
      all.map(({ id }) => id),
    );
    const excused = all.filter(({ isWaived }) => isWaived).map(({ id }) => id);
    if (excused.length > 0) waivedGates.set(name, excused);
  }
  for (const [name, { id, isWaived }] of judged) {
    if (failedGates.has(name)) continue;
    failedGates.set(name, [id]);
    if (isWaived) waivedGates.set(name, [id]);
  }
  return { failedGates, waivedGates };
}

interface FailuresOfGate {
  readonly id: string;
  /** Names of the sessions that fail the gate, and of those whose failure is waived. */
  readonly counting: ReadonlySet<string>;
  readonly waived: ReadonlySet<string>;
}

/** What could not be evaluated, or is advice, fails nobody. */
function failuresOf(row: Flagged, gates: readonly ReportGate[]): readonly FailuresOfGate[] {
  const gate = gates.find(({ id }) => id === row.id);
  if (gate === undefined || (gate.status === 'not_evaluated' && gate.waived !== true)) return [];
  const { counting, waived } = failingIn(row);
  return gate.waived === true
    ? [{ id: row.id, counting: new Set(), waived: new Set([...counting, ...waived]) }]
    : [{ id: row.id, counting: new Set(counting), waived: new Set(waived) }];
}
