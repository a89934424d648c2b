import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';
import { NOTHING_ELSE } from './readings.js';

function summaryOf(summary: string): Summary {
  return { title: '', summary, key_actions: [], outcome: 'success', aha_moments: [], topics_found: [] };
}

/** What contradicts a candidate, by rule and source. A text for each message of the transcript; none for no transcript. */
function foundIn(reference: string, said: readonly string[], candidate: string): readonly string[] {
  const told = { transcript: new Grounds(said), told: new ToldTexts(said), isWhole: true };
  return new ClaimCheck()
    .contradictedIn(summaryOf(reference), summaryOf(candidate), said.length === 0 ? NOTHING_ELSE : told)
    .map(({ rule, witness }) => `${rule} of the ${witness?.source}`);
}

type Session = readonly [reference: string, said: readonly string[], candidate: string];

describe('things that changed places', () => {
  it.each<Session>([
    ['', ['coils are 22k on rev D, 6k8 on rev A'], 'The boards differ: rev D has 6k8 coils and rev A 22k.'],
    [
      '',
      ['node-e runs knot, node-f still unbound-ng.'],
      'node-e still uses unbound-ng while node-f is already on knot.',
    ],
    [
      '',
      ['row 1: ok', 'hits tile 512 on Windows and tile 507 on Linux.'],
      'It hit tile 507 on Windows and tile 512 on Linux.',
    ],
    ['', ['left "EUR 2’310.00 / t"  right "EUR 2,310.00 / t"'], 'The left printed 2,310.00 and the right 2’310.00.'],
    ['', ['p99 was 9.4 ms on db-2\np99 was 3.1 ms on db-1'], 'The p99 was 3.1 ms on db-2 and 9.4 on db-1.'],
    ['The lens takes 0.7 W and the fan 4.2.', [], 'Of the power the lens takes 4.2 W and the fan 0.7.'],
    ['Mira approved it and the user will merge on Monday.', [], 'The user approved it and Mira will merge on Monday.'],
  ])('%s %j: %s', (reference, said, candidate) => {
    expect(foundIn(reference, said, candidate)).toEqual([
      `exchange of the ${said.length === 0 ? 'reference' : 'transcript'}`,
    ]);
  });

  it.each<Session>([
    [
      '',
      ['build A took 212 s with cache, 340 s without. build B 190 s with cache, 305 s without'],
      'Build A took 340 s without the cache and 212 s with it, build B 305 s and 190 s.',
    ],
    [
      '',
      ['first run: 14 failed, 50 passed', 'second run: 50 failed, 14 passed'],
      'At first 50 tests passed and 14 failed, later 14 passed and 50 failed.',
    ],
    [
      '',
      ['Mira did a trial in May, Yjs 13 with 900 notes on an MC33: 7.1 s'],
      'Mira had tried Yjs and a log of events on an MC33 in May.',
    ],
    ['', ['Lina has #41, Tom has #42. later: Tom takes #41, Lina #42'], 'In the end Tom has #41 and Lina #42.'],
    [
      'eu-1 now has 12 shards and eu-2 has 8.',
      ['eu-1 has 8 shards, eu-2 has 12'],
      'eu-1 went from 8 to 12 shards, while eu-2 went from 12 to 8.',
    ],
    [
      '',
      ['Chrome: 12 errors, 3 warnings. Firefox: 3 errors, 12 warnings'],
      'Chrome had 12 errors and 3 warnings, Firefox 3 errors and 12 warnings.',
    ],
    [
      '',
      ['worker-3 took job 881\nworker-4 took job 882\nworker-3 took job 882 (retry)'],
      'worker-3 took job 881 and then 882, which worker-4 had dropped.',
    ],
    [
      '',
      ['sensor-a 21.4 C, sensor-b 22.9 C at 10:00\nsensor-a 22.9 C, sensor-b 21.4 C at 11:00'],
      'At 11:00 sensor-a showed 22.9 and sensor-b 21.4.',
    ],
    ['', ['gzip: 41 MB in 12 s, zstd: 38 MB in 5 s'], 'zstd needs 5 s for 38 MB and gzip 12 s for 41 MB.'],
    ['', ['rename a.ts to b.ts, and b.ts to c.ts'], 'b.ts became c.ts, and a.ts became b.ts.'],
    [
      '',
      ['eu-3 has 20 nodes and us-1 has 35', 'kubectl says eu-3 (35) and us-1 (20)'],
      'The two were mixed up: eu-3 has 35 nodes and us-1 has 20.',
    ],
    [
      'The job is owned by Data, the alert by Ops.',
      ['Ops owns the job, Data the alert? no, the other way round'],
      'Data owns the job and Ops the alert.',
    ],
    [
      '',
      ['| host | cpu | mem |\n| web-1 | 40 | 70 |\n| web-2 | 70 | 40 |'],
      'web-1 uses 40 % CPU and 70 % memory, web-2 70 % and 40 %.',
    ],
    ['', ['the upgrade needs 6 dollars a day and roughly 1 TB'], 'It needs roughly 1 TB and 6 dollars per day.'],
  ])('%s %j bears out: %s', (reference, said, candidate) => {
    expect(foundIn(reference, said, candidate)).toEqual([]);
  });
});

describe('lines of what was told', () => {
  const told = new ToldTexts(['One. Two has pool-a and 12.\nThree has 120', 'Four has pool-a\nFIVE HAS POOL-A AND 12']);

  it('have a key and another word, a number as a whole', () => {
    expect(told.linesWith(['pool-a'], ['12'])?.map(({ text }) => text)).toEqual([
      'Two has pool-a and 12.',
      'FIVE HAS POOL-A AND 12',
    ]);
  });

  it('stand beside one another within a text alone', () => {
    const [one, two, three] = told.linesWith(['has'], ['three', 'pool-a']) ?? [];
    expect(two?.at).toBe((one?.at ?? 0) + 1);
    expect(three?.at).toBeGreaterThan((two?.at ?? 0) + 1);
  });

  it('are quoted without a piece of a credential', () => {
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA7b1zq'.repeat(3)}\n-----END RSA PRIVATE KEY-----`;
    const [first, second] = ['The key is this:', 'MIIEpAIBAAKCAQEA7b1zq'.repeat(3)];
    const secret = new ToldTexts([`${first}\n${key}`]);
    expect([first, second, 'another line'].map((line) => secret.mayQuote(line))).toEqual([true, false, false]);
  });

  it('are not told where they are too many or too long', () => {
    const texts = ['pool-a has 12\n'.repeat(2_000), `pool-a 12 ${'x'.repeat(5_000)}`];
    for (const text of texts) expect(new ToldTexts([text]).linesWith(['pool-a'], ['12'])).toBeUndefined();
  });
});
