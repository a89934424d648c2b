import { describe, expect, it } from '@jest/globals';
import { unitsOf } from '../../../src/rubric/grounding/numbers/quantities.js';
import { CAPITAL_K, CAPITAL_M, UNITS } from '../../../src/rubric/grounding/numbers/units.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';

const REFERENCE = { title: '', summary: '', key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] };

describe('units', () => {
  it.each<[string, string, readonly number[]]>([
    ...(['ns', 'us', 'ms', 's', 'min', 'h', 'day', 'week'] as const).map(
      (word, i): [string, string, readonly number[]] => [
        word,
        'time',
        [[1e-9, 1e-6, 1e-3, 1, 60, 60 * 60, 24 * 60 * 60, 7 * 24 * 60 * 60][i] ?? 0],
      ],
    ),
    ['thousand', 'count', [1e3]],
    ['万', 'count', [1e4]],
    ['億', 'count', [1e8]],
    ['million', 'count', [1e6]],
    ['billion', 'count', [1e9]],
    ['bytes', 'size', [1]],
    ['kb', 'size', [1e3, 2 ** 10]],
    ['mb', 'size', [1e6, 2 ** 20]],
    ['gb', 'size', [1e9, 2 ** 30]],
    ['tb', 'size', [1e12, 2 ** 40]],
    ['kib', 'size', [2 ** 10, 1e3]],
    ['gi', 'size', [2 ** 30, 1e9]],
    ['g', 'size', [1e9, 2 ** 30]],
    ['percent', 'ratio', [0.01]],
    ['Ko', 'size', [1e3, 2 ** 10]],
    ['Mo', 'size', [1e6, 2 ** 20]],
    ['Go', 'size', [1e9, 2 ** 30]],
  ])('%s', (word, family, factors) => expect(UNITS.get(word)).toEqual({ family, factors }));

  it.each<[string, string, number]>([
    ['Hz', 'frequency', 1],
    ['kHz', 'frequency', 1e3],
    ['mhz', 'frequency', 1e6],
    ['gigahertz', 'frequency', 1e9],
    ['µm', 'length', 1e-6],
    ['cm', 'length', 1e-2],
    ['kilometres', 'length', 1e3],
    ['mg', 'mass', 1e-3],
    ['kg', 'mass', 1e3],
    ['ml', 'volume', 1e-3],
    ['mL', 'volume', 1e-3],
    ['mV', 'voltage', 1e-3],
    ['µA', 'current', 1e-6],
    ['mW', 'power', 1e-3],
    ['MW', 'power', 1e6],
    ['kWh', 'energy', 1e3],
    ['mΩ', 'resistance', 1e-3],
    ['k\u2126', 'resistance', 1e3],
    ['mOhm', 'resistance', 1e-3],
    ['ohms', 'resistance', 1],
    ['mAh', 'charge', 1e-3],
    ['hPa', 'pressure', 1e2],
    ['Mbps', 'rate', 1e6],
    ['kbit', 'rate', 1e3],
  ])('%s measures %s', (word, family, factor) => expect(unitsOf(word)).toEqual([{ family, factors: [factor] }]));

  it.each(['mw', 'A4', 'a', 'v', 'l8', 'bit', 'amper', 'row'])('%s is none', (word) =>
    expect(unitsOf(word)).toEqual([]),
  );

  it('of a capital letter are of things or of bytes', () => {
    expect(CAPITAL_M.map(({ factors }) => factors)).toEqual([[1e6], [1e6, 2 ** 20]]);
    expect(CAPITAL_K.map(({ factors }) => factors)).toEqual([[1e3], [1e3, 2 ** 10]]);
    expect(UNITS.get('m')?.factors).toEqual([60]);
  });
});

describe('what is written in a transcript', () => {
  const grounds = new SessionGrounds(
    { texts: ['Pinned redis 7.2 in src/cache.ts with -O2, 41 tests and #12'], isWhole: true },
    { ...REFERENCE, summary: 'The reference alone has 99 and valkey.' },
  );

  it.each<[string, boolean]>([
    ['redis', true],
    ['src/cache.ts', true],
    ['41 tests', true],
    ['-O2', true],
    ['-O3', false],
    ['src/cache.ts has 41', true],
    ['src/other.ts', false],
    ['src/cache.ts has 42', false],
    ['src/other.ts has 41', false],
    ['40 tests', false],
    ['99', false],
    ['valkey', false],
    ['neither number nor name', false],
    ['', false],
  ])('%j: %s', (written, wanted) => expect(grounds.transcriptHas(written)).toBe(wanted));
});

describe('numbers of a column whose heading tells the unit', () => {
  const lacking = (transcript: string, candidate: string): readonly string[] =>
    new SessionGrounds({ texts: [transcript], isWhole: true }, REFERENCE)
      .ungroundedIn({ ...REFERENCE, summary: candidate })
      .map(({ written }) => written);

  it.each<[string, string, boolean]>([
    ['latency_ms 2847.5', 'It took 2.8475 s.', true],
    ['latency_us 2847.5', 'It took 2.8475 ms.', true],
    ['latency_us 2848.5', 'It took 2.8475 ms.', false],
    ['bytes: 2847500', 'It takes 2.8475 MB.', true],
    ['heap_kb 2847.5', 'It takes 2.8475 MB.', true],
    ['heap_mb 2847.5', 'It takes 2.8475 GB.', true],
    ['heap_mb 2848.5', 'It takes 2.8475 GB.', false],
  ])('%s bears out %s %s', (transcript, candidate, isSupported) =>
    expect(lacking(transcript, candidate)).toHaveLength(isSupported ? 0 : 1),
  );
});

