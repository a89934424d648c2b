import type { Report, ReportFinding } from '../report/schema.js';

/** A name of the contract, such as `missing_candidate`, as people say it. */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ');
}

/** What a reader asks who sees failing sessions below a verdict that is no failure; nothing otherwise. */
export function failingNote(report: Report): string | undefined {
  if (report.verdict === 'fail' || !report.sessions.some(({ failed }) => failed)) return undefined;
  return 'Failing sessions do not change this verdict: no gate on single sessions failed.';
}

/** What to do about a finding, unless its message has said the very text to add already. */
export function adviceOf({ message, suggestion }: Pick<ReportFinding, 'message' | 'suggestion'>): string | undefined {
  if (suggestion === null) return undefined;
  const text = /^Add: (".*")$/s.exec(suggestion)?.[1];
  return text !== undefined && message.includes(text) ? undefined : suggestion;
}
