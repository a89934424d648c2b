import { describe, expect, it } from '@jest/globals';
import { corpusFaults, faultsFor, othersFaults } from '../../../src/command-line/parts/faults-of-others.js';
import { lastJudgement } from '../../../src/command-line/parts/last-judgement.js';
import { namedSample, nameHint, sessionAt } from '../../../src/command-line/parts/session-operand.js';
import { readCandidates } from '../../../src/inputs/candidates/read-candidates.js';
import { readCorpus } from '../../../src/inputs/corpus/read-corpus.js';
import { formatOf } from '../../../src/inputs/format/format-of.js';
import { type Flags, portsOf, settingsOf } from '../../builders/runs.js';
import { jsonl, referenceJson, summaryJson } from '../../builders/summaries.js';
import { wholeJudgement } from '../../builders/whole-judge.js';
import { makeWorkspace, type Tree } from '../../builders/workspace.js';

async function known(tree: Tree, flags: Flags = {}) {
  const workspace = makeWorkspace(tree);
  const { values } = settingsOf(workspace, flags);
  const { files, digest } = portsOf(workspace);
  const corpus = await readCorpus(values.corpus, files, digest, formatOf(values));
  const candidates = await readCandidates(values.candidates, files, digest, formatOf(values));
  return { corpus, candidates, files };
}

describe('a name', () => {
  it.each<[string, string, number | undefined]>([
    ['login', 'login', undefined],
    ['login/2', 'login', 2],
    ['login/999999', 'login', 999_999],
    ['login/1000000', 'login/1000000', undefined],
    ['login/two', 'login/two', undefined],
    ['a/b/3', 'a/b', 3],
    ['/3', '', 3],
    ['a\nb/3', 'a\nb', 3],
    ['', '', undefined],
  ])('%j may have the number of a sample', (operand, name, sample) => {
    expect(namedSample(operand)).toEqual({ name, sample });
  });

  it.each<[string, readonly string[], object]>([
    ['log', ['login', 'logout'], { ending: ', did you mean "login"?' }],
    ['log', ['login-page', 'logout-page'], { ending: ', did you mean one of "login-page", "logout-page"?' }],
    ['zzzz', ['a1', 'b2', 'c3'], { ending: '', hint: 'it has "a1", "b2", "c3"' }],
    ['zzzz', ['a1', 'b2', 'c3', 'd4'], { ending: '', hint: 'it has "a1", "b2", "c3" and 1 more' }],
    [
      'test',
      ['alpha-test', 'beta-test', 'test-of-three', 'test-of-four'],
      { ending: ', did you mean one of "alpha-test", "beta-test", "test-of-three" and 1 more?' },
    ],
    ['', ['a1'], { ending: '', hint: 'it has "a1"' }],
  ])('%j is likely one of %j', (typed, names, wanted) => {
    expect(nameHint(typed, names)).toEqual(wanted);
  });
});

describe('the session of a place', () => {
  const folders = known({
    'golden-corpus/a/reference.json': referenceJson(),
    'golden-corpus/a/transcript.md': 'x',
    'golden-corpus/broken/reference.json': '{',
    'candidates/a.json': summaryJson(),
    'candidates/alone.json': summaryJson(),
  });

  it.each<[string, string | undefined]>([
    ['candidates/a.json', 'a'],
    ['./candidates/a.json', 'a'],
    ['candidates/a.json:4', 'a'],
    ['candidates/a.json:4:18', 'a'],
    ['candidates/alone.json', 'alone'],
    ['golden-corpus/a/reference.json', 'a'],
    ['golden-corpus/a/reference.json:9:1', 'a'],
    ['golden-corpus/a/transcript.md:1', 'a'],
    ['golden-corpus/a', 'a'],
    ['golden-corpus/broken/reference.json:1', 'broken'],
    ['golden-corpus', undefined],
    ['golden-corpus/none/reference.json', undefined],
    ['candidates', undefined],
    ['candidates/b.json', undefined],
    ['../candidates/a.json', undefined],
    ['candidates/a.json:x', undefined],
  ])('%s is that of %s', async (operand, name) => {
    const { files, ...all } = await folders;
    expect(sessionAt(operand, all, files)).toEqual(name === undefined ? undefined : { name, sample: undefined });
  });

  const lines = known(
    {
      'corpus.jsonl': jsonl({ name: 'a', ...referenceJson() }, { name: 'b', ...referenceJson() }),
      'out.jsonl': jsonl({ name: 'a', ...summaryJson() }, { name: 'b', ...summaryJson() }),
    },
    { corpus: 'corpus.jsonl', candidates: 'out.jsonl' },
  );

  it.each<[string, string | undefined]>([
    ['out.jsonl:1', 'a'],
    ['out.jsonl:2', 'b'],
    ['out.jsonl:2:7', 'b'],
    ['out.jsonl:3', undefined],
    ['out.jsonl', undefined],
    ['corpus.jsonl:1', 'a'],
    ['corpus.jsonl:2:1', 'b'],
    ['corpus.jsonl', undefined],
    ['corpus.jsonl:3', undefined],
  ])('%s is that of %s among lines', async (operand, name) => {
    const { files, ...all } = await lines;
    expect(sessionAt(operand, all, files)).toEqual(name === undefined ? undefined : { name, sample: undefined });
  });

  const samples = known(
    {
      'golden-corpus/a/reference.json': referenceJson(),
      'out/1/a.json': summaryJson(),
      'out/2/a.json': summaryJson(),
    },
    { candidates: 'out/1, out/2' },
  );

  it.each<[string, number]>([
    ['out/1/a.json', 1],
    ['out/2/a.json:3', 2],
  ])('%s is that of sample %d', async (operand, sample) => {
    const { files, ...all } = await samples;
    expect(sessionAt(operand, all, files)).toEqual({ name: 'a', sample });
  });
});

