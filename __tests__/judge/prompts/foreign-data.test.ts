import { describe, expect, it } from '@jest/globals';
import type { Summary } from '../../../src/core/summary.js';
import { cappedSummary, TEXT_CAPS } from '../../../src/judge/prompts/foreign-data.js';
import { rubricUser } from '../../../src/judge/prompts/rubric-user.js';
import { question, summaryValue } from '../../builders/questions.js';
import { dataIn } from './data-in.js';

const moment = { seq: 1, type: 'insight', highlight: 'It waits' };

/** A summary as long as the caps allow, plus `more` in each field. */
function fullSummary(more: number): Summary {
  const text = (length: number) => 'é😀'.repeat(Math.ceil((length + more) / 2)).normalize('NFC');
  const exact = (length: number) => [...text(length)].slice(0, length + more).join('');
  return {
    title: exact(500),
    summary: exact(4000),
    key_actions: Array.from({ length: 50 + more }, () => exact(500)),
    outcome: exact(500),
    aha_moments: Array.from({ length: 50 + more }, () => ({ seq: 1, type: exact(500), highlight: exact(500) })),
    topics_found: [],
  };
}

describe('a summary in a prompt', () => {
  it('is whole up to the caps', () => {
    const { topics_found, ...shown } = fullSummary(0);
    expect(topics_found).toEqual([]);
    expect(cappedSummary(fullSummary(0), 'candidate', TEXT_CAPS)).toEqual({ shown, shortened: [], unshown: 0 });
  });

  it('is cut above them, with a mark that one sees and a list that nobody can forge', () => {
    const { shown, shortened } = cappedSummary(fullSummary(1), 'candidate', TEXT_CAPS);
    const lengths = [shown.title, shown.summary, shown.outcome, shown.key_actions[49], shown.aha_moments[49]?.type];
    expect(lengths.map((text) => [...(text ?? '')].length)).toEqual([500, 4000, 500, 500, 500]);
    for (const text of [shown.title, shown.summary, shown.outcome, ...shown.key_actions]) expect(text).toMatch(/…$/u);
    expect([shown.key_actions.length, shown.aha_moments.length]).toEqual([50, 50]);
    expect(shortened).toEqual(
      expect.arrayContaining([
        'candidate.title: the first 500 characters',
        'candidate.summary: the first 4000 characters',
        'candidate.key_actions: the first 50 of 51',
        'candidate.key_actions[49]: the first 500 characters',
        'candidate.outcome: the first 500 characters',
        'candidate.aha_moments: the first 50 of 51',
        'candidate.aha_moments[0].type: the first 500 characters',
        'candidate.aha_moments[49].highlight: the first 500 characters',
      ]),
    );
    expect(shortened).toHaveLength(5 + 50 + 100);
  });

  it('is not called shortened for what is no text, or for a mark that it brought along', () => {
    const summary = summaryValue({ title: `  ${' '.repeat(600)}Fixed it…\n`, summary: 'and so on …' });
    expect(cappedSummary(summary, 'candidate', TEXT_CAPS).shortened).toEqual([]);
  });

  it('is bounded, however long it is', () => {
    const endless = '<"\\'.repeat(10_000);
    const candidate = {
      title: endless,
      summary: endless,
      key_actions: Array.from({ length: 500 }, () => endless),
      outcome: endless,
      aha_moments: Array.from({ length: 500 }, () => ({ ...moment, highlight: endless })),
      topics_found: [endless],
    };
    // 55,500 characters of at most six bytes each, and the frame.
    expect(Buffer.byteLength(rubricUser(question({ candidate })))).toBeLessThan(55_500 * 6 + 20_000);
  });

  it('is told about both sides in one list', () => {
    const long = summaryValue({ title: 'x'.repeat(501) });
    expect(dataIn(rubricUser(question({ reference: long, candidate: long })))).toMatchObject({
      shortened: ['reference.title: the first 500 characters', 'candidate.title: the first 500 characters'],
    });
  });

  it('may be held shorter', () => {
    const caps = { ...TEXT_CAPS, title: 5, bullets: 1 };
    expect(dataIn(rubricUser(question({ mode: 'absolute' }), caps))).toMatchObject({
      candidate: { title: 'Fixe…', key_actions: ['Reproduced the failure with a slow network'] },
      shortened: ['candidate.title: the first 5 characters', 'candidate.key_actions: the first 1 of 2'],
    });
  });
});
