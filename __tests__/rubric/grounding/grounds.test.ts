import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Summary } from '../../../src/core/summary.js';
import { SessionGrounds } from '../../../src/rubric/grounding/session-grounds.js';
import { anyCharacter } from '../../builders/characters.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../../builders/growth.js';
import { runs } from '../../builders/long-runs.js';

function summaryOf(summary: string): Summary {
  return { title: '', summary, key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] };
}

/** What a candidate says that neither its transcript nor its reference has. */
function lacking(transcript: string, candidate: string, reference = ''): readonly string[] {
  const grounds = new SessionGrounds({ texts: [transcript], isWhole: true }, summaryOf(reference));
  return grounds.ungroundedIn(summaryOf(candidate)).map(({ written }) => written);
}

describe('numbers that a transcript bears out', () => {
  it.each([
    ['as they are', '4711 rows', 'It wrote 4711 rows.'],
    ['with and without separators', 'removed 12,345 rows', 'It removed 12345 rows.'],
    ['with other separators', 'removed 12345 rows', 'Es entfernte 12.345 Zeilen.'],
    ['with spaces', 'removed 1234567 rows', 'It removed 1 234 567 rows.'],
    ['with thin spaces', 'removed 12345 rows', 'It removed 12\u202f345 rows.'],
    ['with an apostrophe', 'removed 12345 rows', "It removed 12'345 rows."],
    ['with a comma for the point', 'took 3.75 s', 'Es dauerte 3,75 s.'],
    ['in words', 'there were 53 of them', 'There were fifty-three of them.'],
    ['in words of the transcript', 'fifty-three of them', 'There were 53 of them.'],
    ['in words with hundreds', 'all 206 tests', 'All two hundred and six tests.'],
    ['in German words', '73 Rechnungen', 'Dreiundsiebzig Rechnungen.'],
    ['in Spanish words', '41 facturas', 'Cuarenta y una veces no, cuarenta y uno sí.'],
    ['rounded', 'hit rate 39.7 %', 'The hit rate is 40 %.'],
    ['rounded with a word', 'hit rate 38.2 %', 'The hit rate is about 40 %.'],
    ['cut off', 'hit rate 39.7 %', 'The hit rate is 39 %.'],
    ['rounded to hundreds', 'fell to 2,847', 'It fell to 2,800.'],
    ['rounded with a limit', '53.8 hours', 'More than 50 hours.'],
    ['rounded down with -odd', 'pairs found: 35', 'Some thirty-odd pairs were found; 30-odd pairs.'],
    [
      'rounded down with -odd behind a unit',
      '4,730 rows, 1,263,114 bytes',
      '4 thousand-odd rows of 1.2 million-odd bytes.',
    ],
    ['of a gate and a seat', 'gate 27E, seat 31C', 'It leaves from gate 27E, the seat is 31C.'],
    ['that only mean always', 'nothing', 'Support is there 24/7, indeed 24/7/365.'],
    ['rounded with "or so"', 'hit rate 38.2 %', 'The hit rate is 40 % or so.'],
    ['as a percentage of a fraction', 'ratio=0.397', 'The ratio is 39.7 %.'],
    ['as a fraction of a percentage', 'ratio 39.7%', 'The ratio is 0.397.'],
    ['in millions', '1,183,422 rows', 'It has 1.18 million rows.'],
    ['in k', '45,210 connections', 'It had 45k connections.'],
    ['as a duration in minutes', 'real 141m12.480s', 'It took 2 h 21 min.'],
    ['as a duration in hours', 'took 2 h 21 min', 'It took 141 minutes.'],
    ['as a duration without spaces', 'took 2 hours and 21 minutes', 'It took 2h21m.'],
    ['as a short duration', 'took 3:12', 'It took 3 min 12 s.'],
    ['in seconds for milliseconds', 'p95 1240 ms', 'The p95 is 1.24 s.'],
    ['in megabytes for bytes', 'size 98,566,144', 'It stays at 98566144.'],
    ['in gigabytes for megabytes', 'rss 1331 MB', 'It takes 1.3 GB.'],
    ['in a range', 'between 40 and 60 calls', 'It makes 40-60 calls.'],
    ['in a range with a dash', 'between 40 and 60 calls', 'It makes 40–60 calls.'],
    ['as an ordinal', 'attempt 23', 'The 23rd attempt worked.'],
    ['as a day', 'on 2026-11-19', 'On 19 November it worked.'],
    ['as a day of a month that begins like "de"', 'it moves to 11 December. Push', 'It moved to 11 December.'],
    ['as a day with an ordinal', 'on the 3rd of December', 'On Dec 3 it worked.'],
    ['as a day in German', 'on 2026-03-19', 'Am 19. März lief es.'],
    ['as a day of the same week', 'on 2026-11-12', 'The freeze ends on Monday 16 November.'],
    ['as a time without its seconds', '12:49:36 stop', 'It stopped at 12:49.'],
    ['as a rounded time', '12:49:41 stop', 'It stopped at 12:50.'],
    ['as a time of the afternoon', 'at 15:02', 'At 3:02 pm.'],
    ['as the time of a line of a crontab', '30 2 * * * import.sh', 'The import of 02:30 gives way.'],
    ['as a time of a crontab with tabs and days', '5\t9,17\t1-7 * mon-fri sync', 'It ran at 09:05 and at 17:05.'],
    ['as a time of a schedule with seconds', 'cron(0 15 4 ? * SUN)', 'It starts at 4:15 am.'],
    ['as a fraction without its zero', 'recall .41', 'The recall is 0.41, that is .41 or 41 %.'],
    ['as the end of an address', 'drop from 10.20.3.61', 'It blocked .61 alone.'],
    ['as an amount of dollars', 'costs 14200 USD and 1.2M', 'It costs $14,200, US$14.2k or A$ 14,200 of $1.2M.'],
    ['with a superscript', 'shadow map 1024x1024, 2.1e5', 'The shadow map is 1024² at 10⁵.'],
    ['that stand behind a name', 'listening on localhost:5433', 'It listens on port 5433.'],
    ['that stand in a reference', 'merged #812', 'It merged PR 812.'],
    ['behind another number', 'p50 12.8 ms p95 333.8 ms', 'The p95 is 333.8 ms.'],
    ['behind a word of a script without spaces', '拒否 174 件', '計174件を拒否した。'],
    ['that are small', 'nothing', 'There were 7 of them, in 3 files.'],
    ['that are years', 'nothing', 'It is 2026.'],
    ['as a release', 'node 22.21.1', 'It runs on Node 22.'],
    ['that are years before a word', 'nothing', '2025 and earlier were left out.'],
    ['a day, where words only begin like months', '7 decoders and 4 marks for mayor 9', 'It ended on 12 March.'],
    ['before a word that begins like a month', 'on 2026-11-12', 'Rates have 4 decimals, 9 separate runs had 5 marks.'],
    ['that are days, where days are counted', 'on 2026-11-12 for 30 days', 'It stays for 30 days, until 12 December.'],
  ])('%s', (_, transcript, candidate) => expect(lacking(transcript, candidate)).toEqual([]));

  it.each([
    ['a sum', 'rejected 58 and 61 and 55', 'It rejected 58, 61 and 55, in all 174.'],
    ['a difference', 'from 812 to 640', 'It fell from 812 to 640, by 172.'],
    ['the double', '431 before', 'It went from 431 to 862.'],
    ['a share', '30 of 40', 'It passed 30 of 40 cases, 75 %.'],
    ['a saving', 'from 2400 to 600', 'It fell from 2400 to 600, by 75 %.'],
    ['a factor', '2400 ms, then 60 ms', 'It fell from 2400 ms to 60 ms, 40x.'],
    ['a saving, where the unit stands once', 'peak 182MB (310MB)', 'The peak went from 310 to 182 MB (-41 %).'],
    ['a saving in Portuguese', 'pico 182 MB (310 MB)', 'O pico foi de 310 para 182 MB (-41 %).'],
    ['a saving in Spanish', '2412880 y 1978102', 'Baja de 2,41 a 1,98 millones, un 18 % menos.'],
    [
      'a share of a list',
      '1.2 mA, 4.1 mA and 8.7 mA',
      'It takes 1.2, 4.1 and 8.7 mA, so that 1.2 mA are 29 % of the second.',
    ],
    ['a span of time', 'start 09:24, stop 12:49', 'It ran from 09:24 to 12:49, 3 h 25 min.'],
  ])('reckoned: %s', (_, transcript, candidate) => expect(lacking(transcript, candidate)).toEqual([]));

  it.each([
    ['a difference of two measures', 'A key press takes 4.4 ms, where 3.1 ms was usual.', 'It costs 1.3 ms more.'],
    ['a share', '410 server errors of 441 come from large batches.', 'That is 93 % of the errors.'],
    ['a growth in per cent', 'p95 was 148 ms and is 210 ms.', 'It is roughly 40 % slower.'],
    ['an odd growth', 'p95 was 148 ms and is 210 ms.', 'It is roughly 41 % slower.'],
    ['in the unit told before', 'The lag was 72 minutes, then 212 s.', 'The lag went from 72 minutes to 3.5.'],
  ])('reckoned from the reference: %s', (_, reference, candidate) =>
    expect(lacking('nothing', candidate, reference)).toEqual([]),
  );

  it.each([
    ['slower', 'mean 2.61 ms p99 3.90 ms, after: mean 2.84 ms p99 4.10 ms', 'The tick is about 0.2 ms slower.'],
    ['by', 'before 2.61 ms, after 2.84 ms', 'It rose by 0.23 ms to 2.84 ms.'],
    ['in another unit', 'was 4.1 s and is 3.2 s', 'That saves 900 ms.'],
    ['that is taken off', 'total 38.2 MB; --zstd 19: total 37.6 MB', 'It takes off a mere 0.6 MB, cutting off 0.6 MB.'],
    ['headroom', 'limit 512 MB, peak 391 MB', 'It has 121 MB of headroom.'],
    ['an amount', 'settled in November 486.40, in September 201.50', 'Timing accounts for 284.90 net.'],
    ['an amount with its currency', 'total 58,214.35 then 57,302.10', 'There is a gap of EUR 912.25.'],
    ['an amount without cents', 'invoice 1,204.50 paid 1,100.00', 'A shortfall of 104.50 remains.'],
    ['of durations in two units', 'build: 6m12s\n\nbuild: 4m02s', 'The build is 130 s shorter.'],
    ['over lines', 'before: 41.2 s\nok\nafter: 38.9 s', 'The build is 2.3 s faster.'],
    ['the rest of a whole', 'used by 6 of 41 queries', 'It is missing in 35 further queries.'],
    ['the rest of a larger whole', 'kept 1,204 out of the 8,000 rows', 'It removed 6,796 rows.'],
    ['the rest of a count with a slash', '604/641 passed', 'It failed for 37 tests.'],
    ['before something', 'click after 1204 ms, ready after 1371 ms', 'The click came 167 ms before it was ready.'],
    ['in German', 'vorher 41,2 s, nachher 38,9 s', 'Der Lauf ist um 2,3 s kürzer.'],
  ])('the difference of two of a transcript, told as one: %s', (_, transcript, candidate) =>
    expect(lacking(transcript, candidate)).toEqual([]),
  );

  it.each([
    [
      'a rest with what is left',
      'members.csv: 18,240 rows\nkept',
      'It shrank by 4,993 rows to 13,247 rows.',
      '13,247 rows',
    ],
    ['a sum with what is added', 'billed 61,448.20 in all', 'To 48,211.70 come 13,236.50 of tax.', '48,211.70'],
    ['a rest of megabytes', 'image 1,482 MB', 'The layer has 271 MB, the rest 1,211 MB.', '271 MB'],
  ])('made of one of a transcript and one of the same sentence: %s', (_, transcript, candidate, other) =>
    expect(lacking(`${transcript}\n${other}`, candidate)).toEqual([]),
  );

  it('made so are none below a thousand: of such numbers some two make any third one', () =>
    expect(lacking('31 errors, 84 warnings, 19 notes', 'Of 31 faults 53 came from one file.')).toEqual(['53']));

  it.each([
    ['milliseconds', 'webhook_latency_ms 11200 9800 12050', 'Webhooks came after 9.8 to 12.05 s.'],
    ['microseconds', 'elapsed_us=48211', 'It took 48.211 ms.'],
    ['kilobytes', 'VmRSS 184320', 'It needs 180 MiB.'],
    ['megabytes', 'mem_mb=6144', 'It needs 6 GiB.'],
  ])('in a unit that a transcript tells beside none of its numbers: %s', (_, transcript, candidate) =>
    expect(lacking(transcript, candidate)).toEqual([]),
  );

  it.each([
    ['around measures', 'Time: 12644.0 ms\nTime: 12590.7 ms', 'Runs took between 12.5 and 12.8 s.'],
    ['around shares', 'delete share 98.4 %', 'Between 98 and 99 % are deletes.'],
    ['around counts', 'open: 131, open: 147', 'There were between 130 and 150 open tickets.'],
    ['in German', 'open: 131, open: 147', 'Es waren zwischen 130 und 150 Tickets offen.'],
  ])('bounds: %s', (_, transcript, candidate) => expect(lacking(transcript, candidate)).toEqual([]));

  it.each([
    ['that nothing lies between', 'Time: 14644.0 ms', 'Runs took between 12.5 and 12.8 s.', ['12.5', '12.8 s']],
    ['that are no bounds', 'open: 131', 'It opened 130 and 150 tickets.', ['130', '150']],
    ['of another unit', 'took 131 s', 'There were between 130 and 150 GB free.', ['130', '150 GB']],
  ])('bounds are told %s', (_, transcript, candidate, wanted) =>
    expect(lacking(transcript, candidate)).toEqual(wanted),
  );

  it('stand in the reference as well', () =>
    expect(lacking('nothing', 'It wrote 4711 rows to out.csv.', 'Wrote 4711 rows to out.csv')).toEqual([]));
});

