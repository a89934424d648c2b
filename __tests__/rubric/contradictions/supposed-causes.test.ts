import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told-texts.js';
import { summaryOf } from '../v2/sessions.js';

const OTHER = 'The leases were renewed.';

/** The lines of a session that only suppose what a candidate tells as a cause. */
function doubtsIn(said: readonly string[], candidate: string, reference = OTHER): readonly string[] {
  const session = { transcript: new Grounds(said), told: new ToldTexts(said), isWhole: true };
  return new ClaimCheck()
    .contradictedIn(summaryOf({ summary: reference }), summaryOf({ summary: candidate }), session)
    .flatMap(({ rule, witness }) => (rule === 'certainty' && witness !== undefined ? [witness.text] : []));
}

const DOUBT = 'I suspect clock drift on the second node, but I have no proof.';
const SAID = ['p95 of the lease renewals is 240 ms, twice as much as in May.', DOUBT, 'I looked at the graphs.'];

describe('a cause that was only supposed in the session', () => {
  it.each([
    'The lease renewals are slow because the second node has clock drift.',
    'The lease renewals are slow because of clock drift on the second node.',
    'Slow lease renewals were caused by clock drift on the second node, as the graphs show.',
    'The slow renewals come from clock drift on the second node.',
    'The reason is clock drift on the second node.',
    'Renewals are slow due to clock drift on the second node; the graphs were looked at.',
    'Clock drift on the second node is the cause of the slow renewals.',
    'Clock drift on the second node is behind the slow renewals.',
    'The second node has clock drift, which is why renewals are slow.',
    'Root cause: clock drift on the second node.',
    // What is told beside it may be doubted.
    'Clock drift on the second node leads to slow renewals; whether the graphs are right is unknown.',
  ])('is told as a fact: %s', (candidate) => expect(doubtsIn(SAID, candidate)).toEqual([DOUBT]));

  it.each([
    'The lease renewals are slow, perhaps because the second node has clock drift.',
    'Clock drift on the second node is suspected to be the cause of the slow renewals.',
    'Whether the renewals are slow because of clock drift on the second node is open.',
    'Are the renewals slow because of clock drift on the second node?',
    'The renewals are not slow because of clock drift on the second node.',
    'It was not proved that clock drift on the second node is the cause.',
    'The assistant blamed the renewals on clock drift on the second node.',
    // No cause is told, another one is, or too little of it.
    'The second node has clock drift.',
    'The renewals are slow because the disk of the first pod is full.',
    'The renewals are slow because of drift.',
    'Bo explains that the second node has clock drift.',
  ])('is not told: %s', (candidate) => expect(doubtsIn(SAID, candidate)).toEqual([]));

  const TOLD = 'The renewals are slow because the second node has clock drift.';

  it.each<readonly [what: string, said: readonly string[], reference: string]>([
    ['nobody supposes it', ['The second node has clock drift, ntpq shows 4 s.'], OTHER],
    ['another line says it as well', [DOUBT, 'ntpq shows it: clock drift of 4 s on the second node.'], OTHER],
    ['the reference says it', [DOUBT], 'Renewals were slow because of clock drift on the second node.'],
    ['"may" tells what can happen or a day', ['Clock drift of the second node may kill it on 31 may.'], OTHER],
    ['it is one of several candidates', ['Two candidates: clock drift on the second node, or a full disk.'], OTHER],
    ['the line is data', [`${'clock drift on the second node, perhaps; '.repeat(20)}`], OTHER],
    ['there is a question alone', ['Does the second node have clock drift?'], OTHER],
  ])('is known where %s', (_what, said, reference) => expect(doubtsIn(said, TOLD, reference)).toEqual([]));

  it.each([
    'Bo thinks the second node has clock drift.',
    'One idea: clock drift on the second node.',
    'It could be clock drift on the second node.',
    'Clock drift on the second node would explain it.',
    'Possibly clock drift on the second node.',
  ])('is doubted by %s', (doubt) => expect(doubtsIn([doubt], TOLD)).toEqual([doubt]));

  it('is supposed by the reference as well', () => {
    const reference = 'Renewals were slow, perhaps because of clock drift on the second node.';
    expect(doubtsIn(SAID, TOLD, reference)).toContain(DOUBT);
  });

  it('is looked for without a transcript by nobody', () => {
    const told = new ClaimCheck().contradictedIn(summaryOf({ summary: 'Renewed.' }), summaryOf({ summary: TOLD }));
    expect(told).toEqual([]);
  });

  it('is read in time in proportion to the lines', () => {
    const lines = Array.from({ length: 40_000 }, (_, i) => `pod ${i} perhaps of the second node`).join('\n');
    expect(doubtsIn([lines], TOLD)).toEqual([]);
  });
});
