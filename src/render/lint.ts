import pc from 'picocolors';
import type { LintIssue } from '../corpus/lint/issue.js';
import { formatPlace } from '../errors.js';
import { terminalLine } from './escape.js';
import { hang, type Screen } from './layout.js';

/** Remarks about a corpus, each below its place. */
export function lintLines(issues: readonly LintIssue[], screen: Screen): readonly string[] {
  const paint = pc.createColors(screen.colour);
  return issues.flatMap(({ rule, severity, message, place }) => [
    `${terminalLine(formatPlace(place), 1000)}  ${severity === 'error' ? paint.red('error') : paint.yellow('warning')}  ${paint.dim(rule)}`,
    ...hang('  ', terminalLine(message), screen),
  ]);
}