describe('numbers that stand nowhere', () => {
  it.each([
    ['an amount of dollars', 'costs $14,200', 'It costs $12,400.', '12,400'],
    ['a fraction without its zero', 'recall .41', 'The recall is 0.47.', '0.47'],
    ['another end of an address', 'drop from 10.20.3.61', 'It blocked .62 alone.', '.62'],
    ['the number of a file', 'read access.log.41', 'The recall is 0.41.', '0.41'],
    ['a hexadecimal number', 'erase(0x80000)', 'It erased 256 KiB.', '256 KiB'],
    ['a name that begins like one', 'erase 0x80000z', 'It erased 512 KiB.', '512 KiB'],
    [
      'no span of a time to itself',
      'Moved to 04:00 after 90 s',
      'It failed after 90 s, since partition 47 was locked.',
      '47',
    ],
    ['another span', '13:05 deployed, 13:25 error rate 3.1 %', 'It took 30 minutes to show.', '30 minutes'],
    ['a short span of a log', '13:05:01 a\n13:05:44 b', 'It took 43 s.', '43 s'],
    ['a change of round numbers', '331Mi 479Mi', 'It went from 330 to 479 MiB.', '330'],
    ['other days between', 'from 2026-02-22 until 2026-05-23', 'It is valid for 60 days.', '60 days'],
    ['another duration in hours and minutes', 'took 140 min', 'It took 2h40.', '2h 40'],
    ['a fraction', 'took 3m30s', 'It took 4½ minutes.', '4.5 minutes'],
    ['a measure beyond rounding', 'layer 612MB', 'The layer has 600 MB.', '600 MB'],
    ['swapped digits', '366,033 amounts', 'It has 336,033 amounts.', '336,033'],
    ['another digit', 'rejected 174 rows', 'It rejected 164 rows.', '164'],
    ['another size', '24.5 million inputs', 'It saw 2.45 million inputs.', '2.45 million'],
    ['another fraction', 'total 2.01', 'The total was 2.02.', '2.02'],
    ['another duration', 'took 53 h 48 min', 'It took 51 h 48 min.', '51 h 48 min'],
    ['another percentage', 'rate 39.7 %', 'The rate is 45 %.', '45 %'],
    ['another loss than that of a factor', 'relative to before: 0.998', 'It costs 0.4 %.', '0.4 %'],
    ['of a gate', 'gate 27E, seat 31C', 'It leaves from gate 72E.', '72'],
    ['of a seat', 'gate 27E, seat 31C', 'The seat is 13C.', '13'],
    ['a share that begins like "always"', '7000 tests', '24/7000 passed.', '24'],
    ['less than "-odd" allows behind a unit', 'found 59,900 rows', 'It found 60 thousand-odd rows.', '60 thousand-odd'],
    ['more than "-odd" allows', 'pairs found: 43', 'Thirty-odd pairs were found.', 'Thirty'],
    ['another unit', 'took 870 ms', 'It took 1.87 s.', '1.87 s'],
    ['another time', 'at 03:11:48', 'It stopped at 03:41:48.', '03:41:48'],
    ['another time than that of a crontab', '30 2 * * * import.sh', 'The import of 02:40 gives way.', '02:40'],
    ['a time of numbers that are no crontab', '30 2 4 5 6', 'The import of 02:30 gives way.', '02:30'],
    ['a time of a crontab without that hour', '30 27 * * *', 'The import of 03:30 gives way.', '03:30'],
    ['another day', 'on 2026-11-12', 'On 2026-02-12.', '2026-02-12'],
    ['two times of a log', '12:31:48 ok', 'It has 3148 rows.', '3148'],
    ['another number of words', 'there were 53 of them', 'There were thirty-five of them.', 'thirty-five'],
    ['behind a word without spaces', '拒否 174 件', '計164件を拒否した。', '164'],
    ['in ten thousands', '24.5 million', '2540万件を見た。', '2540万'],
  ])('%s', (_, transcript, candidate, wanted) => expect(lacking(transcript, candidate)).toEqual([wanted]));

  it.each([
    ['not told as one', 'before 2.61 ms, after 2.84 ms', 'The tick takes 0.23 ms.', '0.23 ms'],
    ['another one', 'before 2.61 ms, after 2.84 ms', 'It is 0.4 ms slower.', '0.4 ms'],
    ['of counts far apart', '418 5 6 5 6 5 6 1200', 'It wrote 782 files more than before.', '782'],
    ['a rest of something else', '6 of 41 and then 90', 'It is missing in 84 further queries.', '84'],
    ['the rest of a path', 'in src/a4/29 and 12/40', 'It has 25 rows.', '25'],
    ['the rest of a date', 'on 11/26/2026', 'It has 15 rows.', '15'],
    ['far apart', '1.1 s 9 s 9.3 s 9.7 s 10.2 s 10.8 s 11.5 s 13.2 s', 'It is 12.1 s slower.', '12.1 s'],
  ])('a difference of a transcript: %s', (_, transcript, candidate, wanted) =>
    expect(lacking(transcript, candidate)).toEqual([wanted]),
  );

  it.each([
    ['a bare count', 'It skipped 418 rows and wrote 1200 rows.', 'It kept 782 files.', '782'],
    ['a measure of another kind', 'It took 40 ms and wrote 25 MB.', 'It took 15 ms more.', '15 ms'],
    ['a share that no two numbers give', '410 of 441 failed.', 'It failed for 39 %.', '39 %'],
    ['a share that none gives nearly', 'p95 was 148 ms and is 210 ms.', 'It is roughly 43.7 % slower.', '43.7 %'],
  ])('not reckoned from the reference: %s', (_, reference, candidate, wanted) =>
    expect(lacking('nothing', candidate, reference)).toEqual([wanted]),
  );
});

