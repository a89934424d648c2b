import { formatPlace } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../../core/exit-code.js';
import { jsonText } from '../../core/json/text.js';
import { maskTexts } from '../../core/redact.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { asWritten } from '../../inputs/format/their-words.js';
import { renderDiff } from '../../render/diff/render-diff.js';
import { diffSections } from '../../render/diff/sections.js';
import type { DiffView } from '../../render/diff/view.js';
import { wordingUsed } from '../../scoring/compare-with-accepted.js';
import type { CommandContext } from '../command.js';
import { scoreSought, toolsFor } from './score-sought.js';
import { readSession, type SoughtSession } from './session-operand.js';

/** Shows reference and candidate of one session beside each other. */
export async function diff(context: CommandContext): Promise<ExitCode> {
  const { run, json, screen, print } = context;
  const { golden, ...sought } = await readSession('diff', context);
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
  const { candidate, session, samples } = scoreSought(golden, sought, values, toolsFor(sought, values, ports));
  const used = wordingUsed(golden, session.referenceUsed);
  const valid = candidate?.kind === 'valid' ? candidate : null;
  return {
    name: golden.name,
    reference: formatPlace(used.place),
    status: session.status,
    overall: session.overall,
    ...(samples !== undefined && { samples }),
    candidate: valid === null ? null : formatPlace(valid.place),
    sections: diffSections(
      asWritten(used.summary, used),
      valid === null ? null : asWritten(valid.summary, valid),
      session.dimensions,
      session.defects,
      valid?.places() ?? golden.placeOf,
    ),
    findings: session.defects.filter(({ dimension }) => dimension === null),
  };
}
