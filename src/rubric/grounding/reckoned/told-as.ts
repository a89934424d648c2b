import type { Quantity } from '../numbers/quantities.js';

const ADVERB =
  '(?:about |around |roughly |some |only |just |almost |nearly |another |a mere |merely |etwa |rund |unos |unas )?';

/** "rose by", "a gap of", "saves", "+". */
const BEFORE = new RegExp(
  `(?:^|[\\s(,;])\\+$|(?:^|[:;,(→>] ?)[−–-]$|(?<!\\p{L})(?:by|recover(?:s|ed|ing)?|another|extra|additional|(?:gap|difference|increase|decrease|drop|gain|overhead|excess|shortfall|surplus|net) of|sav(?:es?|ed|ing)|costs?|adds?|added|gain(?:s|ed)?|los(?:t|es)|freed|frees|freeing|reclaim(?:s|ed|ing)|(?:tak(?:es|ing)|took|cut(?:s|ting)?|knock(?:s|ed)|shav(?:es|ing)) off|shaved(?: off)?|trimmed|net|um|verl(?:or|iert|oren)|(?:ge)?spart|sparen|differenz von|économis\\p{L}+(?: encore)?|épargn\\p{L}+|perd(?:u|ait|re|ió|er)|de moins|de plus|ahorr\\p{L}+|gan(?:a|ó)|diferencia de|aumento de|augmentation de|economiz\\p{L}+|poup(?:a|ou)|risparmi(?:a|ato)|perso|in più|riduzione di|(?:crescut|cresciut|aumentat|calat|sces|ridott)[oaie] di|bespaa?rt|verloor|(?:réduit|baiss\\p{L}+|gagn\\p{L}+|diminu\\p{L}+|bajó|subió|cayó|reduj\\p{L}+|caiu|subiu|daalde met|steeg met)(?: de| en| em)?) ${ADVERB}(?:eur|usd|gbp|chf)? ?[€$£]?$`,
  'iu',
);

/** "0.2 ms slower", "12 MB of headroom". */
const BEHIND =
  /^(?: (?:eur|usd|gbp|chf)| ?[€$£])? (?:(?:per|a|each) [a-z]+ )?(?:of (?:the )?)?(?:points? (?:lost|gained)|(?:points? |pp )?(?:below|above|under|over|beyond|past|short)|(?:\p{L}{2,20} )?(?:more|less|fewer)|(?:\p{L}{2,20} ){0,2}remain(?:s|ed|ing)?|(?:\p{L}{2,20} )?left|(?:\p{L}{1,20} )?off (?:each|every|the|its|their|of)|(?:\p{L}{2,20} )?too (?:long|short|many|few|much|little|high|low|large|small|late|early|slow|heavy|warm|cold)|slower|faster|quicker|better|worse|higher|lower|longer|shorter|larger|bigger|smaller|heavier|lighter|cheaper|dearer|warmer|colder|earlier|later|sooner|before|after|ahead|apart|difference|gap|net|extra|overhead|headroom|margin|increase|decrease|drop|gain|improvement|saved|redundant|needless|unnecessary|unneeded|superfluous|surplus|wasted|überflüssig\p{L}*|unnötig\p{L}*|redundan\p{L}+|superfl\p{L}+|innecesari\p{L}+|langsamer|schneller|besser|schlechter|länger|kürzer|mehr|weniger|größer|kleiner|höher|niedriger|más|menos)\b/iu;

const TOTAL =
  '(?:altogether|together(?! with)|in all|in total|a total of|overall|combined|all told|insgesamt|zusammen|au total|en total|no total|in totaal)';
const TOTAL_BEHIND = new RegExp(`^[^.;,\\d]{0,24}\\b${TOTAL}\\b`, 'iu');
const TOTAL_BEFORE = new RegExp(
  `(?:(?:\\d(?: ?\\p{L}{1,3})? |\\()[=≈] ?|\\b(?:${TOTAL},?|(?:adds?|added|adding|sums?|summed) up to|(?:amounts?|amounted|sums?) to|that is,?|which makes|i\\.e\\.,?|d\\. ?h\\.|soit|es decir,?|totals?|totall?ed|totall?ing) )${ADVERB}(?:eur|usd|gbp|chf)? ?[€$£]?$`,
  'iu',
);

/** Whether a text tells a number as the sum or product of others: "36 GB altogether", "they add up to 36 GB", "15 % of them, that is 75". */
export function isToldAsTotal(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
  const [before, behind] = beside(text, { start, end });
  return TOTAL_BEHIND.test(behind) || TOTAL_BEFORE.test(before);
}

/** "Up 67.8 points to 79.2 %", "went up 25 ms". */
const UP_OR_DOWN = /\b(?:up|down) $/i;
const WENT_UP =
  /\b(?:went|gone|goes|came|comes|is|are|was|were) (?:up|down) (?:by )?(?:about |around |some |another )?$/i;
const TO_NUMBER = /^(?: \p{L}{1,12}){0,2} (?:to|from) (?:about )?\d|^ ?(?:percentage )?(?:points?|pp)(?!\p{L})/u;

/** "Removing 257 of 262 calls": what is left is told. */
const TAKEN_AWAY =
  /\b(?:remov|eliminat|avoid|dropp?|skipp?|delet|spar|clear|resolv|clos)(?:es?|s|ed|ing)\b[^.;:]{0,30} $/iu;
const OF_TOTAL = /^ (?:out )?of (?:the |all )?\d/;

/** "Took", "lasted", "within": a time that passed, and "later", "outage" behind one. */
const SPAN_BEFORE =
  /(?<!\p{L})(?:in|within|after|for|over|took|takes|lasted|lasting|down|out|back|(?:outage|downtime|window|gap|break|pause|delay|wait|interval) of|nach|binnen|innerhalb von|dauerte|em|en|dans|après|pendant|durante|por|dopo|na) (?:about |around |roughly |some |only |just |almost |nearly |etwa |rund |cerca de |environ )?$/iu;
const SPAN_BEHIND =
  /^[ -](?:later|after|before|earlier|old|ago|since|outage|downtime|window|gap|long|apart|später|danach|lang|plus tard|alt|seit|después|más tarde|depois|dopo)(?!\p{L})/iu;

/** "Vacuum: 1 h 47 min." */
const LABEL = /\p{L}: $/u;
const CLAUSE_END = /^(?:[.,;)]|$)/;

/** Whether a text tells a duration as the time between two moments. */
export function isToldAsSpan(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
  const [before, behind] = beside(text, { start, end });
  if (LABEL.test(before) && CLAUSE_END.test(behind)) return true;
  return SPAN_BEFORE.test(before) || SPAN_BEHIND.test(behind);
}

/** Whether a text tells a number as the difference of two others, by the words beside it. */
export function isToldAsDifference(text: string, { start, end }: Pick<Quantity, 'start' | 'end'>): boolean {
  const [before, behind] = beside(text, { start, end });
  if (
    BEFORE.test(before) ||
    WENT_UP.test(before) ||
    BEHIND.test(behind) ||
    (UP_OR_DOWN.test(before) && TO_NUMBER.test(behind))
  )
    return true;
  return TAKEN_AWAY.test(before) && OF_TOTAL.test(behind);
}

/** Longer than what any of the patterns takes: a text of many numbers would else be gone through for each of them. */
const SEEN = 48;

function beside(
  text: string,
  { start, end }: Pick<Quantity, 'start' | 'end'>,
): readonly [before: string, behind: string] {
  return [text.slice(Math.max(0, start - SEEN), start), text.slice(end, end + SEEN)];
}
