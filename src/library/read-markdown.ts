import { UserError } from '../core/errors.js';
import { formatOf } from '../inputs/format/format-of.js';
import { loadMarkdown } from '../inputs/markdown/load-markdown.js';
import type * as Api from './declarations.js';
import { pureSettings } from './given-settings.js';

export const readMarkdown: typeof Api.readMarkdown = async (text, settings) => {
  if (typeof text !== 'string') throw new UserError([{ message: 'readMarkdown needs the text of a page' }]);
  const format = formatOf(pureSettings(settings));
  const read = (await loadMarkdown()).readSummary(text.replace(/^\ufeff/, ''), format);
  if ('document' in read) return read.document.value;
  const { message, position, hint } = read.error;
  throw new UserError([{ message, place: { file: 'page', ...position }, hint }]);
};
