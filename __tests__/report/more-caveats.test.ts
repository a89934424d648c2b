import { describe, expect, it } from '@jest/globals';
import type { Defect, FindingCode } from '../../src/core/finding.js';
import { nameSome, someNames } from '../../src/core/text.js';
import type { Evaluation } from '../../src/gates/evaluate.js';
import type { BaselineFacts } from '../../src/inputs/baseline/read-baseline.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import { oneOfAlike } from '../../src/report/alike-findings.js';
import { isUncounted } from '../../src/report/caveats.js';
import { type Incident, incidentSentence } from '../../src/report/incident.js';
import { isAboutPolicy, policyCaveats, policyInTitle } from '../../src/report/policy-caveats.js';
import { sampleCaveats } from '../../src/report/sample-caveats.js';
import { transcriptCaveats } from '../../src/report/transcript-caveats.js';
import { unsetWaived, waiverCaveats } from '../../src/report/waiver-caveats.js';
import type { RatedSession, SessionTraits } from '../../src/scoring/scored-session.js';
import type { SessionDetails } from '../../src/scoring/session-details.js';
import type { ChangedSetting, PolicyOfBase } from '../../src/settings/resolved.js';
import { judgeFacts } from '../builders/judge-facts.js';
import { ratedSession, sampledSession } from '../builders/sessions.js';

it.each<[readonly string[], number | undefined, string]>([
  [[], undefined, ''],
  [['a'], undefined, 'a'],
  [['a', 'b', 'c', 'd', 'e'], undefined, 'a, b, c, d, e'],
  [['a', 'b', 'c', 'd', 'e', 'f'], undefined, 'a, b, c, d, e and 1 more'],
  [['a', 'b', 'c'], 2, 'a, b and 1 more'],
  [['a', 'b'], 2, 'a, b'],
])('some names of %j, at most %s, are %j', (names, most, wanted) =>
  expect(most === undefined ? someNames(names) : nameSome(names, most)).toBe(wanted),
);

describe('findings of candidates whose names have the same fault', () => {
  const stray = (suggestion: string | null, line: number, code: FindingCode = 'UNKNOWN_SESSION'): Defect => ({
    ...{ code, dimension: null, message: `m${line}`, suggestion, place: { file: 'c.jsonl', line } },
  });
  const told = (all: readonly Defect[], areAll = true) => oneOfAlike(all, areAll).map(({ message }) => message);

  it('are one from three on, where the first of them stands', () => {
    const two = [stray('r', 1), stray('r', 2)];
    expect(told(two)).toEqual(['m1', 'm2']);
    expect(told([stray('x', 9), ...two, stray(null, 8), stray('r', 3), stray('x', 7)])).toEqual([
      ...[
        'm9',
        '3 candidates are ignored, since their names are not those of sessions: c.jsonl:1, c.jsonl:2, c.jsonl:3',
      ],
      ...['m8', 'm7'],
    ]);
    expect(told([...two, stray('r', 3), stray('r', 4), stray('r', 5)], false)).toEqual([
      'At least 5 candidates are ignored, since their names are not those of sessions: c.jsonl:1, c.jsonl:2, c.jsonl:3 and 2 more',
    ]);
  });

  it('stay as they are where they are about something else, or have no remedy', () => {
    const others = [1, 2, 3].map((line) => stray('r', line, 'UNREADABLE_CANDIDATE'));
    expect(told(others)).toEqual(['m1', 'm2', 'm3']);
    expect(told([1, 2, 3].map((line) => stray(null, line)))).toEqual(['m1', 'm2', 'm3']);
  });
});

describe('rejected summaries, in a sentence', () => {
  const incident = (caught: boolean | null): Incident => ({
    ...{ at: '2026-11-20', session: 's', id: 'i', by: 'b', because: 'c', code: null, caught, gates: [] },
  });
  it.each<[readonly (boolean | null)[], string]>([
    [[true], "today's gates catch 1 of the 1 summary that people rejected"],
    [[true, false, true], "today's gates catch 2 of the 3 summaries that people rejected"],
    [[null], '1 rejected summary waits for somebody to review the session'],
    [[null, null], '2 rejected summaries wait for somebody to review the session'],
    [
      [false, null],
      "today's gates catch 0 of the 1 summary that people rejected; 1 rejected summary waits for somebody to review the session",
    ],
  ])('%j: %s', (caught, wanted) => expect(incidentSentence(caught.map(incident))).toBe(wanted));
});

