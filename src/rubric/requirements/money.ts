import { UNITS } from '../grounding/numbers/units.js';
import { CURRENCIES, OTHER_DOLLARS } from './currencies.js';
import type { Piece } from './name-pieces.js';

/** What is read of some pieces, and the index behind the last of them. */
interface Read<Value> {
  readonly value: Value;
  readonly end: number;
}

/**
 * The pieces of a text in which each sum of money is one: `€48.90`, `EUR 48.90`, `48,90 €` and "48.90 euros" have the same form, and so
 * have `129.00 EUR` and `129 EUR`. Undefined where there is none.
 */
export function withMoney(pieces: readonly Piece[]): readonly Piece[] | undefined {
  const joined: Piece[] = [];
  let found = false;
  for (let at = 0; at < pieces.length; ) {
    const sum = sumAt(pieces, at);
    const piece = sum?.value ?? pieces[at];
    if (piece !== undefined) joined.push(piece);
    found ||= sum !== undefined;
    at = sum?.end ?? at + 1;
  }
  return found ? joined : undefined;
}

function sumAt(pieces: readonly Piece[], start: number): Read<Piece> | undefined {
  const first = pieces[start];
  const before = currencyAt(pieces, start);
  const from = before?.end ?? start;
  if (first === undefined || (before !== undefined && !isJoined(pieces[from], BEFORE))) return undefined;
  const amount = amountAt(pieces, from);
  if (amount === undefined) return undefined;
  const after = isJoined(pieces[amount.end], BEHIND) ? currencyAt(pieces, amount.end) : undefined;
  // Of "EUR 40 USD 50" each sum has its currency before it, and of "$40 CAD" both say which.
  const isOfNext = before !== undefined && after !== undefined && amountAt(pieces, after.end) !== undefined;
  const behind = isOfNext ? undefined : after;
  const codes = behind?.value ?? before?.value;
  if (codes === undefined) return undefined;
  const forms = codes.flatMap((code) => amount.value.map((value) => `${code} ${value}`));
  return { value: { ...first, kind: 'number', forms }, end: behind?.end ?? amount.end };
}

/** Between a currency and its number: nothing, a space, a hyphen, emphasis; and behind the number the dash of "129.– CHF", the stop of "Mio.". */
const BEFORE = /^[*`]{0,2}[\s-]?[*`]{0,2}$/;
const BEHIND = /^(?:[.,](?:-{1,2}|[–—])|\.(?=\s))?[*`]{0,2}[\s-]?[*`]{0,2}$/;

function isJoined(piece: Piece | undefined, joint: RegExp): boolean {
  return piece !== undefined && joint.test(piece.gap);
}

/** A currency with what says whose it is: "US$", "CA$", "Swiss francs". */
function currencyAt(pieces: readonly Piece[], at: number): Read<readonly string[]> | undefined {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  const [word = ''] = piece?.forms ?? [];
  const own = CURRENCIES.get(word);
  if (own !== undefined) return { value: own, end: at + 1 };
  const [noun = ''] = next?.forms ?? [];
  const codes = CURRENCIES.get(noun);
  if (codes === undefined || !isJoined(next, BEFORE)) return undefined;
  const isOther = noun === '$' && next?.gap === '' && OTHER_DOLLARS.has(word);
  if (isOther) return { value: [OTHER_DOLLARS.get(word) ?? ''], end: at + 2 };
  return OF_COUNTRY.get(word) === codes[0] ? { value: codes, end: at + 2 } : undefined;
}

const OF_COUNTRY: ReadonlyMap<string, string> = new Map([
  ['us', 'usd'],
  ['swiss', 'chf'],
  ['schweizer', 'chf'],
]);

/** What a number may be, its thousands joined and its millions worked out. */
function amountAt(pieces: readonly Piece[], start: number): Read<readonly string[]> | undefined {
  const first = pieces[start];
  if (first === undefined) return undefined;
  const grouped = groupsAt(pieces, start);
  const values = grouped?.value ?? valuesOf(first);
  const end = grouped?.end ?? start + 1;
  if (values.length === 0) return undefined;
  const factor = scaleOf(pieces[end]);
  if (factor === undefined) return { value: values.map(withoutZeros), end };
  return { value: values.map((value) => String(Number((Number(value) * factor).toPrecision(DIGITS)))), end: end + 1 };
}

/** Digits to which a sum in millions is worked out, without the dust of binary fractions. */
const DIGITS = 15;

const PLAIN_NUMBER = /^\d+(?:\.\d+)?$/;
/** Of `1,290` and `1.290` nobody means three digits of a cent. */
const MILS = /\.\d{3}$/;

function valuesOf({ forms }: Piece): readonly string[] {
  const values = forms.filter((form) => PLAIN_NUMBER.test(form));
  return values.length > 1 ? values.filter((value) => !MILS.test(value)) : values;
}

/** `1 290`, `1 200 000,50`: three digits each behind one to three. */
function groupsAt(pieces: readonly Piece[], start: number): Read<readonly string[]> | undefined {
  let value = pieces[start]?.forms[0] ?? '';
  let end = start + 1;
  if (!/^[1-9]\d{0,2}$/.test(value)) return undefined;
  while (end - start < MOST_GROUPS && pieces[end]?.gap === ' ') {
    const [group = ''] = pieces[end]?.forms ?? [];
    if (!/^\d{3}(?:\.\d{1,2})?$/.test(group)) break;
    value += group;
    end++;
    if (group.includes('.')) break;
  }
  return end === start + 1 ? undefined : { value: [value], end };
}

const MOST_GROUPS = 5;

/** Right behind a number of money, where they are no metres and no bytes. */
const MONEY_SCALES: ReadonlyMap<string, number> = new Map([
  ['m', 1e6],
  ['b', 1e9],
]);

/** "1.2 million", `12k`, `12m`, `1,2 Mio.`. */
function scaleOf(piece: Piece | undefined): number | undefined {
  if (piece === undefined || !/^[\s-]?$/.test(piece.gap)) return undefined;
  const [word = ''] = piece.forms;
  if (piece.gap === '' && MONEY_SCALES.has(word)) return MONEY_SCALES.get(word);
  const unit = UNITS.get(word);
  return unit?.family === 'count' ? unit.factors[0] : undefined;
}

/** `129` of `129.00`, `48.9` of `48.90`. */
function withoutZeros(value: string): string {
  if (!value.includes('.')) return value;
  let end = value.length;
  while (value.charAt(end - 1) === '0') end--;
  return value.slice(0, value.charAt(end - 1) === '.' ? end - 1 : end);
}
