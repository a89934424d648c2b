import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';

function summaryOf(summary: string): Summary {
  return { title: '', summary, key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] };
}

/** What a candidate says that its transcript does not bear out. */
function lacking(transcript: string, candidate: string): readonly string[] {
  const grounds = new SessionGrounds({ texts: [transcript], isWhole: true }, summaryOf(''));
  return grounds.ungroundedIn(summaryOf(candidate)).map(({ written }) => written);
}

describe('what is taken away of a whole', () => {
  const transcript = '| | calls |\n|---|---|\n| before | 262 |\n| after | 5 |';

  it.each(['Removed 257 of 262 calls', 'Deleting duplicates avoided some 257 of the 262 calls'])(
    'is what a table has left: %s',
    (told) => expect(lacking(transcript, told)).toEqual([]),
  );

  it.each([
    ['Removed 247 of 262 calls', '247'],
    ['Allowed 257 of 262 calls', '257'],
    ['Removed 257 calls', '257'],
  ])('is nothing else: %s', (told, written) => expect(lacking(transcript, told)).toEqual([written]));
});

describe('a number of the title', () => {
  const grounds = new SessionGrounds(
    { texts: ['160 of the classes, 12 of the nurse, 27 free'], isWhole: true },
    summaryOf(''),
  );
  const lacking = (title: string, summary: string) =>
    grounds.ungroundedIn({ ...summaryOf(summary), title }).map(({ written }) => written);

  it('may be made of those that the summary begins with', () =>
    expect(lacking('172 appointments', '160 are of the classes, 12 of the nurse. 27 are free.')).toEqual([]));

  it.each([
    ['173 appointments', '160 are of the classes, 12 of the nurse.', '173'],
    ['172 appointments', 'They are on a list. 160 are of the classes, 27 free.', '172'],
  ])('is made of no others: %s', (title, summary, written) => expect(lacking(title, summary)).toEqual([written]));
});

