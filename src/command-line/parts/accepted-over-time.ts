import { byCodePoint, terminalLine } from '../../core/text.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import type { AcceptedSummary } from '../../inputs/corpus/taught-summary.js';
import { renderDiff, sessionDiff } from '../../render/diff/session-diff.js';
import type { DiffView } from '../../render/diff/view.js';
import { hang, type Screen } from '../../render/terminal/layout.js';
import { scoreCandidate } from '../../scoring/score-session.js';
import { asCandidate } from '../../scoring/taught-results.js';
import type { CommandContext } from '../command.js';
import { toolsFor } from './score-sought.js';
import type { SoughtSession } from './session-operand.js';
import type { TaughtSession } from './taught-sessions.js';

/** An accepted summary beside the reference: who accepted it, when and why, and what differs. */
interface AcceptedView extends Pick<AcceptedSummary, 'id' | 'by' | 'at' | 'because'> {
  readonly difference: DiffView;
}

/** The accepted summaries of a session by day, each as if it were a candidate and the reference alone were right. */
export function acceptedViews(
  golden: GoldenSession,
  sought: Pick<SoughtSession, 'candidates' | 'corpus'>,
  { settings: { values }, ports }: CommandContext['run'],
): readonly AcceptedView[] {
  const tools = toolsFor(sought, values, ports);
  return golden.accepted
    .toSorted((a, b) => byCodePoint(a.at, b.at))
    .map((one) => {
      const { id, by, at, because } = one;
      const candidate = asCandidate(golden.name, one, one.placeOf);
      return { id, by, at, because, difference: differenceToReference({ golden, candidate, tools }) };
    });
}

/** How a candidate differs from the reference itself, whatever people accepted beside it. */
export function differenceToReference({
  golden,
  candidate,
  tools,
}: Pick<TaughtSession, 'golden' | 'candidate' | 'tools'>): DiffView {
  const alone = { ...golden, accepted: [] };
  return sessionDiff(alone, { candidate, session: scoreCandidate(alone, candidate, tools) });
}

/** What people accepted for a session over time, for a person at a terminal. */
export function renderAccepted(name: string, all: readonly AcceptedView[], screen: Screen): string {
  if (all.length === 0) return `Nobody has accepted a summary of ${terminalLine(name)} beside its reference.\n`;
  return all
    .flatMap(({ id, by, at, because, difference }) => [
      ...hang(`${at}  `, terminalLine(`${by}, ${id}${because === null ? '' : `: ${because}`}`, 500), screen),
      renderDiff(difference, screen),
    ])
    .join('\n');
}