describe('what is said of several samples', () => {
  const base = (count: number | null): BaselineFacts =>
    ({
      kind: 'found',
      report: {
        sessions: [
          { name: 'x', samples: null },
          { name: 'y', ...(count !== null && { samples: Array(count).fill({}) }) },
        ],
      },
    }) as never;
  const missing = { status: 'missing_candidate' } as const;
  const three = ['a', 'b', 'c'].map((name) => sampledSession(name, [1, 1]));
  const differ = (before: string, now: number) =>
    `The baseline has ${before} a session, and this run ${now}: their means are compared all the same, and the side with fewer varies more.`;

  it('is nothing of one candidate a session, and of as many as the base has', () => {
    expect(sampleCaveats([ratedSession('a', { overall: 1 })], null, null)).toEqual([]);
    expect(sampleCaveats([ratedSession('a', { overall: 1 })], null, base(null))).toEqual([]);
    expect(sampleCaveats(three, null, base(2))).toEqual([]);
    expect(sampleCaveats([], null, { kind: 'none', reason: 'r' })).toEqual([]);
  });

  it('is that the base has more or fewer', () => {
    expect(sampleCaveats(three, null, base(3))).toEqual([differ('3 samples', 2)]);
    expect(sampleCaveats(three, null, base(null))).toEqual([differ('1 sample', 2)]);
    expect(sampleCaveats([ratedSession('a', { overall: 1 })], null, base(2))).toEqual([differ('2 samples', 1)]);
  });

  it('is that hardly any session has a sample of a number', () => {
    const rare = (of: readonly RatedSession[]) => sampleCaveats(of, null, null);
    const [a, b] = three;
    if (a === undefined || b === undefined) throw new Error('three sessions');
    const lacking = (name: string) => sampledSession(name, [1, 0], [{}, missing]);
    expect(rare([a, lacking('x')])).toEqual([]);
    expect(rare([a, lacking('x'), lacking('y')])).toEqual([
      'Sample 2 is there in 1 of 3 sessions (a): in all others it counts as 0.',
    ]);
    expect(rare([lacking('x'), lacking('y')])).toEqual([
      'Sample 2 is there in 0 of 2 sessions: in all others it counts as 0.',
    ]);
    // Those that cannot be read are there.
    expect(rare([sampledSession('x', [1, 0], [{}, { status: 'invalid_candidate' }]), a])).toEqual([]);
  });

  it('is what a judge was asked about one of them alone', () => {
    expect(sampleCaveats(three, judgeFacts({ metrics: ['coherence'] }), base(3))).toEqual([
      expect.stringMatching(/^coherence: the judge was asked about one of 2 samples/),
      differ('3 samples', 2),
    ]);
  });
});

/** A session of whose transcript so much was read. */
function withTranscript(
  transcript: SessionTraits['transcript'],
  unreadTranscript?: SessionDetails['unreadTranscript'],
): RatedSession {
  const traits = { language: 'english', isUnspaced: false, transcript } as const;
  return { ...ratedSession('s', { overall: 1 }), traits, details: { unreadTranscript } };
}

it('sessions without a transcript are counted', () => {
  const session = (isWithoutTranscript: boolean) => withTranscript(isWithoutTranscript ? 'none' : 'whole');
  const rest = 'beyond their reference is taken as true, but for what looks like a slip in a number or a name.';
  expect(transcriptCaveats([session(false)], 'v2')).toEqual([]);
  expect(transcriptCaveats([session(true), session(false)], 'v2')).toEqual([
    `1 of 2 sessions has no transcript: what its candidate says ${rest.replace('their', 'its')}`,
  ]);
  expect(transcriptCaveats([session(true), session(true), session(false)], 'v2')).toEqual([
    `2 of 3 sessions have no transcript: what their candidates say ${rest}`,
  ]);
  expect(transcriptCaveats([session(true), session(true)], 'v2')).toEqual([
    `No session has a transcript: what their candidates say ${rest}`,
  ]);
  // Nothing is looked for there by v1.
  expect(transcriptCaveats([session(true), session(true)], 'v1')).toEqual([
    'No session has a transcript: what their candidates say beyond their reference is taken as true.',
  ]);
});

