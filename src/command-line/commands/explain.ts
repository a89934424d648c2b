import { EXIT, type ExitCode, formatPlace, refuse } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import type { Files } from '../../core/ports.js';
import { maskTexts } from '../../core/redact.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { asWritten } from '../../inputs/format/their-words.js';
import { candidateWithoutCredentials } from '../../inputs/without-credentials.js';
import { type Explanation, renderExplanation } from '../../render/terminal/explanation.js';
import { type ListedSession, listedOf, renderList } from '../../render/terminal/listed-sessions.js';
import { toReportSource } from '../../report/transcripts-report.js';
import { wordingUsed } from '../../scoring/compare-with-accepted.js';
import type { Settings } from '../../settings/table.js';
import type { CommandContext } from '../command.js';
import { explainUnreferenced, openCanExplain } from '../parts/explain-unreferenced.js';
import { corpusFaults } from '../parts/faults-of-others.js';
import { lastJudgement } from '../parts/last-judgement.js';
import { scoreSought, toolsFor } from '../parts/score-sought.js';
import { requireSession, type SoughtSession, seekSession } from '../parts/session-operand.js';

/** Shows every number behind one session; without a name which sessions there are. */
export async function explain(context: CommandContext): Promise<ExitCode> {
  const { run, json, screen, print } = context;
  const sought = await seekSession(context);
  const { values } = run.settings;
  if (!sought.isNamed) {
    const all = listSessions(sought, values, run.ports);
    for (const line of corpusFaults(sought.faults)) context.tell(line);
    print(json ? jsonText(maskTexts(all)) : renderList(all, screen));
    return EXIT.pass;
  }
  const explanation = explainUnmatched(sought, values, run.ports.files) ?? explainKnown(sought, context);
  print(json ? jsonText(maskTexts(explanation)) : renderExplanation(explanation, screen));
  return EXIT.pass;
}

function explainUnmatched(sought: SoughtSession, values: Settings, files: Files): Explanation | undefined {
  const { isUnmatched, name, candidates, problems } = sought;
  return isUnmatched && problems.length === 0
    ? explainUnreferenced(candidates.byName.get(name), values, files)
    : undefined;
}

function explainKnown(sought: SoughtSession, { run, tell }: CommandContext): Explanation {
  const golden = requireSession('explain', sought, tell);
  const {
    settings: { values },
    ports,
  } = run;
  return golden.canary ? explainCanary(golden, values) : explainCandidate(golden, sought, values, ports);
}

function explainCandidate(
  golden: GoldenSession,
  sought: SoughtSession,
  values: Settings,
  ports: CommandContext['run']['ports'],
): Explanation {
  const tools = toolsFor(sought, values, ports);
  const { candidate, session, samples } = scoreSought(golden, sought, values, tools);
  const used = wordingUsed(golden, session.details.referenceUsed);
  const { requirements = [] } = session;
  const valid = candidate?.kind === 'valid' ? candidateWithoutCredentials(candidate) : null;
  const witnesses = valid === null ? undefined : tools.context.witnessesOf(golden, valid.summary);
  return {
    name: golden.name,
    status: session.status,
    rubric: values.rubric,
    overall: session.overall,
    ...(samples !== undefined && { samples }),
    dimensions: session.dimensions.map((result) => ({
      ...result,
      weight: values.weights[result.dimension],
      contribution: result.score * values.weights[result.dimension],
    })),
    ...(requirements.length > 0 && { requirements }),
    ...(witnesses !== undefined && { numbers_and_names: witnesses }),
    ...(session.details.transcript !== undefined && { transcript: toReportSource(session.details.transcript) }),
    findings: session.defects.map(({ place, ...defect }) => ({ ...defect, ...place })),
    reference: { place: formatPlace(used.place), ...asWritten(used.summary, used) },
    candidate: valid === null ? null : { place: formatPlace(valid.place), ...asWritten(valid.summary, valid) },
    judge:
      session.candidateDigest === null
        ? null
        : lastJudgement(
            { name: golden.name, candidateDigest: session.candidateDigest, referenceDigest: golden.referenceDigest },
            values,
            ports.files,
          ),
  };
}

/** A canary is for the judge: a candidate that stands beside it is not looked at. */
function explainCanary(golden: GoldenSession, { rubric }: Settings): Explanation {
  return {
    name: golden.name,
    status: 'canary',
    rubric,
    overall: null,
    dimensions: [],
    findings: [],
    reference: { place: formatPlace(golden.place), ...asWritten(golden.reference, golden) },
    candidate: null,
    judge: null,
  };
}

/**
 * The sessions that `explain` can show, the worst first. Throws what is wrong with the input, but for that of single sessions
 * beside others.
 */
function listSessions(
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
