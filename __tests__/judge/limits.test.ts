import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS } from '../../src/core/summary.js';
import {
  keepToLimits,
  limitedClaim,
  limitedGeval,
  limitedWords,
  maskAnswer,
  type WordLimits,
} from '../../src/judge/limits.js';
import type { Claim } from '../../src/judge/metrics/claims.js';
import { byDimension } from '../../src/judge/sampling/merge-samples.js';
import { judgementAt } from '../builders/judge-facts.js';
import { summaryValue } from '../builders/questions.js';

const LIMITS: WordLimits = { suggestions: 2, rationaleChars: 200, wantsRewrite: true };
const SECRET = ['gh', 'p_', 'a1B2'.repeat(9)].join('');

/** A text of so many characters, and how it ends where it is cut to so many. */
const long = (length: number): string => 'x'.repeat(length);
const cutAt = (length: number): string => `${'x'.repeat(length - 1)}…`;

/** A judgement whose words are all this long. */
function talkative(length: number, many = 20) {
  const text = long(length);
  const texts = Array.from({ length: many }, () => text);
  return {
    ...judgementAt(0.5, 's'),
    ...{ overall: { score: 0.5, reason: text }, dimensions: byDimension(() => ({ score: 0.5, reason: text })) },
    ...{ facts: texts.map((fact) => ({ fact, status: 'told' as const })), invented: texts, suggestions: texts },
    ...{ rationale: text, modelUsed: text, rewrite: summaryValue({ title: text, topics_found: ['x'] }) },
  };
}

describe('the words of a judge', () => {
  it('are cut to what was asked for, in length and number, and numbers stay', () => {
    const kept = keepToLimits(talkative(1000), LIMITS);
    expect(kept).toMatchObject({
      ...{ session: 's', overall: { score: 0.5, reason: cutAt(200) }, rationale: cutAt(200), modelUsed: cutAt(100) },
      ...{ dimensions: byDimension(() => ({ score: 0.5, reason: cutAt(400) })), overalls: [0.5] },
      ...{ suggestions: [cutAt(300), cutAt(300)], rewrite: { title: cutAt(500), topics_found: [] } },
    });
    expect(kept.facts).toEqual(Array(8).fill({ fact: cutAt(160), status: 'told' }));
    expect(kept.invented).toEqual(Array(5).fill(cutAt(160)));
  });

  it.each([
    ['facts', 160],
    ['suggestions', 300],
    ['rationale', 200],
    ['modelUsed', 100],
  ] as const)('stay as they are up to the limit: %s of %d characters', (key, length) => {
    expect(JSON.stringify(keepToLimits(talkative(length, 1), LIMITS)[key])).not.toContain('…');
    expect(JSON.stringify(keepToLimits(talkative(length + 1, 1), LIMITS)[key])).toContain('…');
  });

  it('stay nothing where there are none', () => {
    const silent = judgementAt(0.5, 's');
    expect(keepToLimits(silent, LIMITS)).toEqual(silent);
  });

  it('have a rewrite only where one was wanted', () => {
    expect(keepToLimits(talkative(9), { ...LIMITS, wantsRewrite: false }).rewrite).toBeNull();
    expect(keepToLimits(talkative(9), LIMITS).rewrite).toMatchObject({ title: long(9) });
  });

  it('have no credential, not even one that a cut would hide', () => {
    const text = `${long(90)} ${SECRET}`;
    const said = { ...talkative(1, 1), rationale: text, modelUsed: text, invented: [text], suggestions: [text] };
    const facts = [{ fact: text, status: 'told' as const }];
    const dimensions = byDimension(() => ({ score: 1, reason: text }));
    const kept = keepToLimits({ ...said, facts, dimensions, rewrite: summaryValue({ title: text }) }, LIMITS);
    const shown = JSON.stringify(kept);
    expect(shown).not.toContain(SECRET.slice(0, 8));
    expect(shown.match(/\*\*\*/g)).toHaveLength(6 + DIMENSIONS.length);
    expect(kept.modelUsed).toBe(`${long(90)} ***`);
  });
});

describe('the words of other metrics', () => {
  it('are cut to 400 characters, without credentials', () => {
    expect(limitedWords(long(400))).toBe(long(400));
    expect(limitedWords(long(401))).toBe(cutAt(400));
    expect(limitedWords(`of ${SECRET}`)).toBe('of ***');
  });

  it('are explanations of scores', () => {
    const result = { score: 0.5, reason: null, asked: 1, answers: [] };
    expect(limitedGeval({ ...result, explanation: long(500) })).toEqual({ ...result, explanation: cutAt(400) });
    expect(limitedGeval({ ...result, explanation: null })).toEqual({ ...result, explanation: null });
  });

  it('are claims, their questions and quotes', () => {
    const evidence = { quote: long(500), isFound: true, place: { file: 't.md', line: 1 } };
    const claim: Claim<null> = { text: long(500), question: long(500), part: null, status: 'confirmed', evidence };
    expect(limitedClaim(claim)).toEqual({
      ...claim,
      ...{ text: cutAt(400), question: cutAt(400), evidence: { ...evidence, quote: cutAt(400) } },
    });
    const bare = { ...claim, text: 'x', question: null, evidence: null };
    expect(limitedClaim(bare)).toEqual(bare);
  });
});

describe('an answer that is kept', () => {
  it.each([
    ['nothing', '', ''],
    ['no credential, escapes and all', '{"a":"\\u0041\\n\\"b\\"", "n": 1}', '{"a":"\\u0041\\n\\"b\\"", "n": 1}'],
    ['a credential in a string', `{"a":"x ${SECRET}"}`, '{"a":"x ***"}'],
    ['a credential as a key', `{"${SECRET}":1}`, '{"***":1}'],
    ['a credential behind an escape', `{"a":"x\\n${SECRET}"}`, '{"a":"x\\n***"}'],
    ['a credential in a string that is no JSON', `{"a":"\\q${SECRET} "}`, '{"a":"\\q*** "}'],
    ['a credential in a string without an end', `{"a":"x ${SECRET}`, '{"a":"x ***'],
  ])('has %s', (_, text, wanted) => {
    expect(maskAnswer(text)).toBe(wanted);
  });

  it.each([
    ['outside of a string', SECRET],
    ['between two strings', `"a" ${SECRET} "b"`],
  ])('is not kept with a credential %s', (_, text) => {
    expect(maskAnswer(text)).toBeNull();
  });
});
