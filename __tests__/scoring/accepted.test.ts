import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from '../../src/adapters/digest.js';
import { type Summary, summaryText } from '../../src/core/summary.js';
import type { GoldenSession } from '../../src/inputs/corpus/golden-session.js';
import type { RubricVersion } from '../../src/rubric/score.js';
import type { RatedSession } from '../../src/scoring/scored-session.js';
import { rateAsInARun } from '../../src/self-test/as-in-a-run.js';
import { SETTINGS } from '../../src/settings/table.js';
import { runs } from '../builders/long-runs.js';
import { reportOf } from '../builders/runs.js';
import { goldenSession } from '../builders/sessions.js';
import { referenceJson, summaryJson } from '../builders/summaries.js';
import { makeWorkspace, type Tree } from '../builders/workspace.js';

/** As a reader hands them on: in the order of their digests. */
function accepting(summaries: readonly Summary[], overrides: Partial<GoldenSession> = {}): GoldenSession {
  const accepted = summaries
    .map((summary) => {
      const digest = sha256(summaryText(summary));
      const place = { file: `accepted/${digest}.json` };
      return {
        id: digest.slice(0, 8),
        summary,
        digest,
        outcomeWord: summary.outcome,
        place,
        placeOf: () => place,
        by: 'ana',
        at: '2026-11-20',
        because: null,
      };
    })
    .sort((a, b) => (a.digest < b.digest ? -1 : 1));
  return goldenSession('s', { reference: REFERENCE, accepted, ...overrides });
}

const REFERENCE: Summary = {
  title: 'Fixed the flaky login test of auth-service',
  summary:
    'The login test failed on slow runners because it waited for 500 ms. It now waits for the event. All 42 tests pass. The fix is merged as PR #317.',
  key_actions: ['Reproduced the failure with a slow network', 'Replaced the fixed wait by an event', 'Merged PR #317'],
  outcome: 'success',
  aha_moments: [{ seq: 4, type: 'insight', highlight: 'The wait was shorter than the retry' }],
  topics_found: [],
};

/** What the other session of the corpus did. */
const FOREIGN = 'Rotated the signing key of the billing API';

const workspace = makeWorkspace();
function rated(
  golden: GoldenSession,
  candidate: Summary,
  rubric: RubricVersion = 'v2',
  { files } = workspace,
): RatedSession {
  const other = goldenSession('other', {
    reference: { ...REFERENCE, key_actions: [FOREIGN] },
  });
  const settings = {
    rubric,
    weights: SETTINGS.weights.default,
    fields: null,
    outcomes: null,
    dimensions: SETTINGS.dimensions.default,
  };
  return rateAsInARun([golden, other], settings, { files, digest: sha256 })(golden, candidate);
}

const told = ({ defects }: RatedSession) =>
  defects.map(({ code, message, place }) => `${code} ${place.file} ${message}`);
const codes = (session: RatedSession) => session.defects.map(({ code }) => code);

const SENTENCES = [
  'The login test failed on slow runners because it waited for 500 ms.',
  'The login test failed because it waited for 250 ms.',
  'It now waits for the event.',
  'It does not wait for the event.',
  'All 42 tests pass.',
  'No tests pass.',
  '41 of 42 tests pass in auth_service.',
  'The fix is merged as PR #317.',
  'PR #371 is open.',
  'Perhaps the retry was too short.',
  'Here is the summary:',
  '```json',
  'Der Test lief nicht durch, weil er zu kurz gewartet hat.',
];
const ACTIONS = [
  ...REFERENCE.key_actions,
  'Waited for an event',
  'Opened PR #371',
  FOREIGN,
  'Deployed to production',
  '',
];

