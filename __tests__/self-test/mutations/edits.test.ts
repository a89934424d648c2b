import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../../src/core/seeded-random.js';
import type { Summary } from '../../../src/core/summary.js';
import { EDITS } from '../../../src/self-test/mutations/catalogue.js';
import type { Edit } from '../../../src/self-test/mutations/edit.js';
import { OFFERS, PREFACES } from '../../../src/self-test/mutations/edits/answers.js';
import { applyEdit } from '../../../src/self-test/mutations/mutations.js';
import { drawn } from './drawn.js';
import { CACHE, INVOICE, summaryOf } from './summaries.js';

function editOf(kind: string): Edit {
  const edit = EDITS.find((known) => known.kind === kind);
  if (edit === undefined) throw new Error(`no edit ${kind}`);
  return edit;
}

function change(kind: string, reference: Summary, dose: number, seed = 1): Summary | null {
  return applyEdit(editOf(kind), dose, reference, { others: () => [CACHE], random: seededRandom(seed) });
}

/** The parts of the invoice session that an edit changed. */
function changes(kind: string, dose: number, seed = 1): Partial<Summary> {
  const changed = change(kind, INVOICE, dose, seed);
  if (changed === null) throw new Error(`${kind} found nothing to change`);
  return Object.fromEntries(Object.entries(changed).filter(([key, value]) => value !== INVOICE[key as keyof Summary]));
}

describe('every kind, on one session', () => {
  it.each(EDITS.flatMap(({ kind, doses }) => doses.map((dose) => [kind, dose] as const)))(
    '%s, dose %i',
    (kind, dose) => {
      const changed = change(kind, INVOICE, dose);
      if (changed !== null) expect(changes(kind, dose)).toMatchSnapshot();
    },
  );
});

type Row = readonly [kind: string, dose: number, reference: Partial<Summary>, wanted: Partial<Summary> | null];

describe('harmless wording', () => {
  it.each<Row>([
    [
      'synonyms',
      100,
      { title: 'Because an error occurs, the user tried Redis' },
      { title: 'Since an error happens, the user attempted Redis' },
    ],
    ['synonyms', 100, { title: 'It stays because of the user' }, { title: 'It remains because of the user' }],
    [
      'synonyms',
      100,
      { title: 'An approximately "huge" and `huge` huge-ish with Huge' },
      { title: 'A roughly "huge" and `huge` huge-ish with Huge' },
    ],
    [
      'developer-equivalents',
      100,
      { title: 'A PR for the config of the app' },
      { title: 'A pull request for the configuration of the application' },
    ],
    ['developer-equivalents', 100, { title: 'Pull request with the FD' }, { title: 'PR with the file descriptor' }],
    ['developer-equivalents', 100, { title: 'An argument with npm ci and config.ts' }, null],
    [
      'contractions',
      100,
      { title: "It's what the user didn't do and cannot do" },
      { title: "It is what the user did not do and can't do" },
    ],
    [
      'spelling',
      100,
      { title: 'Normalised the colour of the catalog' },
      { title: 'Normalized the color of the catalogue' },
    ],
    [
      'number-format',
      100,
      { title: 'The 12,198 rows in three files from 5 runs' },
      { title: 'The 12198 rows in 3 files from five runs' },
    ],
    ['number-format', 100, { title: 'Of the Svelte 5 tests and port 8080' }, null],
    ['synonyms', 100, { title: 'Die Zeit war huge und wurde numerous' }, null],
  ])('%s, dose %i: %j', (kind, dose, parts, wanted) => {
    const reference = summaryOf(parts);
    expect(change(kind, reference, dose)).toEqual(wanted === null ? null : { ...reference, ...wanted });
  });
});

describe('harmless marks', () => {
  it.each<Row>([
    [
      'quotes-and-dashes',
      1,
      { title: `The users' "x" isn't — as said – \`it's\`` },
      { title: "The users’ “x” isn’t – as said — `it's`" },
    ],
    ['backticks', 1, { title: 'Fixed `a.ts` with `git log`' }, { title: 'Fixed a.ts with `git log`' }],
    ['backticks', 2, { title: 'Fixed src/a.ts in v2, see `b.ts`' }, { title: 'Fixed `src/a.ts` in v2, see `b.ts`' }],
    [
      'full-stops',
      1,
      { key_actions: ['a', 'b.', 'c…', '確認した', '確認した。'] },
      { key_actions: ['a.', 'b', 'c…', '確認した。', '確認した'] },
    ],
    [
      'letter-case',
      1,
      { key_actions: ['Added x', 'PR opened', 'formatLine fixed'] },
      { key_actions: ['added x', 'PR opened', 'formatLine fixed'] },
    ],
    ['letter-case', 3, { title: 'Fix a.ts on iOS' }, { title: 'FIX a.ts ON iOS' }],
    ['semicolons', 40, { summary: 'One. It ended.' }, { summary: 'One; it ended.' }],
    ['semicolons', 40, { summary: 'One. Vite ended.' }, null],
    ['white-space', 2, { summary: 'One.' }, null],
    ['white-space', 1, { title: '  ' }, null],
  ])('%s, dose %i: %j', (kind, dose, parts, wanted) => {
    const reference = summaryOf(parts);
    expect(change(kind, reference, dose)).toEqual(wanted === null ? null : { ...reference, ...wanted });
  });
});

