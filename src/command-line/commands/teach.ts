import { formatPlace, type Problem, UserError } from '../../core/errors.js';
import { EXIT, type ExitCode } from '../../core/exit-code.js';
import { jsonText } from '../../core/json/text.js';
import { maskTexts } from '../../core/redact.js';
import { counted, terminalLine } from '../../core/text.js';
import { CANDIDATES_FILE } from '../../inputs/base-candidates.js';
import { readBaselineReport } from '../../inputs/baseline-report.js';
import type { Candidate } from '../../inputs/candidates/candidate.js';
import { type Candidates, readCandidates } from '../../inputs/candidates/read-candidates.js';
import type { GoldenSession } from '../../inputs/corpus/golden-session.js';
import { type Corpus, readCorpus } from '../../inputs/corpus/read-corpus.js';
import type { Saying } from '../../inputs/corpus/write-taught.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { SummaryFormat } from '../../inputs/format/summary-format.js';
import { renderDiff, sessionDiff } from '../../render/diff/session-diff.js';
import type { DiffView } from '../../render/diff/view.js';
import { hang, type Screen } from '../../render/terminal/layout.js';
import { pathIn } from '../../run/report-files.js';
import { type ExplainedSession, type ScoringTools, scoreCandidate } from '../../scoring/score-session.js';
import { pathsOf, showPaths } from '../../settings/candidate-paths.js';
import type { CommandContext } from '../command.js';
import { BECAUSE, BY, CODE, YES } from '../teaching-flags.js';
import { faultsFor } from './faults-of-others.js';
import { candidateNamed } from './named-candidate.js';
import { toolsFor } from './score-sought.js';
import { namedSample, nameHint } from './session-operand.js';
import { type Plan, writeAll } from './write-plans.js';

/** A session with the candidate that somebody wants to accept or to reject. */
export interface TaughtSession {
  readonly golden: GoldenSession;
  readonly candidate: Extract<Candidate, { kind: 'valid' }>;
  readonly session: ExplainedSession;
  readonly tools: ScoringTools;
  readonly format: SummaryFormat;
}

/** What differs between `accept` and `reject`. */
export interface Lesson {
  readonly command: 'accept' | 'reject';
  /** What is to be written about one session, or what stands in the way. */
  readonly plan: (
    taught: TaughtSession,
    saying: Saying,
    run: CommandContext['run'],
  ) => Plan | { readonly problem: Problem };
}

/** Shows what accepting or rejecting the candidates of some sessions would write; with `--yes` writes it, all of it or nothing. */
export async function teach(context: CommandContext, { command, plan }: Lesson): Promise<ExitCode> {
  const { run, json, screen, print, tell } = context;
  const sessions = await readTaught(command, context);
  const saying = sayingOf(command, context);
  const planned = sessions.map((taught) => ({ taught, plan: plan(taught, saying, run) }));
  refuse(planned.flatMap(({ plan: one }) => ('problem' in one ? [one.problem] : [])));
  const plans = planned.flatMap(({ plan: one }) => ('problem' in one ? [] : [one]));
  for (const line of sessions.flatMap((one) => staleness(one, run))) tell(line);
  const isWanted = context.flags.has(YES.name);
  const written = isWanted ? writeAll(plans, run.ports.files) : [];
  const views = planned.map(({ taught }) => sessionDiff(taught.golden, taught));
  print(
    json
      ? jsonText(maskTexts({ sessions: plans.map((one, i) => toJson(one, views[i])), written }))
      : describe(command, { plans, views, written, isWanted }, screen),
  );
  return EXIT.pass;
}

function sayingOf(command: Lesson['command'], { flags, run }: CommandContext): Saying {
  const by = flags.get(BY.name)?.trim() ?? '';
  const because = flags.get(BECAUSE.name)?.trim() ?? '';
  const code = flags.get(CODE.name);
  refuse([
    ...(by === '' ? [{ message: `${command} needs --by: who ${command}s it, a person or a team` }] : []),
    ...(command === 'reject' && because === '' ? [{ message: 'reject needs --because: what is wrong with it' }] : []),
  ]);
  const at = run.ports.clock().toISOString().slice(0, 10);
  return { by, at, ...(because !== '' && { because }), ...(code !== undefined && { code }) };
}

