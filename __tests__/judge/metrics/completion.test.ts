import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DIMENSIONS, type Requirement } from '../../../src/core/summary.js';
import { concludeCompletion, measureCompletion } from '../../../src/judge/metrics/completion.js';
import { RequirementCheck, type RequirementStatus } from '../../../src/rubric/requirement-check.js';
import { scripted } from '../../builders/asking.js';
import { summaryValue } from '../../builders/questions.js';
import { dataIn } from '../prompts/data-in.js';

const mention = (text: string): Requirement => ({ id: text.slice(0, 8), text, must: 'mention' });
const notMention = (text: string): Requirement => ({ id: text.slice(0, 8), text, must: 'not_mention' });

const CAUSE = mention('The login test waited for a fixed time');
const ABSENT = mention('The tariff of the Lisbon office was renegotiated');
const DEPLOYED = notMention('The slow runners were replaced');
const UNRELATED = notMention('A customer was refunded');

function nearest(requirement: Requirement) {
  return new RequirementCheck().check([requirement], summaryValue())[0]?.nearest ?? null;
}

describe('the structural stage', () => {
  it.each<[string, Requirement, readonly (string | number)[] | null]>([
    ['a sentence of the summary', CAUSE, ['summary']],
    ['a bullet', mention('The failure was reproduced with a slow network'), ['key_actions', 0]],
    ['a moment', mention('the wait was shorter than the retry'), ['aha_moments', 0, 'highlight']],
    ['nothing of its words', ABSENT, null],
    ['nothing, being without words', mention('—'), null],
  ])('finds %s', (_, requirement, wanted) => {
    expect(nearest(requirement)?.path ?? null).toEqual(wanted);
  });

  it('names the sentence', () => {
    expect(nearest(CAUSE)?.text).toBe('The login test failed on slow runners because it waited for a fixed time.');
  });
});

