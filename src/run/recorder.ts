import { type CassetteFile, openCassette } from '../adapters/disk/cassette-file.js';
import { about, formatPlace, type Problem } from '../core/errors.js';
import type { Digest, Files } from '../core/ports.js';
import { counted, plainLine } from '../core/text.js';
import type { Recorder } from '../judge/asking/ask.js';
import { isAnswerTo, keyOf, playBack, type Question, recordingOf } from '../judge/asking/cassette.js';
import type { CompletionRequest } from '../judge/asking/completer.js';
import type { DoubtedRecordings } from '../judge/asking/new-recordings.js';
import type { Settings } from '../settings/table.js';

/**
 * Opens the cassette of a run; undefined where none is used. What is wrong with it is added to `problems`. A broken
 * line is a problem, since its answer would be paid for again unnoticed; only a line may be incomplete that a run has left
 * which was killed.
 */
export function cassetteOf(settings: Settings, files: Files, problems: Problem[]): CassetteFile | undefined {
  const path = settings['judge-cassette'];
  if (path === null || settings['judge-replay'] === 'live') return undefined;
  const opened = openCassette(files, path);
  if ('problem' in opened) {
    problems.push(...about('judge-cassette', [opened.problem]));
    return undefined;
  }
  if (settings['judge-replay'] === 'replay' && files.kind(path) === 'missing') {
    problems.push({ message: 'judge-cassette: there is no such file to replay', place: { file: path } });
  }
  const broken = opened.problems.filter(({ place }) => place?.line !== opened.unfinishedLine);
  // Who may only play has nobody to ask which of two answers it is.
  const disputed = settings['judge-replay'] === 'replay' ? opened.conflicts : [];
  problems.push(...about('judge-cassette', [...broken, ...disputed]));
  return opened;
}

/** That a file has different answers to a question, for a warning of a run that does not end there. */
export function disputes(cassette: CassetteFile | undefined, settings: Settings): readonly string[] {
  const [first, ...others] = settings['judge-replay'] === 'auto' ? (cassette?.conflicts ?? []) : [];
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : `; and so have the lines of ${counted(others.length, 'other question')}`;
  return [
    `judge-cassette: ${formatPlace(first.place ?? { file: '' })}: ${first.message}${more}. They are asked again where somebody can be asked`,
  ];
}

/**
 * That a file has lines that killed runs have left unfinished, for a warning of a run that does not end there. At the end of
 * the file that is no more than what a killed run leaves, which is told nowhere.
 */
export function tornLines(cassette: CassetteFile | undefined): readonly string[] {
  const torn = cassette?.torn.filter(({ place }) => place?.line !== cassette.unfinishedLine) ?? [];
  const [first, ...others] = torn;
  if (first === undefined) return [];
  const more =
    others.length === 0
      ? ''
      : `; and so ${others.length === 1 ? 'does' : 'do'} ${counted(others.length, 'other line')}`;
  return [
    `judge-cassette: ${formatPlace(first.place ?? { file: '' })}: ${first.message}${more}. It counts for nothing, and is gone when an answer is recorded`,
  ];
}

/** The key under which the answer to a request is recorded; `sample` is from 0. */
export type Keys = (request: CompletionRequest, sample: number) => string;

/** Makes keys for recorded answers and remembers them by request: hashing takes as long as the request is. */
export function openKeys(settings: Settings, digest: Digest): Keys {
  const known = new WeakMap<CompletionRequest, Map<number, string>>();
  return (request, sample) => {
    const ofRequest = known.get(request) ?? new Map<number, string>();
    known.set(request, ofRequest);
    const key = ofRequest.get(sample) ?? keyOf(questionOf(settings, request, sample), digest);
    ofRequest.set(sample, key);
    return key;
  };
}

/** Looks up and stores recorded answers in a cassette; finds and keeps nothing without one. */
export function recorderOf(
  cassette: Pick<CassetteFile, 'find' | 'add'> | undefined,
  settings: Settings,
  keys: Keys,
): Recorder {
  if (cassette === undefined) return NO_RECORDER;
  return {
    find: (request, sample) => {
      const question = questionOf(settings, request, sample);
      const entry = cassette.find(keys(request, sample));
      return entry !== undefined && isAnswerTo(entry, question) ? playBack(entry) : undefined;
    },
    store: ({ session, metric }, request, sample, completion) => {
      const question = { ...questionOf(settings, request, sample), about: `${plainLine(session, 200)}: ${metric}` };
      const entry = recordingOf(question, completion, keys(request, sample));
      if (entry !== null) cassette.add(entry);
    },
  };
}

/** A cassette that does not find the answers of a pull request that are not believed. */
export function believedOf(
  cassette: CassetteFile | undefined,
  doubted: DoubtedRecordings | undefined,
): Pick<CassetteFile, 'find' | 'add'> | undefined {
  if (cassette === undefined || doubted === undefined) return cassette;
  return {
    find: (key) => {
      const entry = cassette.find(key);
      return entry !== undefined && doubted.isBelieved(entry) ? entry : undefined;
    },
    add: (entry) => cassette.add(entry),
  };
}

/** What identifies the recorded answer to a request: provider, request, version of the prompt and sample. */
function questionOf(settings: Settings, request: CompletionRequest, sample: number): Question {
  return { provider: settings['judge-provider'], request, promptVersion: request.promptVersion, sample };
}

/** Finds nothing and keeps nothing. */
export const NO_RECORDER: Recorder = { find: () => undefined, store: () => undefined };