it('transcripts that nobody could read are named', () => {
  const unread = (file: string) => withTranscript('unread', { kind: 'unread', file, reason: 'r' });
  expect(transcriptCaveats([ratedSession('s', { overall: 1 })], 'v2')).toEqual([]);
  expect(transcriptCaveats([unread('a')], 'v2')).toEqual([
    '1 transcript not read, so that its candidate is compared with the reference alone: a (r).',
  ]);
  expect(transcriptCaveats([unread('a'), unread('b')], 'v2')[0]).toMatch(
    /^2 transcripts not read, so that their candidates are/,
  );
});

it('transcripts with lines that are not understood are counted, with the first line and why', () => {
  const inPart = (file: string) => withTranscript('in part', { kind: 'in part', file, line: 2, reason: 'r' });
  const rest = 'beyond their reference is taken as true, but for what looks like a slip in a number or a name';
  expect(transcriptCaveats([inPart('a'), ratedSession('s', { overall: 1 })], 'v2')).toEqual([
    `1 transcript not understood whole, so that what its candidate says ${rest.replace('their', 'its')}: a:2 (r).`,
  ]);
  expect(transcriptCaveats(['a', 'b', 'c', 'd', 'e', 'f'].map(inPart), 'v2')).toEqual([
    `6 transcripts not understood whole, so that what their candidates say ${rest}: a:2 (r), b:2, c:2, d:2, e:2 and 1 more.`,
  ]);
  expect(transcriptCaveats([inPart('a')], 'v1')).toEqual([
    '1 transcript not understood whole, so that what its candidate says beyond its reference is taken as true: a:2 (r).',
  ]);
});

describe('what is said of waivers', () => {
  const how = { reason: 'r', until: '2026-12-31', by: 'ana' };
  const waiver = (about: Partial<Waiver>): Waiver => ({ session: null, dimension: null, ...how, ...about });
  const evaluation = (
    gates: readonly { readonly id: string; readonly kind: string; readonly waived?: true }[] = [],
    failed: readonly string[] = [],
    waived: readonly (readonly [string, readonly string[]])[] = [],
  ): Evaluation => ({ gates, failedSessions: new Set(failed), waivedGates: new Map(waived) }) as unknown as Evaluation;

  it.each<[string, readonly Waiver[], Evaluation, readonly string[]]>([
    ['one that is needed', [waiver({ session: 'a' })], evaluation([], ['a']), []],
    [
      'sessions that do not fail, each once',
      [waiver({ session: 'a' }), waiver({ session: 'a', dimension: 'title' }), waiver({ session: 'b' })],
      evaluation(),
      ['2 waivers for sessions that do not fail: no longer needed (a, b).'],
    ],
    [
      'a gate that it holds open',
      [waiver({ gate: 'max-regression' })],
      evaluation([{ id: 'max-regression', kind: 'max-regression', waived: true }]),
      ['max-regression has failed and is waived until 2026-12-31 by ana: r'],
    ],
    [
      'a gate that does not fail, by its name or its id',
      [waiver({ gate: 'fail-on.outcome' }), waiver({ gate: 'max-regression' })],
      evaluation([
        { id: 'fail-on.outcome', kind: 'fail-on' },
        { id: 'max-regression.title', kind: 'max-regression' },
      ]),
      ['2 waivers of gates and codes by which nothing fails: no longer needed (fail-on.outcome, max-regression).'],
    ],
    ['a gate that is not set', [waiver({ gate: 'max-regression' })], evaluation(), []],
    [
      'a code that fails somewhere',
      [waiver({ code: 'WRONG_OUTCOME' })],
      evaluation([], ['a'], [['a', ['fail-on.outcome']]]),
      [],
    ],
    [
      'a code that fails nowhere',
      [waiver({ code: 'WRONG_OUTCOME' })],
      evaluation([], ['a'], [['a', ['fail-on.form', 'min-session']]]),
      ['1 waiver of gates and codes by which nothing fails: no longer needed (WRONG_OUTCOME).'],
    ],
    ['a code of a session that fails', [waiver({ session: 'a', code: 'WRONG_OUTCOME' })], evaluation([], ['a']), []],
  ])('of %s', (_, waivers, found, wanted) => expect(waiverCaveats(waivers, found)).toEqual(wanted));

  it('names gates that are not set to who writes them, each once', () => {
    const gates = [{ id: 'fail-on.outcome', kind: 'fail-on' }] as never;
    const waivers = ['max-drift', 'fail-on', 'fail-on.outcome', 'max-drift'].map((gate) => waiver({ gate }));
    expect(unsetWaived({ gates, waivers: [...waivers, waiver({ session: 'a' })] as never })).toEqual(['max-drift']);
    expect(unsetWaived({ gates } as never)).toEqual([]);
  });
});

