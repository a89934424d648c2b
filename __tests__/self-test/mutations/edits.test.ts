import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../../src/core/seeded-random.js';
import type { Summary } from '../../../src/core/summary.js';
import { EDITS } from '../../../src/self-test/mutations/catalogue.js';
import type { Edit } from '../../../src/self-test/mutations/edit.js';
import { applyEdit } from '../../../src/self-test/mutations/mutations.js';
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