const summaries = fc.record({
  title: fc.constantFrom(REFERENCE.title, 'Login test waits for an event', 'Session summary', ''),
  summary: fc.array(fc.constantFrom(...SENTENCES), { maxLength: 5 }).map((parts) => parts.join(' ')),
  key_actions: fc.array(fc.constantFrom(...ACTIONS), { maxLength: 5 }),
  outcome: fc.constantFrom('success', 'partial', 'failed'),
  aha_moments: fc.array(
    fc.record({ seq: fc.nat({ max: 20 }), type: fc.constantFrom('insight', 'decision'), highlight: fc.constant('') }),
    { maxLength: 3 },
  ),
  topics_found: fc.constant([]),
});

const REQUIREMENTS = [{ id: 'r', text: 'PR #317 is merged', must: 'mention' as const, any_of: ['PR #317'] }];

describe('an accepted summary beside the reference', () => {
  it.each(['v1', 'v2'] as const)('never lowers a score and never adds a finding, by rubric %s', (rubric) => {
    fc.assert(
      fc.property(summaries, fc.array(summaries, { maxLength: 3 }), summaries, (candidate, some, more) => {
        const before = rated(accepting(some, { requirements: REQUIREMENTS }), candidate, rubric);
        const after = rated(accepting([...some, more], { requirements: REQUIREMENTS }), candidate, rubric);
        expect(after.overall).toBeGreaterThanOrEqual(before.overall);
        expect(told(before)).toEqual(expect.arrayContaining(told(after)));
      }),
      { numRuns: runs(300) },
    );
  });

  it('silences every finding about a copy of it but those of requirements', () => {
    fc.assert(
      fc.property(summaries, fc.array(summaries, { maxLength: 2 }), (candidate, others) => {
        const session = rated(accepting([...others, candidate], { requirements: REQUIREMENTS }), candidate);
        expect(session.overall).toBe(1);
        expect(codes(session).filter((code) => code !== 'REQUIREMENT_UNMET')).toEqual([]);
      }),
      { numRuns: runs(300) },
    );
  });

  it('says which of them the scores compare with, the reference where it is as good', () => {
    const reworded = { ...REFERENCE, title: 'Login test waits for an event' };
    expect(rated(accepting([]), REFERENCE).details.referenceUsed).toBeUndefined();
    expect(rated(accepting([reworded]), REFERENCE).details.referenceUsed).toBe('reference');
    expect(rated(accepting([REFERENCE]), REFERENCE).details.referenceUsed).toBe('reference');
    const { id } = accepting([reworded]).accepted[0] ?? { id: '' };
    expect(rated(accepting([reworded]), reworded).details.referenceUsed).toBe(`accepted/${id}`);
  });

  const terse: Summary = {
    ...REFERENCE,
    summary: 'The login test was flaky. It waits for the event now.',
    key_actions: ['Replaced the wait', 'Merged PR #371'],
  };

  it.each<readonly [string, Partial<Summary>, string]>([
    [
      'a name that no wording has',
      { summary: REFERENCE.summary.replace('#317', '#731'), key_actions: REFERENCE.key_actions.slice(0, 2) },
      'IDENTIFIER_MISMATCH',
    ],
    ['a number that no wording has', { summary: REFERENCE.summary.replace('42', '24') }, 'NUMBER_MISMATCH'],
    ['an action of no wording', { key_actions: [...REFERENCE.key_actions, 'Deployed to production'] }, 'EXTRA_ACTION'],
    ['an action of another session', { key_actions: [...REFERENCE.key_actions, FOREIGN] }, 'FOREIGN_ACTION'],
    ['another outcome', { outcome: 'failed' }, 'WRONG_OUTCOME'],
  ])('leaves %s told, although it says nothing of the kind', (_, change, code) => {
    const candidate = { ...REFERENCE, ...change };
    expect(codes(rated(accepting([]), candidate))).toContain(code);
    expect(codes(rated(accepting([terse]), candidate))).toContain(code);
  });

  it('silences what it bears out: its own names, and what it leaves out itself', () => {
    const candidate = { ...terse, summary: `${terse.summary} ` };
    expect(codes(rated(accepting([]), candidate))).toEqual(
      expect.arrayContaining(['IDENTIFIER_MISMATCH', 'MISSING_ACTION', 'SUMMARY_GAP']),
    );
    expect(codes(rated(accepting([terse]), candidate))).toEqual([]);
    // What both wordings have and the candidate lacks is missing; what one of them lacks need not be there.
    const both = accepting([{ ...REFERENCE, key_actions: ['Replaced the fixed wait by an event', 'Merged PR #317'] }]);
    const missing = rated(both, { ...REFERENCE, key_actions: ['Replaced the fixed wait by an event'] }).defects;
    expect(missing.map(({ message }) => message).join()).toContain('Merged PR #317');
    expect(missing.map(({ message }) => message).join()).not.toContain('slow network');
  });

  it.each<readonly [string, Partial<Summary>, readonly Partial<Summary>[]]>([
    [
      'a day, where no other source tells any',
      { summary: `${REFERENCE.summary} It was released on 22 September.` },
      [{ summary: 'The login test waits for the event. It was released on 3 October.' }],
    ],
    [
      'the rest of a word that the candidate ends with',
      { title: 'Fixed the flaky login test of auth-service, as underst' },
      [{ summary: 'The login test waits for the event, as understood.' }],
    ],
    [
      'the words of an action that seemed to be of another session',
      { key_actions: [...REFERENCE.key_actions, FOREIGN] },
      [{ summary: `${REFERENCE.summary} The signing key rotated.` }, { summary: 'The billing API has a signing key.' }],
    ],
  ])('adds no finding by what it says besides: %s', (_, change, more) => {
    const spoken = makeWorkspace({
      'golden-corpus/s/transcript.md':
        '## User\nThe login test waits for 500 ms.\n\n## Assistant\nMerged PR #317, all 42 tests pass.',
    });
    const texts = more.map((one) => ({ ...REFERENCE, ...one }));
    for (const files of [workspace, spoken]) {
      const by = (count: number) =>
        told(rated(accepting(texts.slice(0, count)), { ...REFERENCE, ...change }, 'v2', files));
      for (const count of texts.keys()) expect(by(count)).toEqual(expect.arrayContaining(by(count + 1)));
    }
  });

  it('bears out a number that it writes otherwise, where there is a transcript', () => {
    const spoken = makeWorkspace({ 'golden-corpus/s/transcript.md': '## User\nThe login test waits.' });
    const withRows = (rows: string): Summary => ({
      ...REFERENCE,
      summary: `The login test failed on ${rows} of the load table because it waited. It now waits for the event.`,
    });
    const golden = (accepted: readonly Summary[]) => accepting(accepted, { reference: withRows('1,200 rows') });
    const by = (accepted: readonly Summary[]) =>
      codes(rated(golden(accepted), withRows('1500 rows'), 'v2', spoken)).filter((code) => /NUMBER/.test(code));
    expect(by([])).toEqual(['NUMBER_MISMATCH', 'UNGROUNDED_NUMBER']);
    expect(by([withRows('1,300 rows')])).toEqual(['NUMBER_MISMATCH', 'UNGROUNDED_NUMBER']);
    expect(by([withRows('1,300 rows'), { ...REFERENCE, summary: 'The load table has 1,500 rows.' }])).toEqual([]);
  });

  it('bears out numbers and names where there is a transcript', async () => {
    const tree: Tree = {
      'golden-corpus/s/reference.json': referenceJson(),
      'golden-corpus/s/transcript.md': 'The login test failed because it waited for a fixed time.',
      'candidates/s.json': summaryJson({ summary: 'The login test waits for the event since build 8841.' }),
    };
    const told = async (more: Tree) => {
      const report = await reportOf(makeWorkspace({ ...tree, ...more }));
      return report.sessions[0]?.findings.map(({ code }) => code);
    };
    expect(await told({})).toContain('UNGROUNDED_NUMBER');
    const accepted = summaryJson({ summary: 'Since build 8841 the test waits.', by: 'ana', at: '2026-11-20' });
    expect(await told({ 'golden-corpus/s/accepted/a.json': accepted })).not.toContain('UNGROUNDED_NUMBER');
  });
});
