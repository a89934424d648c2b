import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS, type Summary } from '../../src/core/summary.js';
import { policyOf } from '../../src/gates/policy.js';
import type { GoldenSession } from '../../src/inputs/corpus/golden-session.js';
import { openScorer } from '../../src/rubric/score.js';
import { type SessionToChange, strengthOf } from '../../src/self-test/gate-strength.js';
import { NO_GATE } from '../builders/gates.js';
import { reportOf, settingsOf } from '../builders/runs.js';
import { goldenSession, ratedSession } from '../builders/sessions.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace } from '../builders/workspace.js';
import { CACHE, INVOICE } from './mutations/summaries.js';

const settings = settingsOf(makeWorkspace());
const policy = policyOf(settings);
const SECRET = `ghp_${'a1B2'.repeat(9)}`;
const PARAPHRASE: Summary = { ...INVOICE, title: 'Invoice totals are rounded like their lines in PR #12' };

function lateSession(name: string, overall: number, reference: Summary, candidate: Summary | null): SessionToChange {
  return { rated: ratedSession(name, { overall }), reference: () => reference, candidate: () => candidate };
}

/** What the gates make of damage, by the real rubric, and the titles of the texts that were scored. */
function strengthWith(sessions: readonly SessionToChange[]) {
  const score = openScorer('v2', settings.values.weights, DIMENSIONS);
  const titles = new Set<string>();
  const references = new Set<string>();
  const { strength } = strengthOf(sessions, policy, (reference, candidate) => {
    titles.add(candidate.title);
    references.add(reference.title);
    return score(reference, candidate);
  });
  return { strength, titles, references };
}

describe('the short form of the self-test', () => {
  it('damages the candidates that pass, and holds them against their references', () => {
    const { strength, titles, references } = strengthWith([
      lateSession('cache', 0.1, CACHE, { ...CACHE, title: 'A candidate that fails' }),
      lateSession('invoice', 0.9, INVOICE, PARAPHRASE),
    ]);
    expect(strength?.texts).toBe('candidates');
    expect(titles).toContain(PARAPHRASE.title);
    expect(titles).not.toContain('A candidate that fails');
    expect([...references]).toEqual([INVOICE.title]);
  });

  it.each([
    ['the only candidate fails', lateSession('invoice', 0.1, INVOICE, PARAPHRASE)],
    [
      'there is no candidate',
      {
        ...lateSession('invoice', 0, INVOICE, null),
        rated: ratedSession('invoice', { overall: 0, status: 'missing_candidate' }),
      },
    ],
  ])('damages copies of the references where %s', (_, session) => {
    const { strength, titles } = strengthWith([session]);
    expect(strength?.texts).toBe('references');
    expect(titles).toContain(INVOICE.title);
    expect(titles).not.toContain(PARAPHRASE.title);
  });

  it('makes as many changed texts of candidates as of references, and knows no credential in them', () => {
    const many = (candidate: Summary | null) =>
      Array.from({ length: 20 }, (_, index) => lateSession(`invoice-${index}`, 0.9, INVOICE, candidate));
    const withSecret = { ...PARAPHRASE, title: `${PARAPHRASE.title} ${SECRET}` };
    const { strength, titles } = strengthWith(many(withSecret));
    expect(strength?.variants).toBe(60);
    expect((strength?.damaging ?? 0) + (strength?.harmless ?? 0)).toBe(60);
    expect([...titles].filter((title) => title.includes(SECRET))).toEqual([]);
    expect([...titles].some((title) => title.includes('***'))).toBe(true);
  });

  it('holds damage against requirements and the actions of other sessions, until a gate fails', () => {
    const golden = (name: string, requirements: GoldenSession['requirements']) => ({
      ...ratedSession(name, { overall: 0.9 }),
      golden: goldenSession(name, { requirements }),
    });
    const caughtBy = (failOn: string, requirements: GoldenSession['requirements'] = []) => {
      const own = policyOf(settingsOf(makeWorkspace(), { ...NO_GATE, 'fail-on': failOn }));
      const sessions = [
        { rated: golden('invoice', requirements), reference: () => INVOICE, candidate: () => PARAPHRASE },
        { rated: golden('cache', []), reference: () => CACHE, candidate: () => CACHE },
      ];
      return strengthOf(sessions, own, openScorer('v2', settings.values.weights, DIMENSIONS)).strength;
    };
    const wanted = [{ id: 'total', text: 'The total was 2.01', must: 'mention' as const, any_of: ['2.01'] }];
    expect(caughtBy('requirement')).toMatchObject({ caught: 0, blocked: 0 });
    expect(caughtBy('requirement', wanted)?.caught).toBeGreaterThan(0);
    expect(caughtBy('FOREIGN_ACTION')?.caught).toBeGreaterThan(0);
    const both = caughtBy('FOREIGN_ACTION, requirement', wanted)?.caught ?? 0;
    expect(both).toBeGreaterThan(caughtBy('FOREIGN_ACTION')?.caught ?? 0);
  });

  it.each([
    ['one candidate', 'candidates/a.json', 'candidates/a.json'],
    ['samples', 'candidates/a/1.json', 'candidates/a/2.json'],
  ])('leaves a session with an accepted summary and %s out', async (_, ...candidates) => {
    const accepted = { ...summaryJson({ title: 'The login test waits for the event' }), by: 'ana', at: '2026-11-20' };
    const workspace = makeWorkspace({
      'golden-corpus/a/reference.json': referenceJson(),
      'golden-corpus/a/accepted/one.json': accepted,
      ...Object.fromEntries(candidates.map((path) => [path, summaryJson()])),
    });
    expect((await reportOf(workspace)).gate_strength).toMatchObject({ texts: 'references' });
  });
});