describe('numbers that are reckoned', () => {
  it.each([
    ['a product', 'It ran each of 240 tests 50 times, 12,000 runs in all.'],
    ['an amount for all', 'Each of 316 customers paid 9.99 twice, EUR 3,156.84 in all.'],
    ['a share that is told as one', 'Of 500 of them 15 % were held back, that is 75, i.e. 75 (= 75).'],
    ['a rounded whole', 'Eight of them give 3.1k tokens each, roughly 25k altogether.'],
    ['a year of months', 'It grows by 3 GB a month, i.e. 36 GB per year.'],
    ['what two shares leave', 'Of 408 60 % want a weekly one, 25 % a daily one, the other 15 % none.'],
    ['one of many', 'One shard of 512 is left out, 0.2 % of all.'],
    ['a factor with its sign', 'It shrank from 1.4 GB to 190 MB (7.4×).'],
    ['a number per day', 'In nine days 342 callers were lost, 38 per day.'],
    ['a number apiece', 'It lost 342 callers of 240 firms, about 1.4 apiece.'],
    ['a number for a time', 'Within 20 minutes 1904 requests failed, 95 per minute.'],
    ['how often it happens in a day', 'It refreshes every 15 minutes, 96 times a day.'],
    ['a speed', 'It parsed 88.5k lines in 0.9 s, close to 100,000 lines a second.'],
    ['frames of a time', 'A frame takes 14.2 ms, some 70 fps.'],
    ['a sum of numbers before their unit', 'It needs 60.5 + 15 + 9.25 = 84.75 GB of 60.5 GB, 15 GB and 9.25 GB.'],
    ['a difference of shares', 'Recall went from .41 to .68, 27 percentage points.'],
  ])('reckoned from the same sentence: %s', (_, candidate) =>
    expect(
      lacking(
        '60.5 GB 15 GB 9.25 GB 500 15 % 512 408 60 % 25 % 3.1k 36 months 1.4 GB 190 MB 16 50 240 316 9.99 150 % 1,200,000 342 20 min 1904 15 min 88500 0.9 s 14.2 ms .41 .68',
        candidate,
      ),
    ).toEqual([]),
  );

  it.each([
    ['a product of two others', 'It ran each of 240 tests 50 times, 13,000 runs in all.', '13,000'],
    ['a small product', 'It ran each of 16 tests 5 times, 80 runs.', '80'],
    ['a share of nothing', 'It fell from 158 by 31 % to 49 rows.', '49'],
    ['a share of no whole', 'All 240 answered. Ada slept. Bob slept. Ten (3.9 %) want none.', '3.9 %'],
    ['a number per day', 'In nine days 342 callers were lost, 48 per day.', '48'],
    ['a number apiece', 'It lost 342 callers of 240 firms, about 3.4 apiece.', '3.4'],
    ['a number that is no rate', 'In nine days 342 callers were lost, 38 callers.', '38'],
    ['how often it happens in a day', 'It refreshes every 15 minutes, 69 times a day.', '69'],
    ['frames of a time', 'A frame takes 14.2 ms, some 90 fps.', '90'],
  ])('not reckoned from the same sentence: %s', (_, candidate, wanted) =>
    expect(lacking('50 240 16 158 31 % 342 15 min 14.2 ms', candidate)).toEqual([wanted]),
  );

  it.each([
    ['a change', 'p95 812 ms -> 463 ms', 'The p95 is down by 43 %.'],
    ['a change in words', 'went from 412 to 309 MB', 'The image is 25 % smaller.'],
    ['what was before', 'builds take 31 min (was 47)', 'Builds are 34 % quicker, by 16 minutes.'],
    ['what was before, behind it', 'draws 1960 (2940 before)', 'It has 980 draws less.'],
    ['a table', '| p95 | 812 ms | 463 ms |', 'It is 43 % quicker.'],
    ['a table of counts', '| rows | 18200 | 12740 |', 'It has 30 % fewer rows.'],
    ['the next line', 'before: 41.2 s\nafter: 38.1 s', 'Builds are 7.5 % quicker.'],
    ['a factor', 'took 2387 ms -> 310 ms', 'It is 7.7 times as fast.'],
    ['what was too much', '| loaders | 5 | 262 |\n| memo | 5 | 5 |', 'It removed 257 redundant calls.'],
    ['what was too much, in German', 'vorher 262, jetzt 5', 'Es entfernte 257 überflüssige Aufrufe.'],
    ['what is told as one of two, beside one of them', '1114, 3, 4, 5, 6, 7, 8, 9, 1792', 'It is up 678 to 1792.'],
    ['with a sign', 'link 5.2 min -> 1.3 min', 'The linking: −3.9 min, -3.9 min, +3.9 min.'],
    ['points', 'before 11.4\nafter 14.9', 'It lost 3.5; 3.5 points lost.'],
    ['in a unit of its own', 'mtu 1500 -> 1420', 'The MTU was lowered by 80 bytes.'],
    ['in German', 'vorher 412 MB, jetzt 309 MB', 'Das Image ist um 25 % kleiner.'],
    ['in French', 'durée 31 min (avant 47)', 'La durée a baissé de 16 minutes.'],
  ])('the difference of two that a transcript compares: %s', (_, transcript, candidate) =>
    expect(lacking(transcript, candidate)).toEqual([]),
  );

  it.each([
    ['that are not compared', 'used 812 ms, 3 of 40, 5 of 60, 463 ms', 'The p95 is down by 43 %.', '43 %'],
    ['of different things', '| rows | 812 ms | 463 MB |', 'It is 43 % quicker.', '43 %'],
    [
      'that are told far apart',
      'from 412 in all of the images of 3, 5 and 7 days that we looked at to 309',
      'It is 25 % less.',
      '25 %',
    ],
    ['that differ by another number', '1114, 3, 4, 5, 6, 7, 8, 9, 1792', 'It is up 679 to 1792.', '679'],
    ['that nothing tells to be a difference', '1114, 3, 4, 5, 6, 7, 8, 9, 1792', 'It has 678 of 1792.', '678'],
    ['of which one is left of all, and nothing says so', 'CPU 35 %', 'CPU is at 65 %.', '65 %'],
    ['of a limit, not of a price', '60 requests per minute, burst 10', 'It allows 600 requests.', '600'],
    ['that no share has', 'one bug in 14 files', 'There is one bug in 41 files.', '41'],
    ['that are shut down', '512, then 167', 'Shut down 345 shards.', '345'],
    ['not told as a difference', 'mtu 1500 -> 1420', 'The MTU is 80 bytes.', '80 bytes'],
  ])('two numbers of a transcript %s', (_, transcript, candidate, wanted) =>
    expect(lacking(transcript, candidate)).toEqual([wanted]),
  );

  it.each([
    ['a spelled duration', '03:45 tripped, 08:05 reset', 'It took four hours and twenty minutes.'],
    ['a spelled number', '340,012 documents', 'All three hundred and forty thousand documents.'],
    ['a factor in Dutch', '4,2 s -> 90 ms', 'Het is bijna vijftig keer zo snel.'],
    ['a flag of every program', 'Hidden: true', 'It is hidden from --help.'],
    ['a share of them', 'lost 5412 calls, 5304 of them retried', 'Clients retried 98 % of them.'],
    ['a share of which', 'lost 5412 calls, of which 5304 were retried', 'Only 2 % were lost for good.'],
    ['days between two', 'from 2026-02-22 until 2026-05-23', 'It is valid for 90 days.'],
    ['a day with a slash', 'p=none hasta 15/04, not 2026-01-01', 'Sigue hasta el 15 de abril.'],
    ['a time in French', 'jeudi 14:30', 'Mme Caron présente jeudi à 14 h 30, à 14h30.'],
    ['a duration in hours and minutes', 'took 140 min', 'It took 2h20 against 2h20.'],
    ['a duration in hours and minutes of a transcript', 'took 2h20', 'It took 140 min, 2:20.'],
    ['a fraction', 'took 3m30s', 'It took 3½ minutes.'],
    ['a measure rounded to hundreds', 'layer 603MB', 'The layer has 600 MB.'],
    ['French bytes', '1,9 Mo -> webp 0,7 Mo', 'Cela économise encore 1,2 Mo.'],
    ['a share', '118 of 120 passed', 'The tests pass at 98.3 %.'],
    ['the share of the rest', '6/41 failed', 'It passed in 85 % of cases.'],
    ['what all but few are', 'Of the 312 tests all but two passed.', '310 of 312 tests pass.'],
    [
      'the rest of a share with the unit of the other',
      'rose from 81 to 88 percent',
      'Errors fell from 19 to 12 percent.',
    ],
    ['what something went up', 'from 60 to 85 milliseconds', 'Latency went up 25 ms.'],
    ['what was exceeded', 'grew to 52 GB', 'It exceeded 50 GB.'],
    ['a difference in a list without spaces', 'dev,310,187\nprod,290,181', 'It is 123 fewer.'],
    ['a sum of a list without spaces', '[310,187,179]', 'They add up to 676.'],
    ['a share in a list without spaces', 'passed 118,120', 'It is 98.3 %.'],
    ['a sum of amounts in German', 'Miete 1.250,50 €, Strom 1.100,25 €', 'Zusammen 2.350,75 €.'],
    ['a duration without minutes', '3,642 s', 'It took 1 h 42 s.'],
    ['a duration without hours', '1470 minutes', 'It took 1 day and 30 minutes.'],
    ['a product beside another number', '38 × 4 minutes, then upload: 22 minutes', 'It took 174 minutes altogether.'],
    ['an outage', 'down from 14:05 to 14:52', 'A login outage of 47 minutes.'],
    ['the first of two days', 'slipped from 3 to 17 October', 'Not on 3 October, as was planned.'],
    ['what would remain', 'Of the 2,400 rows 360 have no address.', 'Without these 2,040 rows would remain.'],
    ['one in so many', 'on for 5 percent', 'It is on for one user in twenty.'],
    ['an hour', 'The Saturday run needs over an hour.', 'On Saturdays it takes over 60 minutes.'],
    ['what all cost', 'Ordered 16 wrenches at 85 euros each.', 'The wrenches cost 1,360 euros.'],
    ['points of a fraction', 'accuracy 0.812 -> 0.847', 'Accuracy is up 3.5 points.'],
    ['what was taken off', 'bracket 412 g, now 350 g', 'It took 62 grams off each bracket.'],
    ['a share of long numbers', 'Of 8,600 euros 5,160 have come in since.', 'Of the money 60 % has arrived.'],
    ['a bound in dollars', 'The bill fell from 1,150 to 805 dollars.', 'It costs a bit over $800.'],
    ['what a share leaves', 'The flag is on for 12.5 % of the users.', '87.5 % do not have it.'],
    ['a quotient', 'chi2/ndf=182.4/48', 'The reduced chi-square is 3.8.'],
    ['a hexadecimal number', 'erase(0x080000, 0x80000)', 'It erased 512 KiB.'],
    ['what is better by so much', 'stable: 4.1 s   canary: 2.3 s', 'It is 1.8 s better than on stable.'],
    ['a span of times of day', '13:05 deployed, 13:25 error rate 3.1 %', 'It took 20 minutes to show.'],
    ['a range with round bounds', '331Mi 402Mi 377Mi 479Mi', 'Pods take 330 to 480 MiB.'],
    ['thousands with a space and cents', 'By audit it is 18 027,90 for us', 'By that rule the total is 18,027.90 €.'],
    ['a Dutch number', 'er zijn zesentwintig dubbele, geen tweeëndertig', 'Er zijn 26 dubbele, geen 32.'],
  ])('of a transcript: %s', (_, transcript, candidate) => expect(lacking(transcript, candidate)).toEqual([]));
});

