import { describe, expect, it } from '@jest/globals';
import { select } from '../../../src/render/html/client/selection.js';
import type { Row } from '../../../src/render/html/page-data.js';
import { columnsOf } from '../../../src/render/html/session-row.js';

const row = (name: string, overall: number | null, rest: Partial<Row> = {}): Row => ({
  name,
  state: 'failing',
  remark: '',
  overall,
  scores: [],
  change: null,
  failure: null,
  judge: null,
  findings: [],
  fix: '',
  ...rest,
});
const ROWS = [
  row('Beta', 0.2, { findings: [['WRONG_OUTCOME', 1]] }),
  row('alpha', 0.1, { failure: 'new' }),
  row('canary', null, { state: 'uncounted', remark: 'canary' }),
  row('gone', 0, { remark: 'missing candidate' }),
  row('delta', 0.2, { state: 'passing' }),
];
const ALL = { name: '', state: '', code: '' };
const column = (key: string) => {
  const found = columnsOf({ hasChanges: true, hasJudge: true }).find((one) => one.key === key);
  if (found === undefined) throw new Error(key);
  return found;
};
const named = (places: readonly number[]) => places.map((at) => ROWS[at]?.name);

describe('the rows that are shown', () => {
  it.each([
    ['everything', {}, ['Beta', 'alpha', 'canary', 'gone', 'delta']],
    ['a part of the name, in any case', { name: ' ALP ' }, ['alpha']],
    ['what fails', { state: 'failing' }, ['Beta', 'alpha', 'gone']],
    ['what fails newly', { state: 'new' }, ['alpha']],
    ['what has no usable candidate', { state: 'unusable' }, ['gone']],
    ['what has a finding', { code: 'WRONG_OUTCOME' }, ['Beta']],
    ['nothing', { name: 'a', code: 'X' }, []],
  ])('are %s', (_, filter, wanted) => {
    expect(named(select(ROWS, { ...ALL, ...filter }, null))).toEqual(wanted);
  });

  it.each([
    ['overall', 'ascending', ['gone', 'alpha', 'Beta', 'delta', 'canary']],
    ['overall', 'descending', ['Beta', 'delta', 'alpha', 'gone', 'canary']],
    ['name', 'descending', ['gone', 'delta', 'canary', 'alpha', 'Beta']],
  ] as const)(
    'stand in the order of %s, %s; equals as before, and what has no value last',
    (key, direction, wanted) => {
      expect(named(select(ROWS, ALL, { column: column(key), direction }))).toEqual(wanted);
    },
  );
});