describe('harmless arrangement', () => {
  it.each<Row>([
    [
      'split-actions',
      1,
      { key_actions: ['Pinned esbuild to 1.2 and compared the production build'] },
      { key_actions: ['Pinned esbuild to 1.2', 'Compared the production build'] },
    ],
    [
      'split-actions',
      1,
      { key_actions: ['Read the old log and ran helm upgrade twice'] },
      { key_actions: ['Read the old log', 'Ran helm upgrade twice'] },
    ],
    ['split-actions', 1, { key_actions: ['Ruled out duplicate React and failed requests as cause'] }, null],
    ['split-actions', 1, { key_actions: ['Wrote the test script and ran it'] }, null],
    ['split-actions', 1, { key_actions: ['Fixed a bug that crashed and restarted the pod'] }, null],
    ['merged-actions', 1, { key_actions: ['Fixed a', 'Added b'] }, { key_actions: ['Fixed a and added b'] }],
    ['merged-actions', 1, { key_actions: ['Fixed a, c', 'Added b'] }, { key_actions: ['Fixed a, c; added b'] }],
    ['merged-actions', 1, { key_actions: ['Definió a.', 'Revirtió b'] }, { key_actions: ['Definió a; Revirtió b'] }],
    ['merged-actions', 1, { key_actions: ['alone'] }, null],
    ['action-order', 1, { key_actions: ['alone'] }, null],
    ['action-order', 1, { key_actions: ['same', 'same'] }, null],
    [
      'passive-actions',
      1,
      { key_actions: ['Added a unique index to import_pim.py'] },
      { key_actions: ['A unique index was added to import_pim.py'] },
    ],
    ['passive-actions', 1, { key_actions: ['Wrote the tests', 'Took a base backup and ran x'] }, null],
    [
      'bullet-voice',
      1,
      { key_actions: ['Wrote the test', 'Traced the leak and fixed it'] },
      { key_actions: ['Write the test', 'Traced the leak and fixed it'] },
    ],
    [
      'sentence-order',
      1,
      { summary: 'The user came. All 64 tests pass. Commit 7d1e04b was pushed.' },
      { summary: 'The user came. Commit 7d1e04b was pushed. All 64 tests pass.' },
    ],
    ['sentence-order', 1, { summary: 'The user came. Tests pass. It was pushed.' }, null],
    // The first sentence stays where it is.
    ['sentence-order', 1, { summary: 'All 64 tests pass. Commit 7d1e04b was pushed.' }, null],
    [
      'shifted-moments',
      2,
      { aha_moments: [{ seq: 1, type: 'a', highlight: '' }] },
      { aha_moments: [{ seq: 3, type: 'a', highlight: '' }] },
    ],
  ])('%s, dose %i: %j', (kind, dose, parts, wanted) => {
    const reference = summaryOf(parts);
    expect(change(kind, reference, dose)).toEqual(wanted === null ? null : { ...reference, ...wanted });
  });
});

