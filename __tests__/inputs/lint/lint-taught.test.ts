import { describe, expect, it } from '@jest/globals';
import { DIMENSIONS, summaryText } from '../../../src/core/summary.js';
import type { GoldenSession } from '../../../src/inputs/corpus/golden-session.js';
import { OWN_FORMAT } from '../../../src/inputs/format/summary-format.js';
import { lintTaught } from '../../../src/inputs/lint/lint-taught.js';
import { sensitiveIn, sensitiveIssues } from '../../../src/inputs/lint/lint-transcript.js';
import { openScorer } from '../../../src/rubric/score.js';
import { SECRETS } from '../../builders/credentials.js';
import { goldenSession } from '../../builders/sessions.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

const REFERENCE: GoldenSession['reference'] = {
  title: 'Fixed the flaky login test',
  summary: 'The login test failed on slow runners because it waited for a fixed time. It now waits for the event.',
  key_actions: ['Reproduced the failure with a slow network', 'Replaced the fixed wait by an event'],
  outcome: 'success',
  aha_moments: [{ seq: 4, type: 'insight', highlight: 'The wait was shorter than the retry' }],
  topics_found: [],
};
const IN_OTHER_WORDS = { ...REFERENCE, title: 'Mended the flaky test of the login' };
const EVEN = { title: 0.2, summary: 0.2, key_actions: 0.2, outcome: 0.2, aha_moments: 0.2 };

type Taught = Partial<GoldenSession['accepted'][number]>;

function taught(id: string, changes: Taught = {}): GoldenSession['accepted'][number] {
  const file = `golden/s/${id}.json`;
  const summary = changes.summary ?? IN_OTHER_WORDS;
  return {
    ...{ id, summary, digest: summaryText(summary), by: 'mona', at: '2026-11-01', place: { file } },
    ...{ placeOf: (path) => ({ file, key: path.join('.') }), because: null, outcomeWord: 'success' },
    ...changes,
  };
}

/** `severity rule place: message` of each remark. */
function lint(accepted: readonly Taught[], rejected: readonly Taught[] = [], tree: Tree = {}): readonly string[] {
  const session = goldenSession('s', {
    reference: REFERENCE,
    accepted: accepted.map((one, i) => taught(`accepted/${i}`, one)),
    rejected: rejected.map((one, i) => taught(`rejected/${i}`, one)) as unknown as GoldenSession['rejected'],
  });
  return lintTaught(session, openScorer('v2', EVEN, DIMENSIONS), OWN_FORMAT, makeWorkspace(tree).files).map(
    ({ severity, rule, message, place }) =>
      `${severity} ${rule} ${[place.file, ...(place.key ? [place.key] : [])].join(' ')}: ${message}`,
  );
}

