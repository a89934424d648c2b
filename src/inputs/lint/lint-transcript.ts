import type { Place } from '../../core/errors.js';
import { jsonLines } from '../../core/json/lines.js';
import { jsonOrNothing } from '../../core/json/values.js';
import type { Files } from '../../core/ports.js';
import { findSensitive, type SensitiveMatch } from '../../core/redact.js';
import { longestTranscript } from '../../core/text-limit.js';
import { pathIn } from '../../core/workspace-path.js';
import { isUnread, orUnread, TRANSCRIPT_FILES, transcriptPaths } from '../corpus/find-transcript.js';
import { goldenGrounds } from '../corpus/golden-grounds.js';
import type { GoldenSession } from '../corpus/golden-session.js';
import { folderOfReference, REFERENCE_FILES } from '../corpus/reference-file.js';
import type { Messages } from '../transcripts/message.js';
import { readMessages } from '../transcripts/read-messages.js';
import { isPlain, readTranscript } from '../transcripts/transcript.js';
import { textsIn } from '../transcripts/values.js';
import { goldenWithoutCredentials } from '../without-credentials.js';
import type { LintIssue } from './issue.js';
import { lintRoles, lintSpeakers } from './lint-speakers.js';

/**
 * Remarks about the transcript beside a reference: whether it is readable, has no secrets, and contains the moments
 * and facts that the reference names.
 */
export function lintTranscript(session: GoldenSession, files: Files): readonly LintIssue[] {
  const found = transcriptPaths(session, files);
  if (found.length === 0) return misnamedTranscripts(session, files);
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
    const read = files.read(file, longestTranscript(file));
    if (read.kind === 'unreadable' || read.invalidLines.size > 0) {
      const reason = read.kind === 'unreadable' ? read.reason : 'the file is not UTF-8; save it as UTF-8';
      issues.push({ rule: 'transcript', severity: 'error', message: reason, place: { file } });
      continue;
    }
    const messages = readMessages(read.text, file);
    const remarks = isPlain(messages.format)
      ? [
          ...sensitiveIssues(sensitiveLines(read.text, file)),
          ...lintSpeakers(messages, messages.format, read.text, file),
        ]
      : [
          ...sensitiveIssues([...sensitiveValues(read.text, file)]),
          ...checkMessages(messages, file, session),
          ...lintRoles(messages, file),
        ];
    // One by one: a transcript may have more of them than a call takes arguments.
    for (const remark of remarks) issues.push(remark);
    // The first one is the transcript.
    if (file === found[0]) issues.push(...checkFacts(session, read.text, file));
  }
  return issues;
}

/** What is likely meant as the transcript of a session that has none: by its name, or since user and assistant speak in it. */
function misnamedTranscripts({ place }: GoldenSession, files: Files): readonly LintIssue[] {
  const folder = folderOfReference(place.file);
  if (folder === undefined) return [];
  return files.list(folder === '' ? '.' : folder).flatMap((name): readonly LintIssue[] => {
    const file = pathIn(folder, name);
    const right = TRANSCRIPT_FILES.find((one) => name.endsWith(one.slice(one.indexOf('.'))));
    if (files.kind(file) !== 'file' || REFERENCE_FILES.some((one) => one === name)) return [];
    const message = /^transcript\./i.test(name)
      ? `nobody reads a transcript of this name; allowed: ${TRANSCRIPT_FILES.join(', ')}, in a format of docs/transcripts.md of summary-gate`
      : right !== undefined && isConversation(file, files)
        ? `this looks like a transcript, and nobody reads it under this name: call it ${right}`
        : undefined;
    return message === undefined ? [] : [{ rule: 'transcript', severity: 'warning', message, place: { file } }];
  });
}

function isConversation(file: string, files: Files): boolean {
  const read = files.read(file, longestTranscript(file));
  if (read.kind !== 'text') return false;
  const roles = new Set(readMessages(read.text, file).messages.map(({ role }) => role));
  return roles.has('user') && roles.has('assistant');
}

