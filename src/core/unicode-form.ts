/** So many marks in a row no writing has. Unicode bounds them so, too: UAX #15, "Stream-Safe Text Format". */
const MOST_MARKS = 30;

const TOO_MANY = new RegExp(`\\p{M}{${MOST_MARKS + 1},}`, 'gu');
const RUN = new RegExp(`\\p{M}{1,${MOST_MARKS}}`, 'gu');

/** Combining grapheme joiner: begins marks anew, and shows nothing. */
const JOINER = '\u034f';

/** Shorter texts, as names of sessions are, take no time to speak of, and stay what they are. */
const SHORT = 1000;

/** No mark has a lower code. */
const MAY_HAVE_MARKS = /[\u0300-\uffff]/;

/**
 * A text in a Unicode form, in time in proportion to it: `normalize` alone sorts the marks behind a letter, and takes time by the square of
 * those in a row. Longer rows are divided.
 */
export function inUnicodeForm(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  const safe =
    text.length > SHORT && MAY_HAVE_MARKS.test(text)
      ? text.replace(TOO_MANY, (marks) => marks.match(RUN)?.join(JOINER) ?? '')
      : text;
  return safe.normalize(form);
}
