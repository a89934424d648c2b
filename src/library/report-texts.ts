import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { shownText } from '../inputs/corpus/shown-transcript.js';
import { formatOf } from '../inputs/format/format-of.js';
import { asWritten } from '../inputs/format/their-words.js';
import type { Report } from '../report/schema.js';
import { openScorer } from '../rubric/score.js';
import { type TextsOf, textsOfPair } from '../scoring/session-texts.js';
import type * as Api from './declarations.js';
import { pureSettings, refuseNonObject } from './given-settings.js';
import { candidateOf, fromPlain } from './plain-session.js';

type Given = NonNullable<NonNullable<Parameters<typeof Api.renderReport>[2]>['texts']>;

/** The settings that a report was scored with and that texts are read by. */
const READ_BY = ['rubric', 'weights', 'dimensions', 'fields', 'outcomes'] as const;

const settingValue = z.union([
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.union([z.string(), z.number()])),
]);

/** The texts of a report's sessions, as whoever calls gives them. Throws a UserError where they are no function. */
export function givenTexts(report: Report, texts: Given | undefined): TextsOf {
  if (texts === undefined) return () => undefined;
  if (typeof texts !== 'function') {
    throw new UserError([{ message: 'texts is no function; allowed: one that takes the name of a session' }]);
  }
  const values = pureSettings(settingsOf(report));
  const format = formatOf(values);
  const score = openScorer(values.rubric, values.weights, values.dimensions);
  return (index) => {
    const session = report.sessions[index];
    const given = session?.status === 'scored' ? texts(session.name) : undefined;
    if (session === undefined || given === undefined) return undefined;
    refuseNonObject(given, `what texts gives for ${JSON.stringify(session.name)}`);
    const { reference } = fromPlain(given.session, format);
    const candidate = candidateOf(session.name, given.candidate, format);
    if (candidate?.kind !== 'valid') return undefined;
    const { transcript } = given.session;
    return {
      ...textsOfPair(reference, asWritten(candidate.summary, candidate), score),
      ...(transcript !== undefined && { transcript: () => shownText(transcript.file, transcript.text) }),
    };
  };
}

function settingsOf({ settings }: Report): Api.Settings {
  return Object.fromEntries(
    READ_BY.flatMap((name) => {
      const read = settingValue.safeParse(settings[name]?.value);
      return read.success ? [[name, read.data]] : [];
    }),
  );
}
