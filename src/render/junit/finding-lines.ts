import type { ReportFinding } from '../../report/schema.js';
import { adviceOf } from '../wording.js';

/** A finding as lines of plain text: code and place, what is wrong, what to do. The code keeps foreign text off the start. */
export function findingLines(finding: ReportFinding): readonly string[] {
  const { code, file, line, column, message } = finding;
  const place = [file, line, column].filter((part) => part !== null).join(':');
  const advice = adviceOf(finding);
  return [
    `${code}${place === '' ? '' : `  ${place}`}`,
    `  ${message}`,
    ...(advice === undefined ? [] : [`  → ${advice}`]),
  ];
}