async function readTaught(
  command: Lesson['command'],
  { run, operands }: CommandContext,
): Promise<readonly TaughtSession[]> {
  const { settings, ports } = run;
  const { values } = settings;
  const format = formatOf(values);
  refuse(settings.problems);
  if (operands.length === 0)
    refuse([{ message: `${command} needs the name of a session`, hint: '`explain` lists them' }]);
  const corpus = await readCorpus(values.corpus, ports.files, ports.digest, format);
  const named = operands.map((operand) => namedSample(operand.normalize('NFC')));
  const goldens = named.map(({ name }) => goldenNamed(name, corpus));
  refuse(goldens.flatMap((one) => ('problems' in one ? one.problems : [])));
  const { candidates, place } = await readChosen(run, format);
  const tools = toolsFor({ corpus, candidates }, values, ports);
  const found = named.map((one) => candidateNamed(command, one, candidates, place));
  refuse(found.flatMap((one) => ('problems' in one ? one.problems : [])));
  return goldens.flatMap((golden, i): readonly TaughtSession[] => {
    const one = found[i];
    if ('problems' in golden || one === undefined || 'problems' in one) return [];
    const session = scoreCandidate(golden.golden, one.candidate, tools);
    return [{ golden: golden.golden, candidate: one.candidate, session, tools, format }];
  });
}

function goldenNamed(
  name: string,
  corpus: Corpus,
): { readonly golden: GoldenSession } | { readonly problems: readonly Problem[] } {
  const golden = corpus.sessions.find((session) => session.name === name);
  const { own, nobodys } = faultsFor(name, corpus);
  if (own.length > 0) return { problems: own };
  if (golden?.canary === true)
    return { problems: [{ message: `${JSON.stringify(name)} is a canary: it has no candidate`, place: golden.place }] };
  if (golden !== undefined) return { golden };
  const { ending, ...hint } = nameHint(
    name,
    corpus.sessions.map((session) => session.name),
  );
  return { problems: [...nobodys, { message: `the corpus has no session ${JSON.stringify(name)}${ending}`, ...hint }] };
}

/** The candidates where they are looked for; where there are none any more, those that the last run has kept. */
async function readChosen(
  { settings: { values }, ports: { files, digest } }: CommandContext['run'],
  format: SummaryFormat,
): Promise<{ readonly candidates: Candidates; readonly place: string }> {
  const isThere = pathsOf(values.candidates).some((path) => files.kind(path) !== 'missing');
  const kept = pathIn(values['report-dir'], CANDIDATES_FILE);
  const paths = isThere || files.kind(kept) !== 'file' ? values.candidates : kept;
  const candidates = await readCandidates(paths, files, digest, format);
  refuse(candidates.problems);
  return { candidates, place: showPaths(paths) };
}

/** Somebody may have read a report about another text than the one that is there now. */
function staleness(
  { golden, candidate }: TaughtSession,
  { settings: { values }, ports: { files } }: CommandContext['run'],
) {
  const path = pathIn(values['report-dir'], 'report.json');
  const read = files.kind(path) === 'file' ? files.read(path) : undefined;
  const parsed = read?.kind === 'text' ? readBaselineReport(read.text) : undefined;
  if (parsed?.kind !== 'report') return [];
  const scored = parsed.report.sessions.find(({ name }) => name === golden.name);
  if (scored === undefined || scored.samples != null || scored.candidate_digest === candidate.digest) return [];
  return [`note: ${formatPlace(candidate.place)} is not what ${path} is about; run score to see what is found in it`];
}

function toJson({ session, file, text, isMasked, still }: Plan, difference: DiffView | undefined) {
  return { session, file, text, masked: isMasked, still, difference };
}

interface Done {
  readonly plans: readonly Plan[];
  readonly views: readonly DiffView[];
  readonly written: readonly string[];
  readonly isWanted: boolean;
}

function describe(command: Lesson['command'], { plans, views, written, isWanted }: Done, screen: Screen): string {
  const say = (text: string): readonly string[] => hang('', terminalLine(text, 1000), screen);
  return [
    ...plans.flatMap((plan, i) => {
      const view = views[i];
      return [
        ...(isWanted || view === undefined ? [] : [renderDiff(view, screen)]),
        `${wordFor(plan, written, isWanted)}  ${terminalLine(plan.file, 1000)}`,
        ...(plan.isMasked
          ? say('  ! a credential in it is masked: it is not word for word what the candidate says')
          : []),
        ...plan.remarks.flatMap((remark) => hang('  ! ', terminalLine(remark, 1000), screen)),
        '',
      ];
    }),
    ...(isWanted
      ? say(`Commit ${written.length === 1 ? 'it' : 'them'}, so that somebody can review what the gate learns.`)
      : say(
          `Nothing is written yet. Read the difference; ${command} … --yes writes ${counted(plans.length, 'file')}.`,
        )),
    '',
  ].join('\n');
}

function wordFor({ file }: Plan, written: readonly string[], isWanted: boolean): string {
  if (!isWanted) return 'would write';
  return written.includes(file) ? 'wrote' : 'there already';
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(problems);
}
