import type { Quantity } from './quantities.js';
import type { Family } from './units.js';
import type { Range } from './value-list.js';

/** How many measures before it one may be compared with: "before: p50, p95, p99; after: p50, p95, p99". */
const NEAREST = 6;

/** Of a longer text some two numbers are any amount apart. */
const MOST_COMPARED = 20_000;

/**
 * What texts measure, in the order in which they tell it, to ask by how much two that stand near one another differ. People
 * say "0.2 ms slower" of a log that has both times and no difference.
 */
export class Differences {
  private readonly told: Partial<Record<Family, number[]>> = {};

  /** @param period after which what is told begins anew, as the time of day does */
  constructor(private readonly period = Number.POSITIVE_INFINITY) {}

  add(family: Family, value: number): void {
    this.told[family] ??= [];
    const values = this.told[family];
    if (values.length < MOST_COMPARED && values.at(-1) !== value) values.push(value);
  }

  has(family: Family, { from, to }: Range): boolean {
    const values = this.told[family] ?? [];
    const margin = 1e-9 * Math.max(Math.abs(from), Math.abs(to));
    return values.some((value, i) => {
      for (let near = Math.max(0, i - NEAREST); near < i; near++) {
        const difference = Math.abs(value - (values[near] ?? value));
        const apart = Math.min(difference, this.period - difference);
        if (apart >= from - margin && apart <= to + margin) return true;
      }
      return false;
    });
  }
}

const ADVERB = '(?:about |around |roughly |some |only |just |almost |nearly |another |etwa |rund |unos |unas )?';

/** "rose by", "a gap of", "saves", "+". */
const BEFORE = new RegExp(
  `(?:^|[\\s(,;])\\+$|\\b(?:by|another|extra|additional|(?:gap|difference|increase|decrease|drop|gain|overhead|excess|shortfall|surplus|net) of|sav(?:es?|ed|ing)|costs?|adds?|added|gain(?:s|ed)?|los(?:t|es)|net|um|verl(?:or|iert|oren)|(?:ge)?spart|differenz von|diferencia de|perd(?:u|ait|re|ió|er)|perso|gagn(?:é|e|ait)|économis(?:é|e|er)|ahorr(?:a|ó|ado|ar)|gan(?:a|ó)|risparmi(?:a|ato)|poup(?:a|ou)|bespaa?rt|verloor|de moins|réduite? de|riduzione di|aumento de|augmentation de|(?:crescut|cresciut|aumentat|calat|sces|ridott)[oaie] di|de plus|in più) ${ADVERB}(?:eur|usd|gbp|chf)? ?[€$£]?$`,
  'i',
);

/** "0.2 ms slower", "12 MB of headroom". */
const BEHIND =
  /^(?: (?:eur|usd|gbp|chf)| ?[€$£])? (?:(?:per|a|each) [a-z]+ )?(?:of )?(?:more|less|slower|faster|quicker|higher|lower|longer|shorter|larger|bigger|smaller|heavier|lighter|cheaper|dearer|warmer|colder|earlier|later|sooner|before|after|ahead|apart|difference|gap|net|extra|overhead|headroom|margin|increase|decrease|drop|gain|improvement|saved|langsamer|schneller|länger|kürzer|mehr|weniger|größer|kleiner|höher|niedriger|más|menos)\b/i;

/** "Took", "lasted", "within": a time that passed, and "later", "outage" behind one. */
const SPAN_BEFORE =
  /(?<!\p{L})(?:in|within|after|for|over|took|takes|lasted|lasting|down|out|nach|binnen|innerhalb von|dauerte|em|en|dans|après|pendant|durante|por|dopo|na) (?:about |around |roughly |some |only |just |almost |nearly |etwa |rund |cerca de |environ )?$/iu;
const SPAN_BEHIND =
  /^ (?:later|after|before|earlier|outage|downtime|window|gap|long|apart|später|danach|lang|plus tard|después|más tarde|depois|dopo)(?!\p{L})/iu;

/** Whether a text tells a duration as the time between two moments. */
export function isToldAsSpan(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
  return SPAN_BEFORE.test(text.slice(Math.max(0, start - 40), start)) || SPAN_BEHIND.test(text.slice(end, end + 20));
}

/** Whether a text tells a number as the difference of two others, by the words beside it. */
export function isToldAsDifference(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
  return BEFORE.test(text.slice(Math.max(0, start - 48), start)) || BEHIND.test(text.slice(end, end + 48));
}
