import { describe, expect, it } from '@jest/globals';
import { sha256 } from '../../src/adapters/digest.js';
import type { Evaluation } from '../../src/gates/evaluate.js';
import type { Waiver } from '../../src/inputs/waivers/waiver.js';
import type { JudgeFacts } from '../../src/judge/judge-facts.js';
import { findCaveats } from '../../src/report/caveats.js';
import { structuralCompletion, toFinding, toReportSession, waivedSessions } from '../../src/report/report-session.js';
import type { RunFacts } from '../../src/report/run-facts.js';
import type { RatedSession, ScoredSession } from '../../src/scoring/scored-session.js';
import { judgeFacts, judgementAt } from '../builders/judge-facts.js';
import { PLAIN_RUN } from '../builders/run-facts.js';
import { type Flags, settingsOf } from '../builders/runs.js';
import { goldenSession, ratedSession, sampledSession } from '../builders/sessions.js';
import { makeWorkspace } from '../builders/workspace.js';

const nowhere = makeWorkspace();

/** What the gates made of a run, where nothing is said of a session. */
function evaluationOf(more: Partial<Evaluation> = {}): Evaluation {
  return {
    ...{ verdict: 'pass', gates: [{ id: 'min-overall', kind: 'min-overall', status: 'pass' }], isUnguarded: false },
    ...{ failedGates: new Map(), waivedGates: new Map(), failedSessions: new Set(), unwaivedSessions: new Set() },
    ...{ elsewhere: new Map(), isKnown: () => false, isNew: () => false, uncounted: () => [] },
    ...more,
  } as unknown as Evaluation;
}

const stray: ScoredSession = {
  ...{ status: 'unreferenced', name: 'stray', place: { file: 'c.json' }, candidateDigest: 'd', defects: [] },
};

