import { isUnitAt } from '../numbers/units.js';
import { TECHNICAL_TERMS } from './technical-terms.js';

/** A name of something in code or in operations, as a text writes it. */
export interface Name {
  readonly start: number;
  readonly end: number;
  /** Without the punctuation around it. */
  readonly written: string;
  readonly kind: 'hash' | 'version' | 'reference' | 'code';
}

/** Runs of characters that names are made of. Scripts without spaces end a name. */
const RUN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d_$@#/\\.:+~-]+/gu;

const HAS_SIGN = /[_/\\#\d]|\p{Ll}\p{Lu}|\.[\p{L}\d]|--|^-\p{L}/u;

/** The names of a text that look like code: a plain word is none, unless it stands between backticks. */
export function namesIn(text: string): readonly Name[] {
  const found: Name[] = [];
  for (const match of text.matchAll(RUN)) {
    if (match[0].length > LONGEST_NAME) continue;
    const [start, written] = trim(match.index, match[0]);
    const end = start + written.length;
    const kind = HAS_SIGN.test(written) && !isUnitAt(text, start, written) ? kindOf(written) : undefined;
    if (kind !== undefined) found.push({ start, end, written, kind });
    else if (/^[\p{L}][\p{L}-]{2,}$/u.test(written) && isQuotedAsCode(text, start, end)) {
      found.push({ start, end, written, kind: 'code' });
    }
  }
  return found;
}

/** Longer runs are data, not names. */
const LONGEST_NAME = 300;

function isQuotedAsCode(text: string, start: number, end: number): boolean {
  return (text.charAt(start - 1) === '`' && text.charAt(end) === '`') || text.startsWith('()', end);
}

function trim(at: number, run: string): readonly [start: number, written: string] {
  let start = 0;
  let end = run.length;
  while (start < end - 1 && '.:+'.includes(run.charAt(start)) && !/^\.[\p{L}\d]/u.test(run.slice(start, start + 2)))
    start++;
  while (end > start && '.:+~-/'.includes(run.charAt(end - 1))) end--;
  return [at + start, run.slice(start, end)];
}

/** "Mid-2029", "late-90s". */
const PART_OF_YEAR = /^(?:early|mid|late|end|pre|post)-(?:(?:19|20)\d\d|\d0s)$/i;

function kindOf(name: string): Name['kind'] | undefined {
  if (TECHNICAL_TERMS.has(name.toLowerCase())) return undefined;
  if (MEASURE.test(name) || RATE.test(name) || GROUPED.test(name) || PART_OF_YEAR.test(name)) return undefined;
  if (/^v?\d+(?:\.\d+){2,}(?:[-+][\p{L}\d.+-]*)?$/iu.test(name) || /^v\d+(?:\.\d+)*$/i.test(name)) return 'version';
  if (/^(?:[0-9a-f]{7,64}|[0-9A-F]{7,64})$/.test(name) && /\d/.test(name) && /[a-f]/i.test(name)) return 'hash';
  if (/^#\d+$/.test(name)) return 'reference';
  // Digits first: a number with a unit, "22m41s", "35-day", `5xx`, dates and times.
  if (/^[+~-]?\d/.test(name) && !/_|^[^/]*\/.*\p{L}|\.\p{L}+$/u.test(name)) return undefined;
  if ((name.match(/[\p{L}\d]/gu)?.length ?? 0) < 3) return undefined;
  if (ADDRESS.test(name)) return 'code';
  if (/^--?\p{L}/u.test(name) || /[_#]/.test(name) || /\p{Ll}\p{Lu}/u.test(name)) return 'code';
  if (/^[~.]?\/[\p{L}\d]/u.test(name) || /[/\\]/.test(name)) return isPath(name) ? 'code' : undefined;
  if (/\p{L}\d|\p{L}[-.:]\d|\d[-.:]?\p{L}/u.test(name)) return 'code';
  return /^\.?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u.test(name) && /\p{L}{2}/u.test(name) ? 'code' : undefined;
}

/** `priya.nair@example.com`; `left-pad@1.3.0` is a version of a package. */
const ADDRESS = /^[\p{L}\d][\p{L}\d._+-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,24}$/u;

/** `2.400.000` as most of Europe groups digits; an address has a fourth group. */
const GROUPED = /^\d{1,3}(?:\.\d{3}){2}$/;

/** A factor, a day, an amount of money, an area: numbers that are written like names. */
const MEASURE =
  /^(?:[x×](?:[2-9]|10{1,3}|\d+[.,]\d+)|\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|[a-z]{0,2}\$\d[\d.,]*(?:[kmb]|bn|mn|mio)?|[kcm]?m[23]|(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)-\d{1,2})$/i;

/** "@10k", "169k/s", "$99/mo", "Δ0.1", "1R/6A/4G": a rate, a difference, counts of several things. */
const RATE =
  /^@\d[\d.,]*[kmg]?$|^[~<>@]?\$?[\d.,]*\d[kmg]?\/(?:s|sec|min|h|hr|hour|d|day|wk|week|w|mo|month|yr|year|req|run|op|user|file|page|row|node)s?$|^[Δ∆][\d.,]*\d\p{L}{0,3}$|^\d+[A-Z](?:\/\d+[A-Z])+$/iu;

/** `src/main.ts`, `/deploy`, `fix/archive-status`; not `and/or`, `and/or-else` is taken for one and does no harm. */
function isPath(name: string): boolean {
  return /[._\d-]/.test(name) || /^[/~.]/.test(name) || /[/\\].*[/\\]/.test(name);
}

/** Letters and digits as they stand together. */
const SEGMENT = /[/\\.:@#]+/;

/** What a name is made of: stretches that must be known as they are, each of parts in their order. */
export function segmentsOf(name: string): readonly (readonly string[])[] {
  return name
    .split(SEGMENT)
    .map(partsOf)
    .filter(({ length }) => length > 0);
}

/** The words of a name, apart at marks and at humps: `readFile`, `read_file` and `read-file` are the same. */
export function partsOf(segment: string): readonly string[] {
  return segment
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((part) => part !== '');
}
