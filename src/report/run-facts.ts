import type { Defect } from '../core/finding.js';
import type { BaselineFacts } from '../inputs/baseline/read-baseline.js';
import type { CorpusFacts } from '../inputs/corpus/corpus-facts.js';
import type { InputDigests } from '../inputs/input-digests.js';
import type { RunIdentity } from '../inputs/run-identity.js';
import type { Waiver } from '../inputs/waivers/waiver.js';
import type { JudgeFacts } from '../judge/judge-facts.js';
import type { GoldenOnBase } from '../scoring/run-inputs.js';
import type { ScoredSession } from '../scoring/scored-session.js';
import type { ResolvedSettings } from '../settings/resolved.js';
import type { Report } from './schema.js';

export interface RunFacts {
  readonly scoredAt: Date;
  readonly settings: ResolvedSettings;
  readonly corpus: CorpusFacts;
  /** The sessions of this run, in code point order. */
  readonly sessions: readonly ScoredSession[];
  /** Candidates without a golden session that a limit kept from the judge. */
  readonly leftOut: number;
  /** Defects that belong to no session. */
  readonly defects: readonly Defect[];
  /** How many more there are of these. */
  readonly moreDefects: number;
  /** Null when the judge is off. */
  readonly judge: JudgeFacts | null;
  /** The report to compare with; null when none is wanted. */
  readonly baseline: BaselineFacts | null;
  readonly waivers: readonly Waiver[];
  /** Digests of files that a pull request can edit. */
  readonly inputs: InputDigests;
  /** What was scored, and by which run; left out where nobody knows. */
  readonly identity?: RunIdentity;
  /** Without a report of the base: names of sessions whose accepted summaries the base branch has all the same. */
  readonly acceptedOnBase?: ReadonlySet<string>;
  /** What a pull request brings along for its own candidates; left out where it brings nothing, and where there is none. */
  readonly broughtAlong?: readonly { readonly what: 'baseline' | 'waivers'; readonly file: string }[];
  /**
   * Names of golden sessions of the base that a pull request has not, and that it has otherwise; or why nobody knows. Left out
   * where there is no pull request.
   */
  readonly goldenOnBase?: GoldenOnBase;
  /** Left out where it was not measured. */
  readonly strength?: NonNullable<Report['gate_strength']>;
}