describe('a time that passed between two of a log', () => {
  const LOG = '22:45:00 consumer left\n23:04:00 alert\n23:31:00 back';
  it.each([
    'It took 19 minutes.',
    'Em 19 minutos o atraso cresceu.',
    'There was a 46-minute outage.',
    'After about 27 minutes it was back.',
    'Outage: 46 min.',
  ])('is told as one: %s', (candidate) => expect(lacking(LOG, candidate)).toEqual([]));

  it('is none where nothing tells it so, since of a log some two are any time apart', () => {
    expect(lacking(LOG, 'With 46 min the drill was within its limit.')).toEqual(['46 min']);
    expect(lacking(LOG, 'It took 47 minutes.')).toEqual(['47 minutes']);
  });
});

describe('a number with two digits exchanged', () => {
  it.each<readonly [transcript: string, candidate: string, lacked: readonly string[]]>([
    ['bank 1,367.60, then 9.00', 'The bank has 1,376.60, 9.00 more.', ['1,376.60']],
    ['bank 1,367.60, then 9.00', 'The bank has 1,367.60, 9.00 more.', []],
    // Whoever tells both may have reckoned.
    ['bank 1,367.60, then 9.00', 'The bank has 1,376.60 of 1,367.60, then 9.00.', []],
    ['bank 1,367.70, then 9.00', 'The bank has 1,376.70, 9.00 more.', ['1,376.70']],
    ['bank 1,367.60, then 19.00', 'The bank has 1,386.60, 19.00 more.', []],
    // Of few digits, without the zeros around them, and of minutes some are so by chance.
    ['48 and 48.2 ms, 8.40 to 8.36', 'Rounded 0.0840, 4,800, about 482,000.', ['0.0840', '4,800', '482,000']],
    ['1,236 files, 27 in all', 'It has 1,263 files, 27 more.', ['1,263']],
    ['1,367.60 and 1,376.60', 'The bank has 1,376.60.', []],
    ['1236 files, 27 in all', 'It has 1.263 files, 27 more.', ['1.263']],
    ['1,136 files, 0 in all', 'It has 1,136 files.', []],
    ['took 4.215 s, then 0.03 s', 'It took 4.245 s, 0.03 s more.', []],
    ['took 4.215 s, then 0.03 s', 'It took 4.251 s, some 0.036 s more.', ['4.251 s', '0.036 s']],
    ['20 min 13 s, 11 min 18 s', 'It took 31 min 31 s together, 20 min 13 s and 11 min 18 s.', []],
  ])('is no reckoned one: %j, %j', (transcript, candidate, lacked) =>
    expect(lacking(transcript, candidate)).toEqual(lacked),
  );
});

