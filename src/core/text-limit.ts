/**
 * The most bytes of a file, or of a line of a file that is read line by line, that are held as one text. V8 refuses longer
 * strings (`buffer.constants.MAX_STRING_LENGTH`, in UTF-16 units); the text of so many bytes of UTF-8 always fits, since it
 * has no more units than bytes.
 */
export const LONGEST_TEXT_BYTES = 2 ** 29 - 24;

/**
 * The most bytes of a text that holds one session: a file, or a line of a `.jsonl` file. What a pipeline writes beside the
 * summary has room; a text that fills the memory of a runner with a million values has not.
 */
export const LONGEST_INPUT_BYTES = 16 * 2 ** 20;

/**
 * The most bytes of a transcript. One of messages of a few characters takes some twenty times as much memory, and a text even
 * more, in which every paragraph may be one.
 */
export function longestTranscript(file: string): number {
  return (/\.jsonl?$/i.test(file) ? 32 : 4) * 2 ** 20;
}

/** A number of bytes as messages and pages say it. */
export function inBinaryUnits(bytes: number): string {
  return bytes < 2 ** 20 ? `${Math.round(bytes / 2 ** 10)} KiB` : `${Math.round(bytes / 2 ** 20)} MiB`;
}

/** What is wrong with a file, or a line, that is longer than `bytes`. */
export function tooLong(what: 'file' | 'line', bytes: number): string {
  return `the ${what} is ${what === 'file' ? 'larger' : 'longer'} than ${inBinaryUnits(bytes)}`;
}
