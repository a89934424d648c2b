import { formatPlace } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../../core/exit-code.js';
import { jsonText } from '../../core/json/text.js';
import { maskTexts } from '../../core/redact.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { formatOf } from '../../inputs/format/format-of.js';
import { renderDiff } from '../../render/diff/render-diff.js';
import { diffSections } from '../../render/diff/sections.js';
import type { DiffView } from '../../render/diff/view.js';
import { RequirementCheck } from '../../rubric/requirement-check.js';
import { openClaimCheck, openScorer } from '../../rubric/score.js';
import { scoreCandidate } from '../../scoring/score-session.js';
import { SessionContext } from '../../scoring/session-context.js';
import type { Settings } from '../../settings/table.js';
import type { CommandContext } from '../command.js';
import { readSession } from './session-operand.js';

/** Shows reference and candidate of one session beside each other. */
export async function diff(context: CommandContext): Promise<ExitCode> {
  const { run, json, screen, print } = context;
  const { golden, candidates, corpus } = await readSession('diff', context);
  const view = viewOf(
    golden,
    candidates.byName.get(golden.name),
    run.settings.values,
    SessionContext.of(corpus, run.ports),
  );
  print(json ? jsonText(maskTexts(view)) : renderDiff(view, screen));
  return EXIT.pass;
}

function viewOf(
  golden: GoldenSession,
  candidate: Candidate | undefined,
  values: Settings,
  sessions: SessionContext,
): DiffView {
  const common = { name: golden.name, reference: formatPlace(golden.place) };
  if (golden.canary) {
    return { ...common, status: 'canary', overall: null, candidate: null, sections: [], findings: [] };
  }
  const session = scoreCandidate(golden, candidate, {
    score: openScorer(values.rubric, values.weights),
    check: new RequirementCheck(),
    claims: openClaimCheck(values.rubric),
    candidatesPath: values.candidates,
    format: formatOf(values),
    context: sessions,
  });
  const valid = candidate?.kind === 'valid' ? candidate : null;
  return {
    ...common,
    status: session.status,
    overall: session.overall,
    candidate: valid === null ? null : formatPlace(valid.place),
    sections: diffSections(
      golden.reference,
      valid?.summary ?? null,
      session.dimensions,
      session.defects,
      valid?.places() ?? golden.placeOf,
    ),
    findings: session.defects.filter(({ dimension }) => dimension === null),
  };
}
