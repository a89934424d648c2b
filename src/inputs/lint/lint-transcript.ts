import type { Place } from '../../core/errors.js';
import { parseJson } from '../../core/json/document.js';
import { jsonLines } from '../../core/json/lines.js';
import type { Files } from '../../core/ports.js';
import { findSensitive } from '../../core/redact.js';
import { transcriptPaths } from '../corpus/find-transcript.js';
import { goldenGrounds } from '../corpus/golden-grounds.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { NO_MESSAGE, readTranscript, transcriptMessage } from '../corpus/transcript.js';
import type { LintIssue } from './issue.js';

/**
 * Remarks about the transcript beside a reference: whether it is readable, has no secrets, and contains the moments
 * and facts that the reference names.
 */
export function lintTranscript(session: GoldenSession, files: Files): readonly LintIssue[] {
  const found = transcriptPaths(session, files);
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
    const remarks = file.endsWith('.jsonl') ? checkMessages(read.text, file, session) : checkLines(read.text, file);
    // One by one: a transcript may have more of them than a call takes arguments.
    for (const remark of remarks) issues.push(remark);
    // The first one is the transcript.
    if (file === found[0]) issues.push(...checkFacts(session, read.text, file));
  }
  return issues;
}

/** Numbers and names of the reference that its transcript lacks. One that cannot be read as a whole refutes nothing. */
function checkFacts(session: GoldenSession, text: string, file: string): readonly LintIssue[] {
  const transcript = readTranscript(text, file, () => '');
  if (transcript.utterances.length === 0 || transcript.malformed.length > 0) return [];
  return goldenGrounds(session, transcript)
    .lackingInTranscript()
    .map(({ kind, written, statement }) => ({
      rule: 'ungrounded',
      severity: 'warning',
      message: `the transcript does not have the ${kind} ${JSON.stringify(written)}`,
      place: session.placeOf(['reference', ...statement.path]),
    }));
}

function checkLines(text: string, file: string): readonly LintIssue[] {
  return text.split('\n').flatMap((content, i) => sensitiveIssues(content, { file, line: i + 1 }));
}

function sensitiveIssues(text: string, place: Place): readonly LintIssue[] {
  return findSensitive(text).map(({ kind, what }) => ({
    rule: kind,
    severity: kind === 'secret' ? 'error' : 'warning',
    message: `this looks like ${what}`,
    place,
  }));
}

function checkMessages(text: string, file: string, session: GoldenSession): readonly LintIssue[] {
  const issues: LintIssue[] = [];
  let messages = 0;
  for (const { line, text: content } of jsonLines(text)) {
    messages++;
    const place = { file, line };
    const parsed = parseJson(content, line);
    // The texts themselves: in the raw line an escape such as \n stands before the first letter of what follows.
    for (const found of 'document' in parsed ? textsIn(parsed.document.value) : [content]) {
      for (const issue of sensitiveIssues(found, place)) issues.push(issue);
    }
    const wrong =
      'error' in parsed
        ? `broken JSON: ${parsed.error.message}`
        : transcriptMessage.safeParse(parsed.document.value).success
          ? undefined
          : NO_MESSAGE;
    if (wrong !== undefined) issues.push({ rule: 'transcript', severity: 'error', message: wrong, place });
  }
  const placeOf = session.placesIn(session.document, session.place.file);
  for (const [i, { seq }] of session.reference.aha_moments.entries()) {
    if (seq <= messages) continue;
    issues.push({
      rule: 'moment-place',
      severity: 'error',
      message: `the moment is in message ${seq}, but the transcript has ${messages}`,
      place: placeOf(['reference', 'aha_moments', i, 'seq']),
    });
  }
  return issues;
}

/** All strings of a JSON value, keys included. */
function textsIn(root: unknown): readonly string[] {
  const texts: string[] = [];
  const left = [root];
  // The list grows while it is read: nesting may be deeper than the stack.
  for (const value of left) {
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, member] of Object.entries(value)) {
      if (!Array.isArray(value)) texts.push(key);
      left.push(member);
    }
  }
  return texts;
}
