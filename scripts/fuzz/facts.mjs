// Texts that speak of the same few things in other facts, so that each rule that holds a fact against another one has something
// to do. Hostile texts alone never have two numbers of like nouns.
import { hostileText } from './generators.mjs';

const NUMBERS = [
  ...[
    '0',
    '1',
    '2',
    '3',
    '7',
    '9',
    '12',
    '14',
    '40',
    '41',
    '60',
    '90',
    '100',
    '250',
    '999',
    '1,000',
    '1.000',
    '1 000',
    '12.5',
    '12,5',
  ],
  ...[
    '0.1',
    '.5',
    '1e9',
    '1e400',
    '007',
    '1,2,3',
    '1.2.3',
    '½',
    '2½',
    '٣',
    '１２',
    '三',
    'twelve',
    'a dozen',
    'twenty-one',
    'two hundred and',
  ],
  ...[
    'half of',
    'a third of',
    'twice',
    'no',
    'zero',
    'a few',
    'about 40',
    'nearly 1,000',
    'over 9',
    '7 of 9',
    '7/9',
    '-3',
    '−3',
    '+3',
    '12th',
  ],
  '9007199254740993',
];
const UNITS =
  ' |%| %| ms| s| min| h| minutes| hours| days|k|M| kB| MB| MiB| GB| million| EUR| USD| €| times|x| points| rows| tests| retries| °C| K| Ω| km/h| MiB/h|th|:30|:30:00|-fold|px'.split(
    '|',
  );
const DURATIONS = [
  '1 h 30 min',
  '1 h 30',
  '90 minutes',
  '2:15',
  '2:15:07',
  '14:30',
  '2:30 pm',
  '25:61',
  'from 14:05 to 15:52',
  'half past three',
];
const DAYS = [
  '12 March',
  'March 12th',
  '2026-03-12',
  '12.03.2026',
  '12.3.',
  '03/12/2026',
  '31 February',
  '2026-13-45',
  'Thursday',
  'on the 12th',
  'Q3',
];
const NAMES = [
  ...[
    '`src/login.ts`',
    'src/login.ts:57',
    'login.ts',
    '`login`',
    'PR #317',
    '#318',
    '!319',
    'WEB-880',
    'WEB-808',
    'WEB-880 to WEB-889',
    'v1.2.3',
    '1.2.4',
  ],
  ...[
    'deadbee',
    'deadbeefcafe0123',
    'f5f8761',
    '`getUser()`',
    'getUser',
    'get_user',
    'setUser',
    'https://a.example/x?y=1',
    '10.0.0.1',
    'ADR-7',
  ],
  ...[
    'Ada',
    'Bob Miller',
    'Grace',
    'Node 20',
    'iPhone 15',
    'us-east-1',
    'pool-a',
    'pool-b',
    '--dry-run',
    '`x`.`y`',
    '$HOME',
    'C++',
    'foo_'.repeat(30),
  ],
];
const DID =
  'merged|opened|closed|deployed|released|reverted|fixed|renamed|raised|lowered|tested|approved|rejected|reviewed|planned to merge|still has to deploy|did not merge|never deployed|moved|halved|doubled'.split(
    '|',
  );
const IS =
  'is merged|is open|is a draft|was deployed|is not deployed yet|passes|fails|is green|is red|works|no longer works|rose|fell|grew|shrank|may be the cause|was probably slow|is ruled out'.split(
    '|',
  );
const THINGS = 'test|build|cache|queue|import|report|login page|p95|error rate|memory|index|migration|retry'.split('|');
const JOINTS = [
  ' because ',
  ' instead of ',
  ' after ',
  ' before ',
  ' than ',
  ', not ',
  ' and ',
  ' but ',
  ' while ',
  ' so that ',
  '; ',
  ' (',
  ' vs. ',
  ' → ',
];
const ENDS = ['. ', '.\n', '! ', '? ', '; ', '\n- ', '\n', ', ', '... ', '.'];

/** A few of each, so that two texts of one case often speak of the same. */
export function worldOf(chance) {
  const some = (list, count) => Array.from({ length: count }, () => chance.pick(list));
  const numbers = chance.isOneIn(8) ? digits(chance) : some(NUMBERS, 4);
  return {
    numbers,
    units: some(UNITS, 2),
    names: some(NAMES, 4),
    things: some(THINGS, 3),
    times: some([...DURATIONS, ...DAYS], 2),
  };
}

/** Numbers of up to 400 digits, of which an engine knows 16 and writes 100. */
function digits(chance) {
  const most = chance.pick([6, 20, 400]);
  return Array.from({ length: 4 }, () => {
    const [length, step] = [1 + chance.below(most), 1 + chance.below(8)];
    return Array.from({ length }, (_, i) => 1 + ((i * step) % 9)).join('');
  });
}

function fact(world, chance) {
  switch (chance.below(6)) {
    case 0:
      return chance.pick(world.times);
    case 1:
      return chance.pick(world.names);
    default:
      return `${chance.pick(world.numbers)}${chance.pick(world.units)}`;
  }
}

function statement(world, chance, isPlain) {
  const thing = () => (chance.isOneIn(3) ? chance.pick(world.names) : `the ${chance.pick(world.things)}`);
  switch (chance.below(7)) {
    case 0:
      return `${thing()} went from ${fact(world, chance)} to ${fact(world, chance)}`;
    case 1:
      return `${thing()} ${chance.pick(IS)}`;
    case 2:
      return `${thing()} had ${fact(world, chance)} ${chance.pick(world.things)}s`;
    case 3:
      return `${chance.pick(DID)} ${thing()} at ${fact(world, chance)}`;
    case 4:
      return `${fact(world, chance)} of ${fact(world, chance)} ${chance.pick(world.things)}s ${chance.pick(IS)}`;
    case 5:
      return isPlain ? `${thing()} ${chance.pick(IS)}` : hostileText(chance);
    default:
      return `we ${chance.pick(DID)} ${thing()} with ${fact(world, chance)}`;
  }
}

/** Up to a dozen statements, some of them joined. */
export function tellOf(world, chance, isPlain = false) {
  return Array.from(
    { length: chance.below(chance.pick([2, 4, 12])) },
    () => `${statement(world, chance, isPlain)}${chance.pick(chance.isOneIn(3) ? JOINTS : ENDS)}`,
  ).join('');
}

/** A summary of statements, or of those of another one with some facts for others of their sort. */
export function summaryOf(world, chance, like) {
  const text = (known) =>
    known === undefined || chance.isOneIn(4) ? tellOf(world, chance) : reworded(known, world, chance);
  return {
    title: text(like?.title),
    summary: text(like?.summary),
    key_actions: Array.from({ length: chance.below(5) }, (_, i) => text(like?.key_actions[i])),
    outcome: chance.pick(['success', 'partial', 'failed']),
    aha_moments: Array.from({ length: chance.below(3) }, () => ({
      seq: chance.below(40),
      type: chance.pick(['insight', 'correction', 'decision']),
      highlight: tellOf(world, chance),
    })),
    topics_found: [],
  };
}

function reworded(text, { numbers, names, times, things }, chance) {
  return [numbers, names, times, things].reduce(
    (changed, sort) => (chance.isOneIn(3) ? changed.replaceAll(chance.pick(sort), () => chance.pick(sort)) : changed),
    text,
  );
}