describe('what a reader must know of a run', () => {
  const rated = Array.from({ length: 12 }, (_, i) => ratedSession(`s${i}`, { overall: 1 }));
  const told = (
    sessions: readonly ScoredSession[],
    more: Partial<RunFacts> = {},
    flags: Flags = {},
    evaluation: Partial<Evaluation> = {},
  ) => {
    const corpus = { available: 12, canaries: [], skippedFolders: 0, digest: 'd' };
    const facts = {
      ...PLAIN_RUN,
      settings: settingsOf(nowhere, flags),
      corpus,
      sessions,
    };
    const own = sessions.filter((one): one is RatedSession => one.status === 'scored');
    return findCaveats({ ...facts, ...more }, own, evaluationOf(evaluation), undefined);
  };
  const gate = (status: string, more: object = {}) => ({ id: 'g', kind: 'min-overall', status, ...more });

  it('is nothing where nothing is amiss', () => expect(told(rated)).toEqual([]));

  it.each<[string, Partial<Evaluation>, string | undefined]>([
    ['no gate is set', { gates: [] }, 'No gate is set, so this verdict only says that scoring ran.'],
    [
      'all are advisory',
      { gates: [gate('pass', { advisory: true })] as never },
      'Every gate is advisory, so this verdict only says that scoring ran.',
    ],
    ['some are', { gates: [gate('pass', { advisory: true }), gate('pass')] as never }, undefined],
    [
      'none could be evaluated',
      { gates: [gate('not_evaluated')] as never },
      'No gate could be evaluated, so this verdict only says that judging ran.',
    ],
    ['some could', { gates: [gate('not_evaluated'), gate('pass')] as never }, undefined],
    [
      'none could, which nobody takes for a pass',
      { verdict: 'inconclusive', gates: [gate('not_evaluated')] as never },
      undefined,
    ],
  ])('is what stands behind the verdict: %s', (_, evaluation, wanted) => {
    expect(told(rated, {}, {}, evaluation)).toEqual(wanted === undefined ? [] : [wanted]);
  });

  it('is which sessions the numbers are about', () => {
    const few = 'With 9 sessions the means say little about sessions that are not in the corpus.';
    const limited = 'Only the first 9 of 12 sessions were scored (limit).';
    expect(told(rated.slice(0, 9))).toEqual([limited, few]);
    expect(told(rated.slice(0, 10))).toEqual(['Only the first 10 of 12 sessions were scored (limit).']);
    expect(told([...rated, stray])).toEqual([
      '1 candidate without a golden session: the judge alone has seen them, and they are in no mean of the rubric.',
    ]);
    expect(told([stray], { corpus: { available: 0, canaries: [], skippedFolders: 0, digest: 'd' } })).toEqual([
      'The rubric has scored nothing: golden-corpus has no golden session. The judge had no reference to compare with.',
    ]);
    expect(told(rated, { leftOut: 2 })).toEqual(['2 candidates without a golden session: not judged (limit).']);
    expect(told([])).toEqual(['Nothing was scored: the corpus has 12 sessions, and no candidate was found.']);
  });

  it.each<[string, Partial<RatedSession>, Flags, RegExp | undefined]>([
    [
      'another language, by v2',
      { traits: { language: 'other', isUnspaced: false, transcript: 'whole' } },
      {},
      /^1 reference not in English: rubric v2/,
    ],
    [
      'another language, by v1',
      { traits: { language: 'other', isUnspaced: false, transcript: 'whole' } },
      { rubric: 'v1' },
      undefined,
    ],
    [
      'a script without spaces, by v2',
      { traits: { language: 'other', isUnspaced: true, transcript: 'whole' } },
      {},
      /^1 reference in a script without spaces between words: rubric v2/,
    ],
    [
      'a script without spaces, by v1',
      { traits: { language: 'other', isUnspaced: true, transcript: 'whole' } },
      { rubric: 'v1' },
      /^1 reference in a script without .*: rubric v1/,
    ],
    [
      'a draft',
      { golden: goldenSession('d', { unreviewed: true }) },
      {},
      /^1 golden session scored without a review, as allow-unreviewed allows \(d\)\.$/,
    ],
  ])('is what its references are: %s', (_, more, flags, wanted) => {
    const [first, ...others] = rated;
    if (first === undefined) throw new Error('there are some');
    const found = told([{ ...first, ...more }, ...others], {}, flags).filter((one) => !one.startsWith('Rubric v1'));
    expect(found).toEqual(wanted === undefined ? [] : [expect.stringMatching(wanted)]);
  });

  it.each<[string, Partial<RunFacts>, Flags, readonly string[]]>([
    [
      'folders without a reference',
      { corpus: { available: 12, canaries: [], skippedFolders: 2, digest: 'd' } },
      {},
      ['2 folders of the corpus without a reference.json: skipped.'],
    ],
    [
      'gates that somebody asked for and that have no base',
      {},
      { 'max-drift': '0.1', 'max-judge-regression': '0.1' },
      [
        'max-drift has nothing to compare with: no baseline is set.',
        'max-judge-regression has nothing to compare with: no baseline is set.',
      ],
    ],
    [
      'none where there is a base',
      { baseline: { kind: 'none', reason: 'r' } },
      { 'max-drift': '0.1', baseline: 'auto' },
      [],
    ],
    [
      'an old name',
      {},
      { multiplicity: 'holm' },
      [expect.stringMatching(/^multiplicity: holm means max-t now/) as unknown as string],
    ],
    ['a new one', {}, { multiplicity: 'max-t' }, []],
    [
      'places that nobody reads',
      {},
      { fields: 'outcome=status, title=name, key_actions=steps', dimensions: 'title, summary' },
      ['fields says where key_actions and outcome stand, and nothing reads them: dimensions is title, summary.'],
    ],
  ])('is what its settings leave: %s', (_, more, flags, wanted) => expect(told(rated, more, flags)).toEqual(wanted));

  it('is what the config file has set that decides, unless the base has said the same', () => {
    const settings = (more: object) => {
      const plain = settingsOf(nowhere);
      const origins = {
        ...plain.origins,
        'min-overall': 'config' as const,
        comment: 'config' as const,
        simulate: 'config' as const,
      };
      return { settings: { ...plain, origins, ...more } };
    };
    const told1 = (more: object) => told(rated, settings(more));
    const both = ['Set in the config file, which a pull request can change: min-overall, simulate.'];
    expect(told1({})).toEqual(both);
    const policy = { changed: [], unread: null, isNew: false };
    expect(told1({ policy })).toEqual(['Set in the config file, which a pull request can change: simulate.']);
    expect(told1({ policy: { ...policy, isNew: true } }).slice(1)).toEqual(both);
    expect(told1({ policy: { ...policy, unread: 'why' } }).slice(1)).toEqual(both);
  });

  it('is of contradictions that no gate counts only where the run passes', () => {
    const uncounted = () => ['a', 'b'];
    expect(told(rated, {}, { 'fail-on': 'outcome=2, DIRECTION_MISMATCH' }, { uncounted })).toEqual([
      'No gate counts other contradictions with the reference, which 2 sessions have (a, b): such a session fails with fail-on: outcome=2, contradiction.',
    ]);
    expect(told(rated, {}, { 'fail-on': 'none' }, { uncounted: () => ['a'] })[0]).toMatch(
      /^No gate counts contradictions with the reference, which 1 session has \(a\): such a session fails with fail-on: contradiction\.$/,
    );
    expect(told(rated, {}, {}, { uncounted, verdict: 'fail' })).toEqual([]);
  });
});