describe('completion', () => {
  const run = async (requirements: readonly Requirement[], answers?: object, minMeasured = 0.9) => {
    const judge = scripted(...(answers === undefined ? [] : [answers]));
    const checks = new RequirementCheck().check(requirements, summaryValue());
    const result = await measureCompletion(
      checks,
      summaryValue(),
      { model: 'm', minMeasured, dimensions: DIMENSIONS },
      judge.ask,
    );
    return { result, asked: judge.asked };
  };
  const answers = (...list: readonly (readonly [number, string])[]): object => ({
    answers: list.map(([fact, answer]) => ({ fact, evidence: 'waited for a fixed time', answer })),
  });

  it('asks only about what could be there, in one request', async () => {
    const { result, asked } = await run([CAUSE, ABSENT, DEPLOYED, UNRELATED], answers([3, 'yes'], [1, 'yes']));
    expect(result.requirements.map(({ status, stage }) => `${status} ${stage}`)).toEqual([
      'satisfied judged',
      'unmet structural',
      'violated judged',
      'satisfied structural',
    ]);
    expect(result).toMatchObject({ score: 0.5, reason: null, isFullyComplete: false });
    expect(result.explanation).toBe('2 of 4 requirements satisfied, 1 unmet, 1 violated');
    expect(asked.length).toBe(1);
    expect(dataIn(asked[0]?.user ?? '')).toMatchObject({ facts: [{ fact: 1 }, { fact: 3 }] });
  });

  it.each<[string, string, string, RequirementStatus, object | null]>([
    ['yes', 'words that stand there', '“waited for a  fixed time”', 'satisfied', ['summary']],
    ['yes', 'four fifths of them', 'because it waited for one fixed time', 'satisfied', ['summary']],
    ['yes', 'words of two parts', 'waits for the event. Reproduced the failure', 'satisfied', ['summary']],
    ['yes', 'the outcome', 'outcome: success', 'satisfied', ['outcome']],
    ['yes', 'words that do not stand there', 'waited for the moon', 'unmeasured', null],
    ['yes', 'function words', 'it', 'unmeasured', null],
    ['no', 'words that do not stand there', 'waited for the moon', 'unmet', null],
  ])('says %s by %s', async (answer, _, evidence, status, path) => {
    const { result } = await run([CAUSE, UNRELATED], { answers: [{ fact: 1, evidence, answer }] });
    const [found] = result.requirements;
    expect(found).toMatchObject({ status, stage: 'judged', evidence: { quote: evidence } });
    expect(found?.evidence?.part?.path ?? null).toEqual(path);
    if (status !== 'unmeasured') return;
    expect(result).toMatchObject({ score: null, reason: 'invalid_answer', isFullyComplete: false });
    expect(result.explanation).toBe(
      '1 of 2 requirements satisfied, 1 unmeasured, 1 of them for words that stand nowhere in the candidate',
    );
  });

  it.each([
    [CAUSE, 'yes', 'unmeasured'],
    [DEPLOYED, 'yes', 'unmeasured'],
    [CAUSE, 'no', 'unmet'],
    [DEPLOYED, 'no', 'satisfied'],
  ] as const)('needs words for a yes and none for a no: %j %s', async (requirement, answer, status) => {
    const { result } = await run([requirement], { answers: [{ fact: 1, evidence: ' ', answer }] });
    expect(result.requirements[0]).toMatchObject({ status, evidence: null });
  });

  it('does not take for missing what may stand behind the cut of a candidate', async () => {
    const candidate = summaryValue({ summary: `The login test waited for a fixed time. ${'It ran. '.repeat(600)}` });
    const checks = new RequirementCheck().check([CAUSE, DEPLOYED], candidate);
    const measure = (answer: string) =>
      measureCompletion(
        checks,
        candidate,
        { model: 'm', minMeasured: 0.9, dimensions: DIMENSIONS },
        scripted(answers([1, answer])).ask,
      );
    expect((await measure('no')).requirements[0]).toMatchObject({ status: 'unmeasured', stage: 'judged' });
    expect(await measure('no')).toMatchObject({ score: null, reason: 'truncated' });
    expect((await measure('yes')).requirements[0]).toMatchObject({ status: 'satisfied' });
  });

  it('takes no words that the judge was not shown', async () => {
    const candidate = summaryValue({ summary: `${'It ran. '.repeat(600)}The login test waited for a fixed time.` });
    const checks = new RequirementCheck().check([CAUSE], candidate);
    const asked = scripted({
      answers: [{ fact: 1, evidence: 'The login test waited for a fixed time', answer: 'yes' }],
    });
    const { requirements } = await measureCompletion(
      checks,
      candidate,
      { model: 'm', minMeasured: 0.9, dimensions: DIMENSIONS },
      asked.ask,
    );
    expect(requirements[0]).toMatchObject({ status: 'unmeasured', evidence: { part: null } });
  });

  it('asks about many in several requests, each under its own number', async () => {
    const many = Array.from({ length: 45 }, () => CAUSE);
    const judge = scripted(answers([1, 'yes']), { failed: 'timeout' }, answers([45, 'no']));
    const checks = new RequirementCheck().check(many, summaryValue());
    const result = await measureCompletion(
      checks,
      summaryValue(),
      { model: 'm', minMeasured: 0, dimensions: DIMENSIONS },
      judge.ask,
    );
    expect(judge.asked.length).toBe(3);
    const measured = result.requirements.flatMap(({ status }, i) =>
      status === 'unmeasured' ? [] : [`${i + 1} ${status}`],
    );
    expect(measured).toEqual(['1 satisfied', '45 unmet']);
  });

  it('asks nobody where words alone decide', async () => {
    const { result, asked } = await run([ABSENT, UNRELATED]);
    expect(asked).toEqual([]);
    expect(result).toMatchObject({ score: 0.5, reason: null });
  });

  it.each<[string, object | undefined, string]>([
    ['nobody answers', { failed: 'overloaded' }, 'overloaded'],
    ['the budget is spent', undefined, 'budget'],
    ['no answer is about it', answers([9, 'yes']), 'invalid_answer'],
    ['it answers perhaps', answers([1, 'perhaps']), 'invalid_answer'],
    ['it says yes and no', answers([1, 'yes'], [1, 'no']), 'invalid_answer'],
  ])('is unmeasured where %s', async (_, answer, reason) => {
    const { result } = await run([CAUSE], answer);
    expect(result).toMatchObject({ score: null, reason, isFullyComplete: false });
  });

  it('leaves an unmeasured requirement out of the share, and is not full with one', async () => {
    const { result } = await run([CAUSE, UNRELATED], { failed: 'timeout' }, 0.5);
    expect(result).toMatchObject({ score: 1, isFullyComplete: false });
    expect(result.explanation).toBe('1 of 2 requirements satisfied, 1 unmeasured');
  });

  const status = fc.constantFrom<RequirementStatus>('satisfied', 'unmet', 'violated', 'unmeasured');
  const toResult = (one: RequirementStatus) =>
    ({ requirement: CAUSE, status: one, stage: 'judged', nearest: null, evidence: null }) as const;

  it('is full only if every requirement is satisfied, and moves by no unmeasured one', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 8 }), (list) => {
        const { score, isFullyComplete } = concludeCompletion(list.map(toResult), 0, 'timeout');
        expect(isFullyComplete).toBe(list.length > 0 && list.every((one) => one === 'satisfied'));
        const known = list.filter((one) => one !== 'unmeasured');
        expect(score).toBe(concludeCompletion(known.map(toResult), 0, 'timeout').score);
        if (isFullyComplete) expect(score).toBe(1);
      }),
    );
  });
});
