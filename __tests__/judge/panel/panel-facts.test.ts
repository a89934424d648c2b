import { describe, expect, it } from '@jest/globals';
import { NO_EFFORT } from '../../../src/judge/judgement.js';
import { countingIn, type MemberFacts, missedVoice } from '../../../src/judge/panel/panel-facts.js';

describe('a member that answers and does not count', () => {
  const member = (model: string, overrides: Partial<MemberFacts> = {}): MemberFacts => ({
    ...{ provider: 'anthropic', model, wanted: 6, measured: 6, means: {}, reasons: {}, effort: NO_EFFORT },
    ...{ voided: null, leftOut: [], ...overrides },
  });
  const out = (holdsGates: boolean) => ({ leftOut: [{ metric: 'rubric' as const, reason: 'too little', holdsGates }] });

  it('is missed in the metric that it is left out of, unless it never answered', () => {
    const members = [member('a'), member('b', out(true)), member('c', out(false))];
    expect(missedVoice({ members }, 'rubric')).toBe(
      'b answers and does not count, too little: the others may pass what would fail by it; mend what keeps it out, or take it out of judge-model',
    );
    expect(missedVoice({ members }, 'coherence')).toBeUndefined();
    expect(missedVoice({ members: [member('a'), member('c', out(false))] }, 'rubric')).toBeUndefined();
  });

  it('is told why: too little, or void', () => {
    const members = [member('a'), member('b', out(true)), member('c', { ...out(true), voided: 'taken in' })];
    expect(missedVoice({ members }, 'rubric')).toBe(
      'b answers and does not count, too little, c answers and does not count, void: taken in: the others may pass what would fail by them; mend what keeps them out, or take them out of judge-model',
    );
    expect(missedVoice({ members: members.slice(1) }, 'rubric')).not.toContain('the others');
  });

  it('is in no median of that metric alone', () => {
    const reported = (...metrics: readonly string[]) => ({
      ...{ provider: 'p', model: metrics.join('+'), left_out: metrics.map((metric) => ({ metric })) },
    });
    const members = [reported(), reported('rubric'), reported('coherence'), reported('rubric', 'coherence')];
    expect(countingIn(members, 'rubric').map(({ model }) => model)).toEqual(['', 'coherence']);
    expect(countingIn(members, 'completion')).toHaveLength(4);
  });
});
