import pc from 'picocolors';
import type { LintIssue } from '../corpus/lint/issue.js';
import { lintWhole } from '../corpus/lint/lint-whole.js';
import { readCorpus } from '../corpus/read-corpus.js';
import { counted } from '../counted.js';
import { UserError } from '../errors.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { CommandContext } from '../main.js';
import { jsonText } from '../render/escape.js';
import type { Screen } from '../render/layout.js';
import { lintLines } from '../render/lint.js';

/** Checks the corpus against the rules of curation. A reference that cannot be read is one of its errors. */
export function lint({ run, json, screen, print }: CommandContext): ExitCode {
  const { values, problems } = run.settings;
  const { files, digest, clock } = run.ports;
  const kind = files.kind(values.corpus);
  const corpus = readCorpus(values.corpus, files, digest);
  const isCorpus = kind === 'folder' || (kind === 'file' && values.corpus.endsWith('.jsonl'));
  if (problems.length > 0 || !isCorpus) throw new UserError([...problems, ...(isCorpus ? [] : corpus.problems)]);
  const issues = lintWhole(corpus, values, files, clock());
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
  const lines = lintLines(issues, screen);
  const verdict = [counted(sessions, 'session'), counted(errors, 'error'), counted(warnings, 'warning')].join(', ');
  const head = errors > 0 ? paint.red(`✖ ${verdict}`) : paint.green(`✔ ${verdict}`);
  return `${[...lines, ...(lines.length > 0 ? [''] : []), paint.bold(head)].join('\n')}\n`;
}
