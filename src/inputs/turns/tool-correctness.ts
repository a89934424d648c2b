import { byCodePoint } from '../../core/text.js';
import type { Message } from '../transcripts/message.js';

/** How the results of one tool, or of all, have ended. */
export interface ResultCounts {
  /** How many results there are. */
  readonly results: number;
  readonly errors: number;
  /** Results of which nothing says whether they are errors. */
  readonly unknown: number;
}

/** How the tools of a transcript have ended. */
export interface ToolCounts extends ResultCounts {
  /** By name, in code point order; null is for results of which nothing tells the tool. */
  readonly byTool: ReadonlyMap<string | null, ResultCounts>;
}

const NOTHING: ResultCounts = { results: 0, errors: 0, unknown: 0 };

/** Counts the results in messages, those in the conversations of helpers too. */
export function toolsOf(messages: Iterable<Pick<Message, 'blocks'>>): ToolCounts {
  const byTool = new Map<string | null, ResultCounts>();
  for (const { blocks } of messages) {
    for (const block of blocks) {
      if (block.kind !== 'result' || block.isRest) continue;
      const one = { results: 1, errors: block.isError === true ? 1 : 0, unknown: block.isError === null ? 1 : 0 };
      byTool.set(block.tool, sum(byTool.get(block.tool) ?? NOTHING, one));
    }
  }
  return withTotals(byTool);
}

/** The counts of several transcripts together. */
export function allTools(counts: Iterable<ToolCounts>): ToolCounts {
  const byTool = new Map<string | null, ResultCounts>();
  for (const each of counts) {
    for (const [tool, one] of each.byTool) byTool.set(tool, sum(byTool.get(tool) ?? NOTHING, one));
  }
  return withTotals(byTool);
}

/** The share of results that are no errors, 0..1, of those of which it is known; null where it is known of none. */
export function correctnessOf({ results, errors, unknown }: ResultCounts): number | null {
  const known = results - unknown;
  return known === 0 ? null : (known - errors) / known;
}

function withTotals(byTool: ReadonlyMap<string | null, ResultCounts>): ToolCounts {
  const sorted = [...byTool].sort(([a], [b]) => (a === null ? 1 : b === null ? -1 : byCodePoint(a, b)));
  return { ...[...byTool.values()].reduce(sum, NOTHING), byTool: new Map(sorted) };
}

function sum(a: ResultCounts, b: ResultCounts): ResultCounts {
  return { results: a.results + b.results, errors: a.errors + b.errors, unknown: a.unknown + b.unknown };
}