describe('what is wrong with others', () => {
  const fault = (i: number) => ({ message: `wrong ${i}` });
  const faults = (count: number) => ({
    own: [],
    others: Array.from({ length: count }, (_, i) => fault(i)),
    nobodys: [],
  });

  it('is sorted by whose it is', () => {
    const corpus = { problems: [fault(1), fault(2), fault(3)], owners: ['a', undefined, 'b'] };
    expect(faultsFor('a', corpus)).toEqual({ own: [fault(1)], others: [fault(3)], nobodys: [fault(2)] });
  });

  it.each<[number, readonly string[]]>([
    [0, []],
    [1, ['Elsewhere in the corpus: 1 problem, at which a run stops', 'wrong 0']],
    [5, ['Elsewhere in the corpus: 5 problems, at which a run stops', ...[0, 1, 2, 3, 4].map((i) => `wrong ${i}`)]],
    [
      7,
      [
        'Elsewhere in the corpus: 7 problems, at which a run stops',
        ...[0, 1, 2, 3, 4].map((i) => `wrong ${i}`),
        '… and 2 more there',
      ],
    ],
  ])('is told of %d', (count, wanted) => {
    expect(corpusFaults(faults(count))).toEqual(wanted);
  });

  it.each<[number, string]>([
    [1, 'Elsewhere 1 candidate cannot be scored: "c0"'],
    [5, 'Elsewhere 5 candidates cannot be scored: "c0", "c1", "c2", "c3", "c4"'],
    [8, 'Elsewhere 8 candidates cannot be scored: "c0", "c1", "c2", "c3", "c4" and 3 more'],
  ])('names %d candidates, but not the own one', async (count, wanted) => {
    const { candidates } = await known({
      ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`candidates/c${i}.json`, '{'])),
      'candidates/own.json': '{',
      'candidates/sound.json': summaryJson(),
    });
    expect(othersFaults({ name: 'own', faults: faults(0), candidates })).toEqual([wanted]);
  });
});

describe('the last judgement', () => {
  const judge = wholeJudgement();
  const session = { name: 'a', candidate_digest: 'c', reference_digest: 'r', judge };
  const asked = { name: 'a', candidateDigest: 'c', referenceDigest: 'r' };

  function last(report: unknown, judged: Parameters<typeof lastJudgement>[0] = asked) {
    const workspace = makeWorkspace(
      report === undefined ? {} : { 'summary-gate-report/report.json': report as string | object },
    );
    return lastJudgement(judged, settingsOf(workspace).values, workspace.files);
  }

  it.each<[string, unknown]>([
    ['without a report', undefined],
    ['in what is no JSON', '{'],
    ['in what is no text', new Uint8Array([0xff, 0xfe, 0])],
    ['in what is no report', {}],
    ['of another session', { sessions: [{ ...session, name: 'b' }] }],
    ['of another candidate', { sessions: [{ ...session, candidate_digest: 'd' }] }],
    ['of another reference', { sessions: [{ ...session, reference_digest: 's' }] }],
    ['of a session that nobody judged', { sessions: [{ ...session, judge: undefined }] }],
    [
      'of another sample than the first that is usable',
      {
        sessions: [
          {
            ...session,
            samples: [
              { status: 'scored', candidate_digest: 'd' },
              { status: 'scored', candidate_digest: 'c' },
            ],
          },
        ],
      },
    ],
    [
      'of samples of which none is usable',
      { sessions: [{ ...session, samples: [{ status: 'invalid_candidate', candidate_digest: 'c' }] }] },
    ],
  ])('is none %s', (_, report) => {
    expect(last(report)).toBeNull();
  });

  it.each<[string, object]>([
    ['of the same candidate and reference', session],
    ['where samples are null', { ...session, samples: null }],
    [
      'of the first sample that is usable',
      {
        ...session,
        candidate_digest: 'd',
        samples: [
          { status: 'invalid_candidate', candidate_digest: null },
          { status: 'scored', candidate_digest: 'c' },
          { status: 'scored', candidate_digest: 'd' },
        ],
      },
    ],
  ])('is there %s', (_, one) => {
    expect(last({ sessions: [{ ...session, name: 'b' }, one] })).toEqual({
      place: 'summary-gate-report/report.json',
      ...judge,
    });
  });

  it('is that of a candidate without a reference', () => {
    const judged = { ...asked, referenceDigest: null };
    expect(last({ sessions: [{ ...session, reference_digest: null }] }, judged)).toMatchObject(judge);
    expect(last({ sessions: [session] }, judged)).toBeNull();
  });
});
