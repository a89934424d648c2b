/** What recheck may take for a pattern, in milliseconds; where that is too little it says `unknown`. */
const PATIENCE = 4_000;

/**
 * What recheck finds about a pattern, written as `/source/flags`: `linear`, `polynomial`, `exponential`, or `unknown` where it
 * cannot tell in its time. `attack` is a text that shows it: a piece of it is repeated. `measured` is what such texts take,
 * or where there is none, texts of usual pieces and of words of the pattern.
 */
export async function checkPattern(name) {
  const { check } = await import('recheck');
  const end = name.lastIndexOf('/');
  const options = { timeout: PATIENCE, seed: 1, maxAttackStringSize: 100_000 };
  const { status, complexity, attack } = await check(name.slice(1, end), name.slice(end + 1), options);
  if (status === 'safe') return { found: 'linear' };
  const pattern = new RegExp(name.slice(1, end), name.slice(end + 1));
  if (status === 'unknown') return { found: 'unknown', measured: measure(pattern) };
  const parts = attack.pumps.map(({ prefix, pump }) => [prefix, pump]);
  const of = (length) =>
    `${parts.map(([prefix, pump]) => prefix + repeated(pump, length / parts.length)).join('')}${attack.suffix}`;
  return {
    found: complexity.type,
    ...(complexity.degree && { degree: complexity.degree }),
    attack: [...parts, [attack.suffix]],
    // To try one that grows exponentially would not end.
    measured: complexity.type === 'polynomial' && isLinear(pattern, of) ? 'linear' : 'more than linear',
  };
}

/** Texts that are repeated to measure a pattern that recheck cannot tell about in its time; words of its own are added. */
const PUMPS = [
  ' ',
  'a',
  'A',
  '1',
  '.',
  ',',
  '-',
  '_',
  '/',
  '"',
  '`',
  '*',
  '(',
  '[',
  '<',
  '\n',
  'a ',
  'a.',
  '1.',
  'a-',
  ' 1',
  '\n ',
  'pr ',
  'was ',
  '#1 ',
];

const LENGTH = 4_000;

/** Milliseconds from which a growth is one of the pattern, and not of the machine. */
const LEAST = 3;

/** `linear` where the time grows no faster than the text, whichever of these it repeats. */
function measure(pattern) {
  const words = pattern.source.match(/[a-z]{3,}/gi)?.slice(0, 12) ?? [];
  const worst = [...PUMPS, ...words.flatMap((word) => [word, `${word} `])].find(
    (pump) => !isLinear(pattern, (length) => `${repeated(pump, length)}\u0001`),
  );
  return worst === undefined ? 'linear' : `more than linear in ${JSON.stringify(worst)}`;
}

const repeated = (pump, length) => pump.repeat(Math.ceil(length / pump.length));

/** Whether four times as much takes less than nine times as long, as in the tests; shorter texts first, for the worst. */
function isLinear(pattern, of) {
  return [LENGTH / 8, LENGTH].every((length) => {
    const [small, large] = [timeOf(pattern, of(length)), timeOf(pattern, of(4 * length))];
    return large < LEAST || large < 9 * Math.max(small, LEAST / 9);
  });
}

/** The best of some rounds, as a search through the whole text where the pattern has the flag g. */
function timeOf(pattern, text) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4 && least > 0.2; round++) {
    const start = process.cpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
