import type { Report } from '../report/schema.js';

/** A name of the contract, such as `missing_candidate`, as people say it. */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ');
}

/** What a reader asks who sees failing sessions below a verdict that is no failure; nothing otherwise. */
export function failingNote(report: Report): string | undefined {
  if (report.verdict === 'fail' || !report.sessions.some(({ failed }) => failed)) return undefined;
  return 'They do not change the verdict: no gate on single sessions failed.';
}
