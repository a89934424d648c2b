import pc from 'picocolors';
import { EXIT, type ExitCode, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { maskTexts } from '../../core/redact.js';
import { counted } from '../../core/text.js';
import { readCorpus } from '../../inputs/corpus/read-corpus.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { LintIssue } from '../../inputs/lint/issue.js';
import { lintWhole } from '../../inputs/lint/lint-whole.js';
import type { Screen } from '../../render/terminal/layout.js';
import { lintLines } from '../../render/terminal/lint.js';
import { rateAsInARun } from '../../self-test/as-in-a-run.js';
import { type BlindSpot, blindSpots } from '../../self-test/exam.js';
import type { CommandContext } from '../command.js';
import { isWorthPrinting, wantsLines } from '../flags.js';

/** Checks the corpus against the rules of curation. A reference that cannot be read is one of its errors. */
export async function lint(context: CommandContext): Promise<ExitCode> {
  const { run, json, screen, print } = context;
  const { values, problems, wrong } = run.settings;
  const { files, digest, clock } = run.ports;
  if (wrong.has('corpus')) throw new UserError(problems);
  const kind = files.kind(values.corpus);
  const corpus = await readCorpus(values.corpus, files, digest, formatOf(values));
  const isCorpus = kind === 'folder' || (kind === 'file' && values.corpus.endsWith('.jsonl'));
  if (problems.length > 0 || !isCorpus) throw new UserError([...problems, ...(isCorpus ? [] : corpus.problems)]);
  // Data is printed as it is, and logs are kept.
  const issues = maskTexts([
    ...lintWhole(corpus, values, files, clock()),
    ...blindSpots(corpus.sessions, rateAsInARun(corpus.sessions, values, run.ports)).map(blindness),
  ]);
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const result = {
    sessions: corpus.sessions.length,
    unreadable: corpus.broken,
    errors,
    warnings: issues.length - errors,
    issues,
  };
  const exitCode = errors > 0 ? EXIT.fail : EXIT.pass;
  if (json) print(jsonText(result));
  else if (wantsLines(context)) {
    const { printLintLines } = await import('../print-lines.js');
    printLintLines(issues, verdictOf(result), { ...context, first: corpus.sessions[0]?.place.file });
  } else if (isWorthPrinting(context, errors > 0 ? 'fail' : 'pass')) print(renderLint(result, screen));
  return exitCode;
}

function blindness({ rejected: { place, because }, code }: BlindSpot): LintIssue {
  const message = `nothing raises ${code} here: the gate is blind to it (${because})`;
  return { rule: 'rejected', severity: 'error', message, place };
}

interface LintResult {
  /** Those that can be read. */
  readonly sessions: number;
  readonly unreadable: number;
  readonly errors: number;
  readonly warnings: number;
  readonly issues: readonly LintIssue[];
}

function verdictOf({ sessions, unreadable, errors, warnings }: LintResult): string {
  const unread = unreadable === 0 ? '' : ` and ${unreadable} that cannot be read`;
  return [counted(sessions, 'session') + unread, counted(errors, 'error'), counted(warnings, 'warning')].join(', ');
}

function renderLint(result: LintResult, screen: Screen): string {
  const paint = pc.createColors(screen.colour);
  const lines = lintLines(result.issues, screen);
  const verdict = verdictOf(result);
  const head = result.errors > 0 ? paint.red(`✖ ${verdict}`) : paint.green(`✔ ${verdict}`);
  return `${[...lines, ...(lines.length > 0 ? [''] : []), paint.bold(head)].join('\n')}\n`;
}
