import type { Report, ReportFinding, ReportSession } from '../report/schema.js';

/** A name of the contract, such as `missing_candidate`, as people say it. */
export function inWords(name: string): string {
  return name.replaceAll('_', ' ');
}

/** Whether a session stands for the rubric's pass or fail: canaries do not, nor what has no reference. */
export function isCompared({ status }: Pick<ReportSession, 'status'>): boolean {
  return status !== 'canary' && status !== 'unreferenced';
}

/** What a reader asks who sees failing sessions below a verdict that is no failure; nothing otherwise. */
export function failingNote(
  report: Pick<Report, 'verdict'> & { readonly sessions: readonly { readonly failed: boolean }[] },
): string | undefined {
  if (report.verdict === 'fail' || !report.sessions.some(({ failed }) => failed)) return undefined;
  return 'Failing sessions do not change this verdict: no gate on single sessions failed.';
}

/** What to do about a finding, unless its message has said the very text already. */
export function adviceOf({
  code,
  message,
  suggestion,
}: Pick<ReportFinding, 'code' | 'message' | 'suggestion'>): string | undefined {
  if (suggestion === null || code === 'JUDGE_SUGGESTION') return undefined;
  const text = /^Add: (".*")$/s.exec(suggestion)?.[1];
  return text !== undefined && message.includes(text) ? undefined : suggestion;
}
