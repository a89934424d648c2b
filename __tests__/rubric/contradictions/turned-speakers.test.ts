import { describe, expect, it } from '@jest/globals';
import { ClaimCheck } from '../../../src/rubric/contradictions/claim-check.js';
import { ToldTexts } from '../../../src/rubric/grounding/told/told-texts.js';
import { ToldTurns, type Turn } from '../../../src/rubric/grounding/told/told-turns.js';
import { summaryOf } from '../v2/sessions.js';
import { NOTHING_ELSE } from './readings.js';

const TURNS: readonly Turn[] = [
  { by: 'user', text: 'The harvester stops on the second field.' },
  { by: 'assistant', text: 'I suspect the hydraulic pump. Shall I order a spare filter for the pump?' },
  { by: 'user', text: 'No spare filter. The coupling leaks oil since the workshop moved it.' },
  { by: 'assistant', text: 'The telemetry has a gap on Tuesday. A new coupling costs 40 EUR.' },
  { by: 'user', text: 'Is the display broken as well? Order the coupling.' },
  { by: 'assistant', text: 'No, the display shows frozen values, it is not broken.' },
  { by: 'user', text: 'Here is the log: "valve sensor timeout", see yourself.' },
];

function found(candidate: string, reference = 'The harvester was repaired.', turns: readonly Turn[] = TURNS) {
  return new ClaimCheck()
    .contradictedIn(summaryOf({ summary: reference }), summaryOf({ summary: candidate }), {
      ...NOTHING_ELSE,
      told: new ToldTexts(turns.map(({ text }) => text)),
      turns: new ToldTurns(turns),
    })
    .flatMap(({ rule, given, wanted, witness }) =>
      rule === 'speaker' ? [`${given} | ${wanted}: ${witness?.text}`] : [],
    );
}

const LEAKS = 'The coupling leaks oil since the workshop moved it.';

describe('what the other one said', () => {
  it.each([
    ['The assistant pointed out that the coupling leaks oil.', `assistant pointed out | user: ${LEAKS}`],
    ['The agent then noticed the leaking coupling and the oil.', `agent then noticed | user: ${LEAKS}`],
    ['The assistant reminded Ada that the coupling was moved.', `assistant reminded Ada that | user: ${LEAKS}`],
    [
      'A filter: the assistant declined it because the coupling leaks.',
      `assistant declined it because | user: ${LEAKS}`,
    ],
    [
      'The assistant pointed out, citing the workshop, that the coupling leaks oil.',
      `assistant pointed out | user: ${LEAKS}`,
    ],
  ])('%s', (candidate, told) => expect(found(candidate)).toEqual([told]));

  it('is a suspicion, where the answer is told of the wrong one too', () => {
    const suspicion = 'The user suspected the hydraulic pump';
    expect(found(`${suspicion}, but the assistant pointed out that the coupling leaks oil.`)).toEqual([
      'user suspected | assistant: I suspect the hydraulic pump.',
      `assistant pointed out | user: ${LEAKS}`,
    ]);
    expect(found(`${suspicion}.`)).toEqual([]);
  });
});

describe('what the one who is told to have said it may have said', () => {
  it.each([
    ['it said so', 'The user pointed out that the coupling leaks oil.'],
    ['the other one may say it as well', 'The user pointed out a gap in the telemetry.'],
    ['suspects what the other one told', 'The assistant suspected that the coupling leaks oil.'],
    ['it said so first', 'The assistant noted a gap in the telemetry.'],
    ['nobody said so', 'The assistant pointed out that the tank of the harvester rusts.'],
    ['it answers a question', 'The assistant pointed out that the display is not broken.'],
    ['the user gave a log', 'The assistant noticed the timeout of the valve sensor.'],
    ['the user gave it as the task', 'The assistant noted that the harvester stops on the second field.'],
    ['it turns down what the other one said', 'The assistant rejected that the coupling leaks oil.'],
    ['the user tells a wish', 'The user wanted a spare filter for the pump.'],
    ['one word is too few', 'The assistant pointed out the coupling.'],
    ['general words are too few', 'The assistant noted that it was done.'],
    ['somebody else does', 'Ada pointed out that the coupling leaks oil.'],
    ['an agent is something else', 'The user agent pointed to the coupling that leaks oil.'],
    [
      'it adds to it',
      'The assistant pointed out that the coupling leaks oil because the seal of the flange is from another vendor.',
    ],
    [
      'it adds something at the end',
      'The assistant noted that the coupling leaks oil, which the warranty of the vendor covers.',
    ],
    ['it never did', 'The assistant never noticed that the coupling leaks oil.'],
    ['it is no subject', 'It helped the user of the coupling: oil noted.'],
  ])('%s: %s', (_, candidate) => expect(found(candidate)).toEqual([]));

  it('is what the reference tells of it', () => {
    const candidate = 'The assistant pointed out that the coupling leaks oil.';
    expect(found(candidate, 'The assistant noted a leak of the coupling.')).toEqual([]);
    expect(found(candidate, 'The user noted a leak of the coupling.')).toHaveLength(1);
  });

  it('is all, where nobody knows who said what', () => {
    expect(found('The assistant pointed out that the coupling leaks oil.', undefined, [])).toEqual([]);
  });
});