describe('names that a transcript bears out', () => {
  it.each([
    ['as they are', 'edited archive_wal.sh', 'Mended `archive_wal.sh`.'],
    ['by a path', '/srv/pgtools/bin/archive_wal.sh', 'Mended bin/archive_wal.sh.'],
    ['by the parts of a path', 'in src: clock.ts', 'Mended src/clock.ts.'],
    ['without an ending', "import './clock'", 'Mended clock.ts.'],
    ['in another case', 'READ_ONLY is set', 'Set read_only.'],
    ['in camel for snake', 'the max_surge field', 'Set maxSurge.'],
    ['in the plural of a name with a digit', 'thinkpad X1, 8x A100', 'ThinkPad X1s and A100s reconnect.'],
    ['that is told in the plural', 'the scanners are TC58s', 'Marit has TC58 scanners.'],
    ['that are units which nobody listed', 'far desk: -64dBm, 1200mAh', 'It has -64 dBm and 1,200 mAh.'],
    ['in snake for camel', 'the maxSurge field', 'Set max_surge.'],
    ['with a hyphen or without', 'UTF8 with codec2', 'Read codec-2.'],
    ['in the plural', 'the read_replica', 'Moved the read_replicas.'],
    ['in the genitive', 'archive_wal.sh', "It is archive_wal.sh's status."],
    ['a version without v', 'release 1.2.7', 'Released v1.2.7.'],
    ['a version with zeros', 'release 1.2', 'Released v1.2.0.'],
    ['the beginning of a version', 'release 22.21.1', 'Moved to v22.21.'],
    ['a short hash', 'commit 5be0a17c3d99e0f1', 'Reverted 5be0a17.'],
    ['a long hash', 'commit 5be0a17', 'Reverted 5be0a17c3d99e0f1.'],
    ['a ticket', 'see CAT-381', 'Moved it to CAT-381.'],
    ['a pull request', 'opened PR 812', 'Merged #812.'],
    ['a flag', 'ran with --dry-run', 'Ran it with --dry-run.'],
    ['a slash command', 'user ran /compact', 'Ran /compact.'],
    ['a host', 'ssh pg-main-2', 'Logged in to pg-main-2.'],
    ['a call', 'function roundHalfUp(x)', 'Mended roundHalfUp().'],
    ['initials', 'kubectl get pdb', 'The PodDisruptionBudget was fine.'],
    ['units', 'Raised the quota.', 'The limit in GiB, MiB, kWh and MHz was raised.'],
    ['products', 'psql', 'PostgreSQL, GitHub, UTF-8, p95 and OAuth2 are no facts.'],
    ['formats and fields', 'parcels.gpkg', 'The GeoPackage went from NoSQL to PostGIS as a PoC of an IoT team.'],
    ['words joined by a slash', 'nothing', 'It reads and/or writes, 24/7, in client/server style.'],
    ['a sentence without a space', 'done with it then', 'It is done.Then it ended.'],
    ['a word with a number', 'by 2025', 'In mid-2025, at step 40-ish.', '2025 40'],
    ['with an ending', 'on a Galaxy A14', 'It is an A14-only crash.'],
    ['with a short adjective', 'with L2 flushed', 'Took the L2-cold measurement.'],
    ['with a participle', 'the I2C bus hangs', 'Analysed I2C-induced resets.'],
    ['with a word behind', 'private val state: SavedStateHandle', 'Wrote the SavedStateHandle-backed draft.'],
    ['with a noun behind', 'the MQTT5 client', 'Closed the MQTT5-session leak.'],
    ['with another participle', 'on ARM64', 'It is ARM64-specific and ARM64-dependent.'],
    ['from one to another', 'F1 is open, F6 is fixed', 'Documented F1-F6.'],
    [
      'rates and counts',
      'incr 169000, 1200 in all, 0.1 apart',
      'At 169k/s, 1200/min and Δ0.1 it voted 1R/6A/4G (2r/5a).',
    ],
    ['a letter for a word', 'helm revision 17, line 33', 'Rolled back r17, see L33 and r17/L33.'],
    [
      'how often and where',
      'drafts: 112, 38; index of 1.34 TB, line 61',
      'T x112, x38; 211 idx/1.34 TB, see l.61.',
      '211 in all',
    ],
    ['letters for words', 'd1 and d2, 10000 times', 'Tiers B/P/Pr, d1+d2 at @10k, 25 Oct-2 Nov, UTF-16+UTF-8.'],
    ['a word with a number, shortened', 'week 19, revision 18', 'In wk19 at rev18.'],
    [
      'what is cut short',
      'wrote crash-336cb771f0ab94 and src/lexer/numbers.rs',
      'It left crash-336cb771... and `src/lexer/nu…` behind.',
    ],
    ['a day in the name of a file', 'logs/scale3_2026-11-17.csv, sent 2026-12-20', 'Read the log of 17 November.'],
    ['how often in all', '300 throttled repeats, 200 others', 'Repeated it 500 times in all.'],
    ['a name without its last part', 'RemovedIn20Warning: x', 'No RemovedIn20 warnings.'],
    ['a shortened word', 'SpecAugment, linear or polyphase', 'The SpecAug theory is out; lin/poly, poly/SpecAugment.'],
    ['a shortened word of the reference', '', 'maxSurge 0/maxUnavail 1', 'maxSurge and maxUnavailable'],
    ['from one to another in hexadecimal digits', 'C4 to CE of log 12A are gone', 'Segments 12A/C4-CE are gone.'],
  ])('%s', (_, transcript, candidate, reference = '') => expect(lacking(transcript, candidate, reference)).toEqual([]));
});

