import { describe, expect, it } from '@jest/globals';
import { brokenRules, comparisonOf, resultOf } from './sessions.js';

const CHANGED = [
  ['another count', 'The import wrote 482 rows', 'The import wrote 428 rows'],
  ['a tenth', 'The import wrote 4820 rows', 'The import wrote 482 rows'],
  ['another word for a number', 'The drill took three attempts', 'The drill took five attempts'],
  ['a number word against digits', 'The drill took three attempts', 'The drill took 5 attempts'],
  ['with a unit', 'The p95 latency is 120ms now', 'The p95 latency is 900ms now'],
  ['with a unit apart', 'The p95 latency is 120 ms now', 'The p95 latency is 900ms now'],
  ['a fraction', 'The ratio fell below 1.5 overnight', 'The ratio fell below 2.5 overnight'],
  ['the other half of a fraction', 'The ratio fell below 1.5 overnight', 'The ratio fell below 1.7 overnight'],
  ['a year', 'In 2024 the index had forty shards', 'In 2025 the index had forty shards'],
  ['a percentage', 'The canary got 50% of traffic', 'The canary got 5% of traffic'],
  ['a price', 'The call cost $40 in total', 'The call cost $90 in total'],
  ['a price with cents', 'The call cost $129.00 in total', 'The call cost $129.50 in total'],
  ['a tenth of a price', 'The call cost $129.00 in total', 'The call cost $1290 in total'],
  ['grouped digits', 'The file has 12,198 rows', 'The file has 12,189 rows'],
  ['in other surroundings on one side', 'Deleted 14 stale branches', 'In the end deleted 41 stale branches of Anna'],
  ['zero', 'The audit found 7 vulnerabilities', 'The audit found 0 vulnerabilities'],
  ['one of two', 'Kept 6 pods and 10 disks alive', 'Kept 6 pods and 12 disks alive'],
  ['binary units of Kubernetes', 'Set the limit to 128Mi for the sidecar', 'Set the limit to 64Mi for the sidecar'],
  ['a compound duration', 'The restart took 2m51s on six pods', 'The restart took 9m12s on six pods'],
  ['another half of the day', 'The backup ended at 16:40', 'The backup ended at 4:40 am'],
  ['another hour of it', 'The backup ended at 16:40', 'The backup ended at 5:40 pm'],
  ['a clock time', 'The backup started at 3am on Monday', 'The backup started at 9am on Monday'],
] as const;

const SAME = [
  ['grouped digits', 'The file has 12,198 rows', 'The file has 12198 rows'],
  ['twice grouped digits', 'The file has 1,212,198 rows', 'The file has 1212198 rows'],
  ['a word', 'The drill took three attempts', 'The drill took 3 attempts'],
  ['a word in capitals', 'The drill took three attempts', 'The drill took THREE attempts'],
  ['a unit', 'The p95 latency is 120ms now', 'The p95 latency is 120 ms now'],
  ['a fraction with a unit', 'The heap grew by 1.5GB daily', 'The heap grew by 1.5 GB daily'],
  ['grouped digits with a unit', 'The delay was 10,000ms long', 'The delay was 10000 ms long'],
  ['wide digits', 'The file has １２ rows', 'The file has 12 rows'],
  ['a sum without cents', 'The call cost 129.00 USD in total', 'The call cost 129 USD in total'],
  ['a sum of thousands without cents', 'The call cost 1,290.00 USD in total', 'The call cost 1290 USD in total'],
  ['a fraction of noughts', 'The ratio fell below 2.0 overnight', 'The ratio fell below 2 overnight'],
] as const;

const HARMLESS = [
  ['about the same', 'The index had 41 shards', 'The index had about 40 shards'],
  ['~ the same', 'The index had 41 shards', 'The index had ~40 shards'],
  ['nearly the same', 'The index had 41 shards', 'The index had nearly 40 shards'],
  ['more than', 'The index had 41 shards', 'The index had more than 40 shards'],
  ['left out', 'The index had 41 shards', 'The index had shards'],
  ['added', 'The index had shards', 'The index had 41 shards'],
  ['another number added', 'The index had 41 shards', 'The index had 41 shards on 3 nodes'],
  ['beside another word', 'The index had 41 shards', 'The tickets of 7 customers were closed'],
  ['a name with a digit', 'The p95 latency fell', 'The p99 graph was added to the board of Anna'],
  ['three in ten', 'The index had 38 shards on disk', 'The index had about three in ten shards on disk'],
  ['nearly the same, in Spanish', 'La tabla tiene 48.902 filas', 'La tabla tiene casi 49.000 filas'],
  ['by a clock of twelve hours', 'The backup ran from 15:15 to 16:40', 'The backup ran from 3:15 pm to 4:40 p.m.'],
  ['by a clock of 24 hours', 'The backup began at 7 PM and not at 9 am', 'The backup began at 19:00 and not at 09:00'],
  ['at midnight', 'The backup ran at 12:30am', 'The backup ran at 00:30'],
  ['in a list of other order', 'Ran 3 tests, 5 builds and 9 deploys', 'Ran 9 deploys, 3 tests and 5 builds'],
] as const;

