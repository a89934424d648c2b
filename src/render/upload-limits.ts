import type { Severity } from '../core/finding.js';

/** A result with what decides whether there is room for it. */
export interface Ranked {
  readonly severity: Severity;
  /** Position of the finding among those of its session, from 0. */
  readonly rank: number;
  /** Made only where there is room: most of a large report is not. */
  readonly make: () => unknown;
}

/** GitHub takes 25,000 results a run and includes the top 5,000 by severity. */
const MOST_RESULTS = 5000;

/** GitHub takes files up to 10 MB when compressed. Uncompressed we are safe whatever the texts are. */
const MOST_BYTES = 9_000_000;

const ORDER: readonly Severity[] = ['error', 'warning', 'note'];

/**
 * What fits into one upload to GitHub's code scanning, in its old order: the most severe first, then the first finding
 * of each session, then the second. https://docs.github.com/en/code-security/code-scanning/troubleshooting-sarif-uploads
 */
export function withinUploadLimits(all: readonly Ranked[]): {
  readonly kept: readonly unknown[];
  readonly omitted: number;
} {
  const encoder = new TextEncoder();
  const order = [...all.keys()].sort((a, b) => compare(all[a], all[b]) || a - b);
  const chosen = new Map<number, unknown>();
  let bytes = 0;
  for (const index of order.slice(0, MOST_RESULTS)) {
    const result = all[index]?.make();
    bytes += encoder.encode(JSON.stringify(result)).length;
    if (bytes > MOST_BYTES) break;
    chosen.set(index, result);
  }
  const kept = [...chosen].sort(([a], [b]) => a - b).map(([, result]) => result);
  return { kept, omitted: all.length - kept.length };
}

function compare(a: Ranked | undefined, b: Ranked | undefined): number {
  if (a === undefined || b === undefined) return 0;
  return ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity) || a.rank - b.rank;
}
