import { EXIT, type ExitCode, formatPlace } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { maskTexts } from '../../core/redact.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { renderDiff, sessionDiff } from '../../render/diff/session-diff.js';
import type { DiffView } from '../../render/diff/view.js';
import type { CommandContext } from '../command.js';
import { ACCEPTED } from '../flags.js';
import { acceptedViews, renderAccepted } from '../parts/accepted-over-time.js';
import { scoreSought, toolsFor } from '../parts/score-sought.js';
import { readSession, type SoughtSession } from '../parts/session-operand.js';

/** Shows reference and candidate of one session beside each other. */
export async function diff(context: CommandContext): Promise<ExitCode> {
  const { run, json, screen, print } = context;
  const { golden, ...sought } = await readSession('diff', context);
  if (context.flags.has(ACCEPTED.name)) {
    const all = acceptedViews(golden, sought, run);
    print(json ? jsonText(maskTexts({ accepted: all })) : renderAccepted(golden.name, all, screen));
    return EXIT.pass;
  }
  const view = golden.canary ? canaryView(golden) : viewOf(golden, sought, run);
  print(json ? jsonText(maskTexts(view)) : renderDiff(view, screen));
  return EXIT.pass;
}

/** A canary is for the judge: a candidate that stands beside it is not looked at. */
function canaryView({ name, place }: GoldenSession): DiffView {
  const reference = formatPlace(place);
  return { name, reference, status: 'canary', overall: null, candidate: null, sections: [], findings: [] };
}

function viewOf(
  golden: GoldenSession,
  sought: Pick<SoughtSession, 'candidates' | 'corpus' | 'sample'>,
  { settings: { values }, ports }: CommandContext['run'],
): DiffView {
  return sessionDiff(golden, scoreSought(golden, sought, values, toolsFor(sought, values, ports)));
}
