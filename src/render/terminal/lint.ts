import pc from 'picocolors';
import { formatPlace } from '../../core/errors.js';
import { toldMessage } from '../../core/finding.js';
import { terminalLine } from '../../core/text.js';
import type { LintIssue } from '../../inputs/lint/issue.js';
import { hang, type Screen } from './layout.js';

/** Remarks about a corpus, each below its place. */
export function lintLines(issues: readonly LintIssue[], screen: Screen): readonly string[] {
  const paint = pc.createColors(screen.colour);
  return issues.flatMap(({ rule, severity, message, place }) => [
    `${terminalLine(formatPlace(place), 1000)}  ${severity === 'error' ? paint.red('error') : paint.yellow('warning')}  ${paint.dim(rule)}`,
    ...hang('  ', terminalLine(toldMessage({ message, key: place.key }), 1500), screen),
  ]);
}