describe('damage that has nothing to damage', () => {
  it.each<readonly [string, number, Partial<Summary>]>([
    ['dropped-actions', 1, { key_actions: ['alone'] }],
    ['dropped-actions', 1, { key_actions: ['alone', ' '] }],
    ['repeated-actions', 34, { key_actions: [' '] }],
    ['wrong-outcome', 1, { outcome: 'unknown' }],
    ['empty-title', 1, { title: ' ' }],
    ['generic-title', 1, { title: 'Session summary' }],
    ['vague-summary', 1, { summary: '' }],
    ['keyword-stuffing', 1, { summary: 'Too few words for this.' }],
    ['shuffled-words-summary', 1, { summary: 'one two three four five six seven' }],
    ['shuffled-words-actions', 1, { key_actions: ['short one', 'another'] }],
    ['truncated-summary', 50, { summary: 'A short one.' }],
    [
      'padded-with-filler',
      1,
      { summary: 'Kurzer deutscher Text, der nichts mit Englisch zu tun hat und doch lang ist' },
    ],
    ['padded-with-others', 1, { summary: 'Short.' }],
    ['numbers-summary', 40, { summary: 'Only 1 number, 1 again' }],
    ['numbers-summary', 100, { summary: 'In 2026, on 3 May, in v2' }],
    ['identifiers-summary', 100, { summary: 'Nothing with a name' }],
    ['negated-summary', 100, { summary: 'El comando fue reparado. Not war die Zeit.' }],
    ['antonyms-actions', 100, { key_actions: ['Was forgotten: die Zeit'] }],
    ['reversed-direction-summary', 1, { summary: 'Nothing was moved anywhere by the user' }],
    ['no-moments', 1, {}],
    ['misplaced-moments', 1, {}],
    ['mistyped-moments', 1, {}],
    ['lost-moments', 1, { aha_moments: [{ seq: 1, type: 'insight', highlight: '' }] }],
    ['swapped-session', 1, CACHE],
    ['swapped-title', 1, CACHE],
    ['borrowed-actions', 1, CACHE],
  ])('%s, dose %i: %j', (kind, dose, parts) => {
    expect(change(kind, summaryOf(parts), dose)).toBeNull();
  });
});

const ENGLISH = 'The user came to the office, and all of this was for the team.';

describe('damage to how far work has come, and how sure it is', () => {
  it.each<Row>([
    ['confused-status', 100, { title: 'Opened PR #12' }, { title: 'Merged PR #12' }],
    ['confused-status', 100, { title: 'Commit 7d1e04b is undeployed' }, { title: 'Commit 7d1e04b is live' }],
    ['confused-status', 100, { title: 'Issue #7 stays open' }, { title: 'Issue #7 is done' }],
    [
      'confused-status',
      100,
      { title: 'Pull request 318 is in review' },
      { title: 'Pull request 318 is in production' },
    ],
    // A door, a stream and a limit have no status, and a sentence says nothing of its neighbour.
    ['confused-status', 100, { title: 'Opened the door' }, null],
    ['confused-status', 100, { title: 'The door was opened. See PR #12.' }, null],
    [
      'confused-status',
      100,
      { title: 'Die PR #12 wurde merged', summary: 'Die Zeit lief ab und am Ende ging dann doch noch alles ganz gut' },
      null,
    ],
    [
      'plan-as-done',
      100,
      { title: 'Client 2.8.0 is still to be published' },
      { title: 'Client 2.8.0 has been published' },
    ],
    ['plan-as-done', 100, { title: 'The user plans to remove the alias' }, { title: 'The user removed the alias' }],
    ['plan-as-done', 100, { title: 'They have yet to deploy it' }, { title: 'They deployed it' }],
    ['plan-as-done', 100, { title: 'It awaits a merge' }, { title: 'It has a merge' }],
    ['plan-as-done', 100, { title: 'The alias was removed' }, null],
    ['plan-as-done', 100, { title: 'The will of the user' }, null],
    ['dropped-hedge', 100, { title: 'The suspected leak' }, { title: 'The proven leak' }],
    ['dropped-hedge', 100, { title: 'The cache may have caused it' }, { title: 'The cache caused it' }],
    ['dropped-hedge', 100, { title: 'It seems to be a race' }, { title: 'It is a race' }],
    ['dropped-hedge', 100, { title: 'It might fail at night' }, { title: 'It failed at night' }],
    ['dropped-hedge', 100, { title: 'Probably a race' }, { title: 'Certainly a race' }],
    ['dropped-hedge', 100, { title: 'It caused a leak in May' }, null],
  ])('%s, dose %i: %j', (kind, dose, parts, wanted) => {
    const reference = summaryOf({ summary: ENGLISH, ...parts });
    expect(change(kind, reference, dose)).toEqual(wanted === null ? null : { ...reference, ...wanted });
  });

  it('hits a share of the places by dose', () => {
    const reference = summaryOf({ summary: ENGLISH, key_actions: ['Opened PR #1', 'Opened PR #2', 'Opened PR #3'] });
    const merged = (dose: number) =>
      change('confused-status', reference, dose)?.key_actions.filter((action) => action.startsWith('Merged')).length;
    expect([merged(34), merged(100)]).toEqual([1, 3]);
  });
});

