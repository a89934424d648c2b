import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { Grounds } from '../../../src/rubric/grounding/told/grounds.js';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';
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
/** More than a cause has. */
const WORDS =
  'alder birch cedar daisy elder fern gorse hazel iris juniper kelp larch maple nettle oak pine quince reed sorrel thyme vetch willow yarrow aspen briar clover'
    .split(' ')
    .join(' beside ');

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
    'The slow renewals arose from clock drift on the second node.',
    'Clock drift on the second node makes the renewals slow.',
    'Clock drift leads to slow renewals.',
    'Renewals are slow because clocks were drifting on the second node.',
    'All graphs of June, of July and of the whole winter were looked at by the team, and clock drift on the second node is behind it.',
    'Renewals are slow because of clock drift on the second node, and all graphs of June, of July and of the whole winter were looked at.',
    'Somebody has looked at all the graphs of June; renewals are slow because of clock drift.',
    'It is. It is. Renewals are slow because of clock drift on the second node.',
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
    'The assistant supposes that clock drift on the second node makes the renewals slow.',
    // No cause is told, another one is, or too little of it.
    'The second node has clock drift.',
    'The renewals are slow because the disk of the first pod is full.',
    'The renewals are slow because of drift.',
    'Bo explains that the second node has clock drift.',
    'It is so since v3.16 second node clock drift.',
    'The renewals are slow because the clock tower hides rain, snow, wind and fog of the second winter.',
    `The renewals are slow because of clock drift on the second node beside ${WORDS}.`,
  ])('is not told: %s', (candidate) => expect(doubtsIn(SAID, candidate)).toEqual([]));

  const TOLD = 'The renewals are slow because the second node has clock drift.';

  it.each<readonly [what: string, said: readonly string[], reference: string]>([
    ['nobody supposes it', ['The second node has clock drift, ntpq shows 4 s.'], OTHER],
    ['another line says it as well', [DOUBT, 'ntpq shows it: clock drift of 4 s on the second node.'], OTHER],
    ['the reference says it', [DOUBT], 'Renewals were slow because of clock drift on the second node.'],
    ['"may" tells what can happen or a day', ['Clock drift of the second node may kill it on 31 may.'], OTHER],
    ['the reference says most of it', [DOUBT], 'Clock drift of the node was seen.'],
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

  it('is supposed where the reference says little of it', () => {
    expect(doubtsIn(SAID, TOLD, 'The second disk was replaced.')).toEqual([DOUBT]);
  });

  it('is supposed by the reference as well', () => {
    const reference = 'Renewals were slow, perhaps because of clock drift on the second node.';
    expect(doubtsIn(SAID, TOLD, reference)).toContain(DOUBT);
  });

  describe('by the share of its words', () => {
    const RARE =
      'bramf celdo drunt elvak fimbo gralt hospy ivrem jontu kelfa lumro mirfo nesta orlib pundo quelm rasti sorlo tunfa'.split(
        ' ',
      );
    const first = (count: number): string => [...RARE, 'vekko'].slice(0, count).join(' ');
    const cause = `It was slow when we looked at it because of ${first(20)}.`;
    const doubt = (count: number): string => `Perhaps ${first(count)}.`;

    it.each<readonly [doubted: number, plain: number, reference: number, isFound: boolean]>([
      [10, 0, 0, true],
      [9, 0, 0, false],
      // By a twentieth more than any plain line, and by no more than three tenths less than the reference.
      [11, 10, 0, true],
      [11, 11, 0, false],
      [20, 0, 6, true],
      [20, 0, 7, false],
    ])('%i of 20 doubted, %i plain, %i in the reference: %s', (doubted, plain, told, isFound) => {
      const said = [`We saw ${first(plain)}.`, doubt(doubted)];
      expect(doubtsIn(said, cause, `We saw ${first(told)} there.`)).toEqual(isFound ? [doubt(doubted)] : []);
    });
  });

  it('is doubted by the reference, though another line tells it, if some line doubts it too', () => {
    const reference = 'Renewals were slow, perhaps because of clock drift on the second node.';
    const plain = 'ntpq shows it: clock drift of 4 s on the second node.';
    expect(doubtsIn(['Perhaps clock drift.', plain], TOLD, reference)).toContain(reference);
  });

  it.each(['Yes, ntpq says 4 s.', 'ntpq confirms it.', 'You were right.', 'It does: ntpq says 4 s.'])(
    'is known where it is borne out soon: %s',
    (answer) => {
      expect(doubtsIn([DOUBT, answer], TOLD)).toEqual([]);
      expect(doubtsIn([DOUBT, 'I looked at the log.\n'.repeat(9), answer], TOLD)).toEqual([DOUBT]);
    },
  );

  it('is known where a line begins with the proof, behind what was run for it', () => {
    const run = 'I looked at the log.\n';
    expect(doubtsIn([DOUBT, run.repeat(20), 'Proved: ntpq says 4 s.'], TOLD)).toEqual([]);
    expect(doubtsIn([DOUBT, run.repeat(20), '**Confirmed**, ntpq says 4 s.'], TOLD)).toEqual([]);
    expect(doubtsIn([DOUBT, run.repeat(25), 'Proved: ntpq says 4 s.'], TOLD)).toEqual([DOUBT]);
    expect(doubtsIn([DOUBT, run.repeat(20), 'Nothing is confirmed.'], TOLD)).toEqual([DOUBT]);
  });

  it.each<readonly [what: string, said: string, candidate: string]>([
    [
      'a thing, and none of what it did',
      'The new layout might look odd in print.',
      'The new layout makes the bar narrow.',
    ],
    ['what could not be', 'The second node could not be started: clock drift.', TOLD],
    ['what does not show', "The clock drift of the second node didn't show in the log.", TOLD],
    ['what appears', 'Clock drift of the second node appears twice.', TOLD],
    ['what somebody suggests', 'Bo suggests to mend clock drift on the second node.', TOLD],
  ])('is not doubted by %s', (_what, said, candidate) => expect(doubtsIn([said], candidate)).toEqual([]));

  it('is not told plainly where the next sentence doubts it', () => {
    expect(doubtsIn([DOUBT], `${TOLD} That is a guess.`)).toEqual([]);
    expect(doubtsIn([DOUBT], `Working hypothesis: ${TOLD.toLowerCase()}`)).toEqual([]);
  });

  it('is looked for in the first ten causes', () => {
    const causes = (count: number): string => 'The disk is full because of old logs. '.repeat(count) + TOLD;
    expect(doubtsIn([DOUBT], causes(9))).toEqual([DOUBT]);
    expect(doubtsIn([DOUBT], causes(10))).toEqual([]);
  });

  it('is looked for without a transcript by nobody', () => {
    const told = new ClaimCheck().contradictedIn(summaryOf({ summary: 'Renewed.' }), summaryOf({ summary: TOLD }));
    expect(told).toEqual([]);
  });

  it('is not looked for among more lines than can be read', () => {
    const lines = Array.from({ length: 40_000 }, (_, i) => `pod ${i} perhaps of the second node`).join('\n');
    expect(doubtsIn([lines], TOLD)).toEqual([]);
  });
});