describe('whose settings decide', () => {
  const changed = (name: ChangedSetting['name'], more: Partial<ChangedSetting> = {}): ChangedSetting => ({
    ...{ name, wanted: '0.5', base: '0.7', counts: 'base' },
    ...more,
  });
  const policy = (more: Partial<PolicyOfBase>): PolicyOfBase => ({ changed: [], unread: null, isNew: false, ...more });

  it.each<[string, PolicyOfBase | undefined, readonly string[], string]>([
    ['nothing is said where nothing differs', undefined, [], ''],
    ['nor where it was looked at', policy({}), [], ''],
    [
      'a new gate',
      policy({ isNew: true }),
      [
        'The settings of this pull request decide, since it brings the workflow of this gate, which the base branch does not run yet.',
      ],
      ', settings of the pull request',
    ],
    [
      'a base that could not be read',
      policy({ unread: 'why', changed: [changed('min-overall')] }),
      [
        'The settings of the base branch are not known (why): those of this pull request decide.',
        'This pull request loosens or changes settings, and they do not hold yet: min-overall 0.5 in place of 0.7. The base branch decides until they are merged.',
      ],
      ', settings of the base not known',
    ],
    [
      'a checkout that is behind',
      policy({ changed: [changed('min-overall', { isBehind: true })] }),
      [
        'What is checked out has older gates than the base branch: min-overall 0.5 in place of 0.7. The gates of the base branch hold.',
      ],
      ', the checkout is behind in min-overall',
    ],
    [
      'paths that are moved, and settings that are loosened',
      policy({
        changed: [
          changed('corpus', { counts: 'pull_request', wanted: 'w', base: 'b' }),
          changed('fail-on', { base: 'x'.repeat(81) }),
        ],
      }),
      [
        `This pull request loosens or changes settings, and they do not hold yet: fail-on 0.5 in place of ${'x'.repeat(80)}…. The base branch decides until they are merged.`,
        'This pull request moves what is read, and its settings hold: corpus w in place of b. What the base branch names is not there any more.',
      ],
      ', the pull request would change fail-on, the pull request moves corpus',
    ],
  ])('%s', (_, of, wanted, inTitle) => {
    const caveats = policyCaveats(of, false);
    expect(caveats).toEqual(wanted);
    expect(policyInTitle(of)).toBe(inTitle);
    expect(caveats.every(isAboutPolicy)).toBe(true);
  });

  it('names six of them with both values, and three in a title', () => {
    const names = ['min-overall', 'fail-on', 'weights', 'rubric', 'limit', 'min-session', 'waivers', 'corpus'] as const;
    const of = (count: number) => policy({ changed: names.slice(0, count).map((name) => changed(name)) });
    expect(policyCaveats(of(6), false)[0]).toMatch(/min-session 0\.5 in place of 0\.7\. The/);
    expect(policyCaveats(of(7), false)[0]).toMatch(/min-session 0\.5 in place of 0\.7; 1 more setting\. The/);
    expect(policyCaveats(of(8), false)[0]).toMatch(/; 2 more settings\./);
    expect(policyInTitle(of(3))).toBe(', the pull request would change min-overall, fail-on, weights');
    expect(policyInTitle(of(4))).toBe(', the pull request would change min-overall, fail-on, weights, 1 more');
  });

  it('says where nothing guards the run that nobody knows the base of', () => {
    expect(policyCaveats(policy({ unread: 'why' }), true)[0]).toMatch(/decide\. None of their gates would fail/);
    expect(policyCaveats(policy({}), true)).toEqual([]);
  });

  it('is told apart from other caveats', () => {
    expect(isAboutPolicy('Waivers since the base: 1 new.')).toBe(true);
    expect(isAboutPolicy('New since the base: 1 rejected summary.')).toBe(true);
    expect(isAboutPolicy('With 3 sessions the means say little')).toBe(false);
    expect(isUncounted('No gate counts contradictions with the reference')).toBe(true);
    expect(isUncounted('No gate counts other contradictions with')).toBe(true);
    expect(isUncounted('No gate is set')).toBe(false);
  });
});
