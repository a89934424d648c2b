/** What a number measures. Only numbers of one family are compared when one of them is rounded or in another unit. */
export type Family = 'count' | 'time' | 'size' | 'ratio';

/** A unit as a factor of its family's own: seconds, bytes, parts of one. */
export interface Unit {
  readonly family: Family;
  /** More than one where a unit means different things to different people: MB. */
  readonly factors: readonly number[];
}

function unit(family: Family, ...factors: readonly number[]): Unit {
  return { family, factors };
}

const TIMES: readonly (readonly [number, string])[] = [
  [1e-9, 'ns nanosecond nanoseconds'],
  [1e-6, 'us µs μs microsecond microseconds'],
  [
    1e-3,
    'ms msec millisecond milliseconds millisekunde millisekunden milisegundo milisegundos milliseconde millisecondes',
  ],
  [1, 's sec secs second seconds sekunde sekunden sek segundo segundos seg seconde secondes'],
  [60, 'm min mins minute minutes minuten minuto minutos'],
  [3600, 'h hr hrs hour hours stunde stunden std hora horas heure heures'],
  [86_400, 'd day days tag tage tagen día días dia dias jour jours'],
  [604_800, 'w week weeks woche wochen semana semanas semaine semaines'],
];

const COUNTS: readonly (readonly [number, string])[] = [
  [1e3, 'k thousand tausend mil mille 千'],
  [1e4, '万 萬'],
  [1e8, '億 亿'],
  [1e6, 'million millions mio millionen millón millon millones mn'],
  [1e9, 'bn billion billions mrd milliarde milliarden'],
];

const MULTIPLES: readonly (readonly [number, string])[] = [
  [1, 'k'],
  [2, 'm'],
  [3, 'g'],
  [4, 't'],
];

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
  ])
    units.set(word, unit('ratio', 0.01));
  return units;
}

/** Units by the words that people write for them, in lower case. */
export const UNITS: ReadonlyMap<string, Unit> = makeUnits();

/** `12M` is a number of bytes or of things, `12m` of minutes. */
export const CAPITAL_M: readonly Unit[] = [unit('count', 1e6), unit('size', 1e6, 1024 ** 2)];
export const CAPITAL_K: readonly Unit[] = [unit('count', 1e3), unit('size', 1e3, 1024)];
