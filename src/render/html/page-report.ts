import type { Report, ReportGate, ReportSession } from '../../report/schema.js';
import type { Dimension } from '../../summary.js';

/**
 * The report with the parts that not every report has: each is shown where it is there and left out where it is not.
 */
export type PageReport = Omit<Report, 'gates' | 'sessions'> & {
  readonly gates: readonly PageGate[];
  readonly sessions: readonly PageSession[];
  readonly baseline?: Baseline | undefined;
  readonly gate_strength?: GateStrength | undefined;
};

export type PageGate = Omit<ReportGate, 'kind'> & {
  readonly kind: string;
  readonly flip_risk?: { readonly errors: number; readonly word: string; readonly about: string } | undefined;
  readonly waived?: true | undefined;
};

export type PageSession = ReportSession & { readonly waived?: readonly Waiver[] | undefined };

export interface Waiver {
  readonly dimension: Dimension | null;
  readonly reason: string;
  readonly until: string;
  readonly by: string;
}

export interface Change {
  readonly before: number;
  readonly now: number;
  readonly delta: number;
  readonly ci95: readonly [number, number] | null;
  readonly p: number;
  readonly word: string;
}

export interface Baseline {
  readonly source: string;
  readonly path: string | null;
  readonly commit: string | null;
  readonly fallback: boolean;
  readonly reason: string | null;
  readonly scored_at: string | null;
  readonly changed_inputs: readonly string[];
  readonly paired: number;
  readonly changed_references: readonly string[];
  readonly new_sessions: readonly string[];
  readonly removed_sessions: readonly string[];
  readonly overall: Change | null;
  readonly dimensions: Readonly<Record<Dimension, Change>> | null;
  readonly sessions: readonly {
    readonly name: string;
    readonly delta: number;
    readonly dimensions: Readonly<Record<Dimension, number>>;
  }[];
  readonly failures: {
    readonly new: readonly string[];
    readonly already: readonly string[];
    readonly fixed: readonly string[];
  } | null;
}

export interface GateStrength {
  readonly variants: number;
  readonly damaging: number;
  readonly caught: number;
  readonly harmless: number;
  readonly blocked: number;
}
