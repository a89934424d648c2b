import { refuse } from '../../core/errors.js';
import { type ListedSession, listedOf } from '../../render/terminal/listed-sessions.js';
import type { Settings } from '../../settings/table.js';
import type { CommandContext } from '../command.js';
import { openCanExplain } from './explain-unreferenced.js';
import { scoreSought, toolsFor } from './score-sought.js';
import type { SoughtSession } from './session-operand.js';

/**
 * The sessions that `explain` can show, the worst first. Throws what is wrong with the input, but for that of single sessions
 * beside others.
 */
export function listSessions(
  { corpus, candidates, problems, faults }: SoughtSession,
  values: Settings,
  ports: CommandContext['run']['ports'],
): readonly ListedSession[] {
  const all = [...problems, ...faults.nobodys, ...(corpus.sessions.length === 0 ? faults.others : [])];
  refuse(all);
  const tools = toolsFor({ corpus, candidates }, values, ports);
  // One whose reference cannot be read has one.
  const known = new Set([...corpus.sessions.map(({ name }) => name), ...corpus.owners]);
  const canExplain = openCanExplain(values, ports.files);
  const unmatched = [...candidates.byName].flatMap(([name, one]) =>
    known.has(name) || !canExplain(one) ? [] : [name],
  );
  return [
    ...listedOf(
      corpus.sessions.flatMap((golden) => {
        if (golden.canary) return [];
        const { session, samples } = scoreSought(golden, { candidates, sample: undefined }, values, tools);
        const overall = samples?.overall ?? session.overall;
        return [{ name: golden.name, status: session.status, overall, findings: session.defects.length }];
      }),
    ),
    ...unmatched.map((name) => ({ name, status: 'unreferenced' as const, overall: null, findings: 0 })),
    ...corpus.sessions.flatMap(({ name, canary }) =>
      canary ? [{ name, status: 'canary' as const, overall: null, findings: 0 }] : [],
    ),
  ];
}
