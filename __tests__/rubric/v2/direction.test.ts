import { describe, expect, it } from '@jest/globals';
import { brokenRules } from './sessions.js';

const REVERSED = [
  ['from A to B', 'Migrated the build from Webpack to Vite', 'Migrated the build from Vite to Webpack'],
  ['versions', 'Upgraded Node from 18 to 20', 'Upgraded Node from 20 to 18'],
  ['versions with points', 'Moved lodash from 4.17.20 to 4.17.21', 'Moved lodash from 4.17.21 to 4.17.20'],
  ['A -> B', 'Renamed maxItems -> pageSize', 'Renamed pageSize -> maxItems'],
  ['A → B', 'Renamed maxItems → pageSize', 'Renamed pageSize → maxItems'],
  ['A => B', 'Renamed maxItems => pageSize', 'Renamed pageSize => maxItems'],
  ['A instead of B', 'Used Redis instead of Memcached', 'Used Memcached instead of Redis'],
  ['A in place of B', 'Used Redis in place of Memcached', 'Used Memcached in place of Redis'],
  ['A rather than B', 'Picked Redis rather than Memcached', 'Picked Memcached rather than Redis'],
  ['replaced A with B', 'Replaced moment with luxon', 'Replaced luxon with moment'],
  ['replaced A by B', 'Replaced moment by luxon', 'Replaced luxon by moment'],
  ['swapped A for B', 'Swapped moment for luxon', 'Swapped luxon for moment'],
  ['preferred A over B', 'Preferred Redis over Memcached', 'Preferred Memcached over Redis'],
  ['before', 'Ran the linter before the compiler', 'Ran the compiler before the linter'],
  ['after', 'Ran the linter after the compiler', 'Ran the compiler after the linter'],
  ['before said as after', 'Ran the linter before the compiler', 'Ran the linter after the compiler'],
  ['faster than', 'Postgres was faster than MySQL', 'MySQL was faster than Postgres'],
  ['renamed A to B', 'Renamed maxItems to pageSize', 'Renamed pageSize to maxItems'],
  ['converted A into B', 'Converted the CSV files into Parquet files', 'Converted the Parquet files into CSV files'],
  ['to B from A', 'Migrated the build to Vite from Webpack', 'Migrated the build to Webpack from Vite'],
  ['from A to B against to A from B', 'Migrated from Webpack to Vite', 'Migrated to Webpack from Vite'],
  ['dropped from a number to another', 'Latency dropped from 900 to 120 ms', 'Latency dropped from 120 to 900 ms'],
  [
    'things of several words',
    'Moved the job from the old cron server to a queue worker',
    'Moved the job from a queue worker to the old cron server',
  ],
  [
    'words before the first thing: renamed',
    'Renamed the config flag maxItems to pageSize',
    'Renamed the config flag pageSize to maxItems',
  ],
  [
    'words before the first thing: an arrow',
    'Renamed the flag maxItems -> pageSize',
    'Renamed the flag pageSize -> maxItems',
  ],
  [
    'words before the first thing: replaced',
    'Replaced the date library moment with luxon',
    'Replaced the date library luxon with moment',
  ],
  [
    'before, with something that works again',
    'Ran the linter before the compiler',
    'Ran the compiler before the linter, and all tests pass again',
  ],
  ['back to', 'Turned the pool back to 20 from 30', 'Turned the pool to 30 from 20'],
  ['up to', 'Raised the limit of pages from 200 up to 300', 'Raised the limit of pages from 300 up to 200'],
  ['up to, without from', 'The peak grew with Webpack up to Vite', 'The peak grew with Vite up to Webpack'],
  ['moved into', 'Moved the check into the hook', 'Moved the hook into the check'],
  ['moved from one to another', 'Moved the job from cron to systemd', 'Moved the job from systemd to cron'],
  ['had grown on both sides', 'The bundle had grown from 2.7 to 4.3 MB', 'The bundle had grown from 4.3 to 2.7 MB'],
  ['an irregular verb: chose', 'Chose Redis over Memcached', 'Chose Memcached over Redis'],
  ['an irregular verb: overwrote', 'Overwrote staging with production', 'Overwrote production with staging'],
] as const;

