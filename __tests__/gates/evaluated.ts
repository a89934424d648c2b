import { sha256 } from '../../src/adapters/digest.js';
import type { Defect, FindingCode } from '../../src/core/finding.js';
import { evaluateGates } from '../../src/gates/evaluate.js';
import type { BaselineReport } from '../../src/inputs/baseline/baseline-report.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import type { GateSettings } from '../../src/settings/gate-settings.js';
import { baselineOf, comparedWith } from '../builders/baselines.js';
import { policyWith } from '../builders/policies.js';

export const defect = (code: FindingCode, message: string = code): Defect => ({
  ...{ code, dimension: null, message, suggestion: null, place: { file: 'c.json' } },
});
export const WRONG = defect('WRONG_OUTCOME');
export const GAP = defect('SUMMARY_GAP', 'about money');

/** What the report of the base says of these sessions, with these findings by name. */
export function baseOf(
  sessions: readonly RatedSession[],
  findings: Readonly<Record<string, readonly Defect[]>> = {},
  more: Partial<BaselineReport> = {},
): BaselineReport {
  const report = baselineOf(sessions, more);
  return {
    ...report,
    sessions: report.sessions.map((one) => ({
      ...one,
      findings: (findings[one.name] ?? []).map(({ code, message }) => ({ code, message })),
    })),
  };
}

export function evaluate(
  sessions: readonly RatedSession[],
  thresholds: Partial<GateSettings>,
  { base, waivers = [], samplesPass = { of: 1, in: 1 } }: Given = {},
) {
  return evaluateGates(sessions, null, policyWith(thresholds, { samplesPass }), {
    ...{ waivers, compared: base === undefined ? null : comparedWith(sessions, base), unreferenced: 0 },
    digest: sha256,
  });
}

export interface Given {
  readonly base?: BaselineReport;
  readonly waivers?: readonly Waiver[];
  readonly samplesPass?: { readonly of: number; readonly in: number };
}

export const waiver = (about: Partial<Waiver>): Waiver => ({
  ...{ session: null, dimension: null, reason: 'known', until: '2027-01-01', by: 'mona' },
  ...about,
});