describe('large numbers in words', () => {
  const lacks = (transcript: string, told: string) =>
    new SessionGrounds({ texts: [transcript], isWhole: true }, REFERENCE)
      .ungroundedIn({ ...REFERENCE, summary: told })
      .map(({ written }) => written);

  it.each([
    ['German', 'Millionen', 'Milliarden'],
    ['French', 'millions', 'milliards'],
    ['Italian', 'milioni', 'miliardi'],
    ['Portuguese', 'milhões', 'bilhões'],
    ['Dutch', 'miljoen', 'miljard'],
    ['Swedish', 'miljoner', 'miljarder'],
    ['Danish', 'millioner', 'milliarder'],
    ['Polish', 'miliony', 'miliardy'],
    ['Turkish', 'milyon', 'milyar'],
  ])('in %s', (_, millions, milliards) => {
    expect(lacks('2 300 000 rows', `2,3 ${millions}`)).toEqual([]);
    expect(lacks('2 300 000 000 rows', `2,3 ${milliards}`)).toEqual([]);
    expect(lacks(`2,3 ${millions}`, '2.300.000')).toEqual([]);
    expect(lacks(`2,3 ${millions}`, `2,3 ${milliards}`)).toEqual([`2,3 ${milliards}`]);
  });
});

describe('an e-mail address', () => {
  const session = new SessionGrounds(
    { texts: ['Write to Priya.Nair@example.com, cc bob@corp.io'], isWhole: true },
    REFERENCE,
  );
  it.each([
    ['priya.nair@example.com', true],
    ['bob@corp.io', true],
    ['maria.nair@example.com', false],
    ['priya.nair@example.org', false],
    ['info@example.com', false],
  ])('%s', (address, isKnown) => {
    const told = session.ungroundedIn({ ...REFERENCE, summary: `Wrote to ${address}.` });
    expect(told.map(({ kind, written }) => [kind, written])).toEqual(isKnown ? [] : [['name', address]]);
  });
});

describe('names in code', () => {
  const grounds = new Grounds(['web 880 and 12 31, readFile in PDB.yaml, user_list, policies, v22']);

  it.each<[string, boolean]>([
    ['web-880', true],
    ['web_880', true],
    ['a_12_31', false],
    ['12_31', true],
    ['read_file', true],
    ['file_read', false],
    ['PodDisruptionBudget', true],
    ['PodBudget', false],
    ['user_lists', true],
    ['users_list', false],
    ['policies.ts', true],
    ['policies.exe', false],
  ])('%s: %s', (written, wanted) => expect(grounds.hasName({ kind: 'code', written })).toBe(wanted));

  it('may be versions of one number', () => {
    expect(grounds.hasName({ kind: 'version', written: 'v22' })).toBe(true);
    expect(grounds.hasName({ kind: 'version', written: 'v23' })).toBe(false);
    expect(grounds.hasName({ kind: 'version', written: 'v9.9' })).toBe(false);
  });
});

describe('a number of another scale', () => {
  const lacking = (transcript: string, candidate: string): readonly string[] =>
    new SessionGrounds({ texts: [transcript], isWhole: true }, REFERENCE)
      .ungroundedIn({ ...REFERENCE, summary: candidate })
      .map(({ written }) => written);

  it.each<[string, string, boolean]>([
    ['It took 40 ms.', 'It took 40 s.', false],
    ['It took 40 ms.', 'It took 0.04 s.', true],
    ['It took 40 ms, once 40 s.', 'It took 40 s.', true],
    // A bare number may be of any unit, and one of bytes says nothing of seconds.
    ['latency 40', 'It took 40 s.', true],
    ['It took 40 ms of 40 MB.', 'It took 40 s.', true],
    ['The image has 40 MB.', 'The image has 40 GB.', false],
    ['The image has 40 MB.', 'The image has 40 MiB.', true],
    ['The image has 40 MB.', 'The image has 40 megabytes.', true],
    ['It was at 60 Hz.', 'It was at 60 kHz.', false],
    ['It was at 60 Hz.', 'It was at 0.06 kHz.', true],
    ['Off by 4 cm.', 'Off by 4 m.', false],
    ['Off by 4 m.', 'Off by 4 min.', true],
    ['It draws 15 µA.', 'It draws 15 mA.', false],
    ['It draws 15 µA.', 'It draws 15 μA.', true],
    ['It gives 15 MW.', 'It gives 15 mW.', false],
    // Reckoned from what stands beside it.
    ['Each run took 3 s, from 10:00 to 13:00.', 'From 10:00 to 13:00, 3 h, they ran.', true],
    ['Six runs of 3 ms each.', 'They took 3 ms, 3 s for a thousand.', false],
  ])('%s %s', (transcript, candidate, isSupported) =>
    expect(lacking(transcript, candidate)).toHaveLength(isSupported ? 0 : 1),
  );
});