describe('a total', () => {
  const table = 'hour rows size\n1 17 3.41 GB\n2 19 3.12 GB\n3 21 2.93 GB\n';
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    ['All hours add up to 9.46 GB.', []],
    ['They have 9.46 GB altogether.', []],
    ['They have 9.46 GB.', ['9.46 GB']],
    ['They add up to 9.56 GB.', ['9.56 GB']],
    ['Of the total 9.46 GB are small.', []],
    ['They run with limit=9.46 GB.', ['9.46 GB']],
    ['They have 9.46 GB together with Ada.', ['9.46 GB']],
  ])('is summed up: %s', (candidate, lacked) => expect(lacking(table, candidate)).toEqual(lacked));

  it('is one of a table in which a number stands beside its like', () =>
    expect(lacking('hour gb lag\n02 3.1 17\n03 2.8 4\n04 6.4 11\n', 'They add up to 12.3 GB.')).toEqual([]));

  it('has the unit behind it, whatever stands before', () =>
    expect(
      lacking('241 GB 98 % 48.0 GB 18.6 GB 6.1 GB', 'It has 98 %; free were 48.0 + 18.6 + 6.1 = 72.7 GB.'),
    ).toEqual([]));
});

describe('a factor', () => {
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    ['It went from 816 to 37, a factor of roughly 22.', []],
    ['It went from 816 to 37, um den Faktor 22.', []],
    ['It went from 816 to 37, a factor of roughly 27.', ['27']],
    ['It went from 816 to 37, some 22.', ['22']],
    ['It went from 816 to 37 at a fill factor of 22.', ['22']],
  ])('is one of two numbers: %s', (candidate, lacked) => expect(lacking('816 to 37', candidate)).toEqual(lacked));
});

