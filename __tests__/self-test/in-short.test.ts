import { describe, expect, it } from '@jest/globals';
import { FINDING_CODES, type FindingCode } from '../../src/core/finding.js';
import { DIMENSIONS, type Summary } from '../../src/core/summary.js';
import { openScorer } from '../../src/rubric/score.js';
import { rateInShort } from '../../src/self-test/in-short.js';
import { SETTINGS } from '../../src/settings/table.js';
import { goldenSession } from '../builders/sessions.js';
import { CACHE, INVOICE } from './mutations/summaries.js';

const SCORE = openScorer('v2', SETTINGS.weights.default, DIMENSIONS);
const OTHERS = [
  { name: 'invoice', summary: INVOICE },
  { name: 'cache', summary: CACHE },
];
const GOLDEN = goldenSession('invoice', {
  reference: INVOICE,
  requirements: [{ id: 'how', text: 'It is told what went', must: 'mention', any_of: ['toFixed'] }],
});

/** The codes that are found in a text where these codes fail a run. */
function codesOf(text: Partial<Summary>, ...failing: readonly FindingCode[]): readonly FindingCode[] {
  const rate = rateInShort(OTHERS, SCORE, new Set(failing));
  const rated = rate({ golden: GOLDEN, reference: { name: 'invoice', summary: INVOICE } }, { ...INVOICE, ...text });
  return (rated?.defects ?? []).map(({ code }) => code);
}

const FOREIGN = { summary: `${INVOICE.summary} ${CACHE.summary}` };
const UNTOLD = { key_actions: INVOICE.key_actions.filter((action) => !action.includes('toFixed')) };

describe('what is found in a text in short', () => {
  it.each<[FindingCode, Partial<Summary>]>([
    ['FOREIGN_SENTENCE', FOREIGN],
    ['REQUIREMENT_UNMET', UNTOLD],
  ])('%s is told where it fails a run, and where nothing fails the text before', (code, text) => {
    expect(codesOf(text, code)).toContain(code);
    expect(codesOf({}, code)).not.toContain(code);
    expect(codesOf(text)).not.toContain(code);
    expect(codesOf({ ...text, title: '' }, code, 'TITLE_EMPTY')).not.toContain(code);
  });

  it('is told by its weight', () => {
    const codes = codesOf({ ...FOREIGN, key_actions: ['Fixed it'], outcome: 'failed' }, 'FOREIGN_SENTENCE');
    expect(codes).toContain('FOREIGN_SENTENCE');
    const found = FINDING_CODES.filter((code) => codes.includes(code));
    expect([...new Set(codes)]).toEqual(found);
  });
});