const HARMLESS = [
  [
    'from A to B said as to B from A',
    'Migrated the build from Webpack to Vite',
    'Migrated the build to Vite from Webpack',
  ],
  ['from A to B said as A -> B', 'Renamed the flag from maxItems to pageSize', 'Renamed the flag maxItems -> pageSize'],
  ['A replaced by B said as B replaced A', 'Replaced moment with luxon', 'Luxon replaced moment'],
  ['B instead of A said as replaced A with B', 'Replaced moment with luxon', 'Used luxon instead of moment'],
  ['the earlier part in front', 'Before the compiler, ran the linter', 'Ran the linter before the compiler'],
  ['another verb', 'Migrated the build from Webpack to Vite', 'Switched the build from Webpack to Vite'],
  ['only where to', 'Migrated the build from Webpack to Vite', 'Migrated the build to Vite'],
  ['only where from', 'Migrated the build from Webpack to Vite', 'Moved the build away from Webpack'],
  ['to as infinitive', 'Patched maxSurge to finish the rollout', 'To finish the rollout, patched maxSurge'],
  ['with as company', 'Shipped the parser with the lexer', 'Shipped the lexer with the parser'],
  [
    'after at the beginning of another statement',
    'Signing failed because ldnsutils was missing; after the installation the zone was signed',
    'The zone was signed after ldnsutils had been installed',
  ],
  ['and', 'Renamed the flag and the variable', 'Renamed the variable and the flag'],
  [
    'between A and B',
    'Compared throughput between Redis and Memcached',
    'Compared throughput between Memcached and Redis',
  ],
  ['the same direction, other details', 'Upgraded Node from 18 to 20 in CI', 'In CI, Node went from 18 to 20'],
  [
    'two steps in another order',
    'Moved a from red to blue and b from cat to dog',
    'Moved b from cat to dog and a from red to blue',
  ],
  ['A before B said as B after A', 'Ran the linter before the compiler', 'Ran the compiler after the linter'],
  ['what fell back', 'Latency rose from 4 to 9 ms and fell back', 'Latency fell from 9 to 4 ms'],
  ['what had been before', 'The bundle had grown from 2.7 to 4.3 MB', 'The bundle was cut from 4.3 to 2.7 MB'],
  ['where to, and what it became', 'Moved the check into the hook', 'Turned the hook into the check'],
  [
    'what works again after a repair',
    'Mended the template after the release build broke',
    'The release build runs again after mending the template',
  ],
  [
    'what works again before',
    'The exporter ran again before the template was mended',
    'Mended the template before the exporter ran',
  ],
  ['substituted the new for the old', 'Replaced moment with luxon', 'Substituted luxon for moment'],
  [
    'a change as a noun',
    'Changed only the quantity fields to integers',
    'Limited the integers of the change to two quantity fields',
  ],
  ['the passive voice', 'Replaced moment with luxon', 'Moment was replaced with luxon'],
  [
    'what fits at most',
    'Disposing pages reduces the peak to 740 MB: up to 200 pages fit, 300 do not',
    'Disposing pages cut the peak to 740 MB, so 200 pages work now and 300 still do not',
  ],
  [
    'what fits at most, in the clause of a change',
    'Disposing pages reduces the peak to 740 MB at up to 200 pages',
    'Disposing pages cut the peak to 740 MB at 200 pages',
  ],
] as const;

describe('DIRECTION is seen', () => {
  it.each(REVERSED)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toContain('direction');
  });

  it.each(REVERSED)('%s, sides exchanged', (_, reference, candidate) => {
    expect(brokenRules(candidate, reference)).toContain('direction');
  });
});

describe('DIRECTION is not seen', () => {
  it.each(HARMLESS)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual([]);
  });

  it.each(HARMLESS)('%s, sides exchanged', (_, reference, candidate) => {
    expect(brokenRules(candidate, reference)).toEqual([]);
  });
});

it('DIRECTION is not seen in an order that is denied: that is a negation', () => {
  const [denied, told] = ['Never ran the linter before the compiler', 'Ran the compiler before the linter'];
  expect(brokenRules(denied, told)).toEqual(['negation']);
  expect(brokenRules(told, denied)).toEqual(['negation']);
});
