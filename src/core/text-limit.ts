/**
 * The most bytes of a file, or of a line of a file that is read line by line, that are held as one text. V8 refuses longer
 * strings (`buffer.constants.MAX_STRING_LENGTH`, in UTF-16 units); the text of so many bytes of UTF-8 always fits, since it
 * has no more units than bytes.
 */
export const LONGEST_TEXT_BYTES = 2 ** 29 - 24;

/** The same as messages and pages say it. */
export const LONGEST_TEXT = `${Math.round(LONGEST_TEXT_BYTES / 2 ** 20)} MiB`;