describe('a number that is reckoned in one place', () => {
  const log = 'freed 237\nthen again 231 and 239 GB';
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    ['It freed 707 GB. That is 237 + 231 + 239 = 707 GB.', []],
    ['That is 237 + 231 + 239 = 707 GB. Nothing else was done. So 707 GB are free.', []],
    ['It freed 707 rows. That is 237 + 231 + 239 = 707 GB.', ['707']],
    ['It freed 717 GB. That is 237 + 231 + 239 = 707 GB.', ['717 GB']],
  ])('may be told in another: %s', (candidate, lacked) => expect(lacking(log, candidate)).toEqual(lacked));
});

describe('bytes of which nothing tells that they are', () => {
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    ['It has 26.4 MB.', []],
    ['It has 26,417 kB.', []],
    ['It has 26.5 MB.', ['26.5 MB']],
    ['It took 26.4 %.', ['26.4 %']],
    ['It has 61 kB.', ['61 kB']],
    // Two digits fit some number of anything, and a moment is none of bytes.
    ['It has 26 MB.', ['26 MB']],
    ['It has 1.78 GB, 1.78 TB.', ['1.78 GB', '1.78 TB']],
  ])('%s', (candidate, lacked) =>
    expect(lacking('gzip 26416582 of 61234 at 1781234567 and 1781234567890', candidate)).toEqual(lacked),
  );
});

describe('the length of a month', () => {
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    ['It fell on 3 of 31 days, 2 of the 28 days.', []],
    ['Tokens live 30 days.', ['30 days']],
    ['It fell on 3 of 33 days.', ['33 days']],
    ['It fell on 3 of 31 hours.', ['31 hours']],
    ['It fell on 3 of 27 days.', ['27 days']],
  ])('%s', (candidate, lacked) => expect(lacking('October', candidate)).toEqual(lacked));
});

describe('a time that is told roughly', () => {
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    ['It began around 11:05.', []],
    ['It began shortly before, at about 23:55.', []],
    ['It began at 11:05.', ['11:05']],
    ['It began around 11:25.', ['11:25']],
  ])('%s', (candidate, lacked) => expect(lacking('11:12 step, 00:04 end', candidate)).toEqual(lacked));
});

