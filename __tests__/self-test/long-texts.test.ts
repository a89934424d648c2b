import { describe, expect, it } from '@jest/globals';
import { seededRandom } from '../../src/core/seeded-random.js';
import { DIMENSIONS, type Summary } from '../../src/core/summary.js';
import { policyOf } from '../../src/gates/policy.js';
import { openScorer } from '../../src/rubric/score.js';
import { strengthOf } from '../../src/self-test/gate-strength.js';
import { EDITS } from '../../src/self-test/mutations/catalogue.js';
import { replaceIn } from '../../src/self-test/mutations/sites.js';
import { growthOf, MOST_TIMES_AS_LONG } from '../builders/growth.js';
import { settingsOf } from '../builders/runs.js';
import { ratedSession } from '../builders/sessions.js';
import { makeWorkspace } from '../builders/workspace.js';
import { INVOICE } from './mutations/summaries.js';

const letters = (i: number): string =>
  [...i.toString(26)].map((c) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(c, 26)]).join('');

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `get_${letters(i)}_value`);

/** What hostile pipelines write, by the number of its pieces. */
const LONG: readonly (readonly [string, number, (size: number) => Partial<Summary>])[] = [
  ['names in one text', 125, (n) => ({ summary: names(n).join(' ') })],
  ['names in as many actions', 125, (n) => ({ key_actions: names(n) })],
  ['one name in many actions', 200, (n) => ({ key_actions: Array<string>(n).fill('Fixed get_a_value') })],
  ['actions', 200, (n) => ({ key_actions: names(n).map((name) => `Fixed the ${name} module`) })],
];

describe('edits of long texts', () => {
  it.each(LONG)('take as long as there are %s', (_, size, make) => {
    const growth = growthOf((n) => {
      const summary = { ...INVOICE, ...make(n) };
      return () => {
        for (const edit of EDITS) {
          for (const dose of edit.doses) edit.change(summary, dose, { random: seededRandom(1), others: () => [] });
        }
      };
    }, size);
    expect(growth).toBeLessThan(MOST_TIMES_AS_LONG);
  });

  it('replace each site in its own text', () => {
    const sites = [
      { text: 2, start: 0, end: 1, replacement: 'x' },
      { text: 0, start: 1, end: 2, replacement: 'y' },
      { text: 0, start: 0, end: 1, replacement: 'z' },
    ];
    expect(replaceIn(['ab', 'cd', 'ef'], sites)).toEqual(['zy', 'cd', 'xf']);
  });
});

describe('the short form of the self-test', () => {
  const policy = policyOf(settingsOf(makeWorkspace()));
  const weights = settingsOf(makeWorkspace()).values.weights;
  const strengthWith = (candidate: Summary) => {
    let scored = 0;
    const score = openScorer('v2', weights, DIMENSIONS);
    const session = {
      rated: ratedSession('a', { overall: 0.9 }),
      reference: () => INVOICE,
      candidate: () => candidate,
    };
    const { strength } = strengthOf([session], policy, (reference, text) => {
      scored++;
      return score(reference, text);
    });
    return { variants: strength?.variants, scored };
  };

  it('leaves texts of more than 20,000 characters alone', () => {
    expect(strengthWith({ ...INVOICE, summary: 'x'.repeat(20_000) })).toEqual({ variants: 0, scored: 0 });
    expect(strengthWith({ ...INVOICE, summary: 'x '.repeat(8_000) }).variants).toBeGreaterThan(0);
  });
});