describe('a session of a report', () => {
  const write = (
    session: ScoredSession,
    {
      evaluation = {},
      allotted = 9,
      judge = null,
      waivers = [],
    }: {
      readonly evaluation?: Partial<Evaluation>;
      readonly allotted?: number | null;
      readonly judge?: JudgeFacts | null;
      readonly waivers?: readonly Waiver[];
    } = {},
  ) => {
    const name = session.status === 'unreferenced' ? session.name : session.golden.name;
    const map = new Map(allotted === null ? [] : [[name, allotted]]);
    const writing = { digest: sha256, precision: 'six decimals' } as const;
    return toReportSession(session, evaluationOf(evaluation), map, judge, waivers, writing);
  };
  const defect = (code: string, message = code) =>
    ({
      ...{ code, dimension: null, message, suggestion: null, place: { file: 'c.json', line: 2 } },
    }) as RatedSession['defects'][number];
  const one: RatedSession = { ...ratedSession('a', { overall: 0.5 }), defects: [defect('CUT_OFF'), defect('CHATTER')] };
  const failing = {
    ...{ verdict: 'fail' as const, unwaivedSessions: new Set(['a']) },
    failedGates: new Map([['a', ['min-session', 'fail-on.form']]]),
  };
  const how = { reason: 'r', until: 'u', by: 'b' };
  const waiver = (about: Partial<Waiver>): Waiver => ({ session: null, dimension: null, ...how, ...about });

  it('has its scores, its findings and the gates that it fails', () => {
    const found = write(one, { evaluation: { ...failing, waivedGates: new Map([['a', ['min-session']]]) } });
    expect(found).toMatchObject({
      ...{ name: 'a', status: 'scored', failed: true, gates_failed: ['min-session', 'fail-on.form'], overall: 0.5 },
      ...{ gates_waived: ['min-session'], candidate_path: null, candidate_digest: null },
    });
    expect(found.findings.map(({ code, severity }) => [code, severity])).toEqual([
      ['CUT_OFF', 'error'],
      ['CHATTER', 'error'],
    ]);
    expect(write(one).findings.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(write(one)).toMatchObject({ failed: false, gates_failed: [] });
    for (const key of [
      'gates_waived',
      'findings_omitted',
      'samples',
      'waived',
      'judge',
      'structural_completion',
      'transcript',
    ])
      expect(write(one)).not.toHaveProperty(key);
    // In a run that passes nobody is blamed, nor where another session fails.
    expect(write(one, { evaluation: { ...failing, verdict: 'pass' } }).findings[0]?.severity).toBe('warning');
    expect(write(one, { evaluation: { ...failing, unwaivedSessions: new Set() } }).findings[0]?.severity).toBe(
      'warning',
    );
  });

  it('has as many findings as it was allotted, those of other samples, and says how many are left out', () => {
    expect(write(one, { allotted: 1 })).toMatchObject({ findings: [{ code: 'CUT_OFF' }], findings_omitted: 1 });
    expect(write(one, { allotted: 0 })).toMatchObject({ findings: [], findings_omitted: 2 });
    const elsewhere = new Map([['a', [defect('WRONG_OUTCOME')]]]);
    expect(write(one, { allotted: 0, evaluation: { elsewhere } }).findings).toMatchObject([{ code: 'WRONG_OUTCOME' }]);
    expect(write(one, { allotted: null, evaluation: { elsewhere } }).findings).toEqual([]);
    expect(write(one, { allotted: 2, evaluation: { elsewhere } }).findings).toHaveLength(3);
  });

  it('blames nobody for what is known or waived, and says what is new', () => {
    const isAbout = (code: string) => (_: string, found: { readonly code: string }) => found.code === code;
    const known = write(one, { evaluation: { ...failing, isKnown: isAbout('CUT_OFF'), isNew: isAbout('CHATTER') } });
    expect(known.findings).toMatchObject([
      { code: 'CHATTER', severity: 'error', new: true },
      { code: 'CUT_OFF', severity: 'warning', known: true },
    ]);
    expect(known.findings[0]).not.toHaveProperty('known');
    expect(known.findings[1]).not.toHaveProperty('new');
    const waived = write(one, { evaluation: failing, waivers: [waiver({ code: 'CUT_OFF' })] });
    expect(waived.findings.map(({ severity }) => severity)).toEqual(['error', 'warning']);
  });

  it('has the waivers that are about it', () => {
    const waivers = [
      waiver({ session: 'a', dimension: 'title' }),
      waiver({ session: 'b' }),
      waiver({ code: 'CUT_OFF' }),
      waiver({ code: 'WRONG_OUTCOME' }),
      waiver({ session: 'a', code: 'WRONG_OUTCOME' }),
      waiver({ gate: 'min-overall' }),
    ];
    expect(write(one, { waivers }).waived).toEqual([
      { dimension: 'title', ...how },
      { dimension: null, code: 'CUT_OFF', ...how },
      { dimension: null, code: 'WRONG_OUTCOME', ...how },
    ]);
    expect(write(stray, { waivers: [waiver({ code: 'CUT_OFF' }), waiver({ session: 'stray' })] }).waived).toHaveLength(
      1,
    );
  });

  it('has what its reference and its transcript are, where that is to be told', () => {
    const requirement = { id: 'r', text: 't', must: 'mention' } as const;
    const golden = goldenSession('a', {
      requirements: [requirement],
      place: { file: 'golden-corpus/a/reference.md', line: 1 },
    });
    const source = {
      file: 't',
      format: 'codex',
      messages: 1,
      skipped: 2,
      unknown: [{ line: 1, what: 'w' }],
      unknownCount: 5,
    } as const;
    const wordings = { digests: ['x', 'y'], scores: [] };
    const taught = { results: [], left: { accepted: 0, rejected: 0 }, wordings };
    const found = write({ ...one, golden, taught, details: { transcript: source, referenceUsed: 'accepted/y' } });
    expect(found).toMatchObject({
      ...{
        reference_path: 'golden-corpus/a/reference.md',
        reference_digests: ['x', 'y'],
        reference_used: 'accepted/y',
      },
      requirement_digests: [{ id: 'r', digest: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      transcript: {
        file: 't',
        format: 'codex',
        messages: 1,
        skipped: 2,
        unknown: [{ line: 1, what: 'w' }],
        unknown_count: 5,
      },
    });
    for (const key of ['reference_path', 'reference_digests', 'reference_used', 'requirement_digests']) {
      expect(write(one)).not.toHaveProperty(key);
      expect(write(stray)).not.toHaveProperty(key);
    }
    expect(write(stray)).toMatchObject({
      status: 'unreferenced',
      overall: null,
      dimensions: [],
      candidate_path: 'c.json',
      reference_digest: null,
    });
  });

  it('has each of its samples, and what the judge gives it', () => {
    const sampled = sampledSession('a', [0.4, 0.6], [{ defects: [defect('CUT_OFF', 'x'), defect('CUT_OFF', 'x')] }]);
    const bySample = [{ sample: 2, overall: 0.9, overalls: [], dimensionSamples: {} }] as never;
    const judgement = { ...judgementAt(0.5, 'a'), bySample };
    const found = write(sampled, { judge: judgeFacts({ judgements: new Map([['a', judgement]]) }) });
    expect(found).toMatchObject({ spread: 0.141421, worst: 1 });
    expect(found.samples?.map(({ sample, overall, judge_overall: judged }) => [sample, overall, judged])).toEqual([
      [1, 0.4, undefined],
      [2, 0.6, 0.9],
    ]);
    expect(found.samples?.[0]?.findings).toEqual([expect.stringMatching(/^CUT_OFF:[0-9a-f]{16}$/)]);
    expect(found.samples?.[0]?.dimensions[1]).toEqual({ dimension: 'summary', score: 0.4 });
  });

  it('of a canary has only what the judge said', () => {
    const canary: ScoredSession = { status: 'canary', golden: goldenSession('c') };
    expect(write(canary)).toEqual({
      ...{ name: 'c', status: 'canary', failed: false, gates_failed: [], overall: null, dimensions: [], findings: [] },
      ...{ candidate_path: null, reference_digest: '0'.repeat(64), candidate_digest: null },
    });
  });

  it('has requirements by words alone, unless the judge has measured them', () => {
    const check = (id: string, more: object = {}) => ({
      ...{ requirement: { id, text: 't', must: 'mention' }, nearest: { field: 'title', path: [], text: 'x' } },
      ...{ status: 'satisfied', by: 'coverage', against: null },
      ...more,
    });
    const silence = { requirement: { id: 'n', text: 't', must: 'not_mention' }, by: 'literals', status: 'violated' };
    const requirements = [
      check('a'),
      check('b', { nearest: null, status: 'unmet' }),
      check('c', { by: 'literals', status: 'violated' }),
      check('d', { status: 'unmeasured' }),
      check('n', silence),
    ] as never;
    const found = structuralCompletion({ ...one, requirements });
    expect([found?.possible, found?.of]).toEqual([2, 4]);
    expect(found?.requirements.map((row) => [row.id, row.could_be_there, row.decided_by])).toEqual([
      ['a', true, 'coverage'],
      ['b', false, 'coverage'],
      ['c', false, 'literals'],
      ['d', true, null],
      ['n', true, 'literals'],
    ]);
    expect([structuralCompletion(one), structuralCompletion({ ...one, requirements: [] })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(write({ ...one, requirements }).structural_completion).toEqual(found);
    const completion = { score: 1, explanation: null, reason: null, requirements: [], isFullyComplete: true };
    const metrics = { session: 'a', completion, skipped: [], defects: [], effort: judgementAt(0, 'a') } as never;
    const judge = judgeFacts({ metrics: ['completion'], measured: new Map([['a', metrics]]) });
    expect(write({ ...one, requirements }, { judge })).not.toHaveProperty('structural_completion');
  });

  it('has findings with all that is known of their place', () => {
    expect(toFinding(defect('CUT_OFF'), false)).toEqual({
      ...{ code: 'CUT_OFF', severity: 'warning', dimension: null, message: 'CUT_OFF', suggestion: null },
      ...{ file: 'c.json', line: 2, column: null },
    });
    const whole = { ...defect('UNKNOWN_SESSION'), place: { file: 'f', column: 3, line: 1, key: 'k' }, samples: '1/2' };
    expect(toFinding(whole, true)).toMatchObject({ severity: 'note', line: 1, column: 3, key: 'k', samples: '1/2' });
    expect(toFinding({ ...whole, place: { file: 'f' } }, true)).toMatchObject({ line: null, column: null });
  });

  it('is waived where all that it fails is', () => {
    const session = (name: string, failed: readonly string[], waived?: readonly string[]) => ({
      ...{ name, failed: failed.length > 0, gates_failed: failed },
      ...(waived !== undefined && { gates_waived: waived }),
    });
    const sessions = [
      session('a', ['x'], ['x']),
      session('b', ['x', 'y'], ['x']),
      session('c', []),
      session('d', ['x']),
    ];
    expect([...waivedSessions({ sessions } as never)]).toEqual(['a']);
  });
});
