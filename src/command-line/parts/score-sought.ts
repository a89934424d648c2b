import { formatPlace, UserError } from '../../core/errors.js';
import type { Summary } from '../../core/summary.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import { showNumbers } from '../../inputs/candidates/samples.js';
import { unreadFileIn } from '../../inputs/candidates/unread-file.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import type { ShownSession } from '../../render/diff/session-diff.js';
import type { ShownSamples } from '../../render/terminal/shown-samples.js';
import { RequirementCheck } from '../../rubric/requirement-check.js';
import { openClaimCheck, openScorer, precisionOf } from '../../rubric/score.js';
import { diagnoseFields } from '../../scoring/field-diagnosis.js';
import { FieldCounts, seeFields } from '../../scoring/fields-seen.js';
import { type LostField, withLostDefects } from '../../scoring/lost-fields.js';
import { type SampledSession, scoreSamples } from '../../scoring/score-samples.js';
import { type ExplainedSession, type ScoringTools, scoreCandidate } from '../../scoring/score-session.js';
import { SessionContext } from '../../scoring/session-context.js';
import { showPaths } from '../../settings/candidate-paths.js';
import type { Settings } from '../../settings/table.js';
import { standardDeviation } from '../../statistics/descriptive.js';
import type { CommandContext } from '../command.js';
import type { SoughtSession } from './session-operand.js';

/** What scoring one session after another takes, and what a run tells of it besides. */
interface SoughtTools extends ScoringTools {
  readonly lost: readonly LostField[];
  /** What gates count, which is told beside such a field. */
  readonly failOn: Settings['fail-on'];
}

/** What scoring one session after another takes. */
export function toolsFor(
  { corpus, candidates }: Pick<SoughtSession, 'corpus' | 'candidates'>,
  values: Settings,
  ports: Pick<CommandContext['run']['ports'], 'files' | 'digest'>,
): SoughtTools {
  const format = formatOf(values);
  return {
    score: openScorer(values.rubric, values.weights, values.dimensions),
    check: new RequirementCheck(),
    claims: openClaimCheck(values.rubric),
    candidatesPath: showPaths(values.candidates),
    unreadFile: unreadFileIn(values.candidates, ports.files),
    format,
    lost: lostInRun({ corpus, candidates }, format),
    failOn: values['fail-on'],
    context: SessionContext.of(corpus, ports),
  };
}

/**
 * Scores what a command was asked about as a run would; of several samples it shows the one that was named, or the worst. Throws
 * where a sample is named that there is not.
 */
export function scoreSought(
  golden: GoldenSession,
  { candidates, sample }: Pick<SoughtSession, 'candidates' | 'sample'>,
  values: Settings,
  tools: SoughtTools,
): ShownSession {
  const { numbers, byName, samplesOf } = candidates;
  const own = samplesOf.get(golden.name);
  refuseUnknown(sample, own === undefined ? [] : numbers, golden.name);
  if (own === undefined) {
    const candidate = byName.get(golden.name);
    return { candidate, session: withLost(scoreCandidate(golden, candidate, tools), tools) };
  }
  const { worst, ...scored } = scoreSamples(golden, own, { numbers, precision: precisionOf(values.rubric) }, tools);
  const all = scored.all.map((one) => ({ sample: one.sample, session: withLost(one.session, tools) }));
  const wanted = sample ?? worst.sample;
  const shown = all.find((one) => one.sample === wanted) ?? worst;
  return {
    candidate: own.get(shown.sample),
    session: shown.session,
    samples: toShown({ ...scored, all, worst }, shown.sample, own),
  };
}

/** With what only a run knows that has seen all candidates. */
function withLost(session: ExplainedSession, { lost, failOn }: SoughtTools): ExplainedSession {
  const defects = withLostDefects(session, lost, failOn);
  return defects === session.defects ? session : { ...session, defects };
}

function refuseUnknown(sample: number | undefined, numbers: readonly number[], name: string): void {
  if (sample === undefined || numbers.includes(sample)) return;
  const allowed = numbers.length === 0 ? 'the session has no samples' : `the run has samples ${showNumbers(numbers)}`;
  throw new UserError([{ message: `there is no sample ${sample} of ${JSON.stringify(name)}: ${allowed}` }]);
}

function toShown(
  { session, all, worst }: SampledSession,
  shown: number,
  own: ReadonlyMap<number, Candidate>,
): ShownSamples {
  return {
    shown,
    overall: session.overall,
    spread: standardDeviation(all.map((one) => one.session.overall)),
    worst: worst.sample,
    all: all.map(({ sample, session: { status, overall, defects } }) => {
      const place = own.get(sample)?.place;
      return {
        sample,
        status,
        overall,
        findings: defects.length,
        place: place === undefined ? null : formatPlace(place),
      };
    }),
  };
}

/** The fields that most candidates lack, as a run tells of them: a command that shows one session says it in the same words. */
function lostInRun(
  { corpus, candidates }: Pick<SoughtSession, 'corpus' | 'candidates'>,
  format: SummaryFormat,
): readonly LostField[] {
  const counts = new FieldCounts();
  for (const { name, reference, canary } of corpus.sessions) {
    if (canary) continue;
    const samples = candidates.samplesOf.get(name)?.values() ?? [candidates.byName.get(name)];
    for (const candidate of samples) count(candidate, reference, counts);
  }
  return diagnoseFields(counts, format).lost;
}

/** What is lacking is known without scoring; a word that is no outcome is not, and no lost field either. */
function count(candidate: Candidate | undefined, reference: Summary, counts: FieldCounts): void {
  if (candidate?.kind === 'valid') counts.add(seeFields(reference, candidate, []) ?? null);
  else if (candidate !== undefined) counts.invalid++;
}
