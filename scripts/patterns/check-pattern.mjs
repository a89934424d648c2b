import { createContext, runInContext } from 'node:vm';
import { loopsOf } from './loops-of-pattern.mjs';

/** What recheck may take for a pattern, in milliseconds; where that is too little it says `unknown`. */
const PATIENCE = 4_000;

/**
 * What recheck finds about a pattern, written as `/source/flags`: `linear`, `polynomial`, `exponential`, or `unknown` where it
 * cannot tell in its time. `attack` is a text that shows it: a piece of it is repeated. `measured` is what such texts take,
 * or where there is none, texts of usual pieces, of words of the pattern and of what its loops take, behind what leads to them. So is one
 * that recheck calls linear: it looks at one match, and a search with the flag g begins anew behind each.
 */
export async function checkPattern(name) {
  const { check } = await import('recheck');
  const end = name.lastIndexOf('/');
  const options = { timeout: PATIENCE, seed: 1, maxAttackStringSize: 100_000 };
  const { status, complexity, attack } = await check(name.slice(1, end), name.slice(end + 1), options);
  const pattern = new RegExp(name.slice(1, end), name.slice(end + 1));
  if (status !== 'vulnerable') {
    const [found, measured] = [status === 'safe' ? 'linear' : 'unknown', measure(pattern)];
    return found === measured ? { found } : { found, measured };
  }
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
  const usual = [...PUMPS, ...words.flatMap((word) => [word, `${word} `])].map((pump) => ['', pump]);
  const worst = [...usual, ...loopsOf(pattern.source, pattern.flags)].find(
    ([before, pump]) => !isLinear(pattern, (length) => `${before}${repeated(pump, length)}\u0001`),
  );
  return worst === undefined ? 'linear' : `more than linear in ${JSON.stringify(worst.join('…'))}`;
}

const repeated = (pump, length) => pump.repeat(Math.ceil(length / pump.length));

/** Whether four times as much takes less than nine times as long, as in the tests; shorter texts first, for the worst. */
function isLinear(pattern, of) {
  return [LENGTH / 8, LENGTH].every((length) => {
    const [small, large] = [timeOf(pattern, of(length)), timeOf(pattern, of(4 * length))];
    return large < LEAST || (Number.isFinite(large) && large < 9 * Math.max(small, LEAST / 9));
  });
}

/** Milliseconds after which a search is given up: what doubles with every round would never end. */
const MOST = 5_000;

const context = createContext({});

function endsInTime(pattern, text) {
  Object.assign(context, { pattern, text });
  try {
    runInContext("text.replace(pattern, '')", context, { timeout: MOST });
    return true;
  } catch {
    return false;
  }
}

/** The best of some rounds, as a search through the whole text where the pattern has the flag g. */
function timeOf(pattern, text) {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4 && least > 0.2; round++) {
    const start = process.cpuUsage();
    if (!endsInTime(pattern, text)) return Number.POSITIVE_INFINITY;
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