describe('shares and rests that nobody looks up', () => {
  it.each<readonly [transcript: string, candidate: string, lacked: readonly string[]]>([
    ['p95 14.8 h', 'One in twenty waits more than 14.8 h.', []],
    ['p95 14.8 h', 'Twenty wait more than 14.8 h.', ['Twenty']],
    ['p95 14.8 h', 'About 1 out of every 25 waits.', []],
    ['lost 61 %', 'It lost 61 sessions out of 100.', []],
    ['lost 61 %', 'Perdeva 61 sessioni su 100.', []],
    ['lost 61 %', 'It lost 61 sessions, then 100 more rows.', ['100']],
    ['lost 61 %', 'It lost 61 of 400.', ['400']],
    ['years 1990-1991', 'Ran 1990–91 again, and 1990/91.', []],
    ['years 1990-1991', 'Ran 91 years.', ['91']],
    ['23 differ', 'One ticket and 22 others differ.', []],
    ['ERROR 23 errors', 'The first class and 22 further compile errors remain.', []],
    ['ERROR 23 errors', 'The first class and 22 additional errors remain.', []],
    ['23 differ', 'Un billet et 22 autres diffèrent.', []],
    ['23 differ', '19 others differ.', ['19']],
    ['23 differ', '22 differ.', ['22']],
    // Of so many, told anywhere; the share behind its part.
    ['23 in all, 9 late', 'Nine were late (39 %).', []],
  ])('%j, %j', (transcript, candidate, lacked) => expect(lacking(transcript, candidate)).toEqual(lacked));
});

describe('a difference', () => {
  it.each<readonly [candidate: string, lacked: readonly string[]]>([
    ['It needs 15 MB less.', []],
    ['It took 15 ms less.', ['15 ms']],
    ['It needs 15 less.', []],
    ['It needs 17 MB less.', ['17 MB']],
  ])('is one of what both numbers measure: %s', (candidate, lacked) =>
    expect(lacking('needs 40 MB now, then it needs 25 MB', candidate)).toEqual(lacked),
  );
});

describe('lines of one shape', () => {
  const tool = [
    'Running unit tests at 14:25:31',
    'test result: ok. 58 passed; 0 failed; finished in 0.02s at 14:25:31',
    'test result: ok. 31 passed; 0 failed; finished in 0.01s at 14:25:33',
    'test result: ok. 6 passed; 0 failed; finished in 0.00s at 14:25:34',
    '',
    'shard-1 wrote 17 files',
    'shard-2 wrote 29 files',
    'The worker wrote 19 files.',
    '',
    '13  stages ok   17 parts',
    '11  stages ok   14 parts',
  ].join('\n');

  it.each([
    ['all of them', 'All 95 tests pass.', []],
    ['two are enough', 'The shards wrote 46 files.', []],
    ['a first column that counts', 'In all 24 stages and 31 parts.', []],
    ['not some of them', 'All 89 tests pass.', ['89']],
    ['none of another shape', 'They wrote 65 files.', ['65']],
    ['no times of day', 'It took 98 attempts.', ['98']],
    ['no numbers of names', 'It used 37 shards.', ['37']],
  ])('bear out what they sum up to: %s', (_, candidate, expected) =>
    expect(lacking(tool, candidate)).toEqual(expected),
  );

  it.each([
    ['all rows', 'Pods use 287m CPU and 1,893Mi.', []],
    ['not some of them', 'Pods use 190m CPU.', ['190m']],
    ['no numbers of names', 'Seven and 79 pods.', ['79']],
  ])('of a table bear out what they sum up to, whatever they are called: %s', (_, candidate, expected) =>
    expect(
      lacking(
        'NAME            CPU    MEMORY\napi-7d9f8-xk2   97m    634Mi\napi-70f8-b9q    93m    612Mi\napi-2-old       97m    647Mi\n',
        candidate,
      ),
    ).toEqual(expected),
  );

  it.each([
    ['ui tests        87 passed, 1 failed  (TourListTest)', '88 UI tests ran.', []],
    ['1,204 tests passed, 12 skipped, 3 pending', 'All 1,219 were looked at.', []],
    ['87 passed in 31 s', '118 tests ran.', ['118']],
    ['1 failed\n87 passed', '88 UI tests ran.', ['88']],
  ])('of a run of tests tell how many ran: %s', (line, candidate, expected) =>
    expect(lacking(line, candidate)).toEqual(expected),
  );

  it('of a table of very many columns sum up to nothing', () => {
    const row = (from: number) =>
      `row ${Array.from({ length: 13 }, (_, column) => from * 16 + column * column * 7).join(' ')}`;
    expect(lacking(`${row(1)}\n${row(2)}`, 'In all 48 rows, 62 cells.')).toEqual(['48', '62']);
    const shorter = (from: number) => row(from).split(' ').slice(0, -1).join(' ');
    expect(lacking(`${shorter(1)}\n${shorter(2)}`, 'In all 48 rows, 62 cells.')).toEqual([]);
  });
});

