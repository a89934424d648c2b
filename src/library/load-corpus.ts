import { resolve } from 'node:path';
import { sha256 } from '../adapters/digest.js';
import { refuse, UserError } from '../core/errors.js';
import type { Files } from '../core/ports.js';
import { byCodePoint, nearestName } from '../core/text.js';
import { transcriptPaths } from '../inputs/corpus/find-transcript.js';
import type { GoldenSession } from '../inputs/corpus/golden-session.js';
import { openCorpus } from '../inputs/corpus/open-corpus.js';
import { CorpusReading } from '../inputs/corpus/read-corpus.js';
import { normalizeName } from '../inputs/corpus/session-name.js';
import { formatOf } from '../inputs/format/format-of.js';
import type { InputTexts } from '../inputs/input-texts.js';
import type { MarkdownReader } from '../inputs/markdown/markdown-reader.js';
import { openRun, type Run } from '../run/run.js';
import type * as Api from './declarations.js';
import { inputsOf, refuseNonObject } from './given-settings.js';
import { toPlain } from './plain-session.js';

export const loadCorpus: typeof Api.loadCorpus = async (settings, place) => {
  const { texts, files, format } = openTexts(openPlace(settings, place));
  try {
    await texts.load();
    const sessions: GoldenSession[] = [];
    const reading = new CorpusReading(sha256, format, (session) => sessions.push(session));
    reading.addAll(texts);
    refuse(reading.problems);
    return sessions.sort((a, b) => byCodePoint(a.name, b.name)).map((session) => withTranscript(session, files));
  } finally {
    texts.close();
  }
};

export const loadSession: typeof Api.loadSession = async (name, settings, place) => {
  if (typeof name !== 'string') throw new UserError([{ message: 'loadSession needs the name of a session, a text' }]);
  const run = openPlace(settings, place);
  const opened = openTexts(run);
  try {
    await opened.texts.load();
    return withTranscript(goldenAmong(name, opened), opened.files);
  } finally {
    opened.texts.close();
  }
};

/** The run of a place, whose settings are those of the command line there. Throws a UserError where one is wrong. */
export function openPlace(settings: Api.Settings | undefined, place: Api.Place = {}): Run {
  refuseNonObject(place, 'the place');
  const { cwd = '.' } = place;
  if (typeof cwd !== 'string' || cwd.includes('\0'))
    throw new UserError([{ message: 'cwd is no path; allowed: the path of a folder' }]);
  return openRun(inputsOf(settings), { env: process.env, cwd: resolve(cwd) });
}

export interface OpenTexts {
  readonly texts: InputTexts;
  readonly files: Files;
  readonly format: ReturnType<typeof formatOf>;
  readonly corpus: string;
}

/** Opens the corpus of a run; whoever has called it closes the texts. */
export function openTexts({ settings, ports: { files } }: Run, markdown?: MarkdownReader): OpenTexts {
  const { values } = settings;
  if (settings.wrong.has('corpus')) throw new UserError(settings.problems);
  const opened = openCorpus(values.corpus, files, markdown);
  if (opened.kind === 'unreadable') throw new UserError([opened.problem]);
  return { texts: opened.texts, files, format: formatOf(values), corpus: values.corpus };
}

/** The session of a name, of which alone anything is read where it has a file of its own. */
export function goldenAmong(named: string, { texts, format, corpus }: Omit<OpenTexts, 'files'>): GoldenSession {
  const name = normalizeName(named);
  const found: GoldenSession[] = [];
  const reading = new CorpusReading(sha256, format, (session) => session.name === name && found.push(session));
  const names: string[] = [];
  for (const { position, read } of texts.all()) {
    const isFile = 'name' in position;
    if (isFile) names.push(position.name);
    if (!isFile || position.name === name) reading.addText(read());
  }
  const own = reading.problems.filter((_, i) => reading.owners[i] === name);
  refuse(own);
  const [session] = found;
  if (session !== undefined) return session;
  const nearest = nearestName(name, names);
  const message = `${corpus} has no session ${JSON.stringify(name)}${nearest === undefined ? '' : `, did you mean ${JSON.stringify(nearest)}?`}`;
  // What has no name may have been the one.
  throw new UserError([{ message }, ...reading.problems.filter((_, i) => reading.owners[i] === undefined)]);
}

function withTranscript(session: GoldenSession, files: Files): Api.GoldenSession {
  const [file] = transcriptPaths(session, files);
  const read = file === undefined ? undefined : files.read(file);
  if (file === undefined || read?.kind !== 'text') return toPlain(session, undefined);
  return toPlain(session, { file, text: read.text });
}
