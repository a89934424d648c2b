import { messageWithHint, type Place } from '../../core/errors.js';
import type { Files } from '../../core/ports.js';
import { findSensitive } from '../../core/redact.js';
import { summaryText } from '../../core/summary.js';
import { openScorer } from '../../rubric/score.js';
import type { Settings } from '../../settings/table.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import type { Corpus } from '../corpus/read-corpus.js';
import { formatOf } from '../format/format-of.js';
import type { SummaryFormat } from '../format/summary-format.js';
import { adviceOnCorpus } from '../found-elsewhere.js';
import { readLabelsOf } from '../labels/read-labels.js';
import type { LintIssue } from './issue.js';
import { lintCorpus, type SessionTraits, traitsOf } from './lint-corpus.js';
import { lintKeys } from './lint-keys.js';
import { lintSession } from './lint-session.js';
import { lintTaught } from './lint-taught.js';
import { lintTranscript } from './lint-transcript.js';
import { lintWorkflows } from './lint-workflows.js';

/** Settings that the lint rules depend on. */
type LintSettings = Pick<
  Settings,
  'corpus' | 'config' | 'rubric' | 'weights' | 'fields' | 'outcomes' | 'dimensions' | 'allow-unreviewed' | 'allow-empty'
>;

/** A corpus whose sessions are asked for one after the other, once. */
interface LintedCorpus extends Pick<Corpus, 'problems' | 'skippedFolders'> {
  readonly sessions: Iterable<GoldenSession>;
}

/** All remarks about a corpus, including one that cannot be read. They come one by one: there may be more than fit into memory. */
export function* lintWhole(
  corpus: LintedCorpus,
  settings: LintSettings,
  files: Files,
  now: Date,
): Generator<LintIssue, void> {
  const score = openScorer(settings.rubric, settings.weights, settings.dimensions);
  const { rubric, weights, dimensions } = settings;
  const format = formatOf(settings);
  const place = { file: settings.corpus };
  for (const problem of corpus.problems) {
    const message = messageWithHint(problem);
    yield { rule: 'broken', severity: 'error', message, place: problem.place ?? place };
  }
  const known: SessionTraits[] = [];
  const named: NamesInFolders[] = [];
  for (const session of corpus.sessions) {
    yield* lintDraft(session, settings['allow-unreviewed']);
    yield* lintSession(session, { rubric, score, weights, dimensions }, now);
    yield* lintKeys(session, format);
    yield* lintTranscript(session, files);
    yield* lintLabels(session, files, format);
    yield* lintTaught(session, score, format, files);
    known.push(traitsOf(session));
    named.push(...namesInFolders(session, settings.corpus));
  }
  for (const file of corpus.skippedFolders) {
    const message = 'a folder without a reference.json is no session';
    yield { rule: 'skipped-folder', severity: 'warning', message, place: { file } };
  }
  const isGating = known.some(({ canary }) => !canary);
  if (corpus.problems.length === 0 && !isGating) yield lintNothing(settings, files);
  yield* lintNames(named);
  yield* lintCorpus(known, place, format);
  yield* lintWorkflows(settings, files);
}

/** A corpus without a session passes every other rule. One that cannot be read has its errors. */
function lintNothing({ corpus: file, 'allow-empty': allowed }: LintSettings, files: Files): LintIssue {
  const message = `no golden session to score; ${adviceOnCorpus(file, files)}`;
  return { rule: 'corpus-size', severity: allowed ? 'warning' : 'error', message, place: { file } };
}

function lintDraft({ unreviewed, placeOf }: GoldenSession, allowed: boolean): readonly LintIssue[] {
  if (!unreviewed) return [];
  return [
    {
      rule: 'unreviewed',
      severity: allowed ? 'warning' : 'error',
      message: 'this is a draft: correct it, say who did in reviewed_by and reviewed_at, and remove "unreviewed"',
      place: placeOf(['unreviewed']),
    },
  ];
}

/** Remarks about the labels.json beside a reference.json. One that cannot be read stops `calibrate`, so it is an error. */
function lintLabels(session: GoldenSession, files: Files, format: SummaryFormat): readonly LintIssue[] {
  const { labels, problems } = readLabelsOf(session, files, format);
  return [
    ...problems.map(
      (problem): LintIssue => ({
        rule: 'labels',
        severity: 'error',
        message: messageWithHint(problem),
        place: problem.place ?? session.place,
      }),
    ),
    ...labels.flatMap(({ id, candidate, labeller, place }) =>
      findSensitive(`${summaryText(candidate)} ${labeller}`).map(
        ({ kind, what }): LintIssue => ({
          rule: kind,
          severity: kind === 'secret' ? 'error' : 'warning',
          message: `something in the label ${JSON.stringify(id)} looks like ${what}`,
          place,
        }),
      ),
    ),
  ];
}

/** Names of devices, which no folder of Windows can have, whatever follows behind a dot. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

interface Named {
  readonly name: string;
  readonly place: Place;
}

/** The folder of a session, and the files in it for what people taught. */
interface NamesInFolders {
  readonly folder: Named;
  readonly taught: readonly (readonly Named[])[];
}

/**
 * The names of a session that a file system must be able to have; none for a line of a `.jsonl` corpus.
 * @param corpus the path of the corpus
 */
export function namesInFolders(
  { name, accepted, rejected, placeOf }: GoldenSession,
  corpus: string,
): readonly NamesInFolders[] {
  const place = placeOf([]);
  if (place.file === corpus) return [];
  const taught = [accepted, rejected].map((all) => all.map(({ id, place }) => ({ name: `${id}.json`, place })));
  return [{ folder: { name, place }, taught }];
}

/** Remarks about names that a checkout on Windows or macOS cannot have, or has once for two. */
export function lintNames(sessions: readonly NamesInFolders[]): readonly LintIssue[] {
  return [
    ...lintAll(
      sessions.map(({ folder }) => folder),
      'folder',
    ),
    ...sessions.flatMap(({ taught }) => taught.flatMap((all) => lintAll(all, 'file'))),
  ];
}

/** Remarks about the names in one folder. */
function lintAll(all: readonly Named[], what: 'folder' | 'file'): readonly LintIssue[] {
  const byFolded = new Map<string, string>();
  return all.flatMap(({ name, place }): readonly LintIssue[] => {
    const folded = name.toUpperCase().toLowerCase();
    const other = byFolded.get(folded);
    byFolded.set(folded, other ?? name);
    const problem =
      other !== undefined
        ? `its name differs from ${JSON.stringify(other)} in case alone, and Windows and macOS have one ${what} for both`
        : windowsProblem(name, what);
    return problem === undefined ? [] : [{ rule: 'portable-name', severity: 'warning', message: problem, place }];
  });
}

function windowsProblem(name: string, what: 'folder' | 'file'): string | undefined {
  const [sign] = /[<>:"|?*]/.exec(name) ?? [];
  if (sign !== undefined) return `its name has ${JSON.stringify(sign)}, and Windows can have no such ${what}`;
  if (/[. ]$/.test(name)) return `its name ends with a dot or a blank, and Windows can have no such ${what}`;
  return DEVICE.test(name) ? `its name is that of a device on Windows, which can have no such ${what}` : undefined;
}