describe('two numbers of one line', () => {
  const transcript = [
    'sessions with search | 142,310 | 141,987',
    'trade, query contains a size | 12.4 % | 10.6 %',
    'months done 31/45, failed 2, not started 12',
    'invoices: 40 of March, 1 of April, 77 of May',
    'retries per shard 14 | 9 | 22',
    'job minutes 96.4 | 71.8',
    'apples 17, pears 300, plums 5,000, grapes 60,000, melons 700,000, cherries 8,000,000, figs 20',
  ].join('\n');

  it.each([
    'Evaluated about 284,000 sessions',
    'Sessions fell by 323',
    'Cost 1.8 points where trade queries hold a size',
    'All but 2 of 33 months that were tried are done',
    'Checked 41 invoices',
    'The shards needed 45 retries together',
    'Invoices of May exceed those of March by 37',
    'From 96 to 72 job minutes',
  ])('make it, where the line speaks of the same: %s', (told) => expect(lacking(transcript, told)).toEqual([]));

  it.each([
    ['a line that shares no word', 'Checked 41 receipts', '41'],
    ['a line that shares one word, which they are not neighbours of', 'Checked 37 invoices', '37'],
    ['a line that shares but words of grammar', 'With 41 against them', '41'],
    ['a product', 'Checked 3,080 invoices', '3,080'],
    ['what is near', 'Checked 42 invoices', '42'],
    ['all but some of them', 'The shards needed 36 retries together', '36'],
    ['how many of a whole there are', 'Checked 41 of 77 invoices', '41'],
    ['a line of seven numbers', 'Counted 317 apples and pears', '317'],
    ['numbers of two lines', 'Checked 74 invoices', '74'],
  ])('do not make it of %s', (_, told, written) => expect(lacking(transcript, told)).toEqual([written]));
});

describe('a product that a session writes out', () => {
  const transcript = 'yes, 38 × 4 minutes, and 6x512 MB';

  it.each(['Reflashing takes about 2.5 hours', 'It takes 152 minutes', 'Reserved 3,072 MB', 'Reserved 3 GB'])(
    'is told: %s',
    (told) => expect(lacking(transcript, told)).toEqual([]),
  );

  it('is no other one', () => expect(lacking(transcript, 'It takes 172 minutes')).toEqual(['172 minutes']));
});

describe('a time that is told by the clock', () => {
  it.each([
    'The filter holds since twenty past three',
    'It ended at twenty minutes to nine',
    'Awake from twenty past two',
  ])('is no number: %s', (told) => expect(lacking('It began at night.', told)).toEqual([]));

  it.each([
    ['It fell from twenty to three', 'twenty'],
    ['Twenty to three percent of them', 'Twenty'],
  ])('is none of %s', (told, written) => expect(lacking('It began at night.', told)).toEqual([written]));
});

describe('hours and minutes without their unit', () => {
  const transcript = 'Page at 01:42, recovered at 03:27.';

  it.each(['It took 1 h 45.', 'Recovered after 1 h 45 from page to end.', 'Down for 1 h 45'])('are one: %s', (told) =>
    expect(lacking(transcript, told)).toEqual([]),
  );

  it('are another one where they differ', () => expect(lacking(transcript, 'It took 1 h 55.')).toEqual(['1 h 55']));

  it('are two numbers before what is counted', () =>
    expect(lacking(transcript, 'Within 1 h 45 users called.')).toEqual(['45']));
});

describe('days between two dates', () => {
  const transcript =
    'Image 3.22 was rolled out on Thursday 12 Nov. The kiosks failed on 17 Nov at 09:45, after 5 minutes.';

  it.each(['That was five days old.', 'It was rolled out some 5 days before.'])('are told: %s', (told) =>
    expect(lacking(transcript, told)).toEqual([]),
  );

  it('are no others', () => expect(lacking(transcript, 'It was rolled out 9 days before.')).toEqual([]));
});
