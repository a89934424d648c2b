import { digestInputs } from '../input-digests.js';
import type { ResolvedSettings } from '../settings/resolve.js';
import {
  refuseChanges,
  type ScoredLines,
  type StreamPorts,
  scoreLines,
  summariesAt,
} from '../scoring/score-sessions.js';
import { strangersOf } from '../streaming/strangers.js';
import { NO_SUMMARIES, type ScoredShard } from './scored-shard.js';
import { type IsWanted, wantedBy } from '../scoring/shard-of.js';

/** A shard whose texts are in files: they stay open until it is closed. */
export interface StreamedShard extends ScoredShard {
  readonly close: () => void;
}

/**
 * Scores the sessions of a shard line by line, and reads their texts again for its part. The corpus has to be right as a
 * whole. Throws a UserError as `scoreLines` does.
 */
export function streamShard(settings: ResolvedSettings, ports: StreamPorts): Promise<StreamedShard> {
  const accepts = wantedBy(settings.values.shard, ports.digest);
  return scoreLines(settings, ports, { accepts, defects: 'all', marks: 'none' }, (lines) => {
    const { inputs, corpus, store } = lines;
    const { candidates, pairs, waivers } = inputs;
    const rows = store.rows();
    return {
      settings,
      corpus,
      ...(waivers !== undefined && { waivers }),
      inputs: digestInputs(settings.values, ports.files, ports.digest),
      sessions: store.sessions(),
      summaries: (index) => {
        const row = rows[index];
        return row === undefined || pairs.isCanary(row) ? NO_SUMMARIES : summariesAt(row, lines);
      },
      candidates: {
        any: candidates.lines.names.length + candidates.defects.length > 0,
        valid: hasValid(lines),
      },
      strangers: lastReadOf(lines, accepts),
      unnamed: candidates,
    };
  });
}

/** Mostly the first one is. */
function hasValid({ inputs: { pairs }, scorer }: ScoredLines): boolean {
  for (const { name, candidates } of pairs.groups()) {
    if (scorer.candidate(name, candidates)?.kind === 'valid') return true;
  }
  return false;
}

/** What is read last for a part: the files must not have changed until then. */
function* lastReadOf(lines: ScoredLines, accepts: IsWanted): ScoredShard['strangers'] {
  yield* strangersOf(lines, accepts);
  refuseChanges(lines.inputs.files);
}
