/** What a number measures. Only numbers of one family are compared when one of them is rounded or in another unit. */
export type Family = 'count' | 'time' | 'size' | 'ratio' | Dimension;

/** What units with a prefix measure beside times and bytes. */
type Dimension =
  | 'frequency'
  | 'length'
  | 'mass'
  | 'volume'
  | 'voltage'
  | 'current'
  | 'resistance'
  | 'power'
  | 'energy'
  | 'pressure'
  | 'charge'
  | 'rate';

/** A unit as a factor of its family's own: seconds, bytes, parts of one, hertz, metres, grams. */
export interface Unit {
  readonly family: Family;
  /** More than one where a unit means different things to different people: MB. */
  readonly factors: readonly number[];
}

/** Characters of the longest word for a unit, with what joins it to its number. */
export const LONGEST_UNIT = 15;

function unit(family: Family, ...factors: readonly number[]): Unit {
  return { family, factors };
}

const TIMES: readonly (readonly [number, string])[] = [
  [1e-9, 'ns nanosecond nanoseconds'],
  [1e-6, 'us µs μs microsecond microseconds 微秒'],
  [
    1e-3,
    'ms msec millisecond milliseconds millisekunde millisekunden milisegundo milisegundos milliseconde millisecondes milliseconden millisecondi мс 毫秒 ミリ秒 밀리초',
  ],
  [
    1,
    's sec secs second seconds sekunde sekunden sek segundo segundos seg seconde secondes seconden secondo secondi sekunda sekundy sekund sekunder saniye сек секунда секунды секунд 秒 秒間 초',
  ],
  [
    60,
    'm min mins minute minutes minuten minuto minutos minuut minuti minuta minuty minut minuter minutter dakika мин минута минуты минут 分 分钟 分鐘 分間 분',
  ],
  [
    3600,
    'h hr hrs hour hours stunde stunden std hora horas heure heures uur uren ora ore godzina godziny godzin timme timmar saat час часа часов 小时 小時 時間 시간',
  ],
  [
    86_400,
    'd day days tag tage tagen werktag werktage werktagen arbeitstag arbeitstage arbeitstagen werkdag werkdagen arbetsdag arbetsdagar arbejdsdage virkedager día días dia dias jour jours dag dagen giorno giorni dzień dni dagar dager gün день дня дней 天 日間 일간',
  ],
  [
    604_800,
    'w week weeks woche wochen semana semanas semaine semaines weken settimana settimane tydzień tygodnie tygodni veckor uker hafta неделя недели недель 周 週間 주',
  ],
];

const COUNTS: readonly (readonly [number, string])[] = [
  [
    1e3,
    'k thousand tausend tsd mil mille mila duizend tusen tusind tys tysiąc tysiące tysięcy тыс тысяча тысячи тысяч 千 천',
  ],
  [1e4, '万 萬 만'],
  [1e5, 'lakh lakhs'],
  [
    1e6,
    'million millions mio millionen millón millon millones milione milioni milhão milhões miljoen miljoenen miljon miljoner millioner milion miliony milionów milyon mn mln млн миллион миллиона миллионов 百万 백만',
  ],
  [1e7, 'crore crores 千万 천만'],
  [1e8, '億 亿 억'],
  [
    1e9,
    'bn billion billions mrd mld milliarde milliarden milliard milliards miliardo miliardi bilhão bilhões miljard miljarden miljarder milliarder miliard miliardy miliardów milyar млрд миллиард миллиарда миллиардов 十亿 十億',
  ],
];

const MULTIPLES: readonly (readonly [number, string])[] = [
  [1, 'k'],
  [2, 'm'],
  [3, 'g'],
  [4, 't'],
];

/** Prefixes that people put before units, as they are written and as they are said. */
const PREFIXES: Readonly<Record<string, readonly [factor: number, said: string]>> = {
  n: [1e-9, 'nano'],
  u: [1e-6, 'micro'],
  µ: [1e-6, 'micro'],
  μ: [1e-6, 'micro'],
  m: [1e-3, 'milli'],
  c: [1e-2, 'centi'],
  d: [1e-1, 'deci'],
  '': [1, ''],
  h: [1e2, 'hecto'],
  k: [1e3, 'kilo'],
  M: [1e6, 'mega'],
  G: [1e9, 'giga'],
  T: [1e12, 'tera'],
};

/**
 * Units with the prefixes that are usual before them (`-` for none). Only of a frequency and a rate it is plain what small
 * letters mean: a MW is a thousand million mW.
 */
const DIMENSIONS: readonly (readonly [Dimension, symbols: string, said: string, prefixes: string])[] = [
  ['frequency', 'Hz', 'hertz', '- k M G T'],
  ['length', 'm', 'metre meter', 'n u µ μ m c d - k'],
  ['mass', 'g', 'gram gramm', 'n u µ μ m - k'],
  ['volume', 'l L', 'litre liter', 'u µ μ m c d - h'],
  ['voltage', 'V', 'volt', 'u µ μ m - k'],
  ['current', 'A', 'ampere amp', 'n u µ μ m -'],
  ['resistance', 'Ω \u2126 Ohm', 'ohm', 'u µ μ m - k M G'],
  ['power', 'W', 'watt', 'u µ μ m - k M G'],
  ['energy', 'Wh', '', '- k M G T'],
  ['charge', 'Ah', '', 'u µ μ m -'],
  ['pressure', 'Pa', 'pascal', '- h k M G'],
  ['rate', 'bps', '', '- k M G T'],
  ['rate', 'bit', '', 'k M G T'],
];

