import { z } from 'zod';
import { UserError } from '../core/errors.js';
import { shownText } from '../inputs/corpus/shown-transcript.js';
import { formatOf } from '../inputs/format/format-of.js';
import { asWritten } from '../inputs/format/their-words.js';
import { renderTerminal } from '../render/terminal/terminal.js';
import { type Report, reportSchema } from '../report/schema.js';
import { openScorer } from '../rubric/score.js';
import { loadRenderers } from '../run/report-files.js';
import { type TextsOf, textsOfPair } from '../scoring/session-texts.js';
import { REPORT_FORMATS } from '../settings/table.js';
import type * as Api from './declarations.js';
import { pureSettings, refuseNonObject } from './given-settings.js';
import { candidateOf, fromPlain } from './plain-session.js';

/** The columns of a file or a pipe. */
const COLUMNS = 100;

/** What a report can be shown in: `otel` is appended to a file of many runs, and no text of one. */
const FORMATS: readonly Api.ReportFormat[] = ['terminal', ...REPORT_FORMATS.filter((format) => format !== 'otel')];

export const renderReport: typeof Api.renderReport = async (given, format, options = {}) => {
  refuseNonObject(options, 'options');
  const { width = COLUMNS, colour = false, texts } = options;
  if (!FORMATS.includes(format)) {
    throw new UserError([{ message: `format: ${JSON.stringify(format)}; allowed: ${FORMATS.join(', ')}` }]);
  }
  const report = checked(given);
  if (format === 'terminal') return renderTerminal(report, { width, colour });
  const render = (await loadRenderers([format])).get(format);
  if (render === undefined) throw new RangeError(`nothing renders ${format}`);
  const text = render(report, givenTexts(report, texts), undefined);
  return typeof text === 'string' ? text : [...text].join('');
};

/** Whoever brings a report may have made it by another version, or by hand. */
function checked(given: unknown): Report {
  const read = reportSchema.safeParse(given);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue?.path.map(String).join('.') || 'it';
  throw new UserError([{ message: `this is no report of this version of summary-gate: ${where}: ${issue?.message}` }]);
}

type Given = NonNullable<NonNullable<Parameters<typeof Api.renderReport>[2]>['texts']>;

/** The settings that a report was scored with and that texts are read by. */
const READ_BY = ['rubric', 'weights', 'dimensions', 'fields', 'outcomes'] as const;

const settingValue = z.union([
  z.string(),
  z.array(z.string()),
  z.record(z.string(), z.union([z.string(), z.number()])),
]);

/** The texts of a report's sessions, as whoever calls gives them. Throws a UserError where they are no function. */
function givenTexts(report: Report, texts: Given | undefined): TextsOf {
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