describe('corrections that are left out', () => {
  it.each<readonly [before: string, after: string | null]>([
    [
      'The user blamed the cache, but the leak went on without it. The cause is open.',
      'The user blamed the cache. The cause is open.',
    ],
    [
      'The index was suspected for the delay. It turned out to exist. The log was read.',
      'The index was suspected for the delay. The log was read.',
    ],
    ['The first fix was for the lock. It was reverted.', 'The first fix was for the lock. '],
    // Nothing was believed before, or nothing is taken back.
    ['The cache was ruled out by the user from the start.', null],
    ['The lock was added, but the test for it is slow.', null],
    ['Used the mutex. It was taken instead of the lock.', null],
    ['Der Index galt als Ursache. Er turned out: da und die Zeit lief ab wie sonst.', null],
  ])('%j', (before, after) => {
    const reference = summaryOf({ summary: before });
    expect(change('lost-corrections', reference, 1)?.summary ?? null).toBe(after);
  });

  it('takes the actions that tell of them away, too, but never all', () => {
    const summary = 'The index was suspected for the delay. It turned out to exist.';
    const actions = (key_actions: readonly string[]) =>
      change('lost-corrections', summaryOf({ summary, key_actions }), 1)?.key_actions;
    expect(actions(['Ruled out the index', 'Read the log'])).toEqual(['Read the log']);
    expect(actions(['Ruled out the index'])).toEqual(['Ruled out the index']);
  });
});

describe('damage by mixing sessions up', () => {
  const GERMAN = summaryOf({
    title: 'Datumsfeld',
    summary: 'Seit dem Umbau lag das Datum der Rechnungen einen Tag zu früh, was niemand bemerkt hatte.',
    key_actions: ['Datum berichtigt', 'Tests ergänzt'],
  });
  const JAPANESE = summaryOf({
    summary:
      '受注の文字化けを調べたところ、変換が失われていたことが判明した。そのため二つのファイルを別々に出すことにした。',
  });
  const LEAK = summaryOf({
    title: 'Worker was killed for the heap that grew from night to night',
    summary: 'The worker was killed because the heap grew, which took hours. It slowed down due to swapping.',
    key_actions: ['Read the kernel log of the night', 'Counted 4,250 assets in the worker'],
  });
  const withOther = (kind: string, dose: number, reference: Partial<Summary>, other: Summary) =>
    applyEdit(editOf(kind), dose, summaryOf(reference), { others: () => [other], random: seededRandom(1) });

  it('a cause is one of all that other sessions have', () => {
    const reference = { summary: 'The totals were wrong because 1,005 lines were lost. The user fixed the sum.' };
    const others = ['the heap grew', 'the disk was full', 'the key expired'].map((cause) =>
      summaryOf({ summary: `The worker was killed because ${cause}. It was the night of the job.` }),
    );
    const found = drawn('replaced-cause', 1, reference, 60, others).map(
      (one) => /because ([^.]*)/.exec(one?.summary ?? '')?.[1],
    );
    expect([...new Set(found)].sort()).toEqual(['the disk was full', 'the heap grew', 'the key expired']);
  });

  it.each<readonly [kind: string, reference: Partial<Summary>, other: Summary, wanted: Partial<Summary> | null]>([
    ['other-language', INVOICE, GERMAN, { summary: GERMAN.summary }],
    ['other-language', INVOICE, JAPANESE, { summary: JAPANESE.summary }],
    ['other-language', GERMAN, INVOICE, { summary: INVOICE.summary }],
    ['other-language', INVOICE, CACHE, null],
    ['other-language', { summary: 'Kurz.' }, INVOICE, null],
    [
      'replaced-cause',
      { summary: 'The totals were wrong because 1,005 lines were lost. The user fixed the sum.' },
      LEAK,
      { summary: 'The totals were wrong because the heap grew. The user fixed the sum.' },
    ],
    [
      'replaced-cause',
      { summary: 'The error of the sum was caused by floats, and the user fixed it.' },
      LEAK,
      { summary: 'The error of the sum was caused by swapping, and the user fixed it.' },
    ],
    ['replaced-cause', { summary: 'The totals were wrong because lines were lost.' }, CACHE, null],
    ['replaced-cause', { summary: 'The totals were wrong and the user fixed the sum.' }, LEAK, null],
    ['replaced-cause', LEAK, LEAK, null],
    ['stale-actions', { key_actions: ['Only one'] }, LEAK, null],
    ['stale-actions', LEAK, LEAK, null],
    [
      'merged-sessions',
      { summary: 'The sum was fixed.', key_actions: ['Fixed the sum'] },
      LEAK,
      {
        summary: 'The sum was fixed. The worker was killed because the heap grew, which took hours.',
        key_actions: ['Fixed the sum', 'Read the kernel log of the night'],
      },
    ],
    ['merged-sessions', { summary: '' }, LEAK, null],
    ['merged-sessions', { summary: 'The sum was fixed.' }, GERMAN, null],
  ])('%s of %j', (kind, reference, other, wanted) => {
    expect(withOther(kind, 1, reference, other)).toEqual(
      wanted === null ? null : { ...summaryOf(reference), ...wanted },
    );
  });

  it('puts actions of another session in the place of as many, by dose', () => {
    for (const dose of [1, 2]) {
      const key_actions = withOther('stale-actions', dose, INVOICE, LEAK)?.key_actions ?? [];
      expect(key_actions).toHaveLength(INVOICE.key_actions.length);
      expect(key_actions.filter((action) => LEAK.key_actions.includes(action))).toHaveLength(dose);
      expect(key_actions.filter((action) => INVOICE.key_actions.includes(action))).toHaveLength(
        INVOICE.key_actions.length - dose,
      );
    }
  });
});