describe('figures of a session', () => {
  const grounds = new SessionGrounds(
    { texts: ['took 41.3 s, then 7.8 s, 212 rows'], isWhole: true },
    summaryOf('It wrote 12,489 files.'),
  );
  it.each<readonly [text: string, isOwn: boolean]>([
    ['It went from 41.3 to 7.8 seconds.', true],
    ['It wrote 12,489 files.', true],
    // Any longer text has some number of three digits.
    ['All 212 were alike.', false],
    ['All 212 took 7.8 s.', true],
    ['Of 41 pumps 12 failed in 7 s.', false],
    ['It went from 41.3 to 9.9 seconds.', false],
    ['It wrote 12,481 files.', false],
    ['It wrote files.', false],
  ])('are known: %s', (text, isOwn) => expect(grounds.hasFiguresOf(text)).toBe(isOwn));
});

it('so many names are looked for as the beginning of longer ones, and no more', () => {
  const shortened = Array.from('abcdefghijkl', (letter) => `spec${letter.toUpperCase()}aug`);
  const transcript = shortened.map((word) => `${word}mentation`).join(' ');
  expect(lacking(transcript, `Tried ${shortened.slice(0, 10).join(', ')}.`)).toEqual([]);
  expect(lacking(transcript, `Tried ${shortened.join(', ')}.`)).toEqual(shortened.slice(10));
  // Each once, and none that cannot be one.
  const again = shortened.slice(0, 9).join(', ');
  const hashes = Array.from({ length: 10 }, (_, i) => `5be0a17c${i}`);
  expect(lacking(transcript, `Tried ${hashes.join(', ')}; ${again}; ${again}, ${again}.`)).toEqual(hashes);
});