/** That nobody says anything, or numbers and names of the reference that its transcript lacks; one that is not read whole refutes nothing. */
function checkFacts(session: GoldenSession, text: string, file: string): readonly LintIssue[] {
  const transcript = readTranscript(text, file, () => '');
  const found = orUnread(transcript);
  if (isUnread(found)) {
    // Lines that are not understood have been told.
    const isTold = transcript.unknown.length > 0;
    return isTold ? [] : [{ rule: 'transcript', severity: 'error', message: found.reason, place: { file } }];
  }
  if (transcript.malformed.length > 0) return [];
  return goldenGrounds(goldenWithoutCredentials(session), found)
    .lackingInTranscript()
    .map(({ kind, written, statement }) => ({
      rule: 'ungrounded',
      severity: 'warning',
      message: `the transcript does not have the ${kind} ${JSON.stringify(written)}`,
      place: session.placeOf(['reference', ...statement.path]),
    }));
}

function sensitiveLines(text: string, file: string): readonly PlacedMatch[] {
  return text.split('\n').flatMap((content, i) => sensitiveIn(content, { file, line: i + 1 }));
}

/** The texts themselves: in the raw line an escape such as \n stands before the first letter of what follows. */
function* sensitiveValues(text: string, file: string): Generator<PlacedMatch> {
  for (const { line, text: content } of jsonLines(text)) {
    const value = jsonOrNothing(content);
    for (const found of value === undefined ? [content] : textsIn(value)) {
      yield* sensitiveIn(found, { file, line });
    }
  }
}

/** Lines of which nobody knows what they say, and moments behind the end. */
function checkMessages({ format, messages, unknown }: Messages, file: string, session: GoldenSession): LintIssue[] {
  const issues: LintIssue[] = [];
  for (const one of unknown) {
    const isError = one.isBroken || format === 'own' || messages.length === 0;
    issues.push({
      rule: 'transcript',
      severity: isError ? 'error' : 'warning',
      message: `${one.what}${isError ? '; correct the line, or remove it' : ', which nothing here reads: remove the line if it says nothing of the session'}`,
      place: { file, line: one.line },
    });
  }
  const understood = new Set(messages.map(({ line }) => line));
  const lost = format === 'own' ? unknown.filter(({ line }) => !understood.has(line)) : [];
  const last = messages.length + lost.length;
  const placeOf = session.placesIn(session.document, session.place.file);
  for (const [i, { seq }] of session.reference.aha_moments.entries()) {
    if (seq <= last) continue;
    issues.push({
      rule: 'moment-place',
      severity: 'error',
      message: `the moment is in message ${seq}, but the transcript has ${last}`,
      place: placeOf(['reference', 'aha_moments', i, 'seq']),
    });
  }
  return issues;
}

/** What looks like a credential or like personal data, with its place; of a home folder also which one. */
interface PlacedMatch extends Pick<SensitiveMatch, 'kind' | 'what'> {
  readonly place: Place;
  readonly home?: HomeFolder;
}

interface HomeFolder {
  /** `/home/`, `/Users/`, `C:\Users\`. */
  readonly parent: string;
  readonly owner: string;
}

const HOME = /^((?:\/home|\/Users|C:\\+Users)[/\\]+)([A-Za-z][\w.-]*)/;

export function sensitiveIn(text: string, place: Place): readonly PlacedMatch[] {
  return findSensitive(text).map(({ kind, what, offset }) => {
    const [, parent, owner] = HOME.exec(text.slice(offset, offset + LONGEST_FOLDER)) ?? [];
    return parent === undefined || owner === undefined
      ? { kind, what, place }
      : { kind, what, place, home: { parent, owner } };
  });
}

/** The name of a user is shorter by far. */
const LONGEST_FOLDER = 300;

/** A remark for each, and one for each home folder: a program that keeps transcripts writes it into every line. */
export function sensitiveIssues(matches: readonly PlacedMatch[]): readonly LintIssue[] {
  const times = new Map<string, number>();
  for (const { home } of matches) if (home !== undefined) times.set(home.owner, (times.get(home.owner) ?? 0) + 1);
  const issues: LintIssue[] = [];
  for (const { kind, what, place, home } of matches) {
    const count = home === undefined ? 1 : times.get(home.owner);
    if (count === undefined) continue;
    if (home !== undefined) times.delete(home.owner);
    issues.push({
      rule: kind,
      severity: kind === 'secret' ? 'error' : 'warning',
      message: `this looks like ${what}${home === undefined ? '' : aboutHome(home, count)}`,
      place,
    });
  }
  return issues;
}

function aboutHome({ parent, owner }: HomeFolder, count: number): string {
  const folder = parent.replace(/[/\\]+/g, (marks) => marks.charAt(0));
  const often = count === 1 ? '' : `, ${count} times in this file`;
  return `, ${folder}${owner.charAt(0)}***${often}: write ${folder}user in its place`;
}
