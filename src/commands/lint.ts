import pc from 'picocolors';
import type { LintIssue } from '../corpus/lint/issue.js';
import { lintCorpus } from '../corpus/lint/lint-corpus.js';
import { lintKeys } from '../corpus/lint/lint-keys.js';
import { lintLabels } from '../corpus/lint/lint-labels.js';
import { lintSession } from '../corpus/lint/lint-session.js';
import { lintTranscript } from '../corpus/lint/lint-transcript.js';
import { readCorpus } from '../corpus/read-corpus.js';
import { counted } from '../counted.js';
import { formatPlace, UserError } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { CommandContext } from '../main.js';
import { jsonText, terminalLine } from '../render/escape.js';
import { hang, type Screen } from '../render/terminal.js';
import { openScorer } from '../rubric/score.js';

/** Checks the corpus against the rules of curation. A reference that cannot be read is one of its errors. */
export function lint({ run, json, screen, print }: CommandContext): ExitCode {
  const { values, problems } = run.settings;
  const { files, digest, clock } = run.ports;
  const kind = files.kind(values.corpus);
  const corpus = readCorpus(values.corpus, files, digest);
  const isCorpus = kind === 'folder' || (kind === 'file' && values.corpus.endsWith('.jsonl'));
  if (problems.length > 0 || !isCorpus) throw new UserError([...problems, ...(isCorpus ? [] : corpus.problems)]);
  const score = openScorer(values.rubric, values.weights);
  const issues: readonly LintIssue[] = [
    ...corpus.problems.map(
      ({ message, place }): LintIssue => ({
        rule: 'broken',
        severity: 'error',
        message,
        place: place ?? { file: values.corpus },
      }),
    ),
    ...corpus.sessions.flatMap((session) => [
      ...lintSession(session, score, values.weights, clock()),
      ...lintKeys(session),
      ...lintTranscript(session, files),
      ...lintLabels(session, files),
    ]),
    ...corpus.skippedFolders.map(
      (file): LintIssue => ({
        rule: 'skipped-folder',
        severity: 'warning',
        message: 'a folder without a reference.json is no session',
        place: { file },
      }),
    ),
    ...lintCorpus(corpus.sessions, { file: values.corpus }),
  ];
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const result = { sessions: corpus.sessions.length, errors, warnings: issues.length - errors, issues };
  print(json ? jsonText(result) : renderLint(result, screen));
  return errors > 0 ? EXIT.fail : EXIT.pass;
}

interface LintResult {
  readonly sessions: number;
  readonly errors: number;
  readonly warnings: number;
  readonly issues: readonly LintIssue[];
}

function renderLint({ sessions, errors, warnings, issues }: LintResult, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const lines = issues.flatMap(({ rule, severity, message, place }) => [
    `${terminalLine(formatPlace(place))}  ${severity === 'error' ? paint.red('error') : paint.yellow('warning')}  ${paint.dim(rule)}`,
    ...hang('  ', terminalLine(message), screen),
  ]);
  const verdict = [counted(sessions, 'session'), counted(errors, 'error'), counted(warnings, 'warning')].join(', ');
  const head = errors > 0 ? paint.red(`✖ ${verdict}`) : paint.green(`✔ ${verdict}`);
  return `${[...lines, ...(lines.length > 0 ? [''] : []), paint.bold(head)].join('\n')}\n`;
}
