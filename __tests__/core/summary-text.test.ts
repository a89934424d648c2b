import { describe, expect, it } from '@jest/globals';
import { type Summary, summaryText as text } from '../../src/core/summary.js';

const SUMMARY: Summary = {
  title: 't',
  summary: 's',
  key_actions: ['a', 'b'],
  outcome: 'success',
  aha_moments: [{ seq: 1, type: 'insight', highlight: 'h' }],
  topics_found: ['x'],
};

describe('the text of a summary', () => {
  it('leaves out what else an object may carry', () => {
    const moment = { ...SUMMARY.aha_moments[0], seq: 1, type: 'insight', highlight: 'h', score: 0.5 };
    const more = { ...SUMMARY, model: 'm', aha_moments: [moment] };
    expect(text(more)).toBe(text(SUMMARY));
  });

  it.each<[string, Partial<Summary>]>([
    ['the title', { title: 'T' }],
    ['the summary', { summary: 's ' }],
    ['an action', { key_actions: ['a', 'B'] }],
    ['the order of actions', { key_actions: ['b', 'a'] }],
    ['where an action ends', { key_actions: ['a,b'] }],
    ['the outcome', { outcome: '' }],
    ['a number', { aha_moments: [{ seq: 2, type: 'insight', highlight: 'h' }] }],
    ['a type', { aha_moments: [{ seq: 1, type: '', highlight: 'h' }] }],
    ['a highlight', { aha_moments: [{ seq: 1, type: 'insight', highlight: '' }] }],
    ['topics', { topics_found: [] }],
    ['text that moves to another field', { title: 's', summary: 't' }],
  ])('differs with %s', (_, change) => expect(text({ ...SUMMARY, ...change })).not.toBe(text(SUMMARY)));
});
