import { describe, expect, it } from '@jest/globals';
import { maskTexts } from '../../src/core/redact.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import { type Known, lazySessions, wholeSession } from '../../src/report/lazy-sessions.js';
import type { ReportSession } from '../../src/report/schema.js';
import { nameOf, type ScoredSession } from '../../src/scoring/scored-session.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { goldenSession, ratedSession, sampledSession } from '../builders/sessions.js';

const SECRET = `ghp_${'a1'.repeat(18)}`;

/** Every field that a session of a report may have. */
function whole(session: ScoredSession): ReportSession {
  return {
    ...{ name: nameOf(session), status: session.status, failed: false, gates_failed: [], overall: 0.5 },
    dimensions: [{ dimension: 'title', score: 0.5, reason: `because of ${SECRET}` }],
    findings: [{ code: 'CUT_OFF' } as never],
    ...{ findings_omitted: 3, candidate_path: 'c.json', reference_digest: 'r', candidate_digest: 'c' },
    ...{ reference_digests: ['r', 's'], reference_used: 'reference', reference_path: 'r.md', spread: 0.1, worst: 2 },
    requirement_digests: [{ id: 'i', digest: 'd' }],
    samples: [{ sample: 1 } as never],
    waived: [{ dimension: null, reason: 'r', until: 'u', by: 'b' }],
    structural_completion: { possible: 1, of: 1, requirements: [] },
    judge: { overall: 0.5 } as never,
  };
}

/** Sessions of a report, and how often one of them was made. */
function open(sessions: readonly ScoredSession[], known: Partial<Known> = {}) {
  const made: string[] = [];
  const evaluation = { failedGates: new Map(), waivedGates: new Map() };
  const all = lazySessions(
    sessions,
    { evaluation, allotted: new Map(), waivers: [], judge: null, ...known },
    (session) => {
      made.push(nameOf(session));
      return whole(session);
    },
  );
  return { all, made };
}

const waiver = (about: Partial<Waiver>): Waiver => ({
  ...{ session: null, dimension: null, reason: 'r', until: 'u', by: 'b' },
  ...about,
});
const rated = (name: string) => ratedSession(name, { overall: 0.25 });

describe('the sessions of a report', () => {
  it('have name, status, score and gates at hand, masked', () => {
    const failedGates = new Map([['a', [`session.${SECRET}.min_overall`]]]);
    const waivedGates = new Map([['a', ['min-session']]]);
    const canary: ScoredSession = { status: 'canary', golden: goldenSession(SECRET) };
    const { all, made } = open([rated('a'), canary], { evaluation: { failedGates, waivedGates } });
    expect(all.map(({ name, status, failed, overall }) => [name, status, failed, overall])).toEqual([
      ['a', 'scored', true, 0.25],
      ['***', 'canary', false, null],
    ]);
    expect(all.map(({ gates_failed, gates_waived }) => [gates_failed, gates_waived])).toEqual([
      [['session.***.min_overall'], ['min-session']],
      [[], undefined],
    ]);
    expect(made).toEqual([]);
  });

  it('look up all else, once, and masked', () => {
    const { all, made } = open([sampledSession('a', [0.5, 0.25]), rated('b')], {
      ...{ allotted: new Map([['a', 1]]), waivers: [waiver({ session: 'a' })], judge: judgeFacts() },
    });
    const [one] = all;
    if (one === undefined) throw new Error('it is there');
    const wanted = maskTexts(whole(rated('a')));
    const { name, status, failed, gates_failed, overall, worst: _, ...others } = wanted;
    for (const key of Object.keys(others))
      expect([key, Reflect.get(one, key)]).toEqual([key, Reflect.get(wanted, key)]);
    expect(one.worst).toBe(2);
    expect(made).toEqual(['a']);
    expect(wholeSession(one)).toEqual(wanted);
    expect(JSON.parse(JSON.stringify(one))).toEqual(wanted);
    expect(wholeSession(wanted)).toBe(wanted);
  });

  it('look nothing up that is known not to be there', () => {
    const { all, made } = open([rated('a')], { waivers: [waiver({ session: 'b' }), waiver({ gate: 'max-drift' })] });
    const [one] = all;
    expect([one?.findings, one?.waived, one?.judge, one?.samples, one?.spread, one?.worst]).toEqual([
      ...[[], undefined, undefined, undefined, undefined, undefined],
    ]);
    expect(made).toEqual([]);
  });

  it('may each be waived by a code that is waived everywhere', () => {
    const { all } = open([rated('a')], { waivers: [waiver({ code: 'CUT_OFF' })] });
    expect(all[0]?.waived).toHaveLength(1);
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('say what they have: findings %s, waivers %s', (hasFindings, isWaived) => {
    const allotted = new Map(hasFindings ? [['a', 1]] : []);
    const [one] = open([rated('a')], { allotted, waivers: isWaived ? [waiver({ session: 'a' })] : [] }).all;
    expect([one?.findings.length, one?.waived?.length]).toEqual([hasFindings ? 1 : 0, isWaived ? 1 : undefined]);
  });

  it('are kept once they were made, of more than a thousand the last alone', () => {
    const names = (count: number) => Array.from({ length: count }, (_, i) => rated(`s${i}`));
    const few = open(names(2));
    for (const one of [...few.all, ...few.all]) expect(one.candidate_path).toBe('c.json');
    expect(few.made).toEqual(['s0', 's1']);
    const many = open(names(1002));
    const [first, second] = many.all;
    for (const one of [first, first, second, first]) expect(one?.candidate_path).toBe('c.json');
    expect(many.made).toEqual(['s0', 's1', 's0']);
  });
});