it('a letter for a word is looked for at so many places, and no more', () => {
  expect(lacking(`${'17 '.repeat(9999)}revision 17`, 'Rolled back r17.')).toEqual([]);
  expect(lacking(`${'17 '.repeat(10_000)}revision 17`, 'Rolled back r17.')).toEqual(['r17']);
});

describe('names that stand nowhere', () => {
  it.each([
    ['a file', 'edited archive_wal.sh', 'Mended archive_log.sh.', 'archive_log.sh'],
    ['a version', 'tag v2.11.0', 'The same on v2.1.10.', 'v2.1.10'],
    ['a ticket', 'see CAT-381', 'Moved it to CAT-318.', 'CAT-318'],
    ['a pull request', 'opened #812', 'Merged #821.', '#821'],
    ['a hash with another digit', 'commit 5be0a17', 'Reverted 5eb0a17.', '5eb0a17'],
    ['a host', 'ssh pg-main-2', 'Logged in to pg-main-3.', 'pg-main-3'],
    ['a function', 'function roundHalfUp(x)', 'Mended roundHalfEven().', 'roundHalfEven'],
    ['a flag', 'ran with --dry-run', 'Ran it with --force-reload.', '--force-reload'],
    ['a command', 'user ran /compact', 'Ran /rewind.', '/rewind'],
    ['two numbers of a log', '8 12 times', 'Merged #812.', '#812'],
    ['with an ending', 'on a Galaxy A14', 'It is an A41-only crash.', 'A41-only'],
    ['with a participle', 'the I2C bus hangs', 'Analysed I3C-induced resets.', 'I3C-induced'],
    ['a branch with a participle', 'on branch fix/v2', 'Pushed fix/v2-caching.', 'fix/v2-caching'],
    ['a name in lower case with a participle', 'the clock2 module', 'Mended auth2-caching.', 'auth2-caching'],
    ['from one to another that is not there', 'F1 is open, F6 is fixed', 'Documented F1-F8.', 'F1-F8'],
    ['a letter with a number of nothing', 'helm revision 17', 'Rolled back r18.', 'r18'],
    ['a capital with a number', 'sensor 17 or K33', 'Cleared K17.', 'K17'],
    ['a version that a number begins', 'saw 0, 8 and 8.0', 'Bisected to 0.8.0 of it.', '0.8.0'],
    ['a letter with the number of something else', 'helm revision 17, 14 rows', 'Rolled back r14.', 'r14'],
    ['a path in short', 'database loader in src', 'Mended src/data/load.', 'src/data/load'],
    ['two short names with digits', 'ran on A100', 'Ran on L4/T4 machines.', 'L4/T4'],
    ['a name that begins like a month', 'mariadb-14, decoder-21', 'Moved to mariadb-15.', 'mariadb-15'],
    ['a difference of another size', 'Δ 0.1', 'The change is Δ0.77 of it.', '0.77'],
    ['what is joined to something unknown', 'd1', 'Wiped d1+srv22.', 'd1+srv22'],
    ['a letter with a digit, which any text has', 'revision 7 at :9', 'Rolled back rev r7b.', 'r7b'],
    ['how often, of nothing', 'drafts: 112', 'Wrote T x121.', 'x121'],
    ['where nothing is told', 'line 61', 'See l.16 for it.', 'l.16'],
    ['a release with a number that is not told', 'index of 1.34 TB', 'Moved idx/1.43.', 'idx/1.43'],
    ['what is cut short in the middle of a hash', 'wrote 336cb771f0ab94', 'It left cb771f0… behind.', 'cb771f0'],
    [
      'what is cut short of something else',
      'wrote crash-336cb771f0',
      'It left crash-336cb779... behind.',
      'crash-336cb779',
    ],
    ['a beginning that is not cut short', 'wrote crash-336cb771f0', 'It left crash-336cb771.', 'crash-336cb771'],
    ['a part that goes on', 'an STM32G4310', 'Not the G431.', 'G431'],
    [
      'an address of another network',
      'all are from 185.44.20.x, 2 of .47',
      'Two came from 185.44.10.47.',
      '185.44.10.47',
    ],
    ['an address by a part that nobody tells', 'from 185.44.10.41', 'Two came from 185.44.10.47.', '185.44.10.47'],
    [
      'a constant by a word that stands alone',
      'LOG_LEVEL_INFO; DEBUG starting',
      'Raised to LOG_LEVEL_DEBUG.',
      'LOG_LEVEL_DEBUG',
    ],
    ['a part behind a letter', 'an STMG431', 'Not the G431.', 'G431'],
    ['how often, as no sum', '300 throttled repeats, 200 others', 'Repeated it 600 times in all.', '600'],
    ['what does something else with it', 'addEventListener', 'Called countEventListener.', 'countEventListener'],
    ['one more of a time', 'none in the first 24 months', 'Nothing in month 25.', '25'],
    ['what no name begins with', 'RemovedIn20Warning', 'No RemovedIn21 warnings.', 'RemovedIn21'],
    ['what no word begins with', 'SpecAugment', 'The SpecMix theory is out.', 'SpecMix'],
    ['what a word has in it', 'SpecAugment', 'The ugMent theory is out.', 'ugMent'],
    ['what ends a word', 'runSpecAug', 'The pecAug/runSpecAug theory is out.', 'pecAug/runSpecAug'],
    ['a beginning that goes on with a digit', 'SpecAug2', 'The SpecAug/SpecB theory is out.', 'SpecAug/SpecB'],
    ['a rate with a name in it', '169000 rows', 'Mended 169k/svc.', '169k/svc'],
    ['from one to another in digits that are not', 'C4 to CE of 12A', 'Segments 12A/C4-CF are gone.', '12A/C4-CF'],
  ])('%s', (_, transcript, candidate, wanted) => expect(lacking(transcript, candidate)).toEqual([wanted]));
});