describe('what people taught beside a reference', () => {
  it.each<[string, readonly Taught[], readonly string[]]>([
    ['is nothing', [], []],
    ['says it in other words', [{}], []],
    [
      'says what the reference says',
      [{ summary: REFERENCE }],
      ['warning accepted golden/s/accepted/0.json: it says what the reference says, word for word: remove it'],
    ],
    [
      'is the same as the first',
      [{}, {}, {}],
      [1, 2].map(
        (i) => `warning accepted golden/s/accepted/${i}.json: the same summary as golden/s/accepted/0.json: remove one`,
      ),
    ],
    [
      'says nothing',
      [{ summary: { ...REFERENCE, title: '', summary: ' ', key_actions: [], aha_moments: [] } }],
      ['error accepted golden/s/accepted/0.json: it says nothing, and so nothing of the reference is missing any more'],
    ],
    [
      'lacks what the reference has',
      [{ summary: { ...IN_OTHER_WORDS, key_actions: [], aha_moments: [] } }],
      [
        'warning accepted golden/s/accepted/0.json: it has no key_actions, aha_moments: nothing of the reference there is missing any more',
      ],
    ],
    [
      'has another outcome',
      [{ summary: { ...IN_OTHER_WORDS, outcome: 'partial' } }],
      [
        'warning accepted golden/s/accepted/0.json outcome: another outcome than the reference: a candidate with either is right now',
      ],
    ],
  ])('%s', (_, accepted, remarks) => expect(lint(accepted)).toEqual(remarks));

  it('does not keep a requirement', () => {
    const session = goldenSession('s', {
      reference: REFERENCE,
      requirements: [
        { id: 'cause', text: 'the test waited for a fixed time', must: 'mention', any_of: ['fixed time'] },
        { id: 'system', text: 'the operating system', must: 'not_mention', any_of: ['macOS'] },
      ],
      accepted: [
        taught('kept'),
        taught('broken', { summary: { ...IN_OTHER_WORDS, summary: 'The login test runs on macOS.' } }),
      ],
    });
    const issues = lintTaught(session, openScorer('v2', EVEN, DIMENSIONS), OWN_FORMAT, makeWorkspace({}).files);
    const its = 'it does not keep the requirement';
    expect(
      issues.map(({ severity, rule, message, place }) => [severity, rule, place.file, place.key, message]),
    ).toEqual([
      [
        ...['error', 'requirement', 'golden/s/broken.json', 'summary'],
        `${its} "cause"; correct one of the two: This must be mentioned, and by its literals it is not: no "fixed time": "the test waited for a fixed time"`,
      ],
      [
        ...['error', 'requirement', 'golden/s/broken.json', 'summary'],
        `${its} "system"; correct one of the two: This must not be mentioned, and by its literals it is, in "macOS": "the operating system"`,
      ],
    ]);
  });

  it('is far from the reference', () => {
    const summary = {
      ...{ title: 'Baked bread', summary: 'Flour and water rested overnight.', key_actions: ['Kneaded dough'] },
      ...{ outcome: 'failed', aha_moments: [{ seq: 900, type: 'x', highlight: 'Salt comes late' }], topics_found: [] },
    };
    expect(lint([{ summary }])).toEqual([
      expect.stringContaining('another outcome than the reference'),
      expect.stringMatching(
        /^warning accepted golden\/s\/accepted\/0\.json: it scores 0\.(?:[01]\d|2[0-5]) against the reference: is it about this session\?$/,
      ),
    ]);
  });

  it('is rejected, and accepted or the reference as well', () => {
    expect(lint([{}], [{ summary: REFERENCE }, {}, { summary: { ...REFERENCE, title: 'x' } }])).toEqual([
      'error rejected golden/s/rejected/0.json: rejected, and the same summary as the reference',
      'error rejected golden/s/rejected/1.json: rejected, and the same summary as golden/s/accepted/0.json',
    ]);
  });

  it('has no credential and no person in it', () => {
    const [, secret = ''] = SECRETS[0] ?? [];
    const mail = 'mona@corp.io';
    expect(
      lint(
        [{ summary: { ...IN_OTHER_WORDS, summary: `${IN_OTHER_WORDS.summary} ${secret}` } }],
        [{ because: mail, summary: { ...REFERENCE, title: 'x' } }],
      ),
    ).toEqual([
      'error secret golden/s/accepted/0.json summary: this looks like a GitHub token',
      'warning personal-data golden/s/rejected/0.json: this looks like an e-mail address',
    ]);
    expect(lint([{ by: mail }])).toHaveLength(1);
    expect(lint([{ summary: { ...IN_OTHER_WORDS, topics_found: ['a', mail] } }])).toHaveLength(1);
  });

  it('has each key once', () => {
    const twice = {
      'golden/s/accepted/0.json': '{"zz": 1,\n "zz": 2}',
      'golden/s/rejected/0.json': '{"b": {"c": 1, "c": 1}',
    };
    expect(lint([{}], [{ summary: { ...REFERENCE, title: 'x' } }], twice)).toEqual([
      'error repeated-key golden/s/accepted/0.json: the key "zz" stands twice here; the last one counts',
    ]);
    const mistyped = {
      'golden/s/accepted/0.json': '{"aha_moment": [], "by": "a", "becuase": "b", "model": "m", "at": "d"}',
      'golden/s/rejected/0.json': '{"aha_moments": [{"seq": 1, "typ": "x"}], "cod": "CHATTER", "because": "b"}',
    };
    const unknown = (kind: string, key: string, meant: string) =>
      `warning unknown-key golden/s/${kind}/0.json: nothing reads the key "${key}"; did you mean "${meant}"?`;
    expect(lint([{}], [{ summary: { ...REFERENCE, title: 'x' } }], mistyped)).toEqual([
      unknown('accepted', 'aha_moment', 'aha_moments'),
      unknown('accepted', 'becuase', 'because'),
      unknown('rejected', 'cod', 'code'),
      unknown('rejected', 'typ', 'type'),
    ]);
    // A line of a corpus is looked at with its session.
    const { file } = goldenSession('s').place;
    expect(lint([{ place: { file } }], [], { [file]: '{"a": 1, "a": 2}' })).toEqual([]);
  });
});

describe('what looks like a credential or like a person', () => {
  const at = (line: number) => ({ file: 'f', line });

  it('is told for each, and of a home folder once', () => {
    const [, secret = ''] = SECRETS[0] ?? [];
    const matches = [
      ...sensitiveIn('see /home/mona/x and C:\\Users\\otto\\y', at(1)),
      ...sensitiveIn(`/home/mona ${secret}`, at(2)),
      ...sensitiveIn('/home/mona, a@corp.io, b@corp.io', at(3)),
    ];
    expect(
      sensitiveIssues(matches).map(({ rule, severity, message, place }) => [place.line, severity, rule, message]),
    ).toEqual(
      expect.arrayContaining([
        [
          1,
          'warning',
          'personal-data',
          'this looks like a home folder, /home/m***, 3 times in this file: write /home/user in its place',
        ],
        [
          1,
          'warning',
          'personal-data',
          'this looks like a home folder, C:\\Users\\o***: write C:\\Users\\user in its place',
        ],
        [2, 'error', 'secret', 'this looks like a GitHub token'],
        [3, 'warning', 'personal-data', 'this looks like an e-mail address'],
      ]),
    );
    expect(sensitiveIssues(matches)).toHaveLength(5);
  });

  it('has the marks of a folder once', () => {
    expect(sensitiveIssues(sensitiveIn('C:\\\\Users\\\\otto', at(1))).map(({ message }) => message)).toEqual([
      'this looks like a home folder, C:\\Users\\o***: write C:\\Users\\user in its place',
    ]);
  });
});
