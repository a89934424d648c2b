import { z } from 'zod';
import { parseJson } from '../../json/document.js';
import { jsonLines } from '../../json/lines.js';
import type { Files } from '../../ports.js';
import type { GoldenSession } from '../golden-session.js';
import type { LintIssue } from './issue.js';
import { findSensitive } from './sensitive.js';

export const TRANSCRIPT_FILES = ['transcript.jsonl', 'transcript.md', 'transcript.txt'] as const;

const message = z.looseObject({
  role: z.enum(['user', 'assistant', 'tool']),
  content: z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]),
});

/** Remarks about the transcript beside a reference: readable, no secrets, and moments that lie inside it. */
export function lintTranscript(session: GoldenSession, files: Files): readonly LintIssue[] {
  const folder = session.place.file.replace(/\/?reference\.json$/, '');
  if (folder === session.place.file) return [];
  const found = TRANSCRIPT_FILES.map((name) => (folder === '' ? name : `${folder}/${name}`)).filter(
    (file) => files.kind(file) !== 'missing',
  );
  const issues: LintIssue[] = [];
  if (found.length > 1) {
    issues.push({
      rule: 'transcript',
      severity: 'error',
      message: `more than one transcript: ${found.join(', ')}`,
      place: session.place,
    });
  }
  for (const file of found) {
    const read = files.read(file);
    if (read.kind === 'unreadable' || read.invalidLines.size > 0) {
      const reason = read.kind === 'unreadable' ? read.reason : 'the file is not UTF-8';
      issues.push({ rule: 'transcript', severity: 'error', message: reason, place: { file } });
      continue;
    }
    issues.push(...sensitiveLines(read.text, file));
    if (file.endsWith('.jsonl')) issues.push(...checkMessages(read.text, file, session));
  }
  return issues;
}

function sensitiveLines(text: string, file: string): readonly LintIssue[] {
  return findSensitive(text).map(({ kind, what, offset }) => ({
    rule: kind,
    severity: kind === 'secret' ? 'error' : 'warning',
    message: `this looks like ${what}`,
    place: { file, line: text.slice(0, offset).split('\n').length },
  }));
}

function checkMessages(text: string, file: string, session: GoldenSession): readonly LintIssue[] {
  const issues: LintIssue[] = [];
  let messages = 0;
  for (const { line, text: content } of jsonLines(text)) {
    messages++;
    const parsed = parseJson(content, line);
    const wrong =
      'error' in parsed
        ? `broken JSON: ${parsed.error.message}`
        : message.safeParse(parsed.document.value).success
          ? undefined
          : 'not a message; allowed: {"role": "user", "assistant" or "tool", "content": text or a list of blocks}';
    if (wrong !== undefined)
      issues.push({ rule: 'transcript', severity: 'error', message: wrong, place: { file, line } });
  }
  for (const [i, { seq }] of session.reference.aha_moments.entries()) {
    if (seq <= messages) continue;
    issues.push({
      rule: 'moment-place',
      severity: 'error',
      message: `the moment is in message ${seq}, but the transcript has ${messages}`,
      place: session.placeOf(['reference', 'aha_moments', i, 'seq']),
    });
  }
  return issues;
}
