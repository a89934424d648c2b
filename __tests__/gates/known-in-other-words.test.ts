import { describe, expect, it } from '@jest/globals';
import { identityOf } from '../../src/rubric/findings/finding-identity.js';
import { NO_GATE } from '../builders/gates.js';
import { reportOf } from '../builders/runs.js';
import { makeWorkspace, writeTree } from '../builders/workspace.js';

const REFERENCE = {
  title: 'Fixed rounding of invoice totals in formatLine',
  summary:
    'Invoice 20417 printed a total of 2.01 although its 2 lines add up to 2.02. The totals were rounded in formatLine. ' +
    'Until Monday the nightly export stays off, since the warehouse cannot read the new format.',
  key_actions: [
    'Reproduced the gap in a failing test',
    'Moved rounding to money.ts and removed toFixed',
    'Told the warehouse team about the nightly export',
  ],
  outcome: 'success',
  aha_moments: [{ seq: 8, type: 'insight', highlight: 'The lines round on their own' }],
};

const OTHER = {
  title: 'Rotated the certificate of the mail relay',
  summary: 'The certificate of the mail relay had run out. Postfix was reloaded with a new one.',
  key_actions: ['Requested a certificate for the mail relay', 'Reloaded postfix on the relay without downtime'],
  outcome: 'success',
  aha_moments: [],
};

const TRANSCRIPT = `${REFERENCE.summary}\n${REFERENCE.key_actions.join('\n')}\n`;
const REQUIREMENTS = [{ id: 'off', text: 'The nightly export is off', must: 'mention', any_of: ['nightly export'] }];

const { summary: SUMMARY, key_actions: ACTIONS } = REFERENCE;
const WITHOUT_EXPORT = SUMMARY.replace(/ Until Monday .*/, '');

/** How many sessions count for a gate, and what it says, when a candidate has become another one since the base. */
async function gateAfter(failOn: string, before: object, now: object) {
  const workspace = makeWorkspace({
    'golden-corpus/invoice/reference.json': { reference: REFERENCE, requirements: REQUIREMENTS },
    'golden-corpus/invoice/transcript.md': TRANSCRIPT,
    'golden-corpus/relay/reference.json': { reference: OTHER },
    'candidates/invoice.json': { ...REFERENCE, ...before },
    'candidates/relay.json': OTHER,
  });
  const base = await reportOf(workspace);
  writeTree(workspace.root, { 'base.json': JSON.stringify(base), 'candidates/invoice.json': { ...REFERENCE, ...now } });
  const report = await reportOf(workspace, { ...NO_GATE, 'fail-on': failOn, baseline: 'base.json' });
  return report.gates.find(({ kind }) => kind === 'fail-on');
}

const KNOWN = { value: 0, message: expect.stringMatching(/: 0 sessions <= 0, 1 known on the base$/) };

describe('a finding that was there on the base', () => {
  it.each<[string, string, object, object]>([
    [
      'a number of nowhere, in a sentence of other words',
      'ungrounded',
      { summary: `${SUMMARY} The team of 87 was told.` },
      { summary: `${SUMMARY} Afterwards all 87 people knew.` },
    ],
    ['another wrong outcome', 'outcome', { outcome: 'failed' }, { outcome: 'partial' }],
    [
      'an action that is missing, beside others',
      'MISSING_ACTION',
      { key_actions: ACTIONS.slice(0, 2) },
      { key_actions: [`${ACTIONS[0]} case`, ACTIONS[1]] },
    ],
    [
      'a sentence that is not covered, a little more of it',
      'SUMMARY_GAP',
      { summary: WITHOUT_EXPORT },
      { summary: `${WITHOUT_EXPORT} Until Monday.` },
    ],
    [
      'a requirement that is not kept',
      'requirement',
      { summary: WITHOUT_EXPORT, key_actions: ACTIONS.slice(0, 2) },
      { summary: `${WITHOUT_EXPORT} The export is off.`, key_actions: ACTIONS.slice(0, 2) },
    ],
    [
      'a changed number, changed otherwise',
      'NUMBER_MISMATCH',
      { summary: SUMMARY.replace('20417', '20471') },
      { summary: SUMMARY.replace('20417', '20714').replace('printed a total', 'showed a total') },
    ],
    [
      'chatter in other words',
      'form',
      { summary: `Here is the summary: ${SUMMARY}` },
      { summary: `Sure! Here is the summary of the session: ${SUMMARY}` },
    ],
    [
      'an action of another session, in other words',
      'FOREIGN_ACTION',
      { key_actions: [...ACTIONS, 'Reloaded postfix on the relay without downtime'] },
      { key_actions: [...ACTIONS, 'Reloaded postfix on the relay without any downtime'] },
    ],
  ])('is known in other words: %s', async (_, failOn, before, now) => {
    expect(await gateAfter(failOn, {}, before)).toMatchObject({ value: 1, status: 'fail' });
    expect(await gateAfter(failOn, {}, now)).toMatchObject({ value: 1, status: 'fail' });
    expect(await gateAfter(failOn, before, now)).toMatchObject(KNOWN);
  });

  it.each<[string, string, object, object]>([
    [
      'another number of nowhere',
      'ungrounded',
      { summary: `${SUMMARY} The team of 87 was told.` },
      { summary: `${SUMMARY} The team of 93 was told.` },
    ],
    [
      'another missing action',
      'MISSING_ACTION',
      { key_actions: ACTIONS.slice(0, 2) },
      { key_actions: ACTIONS.slice(1) },
    ],
    [
      'another number changed',
      'NUMBER_MISMATCH',
      { summary: SUMMARY.replace('20417', '20471') },
      { summary: SUMMARY.replace('2.02', '20.2') },
    ],
    [
      'another field with chatter',
      'form',
      { summary: `Here is the summary: ${SUMMARY}` },
      { key_actions: ['Here are the key actions:', ...ACTIONS] },
    ],
  ])('leaves new what is new: %s', async (_, failOn, before, now) => {
    expect(await gateAfter(failOn, before, now)).toMatchObject({ value: 1, status: 'fail' });
  });
});

describe('what a finding is about', () => {
  const MISSING = { code: 'MISSING_ACTION', message: 'Missing action: "Opened PR #317"' };

  it.each([
    ['a bullet that comes close', `${MISSING.message}; the closest candidate action is "Opened it", similarity 0.41`],
    ['nothing', MISSING.message],
  ])('is no matter of %s', (_, message) => {
    expect(identityOf({ ...MISSING, message })).toBe(identityOf(MISSING));
  });

  it('is no matter of where candidates are looked for', () => {
    const of = (where: string) =>
      identityOf({ code: 'NO_CANDIDATE', message: `The session has no candidate: in ${where}` });
    expect(of('run-1/scored-candidates.jsonl no line has this name')).toBe(of('candidates none of a.json exists'));
  });

  it('is all of a message that it does not know, and of a code of another version', () => {
    const texts = ['Something else: "a"', 'Something else: "b"'];
    for (const code of ['WRONG_OUTCOME', 'NOT_A_CODE']) {
      expect(new Set(texts.map((message) => identityOf({ code, message }))).size).toBe(2);
    }
    expect(identityOf({ ...MISSING, code: 'EXTRA_ACTION' })).not.toBe(identityOf(MISSING));
  });
});