describe('damage by what is left around an answer, or cut off', () => {
  it.each<Row>([
    [
      'cut-off',
      1,
      { summary: 'The job ended. It was pushed to the main branch.' },
      { summary: 'The job ended. It was pushed to' },
    ],
    [
      'cut-off',
      2,
      { key_actions: ['Read it', 'Pushed the commit to main'] },
      { key_actions: ['Read it', 'Pushed the'] },
    ],
    ['cut-off', 1, { summary: 'It ended.' }, null],
    ['cut-off', 2, { key_actions: [] }, null],
    ['fenced-json', 1, { summary: 'It ended.' }, { summary: '```json\n{\n  "summary": "It ended."\n}\n```' }],
    ['fenced-json', 1, { summary: ' ' }, null],
    ['chatter', 1, { summary: '' }, null],
    ['chatter', 2, { summary: '…' }, null],
  ])('%s, dose %i: %j', (kind, dose, parts, wanted) => {
    const reference = summaryOf(parts);
    expect(change(kind, reference, dose)).toEqual(wanted === null ? null : { ...reference, ...wanted });
  });

  it.each([1, 2, 3, 4, 5, 6])('keeps the whole summary inside of chatter, seed %i', (seed) => {
    const said = (dose: number) => change('chatter', INVOICE, dose, seed)?.summary ?? '';
    expect(PREFACES.map((preface) => `${preface} ${INVOICE.summary}`)).toContain(said(1));
    expect(OFFERS.map((offer) => `${INVOICE.summary} ${offer}`)).toContain(said(2));
  });
});

describe('damage in other scripts', () => {
  const JAPANESE = summaryOf({
    title: '受注CSVの文字化けを解消',
    summary:
      'コミットf5f8761でsrc/cp932.jsの変換が失われ、174件が拒否された。そのためWMSと経理の両方に別々のファイルを出すことにした。',
    key_actions: ['src/cp932.jsをテスト付きで追加した', '174件を出し直した'],
  });

  it.each([
    ['truncated-summary', 50, { summary: 'コミットf5f8761でsrc/cp932.jsの変換が失われ、174件が' }],
    ['dropped-actions', 1, { key_actions: ['src/cp932.jsをテスト付きで追加した'] }],
    ['empty-title', 1, { title: '' }],
  ])('%s, dose %i', (kind, dose, wanted) => {
    expect(change(kind, JAPANESE, dose)).toEqual({ ...JAPANESE, ...wanted });
  });

  it('changes numbers and names in the middle of a sentence without blanks', () => {
    const numbers = change('numbers-summary', JAPANESE, 100)?.summary ?? '';
    expect(numbers).toMatch(/^コミットf5f8761でsrc\/cp932\.jsの変換が失われ、(?!174)\d{3}件が拒否された。そのため/);
    const names = change('identifiers-actions', JAPANESE, 100)?.key_actions ?? [];
    expect(names[0]).toMatch(/^src\/(?!cp932)\w+\.jsをテスト付きで追加した$/);
  });

  it.each(['negated-summary', 'antonyms-summary', 'shuffled-words-summary', 'synonyms', 'padded-with-filler'])(
    'does not pretend to do %s',
    (kind) => {
      for (const dose of editOf(kind).doses) expect(change(kind, JAPANESE, dose)).toBeNull();
    },
  );
});
