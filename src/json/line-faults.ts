import type { FileLine } from '../ports.js';

/** What is wrong with a line that has no text to be read, as messages say it. */
export const LINE_FAULTS: Readonly<Record<NonNullable<FileLine['fault']>, string>> = {
  'not UTF-8': 'the line is not UTF-8',
  'too long': 'the line is longer than 512 MiB',
};
