import pc from 'picocolors';
import { EXIT, type ExitCode, UserError } from '../../core/errors.js';
import { jsonText } from '../../core/json/text.js';
import { counted } from '../../core/text.js';
import { type CorpusInTurn, openCorpusInTurn } from '../../inputs/corpus/corpus-in-turn.js';
import { formatOf } from '../../inputs/format/format-of.js';
import type { LintIssue } from '../../inputs/lint/issue.js';
import { lintWhole } from '../../inputs/lint/lint-whole.js';
import { ToldIssues } from '../../inputs/lint/told-issues.js';
import type { Screen } from '../../render/terminal/layout.js';
import { lintLines } from '../../render/terminal/lint.js';
import { rateAsInARun } from '../../self-test/as-in-a-run.js';
import { type BlindSpot, blindSpots } from '../../self-test/exam.js';
import type { CommandContext } from '../command.js';
import { isWorthPrinting, wantsLines } from '../flags.js';

/** Checks the corpus against the rules of curation. A reference that cannot be read is one of its errors. */
export async function lint(context: CommandContext): Promise<ExitCode> {
  const { run } = context;
  const { values, problems, wrong } = run.settings;
  const { files, digest } = run.ports;
  if (wrong.has('corpus')) throw new UserError(problems);
  const corpus = await openCorpusInTurn(values.corpus, files, digest, formatOf(values));
  try {
    return await lintOpened(corpus, context);
  } finally {
    corpus.close();
  }
}

async function lintOpened(corpus: CorpusInTurn, context: CommandContext): Promise<ExitCode> {
  const { run, json, screen, print, tell } = context;
  const { values, problems } = run.settings;
  const { files, clock } = run.ports;
  const kind = files.kind(values.corpus);
  const isCorpus = kind === 'folder' || (kind === 'file' && values.corpus.endsWith('.jsonl'));
  if (problems.length > 0 || !isCorpus) throw new UserError([...problems, ...(isCorpus ? [] : corpus.problems)]);
  function* issues(): Generator<LintIssue> {
    yield* lintWhole(corpus, values, files, clock());
    const rate = rateAsInARun(corpus.sessions, values, run.ports);
    for (const spot of blindSpots(corpus.withRejected, rate)) yield blindness(spot);
  }
  const { told, counts, others } = new ToldIssues(issues());
  const { error: errors, warning: warnings } = counts;
  const result = { sessions: corpus.count, unreadable: corpus.broken, errors, warnings, issues: told };
  const exitCode = errors > 0 ? EXIT.fail : EXIT.pass;
  if (json) print(jsonText(result));
  else if (wantsLines(context)) {
    const { printLintLines } = await import('../print-lines.js');
    const [first] = corpus.sessions;
    printLintLines(told, verdictOf(result), { ...context, first: first?.place.file });
  } else if (isWorthPrinting(context, errors > 0 ? 'fail' : 'pass')) print(renderLint(result, screen));
  if (others > 0) tell(`and ${others} more, which are counted and not told`);
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
