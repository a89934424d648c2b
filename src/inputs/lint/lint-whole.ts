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
import { lintCorpus } from './lint-corpus.js';
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

/** All remarks about a corpus, including one that cannot be read. */
export function lintWhole(corpus: Corpus, settings: LintSettings, files: Files, now: Date): readonly LintIssue[] {
  const score = openScorer(settings.rubric, settings.weights, settings.dimensions);
  const { weights, dimensions } = settings;
  const format = formatOf(settings);
  const place = { file: settings.corpus };
  return [
    ...corpus.problems.map(
      (problem): LintIssue => ({
        rule: 'broken',
        severity: 'error',
        message: messageWithHint(problem),
        place: problem.place ?? place,
      }),
    ),
    ...corpus.sessions.flatMap((session) => [
      ...lintDraft(session, settings['allow-unreviewed']),
      ...lintSession(session, { score, weights, dimensions }, now),
      ...lintKeys(session, format),
      ...lintTranscript(session, files),
      ...lintLabels(session, files, format),
      ...lintTaught(session, score, files),
    ]),
    ...corpus.skippedFolders.map(
      (file): LintIssue => ({
        rule: 'skipped-folder',
        severity: 'warning',
        message: 'a folder without a reference.json is no session',
        place: { file },
      }),
    ),
    ...lintNothing(corpus, settings, files),
    ...lintNames(corpus.sessions, settings.corpus),
    ...lintCorpus(corpus.sessions, place, format),
    ...lintWorkflows(settings, files),
  ];
}

/** A corpus without a session passes every other rule. One that cannot be read has its errors. */
function lintNothing(
  { problems, sessions }: Corpus,
  { corpus: file, 'allow-empty': allowed }: LintSettings,
  files: Files,
): readonly LintIssue[] {
  if (problems.length > 0 || sessions.some(({ canary }) => !canary)) return [];
  const message = `no golden session to score; ${adviceOnCorpus(file, files)}`;
  return [{ rule: 'corpus-size', severity: allowed ? 'warning' : 'error', message, place: { file } }];
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

/**
 * Remarks about names of folders, and of files of what people taught, that a checkout on Windows or macOS cannot have, or has
 * once for two. Sessions of a `.jsonl` corpus have neither.
 * @param corpus the path of the corpus
 */
export function lintNames(sessions: readonly GoldenSession[], corpus: string): readonly LintIssue[] {
  const inFolders = sessions.filter(({ placeOf }) => placeOf([]).file !== corpus);
  const folders = inFolders.map(({ name, placeOf }) => ({ name, place: placeOf([]) }));
  const taught = inFolders.flatMap(({ accepted, rejected }) => [accepted, rejected]);
  return [
    ...lintAll(folders, 'folder'),
    ...taught.flatMap((all) =>
      lintAll(
        all.map(({ id, place }) => ({ name: `${id}.json`, place })),
        'file',
      ),
    ),
  ];
}

interface Named {
  readonly name: string;
  readonly place: Place;
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