describe('any text', () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 99_999 }).map(String),
    fc.double({ min: 0, max: 1000, noNaN: true }).map((value) => value.toFixed(2)),
    fc.constantFrom('1,234', '12.345', '10 000', 'fifty-one', 'two hundred and six', 'twelve', 'einundfünfzig'),
  );
  const unit = fc.constantFrom(
    '',
    ' ',
    ' h',
    'h',
    ' min',
    'min',
    's',
    ' ms',
    '%',
    ' %',
    ' MB',
    'Gi',
    'k',
    ' million',
    'x',
    '万',
    '件',
    ' rows',
  );
  const word = fc.constantFrom(
    ...['readFile', 'read_file', 'src/main.ts', 'pg-main-2', '5be0a17', 'CAT-381', 'v1.2.3', '--dry-run', '#812'],
    ...[
      '12:49:36',
      '3:12',
      '2026-11-12',
      '19 Nov',
      'March 3rd',
      '2 h 21 min',
      '3m12s',
      'about',
      'over',
      '22.21.1',
      'the',
    ],
  );
  const said = fc.oneof(
    fc.tuple(number, unit).map((parts) => parts.join('')),
    word,
  );
  const text = fc
    .array(fc.tuple(said, fc.constantFrom(' ', ', ', '. ', '\n', ' and ', ' (', '; ')), { maxLength: 20 })
    .map((parts) => parts.flat().join(''));

  it('bears itself out', () => {
    fc.assert(
      fc.property(text, (said) => expect(lacking(said, said)).toEqual([])),
      { numRuns: runs(2000) },
    );
  });

  it('lacks no less when more is said', () => {
    fc.assert(
      fc.property(text, text, text, (said, more, candidate) => {
        const before = new Set(lacking(said, candidate));
        // A day is doubted only where days are told at all.
        const after = lacking(`${said}\n\n\n\n${more}`, candidate).filter((written) => !/Nov|March|-11-/.test(written));
        for (const written of after) expect(before).toContain(written);
      }),
      { numRuns: runs(500) },
    );
  });

  it('is looked up whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (said, candidate) => {
        expect(Array.isArray(lacking(said, candidate))).toBe(true);
      }),
    );
  });
});

describe('cost', () => {
  it.each([
    ['words', 'some words of a transcript '],
    ['numbers', '12,345 and 3.75 s at 12:49:36 '],
    ['digits without end', '1'],
    ['lists', '1,'],
    ['days', '12 mar '],
    ['number words', 'twenty '],
    ['hashes', '5be0a17c3d99 '],
    ['humps', 'aB'],
  ])('grows with the transcript: %s', (_, unit) => {
    const index = (times: number) => {
      const said = unit.repeat(times);
      return () => lacking(said, 'It wrote 4711 rows to out.csv at 5be0a17.');
    };
    expect(growthOf(index, 5000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });

  it.each([
    ['numbers', '4711 '],
    ['names', 'a_b1 '],
    ['sentences', 'It has 4711. '],
  ])('grows with the candidate: %s', (_, unit) => {
    const ask = (times: number) => {
      const said = unit.repeat(times);
      return () => lacking('nothing', said);
    };
    expect(growthOf(ask, 4000)).toBeLessThan(MOST_TIMES_AS_LONG);
  });
});