function addDimensions(units: Map<string, Unit>): void {
  for (const [family, symbols, said, prefixes] of DIMENSIONS) {
    for (const prefix of prefixes.split(' ').map((one) => one.replace('-', ''))) {
      const [factor = 1, spoken = ''] = PREFIXES[prefix] ?? [];
      for (const symbol of symbols.split(' ').map((one) => prefix + one)) {
        if (!units.has(symbol)) units.set(symbol, unit(family, factor));
        const small = symbol.toLowerCase();
        if (small.length > 1 && (family === 'frequency' || family === 'rate')) units.set(small, unit(family, factor));
      }
      for (const word of said.split(' ').filter((one) => one !== '')) {
        for (const ending of ['', 's']) units.set(spoken + word + ending, unit(family, factor));
      }
    }
  }
}

function makeUnits(): ReadonlyMap<string, Unit> {
  const units = new Map<string, Unit>();
  for (const [factor, words] of TIMES) for (const word of words.split(' ')) units.set(word, unit('time', factor));
  for (const [factor, words] of COUNTS) for (const word of words.split(' ')) units.set(word, unit('count', factor));
  for (const [power, letter] of MULTIPLES) {
    const [decimal, binary] = [1000 ** power, 1024 ** power];
    for (const word of [`${letter}b`, `${letter}byte`, `${letter}bytes`])
      units.set(word, unit('size', decimal, binary));
    for (const word of [`${letter}i`, `${letter}ib`]) units.set(word, unit('size', binary, decimal));
    if (letter === 'g' || letter === 't') units.set(letter, unit('size', decimal, binary));
  }
  // Of bytes in French; `To` is too often a word.
  for (const [word, power] of [
    ['Ko', 1],
    ['Mo', 2],
    ['Go', 3],
  ] as const) {
    units.set(word, unit('size', 1000 ** power, 1024 ** power));
  }
  for (const word of ['b', 'byte', 'bytes']) units.set(word, unit('size', 1));
  for (const word of [
    '%',
    'percent',
    'prozent',
    'pct',
    'pp',
    'porcentaje',
    'percentage',
    'prozentpunkt',
    'prozentpunkte',
    'prozentpunkten',
    'ポイント',
    '个百分点',
    '百分点',
    '퍼센트',
    '포인트',
  ])
    units.set(word, unit('ratio', 0.01));
  addDimensions(units);
  return units;
}

/** Units by what people write for them: words in lower case, and signs as they are. */
export const UNITS: ReadonlyMap<string, Unit> = makeUnits();

/** Where the scripts begin that write units without spaces around them: kana, Han, Hangul. */
const FIRST_UNSPACED = 0x3040;

/** The most characters of a unit in them. */
const LONGEST_UNSPACED = 4;

/** The unit in a script without spaces that stands at a place, the longest of several; '' for none. */
export function unspacedUnitAt(text: string, start: number): string {
  if (!(text.charCodeAt(start) >= FIRST_UNSPACED)) return '';
  for (let length = LONGEST_UNSPACED; length > 0; length--) {
    const written = text.slice(start, start + length);
    if (written.length === length && UNITS.has(written)) return written;
  }
  return '';
}

/** Units that are not reckoned with, and what is measured by the second or by the square metre. */
const OTHER_UNITS =
  /^(?:[numkMGTP\u00b5\u03bc]?(?:VA|var|J|eV|N|F|H|\u03a9|\u2126|S|T|K|M|mol|Bq|Sv|Gy|cd|lm|lx|bar|cal|B|iB|bit|bps|Bd|Hz|V|A|W|Wh|Ah|Pa|g|m|l|L)|dB(?:m|i|c|V|A|FS)?|rpm|px)(?:\/[\p{L}\d²³]{1,4})?$/u;

/** The same in small letters, as texts are compared. */
export const UNIT_WORDS: ReadonlySet<string> = new Set(
  [...UNITS.keys()].filter((word) => !/^[KMG]o$/.test(word)).map((word) => word.toLowerCase()),
);

/** A short word with a hump behind a number is a unit, known or not: "1,200 mAh", "40 mmHg". */
const SYMBOL = /^\p{L}?\p{Ll}{1,2}\p{Lu}\p{Ll}?$/u;

/** Whether what stands at a place is the unit of a number before it, such as the hPa of 990 hPa, and so no name. */
export function isUnitAt(text: string, start: number, written: string): boolean {
  return (
    (UNITS.has(written) || OTHER_UNITS.test(written) || SYMBOL.test(written)) &&
    /\d[ \u00a0\u202f]?$/.test(text.slice(Math.max(0, start - 2), start))
  );
}

/** `4 m` are minutes or metres, `4 g` grams or gigabytes. */
export const SMALL_M: readonly Unit[] = [unit('time', 60), unit('length', 1)];
export const SMALL_G: readonly Unit[] = [unit('mass', 1), unit('size', 1e9, 1024 ** 3)];

/** `12M` is a number of bytes or of things, `12m` of minutes. */
export const CAPITAL_M: readonly Unit[] = [unit('count', 1e6), unit('size', 1e6, 1024 ** 2)];
export const CAPITAL_K: readonly Unit[] = [unit('count', 1e3), unit('size', 1e3, 1024)];