describe('NUMBER is seen', () => {
  it.each(CHANGED)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toContain('number');
  });

  it.each(CHANGED)('%s, sides exchanged', (_, reference, candidate) => {
    expect(brokenRules(candidate, reference)).toContain('number');
  });
});

describe('NUMBER is not seen', () => {
  it.each(SAME)('the same number: %s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual([]);
    expect(brokenRules(candidate, reference)).toEqual([]);
    expect(resultOf('summary', { summary: reference }, { summary: candidate }).score).toBe(1);
  });

  it('a version that ends in a nought is not the same without it, nor are thousands behind a point in German', () => {
    const scoreOf = (reference: string, candidate: string) =>
      resultOf('summary', { summary: reference }, { summary: candidate }).score;
    expect(
      scoreOf('The cluster runs Kubernetes 1.30 overnight', 'The cluster runs Kubernetes 1.3 overnight'),
    ).toBeLessThan(1);
    const german = (rows: string) =>
      `Der Import hat über Nacht ${rows} Zeilen in die Tabelle geschrieben, und das war alles.`;
    expect(scoreOf(german('2.000'), german('2'))).toBeLessThan(1);
    expect(scoreOf(german('129,00'), german('129'))).toBe(1);
  });

  it.each(HARMLESS)('%s', (_, reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual([]);
    expect(comparisonOf(reference, candidate)).toMatchObject({ statements: 1, facts: 1 });
  });

  it('a number in another unit, beside one that has changed places', () => {
    const reference = 'A note of 20,000 edits opened in 1,940 ms with Automerge and in 210 ms with Yjs.';
    expect(brokenRules(reference, 'Yjs opened a note of 20,000 edits in 0.21 s and Automerge in 1.94 s.')).toEqual([]);
  });

  it.each([
    ['The pump moved 250 ml a minute', 'The pump moved 0.25 l a minute'],
    ['Of the memory 512 MB were free', 'Of the memory 0.5 GB were free'],
    ['Of the memory 500 MB were free', 'Of the memory 0.5 GB were free'],
    ['The filter was set to 1,500 Hz', 'The filter was set to 1.5 kHz'],
    ['The probe drew 2,500 mV at night', 'The probe drew 2.5 V at night'],
  ])('the same measure in another unit: %s, %s', (reference, candidate) => {
    expect(brokenRules(reference, candidate)).toEqual([]);
    expect(brokenRules(candidate, reference)).toEqual([]);
  });

  it('how many times as much is no count of the same', () => {
    const reference = 'The rate limit is 600 requests a minute, not 60 requests';
    expect(brokenRules(reference, 'The rate limit is ten times what they say')).toEqual([]);
    expect(brokenRules('The job ran 4 times at night', 'The job ran 9 times at night')).toEqual(['number']);
  });

  it('not so many litres for so many millilitres', () => {
    expect(brokenRules('The pump moved 250 ml a minute', 'The pump moved 0.35 l a minute')).toEqual(['number']);
  });

  it.each([
    ['the title', { title: 'Drained 7 nodes' }],
    ['an action', { key_actions: ['Drained 7 nodes'] }],
    ['a topic', { topics_found: ['7 nodes'] }],
    ['another sentence', { summary: 'The index had 41 shards. Drained 7 nodes.' }],
  ])('a number that the reference has in %s', (_, elsewhere) => {
    const reference = { summary: 'The index had 41 shards.', ...elsewhere };
    const { evidence } = resultOf('summary', reference, { summary: 'The index sat on 7 nodes and had shards.' });
    expect(evidence).toMatchObject({ comparison: { facts: 1, contradictions: [] } });
  });
});

/** Written otherwise, these are the same numbers; today they are different words. */
const OTHERWISE_WRITTEN = [
  ['a fraction with a nought', 'The ratio was 1.50 overnight', 'The ratio was 1.5 overnight'],
  ['twenty', 'The build took twenty minutes', 'The build took 20 minutes'],
  ['an ordinal', 'The 3rd retry won the race', 'The third retry won the race'],
  ['a power of ten', 'Replayed 1e6 events', 'Replayed 1000000 events'],
  ['thin spaces between digits', 'The file has 12\u202f198 rows', 'The file has 12198 rows'],
  ['underscores between digits', 'The file has 12_198 rows', 'The file has 12198 rows'],
] as const;

/** Changed numbers that no rule names today. */
const UNSEEN = [
  ['rounded, yet ten times as much', 'The index had 40 shards', 'The index had about 400 shards'],
  ['an ordinal', 'The 3rd retry won the race', 'The 4th retry won the race'],
  ['a sign', 'The offset was -5 in winter', 'The offset was 5 in winter'],
] as const;

describe('NUMBER, known gaps', () => {
  it.failing.each(OTHERWISE_WRITTEN)('the same number, otherwise written, scores 1: %s', (_, reference, candidate) => {
    expect(resultOf('summary', { summary: reference }, { summary: candidate }).score).toBe(1);
  });

  it.failing.each(UNSEEN)('a changed number is named: %s', (_, reference, candidate) => {
    const rules = brokenRules(reference, candidate);
    expect(rules.includes('number') || rules.includes('identifier')).toBe(true);
  });
});
