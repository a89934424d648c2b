import { DIMENSIONS } from '../../src/core/summary.js';
import type { Policy } from '../../src/gates/policy.js';
import { type GateSettings, JUDGE_GATE_NAMES, SCORE_GATE_NAMES } from '../../src/settings/gate-settings.js';
import { settingsOfInputs } from '../../src/settings/resolve.js';

const NO_GATE: GateSettings = settingsOfInputs(
  new Map([...SCORE_GATE_NAMES, ...JUDGE_GATE_NAMES].map((name) => [name, { text: 'none', label: name }])),
);

/** A policy with these thresholds and no other. */
export function policyWith(thresholds: Partial<GateSettings>, more: Partial<Policy> = {}): Policy {
  return {
    thresholds: { ...NO_GATE, ...thresholds },
    unasked: new Set(),
    maxT: false,
    requiresJudge: false,
    minMeasured: 0.9,
    minJudgeAgreement: null,
    samplesPass: { of: 1, in: 1 },
    mayBeUnguarded: null,
    precision: 'full',
    dimensions: DIMENSIONS,
    ...more,
  };
}
