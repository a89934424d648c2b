import { counted, someNames } from '../core/text.js';
import type { Evaluation } from '../gates/evaluate.js';
import { codesOfGate } from '../gates/fail-on.js';
import { gateWaiver, type Waiver } from '../inputs/waivers/waiver.js';
import type { Report } from './schema.js';

/** What is said of waivers: those that are no longer needed, and the gates that they hold open. */
export function waiverCaveats(waivers: readonly Waiver[], evaluation: Evaluation): readonly string[] {
  const idle = idleWaivers(waivers, evaluation);
  const idleElsewhere = idleGateWaivers(waivers, evaluation);
  return [
    ...(idle.length === 0
      ? []
      : [`${counted(idle.length, 'waiver')} for sessions that do not fail: no longer needed (${someNames(idle)}).`]),
    ...gateWaiverCaveats(waivers, evaluation),
    ...(idleElsewhere.length === 0
      ? []
      : [
          `${counted(idleElsewhere.length, 'waiver')} of gates and codes by which nothing fails: no longer needed (${someNames(idleElsewhere)}).`,
        ]),
  ];
}

/** Names of sessions that have a waiver and do not fail. */
function idleWaivers(waivers: readonly Waiver[], { failedSessions }: Evaluation): readonly string[] {
  return [...new Set(waivers.flatMap(({ session }) => session ?? []))].filter(
    (session) => !failedSessions.has(session),
  );
}

/** The tables of gates have no room for words, and nothing that is waived may be hidden. */
function gateWaiverCaveats(waivers: readonly Waiver[], { gates }: Evaluation): readonly string[] {
  return gates.flatMap((gate) => {
    const waiver = gate.waived === true ? gateWaiver(waivers, gate) : undefined;
    if (waiver === undefined) return [];
    return [`${gate.id} has failed and is waived until ${waiver.until} by ${waiver.by}: ${waiver.reason}`];
  });
}

/**
 * The gates that have a waiver and are not set. Nothing is silenced by it, and one file of waivers may serve several workflows:
 * who writes waivers is told at a terminal, and no reader of a report.
 */
export function unsetWaived({ waivers = [], gates }: Pick<Report, 'waivers' | 'gates'>): readonly string[] {
  const isSet = (name: string): boolean => gates.some(({ kind, id }) => kind === name || id === name);
  return [...new Set(waivers.flatMap(({ gate }) => (gate === undefined || isSet(gate) ? [] : [gate])))];
}

/** Gates that have a waiver, are set and do not fail, and codes with a waiver that no failing session has. */
function idleGateWaivers(waivers: readonly Waiver[], { gates, waivedGates }: Evaluation): readonly string[] {
  const idle = waivers.filter(({ session, gate, code }) => {
    if (session !== null) return false;
    if (gate !== undefined) {
      const own = gates.filter(({ kind, id }) => kind === gate || id === gate);
      return own.length > 0 && !own.some(({ waived }) => waived === true);
    }
    return code !== undefined && ![...waivedGates.values()].flat().some((id) => codesOfGate(id).includes(code));
  });
  return [...new Set(idle.map(({ gate, code }) => gate ?? code ?? ''))];
}
