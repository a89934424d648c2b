import { UserError } from '../core/errors.js';
import { renderTerminal } from '../render/terminal/terminal.js';
import { type Report, reportSchema } from '../report/schema.js';
import { loadRenderers } from '../run/report-files.js';
import { REPORT_FORMATS } from '../settings/table.js';
import type * as Api from './declarations.js';
import { refuseNonObject } from './given-settings.js';
import { givenTexts } from './report-texts.js';

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
